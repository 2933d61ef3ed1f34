#include "app/desktop/vision/light_page.h"

#include "app/desktop/base/named.h"
#include "app/desktop/document/scenario_document.h"
#include "app/desktop/document/selected_ids.h"
#include "app/desktop/document/table_state.h"
#include "app/desktop/vision/range_box.h"
#include "app/desktop/vision/region_kinds.h"
#include "app/desktop/widgets/box_layouts.h"
#include "app/desktop/widgets/empty_hint.h"
#include "app/desktop/widgets/name_box.h"
#include "app/shared/painting/light_painter.h"
#include "app/shared/text/element_text.h"
#include "app/shared/text/number_text.h"
#include "app/shared/text/position_text.h"
#include "app/shared/text/sense_text.h"
#include "app/shared/text/shipped_text.h"
#include "scenarios/catalogs/games.h"
#include "scenarios/io/profile_io.h"
#include "scenarios/vision/vision_edits.h"

#include <QAction>
#include <QCheckBox>
#include <QComboBox>
#include <QFormLayout>
#include <QJsonObject>
#include <QLabel>
#include <QListWidget>
#include <QSignalBlocker>
#include <QToolButton>

#include <algorithm>
#include <array>

namespace sightline::app {

namespace {

using scenarios::Scenario;

constexpr int kMaxCells = 200;

/// The profile offered where lights change nothing; null if it does not ship. In dungeons it is dark to whoever brings
/// no light.
const scenarios::VisionProfile* nightProfile(const Scenario& scenario) {
    const auto* pack = std::get_if<QJsonObject>(&scenario.rules);
    const auto* game = scenarios::gameOfRules(pack ? (*pack)[u"id"].toString() : std::get<QString>(scenario.rules));
    const bool isOfSquares = game && game->id == u"grid";
    return scenarios::shippedVisionProfile(isOfSquares ? QStringLiteral("darkness") : QStringLiteral("night-fight"));
}

/// Radii of a usual light in inches: an inch of a table of 28 mm, like a square of a grid, stands for 5 ft.
struct UsualLight {
    const char* ofSquares;
    const char* text; ///< %1, %2: the radii
    int bright = 0;
    int dim = 0;
};
constexpr std::array kUsualLights{
    UsualLight{QT_TRANSLATE_NOOP("sightline::app::LightPage", "Candle: 1 and 2 cells (5 and 10 ft)"),
               QT_TRANSLATE_NOOP("sightline::app::LightPage", "Candle: %1 and %2"), 1, 2},
    UsualLight{QT_TRANSLATE_NOOP("sightline::app::LightPage", "Torch: 4 and 8 cells (20 and 40 ft)"),
               QT_TRANSLATE_NOOP("sightline::app::LightPage", "Torch: %1 and %2"), 4, 8},
    UsualLight{QT_TRANSLATE_NOOP("sightline::app::LightPage", "Lantern: 6 and 12 cells (30 and 60 ft)"),
               QT_TRANSLATE_NOOP("sightline::app::LightPage", "Lantern: %1 and %2"), 6, 12}};

/// Radii of a light in cells.
struct Radii {
    int bright = 0;
    int dim = 0;
    friend bool operator==(const Radii&, const Radii&) = default;
};

/// Returns the radii of a usual light to the nearest whole cell of the table.
Radii radiiOf(const UsualLight& usual, const Scenario& scenario) {
    const double cell = scenario.vision->profile.cell.inches();
    const auto cells = [&](int inches) { return std::max(1, qRound(inches / cell)); };
    return {cells(usual.bright), cells(usual.dim)};
}

QString usualText(const UsualLight& usual, const Scenario& scenario) {
    const geometry::Length cell = scenario.vision->profile.cell;
    const auto counted = countedCell(scenario);
    if (counted == geometry::Length::fromInches(1)) {
        return LightPage::tr(usual.ofSquares);
    }
    const Radii radii = radiiOf(usual, scenario);
    return LightPage::tr(usual.text)
        .arg(rangeText(cell * radii.bright, scenario), rangeText(cell * radii.dim, scenario));
}

/// Returns the entry of the usual light of these radii; the first entry is for others.
int usualEntry(const Radii& radii, const Scenario& scenario) {
    const auto usual =
        std::ranges::find_if(kUsualLights, [&](const UsualLight& one) { return radiiOf(one, scenario) == radii; });
    return usual == kUsualLights.end() ? 0 : 1 + static_cast<int>(usual - kUsualLights.begin());
}

bool darkens(const scenarios::VisionRegion& region) {
    return region.kind == u"dark" || region.kind == u"shade" || region.kind == u"interior" ||
           region.kind == u"magic-dark";
}

RangeBox* cellBox(const char* name, const QString& what) {
    auto* box = named(name, new RangeBox);
    box->setAccessibleName(what);
    box->setRange(0, kMaxCells);
    box->setKeyboardTracking(false);
    return box;
}

} // namespace

LightPage::LightPage(
    ScenarioDocument& document, TableState& state, LightTool& tool, const QList<QAction*>& actions, QWidget* parent)
    : QWidget{parent},
      m_document{document},
      m_state{state},
      m_tool{tool},
      m_kind{named("lightKind", new QComboBox)},
      m_byCorners{named("regionByCorners", new QCheckBox{tr("&Corner by corner")})},
      m_unused{named("lightUnused", new QLabel)},
      m_useNight{named("lightUseNight", new QToolButton)},
      m_list{named("lightList", new QListWidget)},
      m_cell{named("lightCell", new QLabel)},
      m_usual{named("lightUsual", new NameBox{12})},
      m_bright{cellBox("lightBright", tr("Bright up to"))},
      m_dim{cellBox("lightDim", tr("Dim up to"))},
      m_rings{named("lightRings", new QLabel)},
      m_magical{named("lightMagical", new QCheckBox{tr("&Magical")})},
      m_remove{named("lightRemove", new QToolButton)},
      m_carrier{new QLabel},
      m_carriedUsual{named("carriedUsual", new QComboBox)},
      m_carriedBright{cellBox("carriedBright", tr("Carried light, bright up to"))},
      m_carriedDim{cellBox("carriedDim", tr("Carried light, dim up to"))} {
    m_kind->addItem(tr("a light"));
    for (const char* kind : kRegionKinds) {
        m_kind->addItem(tr("a region: %1").arg(regionKindText(QLatin1String{kind})), QLatin1String{kind});
    }
    m_byCorners->setToolTip(tr("Click the corners of the next region instead of dragging a rectangle"));
    m_byCorners->setEnabled(false);
    m_list->setAccessibleName(tr("Lights and regions"));
    m_remove->setText(tr("Remove"));
    for (QComboBox* box : {m_usual, m_carriedUsual}) {
        box->addItem(tr("radii of its own"));
        for (const UsualLight& usual : kUsualLights) {
            box->addItem(tr(usual.ofSquares));
        }
    }
    for (QLabel* label : {m_unused, m_cell, m_rings, m_carrier}) {
        label->setWordWrap(true);
    }
    for (RangeBox* box : {m_dim, m_carriedDim}) {
        box->setToolTip(tr("Dim light shines one cell farther than its radius."));
    }
    m_useNight->setToolButtonStyle(Qt::ToolButtonTextOnly);
    m_unused->hide();
    m_useNight->hide();
    auto* layout = columnOf({m_unused, m_useNight}, this);
    layout->setContentsMargins(8, 8, 8, 8);
    for (QAction* action : actions) {
        auto* button = new QToolButton;
        button->setDefaultAction(action);
        button->setToolButtonStyle(Qt::ToolButtonTextOnly);
        layout->addWidget(button);
    }
    auto* form = new QFormLayout;
    form->setRowWrapPolicy(QFormLayout::WrapLongRows);
    form->addRow(tr("&Place:"), m_kind);
    form->addRow(m_byCorners);
    layout->addLayout(form);
    layout->addWidget(hintWhileEmpty(*m_list, "lightsEmpty",
                                     tr("There is no light or region yet. Choose above what to place, then click or "
                                        "drag on the table with “Lights and regions”.")));
    layout->addWidget(m_list, 1);
    layout->addWidget(m_cell);
    auto* chosen = new QFormLayout;
    chosen->setRowWrapPolicy(QFormLayout::WrapLongRows);
    chosen->addRow(tr("&Usual light:"), m_usual);
    chosen->addRow(tr("&Bright up to:"), m_bright);
    chosen->addRow(tr("&Dim up to:"), m_dim);
    chosen->addRow(m_rings);
    chosen->addRow(m_magical);
    chosen->addRow(m_remove);
    layout->addLayout(chosen);
    layout->addWidget(m_carrier);
    auto* carried = new QFormLayout;
    carried->setRowWrapPolicy(QFormLayout::WrapLongRows);
    carried->addRow(tr("Carried, usual light:"), m_carriedUsual);
    carried->addRow(tr("Carried, b&right up to:"), m_carriedBright);
    carried->addRow(tr("Carried, d&im up to:"), m_carriedDim);
    layout->addLayout(carried);

    connect(m_kind, &QComboBox::activated, this, [this] {
        LightChoice choice = m_tool.choice();
        choice.region = m_kind->currentData().toString();
        m_tool.setChoice(choice);
        m_byCorners->setEnabled(!choice.region.isEmpty());
    });
    connect(m_byCorners, &QCheckBox::toggled, this, [this](bool on) {
        LightChoice choice = m_tool.choice();
        choice.byCorners = on;
        m_tool.setChoice(choice);
    });
    connect(m_list, &QListWidget::currentItemChanged, this, [this](const QListWidgetItem* item) {
        m_tool.choose(item ? item->data(Qt::UserRole).toString() : QString{});
    });
    connect(&m_tool, &LightTool::chosenChanged, this, &LightPage::showChosen);
    connect(m_useNight, &QToolButton::clicked, this, &LightPage::useNight);
    connect(m_remove, &QToolButton::clicked, &m_tool, &LightTool::removeChosen);
    for (auto* box : {m_bright, m_dim}) {
        connect(box, &QSpinBox::valueChanged, this, &LightPage::changeChosen);
    }
    connect(m_magical, &QCheckBox::toggled, this, &LightPage::changeChosen);
    connect(m_usual, &QComboBox::activated, this, &LightPage::useUsual);
    connect(m_carriedUsual, &QComboBox::activated, this, &LightPage::useUsualCarried);
    for (auto* box : {m_carriedBright, m_carriedDim}) {
        connect(box, &QSpinBox::valueChanged, this,
                [this] { changeCarried(m_carriedBright->value(), m_carriedDim->value()); });
    }
}

const scenarios::Model* LightPage::carrier() const {
    const auto id = onlyIdOf<scenarios::ModelId>(m_state.selection());
    return id ? m_document.scenario().model(*id) : nullptr;
}

void LightPage::show(const Scenario& scenario) {
    {
        const QSignalBlocker quiet{m_list};
        m_list->clear();
        const auto add = [this](const QString& text, const QString& id) {
            (new QListWidgetItem{text, m_list})->setData(Qt::UserRole, id);
        };
        for (const auto& light : scenario.vision->lights) {
            add(light.magical ? tr("Magical light at %1").arg(measuredPositionText(light.position))
                              : tr("Light at %1").arg(measuredPositionText(light.position)),
                light.id);
        }
        for (const auto& region : scenario.vision->regions) {
            add(tr("Region: %1").arg(regionKindText(region.kind)), region.id);
        }
    }
    showUse(scenario);
    listUsual(scenario);
    for (RangeBox* box : {m_bright, m_dim, m_carriedBright, m_carriedDim}) {
        box->setTable(scenario);
    }
    showChosen();
    const auto* model = carrier();
    const QSignalBlocker quietBright{m_carriedBright};
    const QSignalBlocker quietDim{m_carriedDim};
    m_carrier->setText(model ? tr("Light carried by %1:").arg(nameOf(scenario, scenarios::AnyId{model->id}))
                             : tr("Select a model to give it a carried light."));
    m_carriedBright->setEnabled(model != nullptr);
    m_carriedDim->setEnabled(model != nullptr);
    m_carriedBright->setValue(model ? scenario.vision->of(model->id).lightBright : 0);
    m_carriedDim->setValue(model ? scenario.vision->of(model->id).lightDim : 0);
    m_carriedUsual->setEnabled(model != nullptr);
    m_carriedUsual->setCurrentIndex(usualEntry({m_carriedBright->value(), m_carriedDim->value()}, scenario));
}

void LightPage::listUsual(const Scenario& scenario) {
    for (std::size_t i = 0; i < kUsualLights.size(); ++i) {
        const QString text = usualText(kUsualLights[i], scenario);
        for (QComboBox* box : {m_usual, m_carriedUsual}) {
            box->setItemText(1 + static_cast<int>(i), text);
        }
    }
}

void LightPage::showUse(const Scenario& scenario) {
    const scenarios::VisionProfile& profile = scenario.vision->profile;
    const auto* night = nightProfile(scenario);
    // By day lights count only where a region keeps the daylight out.
    const bool isDay = !profile.night && std::ranges::none_of(scenario.vision->regions, darkens);
    m_unused->setText(tr("In the profile “%1” it is day: everything is lit, and lights change nothing.")
                          .arg(shippedText(profile.name.isEmpty() ? profile.id : profile.name)));
    m_unused->setVisible(isDay);
    if (night) {
        m_useNight->setText(tr("Use the profile “%1”").arg(shippedText(night->name)));
        m_useNight->setToolTip(shippedText(night->note));
    }
    m_useNight->setVisible(isDay && night);
    m_cell->setText(tr("A cell is a square of the grid, %1 wide.", "a length").arg(lengthText(profile.cell)));
}

void LightPage::useNight() {
    const Scenario& scenario = m_document.scenario();
    if (const auto* night = nightProfile(scenario); night && scenario.vision) {
        m_document.edit(tr("Sight: %1").arg(shippedText(night->name)), scenarios::withVisionProfile(scenario, *night));
    }
}

void LightPage::showChosen() {
    const auto& vision = m_document.scenario().vision;
    if (!vision) {
        return;
    }
    const auto light = std::ranges::find(vision->lights, m_tool.chosen(), &scenarios::TableLight::id);
    const bool isLight = light != vision->lights.end();
    const bool isRegion = !isLight && std::ranges::find(vision->regions, m_tool.chosen(),
                                                        &scenarios::VisionRegion::id) != vision->regions.end();
    const QSignalBlocker quietList{m_list};
    const QSignalBlocker quietBright{m_bright};
    const QSignalBlocker quietDim{m_dim};
    const QSignalBlocker quietMagical{m_magical};
    for (int i = 0; i < m_list->count(); ++i) {
        if (m_list->item(i)->data(Qt::UserRole).toString() == m_tool.chosen()) {
            m_list->setCurrentRow(i);
        }
    }
    if (!isLight && !isRegion) {
        m_list->setCurrentRow(-1);
    }
    // Without a chosen one they say what the next light will be.
    m_bright->setValue(isLight ? light->bright : m_tool.choice().bright);
    m_dim->setValue(isLight ? light->dim : m_tool.choice().dim);
    m_magical->setChecked(isLight ? light->magical : m_tool.choice().magical);
    m_remove->setEnabled(isLight || isRegion);
    showRings();
}

void LightPage::showRings() {
    const Scenario& scenario = m_document.scenario();
    const geometry::Length cell = scenario.vision->profile.cell;
    const int bright = m_bright->value();
    const int dim = std::max(m_dim->value(), bright);
    m_usual->setCurrentIndex(usualEntry({bright, dim}, scenario));
    // As `shineAt` has it.
    const auto half = geometry::Length::fromNanometers(cell.nanometers() * (bright + dim) / 2);
    m_rings->setText(tr("“Show light” draws three rings: bright below %1, lit midway to dim, below %2, and dim below "
                        "%3: dim light shines one cell farther than its radius.")
                         .arg(rangeText(cell * bright, scenario), rangeText(half, scenario),
                              rangeText(cell * (dim > 0 ? dim + 1 : 0), scenario)));
}

void LightPage::useUsual() {
    const int index = m_usual->currentIndex() - 1;
    if (index < 0 || !m_document.scenario().vision) {
        return; // the fields below have them
    }
    const Radii radii = radiiOf(kUsualLights[static_cast<std::size_t>(index)], m_document.scenario());
    {
        const QSignalBlocker quiet{m_bright};
        m_bright->setValue(radii.bright);
    }
    const QSignalBlocker quiet{m_dim};
    m_dim->setValue(radii.dim);
    changeChosen();
}

void LightPage::useUsualCarried() {
    const int index = m_carriedUsual->currentIndex() - 1;
    if (index >= 0 && m_document.scenario().vision) {
        const Radii radii = radiiOf(kUsualLights[static_cast<std::size_t>(index)], m_document.scenario());
        changeCarried(radii.bright, radii.dim);
    }
}

void LightPage::changeChosen() {
    LightChoice choice = m_tool.choice();
    choice.bright = m_bright->value();
    choice.dim = std::max(m_dim->value(), choice.bright);
    choice.magical = m_magical->isChecked();
    m_tool.setChoice(choice);
    showRings();
    const Scenario& scenario = m_document.scenario();
    const auto light = std::ranges::find(scenario.vision->lights, m_tool.chosen(), &scenarios::TableLight::id);
    if (light == scenario.vision->lights.end()) {
        return;
    }
    scenarios::TableLight changed = *light;
    changed.bright = choice.bright;
    changed.dim = choice.dim;
    changed.magical = choice.magical;
    m_document.edit(tr("Change a light"), scenarios::withTableLight(scenario, std::move(changed)));
}

void LightPage::changeCarried(int bright, int dim) {
    const auto* model = carrier();
    if (!model) {
        return;
    }
    const Scenario& scenario = m_document.scenario();
    scenarios::ModelVision vision = scenario.vision->of(model->id);
    vision.lightBright = bright;
    vision.lightDim = std::max(dim, bright);
    m_document.edit(tr("Change a carried light"), scenarios::withModelVision(scenario, model->id, vision));
}

} // namespace sightline::app
