#include "app/desktop/panels/inspector.h"

#include "app/desktop/base/named.h"
#include "app/desktop/document/scenario_document.h"
#include "app/desktop/document/selected_ids.h"
#include "app/desktop/document/table_state.h"
#include "app/desktop/panels/detail_fields.h"
#include "app/desktop/panels/other_words.h"
#include "app/desktop/panels/tag_boxes.h"
#include "app/desktop/panels/weapon_list.h"
#include "app/desktop/panels/word_boxes.h"
#include "app/desktop/widgets/angle_box.h"
#include "app/desktop/widgets/box_layouts.h"
#include "app/desktop/widgets/label_column.h"
#include "app/desktop/widgets/length_box.h"
#include "app/desktop/widgets/name_box.h"
#include "app/desktop/widgets/word_list.h"
#include "app/shared/text/category_text.h"
#include "app/shared/text/element_text.h"
#include "app/shared/text/idle_text.h"
#include "app/shared/text/known_words.h"
#include "app/shared/text/number_text.h"
#include "app/shared/text/verdict_text.h"
#include "scenarios/formats/rosters/roster_reserves.h"
#include "scenarios/judge/terrain_meaning.h"
#include "scenarios/model/terrain_kinds.h"
#include "scenarios/model/vision.h"

#include <QCheckBox>
#include <QComboBox>
#include <QFormLayout>
#include <QLabel>
#include <QLineEdit>
#include <QSignalBlocker>

#include <algorithm>
#include <initializer_list>
#include <optional>
#include <type_traits>

namespace sightline::app {

namespace {

using geometry::Length;
using scenarios::AnyId;
using scenarios::HeightClass;
using scenarios::Model;
using scenarios::Piece;
using scenarios::Scenario;

/// Returns `pattern` with the name in it; the name alone if it begins with the word of the pattern: "Model 1".
QString titleOf(const QString& pattern, const QString& name) {
    const QString word = pattern.section(QStringLiteral("%1"), 0, 0);
    return !word.isEmpty() && name.startsWith(word, Qt::CaseInsensitive) ? name : pattern.arg(name);
}

/// The value that all of them share, if they do.
template <class Element, class Get>
auto common(const std::vector<const Element*>& elements, Get get)
    -> std::optional<std::decay_t<decltype(get(*elements.front()))>> {
    auto first = get(*elements.front());
    for (const auto* element : elements) {
        if (!(get(*element) == first)) {
            return std::nullopt;
        }
    }
    return first;
}

void fill(LengthBox* box, const std::optional<Length>& length) {
    if (length) {
        box->setLength(*length);
    } else {
        box->setMixed();
    }
}

void fill(QLineEdit* line, const std::optional<QString>& text) {
    const QString shown = text.value_or(QString{});
    if (line->text() != shown) {
        line->setText(shown);
    }
    line->setPlaceholderText(text ? QString{} : Inspector::tr("different"));
}

void fill(QCheckBox* box, const std::optional<bool>& on) {
    box->setTristate(!on);
    box->setCheckState(!on ? Qt::PartiallyChecked : *on ? Qt::Checked : Qt::Unchecked);
}

/// Place of hull outlines in the list of shapes; it is there only while one is selected.
constexpr int kHull = 3;

/// Index in the list of shapes, length and width.
struct BaseFigures {
    int shape = 0;
    Length length;
    Length width;
    friend bool operator==(const BaseFigures&, const BaseFigures&) = default;
};

BaseFigures figuresOf(const geometry::Footprint& base) {
    struct Read {
        BaseFigures operator()(const geometry::RoundBase& round) const { return {0, round.diameter, round.diameter}; }
        BaseFigures operator()(const geometry::OvalBase& oval) const { return {1, oval.length, oval.width}; }
        BaseFigures operator()(const geometry::RectangleBase& box) const { return {2, box.length, box.width}; }
        BaseFigures operator()(const geometry::HullOutline& hull) const {
            const auto base = geometry::Footprint::hull(hull.outline.outline());
            const auto box = geometry::boundsOf({base ? *base : geometry::Footprint{}, {}, {}});
            return {kHull, box.high.x - box.low.x, box.high.y - box.low.y};
        }
    };
    return std::visit(Read{}, base.shape());
}

geometry::Point centerPointOf(const Scenario& scenario, const std::vector<scenarios::AnyId>& ids) {
    const auto box = scenarios::boundsOf(scenario, ids);
    return {Length::fromNanometers((box.low.x.nanometers() + box.high.x.nanometers()) / 2),
            Length::fromNanometers((box.low.y.nanometers() + box.high.y.nanometers()) / 2)};
}

std::vector<scenarios::AnyId> listOf(const TableState& state) {
    return {state.selection().begin(), state.selection().end()};
}

/// Returns what would give the piece an effect under the rules: another kind, a height, walls; each was tried on a
/// table of its own.
QStringList remediesFor(const Piece& piece, const scenarios::RuleSet& rules) {
    constexpr qsizetype kMaxKinds = 3;
    const scenarios::TerrainRules terrain = scenarios::terrainOf(rules);
    const Length high = Length::fromInches(6);
    const auto helps = [&](const Piece& other) {
        scenarios::Scenario alone;
        alone.terrain = {other};
        alone.terrain.front().parent.clear();
        return !scenarios::pieceEffects(alone, rules).front().isNone();
    };
    QStringList remedies;
    QStringList kinds;
    for (const QString& kind : scenarios::terrainKindIds()) {
        Piece other = piece;
        other.kind = kind;
        const auto* entry = scenarios::entryFor(other, terrain);
        // What is flat is ground, and becomes no house by its name.
        const bool isGround = entry && (entry->body == scenarios::TerrainBody::Area ||
                                        entry->body == scenarios::TerrainBody::AreaAndWalls);
        if (kinds.size() < kMaxKinds && (isGround || !piece.isMat()) && helps(other)) {
            kinds.append(kind);
        }
    }
    if (!kinds.isEmpty()) {
        remedies.append(Inspector::tr("another kind (%1)", "words of the field Kind").arg(wordListText(kinds)));
    }
    if (const auto height = effectiveHeight(piece); height && *height < high) {
        Piece other = piece;
        other.height = high;
        other.heightClass.reset();
        if (helps(other)) {
            remedies.append(piece.isMat() ? Inspector::tr("a height") : Inspector::tr("more height"));
        }
    }
    if (const auto* polygon = std::get_if<geometry::Polygon>(&piece.outline); polygon && piece.walls.empty()) {
        const std::vector<geometry::Point> edge{polygon->outline()[0], polygon->outline()[1]};
        Piece other = piece;
        if (const auto wall = geometry::Wall::fromVertices(edge)) {
            other.walls.push_back({*wall, {}, true, high, {}});
            if (helps(other)) {
                remedies.append(Inspector::tr("walls"));
            }
        }
    }
    return remedies;
}

template <class Element, class Change, class With>
Scenario
withEachChanged(Scenario next, const std::vector<const Element*>& elements, const Change& change, const With& with) {
    for (const Element* element : elements) {
        Element changed = *element;
        change(changed);
        next = with(std::move(next), std::move(changed));
    }
    return next;
}

} // namespace

Inspector::Inspector(ScenarioDocument& document, TableState& state, QWidget* parent)
    : QWidget{parent}, m_document{document}, m_state{state} {
    m_title = named("inspectorTitle", new QLabel);
    QFont bold = font();
    bold.setBold(true);
    m_title->setFont(bold);
    m_title->setWordWrap(true);
    m_title->setMargin(1); // bold letters reach a little beyond their box
    m_hint = new QLabel;
    m_hint->setWordWrap(true);
    m_hint->setForegroundRole(QPalette::PlaceholderText);
    m_form = new QFormLayout;
    m_form->setFieldGrowthPolicy(QFormLayout::AllNonFixedFieldsGrow);
    m_form->setVerticalSpacing(5);
    buildRows();
    connectRows();

    auto* layout = columnOf({m_title, m_form}, this);
    layout->setContentsMargins(14, 10, 14, 10);
    m_details = new DetailFields{document, state};
    layout->addWidget(m_otherWords);
    layout->addWidget(m_details);
    new LabelColumn{*this, {m_form, m_details->form()}};
    m_weapons = new WeaponList{m_document, m_state};
    layout->addWidget(m_weapons);
    layout->addWidget(m_hint);
    layout->addStretch(1);

    connect(&m_document, &ScenarioDocument::scenarioChanged, this, &Inspector::refresh);
    connect(&m_state, &TableState::selectionChanged, this, &Inspector::refresh);
    refresh();
}

void Inspector::buildRows() {
    using Unit = LengthBox::Unit;
    m_name = named("inspectorName", new QLineEdit);
    m_player = new QComboBox;
    m_unit = new QLineEdit;
    m_states = named("inspectorStates", new WordBoxes{ModelWordKind::States});
    m_x = named("inspectorX", new LengthBox{Unit::Table});
    m_y = named("inspectorY", new LengthBox{Unit::Table});
    m_facing = named("inspectorFacing", new AngleBox);
    m_facing->setToolTip(tr("0° faces right; angles increase clockwise"));
    m_shape = new QComboBox;
    m_shape->addItems({tr("round"), tr("oval"), tr("rectangle")});
    m_baseLength = named("inspectorBaseLength", new LengthBox{Unit::Millimeters});
    m_baseWidth = new LengthBox{Unit::Millimeters};
    m_elevation = named("inspectorElevation", new LengthBox{Unit::Table});
    m_elevation->setLengths({}, Length::fromInches(100.0));
    m_height = named("inspectorHeight", new LengthBox{Unit::Table});
    m_height->setLengths({}, Length::fromInches(100.0));
    m_unlimited = new QCheckBox{tr("unlimited height")};
    m_class = new NameBox;
    m_class->addItem(tr("from its height"));
    for (const auto heightClass : {HeightClass::Low, HeightClass::Medium, HeightClass::Tall}) {
        m_class->addItem(heightClassName(heightClass), static_cast<int>(heightClass));
    }
    m_kind = named("inspectorKind", new QComboBox);
    m_kind->setEditable(true);
    m_kind->addItem(QString{});
    for (const QString& kind : scenarios::terrainKindIds()) {
        m_kind->addItem(wordText(kind), kind);
    }
    m_group = new QLineEdit;
    m_tags = named("inspectorTags", new TagBoxes);
    m_otherWords = named("inspectorOtherWords", new OtherWords);
    m_keywordLine = named("inspectorKeywordLine", new QLineEdit);
    m_keywordLine->setPlaceholderText(tr("none"));
    m_keywords = named("inspectorKeywords", new WordBoxes{ModelWordKind::Keywords});
    m_locked = new QCheckBox{tr("locked")};
    m_tableWidth = new LengthBox{Unit::Table};
    m_tableWidth->setLengths(Length::fromInches(1.0), Length::fromInches(1000.0));
    m_tableHeight = new LengthBox{Unit::Table};
    m_tableHeight->setLengths(Length::fromInches(1.0), Length::fromInches(1000.0));
    m_counts = new QLabel;
    m_counts->setWordWrap(true);
    m_idle = named("inspectorIdle", new QLabel);
    m_idle->setWordWrap(true);
    m_idle->setTextFormat(Qt::RichText);
    m_idle->setTextInteractionFlags(Qt::TextBrowserInteraction);
    connect(m_idle, &QLabel::linkActivated, this, [this] {
        m_state.setSelection({m_idlePieces.begin(), m_idlePieces.end()});
    });

    m_form->addRow(tr("&Name"), m_name);
    m_form->addRow(tr("&Player"), m_player);
    m_form->addRow(tr("&Unit"), m_unit);
    m_form->addRow(tr("States"), m_states);
    m_form->addRow(tr("&X"), m_x);
    m_form->addRow(tr("&Y"), m_y);
    m_form->addRow(tr("&Facing"), m_facing);
    m_form->addRow(tr("&Base"), m_shape);
    m_form->addRow(tr("Base &length"), m_baseLength);
    m_form->addRow(tr("Base wi&dth"), m_baseWidth);
    m_form->addRow(tr("&Kind"), m_kind);
    m_form->addRow(tr("&Elevation"), m_elevation);
    m_form->addRow(tr("&Height"), m_height);
    m_form->addRow(QString{}, m_unlimited);
    m_form->addRow(tr("&Class"), m_class);
    m_form->addRow(tr("&Group"), m_group);
    m_form->addRow(tr("In the rules"), m_tags);
    m_form->addRow(tr("Key&words"), m_keywordLine);
    m_form->addRow(QString{}, m_keywords);
    m_form->addRow(QString{}, m_locked);
    m_form->addRow(tr("&Width"), m_tableWidth);
    m_form->addRow(tr("&Depth"), m_tableHeight);
    m_form->addRow(tr("Contains"), m_counts);
    m_form->addRow(tr("No effect"), m_idle);
}

void Inspector::connectRows() {
    const auto eitherKind = [this](const QString& text, auto change) {
        if (m_subject == Subject::Models) {
            editModels(text, [&](Model& model) { change(model); });
        } else {
            editPieces(text, [&](Piece& piece) { change(piece); });
        }
    };
    connect(m_name, &QLineEdit::editingFinished, this, &Inspector::enterName);
    connect(m_player, &QComboBox::activated, this, [this] {
        const scenarios::PlayerId player{m_player->currentData().toString()};
        editModels(tr("Change player"), [&](Model& model) { model.player = player; });
    });
    connect(m_unit, &QLineEdit::editingFinished, this, [this] {
        if (m_unit->isModified()) {
            editModels(tr("Change unit"), [&](Model& model) { model.unit = m_unit->text().trimmed(); });
        }
    });
    connect(m_x, &LengthBox::lengthEntered, this, [this](Length x) { moveTo(x, {}); });
    connect(m_y, &LengthBox::lengthEntered, this, [this](Length y) { moveTo({}, y); });
    connect(m_facing, &AngleBox::degreesEntered, this, &Inspector::enterFacing);
    connect(m_shape, &QComboBox::activated, this, [this](int shape) {
        if (shape != kHull) {
            enterBase({shape, {}, {}});
        }
    });
    connect(m_baseLength, &LengthBox::lengthEntered, this, [this](Length length) { enterBase({{}, length, {}}); });
    connect(m_baseWidth, &LengthBox::lengthEntered, this, [this](Length width) { enterBase({{}, {}, width}); });
    connect(m_elevation, &LengthBox::lengthEntered, this, [eitherKind](Length elevation) {
        eitherKind(tr("Change elevation"), [elevation](auto& element) { element.elevation = elevation; });
    });
    connect(m_height, &LengthBox::lengthEntered, this, [this, eitherKind](Length height) {
        if (m_subject == Subject::Models && height <= Length{}) {
            refresh();
            return;
        }
        eitherKind(tr("Change height"), [height](auto& element) {
            element.height = height;
            if constexpr (std::is_same_v<std::remove_cvref_t<decltype(element)>, Model>) {
                element.states.removeAll(QLatin1String{scenarios::formats::kHeightToCheck}); // it was set by hand
            }
        });
    });
    connect(m_unlimited, &QCheckBox::clicked, this, [this](bool unlimited) {
        editPieces(unlimited ? tr("Make unlimited") : tr("Limit height"), [unlimited](Piece& piece) {
            piece.height = unlimited ? std::nullopt : std::optional{Length::fromInches(5)};
        });
    });
    connect(m_class, &QComboBox::activated, this, [this] {
        const QVariant chosen = m_class->currentData();
        editPieces(tr("Change height class"), [&](Piece& piece) {
            piece.heightClass =
                chosen.isValid() ? std::optional{static_cast<HeightClass>(chosen.toInt())} : std::nullopt;
        });
    });
    const auto enterKind = [this] {
        const QString kind = wordOfText(m_kind->currentText());
        editPieces(tr("Change kind"), [&](Piece& piece) { piece.kind = kind; });
    };
    connect(m_kind, &QComboBox::activated, this, enterKind);
    connect(m_kind->lineEdit(), &QLineEdit::editingFinished, this, [this, enterKind] {
        if (m_kind->lineEdit()->isModified()) {
            enterKind();
        }
    });
    connect(m_group, &QLineEdit::editingFinished, this, [this] {
        if (m_group->isModified()) {
            editPieces(tr("Change group"), [&](Piece& piece) { piece.group = m_group->text().trimmed(); });
        }
    });
    connect(m_keywordLine, &QLineEdit::editingFinished, this, [this] {
        if (m_keywordLine->isModified()) {
            const QStringList words = wordsOf(m_keywordLine->text());
            editModels(tr("Change keywords"), [&](Model& model) { model.keywords = words; });
        }
    });
    connect(m_states, &WordBoxes::wordChosen, this, [this](const QString& word, bool isSet) {
        editModels(tr("Change states"), [&](Model& model) { model.states = withWord(model.states, word, isSet); });
    });
    connect(m_keywords, &WordBoxes::wordChosen, this, [this](const QString& word, bool isSet) {
        editModels(tr("Change keywords"),
                   [&](Model& model) { model.keywords = withWord(model.keywords, word, isSet); });
    });
    const auto chooseTrait = [this](const QString& word, bool isSet) {
        editPieces(tr("Change traits"),
                   [&](Piece& piece) { piece.traits = traitsWithWord(piece, m_tags->terrain(), word, isSet); });
    };
    connect(m_tags, &TagBoxes::tagChosen, this, chooseTrait);
    connect(m_otherWords, &OtherWords::wordChosen, this, chooseTrait);
    connect(m_kind, &QComboBox::currentTextChanged, this, [this] {
        underlineWords(*m_kind->lineEdit(),
                       [](const QString& word) { return !scenarios::canonicalKind(wordOfText(word)).isEmpty(); });
    });
    connect(m_locked, &QCheckBox::clicked, this, [this](bool locked) {
        const auto ids = listOf(m_state);
        m_document.edit(locked ? tr("Lock") : tr("Unlock"),
                        scenarios::withLock(m_document.scenario(), ids,
                                            locked ? scenarios::Lock::Locked : scenarios::Lock::Unlocked));
    });
    connect(m_tableWidth, &LengthBox::lengthEntered, this, [this](Length width) { enterTableSize(width, {}); });
    connect(m_tableHeight, &LengthBox::lengthEntered, this, [this](Length depth) { enterTableSize({}, depth); });
}

std::vector<const Model*> Inspector::selectedModels() const {
    std::vector<const Model*> models;
    for (const auto& id : idsOf<scenarios::ModelId>(m_state.selection())) {
        if (const auto* model = m_document.scenario().model(id)) {
            models.push_back(model);
        }
    }
    return models;
}

std::vector<const Piece*> Inspector::selectedPieces() const {
    std::vector<const Piece*> pieces;
    for (const auto& id : idsOf<scenarios::PieceId>(m_state.selection())) {
        if (const auto* piece = m_document.scenario().piece(id)) {
            pieces.push_back(piece);
        }
    }
    return pieces;
}

void Inspector::refresh() {
    m_refreshing = true;
    const auto models = selectedModels();
    const auto pieces = selectedPieces();
    if (m_state.selection().empty()) {
        showTable();
    } else if (models.size() == m_state.selection().size()) {
        showModels(models);
    } else if (pieces.size() == m_state.selection().size()) {
        showPieces(pieces);
    } else {
        showOther();
    }
    refreshRights();
    m_refreshing = false;
}

void Inspector::refreshRights() {
    if (!window()->property("playersTable").toBool()) {
        return;
    }
    const auto& vision = m_document.scenario().vision;
    const auto models = selectedModels();
    const bool isOwn = m_subject == Subject::Models && vision && std::ranges::all_of(models, [&](const Model* model) {
                           return model->player == vision->knownBy;
                       });
    for (int row = 0; row < m_form->rowCount(); ++row) {
        if (const QLayoutItem* item = m_form->itemAt(row, QFormLayout::FieldRole); item && item->widget()) {
            item->widget()->setEnabled(false);
        }
    }
    for (QWidget* field : std::initializer_list<QWidget*>{m_x, m_y, m_facing, m_elevation}) {
        field->setEnabled(isOwn);
    }
    m_details->setEnabled(false);
    m_weapons->setEnabled(false);
    m_hint->setText(tr("Here you move your own models; everything else is the judge’s to change."));
    m_hint->show();
}

void Inspector::showRows(Subject subject) {
    m_subject = subject;
    const bool models = subject == Subject::Models;
    const bool pieces = subject == Subject::Pieces;
    const bool table = subject == Subject::Table;
    const auto setRow = [this](QWidget* field, bool visible) {
        field->setVisible(visible);
        if (auto* label = m_form->labelForField(field)) {
            label->setVisible(visible);
        }
    };
    const bool single = m_state.selection().size() == 1;
    setRow(m_name, table || single);
    for (QWidget* field : std::initializer_list<QWidget*>{m_player, m_unit, m_facing, m_shape, m_baseLength,
                                                          m_baseWidth, m_keywordLine}) {
        setRow(field, models);
    }
    for (QWidget* field :
         std::initializer_list<QWidget*>{m_unlimited, m_class, m_kind, m_group, m_tags, m_otherWords}) {
        setRow(field, pieces);
    }
    for (QWidget* field : std::initializer_list<QWidget*>{m_x, m_y, m_elevation, m_height}) {
        setRow(field, models || pieces);
    }
    setRow(m_x, !table);
    setRow(m_y, !table);
    setRow(m_locked, models || pieces);
    setRow(m_states, models && !m_states->isEmpty());
    setRow(m_keywords, models && !m_keywords->isEmpty());
    for (QWidget* field : std::initializer_list<QWidget*>{m_tableWidth, m_tableHeight, m_counts}) {
        setRow(field, table);
    }
    setRow(m_idle, false);
    m_hint->setVisible(table);
}

void Inspector::setRowText(QWidget* field, const QString& text) {
    if (auto* label = qobject_cast<QLabel*>(m_form->labelForField(field))) {
        label->setText(text);
    }
}

void Inspector::showTable() {
    showRows(Subject::Table);
    const Scenario& scenario = m_document.scenario();
    m_title->setText(tr("Table"));
    fill(m_name, scenario.name);
    m_tableWidth->setLength(scenario.table.width);
    m_tableHeight->setLength(scenario.table.height);
    m_counts->setText(
        tr("%1, %2", "models, pieces").arg(modelCount(scenario.models.size()), pieceCount(scenario.terrain.size())));
    const auto rules = scenarios::ruleSetOf(scenario);
    const auto idle = rules ? idlePieces(scenario, *rules) : std::vector<scenarios::PieceId>{};
    m_idlePieces.assign(idle.begin(), idle.end());
    if (!idle.empty()) {
        QStringList lines{idleSentence(scenario, *rules, idle).toHtmlEscaped()};
        const QStringList remedies = remediesFor(*scenario.piece(idle.front()), *rules);
        if (!remedies.isEmpty()) {
            lines += tr("What would help: %1.", "pieces without effect")
                         .arg(remedies.join(tr(" or ", "between what would help")))
                         .toHtmlEscaped();
        }
        lines += QStringLiteral("<a href=\"select\">%1</a>").arg(tr("Select on the table").toHtmlEscaped());
        m_idle->setText(lines.join(QStringLiteral("<br>")));
    }
    m_idle->setVisible(!idle.empty());
    if (auto* label = m_form->labelForField(m_idle)) {
        label->setVisible(!idle.empty());
    }
    m_hint->setText(tr("Select a model or a piece to view and edit its properties."));
}

void Inspector::showModels(const std::vector<const Model*>& models) {
    const Scenario& scenario = m_document.scenario();
    const auto rules = scenarios::ruleSetOf(scenario);
    for (const auto& [boxes, words] : {std::pair{m_states, &Model::states}, std::pair{m_keywords, &Model::keywords}}) {
        boxes->setRules(rules ? &*rules : nullptr);
        std::vector<QStringList> ofModels;
        std::ranges::transform(models, std::back_inserter(ofModels),
                               [words = words](const Model* model) { return model->*words; });
        boxes->showWords(ofModels);
    }
    showRows(Subject::Models);
    m_title->setText(models.size() == 1 ? titleOf(tr("Model %1"), nameOf(scenario, models.front()->id))
                                        : tr("%n models", nullptr, static_cast<int>(models.size())));
    fill(m_name, models.front()->name);
    m_name->setPlaceholderText(nameOf(scenario, models.front()->id));

    fillPlayers(*m_player, scenario, tr("no player"),
                common(models, [](const Model& model) { return model.player.value; }));
    fill(m_unit, common(models, [](const Model& model) { return model.unit; }));
    fill(m_x, common(models, [](const Model& model) { return model.position.x; }));
    fill(m_y, common(models, [](const Model& model) { return model.position.y; }));
    const auto facing = common(models, [](const Model& model) { return model.facing; });
    facing ? m_facing->setDegrees(facing->degrees()) : m_facing->setMixed();
    const auto figures = common(models, [](const Model& model) { return figuresOf(model.base); });
    const bool hull = figures && figures->shape == kHull;
    {
        const QSignalBlocker quiet{m_shape};
        if (m_shape->count() > kHull) {
            m_shape->removeItem(kHull);
        }
        if (hull) {
            m_shape->addItem(tr("hull outline"));
        }
        m_shape->setCurrentIndex(figures ? figures->shape : -1);
    }
    fill(m_baseLength, figures ? std::optional{figures->length} : std::nullopt);
    fill(m_baseWidth, figures ? std::optional{figures->width} : std::nullopt);
    const bool round = figures && figures->shape == 0;
    m_baseWidth->setVisible(!round);
    m_form->labelForField(m_baseWidth)->setVisible(!round);
    m_baseLength->setEnabled(!hull);
    m_baseWidth->setEnabled(!hull);
    setRowText(m_baseLength, round ? tr("Dia&meter") : tr("Base &length"));
    fill(m_elevation, common(models, [](const Model& model) { return model.elevation; }));
    fill(m_height, common(models, [](const Model& model) { return model.height; }));
    m_height->setEnabled(true);
    fill(m_keywordLine, common(models, [](const Model& model) { return model.keywords.join(QStringLiteral(", ")); }));
    fill(m_locked, common(models, [](const Model& model) { return model.locked; }));
}

void Inspector::showPieces(const std::vector<const Piece*>& pieces) {
    showRows(Subject::Pieces);
    const Scenario& scenario = m_document.scenario();
    m_title->setText(pieces.size() == 1 ? titleOf(pieces.front()->isWall() ? tr("Wall %1") : tr("Terrain piece %1"),
                                                  nameOf(scenario, pieces.front()->id))
                                        : tr("%n terrain pieces", nullptr, static_cast<int>(pieces.size())));
    fill(m_name, pieces.front()->name);
    m_name->setPlaceholderText(nameOf(scenario, pieces.front()->id));
    const geometry::Point middle = centerPointOf(scenario, listOf(m_state));
    m_x->setLength(middle.x);
    m_y->setLength(middle.y);
    const auto kind = common(pieces, [](const Piece& piece) { return piece.kind; });
    {
        const QSignalBlocker quiet{m_kind};
        m_kind->setCurrentText(wordText(kind.value_or(QString{})));
    }
    fill(m_elevation, common(pieces, [](const Piece& piece) { return piece.elevation; }));
    const auto height = common(pieces, [](const Piece& piece) { return scenarios::effectiveHeight(piece); });
    fill(m_height, height ? *height : std::nullopt);
    const auto unlimited =
        common(pieces, [](const Piece& piece) { return !scenarios::effectiveHeight(piece).has_value(); });
    fill(m_unlimited, unlimited);
    m_height->setEnabled(!unlimited.value_or(false));
    const auto heightClass = common(pieces, [](const Piece& piece) { return piece.heightClass; });
    m_class->setItemText(0, pieces.size() == 1 ? tr("%1 (from its height)").arg(heightClassName([&] {
        Piece plain = *pieces.front();
        plain.heightClass.reset();
        return scenarios::effectiveHeightClass(plain);
    }()))
                                               : tr("from its height"));
    m_class->setCurrentIndex(!heightClass ? -1 : *heightClass ? m_class->findData(static_cast<int>(**heightClass)) : 0);
    fill(m_group, common(pieces, [](const Piece& piece) { return piece.group; }));
    const auto rules = scenarios::ruleSetOf(scenario);
    const bool hasClass = !heightClass || heightClass->has_value();
    m_class->setVisible(hasClass || !rules || usesHeightClasses(*rules));
    m_form->labelForField(m_class)->setVisible(!m_class->isHidden());
    m_tags->setRules(rules ? &*rules : nullptr);
    m_tags->showPieces(pieces, scenario.terrain);
    m_otherWords->showPieces(pieces, m_tags->terrain());
    fill(m_locked, common(pieces, [](const Piece& piece) { return piece.locked; }));
}

void Inspector::showOther() {
    showRows(Subject::Other);
    const AnyId first = *m_state.selection().begin();
    if (m_state.selection().size() == 1) {
        const auto* label = std::get_if<scenarios::LabelId>(&first);
        const QString name = label ? m_document.scenario().label(*label)->text
                             : std::holds_alternative<scenarios::ZoneId>(first)
                                 ? m_document.scenario().zone(std::get<scenarios::ZoneId>(first))->name
                                 : m_document.scenario().objective(std::get<scenarios::ObjectiveId>(first))->name;
        m_title->setText(elementText(m_document.scenario(), first));
        fill(m_name, name);
        m_name->setPlaceholderText(scenarios::textOf(first));
    } else {
        m_title->setText(tr("%n elements selected", nullptr, static_cast<int>(m_state.selection().size())));
    }
    const geometry::Point middle = centerPointOf(m_document.scenario(), listOf(m_state));
    m_x->setLength(middle.x);
    m_y->setLength(middle.y);
}

void Inspector::editModels(const QString& text, const ModelChange& change) {
    if (!m_refreshing && m_subject == Subject::Models) {
        m_document.edit(text, withEachChanged(m_document.scenario(), selectedModels(), change, scenarios::withModel));
    }
}

void Inspector::editPieces(const QString& text, const PieceChange& change) {
    if (!m_refreshing && m_subject == Subject::Pieces) {
        m_document.edit(text, withEachChanged(m_document.scenario(), selectedPieces(), change, scenarios::withPiece));
    }
}

void Inspector::enterName() {
    if (!m_name->isModified()) {
        return;
    }
    const QString name = m_name->text().trimmed();
    switch (m_subject) {
    case Subject::Table: m_document.edit(tr("Rename table"), scenarios::withName(m_document.scenario(), name)); break;
    case Subject::Models: editModels(tr("Rename model"), [&](Model& model) { model.name = name; }); break;
    case Subject::Pieces: editPieces(tr("Rename piece"), [&](Piece& piece) { piece.name = name; }); break;
    case Subject::Other:
        if (m_state.selection().size() == 1) {
            m_document.edit(tr("Rename"),
                            scenarios::withElementNamed(m_document.scenario(), *m_state.selection().begin(), name));
            refresh();
        }
        break;
    }
}

void Inspector::moveTo(std::optional<Length> x, std::optional<Length> y) {
    if (m_refreshing || m_subject == Subject::Table) {
        return;
    }
    if (m_subject == Subject::Models) {
        editModels(tr("Move"), [&](Model& model) {
            model.position = {x.value_or(model.position.x), y.value_or(model.position.y)};
        });
        return;
    }
    const auto ids = listOf(m_state);
    const geometry::Point middle = centerPointOf(m_document.scenario(), ids);
    const geometry::Point place{x.value_or(middle.x), y.value_or(middle.y)};
    m_document.edit(tr("Move"), scenarios::withMoved(m_document.scenario(), ids, place - middle));
}

void Inspector::enterFacing(double degrees) {
    const auto facing = geometry::Angle::fromDegrees(degrees);
    editModels(tr("Turn"), [facing](Model& model) { model.facing = facing; });
}

void Inspector::enterBase(const BaseChange& change) {
    editModels(tr("Change base"), [&](Model& model) {
        BaseFigures figures = figuresOf(model.base);
        if (figures.shape == kHull) {
            return; // an outline has no single length to set
        }
        figures.shape = change.shape.value_or(figures.shape);
        figures.length = change.length.value_or(figures.length);
        figures.width = change.width.value_or(figures.width);
        using geometry::Footprint;
        const auto base = figures.shape == 0   ? Footprint::round(figures.length)
                          : figures.shape == 1 ? Footprint::oval(figures.length, figures.width)
                                               : Footprint::rectangle(figures.length, figures.width);
        if (base) {
            model.base = *base;
            model.states.removeAll(QLatin1String{scenarios::formats::kBaseToCheck}); // it was set by hand
        }
    });
}

void Inspector::enterTableSize(std::optional<Length> width, std::optional<Length> depth) {
    if (m_refreshing || m_subject != Subject::Table) {
        return;
    }
    const auto& table = m_document.scenario().table;
    m_document.edit(
        tr("Change table size"),
        scenarios::withTableSize(m_document.scenario(), width.value_or(table.width), depth.value_or(table.height)));
}

} // namespace sightline::app
