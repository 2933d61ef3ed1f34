#include "geometry/terrain/offset.h"
#include "scenarios/edits/edits.h"
#include "scenarios/judge/hexes.h"
#include "scenarios/judge/judge.h"
#include "tests/support/random.h"
#include "tests/support/rows.h"
#include "tests/support/scenario_builder.h"

#include <QObject>
#include <QTest>

#include <algorithm>
#include <array>
#include <cmath>
#include <numbers>
#include <set>
#include <utility>

using namespace sightline;
using namespace sightline::scenarios;
using namespace sightline::testsupport;
using geometry::Length;
using geometry::Polygon;

namespace {

const ModelId kA{QStringLiteral("a")};
const ModelId kB{QStringLiteral("b")};
constexpr double kCell = 1.25;

std::uint64_t firstSeed() {
    const int asked = qEnvironmentVariableIntValue("SIGHTLINE_HEXES_SEED");
    return asked > 0 ? static_cast<std::uint64_t>(asked) : 7000;
}

/// A map of hexes of 1.25 in. In rows each row is half a hex farther to the right, in columns each column half a hex
/// farther down.
struct Hexes {
    bool areInColumns = false;
    using Place = std::pair<int, int>; ///< along the row, and the row

    [[nodiscard]] geometry::Point at(double along, double across) const {
        return areInColumns ? geometry::pointFromInches(20 + across, 20 + along)
                            : geometry::pointFromInches(20 + along, 20 + across);
    }
    [[nodiscard]] geometry::Point center(Place hex) const {
        return at(kCell * (hex.first + hex.second / 2.0), kCell * hex.second * std::numbers::sqrt3 / 2);
    }
    [[nodiscard]] Polygon outline(Place hex) const {
        std::vector<geometry::Point> corners;
        for (int i = 0; i < 6; ++i) {
            const double angle = (i + 0.5) * std::numbers::pi / 3;
            const double reach = kCell / std::numbers::sqrt3;
            corners.push_back(at(kCell * (hex.first + hex.second / 2.0) + reach * std::cos(angle),
                                 kCell * hex.second * std::numbers::sqrt3 / 2 + reach * std::sin(angle)));
        }
        return *Polygon::fromVertices(corners);
    }
};

Piece woodOf(const QString& id, const Polygon& outline, bool isHeavy, double level = 0.0) {
    return makePiece(id, outline,
                     {.kind = "wood",
                      .elevation = level,
                      .traits = isHeavy ? QStringList{"heavy-wood"} : QStringList{"light-wood"}});
}

Model mechAt(const ModelId& id, geometry::Point place, double level = 0.0) {
    Model model = modelAt(id.value, 0, 0, {.elevation = level, .size = 2});
    model.position = place;
    return model;
}

Verdict verdictOf(const Scenario& scenario, const ModelId& from, const ModelId& to) {
    const PreparedTable table{scenario, *shippedRuleSet(QStringLiteral("battletech"))};
    return judge(table, {from, to});
}

/// Returns the answers both ways, with their cover.
QString answersOn(const Scenario& scenario) {
    QString text;
    for (const auto& [from, to] : {std::pair{kA, kB}, std::pair{kB, kA}}) {
        const Ruling ruling = verdictOf(scenario, from, to).ruling;
        text += (ruling.visible ? "seen, " : "hidden, ") + ruling.cover + QStringLiteral("; ");
    }
    return text;
}

/// Returns hexes that hang together.
std::set<Hexes::Place> patchOf(Random& random, int count) {
    std::set<Hexes::Place> patch{{random.below(9) - 4, random.below(9) - 4}};
    constexpr std::array<Hexes::Place, 6> kAround{{{1, 0}, {0, 1}, {-1, 1}, {-1, 0}, {0, -1}, {1, -1}}};
    while (std::ssize(patch) < count) {
        auto from = patch.begin();
        std::advance(from, random.below(static_cast<int>(patch.size())));
        const auto& step = kAround[static_cast<std::size_t>(random.below(6))];
        patch.insert({from->first + step.first, from->second + step.second});
    }
    return patch;
}

} // namespace

/// On hexes a wood counts once for each of its hexes that the line crosses.
class TestHexes : public QObject {
    Q_OBJECT

private slots:
    void aBigWood_countsAsItsHexesDo_data() {
        QTest::addColumn<bool>("areInColumns");
        QTest::newRow("rows") << false;
        QTest::newRow("columns") << true;
    }
    /// Units on random hexes and levels with woods of several hexes between, beside and under them: one piece, its
    /// hexes as pieces of their own, and those in one group give the same answers.
    void aBigWood_countsAsItsHexesDo() {
        QFETCH(bool, areInColumns);
        const Hexes hexes{areInColumns};
        int hidden = 0;
        int covered = 0;
        for (std::uint64_t seed = firstSeed(); seed < firstSeed() + 300; ++seed) {
            Random random{seed * 31 + 7};
            const auto level = [&] { return random.oneIn(2) ? 0.0 : random.below(4); };
            Scenario whole = makeScenario({});
            const Hexes::Place from{random.below(5) - 5, random.below(9) - 4};
            const Hexes::Place to{random.below(5) + 1, random.below(9) - 4};
            whole.models = {mechAt(kA, hexes.center(from), level()), mechAt(kB, hexes.center(to), level())};
            Scenario parts = whole;
            Scenario grouped = whole;
            std::set<Hexes::Place> taken;
            for (int i = 0; i < 4; ++i) {
                const bool isHeavy = random.oneIn(3);
                const double foot = level();
                std::vector<Polygon> outlines;
                for (const Hexes::Place& hex : patchOf(random, 1 + random.below(7))) {
                    if (taken.insert(hex).second) {
                        outlines.push_back(hexes.outline(hex));
                    }
                }
                const std::vector<Polygon> united = geometry::unionOf(outlines);
                for (std::size_t k = 0; k < united.size(); ++k) {
                    whole.terrain.push_back(woodOf(QStringLiteral("w%1-%2").arg(i).arg(k), united[k], isHeavy, foot));
                }
                for (std::size_t k = 0; k < outlines.size(); ++k) {
                    parts.terrain.push_back(woodOf(QStringLiteral("h%1-%2").arg(i).arg(k), outlines[k], isHeavy, foot));
                    grouped.terrain.push_back(parts.terrain.back());
                    grouped.terrain.back().group = QStringLiteral("wood %1").arg(i);
                }
            }
            const QString expected = answersOn(parts);
            const QString told = QStringLiteral("seed %1: %2 instead of %3").arg(seed).arg(answersOn(whole), expected);
            QVERIFY2(answersOn(whole) == expected, qPrintable(told));
            QVERIFY2(answersOn(grouped) == expected, qPrintable(told + " in a group: " + answersOn(grouped)));
            hidden += expected.contains("hidden") ? 1 : 0;
            covered += expected.contains('+') ? 1 : 0;
        }
        qInfo("%d hidden, %d with points", hidden, covered);
        QVERIFY(hidden > 20 && covered > 20);
    }

    /// Along a row of hexes: two points of light wood are seen through, three are not.
    void aRow_countsItsHexes_data() {
        addColumns<int, bool, bool>("hexes", "isHeavy", "isVisible");
        QTest::newRow("one hex of light wood") << 1 << false << true;
        QTest::newRow("two hexes of light wood") << 2 << false << true;
        QTest::newRow("three hexes of light wood") << 3 << false << false;
        QTest::newRow("one hex of heavy wood") << 1 << true << true;
        QTest::newRow("two hexes of heavy wood") << 2 << true << false;
    }
    void aRow_countsItsHexes() {
        QFETCH(int, hexes);
        QFETCH(bool, isHeavy);
        QFETCH(bool, isVisible);
        for (const bool areInColumns : {false, true}) {
            const Hexes map{areInColumns};
            std::vector<Polygon> outlines;
            for (int i = 0; i < hexes; ++i) {
                outlines.push_back(map.outline({2 + i, 0}));
            }
            Scenario scenario = makeScenario({});
            scenario.terrain = {woodOf("wood", geometry::unionOf(outlines).front(), isHeavy)};
            scenario.models = {mechAt(kA, map.center({0, 0})), mechAt(kB, map.center({8, 0}))};
            QCOMPARE(verdictOf(scenario, kA, kB).ruling.visible, isVisible);
            QCOMPARE(verdictOf(scenario, kB, kA).ruling.visible, isVisible);
        }
    }

    /// A piece no larger than a hex counts once wherever it stands; so does one that holds no center on the line.
    void whatIsNoLargerThanAHex_countsOnce() {
        const Hexes map;
        Scenario scenario = makeScenario({});
        scenario.models = {mechAt(kA, map.center({0, 0})), mechAt(kB, map.center({8, 0}))};
        for (const double off : {0.0, 0.1, 0.3, 0.625, 0.9}) {
            Piece wood = woodOf("wood", map.outline({4, 0}), true);
            wood.outline = *Polygon::fromVertices([&] {
                std::vector<geometry::Point> corners = std::get<Polygon>(wood.outline).outline();
                for (geometry::Point& corner : corners) {
                    corner.x += Length::fromInches(off);
                }
                return corners;
            }());
            scenario.terrain = {wood};
            const Ruling ruling = verdictOf(scenario, kA, kB).ruling;
            QVERIFY(ruling.visible);
            QCOMPARE(ruling.cover, QStringLiteral("+2"));
        }
        // A strip across the line between two centers.
        scenario.terrain = {woodOf("strip", polygonOf({{23.2, 15}, {23.6, 15}, {23.6, 25}, {23.2, 25}}), true)};
        QCOMPARE(verdictOf(scenario, kA, kB).ruling.cover, QStringLiteral("+2"));
    }

    /// Units on the grid or off it, and woods drawn anywhere: what is certain is the same wherever a wood is moved by
    /// as much, or a unit off the grid.
    void whatIsCertain_staysSo() {
        int certain = 0;
        int seen = 0;
        int asked = 0;
        for (std::uint64_t seed = firstSeed(); seed < firstSeed() + 60; ++seed) {
            Random random{seed * 17 + 3};
            const Hexes map{random.oneIn(2)};
            Scenario scenario = makeScenario({});
            scenario.models = {
                mechAt(kA, map.center({random.below(4) - 6, random.below(9) - 4})),
                mechAt(kB, map.center({random.below(4) + 3, random.below(9) - 4}), random.oneIn(3) ? 1.0 : 0.0)};
            const bool isOffGrid = random.oneIn(3);
            if (isOffGrid) {
                scenario.models[1].position.x += Length::fromInches(random.between(0.1, 0.5));
            }
            for (int i = 0; i < 2; ++i) {
                const double x = random.between(15, 22);
                const double y = random.between(15, 22);
                const double width = random.between(1, 5);
                const double depth = random.between(1, 5);
                const QString id = QStringLiteral("w%1").arg(i);
                scenario.terrain.push_back(woodOf(
                    id, polygonOf({{x, y}, {x + width, y}, {x + width, y + depth}, {x, y + depth}}), random.oneIn(3)));
            }
            Question question{kA, kB};
            question.wantRulingFigures = true;
            const RuleSet& rules = *shippedRuleSet(QStringLiteral("battletech"));
            const Verdict verdict = judge(PreparedTable{scenario, rules}, question);
            ++asked;
            if (verdict.ruling.certainty != Certainty::Certain) {
                continue;
            }
            ++certain;
            seen += verdict.ruling.visible ? 1 : 0;
            for (int i = 0; i < 12; ++i) {
                const double angle = random.between(0, 2 * std::numbers::pi);
                const double by = verdict.toleranceMillimeters * (random.oneIn(2) ? 0.999 : random.between(0, 1));
                const PieceId wood{QStringLiteral("w%1").arg(i % 2)};
                const std::array<AnyId, 1> one{isOffGrid && i % 3 == 0 ? AnyId{i % 2 == 0 ? kA : kB} : AnyId{wood}};
                const Scenario moved = withMoved(
                    scenario, one,
                    {Length::fromMillimeters(by * std::cos(angle)), Length::fromMillimeters(by * std::sin(angle))});
                QVERIFY2(verdictOf(moved, kA, kB).ruling.visible == verdict.ruling.visible,
                         qPrintable(QStringLiteral("seed %1").arg(seed)));
            }
        }
        qInfo("%d of %d certain, %d of them seen", certain, asked, seen);
        QVERIFY(certain > asked / 3 && seen > 0 && seen < certain);
    }
};

QTEST_GUILESS_MAIN(TestHexes)
#include "tst_hexes.moc"
