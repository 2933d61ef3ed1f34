#include "scenarios/conformance/random_scene.h"
#include "scenarios/edits/edits.h"
#include "scenarios/judge/close_call.h"
#include "scenarios/judge/grid_places.h"
#include "scenarios/judge/ruling_heights.h"
#include "scenarios/judge/ruling_moves.h"
#include "scenarios/model/assemblies.h"
#include "scenarios/questions/flip.h"
#include "scenarios/rules/rule_pack.h"
#include "scenarios/rules/rule_set.h"
#include "tests/scenarios/pack_rows.h"
#include "tests/scenarios/scenario_maker.h"
#include "tests/support/rows.h"

#include <QElapsedTimer>

#include <algorithm>
#include <array>
#include <cmath>
#include <map>
#include <numbers>
#include <ranges>

using namespace sightline;
using namespace sightline::scenarios;
using geometry::Length;
using geometry::Vector;
using testsupport::boxPiece;
using testsupport::dressedFor;
using testsupport::modelAt;
using testsupport::Random;

namespace {

const ModelId kA{QStringLiteral("a")};
const ModelId kB{QStringLiteral("b")};

/// Moves tried for each pack: SIGHTLINE_MARGIN_TRIES, else those of two pairs, which take some seconds of all packs.
int triesForEachPack() {
    const int asked = qEnvironmentVariableIntValue("SIGHTLINE_MARGIN_TRIES");
    return asked > 0 ? asked : 10;
}

std::uint64_t firstSeed() {
    const int asked = qEnvironmentVariableIntValue("SIGHTLINE_MARGIN_SEED");
    return asked > 0 ? static_cast<std::uint64_t>(asked) : 4000;
}

Verdict ask(const PreparedTable& table, const ModelId& observer, const ModelId& target) {
    Question question{observer, target};
    question.wantRulingFigures = true;
    return judge(table, question);
}

bool isTarget(const Scenario& scenario, const RuleSet& rules, const ModelId& observer, const ModelId& target) {
    Question question{observer, target};
    question.wantDetails = false;
    return mayBeTargeted(judge(PreparedTable{scenario, rules}, question).ruling);
}

/// Both bases are 1 in across.
Scenario twoModels(double fromX, double toX) {
    Scenario scenario;
    scenario.models = {modelAt("a", fromX, 20), modelAt("b", toX, 20)};
    for (Model& model : scenario.models) {
        model.base = *geometry::Footprint::round(Length::fromInches(1));
        model.keywords = {QStringLiteral("infantry")};
        model.height = Length::fromInches(1.5);
    }
    return scenario;
}

/// Hexes of 1.25 in in rows, each row half a hex farther to the right.
geometry::Point hexCenter(int column, int row) {
    return {Length::fromInches(1.25 * (8 + column + row * 0.5)),
            Length::fromInches(1.25 * (8 + row * std::numbers::sqrt3 / 2))};
}

/// A hill that fills a hex.
Piece hexOf(const QString& id, geometry::Point center, double level) {
    std::vector<geometry::Point> corners;
    for (int i = 0; i < 6; ++i) {
        const double angle = (i + 0.5) * std::numbers::pi / 3;
        const double reach = 1.25 / std::numbers::sqrt3;
        corners.push_back(
            center + Vector{Length::fromInches(reach * std::cos(angle)), Length::fromInches(reach * std::sin(angle))});
    }
    Piece hill;
    hill.id = {id};
    hill.kind = QStringLiteral("hill");
    hill.height = Length::fromInches(level);
    hill.size = level;
    hill.outline = *geometry::Polygon::fromVertices(corners);
    return hill;
}

Piece wordedBox(
    const QString& id, const QString& kind, double left, double top, double right, double bottom, double height) {
    Piece piece = boxPiece(id, left, top, right, bottom);
    piece.kind = kind;
    piece.height = Length::fromInches(height);
    return piece;
}

/// Each thing that is moved as one: models, and pieces with their group and what they carry.
std::vector<std::vector<AnyId>> elementsOf(const Scenario& scenario) {
    std::vector<std::vector<AnyId>> elements;
    for (const Model& model : scenario.models) {
        elements.push_back({model.id});
    }
    for (const Piece& piece : scenario.terrain) {
        const auto pieces = displacedWith(scenario, piece.id);
        elements.emplace_back(pieces.begin(), pieces.end());
    }
    return elements;
}

/// True if a move by up to 1 mm of a single thing, in one of 32 directions, turns the ruling of the first pair.
bool isTurnedWithinAMillimeter(const Scenario& scenario, const RuleSet& rules, const Ruling& ruling) {
    for (const auto& element : elementsOf(scenario)) {
        for (int step = 0; step < 32 * 4; ++step) {
            const double length = 0.25 * (1 + step % 4);
            const double angle = step * std::numbers::pi / 64;
            const Vector by{Length::fromMillimeters(length * std::cos(angle)),
                            Length::fromMillimeters(length * std::sin(angle))};
            if (isTarget(withMoved(scenario, element, by), rules, kA, kB) != mayBeTargeted(ruling)) {
                return true;
            }
        }
    }
    return false;
}

/// Returns both halves of a quadrangle, which share the edge between the middles of two of its sides: those from its
/// corner `first`, and the opposite one.
std::array<geometry::Polygon, 2> halvesOf(const geometry::Polygon& polygon, std::size_t first) {
    const auto corner = [&](std::size_t i) { return polygon.outline()[(first + i) % 4]; };
    const auto middle = [&](std::size_t i) {
        const auto between = [](Length a, Length b) {
            return Length::fromNanometers((a.nanometers() + b.nanometers()) / 2);
        };
        return geometry::Point{between(corner(i).x, corner(i + 1).x), between(corner(i).y, corner(i + 1).y)};
    };
    return {*geometry::Polygon::fromVertices(std::array{corner(0), middle(0), middle(2), corner(3)}),
            *geometry::Polygon::fromVertices(std::array{middle(0), corner(1), corner(2), middle(2)})};
}

/// Splits pieces with four corners, nothing in them and nothing on them, at random; both halves are of one group.
Scenario withHalves(Scenario scenario, Random& random) {
    const std::vector<Piece> whole = scenario.terrain;
    scenario.terrain.clear();
    for (const Piece& piece : whole) {
        scenario.terrain.push_back(piece);
        const auto* polygon = std::get_if<geometry::Polygon>(&piece.outline);
        const bool isParent = std::ranges::find(whole, piece.id.value, &Piece::parent) != whole.end();
        if (!polygon || polygon->outline().size() != 4 || !polygon->holes().empty() || !piece.walls.empty() ||
            !piece.openings.empty() || isParent || random.oneIn(3)) {
            continue;
        }
        const auto halves = halvesOf(*polygon, random.oneIn(2) ? 0 : 1);
        Piece& one = scenario.terrain.back();
        one.group = one.group.isEmpty() ? QStringLiteral("halves of ") + one.id.value : one.group;
        Piece other = one;
        other.id.value += QStringLiteral(" too");
        one.outline = halves[0];
        other.outline = halves[1];
        scenario.terrain.push_back(std::move(other));
    }
    return scenario;
}

/// A scenario with other names of pieces and models, and these in another order.
struct Renamed {
    Scenario scenario;
    std::map<QString, QString> newNames;
    std::map<QString, QString> oldNames;

    Renamed(const Scenario& before, Random& random) : scenario{before} {
        shuffle(scenario.terrain, random);
        shuffle(scenario.models, random);
        for (Piece& piece : scenario.terrain) {
            rename(piece.id.value, random);
        }
        for (Model& model : scenario.models) {
            rename(model.id.value, random);
        }
        for (Piece& piece : scenario.terrain) {
            piece.parent = nameOf(piece.parent);
        }
    }

    [[nodiscard]] QString nameOf(const QString& old) const {
        const auto found = newNames.find(old);
        return found == newNames.end() ? old : found->second;
    }

    [[nodiscard]] Verdict withOldNames(Verdict verdict) const {
        const auto restore = [&](auto& id) { id.value = oldNames.at(id.value); };
        const auto restoreAll = [&](Reason& reason) {
            std::ranges::for_each(reason.pieces, restore);
            std::ranges::for_each(reason.models, restore);
        };
        restore(verdict.observer);
        restore(verdict.target);
        if (verdict.blockedAt) {
            restore(verdict.blockedAt->piece);
        }
        for (PieceShare& share : verdict.blockedBy) {
            restore(share.piece);
        }
        std::ranges::for_each(verdict.reasons, restoreAll);
        std::ranges::for_each(verdict.ruling.reasons, restoreAll);
        if (verdict.ruling.margin) {
            restoreAll(*verdict.ruling.margin);
        }
        if (auto& ofCover = verdict.ruling.coverMargin) {
            std::visit(restore, ofCover->moved);
            restoreAll(ofCover->restsOn);
        }
        return verdict;
    }

private:
    template <class Element> static void shuffle(std::vector<Element>& elements, Random& random) {
        for (std::size_t left = elements.size(); left > 1; --left) {
            std::swap(elements[left - 1], elements[static_cast<std::size_t>(random.below(static_cast<int>(left)))]);
        }
    }

    void rename(QString& name, Random& random) {
        const QString other = QStringLiteral("%1-%2").arg(random.below(1000)).arg(newNames.size());
        newNames.emplace(name, other);
        oldNames.emplace(other, name);
        name = other;
    }
};

/// What a failed comparison shows of a verdict.
QString textOf(const Verdict& verdict) {
    QString text;
    const auto add = [&](const Reason& reason) {
        text += QStringLiteral(" %1 %2").arg(reason.code, reason.rule);
        std::ranges::for_each(reason.pieces, [&](const PieceId& id) { text += QLatin1Char{' '} + id.value; });
        std::ranges::for_each(reason.models, [&](const ModelId& id) { text += QLatin1Char{' '} + id.value; });
        text += QStringLiteral(" %1 mm;").arg(reason.millimeters.value_or(-1.0), 0, 'g', 17);
    };
    std::ranges::for_each(verdict.reasons, add);
    std::ranges::for_each(verdict.ruling.reasons, add);
    if (verdict.ruling.margin) {
        add(*verdict.ruling.margin);
    }
    return text;
}

} // namespace

/// How far things can be moved before a ruling turns.
class TestRulingMargin : public QObject {
    Q_OBJECT

private slots:
    void margins_ofKnownScenes_data() {
        testsupport::addColumns<QString, Scenario, bool, QString>("rules", "scenario", "visible", "code");
        QTest::addColumn<double>("from"); // mm, the bound lies between
        testsupport::addColumns<double, QString>("to", "piece");
        const auto add = [](const char* row, const char* rules, const Scenario& scenario, bool visible,
                            const char* code, double from, double to, const char* piece) {
            QTest::newRow(row) << QString::fromLatin1(rules) << scenario << visible << QString::fromLatin1(code) << from
                               << to << QString::fromLatin1(piece);
        };
        // A toe in a ruin: the edge of the target lies 0.02 in = 0.508 mm outside the ruin it would be seen in, or
        // inside.
        Scenario toe = twoModels(5, 30.52);
        toe.terrain = {wordedBox("ruin", "ruin", 18, 14, 30, 26, 6)};
        add("a toe outside the ruin", "40k-10e", toe, false, "margin-standing", 0.49, 0.509, "ruin");
        toe = twoModels(5, 30.48);
        toe.terrain = {wordedBox("ruin", "ruin", 18, 14, 30, 26, 6)};
        add("a toe inside the ruin", "40k-10e", toe, true, "margin-standing", 0.49, 0.509, "ruin");
        // Wholly within: the observer's base ends 0.02 in before the far edge of the ruin it looks out of, or after it.
        for (const auto& [x, visible] : {std::pair{29.48, true}, std::pair{29.52, false}}) {
            Scenario inside = twoModels(x, 5);
            inside.terrain = {wordedBox("ruin", "ruin", 18, 14, 30, 26, 6)};
            add(visible ? "wholly within" : "not wholly within", "40k-10e", inside, visible, "margin-standing", 0.49,
                0.509, "ruin");
        }
        // On a car of size 4 a target of size 2 is seen past a block of 5, beside it not: its edge lies 0.02 in beyond
        // the edge of the car, or before it.
        for (const auto& [edge, visible] : {std::pair{40.48, true}, std::pair{40.52, false}}) {
            Scenario sizes = twoModels(10, 40);
            sizes.models[1].size = 2.0;
            sizes.models[1].elevation = Length::fromInches(1);
            sizes.terrain = {boxPiece("block", 24, 1, 26, 43, {.size = 5}),
                             boxPiece("car", edge, 14, 46, 26, {.height = 1, .size = 4})};
            add(visible ? "on a car" : "beside a car", "mcp", sizes, visible, "margin-standing", 0.49, 0.512, "car");
        }
        // A block whose edge lies 4 mm above the lower edge of both bases: moving it by as much opens or closes a beam
        // of 4 mm. That none opens is proved up to half of that.
        for (const double gap : {4.0, -4.0}) {
            Scenario beam = twoModels(10, 40);
            beam.terrain = {boxPiece("block", 20, 2, 30, 20.5 - gap / 25.4)};
            beam.terrain[0].traits = {QStringLiteral("dense")};
            add(gap > 0 ? "a beam" : "no beam", "area-groups", beam, gap > 0,
                gap > 0 ? "margin-line-closes" : "margin-line-opens", gap > 0 ? 3.95 : 1.9, 4.001,
                gap > 0 ? "block" : "");
        }
        // Either of two blocks closes the gap of 10 mm between both.
        Scenario gap = twoModels(10, 40);
        gap.terrain = {boxPiece("upper", 20, 2, 30, 20 - 5 / 25.4), boxPiece("lower", 20, 20 + 5 / 25.4, 30, 38)};
        gap.terrain[0].traits = gap.terrain[1].traits = {QStringLiteral("dense")};
        add("a gap", "area-groups", gap, true, "margin-line-closes", 9.9, 10.001, "");
        // A line opens where the block moves by 46 mm, not where what stands beside the lines does.
        Scenario beside = twoModels(8.5, 17.5);
        beside.models[0].position.y = Length::fromInches(16);
        beside.models[1].position.y = Length::fromInches(7);
        beside.terrain = {wordedBox("aside", "container", 8, 7, 13, 12, 6),
                          wordedBox("block", "container", 14, 7, 19, 10, 6)};
        const std::array corners{geometry::pointFromInches(8, 7), geometry::pointFromInches(13, 7),
                                 geometry::pointFromInches(10.5, 12)};
        beside.terrain[0].outline = geometry::Polygon::fromVertices(corners).value();
        add("a block, and a piece beside the lines", "40k-10e", beside, false, "margin-line-opens", 40, 60, "block");
        // Hidden: both sides of 15 in.
        for (const auto& [past, visible] : {std::pair{-0.3, true}, std::pair{0.3, false}}) {
            Scenario hidden = twoModels(10, 26 + past / 25.4);
            hidden.terrain = {boxPiece("area", 25, 10, 45, 30)};
            hidden.terrain[0].height = Length{};
            hidden.terrain[0].traits = {QStringLiteral("dense")};
            add(visible ? "within 15 in" : "beyond 15 in", "area-groups", hidden, visible, "margin-hidden", 0.2999,
                0.3001, "area");
        }
        // An arc of 180 degrees: the target's foremost edge lies 2 mm before the line through the observer's middle, or
        // behind it.
        for (const double ahead : {2.0, -2.0}) {
            Scenario arc = twoModels(20, 19.5 + ahead / 25.4);
            arc.models[1].position.y = Length::fromInches(30);
            add(ahead > 0 ? "in the arc by 2 mm" : "out of the arc by 2 mm", "bushido", arc, ahead > 0, "margin-arc",
                0.6, 2.001, "");
            if (ahead < 0) {
                // The edge of a wood is nearer to the target than the arc, but decides nothing.
                const double x = arc.models[1].position.x.inches();
                arc.terrain = {wordedBox("wood", "wood", x - 2, 30.5 + 1 / 25.4, x + 2, 40, 0)};
                add("out of the arc by 2 mm, a wood nearer", "bushido", arc, false, "margin-arc", 0.6, 2.001, "");
            }
        }
        // A wood 0.4 in or 0.8 in from the lower of two 'Mechs: with one on a hill between both it hides within 0.6 in.
        for (const auto& [edge, visible] : {std::pair{39.1, false}, std::pair{38.7, true}}) {
            Scenario woods = twoModels(10, 40);
            woods.models[0].elevation = Length::fromInches(3);
            woods.models[0].size = woods.models[1].size = 2;
            woods.terrain = {wordedBox("hilltop", "wood", 24.5, 19.5, 25.5, 20.5, 0),
                             wordedBox("heavy", "wood", edge - 1, 19.5, edge, 20.5, 0)};
            woods.terrain[0].elevation = Length::fromInches(3);
            woods.terrain[1].traits = {QStringLiteral("heavy-wood")};
            add(visible ? "a wood not near enough" : "a wood near enough", "battletech", woods, visible, "margin-near",
                5.07, 5.081, "heavy");
        }
        // Two cells that overlap by 0.1 in within a block: they see each other only while they touch.
        Scenario cells = twoModels(10, 10.9);
        cells.models[1].position.y = Length::fromInches(20.9);
        cells.terrain = {boxPiece("block", 1, 11, 20, 30)};
        add("cells that overlap", "dnd-5e", cells, true, "margin-line", 2.4, 2.541, "");
        // Two cells side by side with nothing near see each other, whether they touch or not.
        add("cells side by side", "dnd-5e", twoModels(10, 11), true, "margin-reach", 152.4, 152.4, "");
        // A base 1 in wide that is 0.97 in deep in a ruin ceases to be there after a move of 0.97 in.
        toe = twoModels(5, 29.53);
        toe.terrain = {wordedBox("ruin", "ruin", 18, 14, 30, 26, 6)};
        add("deep in the ruin", "40k-10e", toe, true, "margin-standing", 24.62, 24.639, "ruin");
        // Wholly within it, the observer may look out; one of which only 0.03 in is within has to move by 0.97 in.
        Scenario outside = twoModels(30.47, 5);
        outside.terrain = {wordedBox("ruin", "ruin", 18, 14, 30, 26, 6)};
        add("nearly outside the ruin", "40k-10e", outside, false, "margin-standing", 24.62, 24.639, "ruin");
        // Exactly the 3 in of wood that can be seen through: a line past the middle of both bases stays while these, or
        // the wood, move by less than their radius.
        Scenario wood = twoModels(10, 40);
        wood.terrain = {wordedBox("wood", "wood", 20, 5, 23, 35, 5)};
        add("the deepest wood", "horus-heresy-3e", wood, true, "margin-line-closes", 12.6, 152.4, "wood");
        // Through 2.9 in a line has to deviate by acos(2.9 / 3), 14.8 degrees, to be 3 in inside, wherever the wood is.
        // Between bases 30 in apart, one of them displaced by 6 in, lines deviate by up to asin(7 / 30), 13.5 degrees;
        // between some 21 in apart by that much after 4.37 in.
        wood.terrain = {wordedBox("wood", "wood", 20, 5, 22.9, 35, 5)};
        add("almost too deep a wood", "horus-heresy-3e", wood, true, "margin-reach", 152.4, 152.4, "");
        wood = twoModels(8, 29);
        wood.terrain = {wordedBox("wood", "wood", 16, 17, 18.9, 23, 5)};
        add("almost too deep a wood nearby", "horus-heresy-3e", wood, true, "margin-line-closes", 110.0, 152.4, "wood");
        // A target in a ruin or a grove leaves it by 1.5 in over the side towards the observer, and is seen in front of
        // it. Where its base has left over the upper side, its middle at y = 16.5, lines past the corner (18, 17) meet
        // it from x = 20.17: 3.69 in away, somewhat less for lines of 1 mm.
        Scenario nearSide = twoModels(5, 19);
        nearSide.terrain = {wordedBox("ruin", "ruin", 18, 17, 30, 23, 6)};
        add("at the near side of a ruin", "40k-10e", nearSide, true, "margin-line-closes", 92.5, 152.4, "ruin");
        nearSide.terrain[0].kind = QStringLiteral("wood");
        nearSide.models[0].states = {QStringLiteral("leader")};
        add("at the near side of a grove", "legion", nearSide, true, "margin-line-closes", 92.5, 152.4, "ruin");
        // On a roof 2 in from its upper and lower side the target is seen until its base of 1 in has left it. That the
        // observer is within 2 in of the building matters only then.
        Scenario roof = twoModels(13, 17.5);
        roof.models[0].size = roof.models[1].size = 2.0;
        roof.models[1].elevation = Length::fromInches(4);
        roof.terrain = {boxPiece("saloon", 15, 18, 20, 22, {.height = 4, .traits = {"blocking"}, .size = 4})};
        add("on a roof", "malifaux-4e", roof, true, "margin-standing", 63.4, 63.51, "saloon");
        // Beside a dense wall, whose gap is too narrow to be seen through, in an area that carries it: a line opens
        // once a base reaches the wall, half the width of a line and 2.5 in away.
        Scenario walled = twoModels(19, 25);
        walled.terrain = {boxPiece("area", 18, 13, 26, 27), boxPiece("wall", 22, 13, 23, 27)};
        walled.terrain[0].kind = QStringLiteral("area");
        walled.terrain[0].height = Length{};
        walled.terrain[1].outline = *geometry::Wall::fromVertices(
            std::array{geometry::pointFromInches(22, 13), geometry::pointFromInches(22, 27)});
        walled.terrain[1].kind = QStringLiteral("wall");
        walled.terrain[1].height = Length::fromInches(5);
        walled.terrain[1].traits = {QStringLiteral("dense")};
        walled.terrain[1].parent = QStringLiteral("area");
        walled.terrain[1].openings = {
            {Length::fromInches(6), Length::fromInches(8), Length{}, Length::fromInches(3), {}}};
        add("a wall that an area carries", "40k-11e", walled, false, "margin-line-opens", 62.0, 64.1, "wall");
        // Of three equal bases nearly in a line the one in between can never hide all of the others; a wider one does.
        for (const double width : {1.0, 1.001}) {
            Scenario file = twoModels(10, 30);
            file.models.push_back(modelAt("c", 20, width > 1.0 ? 20 : 20.001));
            file.models[2].base = *geometry::Footprint::round(Length::fromInches(width));
            file.models[2].height = Length::fromInches(1.5);
            add(width > 1.0 ? "a wider base in between" : "equal bases nearly in a line", "warmachine-mk4", file,
                width <= 1.0, width > 1.0 ? "margin-line-opens" : "margin-reach", width > 1.0 ? 0.0 : 152.4,
                width > 1.0 ? 0.1 : 152.4, "");
        }
        // Hidden in an area that it touches by 0.05 mm, and behind it once it is off: what turns it is the 15 in.
        Scenario hidden = twoModels(10, 27);
        hidden.terrain = {wordedBox("area", "ruin", 20, 10, 26.5 + 0.05 / 25.4, 30, 4)};
        add("hidden in an area and behind it", "40k-11e", hidden, false, "margin-hidden", 25.4 - 0.01, 25.4 + 0.01,
            "area");
        hidden.models[0].position = geometry::pointFromInches(50, 28);
        hidden.models[1].position = geometry::pointFromInches(27, 28);
        add("hidden in an area and beside it", "40k-11e", hidden, false, "margin-standing", 0.03, 0.06, "area");
        // Nothing near: no move of 6 in turns it.
        add("nothing in the way", "40k-10e", twoModels(10, 30), true, "margin-reach", 152.4, 152.4, "");
    }
    void margins_ofKnownScenes() {
        auto [rules, scenario, visible, code, from, to, piece] =
            testsupport::fetch<QString, Scenario, bool, QString, double, double, QString>(
                "rules", "scenario", "visible", "code", "from", "to", "piece");
        const Ruling ruling = ask(PreparedTable{scenario, *shippedRuleSet(rules)}, kA, kB).ruling;
        QCOMPARE(ruling.visible, visible);
        QVERIFY(ruling.margin && ruling.isMarginProved);
        const QString told =
            QStringLiteral("%1: %2 mm").arg(ruling.margin->code).arg(*ruling.margin->millimeters, 0, 'f', 5);
        QVERIFY2(ruling.margin->code == code, qPrintable(told));
        QVERIFY2(*ruling.margin->millimeters >= from && *ruling.margin->millimeters <= to, qPrintable(told));
        if (!piece.isEmpty()) {
            QCOMPARE(ruling.margin->pieces, std::vector<PieceId>{{piece}});
        }
        const bool isProved = *ruling.margin->millimeters >= 1.0;
        const bool isTurned = !isProved && isTurnedWithinAMillimeter(scenario, *shippedRuleSet(rules), ruling);
        QCOMPARE(ruling.certainty, isProved   ? std::optional{Certainty::Certain}
                                   : isTurned ? std::optional{Certainty::TooCloseToCall}
                                              : std::nullopt);
        QVERIFY(isProved || isTurned || to > 1.0);
    }

    void halvesOfOneGroup_haveTheMarginOfTheWhole_data() {
        testsupport::addColumns<QString, Scenario, bool, bool, double>("rules", "scenario", "visible", "isOnSeam",
                                                                       "most");
        const auto add = [](const char* row, const char* rules, const Scenario& scenario, bool visible, bool isOnSeam,
                            double most) {
            QTest::newRow(row) << QString::fromLatin1(rules) << scenario << visible << isOnSeam << most;
        };
        // The edge between both halves leads from one model to the other. A move of the whole by 1 in opens a line.
        Scenario between = twoModels(10, 40);
        between.terrain = {wordedBox("block", "container", 20, 18.5, 30, 21.5, 6)};
        add("a container", "40k-10e", between, false, true, 1.0);
        add("a container between heroes", "aos-4e", between, false, true, 1.0);
        between.terrain[0].kind = QStringLiteral("ruin");
        add("a ruin", "40k-10e", between, false, true, 1.0);
        between.terrain[0] = boxPiece("block", 20, 18.5, 30, 21.5);
        between.terrain[0].traits = {QStringLiteral("dense")};
        add("a dense feature", "area-groups", between, false, true, 1.0);
        // Seen in the lower half of a ruin, 3 in from its edge: moving the upper one changes nothing.
        Scenario inside = twoModels(10, 24);
        inside.models[1].position.y = Length::fromInches(23);
        inside.terrain = {wordedBox("block", "ruin", 20, 14, 30, 26, 6)};
        add("a ruin around the target", "40k-10e", inside, true, false, 3.5);
        // Seen out of by who is wholly within both halves: the far edge is 0.5 in away.
        Scenario outwards = twoModels(29, 5);
        outwards.terrain = {wordedBox("block", "ruin", 18, 14, 30, 26, 6)};
        add("a ruin around the observer", "40k-10e", outwards, true, false, 1.0);
        // On the edge between both, 6.5 in from leaving the whole but over the side towards the observer.
        inside.models[1].position.y = Length::fromInches(20);
        add("a ruin around a target on both halves", "40k-10e", inside, true, false, 6.0);
    }
    /// Two footprints of one group are one object on the table; apart they may part along their common edge.
    void halvesOfOneGroup_haveTheMarginOfTheWhole() {
        auto [rules, scenario, visible, isOnSeam, most] = testsupport::fetch<QString, Scenario, bool, bool, double>(
            "rules", "scenario", "visible", "isOnSeam", "most");
        const auto rulingOn = [&](const Scenario& table) {
            return ask(PreparedTable{table, *shippedRuleSet(rules)}, kA, kB).ruling;
        };
        const Ruling whole = rulingOn(scenario);
        QCOMPARE(whole.visible, visible);
        const double width = shippedRuleSet(rules)->pack->line.width.millimeters();
        QVERIFY(whole.isMarginProved && *whole.margin->millimeters > 10 &&
                *whole.margin->millimeters <= 25.4 * most + 0.01 + width / 2);
        QCOMPARE(whole.certainty, std::optional{Certainty::Certain});
        const auto halves = halvesOf(std::get<geometry::Polygon>(scenario.terrain[0].outline), 1);
        Scenario parted = scenario;
        parted.terrain.push_back(parted.terrain[0]);
        parted.terrain[0].outline = halves[0];
        parted.terrain[1].outline = halves[1];
        parted.terrain[1].id.value = QStringLiteral("other");
        Scenario grouped = parted;
        grouped.terrain[0].group = grouped.terrain[1].group = QStringLiteral("g");
        const Ruling ofGroup = rulingOn(grouped);
        QCOMPARE(ofGroup.visible, visible);
        QVERIFY(ofGroup.isMarginProved);
        QCOMPARE(ofGroup.margin->code, whole.margin->code);
        QVERIFY2(
            std::abs(*ofGroup.margin->millimeters - *whole.margin->millimeters) < 0.05,
            qPrintable(
                QStringLiteral("%1 mm, not %2 mm").arg(*ofGroup.margin->millimeters).arg(*whole.margin->millimeters)));
        QCOMPARE(ofGroup.certainty, whole.certainty);
        for (const char* parent : {"", "block"}) { // what a piece carries may be moved without it
            parted.terrain[1].parent = QLatin1String{parent};
            const Ruling ofParts = rulingOn(parted);
            if (isOnSeam) { // it opens as wide as the lines of the rules are
                QCOMPARE(ofParts.visible, visible);
                QVERIFY(ofParts.isMarginProved && *ofParts.margin->millimeters <= 1.01 * width + 1e-4);
                QVERIFY(ofParts.certainty == Certainty::TooCloseToCall || width >= 1.0);
            }
        }
    }

    void onSquares_touchingIsDecidedByTheRules_data() {
        QTest::addColumn<Piece>("piece");
        Piece wall = boxPiece("wall", 15, 15, 16, 21);
        wall.outline =
            *geometry::Wall::fromVertices(std::array{geometry::Point{Length::fromInches(15), Length::fromInches(15)},
                                                     geometry::Point{Length::fromInches(15), Length::fromInches(21)}});
        QTest::newRow("a wall down to the lower edge of the squares") << wall;
        QTest::newRow("a pillar in the row of both") << boxPiece("pillar", 15, 20, 16, 21);
        QTest::newRow("a block down to the lower edge of the row") << boxPiece("block", 15, 15, 16, 21);
    }
    /// A pillar between two tokens hides one from the other in every game on squares; the line along its face touches
    /// it, and so the answer was too close to call, with a margin of 0 mm.
    void onSquares_touchingIsDecidedByTheRules() {
        QFETCH(Piece, piece);
        Scenario scenario = twoModels(10.5, 20.5);
        for (Model& model : scenario.models) {
            model.position.y = Length::fromInches(20.5);
        }
        scenario.terrain = {piece};
        const auto rulings = [&] {
            const PreparedTable table{scenario, *shippedRuleSet(QStringLiteral("dnd-5e"))};
            return std::pair{ask(table, kA, kB).ruling, judge(table, {kA, kB}).ruling};
        };
        const auto [full, quick] = rulings();
        QVERIFY(!full.visible);
        QCOMPARE(full.certainty, std::optional{Certainty::Certain});
        QVERIFY(!full.margin);
        QCOMPARE(quick.certainty, full.certainty);
        // A millimeter aside the model stands in no squares, and its position is a measurement again.
        scenario.models[1].position.x += Length::fromMillimeters(1);
        const auto [aside, quickAside] = rulings();
        QVERIFY(!aside.visible);
        QCOMPARE(aside.certainty, std::optional{Certainty::TooCloseToCall});
        QCOMPARE(quickAside.certainty, aside.certainty);
        // So is the wall that ends half a millimeter beyond what just hides.
        scenario.models[1].position.x -= Length::fromMillimeters(1);
        scenario.terrain = {boxPiece("drawn", 15, 15, 16, 21.02)};
        const auto [drawn, quickDrawn] = rulings();
        QVERIFY(!drawn.visible && drawn.margin);
        QCOMPARE(drawn.certainty, std::optional{Certainty::TooCloseToCall});
        QCOMPARE(quickDrawn.certainty, drawn.certainty);
    }

    void gapBetweenThinWalls_isTooCloseToCallWhereAMoveOpensIt_data() {
        testsupport::addColumns<double, bool>("gap in mm", "isClose");
        testsupport::addRow("0.02 mm too narrow", 0.98, true);
        testsupport::addRow("half as wide as asked", 0.5, true);
        testsupport::addRow("ends that overlap", -0.5, false);
    }
    void gapBetweenThinWalls_isTooCloseToCallWhereAMoveOpensIt() {
        const auto [gap, isClose] = testsupport::fetch<double, bool>("gap in mm", "isClose");
        constexpr double kWidthOfRules = 1.0; // mm
        Scenario scenario = twoModels(10, 30);
        scenario.terrain = {testsupport::wallPiece("near", {{20, 10}, {20, 20}}),
                            testsupport::wallPiece("far", {{20, 20 + gap / 25.4}, {20, 30}})};
        for (Piece& piece : scenario.terrain) {
            piece.kind = QStringLiteral("wall");
            piece.height = Length::fromInches(9);
        }
        const PreparedTable table{scenario, *shippedRuleSet(QStringLiteral("40k-10e"))};
        const Ruling ruling = ask(table, kA, kB).ruling;
        QVERIFY(!ruling.visible);
        QCOMPARE(ruling.certainty == Certainty::TooCloseToCall, isClose);
        QCOMPARE(ask(table, kB, kA).ruling.certainty, ruling.certainty);
        QCOMPARE(CloseCallJudge{table}.judge({kA, kB}).ruling.certainty, ruling.certainty);
        if (isClose) {
            QVERIFY(ruling.margin && !ruling.isMarginProved);
            QCOMPARE(ruling.margin->code, QStringLiteral("margin-line-opens"));
            QVERIFY2(*ruling.margin->millimeters >= kWidthOfRules - gap &&
                         *ruling.margin->millimeters <= kWidthOfRules - gap + 0.1,
                     qPrintable(QString::number(*ruling.margin->millimeters)));
        }
    }

    void onSquares_aPieceBesideTheGridKeepsItsMargin() {
        // The pillar in the row of both settles it, whatever the block that was drawn by hand does.
        Scenario scenario = twoModels(10.5, 20.5);
        for (Model& model : scenario.models) {
            model.position.y = Length::fromInches(20.5);
        }
        scenario.terrain = {boxPiece("pillar", 15, 20, 16, 21), boxPiece("drawn", 12, 22.3, 13, 23.4)};
        const RuleSet& rules = *shippedRuleSet(QStringLiteral("dnd-5e"));
        const Ruling far = ask(PreparedTable{scenario, rules}, kA, kB).ruling;
        QCOMPARE(far.certainty, std::optional{Certainty::Certain});
        QVERIFY(std::ranges::find(far.reasons, QStringLiteral("on-grid"), &Reason::code) != far.reasons.end());
        // Without the pillar all depends on a wall that ends half a millimeter beyond what just hides.
        scenario.terrain = {boxPiece("drawn", 15, 15, 16, 21.02)};
        const PreparedTable table{scenario, rules};
        const Ruling near = ask(table, kA, kB).ruling;
        QVERIFY(std::ranges::find(near.reasons, QStringLiteral("on-grid"), &Reason::code) == near.reasons.end());
        const std::vector<AnyId> elements{kA, PieceId{QStringLiteral("drawn")}};
        const auto flips = flipsOf(table, kA, kB, elements);
        QVERIFY(flips[0].by && flips[0].lengthMillimeters > 25.39); // by whole squares
        QVERIFY(flips[1].by && flips[1].lengthMillimeters < 1.0);
    }

    /// Hexes are 1.25 in wide; the line from center to center runs along the edges of two of them.
    void onHexes_aLineAlongAnEdgeIsDecidedByTheRules() {
        Scenario scenario = twoModels(10, 10);
        scenario.models[0].position = hexCenter(0, 0);
        scenario.models[1].position = hexCenter(2, 2);
        for (Model& model : scenario.models) {
            model.size = 2;
        }
        const Piece hill = hexOf("hill", hexCenter(1, 0), 3);
        scenario.terrain = {hill};
        const auto rulings = [&] {
            const PreparedTable table{scenario, *shippedRuleSet(QStringLiteral("battletech"))};
            return std::pair{ask(table, kA, kB).ruling, judge(table, {kA, kB}).ruling};
        };
        const auto [full, quick] = rulings();
        QVERIFY(!full.visible); // the side that is better for the defender
        QCOMPARE(full.certainty, std::optional{Certainty::Certain});
        QCOMPARE(quick.certainty, full.certainty);
        scenario.models[1].position.x += Length::fromMillimeters(1); // in no center any more
        const auto [aside, quickAside] = rulings();
        QVERIFY(aside.certainty != std::optional{Certainty::Certain});
        QCOMPARE(quickAside.certainty, aside.certainty);
    }

    void onGrids_nothingCertainIsTurnedWithinTheTolerance_data() {
        testsupport::addRows("id", {"dnd-5e", "pathfinder-2e", "battletech"});
    }
    /// Two models on cells of random scenes, whose pieces lie on half cells or anywhere: no move within the tolerance
    /// turns what is certain, and what stands on the grid is moved by whole cells.
    void onGrids_nothingCertainIsTurnedWithinTheTolerance() {
        QFETCH(QString, id);
        const RuleSet& rules = *shippedRuleSet(id);
        const bool isHex = rules.pack->space == Space::Hex;
        int certain = 0;
        int onGrid = 0;
        int close = 0;
        for (std::uint64_t seed = firstSeed(); seed < firstSeed() + 40; ++seed) {
            Random random{seed * 29 + 1};
            Scenario scenario = twoModels(0, 0);
            for (Model& model : scenario.models) {
                const int column = random.below(9);
                const int row = random.below(9);
                model.size = 2;
                model.position =
                    isHex ? hexCenter(column, row)
                          : geometry::Point{Length::fromInches(10.5 + column), Length::fromInches(10.5 + row)};
            }
            if (scenario.models[0].position == scenario.models[1].position) {
                continue;
            }
            for (int i = 0; i < 8; ++i) {
                const QString name = QStringLiteral("p%1").arg(i);
                const bool isDrawn = random.oneIn(8);
                if (isHex && !isDrawn) {
                    scenario.terrain.push_back(hexOf(name, hexCenter(random.below(9), random.below(9)), 4));
                    continue;
                }
                const auto place = [&] { return isDrawn ? random.between(10.0, 19.0) : 10.0 + random.below(18) / 2.0; };
                const double x = place();
                const double y = place();
                Piece piece =
                    wordedBox(name, "wall", x, y, x + 1 + random.below(3) / 2.0, y + 1 + random.below(3) / 2.0, 4);
                piece.size = 4;
                scenario.terrain.push_back(std::move(piece));
            }
            const PreparedTable table{scenario, rules};
            const Verdict verdict = ask(table, kA, kB);
            close += verdict.ruling.certainty == Certainty::TooCloseToCall ? 1 : 0;
            QCOMPARE(judge(table, {kA, kB}).ruling.certainty, verdict.ruling.certainty);
            if (verdict.ruling.certainty != Certainty::Certain) {
                continue;
            }
            ++certain;
            const auto& reasons = verdict.ruling.reasons;
            onGrid += std::ranges::find(reasons, QStringLiteral("on-grid"), &Reason::code) == reasons.end() ? 0 : 1;
            FlipOptions options;
            options.reachMillimeters = 30.0;
            options.maxRulings = 30;
            options.maxProofs = 12;
            std::vector<AnyId> elements{kA, kB};
            std::ranges::transform(scenario.terrain, std::back_inserter(elements), &Piece::id);
            for (const Flip& flip : flipsOf(table, kA, kB, elements, options)) {
                QVERIFY2(!flip.by || flip.lengthMillimeters > verdict.toleranceMillimeters,
                         qPrintable(QStringLiteral("seed %1: %2 by %3 mm")
                                        .arg(seed)
                                        .arg(textOf(flip.moved))
                                        .arg(flip.lengthMillimeters)));
            }
        }
        qInfo("%s: %d certain, %d of them by the grid alone, %d too close", qPrintable(id), certain, onGrid, close);
        QVERIFY(certain > 5 && onGrid > 0);
    }

    /// Three bases of one size in file: only the lines along both sides of the one between are free, and wherever one
    /// of the three is moved, some line stays so.
    void linesThatOnlyTouch_nameWhatTheyTouch() {
        Scenario scenario = twoModels(10, 20);
        scenario.models.push_back(modelAt("g", 15, 20));
        scenario.models[2].base = scenario.models[0].base;
        scenario.models[2].height = scenario.models[0].height;
        for (std::size_t i = 0; i < 3; ++i) {
            scenario.models[i].unit = QStringLiteral("unit %1").arg(i);
        }
        const PreparedTable table{scenario, *shippedRuleSet(QStringLiteral("opr-grimdark-future"))};
        const Ruling ruling = ask(table, kA, kB).ruling;
        QVERIFY(ruling.visible);
        QVERIFY(!ruling.certainty && !ruling.margin);
        const auto touched = std::ranges::find(ruling.reasons, QStringLiteral("lines-touch"), &Reason::code);
        QVERIFY(touched != ruling.reasons.end());
        QCOMPARE(touched->models, std::vector{ModelId{QStringLiteral("g")}});
        QVERIFY(!CloseCallJudge{table}.judge({kA, kB}).ruling.certainty);
        // A smaller base leaves room beside it.
        scenario.models[2].base = *geometry::Footprint::round(Length::fromInches(0.8));
        const Ruling beside = ask(PreparedTable{scenario, table.rules()}, kA, kB).ruling;
        QVERIFY(beside.visible && beside.certainty);
        QVERIFY(std::ranges::find(beside.reasons, QStringLiteral("lines-touch"), &Reason::code) ==
                beside.reasons.end());
    }

    void linesPastBasesInFile_nameTheModelTheyTouch_data() {
        testsupport::addColumns<QString, bool>("rules", "onHill");
        for (const char* rules : {"warmachine-mk3", "warmachine-mk4"}) {
            QTest::addRow("%s", rules) << QString::fromLatin1(rules) << false;
            QTest::addRow("%s, on a hill", rules) << QString::fromLatin1(rules) << true;
        }
    }
    /// Bases block at any height in Warmachine, also that of a model on a hill that is lower than the lines.
    void linesPastBasesInFile_nameTheModelTheyTouch() {
        auto [rules, onHill] = testsupport::fetch<QString, bool>("rules", "onHill");
        Scenario scenario = twoModels(10, 24);
        scenario.models.push_back(scenario.models[0]);
        Model& between = scenario.models[2];
        between.id = {QStringLiteral("g")};
        between.player = {QStringLiteral("other")};
        if (onHill) {
            scenario.terrain = {wordedBox("hill", "hill", 14, 17, 20, 23, 1.25)};
            between.elevation = Length::fromInches(1.25);
        }
        for (const double off : {0.0, 0.3}) {
            between.position = geometry::pointFromInches(17, 20 + off / 25.4);
            const PreparedTable table{scenario, *shippedRuleSet(rules)};
            const Ruling ruling = ask(table, kA, kB).ruling;
            QVERIFY(ruling.visible);
            const auto touched = std::ranges::find(ruling.reasons, QStringLiteral("lines-touch"), &Reason::code);
            QCOMPARE(touched != ruling.reasons.end(), off == 0.0);
            if (off == 0.0) {
                QCOMPARE(touched->models, std::vector{between.id});
                QVERIFY(touched->pieces.empty());
                QVERIFY(!ruling.certainty && !ruling.isMarginProved);
                QVERIFY(!CloseCallJudge{table}.judge({kA, kB}).ruling.certainty);
            } else if (!onHill) {
                QCOMPARE(ruling.certainty, std::optional{Certainty::Certain});
            }
        }
    }

    void woodsThatTheShooterTouches_haveMarginsOfTheirDepth_data() {
        QTest::addColumn<double>("off");
        for (const double off : {-2.0, -0.3, -0.05, 0.0, 0.05, 0.3, 2.0}) {
            QTest::addRow("%g mm off", off) << off;
        }
    }
    /// No shot passes through more than 3 in of a wood before the shooter, which stands as far before one of 3 in, or
    /// in it. Rules about those who are wholly in it concern nobody there, nor does the wood a shot beside it.
    void woodsThatTheShooterTouches_haveMarginsOfTheirDepth() {
        QFETCH(double, off);
        Scenario scenario = twoModels(10, 40);
        const double x = 10.5 + off / 25.4;
        scenario.terrain = {wordedBox("wood", "wood", x, 19, x + 3, 43, 4)};
        scenario.models.push_back(modelAt("beside", 40, 4));
        scenario.models[2].base = scenario.models[0].base;
        scenario.models[2].height = scenario.models[0].height;
        const PreparedTable table{scenario, *shippedRuleSet(QStringLiteral("aos-4e"))};
        const Ruling ruling = ask(table, kA, kB).ruling;
        QVERIFY(ruling.visible);
        QCOMPARE(ruling.validTarget, off <= 0.0);
        const bool isClose = std::abs(off) <= 1.0;
        QCOMPARE(ruling.certainty, std::optional{isClose ? Certainty::TooCloseToCall : Certainty::Certain});
        QCOMPARE(CloseCallJudge{table}.judge({kA, kB}).ruling.certainty, ruling.certainty);
        QVERIFY(ruling.margin && ruling.isMarginProved);
        const double margin = *ruling.margin->millimeters;
        QVERIFY2(margin < std::abs(off) + 0.01 && margin > 0.95 * std::abs(off) - 0.01, // a proved lower bound
                 qPrintable(QString::number(margin)));
        const Ruling aside = ask(table, kA, ModelId{QStringLiteral("beside")}).ruling;
        QVERIFY(aside.visible && aside.validTarget);
        QCOMPARE(aside.certainty, std::optional{Certainty::Certain});
    }

    /// Two models stand one after the other beside the lines between a pair that they nearly close: a move of 1 mm of
    /// the nearer one turns the ruling, but not where it stands 3 mm farther aside.
    void modelsBesideTheLines_areTriedEach() {
        Scenario scenario;
        const auto add = [&](const char* id, double x, double y) {
            Model model = modelAt(id, x, y);
            model.base = *geometry::Footprint::round(Length::fromMillimeters(25));
            model.keywords = {QStringLiteral("S2")};
            model.facing = geometry::Angle{};
            scenario.models.push_back(std::move(model));
        };
        add("a", 9.48, 25);
        add("b", 10, 15);
        add("far", 10, 20);
        add("near", 10, 17.6);
        for (const double aside : {0.0, 3.0}) {
            scenario.models[3].position.x = Length::fromInches(10) + Length::fromMillimeters(aside);
            const PreparedTable table{scenario, *shippedRuleSet(QStringLiteral("infinity-n5"))};
            const Ruling ruling = ask(table, kA, kB).ruling;
            QVERIFY(ruling.visible);
            const std::optional expected = aside > 0.0 ? Certainty::Certain : Certainty::TooCloseToCall;
            QCOMPARE(ruling.certainty, expected);
            QCOMPARE(CloseCallJudge{table}.judge({kA, kB}).ruling.certainty, expected);
        }
        Scenario moved = scenario;
        moved.models[3].position.x = Length::fromInches(10) - Length::fromMillimeters(1);
        QVERIFY(!isTarget(moved, *shippedRuleSet(QStringLiteral("infinity-n5")), kA, kB));
    }

    void modelsInFileOfOneHeight_areTooCloseToCall_data() {
        testsupport::addColumns<QString, double, bool>("rules", "higher", "isPiece");
        for (const char* rules : {"mesbg", "necromunda", "warcry-1e"}) {
            for (const double higher : {-2.0, 0.0, 0.03, 2.0}) {
                for (const bool isPiece : {false, true}) {
                    QTest::addRow("%s, %s, %g mm higher", rules, isPiece ? "crate" : "model", higher)
                        << QString::fromLatin1(rules) << higher << isPiece;
                }
            }
        }
    }
    /// A model or a crate that is as wide as the two bases in file with it: the free lines pass over its top, or all of
    /// them touch its sides. Where it is as high as both, they touch its top as well.
    void modelsInFileOfOneHeight_areTooCloseToCall() {
        auto [rules, higher, isPiece] = testsupport::fetch<QString, double, bool>("rules", "higher", "isPiece");
        Scenario scenario = twoModels(10, 40);
        for (Model& model : scenario.models) {
            model.base = *geometry::Footprint::rectangle(Length::fromInches(1), Length::fromInches(1));
            model.facing = geometry::Angle{};
        }
        const double height = 1.5 + higher / 25.4;
        if (isPiece) {
            scenario.terrain = {wordedBox("g", "container", 24.5, 19.5, 25.5, 20.5, height)};
        } else {
            scenario.models.push_back(scenario.models[0]);
            scenario.models[2].id = {QStringLiteral("g")};
            scenario.models[2].position = geometry::pointFromInches(25, 20);
            scenario.models[2].height = Length::fromInches(height);
        }
        const PreparedTable table{scenario, *shippedRuleSet(rules)};
        const Ruling ruling = ask(table, kA, kB).ruling;
        QVERIFY(ruling.visible);
        QCOMPARE(ruling.certainty, higher < 0.0    ? std::optional{Certainty::Certain}
                                   : higher == 0.0 ? std::optional{Certainty::TooCloseToCall}
                                                   : std::nullopt);
        QCOMPARE(CloseCallJudge{table}.judge({kA, kB}).ruling.certainty, ruling.certainty);
        const auto touched = std::ranges::find(ruling.reasons, QStringLiteral("lines-touch"), &Reason::code);
        QCOMPARE(touched != ruling.reasons.end(), higher >= 0.0);
        if (higher >= 0.0) {
            QCOMPARE(touched->pieces.size() + touched->models.size(), std::size_t{1});
        }
    }

    void arcs_haveMarginsOnBothSidesOfTheirEdge_data() {
        testsupport::addColumns<QString, double>("rules", "inside");
        // Millimeters that the base, or the center of the facing side, is inside of the arc of 180 degrees.
        for (const double inside : {-0.2, 0.3, 3.0}) {
            QTest::addRow("infinity-n5, %g mm", inside) << QStringLiteral("infinity-n5") << inside;
        }
        for (const double inside : {-3.0, -0.2, -0.004, 0.004, 0.3, 3.0}) {
            QTest::addRow("conquest, %g mm", inside) << QStringLiteral("conquest") << inside;
        }
    }
    /// The observer faces right, and the target stands below it: at the edge of its arc.
    void arcs_haveMarginsOnBothSidesOfTheirEdge() {
        auto [rules, inside] = testsupport::fetch<QString, double>("rules", "inside");
        const bool isOfFront = rules == u"conquest";
        Scenario scenario = twoModels(10, 10);
        scenario.models[0].facing = geometry::Angle{};
        scenario.models[0].states = {QStringLiteral("front-rank")};
        for (Model& model : scenario.models) {
            model.keywords = {QStringLiteral("S2")};
            model.size = 2.0;
            if (isOfFront) {
                model.base = *geometry::Footprint::rectangle(Length::fromInches(1), Length::fromInches(1));
            }
        }
        // Arcs begin at the front edge, half an inch before the center, or at the center of the base.
        Model& target = scenario.models[1];
        target.position = geometry::pointFromInches((isOfFront ? 10.5 : 9.5) + inside / 25.4, 26);
        const PreparedTable table{scenario, *shippedRuleSet(rules)};
        const Ruling ruling = ask(table, kA, kB).ruling;
        QCOMPARE(ruling.visible, inside > 0.0);
        QVERIFY(ruling.margin);
        QCOMPARE(ruling.margin->code, QStringLiteral("margin-arc"));
        QVERIFY2(std::abs(*ruling.margin->millimeters - std::abs(inside)) < 0.02,
                 qPrintable(QString::number(*ruling.margin->millimeters)));
        QCOMPARE(ruling.certainty == Certainty::TooCloseToCall, std::abs(inside) <= 1.0);
        QVERIFY(ruling.certainty != Certainty::Certain);
        QCOMPARE(CloseCallJudge{table}.judge({kA, kB}).ruling.certainty, ruling.certainty);
    }

    /// A base that touches a thin wall, or nearly does, cannot go through it: no short move opens a line, and none is
    /// told.
    void basesAtAThinWall_haveNoMarginThroughIt() {
        Scenario scenario = twoModels(10, 30);
        Piece wall = wordedBox("wall", "wall", 29, 1, 30, 43, 6);
        for (Model& model : scenario.models) {
            model.states = {QStringLiteral("leader")};
        }
        for (const double off : {0.0, 0.05}) {
            const double x = 29.5 - off / 25.4;
            wall.outline = *geometry::Wall::fromVertices(
                std::array{geometry::pointFromInches(x, 1), geometry::pointFromInches(x, 43)});
            scenario.terrain = {wall};
            const Ruling ruling =
                ask(PreparedTable{scenario, *shippedRuleSet(QStringLiteral("legion"))}, kA, kB).ruling;
            QVERIFY(!ruling.visible && ruling.certainty != Certainty::TooCloseToCall);
            QVERIFY(!ruling.margin || *ruling.margin->millimeters >= 0.1);
        }
    }

    /// Two forests of 1.5 in are as deep as the rules let lines pass, which touches nothing.
    void linesAtALimitOfDepth_touchNothing() {
        RulePack pack = *shippedRuleSet(QStringLiteral("warmachine-mk3"))->pack;
        std::erase_if(pack.block, [](const BlockLine& line) { return !line.depth; });
        RuleSet rules = *shippedRuleSet(QStringLiteral("warmachine-mk3"));
        rules.pack = std::make_shared<RulePack>(pack);
        Scenario scenario = twoModels(10, 24);
        scenario.terrain = {wordedBox("one", "wood", 14, 10, 15.5, 30, 4),
                            wordedBox("two", "wood", 18, 10, 19.5, 30, 4)};
        for (Piece& piece : scenario.terrain) {
            piece.traits = {QStringLiteral("forest")};
        }
        const Ruling ruling = ask(PreparedTable{scenario, rules}, kA, kB).ruling;
        QVERIFY(ruling.visible);
        QVERIFY(std::ranges::find(ruling.reasons, QStringLiteral("lines-touch"), &Reason::code) ==
                ruling.reasons.end());
    }

    void heights_haveMarginsToo_data() {
        testsupport::addColumns<QString, Scenario, bool>("rules", "scenario", "visible");
        QTest::addColumn<double>("millimeters"); // 0: no margin of a height
        QTest::addColumn<QString>("of");
        constexpr double kOff = 0.02; // inches: 0.508 mm
        // Solid, half a line of 1 mm below the eyes at both ends and a little more or less: both models are 1.5 in
        // tall.
        constexpr double kHalf = 0.5 / 25.4; // inches
        for (const double over : {kOff, -kOff}) {
            Scenario wall = twoModels(10, 40);
            wall.terrain = {wordedBox("box", "container", 24, 1, 26, 43, 1.5 - kHalf + over)};
            QTest::addRow("in space, %g in over", over)
                << QStringLiteral("40k-10e") << wall << (over <= 0.0) << 25.4 * kOff << QStringLiteral("box");
        }
        // As high as the eyes: it hides, and would not if it were lower by half a line.
        Scenario equal = twoModels(10, 40);
        equal.terrain = {wordedBox("box", "container", 24, 1, 26, 43, 1.5)};
        QTest::newRow("in space, as high")
            << QStringLiteral("40k-10e") << equal << false << 0.5 << QStringLiteral("box");
        // Who is 3 in up looks over dense pieces.
        for (const double up : {3.0 + kOff, 3.0, 3.0 - kOff}) {
            Scenario floor = twoModels(10, 40);
            floor.models[0].elevation = Length::fromInches(up);
            floor.terrain = {boxPiece("block", 20, 1, 30, 43)};
            floor.terrain[0].height = Length::fromInches(2);
            floor.terrain[0].traits = {QStringLiteral("dense")};
            QTest::addRow("in plan, %g in up", up) << QStringLiteral("area-groups") << floor << (up >= 3.0)
                                                   << (up == 3.0 ? 0.0 : 25.4 * kOff) << QStringLiteral("a");
        }
        // Terrain that is larger than a target of size 2 is in the way.
        for (const double height : {2.0 + kOff, 2.0, 2.0 - kOff}) {
            Scenario sizes = twoModels(10, 40);
            sizes.models[1].size = 2.0;
            sizes.terrain = {boxPiece("crate", 24, 1, 26, 43)};
            sizes.terrain[0].height = Length::fromInches(height);
            QTest::addRow("of sizes, %g in", height) << QStringLiteral("mcp") << sizes << (height <= 2.0)
                                                     << (height == 2.0 ? 0.0 : 25.4 * kOff) << QStringLiteral("crate");
        }
        // … and than one of size 2 on a car of size 4.
        for (const double height : {6.0 + kOff, 6.0, 6.0 - kOff}) {
            Scenario sizes = twoModels(10, 40);
            sizes.models[1].size = 2.0;
            sizes.models[1].elevation = Length::fromInches(1);
            sizes.terrain = {boxPiece("crate", 24, 1, 26, 43, height),
                             boxPiece("car", 35, 14, 46, 26, {.height = 1, .size = 4})};
            QTest::addRow("of sizes on a car, %g in", height)
                << QStringLiteral("mcp") << sizes << (height <= 6.0) << (height == 6.0 ? 0.0 : 25.4 * kOff)
                << QStringLiteral("crate");
        }
        // Size 2 in the air looks over a wall of size 3 from more than 1 in up.
        for (const double up : {1.0 + kOff, 1.0, 1.0 - kOff}) {
            Scenario air = twoModels(10, 40);
            air.models[0].size = 2.0;
            air.models[0].elevation = Length::fromInches(up);
            air.models[1].size = 1.0;
            air.terrain = {boxPiece("wall", 24, 1, 26, 43, {.traits = {"blocking"}, .size = 3})};
            QTest::addRow("of a size in the air, %g in", up) << QStringLiteral("malifaux-4e") << air << (up > 1.0)
                                                             << (up == 1.0 ? 0.0 : 25.4 * kOff) << QStringLiteral("a");
        }
    }
    void heights_haveMarginsToo() {
        auto [rules, scenario, visible, millimeters, of] = testsupport::fetch<QString, Scenario, bool, double, QString>(
            "rules", "scenario", "visible", "millimeters", "of");
        const PreparedTable table{scenario, *shippedRuleSet(rules)};
        const Ruling ruling = ask(table, kA, kB).ruling;
        QCOMPARE(ruling.visible, visible);
        const bool isOfHeight = ruling.margin && ruling.margin->code == u"margin-height";
        if (millimeters == 0.0) {
            // A height that is entered at the threshold is taken at its word.
            QVERIFY(!isOfHeight || *ruling.margin->millimeters > 1.0);
            return;
        }
        QVERIFY2(isOfHeight, ruling.margin ? qPrintable(ruling.margin->code) : "no margin");
        QVERIFY2(std::abs(*ruling.margin->millimeters - millimeters) < 0.03,
                 qPrintable(QString::number(*ruling.margin->millimeters)));
        QVERIFY(!ruling.isMarginProved);
        QCOMPARE(ruling.certainty, std::optional{Certainty::TooCloseToCall});
        QCOMPARE(ruling.margin->pieces.empty() ? ruling.margin->models.front().value
                                               : ruling.margin->pieces.front().value,
                 of);
        // A change of a little more turns it, one of a little less does not.
        for (const auto& [change, turns] :
             {std::pair{millimeters + 0.05, true}, std::pair{millimeters - 0.05, false}}) {
            bool isTurned = false;
            for (const double sign : {1.0, -1.0}) {
                Scenario changed = scenario;
                const Length by = Length::fromMillimeters(sign * change);
                if (Model* model = of == u"a" ? &changed.models[0] : nullptr) {
                    model->elevation += by;
                } else {
                    changed.terrain[0].height = *changed.terrain[0].height + by;
                }
                isTurned = isTurned || isTarget(changed, *shippedRuleSet(rules), kA, kB) != visible;
            }
            QCOMPARE(isTurned, turns);
        }
    }

    void heightsOfOpenings_haveMarginsToo_data() {
        testsupport::addColumns<QString, Scenario, bool>("rules", "scenario", "visible");
        QTest::addColumn<double>("millimeters");
        QTest::addColumn<QString>("of");
        // A window across the whole wall, its top above the eyes at one end: lines as wide as the rules ask pass
        // through one that is no lower than they are wide.
        const auto addWindow = [](const char* rules, double width, double off) {
            Scenario scenario = twoModels(10, 40);
            for (Model& model : scenario.models) {
                model.keywords.append(QStringLiteral("S2"));
            }
            Piece wall;
            wall.id = {QStringLiteral("wall")};
            wall.kind = QStringLiteral("wall");
            wall.outline = *geometry::Wall::fromVertices(
                std::array{geometry::pointFromInches(25, 10), geometry::pointFromInches(25, 30)});
            wall.height = Length::fromInches(6);
            const Length sill = Length::fromInches(0.75);
            wall.openings = {{Length{}, Length::fromInches(20), sill, sill + Length::fromMillimeters(width + off), {}}};
            scenario.terrain = {wall};
            QTest::addRow("%s, window, %g mm", rules, off)
                << QString::fromLatin1(rules) << scenario << (off >= 0.0) << std::abs(off) << QStringLiteral("lintel");
        };
        for (const double off : {-2.0, -0.02, 0.1, 2.0}) {
            addWindow("40k-10e", 1.0, off);
            addWindow("infinity-n5", 3.0, off);
        }
        // A piece that hangs over the table, or would be down on it if it hung lower by a quarter of a millimeter.
        // Lines of 1 mm pass where the slit leaves them that.
        const auto addSlit = [](const char* rules, double slit, bool visible, double millimeters) {
            Scenario scenario = twoModels(10, 40);
            scenario.models[0].states = scenario.models[1].states = {QStringLiteral("leader")};
            scenario.terrain = {wordedBox("curtain", "container", 24, 1, 26, 43, 3)};
            scenario.terrain[0].elevation = Length::fromMillimeters(slit);
            QTest::addRow("%s, slit of %g mm", rules, slit)
                << QString::fromLatin1(rules) << scenario << visible << millimeters << QStringLiteral("underside");
        };
        addSlit("legion", 0.25, true, 0.25);
        addSlit("legion", 2.0, true, 2.0);
        addSlit("40k-10e", 0.2, false, 0.8);
        addSlit("40k-10e", 0.95, false, 0.05);
        addSlit("40k-10e", 1.05, true, 0.05);
    }
    /// A wall or a piece closes all lines but those through an opening in it or below it.
    void heightsOfOpenings_haveMarginsToo() {
        auto [rules, scenario, visible, millimeters, of] = testsupport::fetch<QString, Scenario, bool, double, QString>(
            "rules", "scenario", "visible", "millimeters", "of");
        const PreparedTable table{scenario, *shippedRuleSet(rules)};
        const Ruling ruling = ask(table, kA, kB).ruling;
        QCOMPARE(ruling.visible, visible);
        const bool isClose = millimeters <= 1.0;
        QCOMPARE(ruling.certainty, std::optional{isClose ? Certainty::TooCloseToCall : Certainty::Certain});
        QCOMPARE(CloseCallJudge{table}.judge({kA, kB}).ruling.certainty, ruling.certainty);
        QVERIFY(ruling.margin);
        QCOMPARE(ruling.margin->code, QStringLiteral("margin-height"));
        QCOMPARE(ruling.margin->word, of);
        QCOMPARE(ruling.margin->pieces, std::vector{scenario.terrain[0].id});
        QVERIFY2(std::abs(*ruling.margin->millimeters - millimeters) < 0.015,
                 qPrintable(QString::number(*ruling.margin->millimeters)));
    }

    void widthsOfOpenings_haveMarginsToo_data() {
        testsupport::addColumns<QString, double, double>("rules", "width", "off");
        QTest::addColumn<int>("doors");
        // Lines as wide as the rules ask pass through a door that is no narrower.
        for (const auto& [rules, width] :
             {std::pair{"40k-10e", 1.0}, {"infinity-n5", 3.0}, {"kill-team-2024", 1.0}, {"legion", 0.0}}) {
            for (const double off : {-4.0, -1.5, -0.8, -0.02, 0.1, 0.8, 4.0}) {
                if (width + off > 0.0) {
                    QTest::addRow("%s, %g mm", rules, off) << QString::fromLatin1(rules) << width << off << 1;
                }
            }
        }
        QTest::newRow("one of three doors") << QStringLiteral("40k-10e") << 1.0 << -0.4 << 3;
    }
    /// A wall that is far higher than both models closes all lines but those through doors in it.
    void widthsOfOpenings_haveMarginsToo() {
        auto [rules, width, off] = testsupport::fetch<QString, double, double>("rules", "width", "off");
        QFETCH(int, doors);
        Scenario scenario = twoModels(10, 40);
        for (Model& model : scenario.models) {
            model.keywords.append(QStringLiteral("S2"));
            model.states = {QStringLiteral("leader")};
        }
        scenario.terrain = {wordedBox("wall", "wall", 24, 1, 26, 43, 6)};
        scenario.terrain[0].outline = *geometry::Wall::fromVertices(
            std::array{geometry::pointFromInches(25, 1), geometry::pointFromInches(25, 43)});
        const Length half = Length::fromMillimeters((width + off) / 2);
        for (int i = 0; i < doors; ++i) {
            const Length middle = Length::fromInches(19 + i * 0.3);
            scenario.terrain[0].openings.push_back({middle - half, middle + half, {}, Length::fromInches(4), {}});
        }
        const PreparedTable table{scenario, *shippedRuleSet(rules)};
        const Ruling ruling = ask(table, kA, kB).ruling;
        QCOMPARE(ruling.visible, off >= 0.0);
        const bool isClose = std::abs(off) <= 1.0;
        QCOMPARE(ruling.certainty == Certainty::TooCloseToCall, isClose);
        QCOMPARE(CloseCallJudge{table}.judge({kA, kB}).ruling.certainty, ruling.certainty);
        QVERIFY(ruling.margin);
        if (isClose || off < 0.0) {
            QCOMPARE(ruling.margin->code, QStringLiteral("margin-height"));
            QCOMPARE(ruling.margin->word, QStringLiteral("width"));
            QVERIFY2(std::abs(*ruling.margin->millimeters - std::abs(off)) < 0.015,
                     qPrintable(QString::number(*ruling.margin->millimeters)));
        } else {
            QVERIFY(*ruling.margin->millimeters > 1.0); // a move turns it sooner
        }
    }

    /// Both sides of an opening move by half of the change, but for one at the end of its wall.
    void openings_becomeWiderOnBothSides() {
        Scenario scenario;
        scenario.terrain = {wordedBox("wall", "wall", 24, 1, 26, 43, 6)};
        scenario.terrain[0].outline = *geometry::Wall::fromVertices(
            std::array{geometry::pointFromInches(25, 10), geometry::pointFromInches(25, 30)});
        const auto widened = [&](double from, double to, double by) {
            scenario.terrain[0].openings = {
                {Length::fromInches(from), Length::fromInches(to), {}, Length::fromInches(6), {}}};
            const auto heights = heightsOfPieces(scenario, *shippedRuleSet(QStringLiteral("40k-10e"))->pack);
            const auto width = std::ranges::find(heights, HeightPart::Width, &EnteredHeight::part);
            const WallOpening opening =
                withHeight(scenario, *width, width->now + Length::fromInches(by)).terrain[0].openings[0];
            return std::pair{opening.from.inches(), opening.to.inches()};
        };
        QCOMPARE(widened(4, 8, 1), std::pair(3.5, 8.5));
        QCOMPARE(widened(4, 8, -2), std::pair(5.0, 7.0));
        QCOMPARE(widened(0, 8, 1), std::pair(0.0, 9.0));
    }

    /// Who stands on a floor that hangs over the table is lifted with it; one that lies on pillars has no height of its
    /// own, nor has the sill of a door.
    void heightsThatFollowOthers_areNotChangedAlone() {
        Scenario scenario = twoModels(10, 40);
        scenario.models[0].elevation = Length::fromInches(3);
        scenario.terrain = {wordedBox("floor", "floor", 8, 15, 12, 25, 0.5),
                            wordedBox("pillar", "pillar", 9, 16, 10, 17, 2.5)};
        scenario.terrain[0].elevation = Length::fromInches(2.5);
        const RulePack& pack = *shippedRuleSet(QStringLiteral("40k-10e"))->pack;
        const auto undersides = [&] {
            auto heights = heightsOfPieces(scenario, pack);
            std::erase_if(heights, [](const EnteredHeight& height) { return height.part != HeightPart::Underside; });
            return heights;
        };
        QVERIFY(undersides().empty());
        scenario.terrain.pop_back();
        QCOMPARE(undersides().size(), std::size_t{1});
        QVERIFY(!isOfBlockingPart(undersides().front()));
        const Scenario lifted = withHeight(scenario, undersides().front(), Length::fromInches(2.75));
        QCOMPARE(lifted.models[0].elevation, Length::fromInches(3.25));
        QCOMPARE(lifted.terrain[0].height, scenario.terrain[0].height);
        // A gap that is open to the top of its wall stays so.
        Piece wall = wordedBox("wall", "wall", 20, 10, 21, 30, 4);
        wall.outline = *geometry::Wall::fromVertices(
            std::array{geometry::pointFromInches(25, 10), geometry::pointFromInches(25, 30)});
        wall.openings = {{Length::fromInches(1), Length::fromInches(3), Length{}, Length::fromInches(4), {}}};
        scenario.terrain = {wall};
        const auto heights = heightsOfPieces(scenario, pack);
        QCOMPARE(heights.size(), std::size_t{2});
        QCOMPARE(heights[0].part, HeightPart::Whole);
        QCOMPARE(heights[1].part, HeightPart::Width);
        QCOMPARE(withHeight(scenario, heights[0], Length::fromInches(5)).terrain[0].openings[0].top,
                 Length::fromInches(5));
    }

    void heightsThatLinesTouch_areTooCloseToCall_data() {
        testsupport::addColumns<QString, Scenario, double, bool>("rules", "scenario", "off", "visible");
        const auto add = [](const QString& rules, const char* what, const Scenario& scenario, double off,
                            bool visible) {
            QTest::addRow("%s, %s, %g mm off", qPrintable(rules), what, off) << rules << scenario << off << visible;
        };
        for (const char* id : {"aos-4e", "horus-heresy-2e", "horus-heresy-3e", "warcry-1e", "mesbg", "necromunda",
                               "legion", "opr-grimdark-future", "40k-10e", "kill-team-2024", "the-old-world"}) {
            const QString rules = QString::fromLatin1(id);
            const double half = shippedRuleSet(rules)->pack->line.width.inches() / 2;
            for (const double off : {-2.0, -0.01, 0.0, 0.01, 2.0}) {
                Scenario over = twoModels(10, 40);
                over.models[0].states = over.models[1].states = {QStringLiteral("leader")};
                over.terrain = {wordedBox("box", "container", 24, 1, 26, 43, 1.5 - half + off / 25.4)};
                add(rules, "over", over, off, off <= 0.0);
                if (shippedRuleSet(rules)->pack->source.region == Region::Head) {
                    continue; // which is above the underside
                }
                Scenario under = over;
                under.models[0].elevation = under.models[1].elevation = Length::fromInches(3);
                under.terrain[0].height = Length::fromInches(4);
                under.terrain[0].elevation = Length::fromInches(3 + half + off / 25.4);
                add(rules, "under", under, off, off >= 0.0);
            }
        }
    }
    /// Two models of one height look over a box as high as they are, or stand as high as the underside of one between
    /// them, but for some millimeters.
    void heightsThatLinesTouch_areTooCloseToCall() {
        auto [rules, scenario, off, visible] =
            testsupport::fetch<QString, Scenario, double, bool>("rules", "scenario", "off", "visible");
        const PreparedTable table{scenario, *shippedRuleSet(rules)};
        const Ruling ruling = ask(table, kA, kB).ruling;
        QCOMPARE(ruling.visible, visible);
        const bool isClose = std::abs(off) < 1.0;
        QCOMPARE(ruling.certainty, std::optional{isClose ? Certainty::TooCloseToCall : Certainty::Certain});
        QCOMPARE(CloseCallJudge{table}.judge({kA, kB}).ruling.certainty, ruling.certainty);
        QVERIFY(ruling.margin && (!isClose || *ruling.margin->millimeters < 0.05));
        const auto touched = std::ranges::find(ruling.reasons, QStringLiteral("lines-touch"), &Reason::code);
        QCOMPARE(touched != ruling.reasons.end(), off == 0.0);
        if (off == 0.0) {
            QCOMPARE(touched->pieces, std::vector{PieceId{QStringLiteral("box")}});
            QCOMPARE(ruling.margin->code, QStringLiteral("margin-height"));
        }
    }

    void wallsAtABase_haveMarginsOfTheirHeight_data() {
        testsupport::addColumns<QString, double, double>("rules", "apart", "off");
        for (const char* rules :
             {"40k-9e", "40k-10e", "40k-11e", "kill-team-2021", "kill-team-2024", "the-old-world"}) {
            for (const double apart : {0.0, 0.5}) {
                for (const double off : {-1.5, -0.3, 0.3, 0.5, 1.5}) {
                    QTest::addRow("%s, %g mm off the base, %g mm higher", rules, apart, off)
                        << QString::fromLatin1(rules) << apart << off;
                }
            }
        }
    }
    /// A thin wall that the target touches, or nearly does, half a line of 1 mm below the tops of both models and a
    /// little more or less: no move tells how close that is, but the height does.
    void wallsAtABase_haveMarginsOfTheirHeight() {
        auto [rules, apart, off] = testsupport::fetch<QString, double, double>("rules", "apart", "off");
        Scenario scenario = twoModels(10, 30);
        const double x = 29.5 - apart / 25.4;
        scenario.terrain = {wordedBox("wall", "wall", 29, 1, 30, 43, 1.5 + (off - 0.5) / 25.4)};
        scenario.terrain[0].outline = *geometry::Wall::fromVertices(
            std::array{geometry::pointFromInches(x, 1), geometry::pointFromInches(x, 43)});
        const PreparedTable table{scenario, *shippedRuleSet(rules)};
        const Ruling ruling = ask(table, kA, kB).ruling;
        QCOMPARE(ruling.visible, off < 0.0);
        const bool isClose = std::abs(off) <= 1.0;
        QCOMPARE(ruling.certainty == Certainty::TooCloseToCall, isClose);
        QCOMPARE(CloseCallJudge{table}.judge({kA, kB}).ruling.certainty, ruling.certainty);
        if (isClose) {
            QCOMPARE(ruling.margin->code, QStringLiteral("margin-height"));
            QVERIFY2(std::abs(*ruling.margin->millimeters - std::abs(off)) < 0.02,
                     qPrintable(QString::number(*ruling.margin->millimeters)));
        }
    }

    void heightsAtAThreshold_areTakenAtTheirWord_data() {
        testsupport::addColumns<QString, Scenario, bool>("rules", "scenario", "visible");
        QTest::addColumn<QString>("exact"); // what is at the threshold; empty: nothing
        Scenario tall = twoModels(10, 40);
        for (Model& model : tall.models) {
            model.height = Length::fromInches(7);
        }
        // Obscuring terrain blocks from 5 in on, in space; walls higher than 2 in do, seen from above. What is 3 in up
        // looks over dense pieces, and terrain hides that is higher than the size of the target.
        const auto addBlock = [&](double height, bool visible, const char* exact) {
            tall.terrain = {boxPiece("block", 20, 1, 30, 43, {.height = height, .traits = {"obscuring"}})};
            QTest::addRow("obscuring, %g in", height) << QStringLiteral("40k-9e") << tall << visible << exact;
        };
        addBlock(5.0, false, "block");
        addBlock(5.0 - 0.5 / 25.4, true, "");
        Scenario wall = twoModels(10, 40);
        wall.models[0].size = wall.models[1].size = 2.0;
        const auto addWall = [&](double height, bool visible, const char* exact) {
            wall.terrain = {wordedBox("block", "wall", 24, 1, 26, 43, height)};
            QTest::addRow("wall, %g in", height) << QStringLiteral("t9a") << wall << visible << exact;
        };
        addWall(2.0, true, "block");
        addWall(2.0 + 0.5 / 25.4, false, "");
        Scenario up = twoModels(10, 40);
        up.terrain = {boxPiece("block", 20, 1, 30, 43, {.height = 2, .traits = {"dense"}})};
        for (const double off : {0.0, -0.5}) {
            up.models[0].elevation = Length::fromInches(3 + off / 25.4);
            QTest::addRow("3 in up, %g mm", off)
                << QStringLiteral("area-groups") << up << (off >= 0.0) << (off == 0.0 ? "a" : "");
        }
        Scenario sizes = twoModels(10, 40);
        sizes.models[1].size = 2.0;
        for (const double off : {0.0, 0.5}) {
            sizes.terrain = {boxPiece("crate", 24, 1, 26, 43, {.height = 2 + off / 25.4})};
            QTest::addRow("of sizes, %g mm", off)
                << QStringLiteral("mcp") << sizes << (off <= 0.0) << (off == 0.0 ? "crate" : "");
        }
    }
    /// A height at which a rule turns is taken at its word, and a reason says so.
    void heightsAtAThreshold_areTakenAtTheirWord() {
        auto [rules, scenario, visible, exact] =
            testsupport::fetch<QString, Scenario, bool, QString>("rules", "scenario", "visible", "exact");
        const PreparedTable table{scenario, *shippedRuleSet(rules)};
        const Ruling ruling = ask(table, kA, kB).ruling;
        QCOMPARE(ruling.visible, visible);
        QCOMPARE(ruling.certainty, std::optional{exact.isEmpty() ? Certainty::TooCloseToCall : Certainty::Certain});
        const Ruling ofMany = CloseCallJudge{table}.judge({kA, kB}).ruling;
        QCOMPARE(ofMany.certainty, ruling.certainty);
        for (const Ruling* one : {&ruling, &ofMany}) {
            const auto taken = std::ranges::find(one->reasons, QStringLiteral("exact-height"), &Reason::code);
            QCOMPARE(taken != one->reasons.end(), !exact.isEmpty());
            if (!exact.isEmpty()) {
                QCOMPARE(taken->pieces.empty() ? taken->models.front().value : taken->pieces.front().value, exact);
            }
        }
    }

    /// A fighter as tall as the other two, right between them: lines that slide over it are no matter of the table.
    void linesThatTouchTheTopOfAModel_areTooCloseToCall() {
        Scenario scenario = twoModels(10, 20);
        scenario.models.push_back(modelAt("g", 15, 20));
        scenario.models[2].base = *geometry::Footprint::round(Length::fromInches(3));
        for (const double lower : {0.0, 1.0}) {
            scenario.models[2].height = scenario.models[0].height - Length::fromMillimeters(lower);
            const PreparedTable table{scenario, *shippedRuleSet(QStringLiteral("necromunda"))};
            const Ruling ruling = ask(table, kA, kB).ruling;
            QVERIFY(ruling.visible);
            QCOMPARE(ruling.certainty, std::optional{lower > 0.0 ? Certainty::Certain : Certainty::TooCloseToCall});
            QCOMPARE(CloseCallJudge{table}.judge({kA, kB}).ruling.certainty, ruling.certainty);
            const auto touched = std::ranges::find(ruling.reasons, QStringLiteral("lines-touch"), &Reason::code);
            QCOMPARE(touched != ruling.reasons.end(), lower == 0.0);
            QVERIFY(lower > 0.0 || touched->models == std::vector{ModelId{QStringLiteral("g")}});
        }
    }

    /// Between two corners whose gap is a little more than a line of 1 mm no line passes, as corners grow by up to 0.5
    /// % too much: that rests on micrometers, not on the inches by which a height would have to change.
    void whatIsTooClose_tellsNoFartherHeight() {
        constexpr double kAcross = 1.002 / 25.4;
        const double angle = 39.375 * std::numbers::pi / 180; // halfway between two sides of a grown corner
        const double x = std::sin(angle);
        const double y = std::cos(angle);
        Scenario scenario = twoModels(25 - 12 * y, 25 + 12 * y);
        scenario.models[0].position = geometry::pointFromInches(25 - 12 * y, 20 + 12 * x);
        scenario.models[1].position = geometry::pointFromInches(25 + 12 * y, 20 - 12 * x);
        const double half = kAcross / 2;
        scenario.terrain = {wordedBox("p", "container", 17 - x * half, 6 - y * half, 25 - x * half, 20 - y * half, 6),
                            wordedBox("q", "container", 25 + x * half, 20 + y * half, 33 + x * half, 34 + y * half, 6)};
        const Ruling ruling = ask(PreparedTable{scenario, *shippedRuleSet("40k-10e")}, kA, kB).ruling;
        QVERIFY(!ruling.visible);
        QCOMPARE(ruling.certainty, std::optional{Certainty::TooCloseToCall});
        QVERIFY(!ruling.margin || *ruling.margin->millimeters < 1.0);
    }

    /// A line of 1 mm passes beside a box that ends 0.4 mm below both models, until the box or a model moves. Over one
    /// that ends 0.6 mm below it passes wherever they are.
    void linesOverABox_countTheirHeightInMargins() {
        for (const auto& [below, isOver] : {std::pair{0.4, false}, std::pair{0.6, true}}) {
            Scenario beside = twoModels(10, 40);
            beside.terrain = {wordedBox("box", "container", 24, 1, 26, 20, 1.5 - below / 25.4)};
            const Ruling ruling = ask(PreparedTable{beside, *shippedRuleSet(QStringLiteral("40k-10e"))}, kA, kB).ruling;
            QVERIFY(ruling.visible);
            const bool isOfLine = ruling.margin && ruling.margin->code.startsWith(QStringLiteral("margin-line")) &&
                                  *ruling.margin->millimeters < 25.4;
            QCOMPARE(isOfLine, !isOver);
        }
    }

    void heightsNeeded_areThoseOfTheRuling() {
        // The ruin hides solids up to 6 in, and the rules see into it: the target needs no height to be seen.
        Scenario inside = twoModels(5, 24);
        inside.terrain = {wordedBox("ruin", "ruin", 18, 14, 30, 26, 6)};
        const PreparedTable ruin{inside, *shippedRuleSet(QStringLiteral("40k-10e"))};
        const auto needed = heightsNeededByRules(ruin, kA, kB);
        QVERIFY(needed && needed->targetSeen == Length{});
        // Behind a container of 3 in a target is seen from where the line over it, from 1.5 in up, comes down: half way
        // between the two it rises by 1.5 in, at the target by 3 in.
        Scenario behind = twoModels(10, 40);
        behind.terrain = {wordedBox("box", "container", 24.999, 1, 25.001, 43, 3)};
        const PreparedTable box{behind, *shippedRuleSet(QStringLiteral("40k-10e"))};
        const auto over = heightsNeededByRules(box, kA, kB, PieceId{QStringLiteral("box")});
        QVERIFY(over && over->targetSeen && over->pieceHides);
        // From the near edge of the observer (10.5 in) to the far edge of the target (40.5 in).
        QVERIFY2(over->targetSeen->inches() > 4.3 && over->targetSeen->inches() < 4.7,
                 qPrintable(QString::number(over->targetSeen->inches())));
        Scenario taller = behind;
        taller.models[1].height = *over->targetSeen;
        QVERIFY(isTarget(taller, box.rules(), kA, kB));
        taller.models[1].height = *over->targetSeen - Length::fromInches(0.002);
        QVERIFY(!isTarget(taller, box.rules(), kA, kB));
        // A line of 1 mm from top to top runs over what is lower by half of that.
        QVERIFY2(std::abs(over->pieceHides->inches() - (1.5 - 0.5 / 25.4)) < 0.001,
                 qPrintable(QString::number(over->pieceHides->inches())));
        // Rules without heights have none.
        QVERIFY(!heightsNeededByRules(PreparedTable{behind, *shippedRuleSet(QStringLiteral("gaslands"))}, kA, kB));
    }

    void heights_turnManyPairsAsTheyTurnOne_data() {
        QTest::addColumn<QString>("id");
        for (const RuleSet& rules : shippedRuleSets()) {
            if (rules.pack && rules.view == SightGeometry::Volume) {
                QTest::newRow(qPrintable(rules.id)) << rules.id;
            }
        }
    }
    /// Tables that are prepared once for all pairs give the answers of a search for each pair.
    void heights_turnManyPairsAsTheyTurnOne() {
        QFETCH(QString, id);
        const RuleSet& rules = *shippedRuleSet(id);
        const auto scenes = static_cast<std::uint64_t>(std::max(1, triesForEachPack() / 20));
        for (std::uint64_t seed = firstSeed(); seed < firstSeed() + scenes; ++seed) {
            Random random{seed};
            Scenario scenario = dressedFor(randomScene(seed), rules, random);
            scenario.overrulings.clear();
            scenario.wallRulings.clear();
            const PreparedTable table{scenario, rules};
            HeightTurns turns{table};
            const auto questions = pairQuestions(scenario);
            for (int turn = 0; turn < 4; ++turn) {
                const auto index = random.below(static_cast<int>(questions.size()));
                const Question& question = questions[static_cast<std::size_t>(index)];
                const ModelId& from = question.observer;
                const ModelId& to = question.target;
                const bool before = isTarget(scenario, rules, from, to);
                for (const double limit : {1.0, 12.7}) {
                    const bool isTurned = nearestHeightTurn(table, from, to, before, limit).has_value();
                    QVERIFY2(
                        turns.isTurned(from, to, before, limit) == isTurned,
                        qPrintable(
                            QStringLiteral("seed %1, %2 to %3, %4 mm").arg(seed).arg(from.value, to.value).arg(limit)));
                }
            }
        }
    }

    void heights_turnAPairOfMany_whereTheyAreNear() {
        Scenario behind = twoModels(10, 40);
        behind.terrain = {wordedBox("box", "container", 24.999, 1, 25.001, 43, 3)};
        const RuleSet& rules = *shippedRuleSet(QStringLiteral("40k-10e"));
        const auto needed = heightsNeededByRules(PreparedTable{behind, rules}, kA, kB, PieceId{QStringLiteral("box")});
        QVERIFY(needed && needed->targetSeen);
        // 5 mm too low: a target taller by as much is seen, or one behind a box lower by half of it.
        behind.models[1].height = *needed->targetSeen - Length::fromInches(0.2);
        const PreparedTable table{behind, rules};
        HeightTurns turns{table};
        QVERIFY(!isTarget(behind, rules, kA, kB));
        for (const double limit : {1.0, 12.7}) {
            QCOMPARE(nearestHeightTurn(table, kA, kB, false, limit).has_value(), limit > 5.0);
            QCOMPARE(turns.isTurned(kA, kB, false, limit), limit > 5.0);
        }
    }

    void zeroMargins_areAtThresholds_data() { testsupport::addPackRows(); }
    /// Things stand on half inches, where bases touch edges and distances are those of the rules: a proved margin of 0
    /// is told only where a move of a few thousandths of a millimeter turns the ruling.
    void zeroMargins_areAtThresholds() {
        QFETCH(QString, id);
        const RuleSet& rules = *shippedRuleSet(id);
        constexpr double kTiny = 0.003; // mm
        const auto snapped = [](Length length) { return Length::fromInches(std::round(length.inches() * 2) / 2); };
        int zeros = 0;
        int pairs = 0;
        for (std::uint64_t seed = firstSeed() + 700'000;
             seed < firstSeed() + 700'000 + static_cast<std::uint64_t>(std::max(2, triesForEachPack() / 10)); ++seed) {
            Random random{seed * 41 + 3};
            Scenario scenario = dressedFor(randomScene(seed), rules, random);
            scenario = random.oneIn(2) ? withHalves(std::move(scenario), random) : scenario;
            scenario.overrulings.clear();
            scenario.wallRulings.clear();
            for (Model& model : scenario.models) {
                model.base = *geometry::Footprint::round(Length::fromInches(1));
                model.position = {snapped(model.position.x), snapped(model.position.y)};
            }
            const PreparedTable table{scenario, rules};
            const auto questions = pairQuestions(scenario);
            const auto elements = elementsOf(scenario);
            for (int turn = 0; turn < 4; ++turn) {
                const Question& question =
                    questions[static_cast<std::size_t>(random.below(static_cast<int>(questions.size())))];
                const Ruling ruling = ask(table, question.observer, question.target).ruling;
                ++pairs;
                if (!ruling.isMarginProved || *ruling.margin->millimeters > 1e-4) {
                    continue;
                }
                ++zeros;
                const auto turns = [&](const std::vector<AnyId>& element, int step) {
                    const double angle = step * std::numbers::pi / 8;
                    const Vector by{Length::fromMillimeters(kTiny * std::cos(angle)),
                                    Length::fromMillimeters(kTiny * std::sin(angle))};
                    return isTarget(withMoved(scenario, element, by), rules, question.observer, question.target) !=
                           mayBeTargeted(ruling);
                };
                const bool isAtThreshold = std::ranges::any_of(elements, [&](const auto& element) {
                    return std::ranges::any_of(std::views::iota(0, 16), [&](int step) { return turns(element, step); });
                });
                QVERIFY2(isAtThreshold,
                         qPrintable(QStringLiteral("seed %1, %2 to %3: 0 mm (%4)")
                                        .arg(seed)
                                        .arg(question.observer.value, question.target.value, ruling.margin->code)));
            }
        }
        m_zeros += zeros;
        qInfo("%s: seeds from %llu: %d of %d pairs have a proved margin of 0", qPrintable(id),
              static_cast<unsigned long long>(firstSeed() + 700'000), zeros, pairs);
    }

    void zeroMargins_wereMet() {
        // Of all packs together: an assertion that never met its case would prove nothing.
        QVERIFY(m_zeros > 0);
    }

    void shorterMoves_turnNoRuling_data() { testsupport::addPackRows(); }
    /// A random thing of a random dressed table is moved by less than the proved margin of a random pair.
    void shorterMoves_turnNoRuling() {
        QFETCH(QString, id);
        const RuleSet& rules = *shippedRuleSet(id);
        const int wanted = triesForEachPack();
        // A margin costs as much as a hundred moves: long runs try more moves of each pair.
        const int movesOfAPair = std::clamp(wanted / 100, 5, 100);
        int tries = 0;
        int pairs = 0;
        int proved = 0;
        int certain = 0;
        int close = 0;
        double longest = 0.0;
        std::map<QString, int> codes;
        std::uint64_t seed = firstSeed();
        for (; tries < wanted && pairs < 4 * wanted; ++seed) {
            Random random{seed * 31 + 7};
            Scenario scenario = dressedFor(randomScene(seed), rules, random);
            scenario = random.oneIn(2) ? withHalves(std::move(scenario), random) : scenario;
            scenario.overrulings.clear();
            scenario.wallRulings.clear();
            const PreparedTable table{scenario, rules};
            const auto questions = pairQuestions(scenario);
            const auto elements = elementsOf(scenario);
            for (int turn = 0; turn < 4 && tries < wanted; ++turn) {
                const Question& question =
                    questions[static_cast<std::size_t>(random.below(static_cast<int>(questions.size())))];
                const Ruling ruling = ask(table, question.observer, question.target).ruling;
                ++pairs;
                certain += ruling.certainty == Certainty::Certain ? 1 : 0;
                close += ruling.certainty == Certainty::TooCloseToCall ? 1 : 0;
                // What texts tell as less than 0.1 mm is too close to call.
                QVERIFY(!ruling.isMarginProved || *ruling.margin->millimeters >= 0.1 ||
                        ruling.certainty == Certainty::TooCloseToCall);
                if (!ruling.isMarginProved || *ruling.margin->millimeters < 1e-4) {
                    continue;
                }
                ++proved;
                ++codes[ruling.margin->code];
                const bool before = mayBeTargeted(ruling);
                for (int move = 0; move < movesOfAPair && tries < wanted; ++move, ++tries) {
                    // The two models half of the time.
                    const auto& pick =
                        random.oneIn(2)
                            ? elements[static_cast<std::size_t>(random.below(static_cast<int>(elements.size())))]
                            : std::vector<AnyId>{random.oneIn(2) ? question.observer : question.target};
                    const double length =
                        *ruling.margin->millimeters * (random.oneIn(2) ? 1.0 : random.between(0.0, 1.0)) - 2e-6;
                    const double angle = random.between(0.0, 2 * std::numbers::pi);
                    const Vector by{Length::fromMillimeters(length * std::cos(angle)),
                                    Length::fromMillimeters(length * std::sin(angle))};
                    longest = std::max(longest, length);
                    const Scenario moved = withMoved(scenario, pick, by);
                    QVERIFY2(isTarget(moved, rules, question.observer, question.target) == before,
                             qPrintable(
                                 QStringLiteral("seed %1, %2 to %3 (%4): moved %5 by (%6, %7) mm, less than %8 mm (%9)")
                                     .arg(seed)
                                     .arg(question.observer.value, question.target.value,
                                          before ? QStringLiteral("a target") : QStringLiteral("no target"),
                                          textOf(pick.front()))
                                     .arg(by.x.millimeters(), 0, 'f', 6)
                                     .arg(by.y.millimeters(), 0, 'f', 6)
                                     .arg(*ruling.margin->millimeters)
                                     .arg(ruling.margin->code)));
                }
            }
        }
        QStringList kinds;
        for (const auto& [code, count] : codes) {
            kinds.append(QStringLiteral("%1 %2").arg(code).arg(count));
        }
        qInfo("%s: %d moves of seeds %llu to %llu; of %d pairs %d have a proved margin, %d are certain, %d too close; "
              "longest %.1f mm; %s",
              qPrintable(id), tries, static_cast<unsigned long long>(firstSeed()),
              static_cast<unsigned long long>(seed - 1), pairs, proved, certain, close, longest,
              qPrintable(kinds.join(", ")));
        QVERIFY2(tries >= wanted, "too few pairs with a proved margin");
    }

    void shorterMovesOutOfAPiece_turnNoRuling_data() { testsupport::addPackRows(); }
    /// One of the pair, or both, stand at random in a piece, which models and pieces then leave, or get behind.
    void shorterMovesOutOfAPiece_turnNoRuling() {
        QFETCH(QString, id);
        const RuleSet& rules = *shippedRuleSet(id);
        const auto scenes = static_cast<std::uint64_t>(std::max(1, triesForEachPack() / 50));
        int proved = 0;
        double longest = 0.0;
        for (std::uint64_t seed = firstSeed() + 300'000; seed < firstSeed() + 300'000 + scenes; ++seed) {
            Random random{seed * 53 + 11};
            Scenario scenario = twoModels(random.between(8, 14), random.between(20, 30));
            scenario.models[1].position.y = Length::fromInches(random.between(16, 24));
            const Model& stands = scenario.models[random.oneIn(3) ? 0 : 1];
            geometry::Ring corners;
            for (int i = 0; i < 6; ++i) {
                const double angle = 2 * std::numbers::pi * i / 6 + random.between(0, 0.8);
                const double away = random.between(1, 5);
                corners.push_back(
                    stands.position +
                    (geometry::pointFromInches(away * std::cos(angle), away * std::sin(angle)) - geometry::Point{}));
            }
            const auto outline = geometry::Polygon::fromVertices(corners);
            if (!outline) {
                continue;
            }
            static const std::array kKinds{"ruin", "wood", "area", "hill", "building"};
            Piece piece = boxPiece("piece", 1, 1, 2, 2);
            piece.outline = *outline;
            piece.kind = QString::fromLatin1(kKinds[static_cast<std::size_t>(random.below(5))]);
            piece.height = Length::fromInches(random.between(0, 5));
            scenario.terrain = {piece};
            if (random.oneIn(2)) {
                const double x = random.between(10, 30);
                const double y = random.between(14, 26);
                scenario.terrain.push_back(wordedBox("other", "container", x, y, x + 2, y + 2, 5));
            }
            const Ruling ruling = ask(PreparedTable{scenario, rules}, kA, kB).ruling;
            if (!ruling.isMarginProved || *ruling.margin->millimeters < 1e-4) {
                continue;
            }
            ++proved;
            const double length = *ruling.margin->millimeters - 2e-6;
            longest = std::max(longest, length);
            for (const std::vector<AnyId>& element : elementsOf(scenario)) {
                for (int step = 0; step < 12; ++step) {
                    const double angle = (step + random.between(0, 1)) * std::numbers::pi / 6;
                    const Vector by{Length::fromMillimeters(length * std::cos(angle)),
                                    Length::fromMillimeters(length * std::sin(angle))};
                    QVERIFY2(isTarget(withMoved(scenario, element, by), rules, kA, kB) == mayBeTargeted(ruling),
                             qPrintable(QStringLiteral("seed %1: moved %2 by (%3, %4) mm, less than %5 mm (%6)")
                                            .arg(seed)
                                            .arg(textOf(element.front()))
                                            .arg(by.x.millimeters(), 0, 'f', 6)
                                            .arg(by.y.millimeters(), 0, 'f', 6)
                                            .arg(*ruling.margin->millimeters)
                                            .arg(ruling.margin->code)));
                }
            }
        }
        qInfo("%s: %llu scenes from seed %llu, %d with a proved margin, longest %.1f mm", qPrintable(id),
              static_cast<unsigned long long>(scenes), static_cast<unsigned long long>(firstSeed() + 300'000), proved,
              longest);
    }

    void flips_turnTheRuling_andNoShorterMoveDoes_data() { testsupport::addPackRows(); }
    void flips_turnTheRuling_andNoShorterMoveDoes() {
        QFETCH(QString, id);
        const RuleSet& rules = *shippedRuleSet(id);
        const int wanted = std::max(1, triesForEachPack() / 100);
        int found = 0;
        int bounds = 0;
        int met = 0;
        for (int i = 0; i < wanted; ++i) {
            const std::uint64_t seed = firstSeed() + 500'000 + static_cast<std::uint64_t>(i);
            Random random{seed * 37 + 5};
            Scenario scenario = dressedFor(randomScene(seed), rules, random);
            scenario = random.oneIn(2) ? withHalves(std::move(scenario), random) : scenario;
            scenario.overrulings.clear();
            scenario.wallRulings.clear();
            const PreparedTable table{scenario, rules};
            const auto questions = pairQuestions(scenario);
            const Question question =
                questions[static_cast<std::size_t>(random.below(static_cast<int>(questions.size())))];
            const Verdict verdict = ask(table, question.observer, question.target);
            const bool before = mayBeTargeted(verdict.ruling);
            FlipOptions options;
            options.maxRulings = 30;
            options.maxProofs = 12;
            options.reachMillimeters = 30.0;
            for (const Flip& flip :
                 flipsOf(table, question.observer, question.target, elementsToFlip(table, verdict, 1), options)) {
                const QString what = QStringLiteral("%1: seed %2, %3 to %4, moved %5")
                                         .arg(id)
                                         .arg(seed)
                                         .arg(question.observer.value, question.target.value, textOf(flip.moved));
                const auto elements = [&]() -> std::vector<AnyId> {
                    if (const auto* piece = std::get_if<PieceId>(&flip.moved)) {
                        const auto pieces = displacedWith(scenario, *piece);
                        return {pieces.begin(), pieces.end()};
                    }
                    return {flip.moved};
                }();
                if (flip.by) {
                    ++found;
                    QVERIFY2(isTarget(withMoved(scenario, elements, *flip.by), rules, question.observer,
                                      question.target) != before,
                             qPrintable(what));
                    QVERIFY2(flip.atLeastMillimeters <= flip.lengthMillimeters + 1e-5, qPrintable(what));
                    met += flip.atLeastMillimeters > 0.9 * flip.lengthMillimeters ? 1 : 0;
                }
                bounds += flip.atLeastMillimeters > 0.0 ? 1 : 0;
                if (verdict.ruling.isMarginProved && flip.by) {
                    QVERIFY2(*verdict.ruling.margin->millimeters <= flip.lengthMillimeters + 1e-4, qPrintable(what));
                }
                const auto grid = GridPlaces::under(*rules.pack, *scenario.model(question.observer),
                                                    *scenario.model(question.target));
                const bool movesByCells = grid && grid->hold(scenario, elements);
                for (int turn = 0; turn < 6 && !movesByCells; ++turn) {
                    const double length = std::min(flip.atLeastMillimeters, options.reachMillimeters) - 2e-5;
                    if (length <= 0.0) {
                        break;
                    }
                    const double angle = random.between(0.0, 2 * std::numbers::pi);
                    const Vector by{Length::fromMillimeters(length * std::cos(angle)),
                                    Length::fromMillimeters(length * std::sin(angle))};
                    QVERIFY2(isTarget(withMoved(scenario, elements, by), rules, question.observer, question.target) ==
                                 before,
                             qPrintable(QStringLiteral("%1 by %2 mm at %3").arg(what).arg(length).arg(angle)));
                }
            }
        }
        qInfo("%s: seeds from %llu: %d moves found, %d bounds above 0, %d of them met the move found", qPrintable(id),
              static_cast<unsigned long long>(firstSeed() + 500'000), found, bounds, met);
    }

    void namesAndOrder_changeNothing_data() { testsupport::addPackRows(); }
    void namesAndOrder_changeNothing() {
        QFETCH(QString, id);
        const RuleSet& rules = *shippedRuleSet(id);
        for (std::uint64_t seed = firstSeed() + 900'000;
             seed < firstSeed() + 900'001 + static_cast<std::uint64_t>(triesForEachPack() / 100); ++seed) {
            Random random{seed};
            Scenario scenario = dressedFor(randomScene(seed), rules, random);
            scenario.overrulings.clear();
            scenario.wallRulings.clear();
            const Renamed other{scenario, random};
            const PreparedTable table{scenario, rules};
            const PreparedTable again{other.scenario, rules};
            const auto questions = pairQuestions(scenario);
            for (int turn = 0; turn < 2; ++turn) {
                Question question =
                    questions[static_cast<std::size_t>(random.below(static_cast<int>(questions.size())))];
                question.wantRulingFigures = true;
                const Verdict a = judge(table, question);
                question.observer.value = other.nameOf(question.observer.value);
                question.target.value = other.nameOf(question.target.value);
                const Verdict b = other.withOldNames(judge(again, question));
                QVERIFY2(a == b, qPrintable(QStringLiteral("%1: seed %2, %3 to %4: %5 and %6")
                                                .arg(id)
                                                .arg(seed)
                                                .arg(a.observer.value, a.target.value, textOf(a), textOf(b))));
            }
        }
    }

private:
    int m_zeros = 0;
};

QTEST_GUILESS_MAIN(TestRulingMargin)
#include "tst_ruling_margin.moc"
