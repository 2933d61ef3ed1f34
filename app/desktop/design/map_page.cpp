#include "app/desktop/design/map_page.h"

#include "app/desktop/base/named.h"
#include "app/desktop/design/map_text.h"
#include "app/desktop/widgets/box_layouts.h"
#include "app/desktop/widgets/length_box.h"
#include "app/desktop/widgets/name_box.h"
#include "app/desktop/widgets/run_progress.h"
#include "app/shared/text/layout_text.h"
#include "app/shared/text/number_text.h"
#include "app/shared/text/vision_text.h"
#include "scenarios/analysis/side_zones.h"

#include <QAction>
#include <QCheckBox>
#include <QComboBox>
#include <QFileInfo>
#include <QFormLayout>
#include <QLabel>
#include <QProgressBar>
#include <QPushButton>
#include <QScrollArea>
#include <QSignalBlocker>
#include <QSlider>
#include <QToolButton>

namespace sightline::app {

namespace {

using scenarios::IsovistMeasure;

/// Returns the data of an entry of the list of subjects.
QVariantList entry(MapSubject subject, const QString& id = {}, IsovistMeasure measure = IsovistMeasure::Area) {
    return {static_cast<int>(subject), id, static_cast<int>(measure)};
}
/// All zones of a player together.
QVariantList groundEntry(const QString& player) { return {static_cast<int>(MapSubject::Positions), player, 0, true}; }

MapSubject subjectIn(const QVariant& data) { return static_cast<MapSubject>(data.toList().value(0).toInt()); }
QString idIn(const QVariant& data) { return data.toList().value(1).toString(); }
bool isGround(const QVariant& data) { return data.toList().value(3).toBool(); }
IsovistMeasure measureIn(const QVariant& data) { return static_cast<IsovistMeasure>(data.toList().value(2).toInt()); }

QLabel* wrapped(const char* name) {
    auto* label = named(name, new QLabel);
    label->setWordWrap(true);
    label->setTextInteractionFlags(Qt::TextSelectableByMouse | Qt::TextSelectableByKeyboard);
    label->setTextFormat(Qt::PlainText);
    return label;
}

} // namespace

MapPage::MapPage(QAction* shows, QAction* exports, QWidget* parent)
    : QWidget{parent},
      m_subject{named("mapSubject", new NameBox{14})},
      m_cell{lengthBox("mapCell", kMinMapCell, kMaxMapCell)},
      m_positions{lengthBox("mapPositions", kMinMapCell, kMaxPositionsApart)},
      m_viewerHeight{lengthBox("mapViewerHeight", 0.0, kMaxMapHeight)},
      m_targetHeight{lengthBox("mapTargetHeight", 0.0, kMaxMapHeight)},
      m_colors{named("mapColors", new QComboBox)},
      m_opacity{named("mapOpacity", new QSlider{Qt::Horizontal})},
      m_isolines{named("mapIsolines", new QCheckBox{tr("&Isolines")})},
      m_less{named("mapLess", new QToolButton)},
      m_noLess{named("mapNoLess", new QToolButton)},
      m_sentence{wrapped("mapSentence")},
      m_probe{wrapped("mapProbe")} {
    auto* on = new QToolButton;
    on->setDefaultAction(shows);
    on->setToolButtonStyle(Qt::ToolButtonTextBesideIcon);
    auto* write = new QToolButton;
    write->setDefaultAction(exports);
    m_colors->addItems({tr("Viridis"), tr("Cividis"), tr("Gray")});
    m_opacity->setRange(kMinOpacity, 100);
    m_opacity->setPageStep(10);
    m_isolines->setToolTip(tr("Lines at a quarter, a half and three quarters of the scale"));
    m_noLess->setText(tr("No &comparison"));
    m_positions->setToolTip(
        tr("Distance between the viewers; a viewer without size is placed at each position of the zone"));
    m_cell->setToolTip(tr("The map is computed at the center of each cell"));
    const RunProgress progress = makeRunProgress(tr("Cance&l"), QStringLiteral("mapStop"));
    m_bar = progress.bar;
    tellTimeLeft(*m_bar);
    m_stop = progress.stop;
    m_continue = named("mapContinue", new QPushButton{tr("Contin&ue")});
    m_continue->setToolTip(tr("Go on with the map that was stopped"));
    m_continue->setAutoDefault(false);
    m_continue->hide();
    m_finer = named("mapFiner", new QPushButton);
    m_finer->setToolTip(tr("Compute the map as fine as asked; this may take many minutes"));
    m_finer->setAutoDefault(false);
    m_finer->hide();

    auto* buttons = rowOf({on, write, {}});
    auto* form = new QFormLayout;
    form->setRowWrapPolicy(QFormLayout::WrapLongRows);
    auto* told = new QLabel{tr("&Map shows")};
    told->setBuddy(m_subject);
    form->addRow(told);
    form->addRow(m_subject);
    form->addRow(tr("C&ells"), m_cell);
    form->addRow(tr("&Position spacing"), m_positions);
    form->addRow(tr("&Viewer height"), m_viewerHeight);
    form->addRow(tr("Tar&get height"), m_targetHeight);
    form->addRow(tr("Co&lors"), m_colors);
    form->addRow(tr("&Opacity"), m_opacity);
    columnOf({buttons,
              form,
              m_isolines,
              rowOf({m_less, m_noLess, {}}),
              m_sentence,
              {m_continue, 0, Qt::AlignLeft},
              {m_finer, 0, Qt::AlignLeft},
              m_probe,
              rowOf({{m_bar, 1}, m_stop}),
              {}},
             this);

    connect(m_subject, &QComboBox::activated, this, [this] {
        m_choice = choice();
        refreshFields();
        emit changed();
    });
    for (auto* box : {m_cell, m_positions, m_viewerHeight, m_targetHeight}) {
        connect(box, &LengthBox::lengthEntered, this, &MapPage::changed);
    }
    connect(m_colors, &QComboBox::activated, this, &MapPage::changed);
    connect(m_opacity, &QSlider::valueChanged, this, &MapPage::changed);
    connect(m_isolines, &QCheckBox::clicked, this, &MapPage::changed);
    connect(m_less, &QToolButton::clicked, this, &MapPage::lessRequested);
    connect(m_noLess, &QToolButton::clicked, this, [this] {
        setLess({});
        emit changed();
    });
    connect(m_stop, &QPushButton::clicked, this, &MapPage::stopRequested);
    connect(m_continue, &QPushButton::clicked, this, &MapPage::continueRequested);
    connect(m_finer, &QPushButton::clicked, this, &MapPage::finerRequested);
    setLess({});
    setTable({});
}

LengthBox* MapPage::lengthBox(const char* name, double least, double most) {
    auto* box = named(name, new LengthBox{LengthBox::Unit::Table});
    box->setLengths(geometry::Length::fromInches(least), geometry::Length::fromInches(most));
    return box;
}

void MapPage::setTable(const scenarios::Scenario& scenario) {
    const QVariant before = m_subject->currentData();
    const QSignalBlocker quiet{m_subject};
    m_subject->clear();
    const auto addSubject = [this](const QString& text, const QString& tip, const QVariantList& held) {
        m_subject->addItem(text, held);
        m_subject->setItemData(m_subject->count() - 1, tip, Qt::ToolTipRole);
    };
    for (const scenarios::Player& player : scenario.players) {
        addSubject(tr("Seen by %1", "a player").arg(playerName(player)), tr("How many of them see the position"),
                   entry(MapSubject::Models, player.id.value));
    }
    for (const scenarios::Zone& zone : scenario.zones) {
        addSubject(tr("Seen from %1", "a zone").arg(zoneText(scenario, zone.id)),
                   tr("How many positions in it see the position"), entry(MapSubject::Positions, zone.id.value));
    }
    for (const auto& [player, zones] : scenarios::zonesBySide(scenario)) {
        if (zones.size() > 1) {
            addSubject(tr("Seen from all zones of %1", "a player").arg(playerName(scenario, player)),
                       tr("How many positions in these zones, taken together, see the position"),
                       groundEntry(player.value));
        }
    }
    addSubject(tr("Share of the table that each point sees"), tr("How much of the table is seen from the position"),
               entry(MapSubject::SeenShare));
    m_subject->insertSeparator(m_subject->count());
    for (int i = 0; i < scenarios::isovistMeasureNames().size(); ++i) {
        const auto measure = static_cast<IsovistMeasure>(i);
        addSubject(measureName(measure), measureTip(measure), entry(MapSubject::Measure, {}, measure));
    }
    const int same = m_subject->findData(before);
    if (before.isValid() && same >= 0 && subjectIn(before) == m_choice.subject) {
        m_subject->setCurrentIndex(same);
        refreshFields();
    } else {
        setChoice(m_choice);
    }
}

void MapPage::setChoice(const MapChoice& choice) {
    m_choice = choice;
    const QSignalBlocker quietOpacity{m_opacity};
    m_cell->setLength(choice.cell);
    m_positions->setLength(choice.positions);
    m_viewerHeight->setLength(choice.viewerHeight);
    m_targetHeight->setLength(choice.targetHeight);
    m_colors->setCurrentIndex(static_cast<int>(choice.colors));
    m_opacity->setValue(choice.opacityPercent);
    m_isolines->setChecked(choice.isolines);
    const auto isChosen = [&](const QVariant& held) {
        return held.isValid() && subjectIn(held) == choice.subject &&
               (choice.subject != MapSubject::Measure || measureIn(held) == choice.measure);
    };
    if (!isChosen(m_subject->currentData())) {
        int found = m_subject->findData(entry(MapSubject::SeenShare)); // where there are no zones
        for (int i = m_subject->count() - 1; i >= 0; --i) {
            found = isChosen(m_subject->itemData(i)) ? i : found;
        }
        const QSignalBlocker quiet{m_subject};
        m_subject->setCurrentIndex(found);
    }
    refreshFields();
}

MapChoice MapPage::choice() const {
    MapChoice choice;
    const QVariant held = m_subject->currentData();
    choice.subject = subjectIn(held);
    choice.measure = choice.subject == MapSubject::Measure ? measureIn(held) : m_choice.measure;
    choice.cell = m_cell->length();
    choice.positions = m_positions->length();
    choice.viewerHeight = m_viewerHeight->length();
    choice.targetHeight = m_targetHeight->length();
    choice.colors = static_cast<ColorMap>(m_colors->currentIndex());
    choice.opacityPercent = m_opacity->value();
    choice.isolines = m_isolines->isChecked();
    return choice;
}

scenarios::PlayerId MapPage::player() const { return {idIn(m_subject->currentData())}; }
scenarios::ZoneId MapPage::zone() const {
    return isGround(m_subject->currentData()) ? scenarios::ZoneId{} : scenarios::ZoneId{idIn(m_subject->currentData())};
}

void MapPage::setLess(const QString& path) {
    m_lessPath = path;
    m_less->setText(path.isEmpty() ? tr("Compare with another &table…")
                                   : tr("Minus that of %1").arg(QFileInfo{path}.completeBaseName()));
    m_less->setToolTip(tr("Show the difference in the number of viewers from another table"));
    m_noLess->setVisible(!path.isEmpty());
}

void MapPage::setSentence(const QString& sentence) { m_sentence->setText(sentence); }

void MapPage::setProblem(const QString& problem) {
    if (m_sentence->text() == problem) {
        return; // who closed the panel does not want it with each edit
    }
    setSentence(problem);
    emit pageRequested();
    for (QWidget* up = parentWidget(); up; up = up->parentWidget()) {
        if (auto* area = qobject_cast<QScrollArea*>(up)) {
            // After the layout made room for the sentence.
            QMetaObject::invokeMethod(
                m_cell, [this, area] { area->ensureWidgetVisible(m_cell); }, Qt::QueuedConnection);
            return;
        }
    }
}

void MapPage::setProbe(const QString& text) {
    m_probe->setText(text.isEmpty() ? tr("Point at the table to read its value there.") : text);
}

void MapPage::setProgress(std::optional<std::pair<int, int>> done) { showProgress({m_bar, m_stop}, done); }

QString MapPage::progressText() const { return m_bar->isHidden() ? QString{} : m_bar->text(); }

void MapPage::setStopped(bool isStopped) { m_continue->setVisible(isStopped); }

void MapPage::setFinerCell(std::optional<geometry::Length> cell) {
    m_finer->setText(cell ? tr("Compute cells of %1", "a length").arg(lengthText(*cell)) : QString{});
    m_finer->setVisible(cell.has_value());
}

void MapPage::refreshFields() {
    const MapSubject subject = subjectIn(m_subject->currentData());
    m_subject->setToolTip(m_subject->currentData(Qt::ToolTipRole).toString());
    m_positions->setEnabled(subject == MapSubject::Positions);
    m_viewerHeight->setEnabled(subject != MapSubject::Models);
    const bool isDifference = !m_lessPath.isEmpty();
    m_colors->setEnabled(!isDifference);
    m_isolines->setEnabled(!isDifference);
}

} // namespace sightline::app
