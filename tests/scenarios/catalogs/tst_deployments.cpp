#include "scenarios/catalogs/catalog_file.h"
#include "scenarios/catalogs/deployments.h"
#include "scenarios/io/scenario_file.h"
#include "tests/support/rows.h"

#include <algorithm>
#include <cmath>
#include <numbers>

using namespace sightline;
using namespace sightline::scenarios;
using namespace sightline::geometry;

using Places = std::vector<std::pair<double, double>>;

namespace {

Length in(double inches) { return Length::fromInches(inches); }

DeploymentMap::Size size(double width, double depth) { return {in(width), in(depth)}; }

std::vector<Point> points(const Places& places) {
    std::vector<Point> result;
    for (const auto& [x, y] : places) {
        result.push_back(geometry::pointFromInches(x, y));
    }
    return result;
}

Polygon polygon(const Places& corners) { return *Polygon::fromVertices(points(corners)); }

const DeploymentMap& mapNamed(const QString& id) {
    const auto* map = scenarios::entryOf(deploymentMaps(), id);
    Q_ASSERT(map);
    return *map;
}

std::optional<Deployment>
laid(const QString& id, const QString& variant, DeploymentMap::Size table, std::optional<Length> depth = {}) {
    const auto& map = mapNamed(id);
    const auto* chosen = scenarios::entryOf(map.variants, variant);
    Q_ASSERT(chosen);
    return deploymentOn(map, *chosen, table, depth);
}

/// Returns true for equal corners, whichever comes first.
bool sameZone(const Polygon& a, const Polygon& b) {
    auto ring = a.outline();
    const auto first = std::ranges::find(ring, b.outline().front());
    if (first == ring.end()) {
        return false;
    }
    std::ranges::rotate(ring, first);
    return ring == b.outline();
}

double distance(Point a, Point b) { return std::hypot((a.x - b.x).inches(), (a.y - b.y).inches()); }

double distanceToOutline(Point p, const Polygon& zone) {
    double least = 1e9;
    const auto& ring = zone.outline();
    for (std::size_t i = 0; i < ring.size(); ++i) {
        const Point a = ring[i];
        const Point b = ring[(i + 1) % ring.size()];
        const double length = distance(a, b);
        const double along =
            ((p.x - a.x).inches() * (b.x - a.x).inches() + (p.y - a.y).inches() * (b.y - a.y).inches()) / length;
        const double share = std::clamp(along / length, 0.0, 1.0);
        least = std::min(least, std::hypot((p.x - a.x).inches() - share * (b.x - a.x).inches(),
                                           (p.y - a.y).inches() - share * (b.y - a.y).inches()));
    }
    return least;
}

const DeploymentMap::Size kTable = size(60, 44);

} // namespace

Q_DECLARE_METATYPE(Places)

class TestDeployments : public QObject {
    Q_OBJECT

private slots:
    /// The facts the catalog was made from: both zones and the objectives, origin at the top left corner of 60 x 44 in.
    void fortyKMaps_areAsPublished_data() {
        testsupport::addColumns<QString, QString, Places, Places, Places>("id", "variant", "first", "second",
                                                                          "objectives");
        const auto row = [](const char* id, const char* variant, const Places& first, const Places& second,
                            const Places& objectives) {
            QTest::newRow(qPrintable(QStringLiteral("%1, %2").arg(id, variant)))
                << QString::fromLatin1(id) << QString::fromLatin1(variant) << first << second << objectives;
        };
        const Places cross{{30, 22}, {10, 22}, {50, 22}, {30, 6}, {30, 38}};
        row("hammer-and-anvil", "all", {{0, 0}, {18, 0}, {18, 44}, {0, 44}}, {{60, 44}, {42, 44}, {42, 0}, {60, 0}},
            cross);
        row("dawn-of-war", "10e", {{0, 0}, {60, 0}, {60, 10}, {0, 10}}, {{60, 44}, {0, 44}, {0, 34}, {60, 34}}, cross);
        row("dawn-of-war", "11e", {{0, 0}, {60, 0}, {60, 12}, {0, 12}}, {{60, 44}, {0, 44}, {0, 32}, {60, 32}}, cross);
        row("tipping-point", "all", {{0, 0}, {12, 0}, {12, 22}, {20, 22}, {20, 44}, {0, 44}},
            {{60, 44}, {48, 44}, {48, 22}, {40, 22}, {40, 0}, {60, 0}},
            {{30, 22}, {14, 34}, {46, 10}, {38, 36}, {22, 8}});
        row("sweeping-engagement", "all", {{0, 0}, {60, 0}, {60, 14}, {30, 14}, {30, 8}, {0, 8}},
            {{60, 44}, {0, 44}, {0, 30}, {30, 30}, {30, 36}, {60, 36}},
            {{30, 22}, {18, 38}, {42, 6}, {50, 26}, {10, 18}});
        const Places triangle{{0, 0}, {30, 44}, {0, 44}};
        const Places across{{60, 44}, {30, 0}, {60, 0}};
        row("crucible-of-battle", "10e", triangle, across, {{30, 22}, {14, 34}, {46, 10}, {40, 36}, {20, 8}});
        row("crucible-of-battle", "11e", triangle, across, {{30, 22}, {14, 32}, {46, 12}, {40, 36}, {20, 8}});
    }

    void fortyKMaps_areAsPublished() {
        auto [id, variant, first, second, objectives] = testsupport::fetch<QString, QString, Places, Places, Places>(
            "id", "variant", "first", "second", "objectives");
        const auto deployment = laid(id, variant, kTable);
        QVERIFY(deployment);
        QVERIFY(sameZone(deployment->first, polygon(first)));
        QVERIFY(sameZone(deployment->second, polygon(second)));
        QCOMPARE(deployment->objectives, points(objectives));
        QCOMPARE(deployment->objectiveBase, *geometry::Footprint::round(Length::fromMillimeters(40)));
        QCOMPARE(mapNamed(id).mark, Mark::Seen);
    }

    void searchAndDestroy_leavesTheDiscFree_data() {
        testsupport::addColumns<QString, Places>("variant", "objectives");
        QTest::newRow("10th edition") << "10e" << Places{{30, 22}, {14, 34}, {46, 10}, {46, 34}, {14, 10}};
        QTest::newRow("11th edition") << "11e" << Places{{30, 22}, {14, 32}, {14, 10}, {46, 34}, {46, 12}};
    }

    void searchAndDestroy_leavesTheDiscFree() {
        auto [variant, objectives] = testsupport::fetch<QString, Places>("variant", "objectives");
        const auto deployment = laid(QStringLiteral("search-and-destroy"), variant, kTable);
        QVERIFY(deployment);
        QCOMPARE(deployment->objectives, points(objectives));
        const Point center = geometry::pointFromInches(30, 22);
        const double quarter = 30.0 * 22.0 - std::numbers::pi * 81.0 / 4.0;
        for (const Polygon& zone : {deployment->first, deployment->second}) {
            // The published corners, to the four digits they have: each lies on our outline.
            const bool isFirst = zone == deployment->first;
            for (const auto& [x, y] : Places{{30, 31},
                                             {28.8253, 30.923},
                                             {27.6706, 30.6933},
                                             {26.5558, 30.3149},
                                             {25.5, 29.7942},
                                             {24.5211, 29.1402},
                                             {23.636, 28.364},
                                             {22.8598, 27.4789},
                                             {22.2058, 26.5},
                                             {21.6851, 25.4442},
                                             {21.3067, 24.3294},
                                             {21.077, 23.1747},
                                             {21, 22},
                                             {0, 22},
                                             {0, 44},
                                             {30, 44}}) {
                const Point published =
                    isFirst ? geometry::pointFromInches(x, y) : geometry::pointFromInches(60 - x, 44 - y);
                QVERIFY2(distanceToOutline(published, zone) < 0.0001,
                         qPrintable(QStringLiteral("%1, %2").arg(x).arg(y)));
            }
            // Chords never leave the arc by more than is stated: their middles are the worst places.
            const auto& ring = zone.outline();
            int chords = 0;
            for (std::size_t i = 0; i < ring.size(); ++i) {
                const Point a = ring[i];
                const Point b = ring[(i + 1) % ring.size()];
                if (std::abs(distance(a, center) - 9) > 1e-6 || std::abs(distance(b, center) - 9) > 1e-6) {
                    continue;
                }
                ++chords;
                const Point middle = geometry::pointFromInches((a.x + b.x).inches() / 2, (a.y + b.y).inches() / 2);
                QVERIFY(9 - distance(middle, center) < scenarios::kLargestArcError);
            }
            QCOMPARE(chords, 60);
            QVERIFY(zone.areaSquareInches() >= quarter);
            QVERIFY(zone.areaSquareInches() - quarter < scenarios::kLargestArcError * 9 * std::numbers::pi / 2);
        }
        QVERIFY(scenarios::kLargestArcError < 0.01);
    }

    void eachMap_isItsOwnHalfTurn_onItsTable() {
        for (const auto& map : deploymentMaps()) {
            const auto table = map.table.value_or(kTable);
            const Point end{table.width, table.depth};
            for (const auto& variant : map.variants) {
                const auto deployment = deploymentOn(map, variant, table);
                QVERIFY2(deployment, qPrintable(map.id));
                auto turned = deployment->first.outline();
                for (auto& corner : turned) {
                    corner = Point{} + (end - corner);
                    QVERIFY2(corner >= Point{} && corner.y >= Length{} && corner.x <= end.x && corner.y <= end.y,
                             qPrintable(map.id));
                }
                QVERIFY2(sameZone(*Polygon::fromVertices(turned), deployment->second), qPrintable(map.id));
                for (const auto& corner : deployment->first.outline()) {
                    QVERIFY2(!deployment->second.containsInside(corner), qPrintable(map.id));
                }
                QVERIFY2(!deployment->second.containsInside(deployment->first.centroid()), qPrintable(map.id));
                for (const auto& place : deployment->objectives) {
                    const Point opposite = Point{} + (end - place);
                    const bool paired =
                        std::ranges::find(deployment->objectives, opposite) != deployment->objectives.end();
                    QVERIFY2(paired, qPrintable(QStringLiteral("%1, %2").arg(map.id, variant.id)));
                }
            }
        }
    }

    void malifauxMaps_areThere_andSayWhatIsOurReading() {
        const auto area = [](const char* id, const char* variant) {
            return laid(QString::fromLatin1(id), QString::fromLatin1(variant), size(36, 36))->first.areaSquareInches();
        };
        QCOMPARE(area("malifaux-strip", "all"), 36.0 * 8);
        QCOMPARE(area("malifaux-corner", "all"), 144.0);
        QCOMPARE(area("malifaux-flank", "either"), 18.0 * 18 - 81);
        QCOMPARE(area("malifaux-flank", "both"), 81.0);
        QCOMPARE(area("malifaux-wedge", "all"), 36.0 * 12 / 2);
        QCOMPARE(mapNamed("malifaux-strip").mark, Mark::Seen);
        for (const char* id : {"malifaux-corner", "malifaux-flank", "malifaux-wedge"}) {
            QCOMPARE(mapNamed(id).mark, Mark::Partly);
            QVERIFY(!mapNamed(id).note.isEmpty());
        }
    }

    void whereSourcesDiffer_bothAreNamed() {
        for (const char* id : {"dawn-of-war", "crucible-of-battle", "search-and-destroy"}) {
            const auto& map = mapNamed(id);
            QCOMPARE(map.variants.size(), std::size_t{2});
            QVERIFY(map.variants[0].name.contains("10th edition") && map.variants[1].name.contains("11th edition"));
            QVERIFY(!map.variants[0].source.isEmpty() && !map.variants[1].source.isEmpty());
            QVERIFY(!map.note.isEmpty());
        }
    }

    void publishedLayouts_areNamedByMap() {
        const auto layouts = [](const char* id) { return mapNamed(id).layouts; };
        QCOMPARE(layouts("tipping-point"), (std::vector<int>{1, 2, 4, 6, 7, 8}));
        QCOMPARE(layouts("hammer-and-anvil"), (std::vector<int>{1, 7, 8}));
        QCOMPARE(layouts("search-and-destroy"), (std::vector<int>{1, 2, 3, 4, 6}));
        QCOMPARE(layouts("crucible-of-battle"), (std::vector<int>{1, 2, 4, 6, 8}));
        QCOMPARE(layouts("sweeping-engagement"), (std::vector<int>{3, 5}));
        QCOMPARE(layouts("dawn-of-war"), (std::vector<int>{5}));
    }

    void freeMaps_takeTheDepthTyped() {
        QVERIFY(sameZone(laid("long-edges", "all", size(72, 36), in(7.5))->first,
                         polygon({{0, 0}, {72, 0}, {72, 7.5}, {0, 7.5}})));
        QVERIFY(sameZone(laid("long-edges", "all", size(36, 72), in(9))->first,
                         polygon({{0, 0}, {9, 0}, {9, 72}, {0, 72}})));
        QVERIFY(sameZone(laid("short-edges", "all", size(72, 36), in(9))->second,
                         polygon({{63, 0}, {72, 0}, {72, 36}, {63, 36}})));
        QVERIFY(sameZone(laid("corners", "all", size(24, 24), in(6))->second,
                         polygon({{18, 18}, {24, 18}, {24, 24}, {18, 24}})));
        QVERIFY(sameZone(laid("corner-triangles", "all", size(30, 22), in(10))->first,
                         polygon({{0, 0}, {10, 0}, {0, 10}})));
        QVERIFY(sameZone(laid("quarters", "all", size(48, 48), Length{})->first,
                         polygon({{0, 24}, {24, 24}, {24, 48}, {0, 48}})));
        QVERIFY(std::abs(laid("quarters", "all", size(48, 48), in(12))->first.areaSquareInches() -
                         (576 - 36 * std::numbers::pi)) < 0.05);
    }

    void freeMaps_startWithADepthThatSuitsTheTable_data() {
        testsupport::addColumns<QString, double, double, double>("map", "width", "depth", "usual");
        QTest::newRow("60 x 44") << "long-edges" << 60.0 << 44.0 << 12.0;
        QTest::newRow("72 x 48") << "long-edges" << 72.0 << 48.0 << 12.0;
        QTest::newRow("36 x 36") << "long-edges" << 36.0 << 36.0 << 9.0;
        QTest::newRow("72 x 36") << "long-edges" << 72.0 << 36.0 << 9.0;
        QTest::newRow("24 x 24") << "long-edges" << 24.0 << 24.0 << 6.0;
        QTest::newRow("30 x 22, upright too") << "short-edges" << 22.0 << 30.0 << 5.5;
        QTest::newRow("a disc, in quarters of an inch") << "quarters" << 30.0 << 22.0 << 4.0;
        QTest::newRow("squares") << "corners" << 24.0 << 24.0 << 6.0;
        QTest::newRow("triangles") << "corner-triangles" << 24.0 << 24.0 << 12.0;
    }

    void freeMaps_startWithADepthThatSuitsTheTable() {
        auto [map, width, depth, usual] =
            testsupport::fetch<QString, double, double, double>("map", "width", "depth", "usual");
        const auto zone = std::get<scenarios::FreeZone>(mapNamed(map).variants.front().first);
        QCOMPARE(scenarios::usualDepth(zone, size(width, depth)), in(usual));
        QVERIFY(laid(map, "all", size(width, depth)) == laid(map, "all", size(width, depth), in(usual)));
    }

    void stripsOfASquareTable_areNotCalledByLongEdges() {
        const auto nameOn = [](const char* id, double width, double depth) {
            return scenarios::nameOn(mapNamed(id), size(width, depth));
        };
        QCOMPARE(nameOn("long-edges", 60, 44), QStringLiteral("Strips along the long edges"));
        QCOMPARE(nameOn("long-edges", 36, 36), QStringLiteral("Strips along the top and bottom edges"));
        QCOMPARE(nameOn("short-edges", 24, 24), QStringLiteral("Strips along the left and right edges"));
        QCOMPARE(nameOn("quarters", 24, 24), mapNamed("quarters").name);
    }

    void freeMaps_refuseDepthsThatMeetInTheMiddle() {
        QVERIFY(laid("long-edges", "all", size(72, 36), in(18)));
        QVERIFY(!laid("long-edges", "all", size(72, 36), in(18.01)));
        QVERIFY(!laid("short-edges", "all", size(72, 36), in(36.5)));
        QVERIFY(!laid("corners", "all", size(24, 24), in(12.5)));
        QVERIFY(!laid("corner-triangles", "all", size(24, 30), in(24.5)));
        QVERIFY(!laid("quarters", "all", size(24, 30), in(12)));
        for (const char* id : {"long-edges", "short-edges", "corners", "corner-triangles"}) {
            QVERIFY2(!laid(id, "all", kTable, Length{}), id);
        }
    }

    void aMap_standsOnAnUprightTableToo_andOnNoOther() {
        const auto upright = laid("dawn-of-war", "10e", size(44, 60));
        QVERIFY(upright);
        QVERIFY(sameZone(upright->first, polygon({{44, 0}, {44, 60}, {34, 60}, {34, 0}})));
        QCOMPARE(upright->objectives, points({{22, 30}, {22, 10}, {22, 50}, {38, 30}, {6, 30}}));
        QVERIFY(!laid("dawn-of-war", "10e", size(60, 45)));
        QVERIFY(!laid("malifaux-strip", "all", size(48, 48)));
    }

    void deployment_isPlacedAsOneScenario_thatReadsBackTheSame() {
        scenarios::Scenario scenario;
        scenario.players = {{{"a"}, "Red", {}, {}}, {{"b"}, "Blue", {}, {}}};
        const auto deployment = laid("search-and-destroy", "10e", kTable);
        scenario = scenarios::withDeployment(scenario, *deployment, QStringLiteral("Search and Destroy"));
        QCOMPARE(scenario.zones.size(), std::size_t{2});
        QCOMPARE(scenario.zones[0].player.value, QStringLiteral("a"));
        QCOMPARE(scenario.zones[1].player.value, QStringLiteral("b"));
        QCOMPARE(scenario.zones[0].kind, QStringLiteral("deployment"));
        QCOMPARE(scenario.zones[1].polygon, deployment->second);
        QCOMPARE(scenario.objectives.size(), std::size_t{5});
        const auto back = scenarios::readScenario(scenarios::writeScenario(scenario), {});
        QVERIFY(back);
        QVERIFY(back->findings.empty());
        QVERIFY(back->scenario == scenario);
    }

    void withoutPlayers_theZonesAreNobodys() {
        const auto scenario = scenarios::withDeployment({}, *laid("hammer-and-anvil", "all", kTable), {});
        QVERIFY(scenario.zones[0].player.isEmpty() && scenario.zones[1].player.isEmpty());
    }
};

QTEST_GUILESS_MAIN(TestDeployments)
#include "tst_deployments.moc"
