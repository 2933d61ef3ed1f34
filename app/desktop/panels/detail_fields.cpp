#include "app/desktop/panels/detail_fields.h"

#include "app/desktop/base/named.h"
#include "app/desktop/document/scenario_document.h"
#include "app/desktop/document/table_state.h"
#include "app/desktop/panels/wall_tables.h"
#include "app/desktop/widgets/box_layouts.h"
#include "app/desktop/widgets/length_box.h"
#include "app/desktop/widgets/name_box.h"
#include "app/desktop/widgets/word_list.h"
#include "app/shared/text/known_words.h"
#include "app/shared/text/length_entry.h"
#include "app/shared/text/number_text.h"
#include "app/shared/text/state_text.h"
#include "app/shared/text/table_unit.h"
#include "app/shared/text/verdict_text.h"
#include "scenarios/catalogs/named_bases.h"
#include "scenarios/edits/outline_edits.h"
#include "scenarios/judge/bodies.h"
#include "scenarios/model/hull_zones.h"
#include "scenarios/rules/rule_pack.h"
#include "scenarios/rules/rule_set.h"

#include <QComboBox>
#include <QFormLayout>
#include <QLineEdit>
#include <QSignalBlocker>

#include <algorithm>
#include <cmath>
#include <memory>

namespace sightline::app {

namespace {

using geometry::Length;
using scenarios::AnyId;
using scenarios::Label;
using scenarios::Model;
using scenarios::Objective;
using scenarios::Piece;
using scenarios::Scenario;
using scenarios::Zone;

const Piece* elementOf(const Scenario& scenario, const scenarios::PieceId& id) { return scenario.piece(id); }
const Model* elementOf(const Scenario& scenario, const scenarios::ModelId& id) { return scenario.model(id); }
const Zone* elementOf(const Scenario& scenario, const scenarios::ZoneId& id) { return scenario.zone(id); }
const Objective* elementOf(const Scenario& scenario, const scenarios::ObjectiveId& id) {
    return scenario.objective(id);
}
const Label* elementOf(const Scenario& scenario, const scenarios::LabelId& id) { return scenario.label(id); }

Scenario with(Scenario scenario, Piece element) {
    return scenarios::withPiece(std::move(scenario), std::move(element));
}
Scenario with(Scenario scenario, Model element) {
    return scenarios::withModel(std::move(scenario), std::move(element));
}
Scenario with(Scenario scenario, Zone element) { return scenarios::withZone(std::move(scenario), std::move(element)); }
Scenario with(Scenario scenario, Objective element) {
    return scenarios::withObjective(std::move(scenario), std::move(element));
}
Scenario with(Scenario scenario, Label element) {
    return scenarios::withLabel(std::move(scenario), std::move(element));
}

template <class Element, class Get>
auto common(const std::vector<Element>& elements, Get get) -> std::optional<decltype(get(elements.front()))> {
    if (elements.empty()) {
        return {};
    }
    auto first = get(elements.front());
    const bool same = std::ranges::all_of(elements, [&](const Element& element) { return get(element) == first; });
    return same ? std::optional{first} : std::nullopt;
}

void fill(LengthBox* box, const std::optional<Length>& length) { length ? box->setLength(*length) : box->setMixed(); }

void fill(QLineEdit* line, const std::optional<QString>& text) {
    if (line->text() != text.value_or(QString{})) {
        line->setText(text.value_or(QString{}));
    }
    line->setModified(false);
    line->setPlaceholderText(text ? QString{} : DetailFields::tr("different"));
}

QString numberText(const std::optional<double>& number) {
    return number ? QLocale{}.toString(*number, 'g', 8) : QString{};
}

/// Entries of the box of hull zones that are no zone: none, and an arc or a dot that was entered by hand.
constexpr int kNoZone = -1;
constexpr int kOwnZone = -2;

geometry::Box boxOf(const Piece& piece) {
    Scenario alone;
    alone.terrain.push_back(piece);
    const std::vector<AnyId> ids{piece.id};
    return scenarios::boundsOf(alone, ids);
}

/// The piece stretched about the middle of its box. As it was if that makes no outline.
Piece stretched(const Piece& piece, std::optional<Length> width, std::optional<Length> depth) {
    const geometry::Box box = boxOf(piece);
    const auto move = [](Length value, Length low, Length high, const std::optional<Length>& size) {
        if (!size || high == low) {
            return value;
        }
        const std::int64_t first = (low.nanometers() + high.nanometers()) / 2 - size->nanometers() / 2;
        const double share =
            static_cast<double>((value - low).nanometers()) / static_cast<double>((high - low).nanometers());
        return Length::fromNanometers(first + std::llround(share * static_cast<double>(size->nanometers())));
    };
    auto chains = scenarios::chainsOf(piece);
    for (auto& chain : chains) {
        for (auto& point : chain.points) {
            point = {move(point.x, box.low.x, box.high.x, width), move(point.y, box.low.y, box.high.y, depth)};
        }
    }
    auto made = scenarios::withChains(piece, chains);
    return made ? std::move(*made) : piece;
}

} // namespace

DetailFields::DetailFields(ScenarioDocument& document, TableState& state, QWidget* parent)
    : QWidget{parent}, m_document{document}, m_state{state} {
    using Unit = LengthBox::Unit;
    const auto length = [](Unit unit, const char* name, Length least) {
        auto* box = named(name, new LengthBox{unit});
        box->setLengths(least, unit == Unit::Table ? Length::fromInches(1000.0) : Length::fromMillimeters(1000.0));
        return box;
    };
    const auto line = [](const char* name, const QString& tip) {
        auto* field = named(name, new QLineEdit);
        field->setToolTip(tip);
        return field;
    };
    m_width = length(Unit::Table, "detailWidth", {});
    m_depth = length(Unit::Table, "detailDepth", {});
    m_parent = named("detailParent", new NameBox);
    m_parent->setToolTip(
        tr("The piece this one stands on. It moves along with that piece, and rule sets treat both as one area."));
    m_blocksFrom = named("detailBlocksFrom", new QComboBox);
    m_blocksFrom->setToolTip(tr("A one-way wall blocks lines from one side only; an arrow on the table points the way "
                                "in which lines pass."));
    m_size = line("detailSize", tr("Size or level, for games that compare them; leave empty for none"));
    m_wounds = line("detailWounds", tr("Wounds left, a whole number; leave empty for none"));
    m_maxWounds = line("detailMaxWounds", tr("Wounds of the unhurt model, a whole number; leave empty for none"));
    m_states = line("detailStates", tr("Current states, separated by commas: prone, pinned"));
    m_eyeHeight = line("detailEyeHeight", tr("Height of the eye above the foot of the model; empty: the rules decide"));
    m_smallestBody = line("detailSmallestBody",
                          tr("The part that counts as the model under every reading of the rules, in millimeters: 6 is "
                             "round, 60x35 an oval, rect 60x35 a rectangle; empty: the base"));
    m_largestBody = line("detailLargestBody",
                         tr("Everything that may count as the model, with wings and weapons, in millimeters. Answers "
                            "that differ between the two readings depend on the sculpt."));
    m_hullZone = named("detailHullZone", new QComboBox);
    m_hullZone->setToolTip(
        tr("The zone that shoots or is shot at. Its arc and dot are taken from the shape of the base: enter those of "
           "the ship below where they differ."));
    m_arc = line("detailArc", tr("Width of the arc printed on the base, in degrees; leave empty for none"));
    m_arcTurn = line("detailArcTurn", tr("Where the middle of the arc points, in degrees clockwise from the front"));
    m_dotAhead = line("detailDotAhead", tr("How far the printed dot lies ahead of the center of the base, in "
                                           "millimeters; leave empty for no dot"));
    m_dotAside = line("detailDotAside",
                      tr("How far the printed dot lies to the right of the center of the base, in millimeters"));
    m_kind = line("detailKind", tr("“%1”, or your own word").arg(wordText(QStringLiteral("deployment"))));
    m_player = named("detailPlayer", new QComboBox);
    m_diameter = length(Unit::Millimeters, "detailDiameter", Length::fromMillimeters(0.1));
    m_letters = length(Unit::Table, "detailLetters", Length::fromInches(0.05));
    m_turn = line("detailTurn", tr("Degrees, clockwise; you can enter a sum"));
    m_form = new QFormLayout;
    m_form->setFieldGrowthPolicy(QFormLayout::AllNonFixedFieldsGrow);
    m_form->setVerticalSpacing(5);
    m_form->addRow(tr("Width"), m_width);
    m_form->addRow(tr("Depth"), m_depth);
    m_form->addRow(tr("Stands on"), m_parent);
    m_form->addRow(tr("Blocks"), m_blocksFrom);
    m_form->addRow(tr("Size"), m_size);
    m_form->addRow(tr("Wounds"), m_wounds);
    m_form->addRow(tr("Maximum wounds"), m_maxWounds);
    m_form->addRow(tr("All states"), m_states);
    m_form->addRow(tr("Eye height"), m_eyeHeight);
    m_form->addRow(tr("Body, smallest"), m_smallestBody);
    m_form->addRow(tr("Body, largest"), m_largestBody);
    m_form->addRow(tr("Hull zone"), m_hullZone);
    m_form->addRow(tr("Printed arc"), m_arc);
    m_form->addRow(tr("Arc direction"), m_arcTurn);
    m_form->addRow(tr("Dot ahead"), m_dotAhead);
    m_form->addRow(tr("Dot right"), m_dotAside);
    m_form->addRow(tr("Kind"), m_kind);
    m_form->addRow(tr("Player"), m_player);
    m_form->addRow(tr("Diameter"), m_diameter);
    m_form->addRow(tr("Text size"), m_letters);
    m_form->addRow(tr("Rotation"), m_turn);
    m_walls = new WallTables{document, state};
    auto* layout = columnOf({m_form, m_walls}, this);
    layout->setContentsMargins(0, 0, 0, 0);
    connectRows();
    connectPrints();
    connect(&m_document, &ScenarioDocument::scenarioChanged, this, &DetailFields::refresh);
    connect(&m_state, &TableState::selectionChanged, this, &DetailFields::refresh);
    refresh();
}

template <class Element> std::vector<Element> DetailFields::selected() const {
    std::vector<Element> elements;
    for (const AnyId& id : m_state.selection()) {
        if (const auto* own = std::get_if<decltype(Element::id)>(&id)) {
            if (const Element* element = elementOf(m_document.scenario(), *own)) {
                elements.push_back(*element);
            }
        }
    }
    // Fields are for things of one kind.
    return elements.size() == m_state.selection().size() ? elements : std::vector<Element>{};
}

template <class Element> void DetailFields::edit(const QString& text, const std::function<void(Element&)>& change) {
    if (m_refreshing) {
        return;
    }
    Scenario next = m_document.scenario();
    for (Element& element : selected<Element>()) {
        change(element);
        next = with(std::move(next), std::move(element));
    }
    m_document.edit(text, std::move(next));
    refresh(); // what was refused stands there again as it was
}

void DetailFields::connectRows() {
    const auto onLine = [this](QLineEdit* line, auto enter) {
        connect(line, &QLineEdit::editingFinished, this, [this, line, enter] {
            if (line->isModified() && !m_refreshing) {
                line->setModified(false);
                enter(line->text().trimmed());
            }
        });
    };
    connect(m_width, &LengthBox::lengthEntered, this, [this](Length width) { resizePieces(width, {}); });
    connect(m_depth, &LengthBox::lengthEntered, this, [this](Length depth) { resizePieces({}, depth); });
    connect(m_parent, &QComboBox::activated, this, [this] {
        const QString parent = m_parent->currentData().toString();
        edit<Piece>(tr("Change what it stands on"), [&](Piece& piece) {
            // Nothing stands on itself, nor on what stands on it.
            const Scenario& scenario = m_document.scenario();
            QString above = parent;
            for (int steps = 0; steps < 1000 && !above.isEmpty() && above != piece.id.value; ++steps) {
                const Piece* next = scenario.piece({above});
                above = next ? next->parent : QString{};
            }
            piece.parent = above == piece.id.value ? piece.parent : parent;
        });
    });
    connect(m_blocksFrom, &QComboBox::activated, this, [this] {
        const QVariant side = m_blocksFrom->currentData();
        edit<Piece>(tr("Change blocked side"), [&](Piece& piece) {
            piece.blocksFrom =
                side.isValid() ? std::optional{static_cast<scenarios::WallSide>(side.toInt())} : std::nullopt;
        });
    });
    onLine(m_size, [this](const QString& text) {
        const auto size = numberFromText(text);
        const bool isGood = text.isEmpty() || (size && *size >= 0.0 && *size <= 1000.0);
        const auto change = [&](auto& element) { element.size = isGood ? size : element.size; };
        selected<Model>().empty() ? edit<Piece>(tr("Change size"), change) : edit<Model>(tr("Change size"), change);
    });
    const auto onWounds = [&](QLineEdit* line, const QString& name, std::optional<int> Model::*wounds) {
        onLine(line, [this, name, wounds](const QString& text) {
            const auto entered = numberFromText(text);
            const bool isGood = text.isEmpty() ||
                                (entered && *entered >= 1.0 && *entered <= 1000.0 && *entered == std::floor(*entered));
            edit<Model>(name, [&](Model& model) {
                if (isGood) {
                    model.*wounds = entered ? std::optional{static_cast<int>(*entered)} : std::nullopt;
                }
            });
        });
    };
    onWounds(m_wounds, tr("Change wounds"), &Model::wounds);
    onWounds(m_maxWounds, tr("Change maximum wounds"), &Model::maxWounds);
    onLine(m_states, [this](const QString& text) {
        edit<Model>(tr("Change states"), [&](Model& model) {
            model.states = wordsOf(text);
            std::ranges::transform(model.states, model.states.begin(), stateOfText);
        });
    });
    onLine(m_eyeHeight, [this](const QString& text) {
        const auto entered = lengthFromText(text, tableUnit());
        edit<Model>(tr("Change eye height"), [&](Model& model) {
            const bool isGood = text.isEmpty() || (entered && *entered >= Length{} && *entered <= model.height);
            model.eyeHeight = isGood ? entered : model.eyeHeight;
        });
    });
    onLine(m_smallestBody, [this](const QString& text) { enterBody(text, false); });
    onLine(m_largestBody, [this](const QString& text) { enterBody(text, true); });
    onLine(m_kind, [this](const QString& text) {
        edit<Zone>(tr("Change kind"), [&](Zone& zone) { zone.kind = wordOfText(text); });
    });
    connect(m_player, &QComboBox::activated, this, &DetailFields::enterPlayer);
    connect(m_diameter, &LengthBox::lengthEntered, this, [this](Length diameter) {
        edit<Objective>(tr("Change diameter"), [&](Objective& objective) {
            if (const auto base = geometry::Footprint::round(diameter)) {
                objective.base = *base;
            }
        });
    });
    connect(m_letters, &LengthBox::lengthEntered, this,
            [this](Length size) { edit<Label>(tr("Change text size"), [&](Label& label) { label.size = size; }); });
    onLine(m_turn, [this](const QString& text) {
        const auto degrees = numberFromText(text);
        edit<Label>(tr("Turn label"), [&](Label& label) {
            label.turn = degrees && std::abs(*degrees) < 1e9 ? geometry::Angle::fromDegrees(*degrees) : label.turn;
        });
    });
}

void DetailFields::enterPlayer() {
    const scenarios::PlayerId player{m_player->currentData().toString()};
    edit<Zone>(tr("Change player"), [&](Zone& zone) { zone.player = player; });
}

void DetailFields::enterBody(const QString& text, bool isLargest) {
    const auto row = scenarios::baseFromText(text);
    const auto shape = row && row->finding == scenarios::BaseFinding::Known ? row->base : std::nullopt;
    edit<Model>(tr("Change body"), [&](Model& model) {
        if (text.isEmpty()) {
            model.body.reset();
            return;
        }
        if (!shape) {
            return;
        }
        scenarios::Body body = model.body.value_or(scenarios::Body{model.base, model.base});
        (isLargest ? body.largest : body.smallest) = *shape;
        if (!scenarios::liesWithin(body.smallest, body.largest)) {
            if (model.body) {
                return;
            }
            body = {*shape, *shape}; // beside the base, which is no reading of it
        }
        model.body = body;
    });
}

void DetailFields::connectPrints() {
    connect(m_hullZone, &QComboBox::activated, this, [this] {
        const int chosen = m_hullZone->currentData().toInt();
        if (chosen == kOwnZone) {
            refresh();
            return;
        }
        edit<Model>(tr("Change hull zone"), [&](Model& model) {
            model = scenarios::withHullZone(
                std::move(model),
                chosen == kNoZone ? std::nullopt : std::optional{static_cast<scenarios::HullZone>(chosen)});
            model.states.removeAll(QLatin1String{scenarios::kZoneToCheck}); // it was set by hand
        });
    });
    const auto onNumber = [this](QLineEdit* line, double most, auto enter) {
        connect(line, &QLineEdit::editingFinished, this, [this, line, most, enter] {
            if (!line->isModified() || m_refreshing) {
                return;
            }
            line->setModified(false);
            const QString text = line->text().trimmed().remove(u'°');
            const auto number = numberFromText(text);
            if (text.isEmpty() || (number && std::abs(*number) <= most)) {
                enter(number);
            } else {
                refresh(); // what was refused stands there again as it was
            }
        });
    };
    constexpr double kFullTurn = 360.0;
    constexpr double kMaxMillimeters = 1000.0;
    onNumber(m_arc, kFullTurn, [this](const std::optional<double>& degrees) { enterArc(degrees.value_or(0.0), {}); });
    onNumber(m_arcTurn, kFullTurn, [this](const std::optional<double>& turn) { enterArc({}, turn.value_or(0.0)); });
    onNumber(m_dotAhead, kMaxMillimeters, [this](const std::optional<double>& ahead) {
        ahead ? enterDot(Length::fromMillimeters(*ahead), {}) : enterDot({}, {});
    });
    onNumber(m_dotAside, kMaxMillimeters, [this](const std::optional<double>& aside) {
        enterDot({}, Length::fromMillimeters(aside.value_or(0.0)));
    });
}

void DetailFields::enterArc(std::optional<double> degrees, std::optional<double> turn) {
    edit<Model>(tr("Change printed arc"), [&](Model& model) {
        model.states.removeAll(QLatin1String{scenarios::kZoneToCheck}); // it was set by hand
        if (degrees == 0.0) {
            model.arc.reset();
            for (scenarios::Weapon& weapon : model.weapons) {
                weapon.hasPrintedArc = false; // the file has no weapon with an arc that is not printed
            }
            return;
        }
        if ((degrees && *degrees < 1.0) || (!degrees && !model.arc)) {
            return;
        }
        scenarios::PrintedArc arc = model.arc.value_or(scenarios::PrintedArc{});
        arc.degrees = degrees.value_or(arc.degrees);
        arc.turn = turn ? geometry::Angle::fromDegrees(*turn) : arc.turn;
        model.arc = arc;
    });
}

void DetailFields::enterDot(std::optional<Length> ahead, std::optional<Length> aside) {
    edit<Model>(tr("Change printed dot"), [&](Model& model) {
        model.states.removeAll(QLatin1String{scenarios::kZoneToCheck}); // it was set by hand
        if (!ahead && !aside) {
            model.dot.reset();
            return;
        }
        const geometry::Point dot = model.dot.value_or(geometry::Point{});
        model.dot = geometry::Point{ahead.value_or(dot.x), aside.value_or(dot.y)};
    });
}

void DetailFields::refreshPrints(const std::vector<Model>& models) {
    std::shared_ptr<const scenarios::RulePack> pack;
    if (!models.empty()) {
        if (const auto rules = scenarios::ruleSetOf(m_document.scenario())) {
            pack = rules->pack;
        }
    }
    const bool wantsDots = pack && pack->target == scenarios::Region::PrintedDot;
    const bool wantsArcs = pack && pack->source.arcKind == scenarios::ArcKind::Printed;
    const bool hasArcs = std::ranges::any_of(models, [](const Model& model) { return model.arc.has_value(); });
    const bool hasDots = std::ranges::any_of(models, [](const Model& model) { return model.dot.has_value(); });
    setRow(m_hullZone, wantsDots);
    setRow(m_arc, wantsArcs || hasArcs);
    setRow(m_arcTurn, hasArcs);
    setRow(m_dotAhead, wantsDots || hasDots);
    setRow(m_dotAside, hasDots);
    if (models.empty()) {
        return;
    }
    const auto zone = common(models, [](const Model& model) {
        const auto known = scenarios::hullZoneOf(model);
        return known ? static_cast<int>(*known) : model.arc || model.dot ? kOwnZone : kNoZone;
    });
    const QSignalBlocker quiet{m_hullZone};
    m_hullZone->clear();
    m_hullZone->addItem(tr("none", "a hull zone"), kNoZone);
    m_hullZone->addItem(tr("front", "a hull zone"), static_cast<int>(scenarios::HullZone::Front));
    m_hullZone->addItem(tr("right", "a hull zone"), static_cast<int>(scenarios::HullZone::Right));
    m_hullZone->addItem(tr("rear", "a hull zone"), static_cast<int>(scenarios::HullZone::Rear));
    m_hullZone->addItem(tr("left", "a hull zone"), static_cast<int>(scenarios::HullZone::Left));
    if (zone == kOwnZone) {
        m_hullZone->addItem(tr("as entered below"), kOwnZone);
    }
    m_hullZone->setCurrentIndex(zone ? m_hullZone->findData(*zone) : -1);
    fill(m_arc, common(models, [](const Model& model) {
             return model.arc ? numberText(model.arc->degrees) + u'°' : QString{};
         }));
    fill(m_arcTurn, common(models, [](const Model& model) {
             return model.arc ? numberText(model.arc->turn.degrees()) + u'°' : QString{};
         }));
    fill(m_dotAhead, common(models, [](const Model& model) {
             return model.dot ? numberText(model.dot->x.millimeters()) : QString{};
         }));
    fill(m_dotAside, common(models, [](const Model& model) {
             return model.dot ? numberText(model.dot->y.millimeters()) : QString{};
         }));
}

void DetailFields::resizePieces(std::optional<Length> width, std::optional<Length> depth) {
    edit<Piece>(tr("Change dimensions"), [&](Piece& piece) {
        const bool isFlat =
            (width && *width <= Length{} && !piece.isWall()) || (depth && *depth <= Length{} && !piece.isWall());
        if (!isFlat) {
            piece = stretched(piece, width, depth);
        }
    });
}

void DetailFields::setRow(QWidget* field, bool visible) {
    field->setVisible(visible);
    if (auto* label = m_form->labelForField(field)) {
        label->setVisible(visible);
    }
}

void DetailFields::refresh() {
    m_refreshing = true;
    const Scenario& scenario = m_document.scenario();
    const auto pieces = selected<Piece>();
    const auto models = selected<Model>();
    const auto zones = selected<Zone>();
    const auto objectives = selected<Objective>();
    const auto labels = selected<Label>();
    for (QWidget* field : std::initializer_list<QWidget*>{m_width, m_depth, m_parent}) {
        setRow(field, !pieces.empty());
    }
    const auto hasSides = [](const Piece& piece) {
        const auto* wall = std::get_if<geometry::Wall>(&piece.outline);
        return wall && wall->vertices().size() == 2;
    };
    setRow(m_blocksFrom, !pieces.empty() && std::ranges::all_of(pieces, hasSides));
    setRow(m_size, !pieces.empty() || !models.empty());
    setRow(m_wounds, !models.empty());
    setRow(m_maxWounds, !models.empty());
    setRow(m_states, !models.empty());
    for (QWidget* field : {m_eyeHeight, m_smallestBody, m_largestBody}) {
        setRow(field, !models.empty());
    }
    refreshPrints(models);
    setRow(m_kind, !zones.empty());
    setRow(m_player, !zones.empty());
    setRow(m_diameter, !objectives.empty());
    setRow(m_letters, !labels.empty());
    setRow(m_turn, !labels.empty());
    if (!pieces.empty()) {
        fill(m_width, common(pieces, [](const Piece& piece) {
                 const auto box = boxOf(piece);
                 return box.high.x - box.low.x;
             }));
        fill(m_depth, common(pieces, [](const Piece& piece) {
                 const auto box = boxOf(piece);
                 return box.high.y - box.low.y;
             }));
        fill(m_size, common(pieces, [](const Piece& piece) { return numberText(piece.size); }));
        const QSignalBlocker quiet{m_parent};
        m_parent->clear();
        m_parent->addItem(tr("the table"), QString{});
        for (const Piece& piece : scenario.terrain) {
            const bool isSelected =
                std::ranges::any_of(pieces, [&](const Piece& other) { return other.id == piece.id; });
            if (!isSelected && !piece.isWall()) {
                m_parent->addItem(nameOf(scenario, piece.id), piece.id.value);
            }
        }
        const auto parent = common(pieces, [](const Piece& piece) { return piece.parent; });
        m_parent->setCurrentIndex(parent ? std::max(0, m_parent->findData(*parent)) : -1);
        if (hasSides(pieces.front())) {
            const QSignalBlocker quietSides{m_blocksFrom};
            m_blocksFrom->clear();
            m_blocksFrom->addItem(tr("both sides", "a wall blocks lines from them"));
            for (const auto side : {scenarios::WallSide::Left, scenarios::WallSide::Right}) {
                m_blocksFrom->addItem(wallSideText(std::get<geometry::Wall>(pieces.front().outline), side),
                                      static_cast<int>(side));
            }
            const auto side = common(pieces, [](const Piece& piece) { return piece.blocksFrom; });
            m_blocksFrom->setCurrentIndex(!side ? -1 : !*side ? 0 : m_blocksFrom->findData(static_cast<int>(**side)));
        }
    } else if (!models.empty()) {
        fill(m_size, common(models, [](const Model& model) { return numberText(model.size); }));
        for (const auto& [field, wounds] :
             {std::pair{m_wounds, &Model::wounds}, std::pair{m_maxWounds, &Model::maxWounds}}) {
            fill(field, common(models, [wounds = wounds](const Model& model) {
                     return model.*wounds ? QString::number(*(model.*wounds)) : QString{};
                 }));
        }
        fill(m_states, common(models, [](const Model& model) { return stateListText(model.states); }));
        fill(m_eyeHeight, common(models, [](const Model& model) {
                 return model.eyeHeight ? lengthText(*model.eyeHeight) : QString{};
             }));
        const auto bodyText = [](const Model& model, auto reading) {
            if (!model.body) {
                return QString{};
            }
            const QString text = scenarios::textOfBase((*model.body).*reading);
            return text.isEmpty() ? tr("outline") : text;
        };
        fill(m_smallestBody,
             common(models, [&](const Model& model) { return bodyText(model, &scenarios::Body::smallest); }));
        fill(m_largestBody,
             common(models, [&](const Model& model) { return bodyText(model, &scenarios::Body::largest); }));
    } else if (!zones.empty()) {
        fill(m_kind, common(zones, [](const Zone& zone) { return wordText(zone.kind); }));
        fillPlayers(*m_player, scenario, tr("no player"),
                    common(zones, [](const Zone& zone) { return zone.player.value; }));
    } else if (!objectives.empty()) {
        fill(m_diameter, common(objectives, [](const Objective& objective) {
                 const auto box = geometry::boundsOf({objective.base, {}, {}});
                 return box.high.x - box.low.x;
             }));
    } else if (!labels.empty()) {
        fill(m_letters, common(labels, [](const Label& label) { return label.size; }));
        fill(m_turn, common(labels, [](const Label& label) { return numberText(label.turn.degrees()) + u'°'; }));
    }
    m_refreshing = false;
}

void fillPlayers(QComboBox& box,
                 const scenarios::Scenario& scenario,
                 const QString& none,
                 const std::optional<QString>& chosen) {
    const QSignalBlocker quiet{box};
    box.clear();
    for (const auto& player : scenario.players) {
        box.addItem(nameOf(scenario, player.id), player.id.value);
    }
    box.addItem(none, QString{});
    box.setCurrentIndex(chosen ? box.findData(*chosen) : -1);
}

} // namespace sightline::app
