#include "app/desktop/design/region_controller.h"

#include "app/desktop/actions/action_set.h"
#include "app/desktop/base/named.h"
#include "app/desktop/canvas/table_view.h"
#include "app/desktop/design/sheet_view.h"
#include "app/desktop/design/study_fields.h"
#include "app/desktop/design/study_page.h"
#include "app/desktop/document/scenario_document.h"
#include "app/desktop/seeing/region_view.h"
#include "app/desktop/settings/settings.h"
#include "app/desktop/widgets/angle_box.h"
#include "app/desktop/widgets/length_box.h"
#include "app/desktop/widgets/name_box.h"
#include "app/shared/text/layout_text.h"
#include "app/shared/text/number_text.h"

#include <QAction>
#include <QBoxLayout>
#include <QCheckBox>
#include <QComboBox>
#include <QDoubleSpinBox>
#include <QFormLayout>
#include <QSignalBlocker>
#include <QToolButton>

namespace sightline::app {

namespace {

using geometry::Length;
using scenarios::RegionWants;

} // namespace

RegionController::RegionController(const TableParts& parts, RegionView& region)
    : m_parts{parts},
      m_region{region},
      m_page{new StudyPage{QStringLiteral("region"),
                           tr("The visible region, updated live. What is not visible is shaded and hatched.")}},
      m_viewer{listField("regionViewer",
                         {tr("The selected models, whole bases"), tr("Their whole units"), tr("A zone"),
                          tr("The point under the pointer")})},
      m_zone{named("regionZone", new NameBox)},
      m_viewerHeight{lengthField("regionViewerHeight", 0.0, kMaxRegionInches)},
      m_hasRange{checkField("regionHasRange", tr("&Maximum range"))},
      m_range{lengthField("regionRange", 0.0, kMaxRegionInches)},
      m_hasArc{checkField("regionHasArc", tr("Only to&ward"))},
      m_arcFrom{listField("regionArcFrom", {tr("Right side of the table"), tr("Front of the model")})},
      m_arcCenter{named("regionArcMiddle", new AngleBox)},
      m_arcWidth{named("regionArcWidth", new QDoubleSpinBox)},
      m_wants{listField("regionWants", {tr("A point"), tr("Part of a base"), tr("The whole facing side of a base")})},
      m_base{named("regionBase", new LengthBox{LengthBox::Unit::Millimeters})},
      m_height{lengthField("regionHeight", kMinShownInches, kMaxShownInches)},
      m_elevation{lengthField("regionElevation", 0.0, kMaxRegionInches)},
      m_cell{lengthField("regionCell", kMinRegionCell, kMaxRegionCell)} {
    makeFields();
    auto* on = named("regionShows", new QToolButton);
    on->setDefaultAction(parts.actions.named("visibleRegion"));
    m_page->buttons()->addWidget(on);
    m_page->buttons()->addStretch(1);
    m_page->sheets()->hide();
    static_cast<QBoxLayout*>(m_page->layout())->addStretch(1); // nothing drifts apart
    listZones();
    showChoice();
    connectFields();
    take();
    showState();
}

void RegionController::makeFields() {
    m_viewerHeight->setToolTip(tr("Height of the viewer at the point or in the zone; models have their own height"));
    m_arcCenter->setToolTip(tr("Center of the arc, in degrees clockwise, from the center of each base"));
    m_arcFrom->setToolTip(
        tr("Meaning of 0°: an arc from the front turns with each model; points and zones have no front"));
    m_arcWidth->setRange(1.0, 360.0);
    m_arcWidth->setDecimals(1);
    m_arcWidth->setSingleStep(15.0);
    m_arcWidth->setSuffix(tr("°"));
    m_arcWidth->setKeyboardTracking(false);
    m_range->setToolTip(tr("From base edge to base edge"));
    m_base->setLengths(Length::fromMillimeters(1), Length::fromMillimeters(kMaxRegionBase));
    m_base->setToolTip(tr("A round base; the region is for its center"));
    m_height->setToolTip(tr("Height of the target; also used for the distances around models"));
    m_cell->setToolTip(
        tr("Where exact borders are not available, the table is divided into cells, each judged at its center"));
    auto* form = m_page->form();
    m_page->addWideRow(tr("&Observer"), m_viewer);
    form->addRow(tr("&Zone"), m_zone);
    form->addRow(tr("&Viewer height"), m_viewerHeight);
    form->addRow(m_hasRange, m_range);
    form->addRow(m_hasArc, m_arcCenter);
    form->addRow(tr("&0° is"), m_arcFrom);
    form->addRow(tr("Ar&c width"), m_arcWidth);
    m_page->addWideRow(tr("Targ&et"), m_wants);
    form->addRow(tr("Target &base"), m_base);
    form->addRow(tr("Target hei&ght"), m_height);
    form->addRow(tr("Target &elevation"), m_elevation);
    form->addRow(tr("Ce&ll size"), m_cell);
}

void RegionController::connectFields() {
    for (QComboBox* box : {m_viewer, m_zone, m_arcFrom, m_wants}) {
        connect(box, &QComboBox::currentIndexChanged, this, &RegionController::take);
    }
    for (QCheckBox* box : {m_hasRange, m_hasArc}) {
        connect(box, &QCheckBox::toggled, this, &RegionController::take);
    }
    for (LengthBox* box : {m_viewerHeight, m_range, m_base, m_elevation, m_cell}) {
        connect(box, &LengthBox::lengthEntered, this, &RegionController::take);
    }
    connect(m_arcCenter, &AngleBox::degreesEntered, this, &RegionController::take);
    connect(m_arcWidth, &QDoubleSpinBox::valueChanged, this, &RegionController::take);
    connect(m_height, &LengthBox::lengthEntered, this, [this](Length height) {
        ShownDistances distances = m_parts.settings.distances();
        distances.samplePointHeight = height;
        m_parts.settings.setDistances(distances);
    });
    connect(&m_parts.settings, &Settings::distancesChanged, this,
            [this] { m_height->setLength(m_parts.settings.distances().samplePointHeight); });
    connect(&m_parts.settings, &Settings::regionChoiceChanged, this, [this] {
        showChoice(); // of another window
        take();
    });
    connect(&m_parts.document, &ScenarioDocument::scenarioChanged, this, &RegionController::listZones);
    connect(&m_parts.view, &TableView::cursorMoved, this, [this](const std::optional<QPointF>& place) {
        if (place) {
            m_region.setPosition(*place);
        }
    });
    connect(m_page, &StudyPage::stopRequested, &m_region, &RegionView::stop);
    connect(&m_region, &RegionView::changed, this, &RegionController::showState);
    connect(&m_region, &RegionView::progressed, this, [this](int done, int all) {
        m_page->setProgress(std::pair{done, all});
    });
}

void RegionController::listZones() {
    const auto& scenario = m_parts.document.scenario();
    QStringList names;
    QVariantList ids;
    for (const scenarios::Zone& zone : scenario.zones) {
        names << zoneText(scenario, zone.id);
        ids << zone.id.value;
    }
    QStringList shown;
    QVariantList held;
    for (int i = 0; i < m_zone->count(); ++i) {
        shown << m_zone->itemText(i);
        held << m_zone->itemData(i);
    }
    if (names == shown && ids == held) {
        return; // a drag changes no zones
    }
    const QVariant before = m_zone->currentData();
    {
        const QSignalBlocker quiet{m_zone};
        m_zone->clear();
        for (qsizetype i = 0; i < names.size(); ++i) {
            m_zone->addItem(names[i], ids[i]);
        }
        m_zone->setCurrentIndex(names.isEmpty() ? -1 : std::max(0, m_zone->findData(before)));
    }
    take();
}

void RegionController::showChoice() {
    const RegionChoice choice = m_parts.settings.regionChoice();
    const QSignalBlocker quietViewer{m_viewer};
    const QSignalBlocker quietWants{m_wants};
    const QSignalBlocker quietRange{m_hasRange};
    const QSignalBlocker quietArc{m_hasArc};
    const QSignalBlocker quietArcFrom{m_arcFrom};
    const QSignalBlocker quietWidth{m_arcWidth};
    m_viewer->setCurrentIndex(static_cast<int>(choice.viewer));
    m_viewerHeight->setLength(choice.viewerHeight);
    m_hasRange->setChecked(choice.hasRange);
    m_range->setLength(choice.range);
    m_hasArc->setChecked(choice.hasArc);
    m_arcFrom->setCurrentIndex(static_cast<int>(choice.arcZero));
    m_arcCenter->setDegrees(choice.arcCenter);
    m_arcWidth->setValue(choice.arcWidth);
    m_wants->setCurrentIndex(static_cast<int>(choice.wants));
    m_base->setLength(choice.targetBase);
    m_height->setLength(m_parts.settings.distances().samplePointHeight);
    m_elevation->setLength(choice.targetElevation);
    m_cell->setLength(choice.cell);
}

RegionChoice RegionController::choice() const {
    RegionChoice choice;
    choice.viewer = static_cast<RegionViewer>(m_viewer->currentIndex());
    choice.viewerHeight = m_viewerHeight->length();
    choice.hasRange = m_hasRange->isChecked();
    choice.range = m_range->length();
    choice.hasArc = m_hasArc->isChecked();
    choice.arcZero = static_cast<scenarios::ArcZero>(m_arcFrom->currentIndex());
    choice.arcCenter = m_arcCenter->value();
    choice.arcWidth = m_arcWidth->value();
    choice.wants = static_cast<RegionWants>(m_wants->currentIndex());
    choice.targetBase = m_base->length();
    choice.targetElevation = m_elevation->length();
    choice.cell = m_cell->length();
    return choice;
}

void RegionController::take() {
    const RegionChoice chosen = choice();
    refreshFields();
    if (chosen.viewer == RegionViewer::SamplePoint && !m_region.place()) {
        // For those who have no pointer: the middle of what is seen.
        m_region.setPosition(m_parts.scene.cursorPosition().value_or(
            m_parts.view.toTable(QRectF{m_parts.view.viewport()->rect()}.center())));
    }
    m_region.setChoice(chosen, m_zone->currentIndex() < 0
                                   ? std::nullopt
                                   : std::optional{scenarios::ZoneId{m_zone->currentData().toString()}});
    m_parts.settings.setRegionChoice(chosen);
}

void RegionController::refreshFields() {
    const auto viewer = static_cast<RegionViewer>(m_viewer->currentIndex());
    m_zone->setEnabled(viewer == RegionViewer::Zone && m_zone->count() > 0);
    m_viewerHeight->setEnabled(viewer == RegionViewer::Zone || viewer == RegionViewer::SamplePoint);
    m_range->setEnabled(m_hasRange->isChecked());
    m_arcFrom->setEnabled(m_hasArc->isChecked() && (viewer == RegionViewer::Model || viewer == RegionViewer::Unit));
    m_arcCenter->setEnabled(m_hasArc->isChecked());
    m_arcWidth->setEnabled(m_hasArc->isChecked());
    m_base->setEnabled(static_cast<RegionWants>(m_wants->currentIndex()) != RegionWants::Point);
}

void RegionController::showState() {
    const QString sentence = unbroken(m_region.sentence());
    m_page->setSentence(!m_region.isOn()     ? tr("Turn on the visible region to see it on the table, with its area.")
                        : m_region.isStale() ? tr("For the table before the last change: %1").arg(sentence)
                                             : sentence);
    if (!m_region.isBusy()) {
        m_page->setProgress({});
    }
}

} // namespace sightline::app
