#include "app/desktop/panels/terrain_options.h"

#include "app/desktop/base/language.h"
#include "app/desktop/base/named.h"
#include "app/desktop/panels/other_words.h"
#include "app/desktop/panels/preset_button.h"
#include "app/desktop/panels/tag_boxes.h"
#include "app/desktop/tools/new_elements.h"
#include "app/desktop/widgets/box_layouts.h"
#include "app/desktop/widgets/flow_layout.h"
#include "app/desktop/widgets/length_box.h"
#include "app/desktop/widgets/line_icon.h"
#include "app/desktop/widgets/name_box.h"
#include "app/shared/text/category_text.h"
#include "app/shared/text/known_words.h"
#include "app/shared/text/shipped_text.h"
#include "app/shared/text/treatment_text.h"
#include "app/shared/text/verdict_text.h"
#include "scenarios/judge/terrain_meaning.h"
#include "scenarios/model/terrain_kinds.h"

#include <QComboBox>
#include <QFormLayout>
#include <QGridLayout>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>

#include <algorithm>
#include <array>
#include <optional>
#include <utility>

namespace sightline::app {

namespace {

using geometry::Length;
using scenarios::HeightClass;

/// The spin box shows a word below its lowest height.
constexpr double kUnlimited = -0.25;

LengthBox* lengthBox(double least, double most, double inches) {
    auto* box = new LengthBox{LengthBox::Unit::Table};
    box->setLengths(Length::fromInches(least), Length::fromInches(most));
    box->setLength(Length::fromInches(inches));
    return box;
}

/// The next piece, for what the rules make of it; where it lies says nothing.
scenarios::Piece nextPiece(const PieceOptions& options) {
    scenarios::Piece next;
    next.kind = options.kind;
    next.height = options.height;
    next.heightClass = options.heightClass;
    next.traits = options.traits;
    return next;
}

/// Returns the tool that draws the preset: a ruin is dragged as a box where the rules know its walls.
ToolKind toolOf(const TerrainPreset& preset, const scenarios::TerrainRules& terrain) {
    return drawsWalls(terrain, preset.options) ? ToolKind::Ruin : preset.tool;
}

/// Returns a piece with these options: a rectangle of the usual size of the preset, centered at (0, 0); a ruin has
/// walls along two sides where the rules know them. A wall is a line, into which windows and doors go.
scenarios::Piece
usualPiece(const TerrainPreset& preset, const PieceOptions& options, const scenarios::TerrainRules& terrain) {
    const geometry::Point corner = geometry::pointFromInches(preset.width / 2, preset.depth / 2);
    if (drawsWalls(terrain, options)) {
        if (auto ruin = newRuin(terrain, options, {-corner.x, -corner.y}, corner)) {
            return *std::move(ruin);
        }
    }
    if (options.kind == u"wall") {
        const auto line =
            geometry::Wall::fromVertices(std::array{geometry::Point{-corner.x, {}}, geometry::Point{corner.x, {}}});
        Q_ASSERT(line); // presets have a width
        return newPiece({}, options, *line);
    }
    const auto outline = geometry::Polygon::fromVertices(boxRing({-corner.x, -corner.y}, corner));
    Q_ASSERT(outline); // presets have a width and a depth
    return newPiece({}, options, *outline);
}

QString presetTip(ToolKind tool) {
    if (tool == ToolKind::Ruin) {
        return TerrainOptions::tr("Draw an area with walls along two sides: drag from the corner where the walls meet "
                                  "to the corner opposite. Or drag a ready ruin onto the table.");
    }
    return tool == ToolKind::Wall
               ? TerrainOptions::tr("Draw a wall like this: click its corners. Or drag a ready piece onto the table.")
               : TerrainOptions::tr("Draw a piece like this: click its corners. Or drag a ready one onto the table.");
}

} // namespace

TerrainOptions::TerrainOptions(QWidget* parent) : QWidget{parent} {
    m_presetGrid = new QGridLayout;
    m_presetGrid->setSpacing(2);
    for (const auto& preset : terrainPresets()) {
        auto* button = new PresetButton{[this, &preset] { return draggedPiece(preset); }};
        button->setIcon(lineIcon(preset.icon));
        button->setObjectName(QStringLiteral("preset-%1").arg(preset.id));
        connect(button, &QToolButton::clicked, this, [this, &preset] { applyPreset(preset); });
        m_presets.push_back(button);
    }

    m_height = lengthBox(kUnlimited, 60.0, 5.0);
    m_height->setSpecialValueText(tr("unlimited"));
    m_height->setAccessibleName(tr("Height of the next piece"));
    m_height->setToolTip(tr("0: flat, blocks no line; below 0: unlimited"));
    m_class = new NameBox;
    m_class->addItem(tr("from its height"));
    for (const auto heightClass : {HeightClass::Low, HeightClass::Medium, HeightClass::Tall}) {
        m_class->addItem(heightClassName(heightClass), static_cast<int>(heightClass));
    }
    m_class->setToolTip(tr("For rule sets with height classes: low under 2 in, medium to 5 in, tall above"));
    m_kind = new NameBox;
    m_kind->setEditable(true);
    m_kind->addItem(QString{});
    for (const QString& kind : scenarios::terrainKindIds()) {
        m_kind->addItem(wordText(kind), kind);
    }
    m_tags = named("terrainTags", new TagBoxes);
    m_otherWords = named("terrainOtherWords", new OtherWords);

    auto* form = m_form = new QFormLayout;
    form->addRow(tr("&Height"), m_height);
    form->addRow(tr("&Class"), m_class);
    form->addRow(tr("&Kind"), m_kind);
    form->addRow(tr("In the rules"), m_tags);
    form->addRow(m_otherWords);

    auto* polygon = new QPushButton{lineIcon("polygon"), tr("Draw piece")};
    auto* wall = new QPushButton{lineIcon("wall"), tr("Draw wall")};
    for (auto* field : std::initializer_list<QWidget*>{m_height, m_class, m_kind}) {
        field->setMinimumWidth(80);
    }
    auto* draw = new FlowLayout{6, 4}; // as one row, they would widen the panel
    draw->addWidget(polygon);
    draw->addWidget(wall);
    m_hint = named("terrainHint", new QLabel);
    m_hint->setWordWrap(true);
    m_hint->setForegroundRole(QPalette::PlaceholderText);

    m_rectangleWidth = lengthBox(0.1, 100.0, 6.0);
    m_rectangleWidth->setAccessibleName(tr("Width of the rectangle"));
    m_rectangleDepth = lengthBox(0.1, 100.0, 4.0);
    m_rectangleDepth->setAccessibleName(tr("Depth of the rectangle"));
    auto* place = named("placeRectangle", new QPushButton{tr("Place")});
    place->setToolTip(tr("Place a rectangle of this size at the center of the view"));
    auto* rectangle = rowOf({{m_rectangleWidth, 1}, new QLabel{QStringLiteral("×")}, {m_rectangleDepth, 1}});
    rectangle->setSpacing(4);
    auto* rectangleTitle = rowOf({{new QLabel{tr("Or a rectangle")}, 1}, place});

    auto* layout = columnOf({m_presetGrid, form, draw, m_hint, rectangleTitle, rectangle, {}}, this);
    layout->setContentsMargins(8, 8, 8, 8);
    layout->setSpacing(10);

    connect(m_height, &LengthBox::lengthEntered, this, &TerrainOptions::changed);
    connect(m_class, &QComboBox::currentIndexChanged, this, &TerrainOptions::changed);
    connect(m_kind, &QComboBox::currentTextChanged, this, &TerrainOptions::changed);
    const auto chooseWord = [this](const QString& word, bool isSet) {
        m_traits = traitsWithWord(nextPiece(options()), m_tags->terrain(), word, isSet);
        changed();
    };
    connect(m_tags, &TagBoxes::tagChosen, this, chooseWord);
    connect(m_otherWords, &OtherWords::wordChosen, this, chooseWord);
    for (const auto& [button, tool] : {std::pair{polygon, ToolKind::Polygon}, {wall, ToolKind::Wall}}) {
        connect(button, &QPushButton::clicked, this, [this, tool = tool] {
            showHint(tool);
            emit toolRequested(tool);
        });
    }
    connect(place, &QPushButton::clicked, this,
            [this] { emit rectangleRequested(m_rectangleWidth->length(), m_rectangleDepth->length()); });
    setRules(nullptr);
}

PieceOptions TerrainOptions::options() const {
    PieceOptions options;
    options.height = m_height->length() < Length{} ? std::nullopt : std::optional{m_height->length()};
    if (const QVariant chosen = m_class->currentData(); chosen.isValid()) {
        options.heightClass = static_cast<HeightClass>(chosen.toInt());
    }
    options.kind = wordOfText(m_kind->currentText());
    options.traits = m_traits;
    return options;
}

void TerrainOptions::setOptions(const PieceOptions& shown) {
    if (shown == options()) {
        return;
    }
    m_showing = true;
    m_height->setLength(shown.height.value_or(Length::fromInches(kUnlimited)));
    m_class->setCurrentIndex(shown.heightClass ? m_class->findData(static_cast<int>(*shown.heightClass)) : 0);
    m_kind->setCurrentText(wordText(shown.kind));
    m_traits = shown.traits;
    m_showing = false;
    refreshPresets();
}

void TerrainOptions::arrangePresets(int columns) {
    for (PresetButton* button : m_presets) {
        m_presetGrid->removeWidget(button);
    }
    for (std::size_t i = 0; i < m_presets.size(); ++i) {
        m_presetGrid->addWidget(m_presets[i], static_cast<int>(i) / columns, static_cast<int>(i) % columns);
    }
}

void TerrainOptions::setRules(const scenarios::RuleSet* rules) {
    m_tags->setRules(rules);
    m_form->setRowVisible(m_class, !rules || m_class->currentIndex() > 0 || usesHeightClasses(*rules));
    std::vector<OfferedKind> kinds;
    for (const TerrainPreset& preset : terrainPresets()) {
        kinds.push_back({preset.name, nextPiece(preset.options)});
    }
    const auto names = kindNames(kinds, rules);
    const bool hasOwnNames = std::ranges::any_of(
        names, [](const KindName& one) { return !one.category.isEmpty() || one.name.endsWith(u')'); });
    arrangePresets(hasOwnNames ? 2 : 3); // names of games are long
    for (std::size_t i = 0; i < m_presets.size(); ++i) {
        const TerrainPreset& preset = terrainPresets()[i];
        m_presets[i]->setKindName(names[i]);
        const QString tip = presetTip(toolOf(preset, m_tags->terrain()));
        const auto* entry = scenarios::entryFor(nextPiece(preset.options), m_tags->terrain());
        QString told = tip;
        if (rules && entry) {
            told = tr("%1\nUnder %2: %3", "what a click does, name of a rule set, what it calls the piece")
                       .arg(tip, shippedText(rules->name), shippedText(entry->name));
            if (!entry->reason.isEmpty()) {
                told += u'\n' + shippedText(entry->reason);
            }
            m_presets[i]->setEffect([rules = *rules, &preset] {
                scenarios::Scenario scenario;
                scenario.terrain = {usualPiece(preset, preset.options, scenarios::terrainOf(rules))};
                return treatmentText(scenarios::pieceTreatments(scenario, rules).front());
            });
        }
        m_presets[i]->setToolTip(told);
    }
    refreshPresets();
}

void TerrainOptions::showPreset(const TerrainPreset& preset) {
    setOptions(preset.options);
    m_rectangleWidth->setLength(Length::fromInches(preset.width));
    m_rectangleDepth->setLength(Length::fromInches(preset.depth));
    refreshPresets();
    emit optionsChanged(options());
}

void TerrainOptions::applyPreset(const TerrainPreset& preset) {
    showPreset(preset);
    emit toolRequested(toolOf(preset, m_tags->terrain()));
}

scenarios::Piece TerrainOptions::draggedPiece(const TerrainPreset& preset) {
    if (options().kind != preset.options.kind) {
        showPreset(preset);
    }
    return usualPiece(preset, options(), m_tags->terrain());
}

void TerrainOptions::changed() {
    if (!m_showing) {
        refreshPresets();
        emit optionsChanged(options());
    }
}

void TerrainOptions::showHint(ToolKind tool) {
    m_hint->setText(
        tool == ToolKind::Ruin
            ? tr("Drag on the table from the corner where the walls meet to the corner opposite. Esc cancels.")
            : tr("Click the corners on the table. Press Enter or double-click to finish the outline, Backspace to "
                 "remove the last corner, Esc to cancel."));
}

void TerrainOptions::refreshPresets() {
    const PieceOptions now = options();
    const scenarios::Piece next = nextPiece(now);
    m_tags->showPieces({&next});
    m_otherWords->showPieces({&next}, m_tags->terrain());
    underlineWords(*m_kind->lineEdit(),
                   [](const QString& word) { return !scenarios::canonicalKind(wordOfText(word)).isEmpty(); });
    bool isDragged = false;
    for (std::size_t i = 0; i < m_presets.size(); ++i) {
        const TerrainPreset& preset = terrainPresets()[i];
        m_presets[i]->setChecked(preset.options == now);
        isDragged = isDragged || (preset.options == now && toolOf(preset, m_tags->terrain()) == ToolKind::Ruin);
    }
    showHint(isDragged ? ToolKind::Ruin : ToolKind::Polygon);
}

} // namespace sightline::app
