#include "scenarios/analysis/model_path.h"
#include "scenarios/vision/fog_controller.h"
#include "tests/scenarios/vision/fog_tables.h"
#include "tests/support/random.h"
#include "tests/support/rows.h"

#include <QTest>

#include <array>
#include <thread>

using namespace sightline;
using namespace scenarios;
using namespace testsupport;
using geometry::Length;

/// Fog by lines, of cells and of the judge, and what holds of all modes.
class TestFogLines : public QObject {
    Q_OBJECT

private slots:
    void S1_12_losIsBlocked() {
        Scenario open = lone("standard");
        setMode(open, FogMode::LineOfSight);
        QCOMPARE(sightOf(open, "a").visible.count(), 49); // no farther than its range
        Scenario scenario = lone("standard");
        addPiece(scenario, "wall", "wall", 11, 0, 11, 16);
        addModel(scenario, "foe", "b", 12, 8);
        for (const FogLines lines : {FogLines::Cells, FogLines::Judge}) {
            setMode(scenario, FogMode::LineOfSight, lines);
            const SideSight sight = sightOf(scenario, "a");
            QVERIFY(sight.visible.contains({7, 5}));
            QVERIFY(!sight.visible.contains({12, 8}));
            QVERIFY(!sight.visible.contains({13, 11}));
            QVERIFY(!sees(sight, "foe"));
        }
        setMode(scenario, FogMode::Simple);
        QVERIFY(sees(sightOf(scenario, "a"), "foe"));
    }

    /// A mountain stops the ray, a forest takes one cell from it, and open ground takes nothing.
    void S1_12_mountainsBlock_forestsObscurePartly() {
        const auto seenPast = [](const char* kind, bool isSolid) {
            Scenario scenario = lone("standard");
            setMode(scenario, FogMode::LineOfSight);
            Piece& piece = addPiece(scenario, "across", kind, 11, 0, 11, 16);
            piece.height = isSolid ? Length::fromInches(8) : Length{};
            addMat(scenario, "far", kind, 13, 0, 13, 16).height = Length{};
            const CellSet seen = sightOf(scenario, "a").visible;
            return std::array{seen.contains({11, 8}), seen.contains({12, 8}), seen.contains({13, 8})};
        };
        QVERIFY((seenPast("mountain", true) == std::array{true, false, false}));
        QVERIFY((seenPast("forest", false) == std::array{true, true, false})); // 3 of 3 is one too far in a forest
        QVERIFY((seenPast("plains", false) == std::array{true, true, true}));
    }

    /// In a rule set that looks in space a piece below the viewer's top stops nothing.
    void S1_12_heightsCount() {
        const auto seesPast = [](double inches) {
            Scenario scenario = lone("standard");
            scenario.rules = QStringLiteral("volume");
            setMode(scenario, FogMode::LineOfSight);
            scenario.models[0].height = Length::fromInches(2);
            addPiece(scenario, "across", "wall", 11, 0, 11, 16).height = Length::fromInches(inches);
            return sightOf(scenario, "a").visible.contains({12, 8});
        };
        QVERIFY(seesPast(1));
        QVERIFY(!seesPast(3));
    }

    void S1_12_andS2_36_theTargetsOwnPieceDoesNotBlock() {
        Scenario scenario = lone("standard");
        scenario.rules = QStringLiteral("height-tags");
        addPiece(scenario, "ruin", "ruin", 11, 7, 13, 9);
        addModel(scenario, "foe", "b", 12, 8);
        setMode(scenario, FogMode::LineOfSight);
        QVERIFY(sees(sightOf(scenario, "a"), "foe")); // a piece that holds an end is ignored
        QVERIFY(sees(sightOf(scenario, "b"), "scout"));
        QVERIFY(!sightOf(scenario, "b").visible.contains({15, 8}) || !sightOf(scenario, "a").visible.contains({15, 8}));
        scenario.rules = QStringLiteral("plan");
        QVERIFY(!sees(sightOf(scenario, "a"), "foe"));
    }

    /// A rule pack that sees through a wood sees the table behind it too, not only the models there.
    void S1_12_whatTheRulesSeeThrough_darkensNothing() {
        for (const char* kind : {"wood", "building"}) {
            const bool isSeenThrough = QLatin1String{kind} == QLatin1String{"wood"};
            for (const FogLines lines : {FogLines::Cells, FogLines::Judge}) {
                Scenario scenario = lone("line-of-sight");
                scenario.rules = QStringLiteral("kill-team-2024");
                setMode(scenario, FogMode::LineOfSight, lines);
                addPiece(scenario, "across", kind, 12, 0, 13, 16).height = Length::fromInches(5);
                addModel(scenario, "foe", "b", 16, 8);
                const SideSight sight = sightOf(scenario, "a");
                QCOMPARE(sees(sight, "foe"), isSeenThrough);
                QCOMPARE(sight.visible.contains({16, 8}), isSeenThrough);
                QCOMPARE(sight.visible.contains({18, 5}), isSeenThrough);
                QVERIFY(sight.visible.contains({5, 8}));
                const PreparedTable table{scenario, ruleSetOf(scenario).value()};
                const FogTable fog = fogOf(scenario);
                QCOMPARE(hasExactLineTo(table, fog, viewersOf(fog, scenario, {"a"})[0], {18, 5}), isSeenThrough);
            }
        }
    }

    /// The walls of a building without openings hide what is in it, whichever lines are asked and whichever side of
    /// them one is on; its face is seen. A ruin of the same outline is open where the game lets models see into it.
    void S1_12_aClosedBuilding_hidesItsInside_data() {
        addColumns<QString, QString, int, bool>("rules", "kind", "lines", "isOpen");
        const auto add = [](const char* rules, const char* kind, bool isOpen) {
            for (const FogLines lines : {FogLines::Cells, FogLines::Judge}) {
                QTest::addRow("%s in %s, lines %d", kind, rules, static_cast<int>(lines))
                    << QString{rules} << QString{kind} << static_cast<int>(lines) << isOpen;
            }
        };
        for (const char* rules : {"40k-10e", "kill-team-2024", "infinity-n5", "dnd-5e", "plan", "volume"}) {
            add(rules, "building", false);
        }
        add("40k-10e", "ruin", true);
        add("kill-team-2024", "ruin", true);
        add("height-tags", "building", true); // a piece that holds an end is ignored
    }
    void S1_12_aClosedBuilding_hidesItsInside() {
        auto [rules, kind, lines, isOpen] = fetch<QString, QString, int, bool>("rules", "kind", "lines", "isOpen");
        Scenario scenario = fogTable(30, 17, "line-of-sight");
        scenario.rules = rules;
        setMode(scenario, FogMode::LineOfSight, static_cast<FogLines>(lines));
        addPiece(scenario, "house", qPrintable(kind), 14, 4, 21, 12).height = Length::fromInches(6);
        addModel(scenario, "scout", "a", 6, 8);
        addModel(scenario, "middle", "b", 18, 8);
        addModel(scenario, "byWall", "b", 14, 6).position = geometry::pointFromInches(14.6, 6.5); // just inside
        for (const char* id : {"middle", "byWall"}) {
            const PreparedTable table{scenario, ruleSetOf(scenario).value()};
            QCOMPARE(judge(table, {{"scout"}, {QLatin1String{id}}}).ruling.visible, isOpen);
            QCOMPARE(sees(sightOf(scenario, "a"), id), isOpen);
        }
        QCOMPARE(sees(sightOf(scenario, "b"), "scout"), isOpen);
        const CellSet visible = sightOf(scenario, "a").visible;
        QVERIFY(visible.contains({13, 8}));
        if (static_cast<FogLines>(lines) == FogLines::Cells) {
            QVERIFY(visible.contains({14, 8})); // its face
            QCOMPARE(visible.contains({18, 8}), isOpen);
        }
        if (!isOpen) {
            for (int column = 15; column < 21; ++column) {
                QVERIFY(!visible.contains({column, 8}));
            }
        }
        QVERIFY(!visible.contains({24, 8})); // nobody sees through
    }

    /// Who stands on the roof of a closed building is seen, though its inside is not, and sees down.
    void S1_12_aModelOnARoof_isSeen() {
        for (const FogLines lines : {FogLines::Cells, FogLines::Judge}) {
            Scenario scenario = fogTable(30, 17, "line-of-sight");
            scenario.rules = QStringLiteral("kill-team-2024");
            setMode(scenario, FogMode::LineOfSight, lines);
            addPiece(scenario, "house", "building", 14, 4, 21, 12).height = Length::fromInches(3);
            addModel(scenario, "scout", "a", 6, 8).height = Length::fromInches(2);
            Model& guard = addModel(scenario, "guard", "b", 15, 8);
            guard.height = Length::fromInches(2);
            guard.elevation = Length::fromInches(3);
            QVERIFY(sees(sightOf(scenario, "a"), "guard"));
            QVERIFY(sees(sightOf(scenario, "b"), "scout"));
            guard.elevation = {};
            QVERIFY(!sees(sightOf(scenario, "a"), "guard"));
            QVERIFY(!sees(sightOf(scenario, "b"), "scout"));
        }
    }

    /// Closed walls around an area that one may see into hide what is behind them.
    void S1_12_closedWallsOfARuin_hideItsInside() {
        for (const FogLines lines : {FogLines::Cells, FogLines::Judge}) {
            Scenario scenario = fogTable(30, 17, "line-of-sight");
            scenario.rules = QStringLiteral("kill-team-2024");
            setMode(scenario, FogMode::LineOfSight, lines);
            Piece& ruin = addPiece(scenario, "ruin", "ruin", 14, 4, 21, 12);
            ruin.height = Length::fromInches(6);
            const auto corner = [](double x, double y) { return geometry::pointFromInches(x, y); };
            ruin.walls = {
                {geometry::Wall::fromVertices(std::array{corner(14.5, 4.5), corner(20.5, 4.5), corner(20.5, 12.5),
                                                         corner(14.5, 12.5), corner(14.5, 4.5)})
                     .value(),
                 {},
                 true,
                 {},
                 {}}};
            addModel(scenario, "scout", "a", 6, 8).height = Length::fromInches(2);
            addModel(scenario, "foe", "b", 18, 8).height = Length::fromInches(2);
            QVERIFY(!sees(sightOf(scenario, "a"), "foe"));
            QVERIFY(!sees(sightOf(scenario, "b"), "scout"));
            QVERIFY(!sightOf(scenario, "a").visible.contains({17, 8}));
            scenario.terrain[0].walls.clear();
            QVERIFY(sees(sightOf(scenario, "a"), "foe"));
            QVERIFY(sees(sightOf(scenario, "b"), "scout"));
        }
    }

    /// A hidden model blocks lines in some games, and its shadow on the table would tell where it stands.
    void T48_aModelThatIsNotSeen_throwsNoShadow() {
        Scenario scenario = lone("line-of-sight");
        scenario.rules = QStringLiteral("warmachine-mk4");
        setMode(scenario, FogMode::LineOfSight, FogLines::Judge);
        const CellSet open = sightOf(scenario, "a").visible;
        addModel(scenario, "foe", "b", 14, 8);
        QVERIFY(sightOf(scenario, "a").visible == open);
    }

    void aSeenModel_standsOnVisibleCellsOnly() {
        Scenario scenario = lone("standard"); // its range ends with column 13
        addModel(scenario, "foe", "b", 13, 8).position = geometry::pointFromInches(14, 8.5);
        const SideSight sight = sightOf(scenario, "a");
        QVERIFY(sees(sight, "foe"));
        QVERIFY(sight.visible.contains({13, 8}) && sight.visible.contains({14, 8}));
        QVERIFY(!sight.visible.contains({14, 7}) && !sight.visible.contains({15, 8}));
    }

    void S1_12_wallsBlockByCells() {
        Scenario scenario = lone("standard");
        scenario.terrain.push_back(makePiece("wall", wallOf({{11.5, 4}, {11.5, 13}})));
        setMode(scenario, FogMode::LineOfSight);
        const CellSet visible = sightOf(scenario, "a").visible;
        QVERIFY(visible.contains({11, 8})); // lit
        QVERIFY(!visible.contains({12, 8}));
    }

    void S1_12_aWallAlongABorderOfCells_blocks() {
        for (const bool isLevel : {false, true}) {
            Scenario scenario = lone("standard");
            scenario.terrain.push_back(isLevel ? wallPiece("wall", {{2, 9}, {15, 9}})
                                               : wallPiece("wall", {{11, 2}, {11, 15}}));
            setMode(scenario, FogMode::LineOfSight);
            const CellSet visible = sightOf(scenario, "a").visible;
            QVERIFY(!visible.contains(isLevel ? GridCell{10, 10} : GridCell{12, 8}));
            QVERIFY(visible.contains({10, 7}));
        }
    }

    void S4_4_opaqueByTheRuleSet_data() { testsupport::addIdRows(shippedRuleSets(), "rules"); }
    void S4_4_opaqueByTheRuleSet() {
        // A wall of 8 in and a mat, each right across the table between two models: lines by cells are those that the
        // judge lets through.
        QFETCH(QString, rules);
        for (const bool isMat : {false, true}) {
            Scenario scenario = lone("standard");
            scenario.rules = rules;
            Piece& piece = addPiece(scenario, "across", "wall", 11, 0, 11, 16);
            piece.height = isMat ? Length{} : Length::fromInches(8);
            piece.size = isMat ? 0 : 8;
            piece.traits = isMat ? QStringList{} : QStringList{"obscuring", "blocking", "dense"};
            addModel(scenario, "foe", "b", 13, 8);
            scenario.models.back().facing = geometry::Angle::fromDegrees(180); // toward each other: fog knows no arcs
            setMode(scenario, FogMode::LineOfSight);
            Scenario open = scenario;
            open.terrain.clear();
            const RuleSet set = ruleSetOf(scenario).value();
            for (const auto& [side, from, to] : {std::tuple{"a", "scout", "foe"}, std::tuple{"b", "foe", "scout"}}) {
                const Question question{{QLatin1String{from}}, {QLatin1String{to}}};
                if (judge(PreparedTable{open, set}, question).ruling.visible) { // else it is not terrain that hides it
                    QCOMPARE(sees(sightOf(scenario, side), to),
                             judge(PreparedTable{scenario, set}, question).ruling.visible);
                }
            }
        }
    }

    void S1_50_bothSeeEachOther_data() {
        addColumns<int, int>("mode", "lines");
        QTest::newRow("radius") << static_cast<int>(FogMode::Radius) << 0;
        QTest::newRow("simple") << static_cast<int>(FogMode::Simple) << 0;
        QTest::newRow("lines of cells") << static_cast<int>(FogMode::LineOfSight) << 0;
        QTest::newRow("lines of the judge") << static_cast<int>(FogMode::LineOfSight) << 1;
        QTest::newRow("grid") << static_cast<int>(FogMode::Grid) << 0;
    }
    void S1_50_bothSeeEachOther() {
        auto [mode, lines] = fetch<int, int>("mode", "lines");
        int seen = 0;
        int unseen = 0;
        for (std::uint64_t seed = 1; seed <= 400; ++seed) {
            Random random{seed};
            Scenario scenario = fogTable(14, 11);
            setMode(scenario, static_cast<FogMode>(mode), static_cast<FogLines>(lines));
            changeVision(scenario, [](Vision& vision) {
                vision.profile.gridRadius = 6;
                vision.profile.groundOfKind.clear();
            });
            for (int i = 0; i < 4; ++i) {
                const int left = random.below(13);
                const int top = random.below(10);
                addPiece(scenario, qPrintable(QStringLiteral("p%1").arg(i)), "container", left, top,
                         left + random.below(2), top + random.below(2));
            }
            for (const char* side : {"a", "b"}) {
                Model model = modelAt(QLatin1String{side} + u'1', random.between(0.5, 13.5), random.between(0.5, 10.5),
                                      {.player = QLatin1String{side}});
                if (mode >= static_cast<int>(FogMode::LineOfSight) &&
                    std::ranges::any_of(scenario.terrain, [&](const Piece& piece) {
                        return touches(model.placed(), std::get<geometry::Polygon>(piece.outline));
                    })) {
                    model.position = geometry::pointFromInches(-9, -9);
                }
                scenario.models.push_back(model);
            }
            const bool forth = sees(sightOf(scenario, "a"), "b1");
            const bool back = sees(sightOf(scenario, "b"), "a1");
            QVERIFY2(forth == back, qPrintable(QStringLiteral("seed %1").arg(seed)));
            ++(forth ? seen : unseen);
        }
        QVERIFY(seen > 20);
        QVERIFY(unseen > 100);
    }

    /// A window lets sight through and nobody else: two flags.
    void S4_4_aWindow_isTransparent_andNotWalkable() {
        Scenario scenario = lone("standard");
        Piece& hall = addMat(scenario, "hall", "ruin", 11, 0, 11, 16);
        hall.walls = {{wallOf({{11.5, 0}, {11.5, 17}}), QStringLiteral("window"), false, {}, {}}};
        addModel(scenario, "foe", "b", 12, 8);
        setMode(scenario, FogMode::LineOfSight);
        const auto canWalk = [](const Scenario& table) {
            return cheapestPath(table, {"scout"}, geometry::pointFromInches(14.5, 4.5)).has_value();
        };
        QVERIFY(sees(sightOf(scenario, "a"), "foe"));
        QVERIFY(!canWalk(scenario));
        Scenario shuttered = scenario;
        shuttered.terrain[0].walls[0].blocksSight = true;
        QVERIFY(!sees(sightOf(shuttered, "a"), "foe"));
        QVERIFY(!canWalk(shuttered));
        scenario.terrain[0].walls.clear();
        QVERIFY(sees(sightOf(scenario, "a"), "foe"));
        QVERIFY(canWalk(scenario));
    }

    void S4_17_anyPartOfTheBase() {
        Scenario scenario = lone("standard");
        Model& big = addModel(scenario, "big", "b", 16, 8);
        big.base = geometry::Footprint::round(Length::fromMillimeters(130)).value(); // 5.1 in: reaches into column 13
        QVERIFY(sees(sightOf(scenario, "a"), "big"));
        big.position = geometry::pointFromInches(17.5, 8.5);
        QVERIFY(!sees(sightOf(scenario, "a"), "big"));
    }

    void S1_12_judgeAndFogAgree() {
        // Exact lines: a model in range is seen if and only if some model of the side is judged to see it.
        int seen = 0;
        for (std::uint64_t seed = 1; seed <= 60; ++seed) {
            Random random{seed};
            Scenario scenario = fogTable(16, 12);
            scenario.rules = random.oneIn(2) ? QStringLiteral("plan") : QStringLiteral("height-tags");
            setMode(scenario, FogMode::LineOfSight, FogLines::Judge);
            for (int i = 0; i < 5; ++i) {
                const double left = random.between(0, 14);
                const double top = random.between(0, 10);
                scenario.terrain.push_back(boxPiece(QStringLiteral("p%1").arg(i), left, top,
                                                    left + random.between(0.2, 3), top + random.between(0.2, 3)));
            }
            for (int i = 0; i < 6; ++i) {
                scenario.models.push_back(modelAt(QStringLiteral("m%1").arg(i), random.between(1, 15),
                                                  random.between(1, 11), {.player = i < 3 ? "a" : "b"}));
            }
            const PreparedTable table{scenario, ruleSetOf(scenario).value()};
            const SideSight sight = sightOf(scenario, "a");
            for (std::size_t target = 3; target < 6; ++target) {
                bool isJudged = false;
                for (std::size_t observer = 0; observer < 3; ++observer) {
                    const Verdict verdict = judge(table, {scenario.models[observer].id, scenario.models[target].id});
                    isJudged = isJudged || (verdict.ruling.visible && verdict.distance <= Length::fromInches(3)) ||
                               verdict.distance == Length{};
                }
                QVERIFY2(sees(sight, qPrintable(scenario.models[target].id.value)) == isJudged,
                         qPrintable(QStringLiteral("seed %1").arg(seed)));
                if (isJudged) {
                    ++seen;
                    CellSet cells = cellsUnder(fogOf(scenario).grid(), scenario.models[target].placed());
                    cells &= sight.visible;
                    QVERIFY2(!cells.empty(), qPrintable(QStringLiteral("seed %1").arg(seed)));
                }
            }
        }
        QVERIFY(seen > 20);
    }

    void T56_baseContactIsVisible() {
        Scenario scenario = lone("standard");
        Model& foe = addModel(scenario, "foe", "b", 11, 8);
        foe.position = scenario.models[0].position + geometry::Vector{Length::fromMillimeters(25), {}};
        changeVision(scenario, [](Vision& vision) {
            vision.regions = {regionOver("f", "fog", 0, 0, 20, 16, "b")};
            vision.models[{"foe"}].invisibleTo = QStringList{"all"};
            vision.models[{"scout"}].range = 0;
        });
        QVERIFY(sees(sightOf(scenario, "a"), "foe"));
        foe.position = foe.position + geometry::Vector{Length::fromMillimeters(1), {}};
        QVERIFY(!sees(sightOf(scenario, "a"), "foe"));
    }

    void T60_tinyTables() {
        for (int columns = 1; columns <= 4; ++columns) {
            for (int rows = 1; rows <= 8; ++rows) {
                for (const VisionProfile& profile : shippedVisionProfiles()) {
                    for (const FogLines lines : {FogLines::Cells, FogLines::Judge}) {
                        Scenario scenario = fogTable(columns, rows);
                        addModel(scenario, "m", "a", columns - 1, rows - 1);
                        addModel(scenario, "off", "a", -1, rows);
                        addModel(scenario, "n", "b", 0, 0);
                        addPiece(scenario, "p", "wood", 0, rows / 2, columns, rows / 2);
                        changeVision(scenario, [&](Vision& vision) {
                            vision.profile = profile;
                            vision.profile.lines = lines;
                            vision.structures = {{"p", "tower", {"a"}}};
                        });
                        const SideSight sight = sightOf(scenario, "a");
                        QVERIFY(sight.visible.contains({columns - 1, rows - 1}));
                        QVERIFY(sight.visible.count() <= columns * rows);
                    }
                }
            }
        }
    }

    void stopped_givesNoMoreThanItKnows() {
        Scenario scenario = lone("standard");
        setMode(scenario, FogMode::LineOfSight, FogLines::Judge);
        std::stop_source source;
        source.request_stop();
        const SideSight sight = scenarios::sightOf(fogOf(scenario), scenario, {"a"}, {}, source.get_token());
        QCOMPARE(sight.visible.count(), 1);
    }

    void S1_14_eachModeIsBehindOneInterface() {
        for (const FogMode mode :
             {FogMode::Radius, FogMode::Simple, FogMode::Hybrid, FogMode::LineOfSight, FogMode::Grid}) {
            Scenario scenario = lone("standard");
            setMode(scenario, mode);
            const FogTable fog = fogOf(scenario);
            const auto viewers = viewersOf(fog, scenario, {"a"});
            QCOMPARE(viewers.size(), std::size_t{1});
            QVERIFY(cellsSeenBy(fog, viewers[0]) == sightOf(scenario, "a").visible);
            QVERIFY(cellsSeenBy(fog, viewers[0]).contains({10, 8}));
        }
    }

    void S2_44_theWholeTableIsComputed_whateverAScreenShows() {
        Scenario scenario = fogTable(400, 300);
        for (const auto& [column, row] : {std::pair{1, 1}, {398, 1}, {1, 298}, {398, 298}, {200, 150}}) {
            addModel(scenario, qPrintable(QStringLiteral("m%1-%2").arg(column).arg(row)), "a", column, row);
        }
        for (const FogMode mode :
             {FogMode::Radius, FogMode::Simple, FogMode::Hybrid, FogMode::LineOfSight, FogMode::Grid}) {
            setMode(scenario, mode);
            const CellSet seen = sightOf(scenario, "a").visible;
            for (const auto& [column, row] : {std::pair{2, 2}, {397, 2}, {2, 297}, {397, 297}, {201, 151}}) {
                QVERIFY(seen.contains({column, row}));
            }
        }
    }

    void T43_aQuarterOfAnInchIsNoContact() {
        const auto seenAt = [](double gapInches) {
            Scenario scenario = lone("standard");
            setMode(scenario, FogMode::LineOfSight);
            addPiece(scenario, "wall", "block", 11, 0, 11, 16);
            Model& other = addModel(scenario, "other", "b", 12, 8);
            other.position = geometry::Point{scenario.models[0].position.x + Length::fromMillimeters(25) +
                                                 Length::fromInches(gapInches),
                                             scenario.models[0].position.y};
            changeVision(scenario, [](Vision& vision) { vision.models[{"scout"}].range = 0; });
            return sees(sightOf(scenario, "a"), "other");
        };
        QVERIFY(seenAt(0));
        QVERIFY(!seenAt(0.1));
        QVERIFY(!seenAt(0.25));
    }

    void T60_onManyThreads_theAnswerIsTheSame() {
        Scenario scenario = fogTable(24, 17);
        Random random{660};
        for (int i = 0; i < 12; ++i) {
            const int left = random.below(23);
            const int top = random.below(16);
            addPiece(scenario, qPrintable(QStringLiteral("p%1").arg(i)), "block", left, top, left + random.below(2),
                     top + random.below(2));
            addModel(scenario, qPrintable(QStringLiteral("m%1").arg(i)),
                     std::array{"a", "b", "c", "d"}[static_cast<std::size_t>(i % 4)], random.below(24),
                     random.below(17));
        }
        for (const FogMode mode : {FogMode::Hybrid, FogMode::LineOfSight, FogMode::Grid}) {
            for (const FogLines lines : {FogLines::Cells, FogLines::Judge}) {
                setMode(scenario, mode, lines);
                const auto controller = FogController::of(scenario);
                std::vector<SideSight> sights(8);
                {
                    std::vector<std::jthread> threads;
                    for (std::size_t i = 0; i < sights.size(); ++i) {
                        threads.emplace_back([&, i] {
                            sights[i] = scenarios::sightOf(controller->table(), scenario, scenario.players[i % 4].id,
                                                           controller->help());
                        });
                    }
                }
                for (std::size_t i = 0; i < 4; ++i) {
                    QVERIFY(sights[i] == sights[i + 4]);
                    QVERIFY(sights[i] == scenarios::sightOf(controller->table(), scenario, scenario.players[i].id,
                                                            controller->help()));
                }
            }
        }
    }
};

QTEST_APPLESS_MAIN(TestFogLines)
#include "tst_fog_lines.moc"
