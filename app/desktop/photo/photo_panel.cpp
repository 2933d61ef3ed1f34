#include "app/desktop/photo/photo_panel.h"

#include "app/desktop/actions/action_set.h"
#include "app/desktop/base/named.h"
#include "app/desktop/document/scenario_document.h"
#include "app/desktop/document/table_state.h"
#include "app/desktop/tools/next_piece.h"
#include "app/desktop/tools/terrain_presets.h"
#include "app/desktop/widgets/box_layouts.h"
#include "app/desktop/widgets/line_icon.h"
#include "app/shared/text/vision_text.h"
#include "scenarios/edits/edits.h"

#include <QAction>
#include <QCheckBox>
#include <QComboBox>
#include <QDoubleSpinBox>
#include <QFormLayout>
#include <QGroupBox>
#include <QLabel>
#include <QPushButton>
#include <QSlider>
#include <QVBoxLayout>

#include <algorithm>
#include <array>
#include <cmath>

namespace sightline::app {

namespace {

/// Round bases that are sold, in millimeters.
constexpr std::array kRoundBases{25.0, 28.5, 30.0, 32.0, 40.0, 50.0, 60.0, 65.0, 80.0, 90.0, 100.0, 130.0, 160.0};

/// A button of the panel that does what the command does, and can be used when it can.
QPushButton* buttonFor(QAction* action) {
    auto* button = new QPushButton{action->text()};
    button->setToolTip(action->statusTip());
    button->setCheckable(action->isCheckable());
    const auto follow = [button, action] {
        button->setEnabled(action->isEnabled());
        button->setChecked(action->isChecked());
    };
    follow();
    QObject::connect(action, &QAction::changed, button, follow);
    QObject::connect(button, &QPushButton::clicked, action, [action, follow] {
        action->trigger();
        follow();
    });
    return button;
}

} // namespace

PhotoPanel::PhotoPanel(ScenarioDocument& document,
                       TableState& state,
                       ToolSet& tools,
                       TraceTool& trace,
                       const ActionSet& actions,
                       QWidget* parent)
    : QWidget{parent}, m_document{document}, m_state{state}, m_tools{tools}, m_trace{trace} {
    setObjectName(QStringLiteral("photoPanel"));
    columnOf({makePhoto(actions), makeTrace(actions), makeTerrain(), {}}, this);
    connect(&document, &ScenarioDocument::scenarioChanged, this, &PhotoPanel::refresh);
    connect(&trace, &TraceTool::optionsChanged, this, &PhotoPanel::refreshTrace);
    connect(&tools, &ToolSet::pieceOptionsChanged, this, &PhotoPanel::refreshTerrain);
    refreshTerrain();
    refresh();
}

QWidget* PhotoPanel::makePhoto(const ActionSet& actions) {
    auto* box = new QWidget;
    auto* layout = new QVBoxLayout{box};
    layout->setContentsMargins(0, 0, 0, 0);
    m_words = named("photoWords", new QLabel);
    m_words->setWordWrap(true);
    m_opacity = named("photoOpacity", new QSlider{Qt::Horizontal});
    m_opacity->setRange(0, 100);
    m_opacity->setPageStep(10);
    m_opacity->setAccessibleName(tr("Opacity of the photo"));
    m_percent = new QLabel;
    m_percent->setMinimumWidth(fontMetrics().horizontalAdvance(tr("%1 %").arg(100)) + 4);
    auto* row = new QHBoxLayout;
    auto* label = new QLabel{tr("&Opacity")};
    label->setBuddy(m_opacity);
    row->addWidget(label);
    row->addWidget(m_opacity, 1);
    row->addWidget(m_percent);
    auto* shown = named("photoShown", new QCheckBox{tr("&Show")});
    connect(shown, &QCheckBox::clicked, actions.named("showPhoto"), &QAction::trigger);
    connect(actions.named("showPhoto"), &QAction::changed, shown, [shown, action = actions.named("showPhoto")] {
        shown->setChecked(action->isChecked());
        shown->setEnabled(action->isEnabled());
    });
    shown->setChecked(actions.named("showPhoto")->isChecked());
    shown->setEnabled(actions.named("showPhoto")->isEnabled());
    layout->addWidget(m_words);
    for (QAction* action : {actions.named("loadPhoto"), actions.named("placePhoto"), actions.named("removePhoto")}) {
        layout->addWidget(buttonFor(action));
    }
    layout->addWidget(shown);
    layout->addLayout(row);
    connect(m_opacity, &QSlider::sliderPressed, this, [this] { m_drag = Gesture::begin(); });
    connect(m_opacity, &QSlider::sliderReleased, this, [this] { m_drag = {}; });
    connect(m_opacity, &QSlider::valueChanged, this, &PhotoPanel::setOpacity);
    return box;
}

QWidget* PhotoPanel::makeTrace(const ActionSet& actions) {
    auto* box = new QGroupBox{tr("Trace bases")};
    auto* form = new QFormLayout{box};
    form->setRowWrapPolicy(QFormLayout::WrapLongRows);
    m_base = named("traceBase", new QComboBox);
    for (const double millimeters : kRoundBases) {
        m_base->addItem(
            tr("%1 mm round").arg(QLocale{}.toString(millimeters, 'f', millimeters == std::floor(millimeters) ? 0 : 1)),
            millimeters);
    }
    m_base->addItem(tr("another size"), 0.0);
    m_diameter = named("traceDiameter", new QDoubleSpinBox);
    m_diameter->setRange(5.0, 400.0);
    m_diameter->setDecimals(1);
    m_diameter->setSuffix(tr(" mm"));
    m_player = named("tracePlayer", new QComboBox);
    m_fits = named("traceFits", new QCheckBox{tr("Snap to round &edges in the photo")});
    form->addRow(tr("&Base"), m_base);
    form->addRow(tr("D&iameter"), m_diameter);
    form->addRow(tr("Pla&yer"), m_player);
    form->addRow(m_fits);
    form->addRow(buttonFor(actions.named("traceTool")));
    form->addRow(buttonFor(actions.named("fitToPhoto")));
    connect(m_base, &QComboBox::activated, this, [this] {
        if (const double chosen = m_base->currentData().toDouble(); chosen > 0) {
            m_diameter->setValue(chosen);
        } else {
            m_diameter->setFocus();
            m_diameter->selectAll();
        }
    });
    connect(m_diameter, &QDoubleSpinBox::valueChanged, this, &PhotoPanel::takeTrace);
    connect(m_player, &QComboBox::activated, this, &PhotoPanel::takeTrace);
    connect(m_fits, &QCheckBox::toggled, this, &PhotoPanel::takeTrace);
    return box;
}

QWidget* PhotoPanel::makeTerrain() {
    auto* box = new QGroupBox{tr("Trace terrain")};
    auto* form = new QFormLayout{box};
    form->setRowWrapPolicy(QFormLayout::WrapLongRows);
    m_kind = named("traceKind", new QComboBox);
    for (const TerrainPreset& preset : terrainPresets()) {
        m_kind->addItem(lineIcon(preset.icon), pieceOptionsText(preset.options));
    }
    auto* draw = named("traceTerrain", new QPushButton{tr("Trace its &corners")});
    draw->setToolTip(tr("Click the corners of the piece in the photo"));
    form->addRow(tr("&Kind"), m_kind);
    form->addRow(draw);
    const auto take = [this] {
        const int index = m_kind->currentIndex();
        if (index >= 0 && index < static_cast<int>(terrainPresets().size())) {
            const TerrainPreset& preset = terrainPresets()[static_cast<std::size_t>(index)];
            m_tools.setPieceOptions(preset.options);
            m_tools.setCurrent(preset.tool);
        } else {
            m_tools.setCurrent(ToolKind::Polygon);
        }
    };
    connect(m_kind, &QComboBox::activated, this, take);
    connect(draw, &QPushButton::clicked, this, take);
    return box;
}

void PhotoPanel::refreshTerrain() {
    const auto& presets = terrainPresets();
    const auto known = std::ranges::find(presets, m_tools.pieceOptions(), &TerrainPreset::options);
    const int all = static_cast<int>(presets.size());
    if (known != presets.end()) {
        m_kind->setCurrentIndex(static_cast<int>(known - presets.begin()));
        return;
    }
    // What was chosen elsewhere stands as the last entry.
    if (m_kind->count() == all) {
        m_kind->addItem({});
    }
    m_kind->setItemText(all, pieceOptionsText(m_tools.pieceOptions()));
    m_kind->setCurrentIndex(all);
}

void PhotoPanel::setWords(const QString& words) { m_words->setText(words); }

void PhotoPanel::setOpacity(int percent) {
    m_percent->setText(tr("%1 %").arg(percent));
    const auto& scenario = m_document.scenario();
    if (m_busy || !scenario.photo) {
        return;
    }
    auto photo = scenario.photo;
    photo->opacity = percent / 100.0;
    m_document.edit(tr("Opacity of the photo"), withPhoto(scenario, std::move(photo)), m_drag);
}

void PhotoPanel::refresh() {
    m_busy = true;
    const auto& scenario = m_document.scenario();
    const int percent = scenario.photo ? static_cast<int>(std::lround(scenario.photo->opacity * 100)) : 100;
    m_opacity->setEnabled(scenario.photo.has_value());
    m_opacity->setValue(percent);
    m_percent->setText(tr("%1 %").arg(percent));
    QStringList ids;
    for (const auto& player : scenario.players) {
        ids << player.id.value + u'\n' + player.name;
    }
    if (m_player->property("players").toStringList() != ids || m_player->count() == 0) {
        // Nobody chose "no player" where there was nothing else to choose.
        const QVariant chosen = m_player->count() > 1 ? m_player->currentData() : QVariant{};
        m_player->setProperty("players", ids);
        m_player->clear();
        for (const auto& player : scenario.players) {
            m_player->addItem(playerName(player), player.id.value);
        }
        m_player->addItem(tr("No player"), QString{});
        m_player->setCurrentIndex(std::max(0, m_player->findData(chosen)));
    }
    m_busy = false;
    refreshTrace();
    takeTrace();
}

void PhotoPanel::refreshTrace() {
    m_busy = true;
    const TraceOptions& options = m_trace.options();
    const double millimeters = options.diameter.millimeters();
    m_diameter->setValue(millimeters);
    const int known = m_base->findData(millimeters);
    m_base->setCurrentIndex(known >= 0 ? known : m_base->count() - 1);
    m_fits->setChecked(options.fits);
    m_busy = false;
}

void PhotoPanel::takeTrace() {
    if (m_busy) {
        return;
    }
    TraceOptions options = m_trace.options();
    options.diameter = geometry::Length::fromMillimeters(m_diameter->value());
    options.player = {m_player->currentData().toString()};
    options.fits = m_fits->isChecked();
    m_trace.setOptions(options);
}

} // namespace sightline::app
