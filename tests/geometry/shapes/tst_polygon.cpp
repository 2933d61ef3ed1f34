#include "geometry/shapes/polygon.h"

#include "tests/support/random_boards.h"
#include "tests/support/rows.h"

#include <QList>
#include <QObject>
#include <QTest>

#include <algorithm>

using namespace sightline::geometry;

namespace {

Ring inches(std::initializer_list<std::array<double, 2>> points) {
    Ring ring;
    for (const auto& [x, y] : points) {
        ring.push_back(pointFromInches(x, y));
    }
    return ring;
}

const Ring kBox = inches({{0, 0}, {10, 0}, {10, 6}, {0, 6}});
const Ring kEvaluator = inches({{2, 2}, {4, 2}, {4, 4}, {2, 4}});

} // namespace

class TestPolygon : public QObject {
    Q_OBJECT

private slots:
    void windings_areMadeOne() {
        Ring backwards = kBox;
        std::reverse(backwards.begin() + 1, backwards.end());
        const std::vector<Ring> holes{kEvaluator};
        Ring courtBackwards = kEvaluator;
        std::reverse(courtBackwards.begin() + 1, courtBackwards.end());
        const std::vector<Ring> holesBackwards{courtBackwards};
        const auto one = Polygon::fromVertices(kBox, holes);
        const auto other = Polygon::fromVertices(backwards, holesBackwards);
        QVERIFY(one && other);
        QVERIFY(*one == *other);
        QVERIFY(one->outline() == kBox); // positive area with y down already
        QVERIFY(one->holes().front() == courtBackwards);
    }

    void repeatedVertices_areDropped() {
        const Ring repeated = inches({{0, 0}, {0, 0}, {10, 0}, {10, 6}, {10, 6}, {10, 6}, {0, 6}, {0, 0}, {0, 0}});
        const auto polygon = Polygon::fromVertices(repeated);
        QVERIFY(polygon);
        QVERIFY(polygon->outline() == kBox);
    }

    void badOutlines_areNamed_data() {
        sightline::testsupport::addColumns<QList<double>, int, QList<int>>("coordinates", "code", "edges");
        const auto row = [](const char* name, QList<double> points, ErrorCode code, QList<int> edges = {}) {
            QTest::newRow(name) << points << static_cast<int>(code) << edges;
        };
        row("nothing", {}, ErrorCode::TooFewVertices);
        row("two corners", {0, 0, 1, 0}, ErrorCode::TooFewVertices);
        row("two corners, repeated", {0, 0, 1, 0, 1, 0, 0, 0}, ErrorCode::TooFewVertices);
        row("one corner thrice", {1, 1, 1, 1, 1, 1}, ErrorCode::TooFewVertices);
        row("all on one line", {0, 0, 1, 1, 3, 3}, ErrorCode::ZeroArea);
        row("bow tie", {0, 0, 4, 4, 4, 0, 0, 4}, ErrorCode::SelfCrossing, {0, 2});
        row("spike folded back", {0, 0, 4, 0, 4, 4, 4, 2, 0, 2}, ErrorCode::SelfCrossing, {1, 2});
        row("corner on another edge", {0, 0, 6, 0, 6, 4, 3, 0, 0, 4}, ErrorCode::SelfCrossing, {0, 2});
        row("bow tie, corners repeated", {0, 0, 0, 0, 4, 4, 4, 4, 4, 4, 4, 0, 0, 4}, ErrorCode::SelfCrossing, {0, 5});
        row("a star that turns one way, but twice round", {4, 0, 6, 6, 1, 2, 7, 2, 2, 6}, ErrorCode::SelfCrossing, {});
        row("a corner visited twice", {0, 0, 2, 2, 4, 0, 4, 4, 2, 2, 0, 4}, ErrorCode::SelfCrossing, {});
    }
    void badOutlines_areNamed() {
        auto [coordinates, code, edges] =
            sightline::testsupport::fetch<QList<double>, int, QList<int>>("coordinates", "code", "edges");
        Ring ring;
        for (qsizetype i = 0; i < coordinates.size(); i += 2) {
            ring.push_back(pointFromInches(coordinates[i], coordinates[i + 1]));
        }
        const auto polygon = Polygon::fromVertices(ring);
        QVERIFY(!polygon);
        QCOMPARE(static_cast<int>(polygon.error().code), code);
        QVERIFY(!polygon.error().detail.empty());
        if (!edges.isEmpty()) {
            auto indices = polygon.error().indices;
            std::sort(indices.begin(), indices.end());
            QCOMPARE(QList<int>(indices.begin(), indices.end()), edges);
        } else if (polygon.error().code == ErrorCode::SelfCrossing) {
            QCOMPARE(polygon.error().indices.size(), std::size_t{2});
        }
    }

    void badHoles_areNamed_data() {
        sightline::testsupport::addColumns<QList<QList<double>>, int, QList<int>>("holes", "code", "indices");
        const QList<double> good{2, 2, 4, 2, 4, 4, 2, 4};
        const auto row = [](const char* name, QList<QList<double>> holes, ErrorCode code, QList<int> indices) {
            QTest::newRow(name) << holes << static_cast<int>(code) << indices;
        };
        row("hole beside the outline", {{20, 2, 22, 2, 22, 4}}, ErrorCode::HoleOutside, {0});
        row("hole across the outline", {good, {8, 1, 12, 1, 12, 3, 8, 3}}, ErrorCode::HoleOutside, {1});
        row("hole on the outline's border", {{0, 1, 1, 1, 1, 2}}, ErrorCode::HoleOutside, {0});
        row("hole round the outline", {{-1, -1, 11, -1, 11, 7, -1, 7}}, ErrorCode::HoleOutside, {0});
        row("holes overlap", {good, {3, 3, 5, 3, 5, 5, 3, 5}}, ErrorCode::HolesOverlap, {0, 1});
        row("hole in a hole", {good, {2.5, 2.5, 3.5, 2.5, 3.5, 3.5}}, ErrorCode::HolesOverlap, {0, 1});
        row("hole round a hole", {good, {1, 1, 5, 1, 5, 5, 1, 5}}, ErrorCode::HolesOverlap, {0, 1});
        row("holes share a corner", {good, {4, 4, 5, 4, 5, 5, 4, 5}}, ErrorCode::HolesOverlap, {0, 1});
        row("the same hole twice", {good, good}, ErrorCode::HolesOverlap, {0, 1});
        row("hole of two corners", {{2, 2, 3, 3}}, ErrorCode::TooFewVertices, {0});
        row("flat hole", {good, {6, 2, 7, 2, 8, 2}}, ErrorCode::ZeroArea, {1});
        row("bow tie hole", {{2, 2, 4, 4, 4, 2, 2, 4}}, ErrorCode::SelfCrossing, {0, 2, 0}); // two edges, then the hole
    }
    void badHoles_areNamed() {
        auto [holes, code, indices] =
            sightline::testsupport::fetch<QList<QList<double>>, int, QList<int>>("holes", "code", "indices");
        std::vector<Ring> rings;
        for (const auto& coordinates : holes) {
            Ring& ring = rings.emplace_back();
            for (qsizetype i = 0; i < coordinates.size(); i += 2) {
                ring.push_back(pointFromInches(coordinates[i], coordinates[i + 1]));
            }
        }
        const auto polygon = Polygon::fromVertices(kBox, rings);
        QVERIFY(!polygon);
        QCOMPARE(static_cast<int>(polygon.error().code), code);
        QCOMPARE(QList<int>(polygon.error().indices.begin(), polygon.error().indices.end()), indices);
    }

    void crossingEdges_areNamedByTheVerticesAsGiven() {
        // The bow tie again, with each corner given twice: its edges start at vertices 1 and 5 of the list.
        const Ring ring = inches({{0, 0}, {0, 0}, {4, 4}, {4, 4}, {4, 0}, {4, 0}, {0, 4}, {0, 4}});
        const auto polygon = Polygon::fromVertices(ring);
        QVERIFY(!polygon);
        const auto& indices = polygon.error().indices;
        QCOMPARE(indices.size(), std::size_t{2});
        for (const auto& [index, x] : {std::pair{indices[0], 0.0}, std::pair{indices[1], 4.0}}) {
            QVERIFY(index >= 0 && index < 8);
            QCOMPARE(ring[static_cast<std::size_t>(index)], pointFromInches(x, 0));
        }
    }

    void vertexBeyondTheLargestCoordinate_isRefused() {
        Ring ring{{}, {kLargestCoordinate, {}}, {{}, kLargestCoordinate}};
        QVERIFY(Polygon::fromVertices(ring));
        ring[1].x += Length::fromNanometers(1);
        const auto polygon = Polygon::fromVertices(ring);
        QVERIFY(!polygon);
        QVERIFY(polygon.error().code == ErrorCode::OutOfRange);
        QVERIFY(Wall::fromVertices(ring).error().code == ErrorCode::OutOfRange);
    }

    void aFlatCorner_isNoFault() {
        const auto polygon = Polygon::fromVertices(inches({{0, 0}, {5, 0}, {10, 0}, {10, 6}, {0, 6}}));
        QVERIFY(polygon);
        QCOMPARE(polygon->outline().size(), std::size_t{5});
        QVERIFY(polygon->isConvex());
    }

    void contains_isClosedAndKnowsHoles() {
        const std::vector<Ring> holes{kEvaluator};
        const auto polygon = Polygon::fromVertices(kBox, holes).value();
        const auto check = [&](double x, double y, bool closed, bool open) {
            QVERIFY(polygon.contains(pointFromInches(x, y)) == closed);
            QVERIFY(polygon.containsInside(pointFromInches(x, y)) == open);
        };
        check(1, 1, true, true);
        check(0, 0, true, false); // corner
        check(5, 0, true, false); // edge
        check(10, 3, true, false);
        check(3, 3, false, false);  // in the courtyard
        check(2, 3, true, false);   // its wall
        check(4, 4, true, false);   // its corner
        check(5, 4, true, true);    // level with its corner
        check(11, 0, false, false); // on the line of an edge
        check(-1, 6, false, false);
        const Point justInside = pointFromInches(10, 3) - Vector{Length::fromNanometers(1), {}};
        QVERIFY(polygon.containsInside(justInside));
        QVERIFY(!polygon.contains(pointFromInches(10, 3) + Vector{Length::fromNanometers(1), {}}));
    }

    void contains_agreesWithTrianglesOnRandomPoints() {
        // A hexagonal L cut by hand into two boxes: its inside is theirs.
        const auto ruin = Polygon::fromVertices(inches({{0, 0}, {8, 0}, {8, 2}, {3, 2}, {3, 9}, {0, 9}})).value();
        sightline::testsupport::Random random{5};
        for (int i = 0; i < 5000; ++i) {
            const double x = random.between(-1, 9);
            const double y = random.between(-1, 10);
            const bool expected = (x >= 0 && x <= 8 && y >= 0 && y <= 2) || (x >= 0 && x <= 3 && y >= 0 && y <= 9);
            QCOMPARE(ruin.contains(pointFromInches(x, y)), expected);
        }
    }

    void isConvex_data() {
        sightline::testsupport::addColumns<QList<double>, bool, bool>("coordinates", "convex", "strictly");
        const auto row = [](const char* name, QList<double> points, bool convex, bool strictly) {
            QTest::newRow(name) << points << convex << strictly;
        };
        row("box", {0, 0, 4, 0, 4, 4, 0, 4}, true, true);
        row("box, other winding", {0, 4, 4, 4, 4, 0, 0, 0}, true, true);
        row("box, corner repeated", {0, 0, 4, 0, 4, 0, 4, 4, 0, 4, 0, 0}, true, true);
        row("box with a vertex within a side", {0, 0, 2, 0, 4, 0, 4, 4, 0, 4}, true, false);
        row("L", {0, 0, 8, 0, 8, 2, 3, 2, 3, 9, 0, 9}, false, false);
        row("dent of a thousandth of an inch", {0, 0, 2, 0.001, 4, 0, 4, 4, 0, 4}, false, false);
    }
    void isConvex() {
        auto [coordinates, convex, strictly] =
            sightline::testsupport::fetch<QList<double>, bool, bool>("coordinates", "convex", "strictly");
        Ring ring;
        for (qsizetype i = 0; i < coordinates.size(); i += 2) {
            ring.push_back(pointFromInches(coordinates[i], coordinates[i + 1]));
        }
        QCOMPARE(Polygon::fromVertices(ring).value().isConvex(), convex);
        QCOMPARE(Polygon::fromVertices(ring).value().isStrictlyConvex(), strictly);
        const std::vector<Ring> holes{inches({{0.5, 0.5}, {1, 0.5}, {1, 1}})};
        QVERIFY(!Polygon::fromVertices(ring, holes).value().isConvex());
        QVERIFY(!Polygon::fromVertices(ring, holes).value().isStrictlyConvex());
    }

    void areaAndCentroid_takeHolesOff() {
        const std::vector<Ring> holes{kEvaluator};
        const auto solid = Polygon::fromVertices(kBox).value();
        const auto court = Polygon::fromVertices(kBox, holes).value();
        QVERIFY(std::abs(solid.areaSquareInches() - 60) < 1e-12);
        QVERIFY(std::abs(court.areaSquareInches() - 56) < 1e-12);
        QVERIFY(solid.centroid() == pointFromInches(5, 3));
        // (60 * 5 - 4 * 3) / 56, and (60 * 3 - 4 * 3) / 56.
        QVERIFY(court.centroid() == pointFromInches(288.0 / 56, 3));
    }

    void walls_dropRepeatsAndNeedTwoPoints() {
        const auto wall = Wall::fromVertices(inches({{0, 0}, {0, 0}, {4, 0}, {4, 0}, {4, 5}, {0, 0}}));
        QVERIFY(wall);
        QVERIFY(wall->vertices() == inches({{0, 0}, {4, 0}, {4, 5}, {0, 0}})); // may come back to where it began
        for (const Ring& points : {Ring{}, inches({{3, 3}}), inches({{3, 3}, {3, 3}})}) {
            const auto none = Wall::fromVertices(points);
            QVERIFY(!none);
            QVERIFY(none.error().code == ErrorCode::TooFewVertices);
        }
    }
};

QTEST_APPLESS_MAIN(TestPolygon)
#include "tst_polygon.moc"
