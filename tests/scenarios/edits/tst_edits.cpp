#include "geometry/base/predicates.h"
#include "scenarios/edits/edits.h"
#include "scenarios/io/scenario_file.h"
#include "scenarios/model/diff.h"
#include "tests/scenarios/scenario_maker.h"

#include <QObject>
#include <QSet>
#include <QTest>

#include <cmath>

using namespace sightline;
using namespace sightline::scenarios;
using namespace sightline::geometry;
using namespace sightline::testsupport;

namespace {

Scenario smallTable() {
    Scenario scenario;
    scenario.players = {{{"a"}, "Red", {}, {}}, {{"b"}, "Blue", {}, {}}};
    scenario.terrain = {asymmetricPiece("ruin-1"), boxPiece("mat", 8, 8, 20, 20)};
    scenario.terrain[0].parent = "mat";
    scenario.models = {modelAt("m1", 5, 5, {.player = "a"}), modelAt("m2", 30, 22, {.player = "b"})};
    scenario.zones = {{{"zone"}, {}, {"a"}, "deployment", std::get<Polygon>(boxPiece("", 0, 0, 10, 44).outline), {}}};
    scenario.objectives = {{{"o1"}, {}, pointFromInches(30, 20), {}, {}}};
    return scenario;
}

std::vector<AnyId> everything(const Scenario& scenario) {
    std::vector<AnyId> ids;
    const auto add = [&](const auto& elements) {
        for (const auto& element : elements) {
            ids.emplace_back(element.id);
        }
    };
    add(scenario.terrain);
    add(scenario.models);
    add(scenario.zones);
    add(scenario.objectives);
    add(scenario.labels);
    return ids;
}

const geometry::Ring& outlineOf(const Scenario& scenario, const char* id) {
    return std::get<Polygon>(scenario.piece({QString::fromLatin1(id)})->outline).outline();
}

Vector inches(double x, double y) { return pointFromInches(x, y) - Point{}; }

/// The farthest that any vertex of the piece is from where it was.
double farthest(const Piece& a, const Piece& b) {
    const auto& one = std::get<Polygon>(a.outline).outline();
    const auto& other = std::get<Polygon>(b.outline).outline();
    double most = 0;
    for (std::size_t i = 0; i < one.size(); ++i) {
        const Vector apart = one[i] - other[i];
        most = std::max(
            most, std::hypot(static_cast<double>(apart.x.nanometers()), static_cast<double>(apart.y.nanometers())));
    }
    return most;
}

} // namespace

class TestEdits : public QObject {
    Q_OBJECT

private slots:
    void aMovedPiece_takesHolesAndWallsAlong() {
        const Scenario before = smallTable();
        const Scenario after = withPieceMoved(before, {"ruin-1"}, inches(2, -3));
        const auto& polygon = std::get<Polygon>(after.terrain[0].outline);
        const auto& old = std::get<Polygon>(before.terrain[0].outline);
        for (std::size_t i = 0; i < old.outline().size(); ++i) {
            QVERIFY(polygon.outline()[i] == old.outline()[i] + inches(2, -3));
        }
        QVERIFY(polygon.holes().at(0).at(0) == old.holes().at(0).at(0) + inches(2, -3));
        QVERIFY(after.terrain[0].walls.at(0).polyline.vertices().at(1) == pointFromInches(18, 7));
        Difference expected;
        expected.pieces.changed = {{"ruin-1"}};
        QVERIFY(differenceBetween(before, after) == expected);
    }

    void moving_thereAndBack_isExact() {
        for (std::uint64_t seed = 1; seed <= 60; ++seed) {
            const Scenario before = randomScenario(seed);
            const auto ids = everything(before);
            const Vector by{Length::fromNanometers(123'456'789), Length::fromNanometers(-987'654'321)};
            const Scenario there = withMoved(before, ids, by);
            QVERIFY(!(there == before));
            QVERIFY2(withMoved(there, ids, {-by.x, -by.y}) == before, qPrintable(QString::number(seed)));
        }
    }

    void aQuarterTurn_isClockwiseOnScreen() {
        // y points down: from +x (right) towards +y (down).
        const Scenario after =
            withPieceTurned(smallTable(), {"ruin-1"}, pointFromInches(10, 10), Angle::fromDegrees(90));
        const geometry::Ring expected{pointFromInches(10, 10), pointFromInches(10, 16), pointFromInches(8, 16),
                                      pointFromInches(8, 12),  pointFromInches(1, 12),  pointFromInches(1, 10)};
        QVERIFY(outlineOf(after, "ruin-1") == expected);
        QVERIFY(after.terrain[0].walls[0].polyline.vertices()[1] == pointFromInches(10, 16));
    }

    void aQuarterTurn_isExactAndFourAreNone() {
        for (std::uint64_t seed = 1; seed <= 60; ++seed) {
            const Scenario before = randomScenario(seed);
            Scenario after = before;
            const auto ids = everything(before);
            const Point about{Length::fromNanometers(1'234'567), Length::fromNanometers(-7'654'321)};
            for (int i = 0; i < 4; ++i) {
                after = withTurned(after, ids, about, Angle::fromDegrees(90));
            }
            QVERIFY2(after == before, qPrintable(QString::number(seed)));
        }
    }

    void turning_mirrorsNothing() {
        const Scenario before = smallTable();
        for (int degrees = 15; degrees < 360; degrees += 15) {
            const Scenario after =
                withPieceTurned(before, {"ruin-1"}, pointFromInches(3, 4), Angle::fromDegrees(degrees));
            const auto& one = outlineOf(before, "ruin-1");
            const auto& other = outlineOf(after, "ruin-1");
            for (std::size_t i = 0; i + 2 < one.size(); ++i) {
                QCOMPARE(geometry::orientation(other[i], other[i + 1], other[i + 2]),
                         geometry::orientation(one[i], one[i + 1], one[i + 2]));
            }
        }
    }

    void aCircleInSteps_endsWhereItBegan() {
        const Scenario before = smallTable();
        Scenario after = before;
        for (int i = 0; i < 24; ++i) {
            after = withPieceTurned(after, {"ruin-1"}, pointFromInches(30, 22), Angle::fromDegrees(15));
        }
        const double drift = farthest(before.terrain[0], after.terrain[0]);
        QVERIFY2(drift <= 17.0, qPrintable(QString::number(drift)));
        // And a third of a circle went where it should.
        after = withPieceTurned(before, {"ruin-1"}, pointFromInches(0, 0), Angle::fromDegrees(120));
        const Point corner = outlineOf(after, "ruin-1")[0];
        QVERIFY(std::abs(corner.x.inches() - (-10 * 0.5 - 10 * std::sqrt(0.75))) < 1e-7);
        QVERIFY(std::abs(corner.y.inches() - (10 * std::sqrt(0.75) - 10 * 0.5)) < 1e-7);
    }

    void aTurnedModel_turnsItsFacingToo() {
        Scenario before = smallTable();
        before.models[0].facing = Angle::fromDegrees(350);
        const Scenario after =
            withTurned(before, std::vector<AnyId>{ModelId{"m1"}}, pointFromInches(5, 6), Angle::fromDegrees(90));
        QCOMPARE(after.models[0].facing.degrees(), 80.0);
        QVERIFY(after.models[0].position == pointFromInches(6, 6));
    }

    void turningSeveral_turnsThemAboutOnePoint() {
        const Scenario before = smallTable();
        const std::vector<AnyId> ids{PieceId{"mat"}, ModelId{"m2"}, ZoneId{"zone"}, ObjectiveId{"o1"}};
        const Scenario after = withTurned(before, ids, pointFromInches(30, 22), Angle::fromDegrees(180));
        QVERIFY(after.objectives[0].position == pointFromInches(30, 24));
        QVERIFY(after.models[1].position == pointFromInches(30, 22));
        QCOMPARE(after.models[1].facing.degrees(), 180.0);
        QVERIFY(outlineOf(after, "mat")[0] == pointFromInches(52, 36));
        QVERIFY(after.zones[0].polygon.outline()[0] == pointFromInches(60, 44));
        QVERIFY(after.models[0] == before.models[0]);
        QVERIFY(after.terrain[0] == before.terrain[0]);
    }

    void aTurnOfNothing_changesNothing() {
        const Scenario before = smallTable();
        QVERIFY(withTurned(before, everything(before), pointFromInches(3, 3), Angle::fromDegrees(360)) == before);
        QVERIFY(withMoved(before, {}, inches(1, 1)) == before);
    }

    void mirroring_swapsLeftAndRight_exactly() {
        Scenario scenario = makeScenario({.terrain = {asymmetricPiece("ruin-1")}});
        scenario.terrain[0].walls = {pieceWall(wallOf({{1, 2}, {4, 3}}))};
        const Point about = pointFromInches(12.3, 7);
        const std::vector<AnyId> ids{PieceId{"ruin-1"}};
        const auto mirrored = withMirrored(scenario, ids, about);
        const auto isImage = [&](Point p) { return Point{about.x + about.x - p.x, p.y}; };
        for (const Point corner : outlineOf(scenario, "ruin-1")) {
            const auto& outline = outlineOf(mirrored, "ruin-1");
            QVERIFY(std::ranges::find(outline, isImage(corner)) != outline.end());
        }
        const auto& wall = mirrored.terrain[0].walls[0].polyline.vertices();
        QCOMPARE(wall, (std::vector{isImage(pointFromInches(1, 2)), isImage(pointFromInches(4, 3))}));
    }

    void mirroring_takesFacingsAndHullsAlong() {
        Scenario scenario = makeScenario({.models = {modelAt("tank", 10, 10)}});
        auto& tank = scenario.models[0];
        tank.base = *geometry::Footprint::hull(
            std::vector{pointFromInches(2, 0), pointFromInches(-1, 1), pointFromInches(-1, -2)});
        tank.facing = Angle::fromDegrees(30);
        const std::vector<AnyId> ids{ModelId{"tank"}};
        const auto mirrored = withMirrored(scenario, ids, pointFromInches(12, 0));
        QCOMPARE(mirrored.models[0].position, pointFromInches(14, 10));
        QCOMPARE(mirrored.models[0].facing, Angle::fromDegrees(150));
        // The picture itself is the mirror image: to the rounding of corners that are turned.
        const auto before = geometry::outlineOf(tank.placed());
        const auto after = geometry::outlineOf(mirrored.models[0].placed());
        for (const Point corner : before) {
            const Point image{Length::fromInches(24) - corner.x, corner.y};
            QVERIFY(std::ranges::any_of(after, [&](Point p) {
                return std::abs((p.x - image.x).nanometers()) <= 2 && std::abs((p.y - image.y).nanometers()) <= 2;
            }));
        }
    }

    void mirroring_takesArcsAndDotsAlong() {
        Scenario scenario = makeScenario({.models = {modelAt("tank", 10, 10)}});
        auto& tank = scenario.models[0];
        tank.facing = Angle::fromDegrees(30);
        tank.arc = PrintedArc{90.0, Angle::fromDegrees(40)};
        tank.dot = pointFromInches(0.5, 0.25);
        tank.weapons = {{QStringLiteral("sponson"), {}, {}, false, PrintedArc{120.0, Angle::fromDegrees(90)}},
                        {QStringLiteral("hull gun"), {}, {}, true}};
        const std::vector<AnyId> ids{ModelId{"tank"}};
        const auto mirrored = withMirrored(scenario, ids, pointFromInches(12, 0)).models[0];
        // On the table each direction is the mirror image: 70 degrees becomes 110, the gun on the right stands on the
        // left.
        QCOMPARE(mirrored.facing + mirrored.arc->turn, Angle::fromDegrees(180) - (tank.facing + tank.arc->turn));
        QCOMPARE(mirrored.weapons[0].arc->turn, Angle::fromDegrees(-90));
        QCOMPARE(mirrored.weapons[0].arc->degrees, 120.0);
        QVERIFY(mirrored.weapons[1] == tank.weapons[1]);
        QCOMPARE(*mirrored.dot, pointFromInches(0.5, -0.25));
    }

    void mirroringTwice_isNothing() {
        const Scenario scenario = smallTable();
        const auto ids = everything(scenario);
        const Point about = pointFromInches(17.77, 3);
        const auto twice = withMirrored(withMirrored(scenario, ids, about), ids, about);
        QCOMPARE(twice.models, scenario.models);
        QCOMPARE(twice.objectives, scenario.objectives);
        // Corners come back to their places; the ring may begin elsewhere.
        for (const auto& piece : scenario.terrain) {
            auto before = std::get<Polygon>(piece.outline).outline();
            auto after = std::get<Polygon>(twice.piece(piece.id)->outline).outline();
            std::ranges::sort(before);
            std::ranges::sort(after);
            QCOMPARE(after, before);
        }
    }

    void mirroring_isForAllOrForNone() {
        Scenario scenario = makeScenario({.models = {modelAt("near", 1, 1), modelAt("far", 1, 1)}});
        scenario.models[1].position.x = -geometry::kLargestCoordinate;
        const std::vector<AnyId> ids{ModelId{"near"}, ModelId{"far"}};
        QVERIFY(withMirrored(scenario, ids, pointFromInches(5, 5)) == scenario);
    }

    void T25_aQuarterTurn_carriesAnLWall_unmirrored() {
        // x' = 44 - y and y' = x, for each corner of the wall; its bend stays a bend to the same side.
        Scenario scenario; // 60 x 44
        const std::vector<Point> corners{pointFromInches(2, 3), pointFromInches(2, 9), pointFromInches(7, 9)};
        scenario.terrain = {makePiece("ell", *geometry::Wall::fromVertices(corners))};
        const auto vertices = std::get<geometry::Wall>(withTableTurned(scenario).terrain[0].outline).vertices();
        QCOMPARE(vertices,
                 (std::vector<Point>{pointFromInches(41, 2), pointFromInches(35, 2), pointFromInches(35, 7)}));
        QCOMPARE(geometry::orientation(vertices[0], vertices[1], vertices[2]),
                 geometry::orientation(corners[0], corners[1], corners[2]));
    }

    void aTableTurned_isNotMirrored() {
        const Scenario before = smallTable();
        const Scenario after = withTableTurned(before);
        QCOMPARE(after.table.width.inches(), 44.0);
        QCOMPARE(after.table.height.inches(), 60.0);
        QVERIFY(after.models[0].position == pointFromInches(39, 5));
        QCOMPARE(after.models[0].facing.degrees(), 90.0);
        const auto& one = outlineOf(before, "ruin-1");
        const auto& other = outlineOf(after, "ruin-1");
        QVERIFY(other[1] == pointFromInches(34, 16));
        QCOMPARE(geometry::orientation(other[2], other[3], other[4]), geometry::orientation(one[2], one[3], one[4]));
        // A table with one thing that stays where it is turns all the same.
        Scenario still = makeScenario({.objectives = {{{"o"}, {}, pointFromInches(22, 22), {}, {}}}});
        QCOMPARE(withTableTurned(still).table.width.inches(), 44.0);
    }

    void fourTurnsOfTheTable_areNone() {
        for (std::uint64_t seed = 1; seed <= 30; ++seed) {
            const Scenario before = randomScenario(seed);
            QVERIFY(withTableTurned(withTableTurned(withTableTurned(withTableTurned(before)))) == before);
        }
    }

    void editsOfOneModel_changeThatModelOnly() {
        const Scenario before = smallTable();
        Scenario expected = before;
        expected.models[1].position = {};
        QVERIFY(withModelAt(before, {"m2"}, {}) == expected);
        expected = before;
        expected.models[1].facing = Angle::fromDegrees(45);
        QVERIFY(withModelFacing(before, {"m2"}, Angle::fromDegrees(45)) == expected);
        expected = before;
        expected.models.push_back(modelAt("m3", 9, 9));
        QVERIFY(withModelAdded(before, modelAt("m3", 9, 9)) == expected);
        expected = before;
        expected.terrain.push_back(asymmetricPiece("ruin-2"));
        QVERIFY(withPieceAdded(before, asymmetricPiece("ruin-2")) == expected);
    }

    void replacing_keepsThePlaceInTheList() {
        const Scenario before = smallTable();
        Model model = modelAt("m1", 40, 40);
        Scenario expected = before;
        expected.models[0] = model;
        QVERIFY(withModel(before, model) == expected);
        Piece piece = asymmetricPiece("mat");
        expected = before;
        expected.terrain[1] = piece;
        QVERIFY(withPiece(before, piece) == expected);
        Player player{{"a"}, "Green", "#00ff00", {}};
        expected = before;
        expected.players[0] = player;
        QVERIFY(withPlayer(before, player) == expected);
    }

    void movingOutOfRange_isNotDone() {
        const Scenario before = smallTable();
        const Vector far{geometry::kLargestCoordinate, {}};
        QVERIFY(withPieceMoved(before, {"ruin-1"}, far) == before);
        QVERIFY(withModelAt(before, {"m1"}, Point{} + far + inches(1, 0)) == before);
        QVERIFY(withDuplicated(before, std::vector<AnyId>{ModelId{"m1"}}, far).ids.empty());
    }

    void aGroupMovesWhollyOrNotAtAll() {
        Scenario before = smallTable();
        before.models[1].position = {geometry::kLargestCoordinate, {}};
        QVERIFY(withMoved(before, everything(before), inches(1, 0)) == before);
        QVERIFY(!(withMoved(before, everything(before), inches(-1, 0)) == before));
    }

    void anIdGivenTwice_movesOnce() {
        const Scenario before = smallTable();
        const std::vector<AnyId> twice{ModelId{"m1"}, ModelId{"m1"}};
        QVERIFY(withMoved(before, twice, inches(1, 1)).models[0].position == pointFromInches(6, 6));
        QCOMPARE(withDuplicated(before, twice, inches(1, 1)).ids.size(), 1U);
    }

    void removing_clearsTheParentsOfOthers() {
        const Scenario after = withRemoved(
            smallTable(), std::vector<AnyId>{PieceId{"mat"}, ModelId{"m1"}, ZoneId{"zone"}, ObjectiveId{"o1"}});
        QCOMPARE(after.terrain.size(), 1U);
        QVERIFY(after.terrain[0].parent.isEmpty());
        QCOMPARE(after.models.size(), 1U);
        QCOMPARE(after.models[0].id.value, "m2");
        QVERIFY(after.zones.empty());
        QVERIFY(after.objectives.empty());
    }

    void removingAPlayer_leavesItsModels() {
        const Scenario after = withPlayerRemoved(smallTable(), {"a"});
        QCOMPARE(after.players.size(), 1U);
        QVERIFY(after.models[0].player.isEmpty());
        QCOMPARE(after.models[1].player.value, "b");
        QVERIFY(after.zones[0].player.isEmpty());
    }

    void copies_areEqualButForIdAndPlace() {
        for (std::uint64_t seed = 1; seed <= 30; ++seed) {
            const Scenario before = randomScenario(seed);
            const auto ids = everything(before);
            const Duplicated copied = withDuplicated(before, ids, {});
            QCOMPARE(copied.ids.size(), ids.size());
            QSet<QString> all;
            for (const AnyId& id : everything(copied.scenario)) {
                QVERIFY(!all.contains(textOf(id)));
                all.insert(textOf(id));
            }
            QCOMPARE(all.size(), static_cast<qsizetype>(2 * ids.size()));
            for (std::size_t i = 0; i < before.terrain.size(); ++i) {
                Piece copy = copied.scenario.terrain[before.terrain.size() + i];
                QCOMPARE(textOf(copied.ids[i]), copy.id.value);
                copy.id = before.terrain[i].id;
                copy.parent = before.terrain[i].parent;
                copy.locked = before.terrain[i].locked;
                QCOMPARE(copy.cluster.isEmpty(), before.terrain[i].cluster.isEmpty());
                QVERIFY(copy.cluster.isEmpty() || copy.cluster != before.terrain[i].cluster);
                copy.cluster = before.terrain[i].cluster;
                QVERIFY(copy == before.terrain[i]);
            }
            QVERIFY(withRemoved(copied.scenario, copied.ids) == before);
        }
    }

    void copies_haveTheCopiedParent() {
        const Scenario before = smallTable();
        const Duplicated both =
            withDuplicated(before, std::vector<AnyId>{PieceId{"ruin-1"}, PieceId{"mat"}}, inches(1, 0));
        QCOMPARE(textOf(both.ids[0]), "ruin-2");
        QCOMPARE(textOf(both.ids[1]), "mat-1");
        QCOMPARE(both.scenario.piece({"ruin-2"})->parent, "mat-1");
        QCOMPARE(both.scenario.piece({"ruin-1"})->parent, "mat");
        const Duplicated one = withDuplicated(before, std::vector<AnyId>{PieceId{"ruin-1"}}, inches(1, 0));
        QCOMPARE(one.scenario.piece({"ruin-2"})->parent, "mat");
        QVERIFY(outlineOf(one.scenario, "ruin-2")[0] == pointFromInches(11, 10));
    }

    void copies_areUnlocked() {
        Scenario before = smallTable();
        before.models[0].locked = true;
        const Duplicated copied = withDuplicated(before, std::vector<AnyId>{ModelId{"m1"}}, inches(1, 0));
        QVERIFY(!copied.scenario.models.back().locked);
        QVERIFY(copied.scenario.models[0].locked);
    }

    void freshIds_areFreshOverAllKinds() {
        Scenario scenario = smallTable();
        QCOMPARE(freshId(scenario, "ruin"), "ruin-2");
        QCOMPARE(freshId(scenario, "model"), "model-1");
        scenario.players[0].id = {"model-1"};
        scenario.zones[0].id = {"model-2"};
        scenario.objectives[0].id = {"model-3"};
        QCOMPARE(freshId(scenario, "model"), "model-4");
        QCOMPARE(freshId(scenario, {}), "thing-1");
    }

    void locks_areSetAndTakenAway() {
        const Scenario before = smallTable();
        const std::vector<AnyId> ids{PieceId{"mat"}, ModelId{"m2"}, ZoneId{"zone"}};
        const Scenario locked = withLock(before, ids, Lock::Locked);
        QVERIFY(locked.terrain[1].locked && locked.models[1].locked);
        QVERIFY(!locked.terrain[0].locked && !locked.models[0].locked);
        QVERIFY(withLock(locked, ids, Lock::Unlocked) == before);
    }

    void theTable_changesItsSizeAndMovesNothing() {
        const Scenario before = smallTable();
        Scenario expected = before;
        expected.table.width = Length::fromInches(30);
        expected.table.height = Length::fromInches(22);
        QVERIFY(withTableSize(before, Length::fromInches(30), Length::fromInches(22)) == expected);
    }

    void nameAndRules_areSet() {
        const Scenario after = withRules(withName(smallTable(), "Crossfire"), QStringLiteral("height-tags"));
        QCOMPARE(after.name, "Crossfire");
        QCOMPARE(std::get<QString>(after.rules), "height-tags");
        QVERIFY(after.terrain == smallTable().terrain);
    }

    void bounds_surroundAllThings() {
        const Scenario scenario = smallTable();
        const auto ruin = boundsOf(scenario, std::vector<AnyId>{PieceId{"ruin-1"}});
        QVERIFY((ruin == geometry::Box{pointFromInches(10, 10), pointFromInches(16, 19)}));
        const auto both = boundsOf(scenario, std::vector<AnyId>{PieceId{"ruin-1"}, ModelId{"m1"}});
        QVERIFY(both.high == pointFromInches(16, 19));
        const Length radius = Length::fromMillimeters(16);
        QVERIFY(both.low == (pointFromInches(5, 5) - Vector{radius, radius}));
        const auto zone = boundsOf(scenario, std::vector<AnyId>{ZoneId{"zone"}, ObjectiveId{"o1"}});
        QVERIFY(zone.low == Point{});
        QCOMPARE(zone.high.x, Length::fromInches(30) + radius);
    }

    void anyEditThatIsSaved_isReadBack() {
        for (std::uint64_t seed = 1; seed <= 40; ++seed) {
            Random random{seed};
            Scenario scenario = randomScenario(seed);
            for (int i = 0; i < 5; ++i) {
                const auto ids = everything(scenario);
                const Point about = pointFromInches(random.between(0, 60), random.between(0, 44));
                scenario = withTurned(scenario, ids, about, Angle::fromDegrees(random.between(0, 360)));
                scenario = withMoved(
                    scenario,
                    std::vector<AnyId>{ids[static_cast<std::size_t>(random.below(static_cast<int>(ids.size())))]},
                    about - Point{});
            }
            const auto read = readScenario(writeScenario(scenario), {});
            QVERIFY2(read, read ? "" : qPrintable(read.error().message()));
            QVERIFY2(read->scenario == scenario, qPrintable(QString::number(seed)));
        }
    }
};

QTEST_APPLESS_MAIN(TestEdits)
#include "tst_edits.moc"
