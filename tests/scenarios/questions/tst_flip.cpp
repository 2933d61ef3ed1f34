#include "scenarios/conformance/random_scene.h"
#include "scenarios/edits/standing.h"
#include "scenarios/io/scenario_file.h"
#include "scenarios/library/library.h"
#include "scenarios/model/assemblies.h"
#include "scenarios/questions/flip.h"
#include "scenarios/questions/interim_flips.h"
#include "tests/support/random.h"
#include "tests/support/rows.h"
#include "tests/support/scenario_builder.h"

#include <QTest>

#include <array>
#include <cmath>
#include <numbers>

using namespace sightline;
using namespace sightline::scenarios;
using namespace sightline::geometry;
using namespace sightline::testsupport;

namespace {

Scenario librarySceneNamed(const QString& id) {
    const auto entry = std::ranges::find(libraryEntries(), id, &LibraryEntry::id);
    return readScenario(libraryBytes(*entry), entry->id)->scenario;
}

Vector vectorOf(double angle, double length) {
    return {Length::fromMillimeters(length * std::cos(angle)), Length::fromMillimeters(length * std::sin(angle))};
}

/// The whole table after a move, judged anew.
Verdict judgedAgain(const PreparedTable& table, const Question& question, const AnyId& element, Vector by) {
    std::vector<AnyId> elements{element};
    if (const auto* piece = std::get_if<PieceId>(&element)) {
        const auto pieces = displacedWith(table.scenario(), *piece);
        elements = {pieces.begin(), pieces.end()};
    }
    Question plain = question;
    plain.wantDetails = false;
    return judge(PreparedTable{withMoved(table.scenario(), elements, by), table.rules()}, plain);
}

Model discAt(const char* id, const char* player, double x, double y) {
    return modelAt(QLatin1String{id}, x, y, {.player = QLatin1String{player}, .base = roundBase(25.4), .height = 1.5});
}

/// A watcher on the left, a runner on the right, and what stands between them.
PreparedTable duel(const char* pack, double fromX, double toX, Piece between) {
    Scenario scenario = makeScenario({.width = 44,
                                      .height = 30,
                                      .terrain = {std::move(between)},
                                      .models = {discAt("watcher", "a", fromX, 10), discAt("runner", "b", toX, 10)}});
    return {scenario, *shippedRuleSet(QLatin1String{pack})};
}

Piece boxAt(const char* id, const char* kind, double left, double top, double right, double bottom, double height) {
    return boxPiece(QLatin1String{id}, left, top, right, bottom, {.kind = QLatin1String{kind}, .height = height});
}

const ModelId kWatcher{QStringLiteral("watcher")};
const ModelId kRunner{QStringLiteral("runner")};

std::vector<Flip> flipsIn(const PreparedTable& table) {
    return flipsOf(table, kWatcher, kRunner, elementsToFlip(table, judge(table, {kWatcher, kRunner})));
}

const Flip* flipOf(const std::vector<Flip>& flips, const char* id) {
    const auto found =
        std::ranges::find_if(flips, [&](const Flip& flip) { return textOf(flip.moved) == QLatin1String{id}; });
    return found == flips.end() ? nullptr : &*found;
}

bool isAbout(const Flip* flip, double inches) {
    return flip && flip->by && std::abs(flip->lengthMillimeters - inches * 25.4) < 1e-3;
}

} // namespace

class TestFlip : public QObject {
    Q_OBJECT

private slots:
    void lockedTerrain_isNotAskedToMove() {
        // As the players of a published layout see it: only models move.
        Scenario scenario = librarySceneNamed(QStringLiteral("the-slit"));
        for (Piece& piece : scenario.terrain) {
            piece.locked = true;
        }
        const PreparedTable table{scenario, ruleSetOf(scenario).value()};
        const Verdict verdict = judge(table, {ModelId{"red-sniper"}, ModelId{"blue-guide"}});
        QVERIFY(elementsToFlip(table, verdict) == (std::vector<AnyId>{ModelId{"blue-guide"}, ModelId{"red-sniper"}}));
    }

    void slit_isClosedByMovingARuinByItsWidth() {
        const Scenario scenario = librarySceneNamed(QStringLiteral("the-slit"));
        const PreparedTable table{scenario, ruleSetOf(scenario).value()};
        const Question question{ModelId{"red-sniper"}, ModelId{"blue-guide"}};
        const Verdict verdict = judge(table, question);
        QVERIFY(verdict.visible());
        const auto elements = elementsToFlip(table, verdict);
        QVERIFY(std::ranges::find(elements, AnyId{PieceId{"north-ruin"}}) != elements.end());
        QVERIFY(std::ranges::find(elements, AnyId{PieceId{"south-ruin"}}) != elements.end());
        for (const Flip& flip : flipsOf(table, question.observer, question.target, elements)) {
            QVERIFY(!flip.turnsClear);
            if (std::holds_alternative<PieceId>(flip.moved)) {
                // Nothing shorter than the width of the slit can close it, and straight across that is enough.
                QVERIFY(std::abs(flip.lengthMillimeters - *verdict.clearanceMillimeters) < 1e-3);
                QVERIFY(flip.atLeastMillimeters > 0.95 * *verdict.clearanceMillimeters);
            }
        }
    }

    void moves_turnTheVerdict_andNoShorterOneDoes_data() {
        QTest::addColumn<Scenario>("scenario");
        for (int seed = 31; seed <= 36; ++seed) {
            QTest::addRow("random scene %d", seed) << randomScene(static_cast<std::uint64_t>(seed));
        }
        QTest::newRow("tournament table") << librarySceneNamed(QStringLiteral("tournament-table"));
        QTest::newRow("high ground, with heights") << librarySceneNamed(QStringLiteral("high-ground"));
    }

    void moves_turnTheVerdict_andNoShorterOneDoes() {
        QFETCH(Scenario, scenario);
        const PreparedTable table{scenario, ruleSetOf(scenario).value()};
        const auto questions = pairQuestions(scenario);
        constexpr std::size_t kPairs = 3;
        constexpr int kTries = 12;
        Random random{4711};
        int found = 0;
        int proved = 0;
        for (std::size_t i = 0; i < questions.size(); i += std::max<std::size_t>(1, questions.size() / kPairs)) {
            const Verdict verdict = judge(table, questions[i]);
            const auto elements = elementsToFlip(table, verdict, 2);
            FlipOptions options;
            options.maxQuestions = 2'000;
            for (const Flip& flip : flipsOf(table, verdict.observer, verdict.target, elements, options)) {
                const QString what =
                    verdict.observer.value + " to " + verdict.target.value + ", moved " + textOf(flip.moved);
                if (flip.by) {
                    ++found;
                    QVERIFY2(flip.atLeastMillimeters <= flip.lengthMillimeters + 1e-5, qPrintable(what));
                    const Visibility turned = judgedAgain(table, questions[i], flip.moved, *flip.by).visibility;
                    QVERIFY2(turned == (verdict.visible() ? Visibility::Blocked : Visibility::Clear), qPrintable(what));
                }
                proved += flip.atLeastMillimeters > 0.01 ? 1 : 0;
                const double within = std::min(flip.atLeastMillimeters, 400.0);
                for (int n = 0; n < kTries && within > 0.01; ++n) {
                    // Most tries just below the bound, where it would be wrong first.
                    const double length = within * (n % 3 == 0 ? random.between(0.0, 0.9999) : 0.9999);
                    const Vector by = vectorOf(random.between(0.0, 2 * std::numbers::pi), length);
                    QVERIFY2(judgedAgain(table, questions[i], flip.moved, by).visibility == verdict.visibility,
                             qPrintable(QStringLiteral("%1 by (%2, %3) mm, which is less than %4 (seed 4711)")
                                            .arg(what)
                                            .arg(by.x.millimeters(), 0, 'f', 6)
                                            .arg(by.y.millimeters(), 0, 'f', 6)
                                            .arg(flip.atLeastMillimeters)));
                }
            }
        }
        qInfo("%d moves, %d bounds", found, proved);
        QVERIFY(proved > 0);
    }

    /// Geometry sees over the low fence whatever is moved; the ruling hangs on cover and on how far apart the two
    /// stand.
    void rulings_concealedBehindAFence_isATargetFromTwoInches() {
        Piece fence = boxAt("fence", "fence", 11.8, 4, 11.85, 16, 0.3);
        fence.traits = {QStringLiteral("light")};
        Scenario scenario = duel("kill-team-2021", 10, 13.1, fence).scenario();
        scenario.models[1].states = {QStringLiteral("conceal")};
        const PreparedTable table{scenario, *shippedRuleSet(QStringLiteral("kill-team-2021"))};
        const Verdict verdict = judge(table, {kWatcher, kRunner});
        QVERIFY(verdict.visible() && verdict.ruling.visible && !verdict.ruling.validTarget);
        const auto flips = flipsIn(table);
        for (const char* id : {"watcher", "runner"}) {
            const Flip* flip = flipOf(flips, id);
            QVERIFY2(isAbout(flip, 0.1), id); // 2.1 in apart, where 2 in and less give no cover
            QVERIFY(flip->turned == FlippedAnswer::Ruling && flip->turnsClear);
            QCOMPARE(flip->atLeastMillimeters, 0.0);
            QVERIFY(judgedAgain(table, {kWatcher, kRunner}, flip->moved, *flip->by).ruling.validTarget);
        }
        QVERIFY(flipOf(flips, "fence")); // which the ruling names
    }

    /// A toe in the ruin is seen across it; the solid ruin stays in the way of the geometry.
    void rulings_aToeInTheRuinIsATarget() {
        const PreparedTable table = duel("40k-10e", 10, 31, boxAt("ruin", "ruin", 18, 4, 30, 16, 6));
        const Verdict verdict = judge(table, {kWatcher, kRunner});
        QVERIFY(!verdict.visible() && !verdict.ruling.visible);
        const auto flips = flipsIn(table);
        for (const char* id : {"runner", "ruin"}) {
            const Flip* flip = flipOf(flips, id);
            QVERIFY2(isAbout(flip, 0.5), id);
            QVERIFY(flip->turned == FlippedAnswer::Ruling && flip->turnsClear);
        }
        QVERIFY(!flipOf(flips, "watcher")->by); // wholly within would be 8.5 in away
    }

    /// Over a piece as small as the target the rules always see: what turns the geometry there turns no ruling.
    void rulings_whereTheGeometryAloneWouldTurn() {
        Piece crate = boxAt("crate", "crate", 19, 9, 20, 10.6, 6);
        crate.size = 1;
        Scenario scenario = duel("mcp", 10, 30, crate).scenario();
        scenario.models[0].size = scenario.models[1].size = 2;
        const PreparedTable rules{scenario, *shippedRuleSet(QStringLiteral("mcp"))};
        const Verdict verdict = judge(rules, {kWatcher, kRunner});
        QVERIFY(!verdict.visible() || verdict.clearanceMillimeters < 30);
        QVERIFY(verdict.ruling.visible);
        for (const Flip& flip : flipsIn(rules)) {
            QVERIFY2(!flip.by && !flip.turnsClear && flip.turned == FlippedAnswer::Ruling,
                     qPrintable(textOf(flip.moved)));
        }
        const PreparedTable plain{scenario, *shippedRuleSet(QStringLiteral("plan"))};
        QVERIFY(std::ranges::any_of(
            flipsIn(plain), [](const Flip& flip) { return flip.by && flip.turned == FlippedAnswer::Geometry; }));
    }

    void rulings_saySoWhereTheGeometryTurnsToo() {
        const PreparedTable table = duel("40k-10e", 10, 30, boxAt("crate", "crate", 19, 4, 20, 10.6, 6));
        QVERIFY(!judge(table, {kWatcher, kRunner}).ruling.visible);
        const auto flips = flipsIn(table);
        for (const char* id : {"runner", "watcher", "crate"}) {
            const Flip* flip = flipOf(flips, id);
            QVERIFY2(flip && flip->by && flip->turned == FlippedAnswer::Both && flip->turnsClear, id);
        }
        // Straight up by 0.1 in, and by half of a line 1 mm wide.
        QVERIFY2(std::abs(flipOf(flips, "crate")->lengthMillimeters - 3.04) < 0.02,
                 qPrintable(QString::number(flipOf(flips, "crate")->lengthMillimeters)));
    }

    /// The shortest move is told also where nobody may stand: on a model, or with the piece on one; a ruin may be
    /// entered.
    void movesToNoPlaceToStand_sayWhatBarsThem() {
        using Ids = std::vector<AnyId>;
        const auto clearOf = [](const PreparedTable& table, const char* id) {
            const auto flips = flipsIn(table);
            const Flip* flip = flipOf(flips, id);
            return flip && flip->by ? *flip : Flip{};
        };
        const PreparedTable free = duel("plan", 10, 30, boxAt("crate", "crate", 19, 4, 20, 10.6, 6));
        const Flip plain = clearOf(free, "runner");
        QVERIFY(plain.by && plain.mayStand());
        Scenario crowded = free.scenario();
        crowded.models.push_back(discAt("friend", "b", 30, 11.02)); // 0.02 in beside the runner
        crowded.models.push_back(discAt("guard", "b", 19.5, 3.48)); // 0.02 in beside the crate
        const PreparedTable table{crowded, free.rules()};
        const Flip runner = clearOf(table, "runner");
        QVERIFY(runner.by == plain.by); // no other move is told instead
        QVERIFY(!runner.mayStand());
        QVERIFY(runner.barredBy == Ids{ModelId{QStringLiteral("friend")}});
        const Flip crate = clearOf(table, "crate");
        QVERIFY(crate.by && !crate.mayStand());
        QVERIFY(crate.barredBy == Ids{ModelId{QStringLiteral("guard")}});

        const PreparedTable ruins = duel("40k-10e", 10, 31, boxAt("ruin", "ruin", 18, 4, 30, 16, 6));
        const Flip into = clearOf(ruins, "runner");
        QVERIFY(into.overlapped == Ids{PieceId{QStringLiteral("ruin")}});
        QVERIFY(into.mayStand());
        Scenario closed = ruins.scenario();
        closed.terrain[0].traits = {QStringLiteral("impassable")};
        const Flip onto = clearOf(PreparedTable{closed, ruins.rules()}, "runner");
        QVERIFY(onto.by == into.by);
        QVERIFY(onto.barredBy == into.overlapped && !onto.mayStand());
    }

    /// A base may slide along what it touches, but not into it.
    void movesIntoWhatIsTouched_areBarred() {
        const ModelId runner{QStringLiteral("runner")};
        Scenario before = duel("plan", 10, 30, boxAt("crate", "container", 31, 4, 34, 16, 6)).scenario();
        Model& model = *std::ranges::find(before.models, runner, &Model::id);
        model.base = *geometry::Footprint::round(Length::fromInches(2));
        const std::array elements{AnyId{runner}};
        const PieceId crate{QStringLiteral("crate")};
        const auto isBarred = [&](double x, double y) {
            const Vector by{Length::fromInches(x), Length::fromInches(y)};
            const Scenario after = withMoved(before, elements, by);
            const auto barring = barringMove(before, after, elements);
            const auto overlapped = newlyOverlappedBy(before, after, elements);
            const bool isNamed = std::ranges::find(overlapped, AnyId{crate}) != overlapped.end();
            const bool stands = mayStand(after, *after.model(runner), *before.model(runner));
            const bool isBarredBy = barring == std::vector{AnyId{crate}};
            return isBarredBy == isNamed && isBarredBy == !stands ? std::optional{isBarredBy} : std::nullopt;
        };
        for (const bool isWall : {false, true}) {
            if (isWall) {
                Piece& piece = before.terrain.front();
                piece.kind = QStringLiteral("wall");
                piece.outline = *geometry::Wall::fromVertices(
                    std::array{geometry::pointFromInches(31, 4), geometry::pointFromInches(31, 16)});
            }
            QVERIFY(isBarred(0, 1) == false);
            QVERIFY(isBarred(-1, 0) == false);
            QVERIFY(isBarred(0.0005, 0) == false); // 0.013 mm: still in contact
            QVERIFY(isBarred(0.002, 0) == true);
            QVERIFY(isBarred(1, 0) == true);
        }
    }

    /// A pillar as wide as a square hides a target in its row; a hair's breadth aside it would not.
    void onSquares_thingsMoveByWholeSquares() {
        Scenario scenario = duel("dnd-5e", 10.5, 20.5, boxAt("pillar", "statue", 15, 10, 16, 11, 4)).scenario();
        for (Model& model : scenario.models) {
            model.position.y = Length::fromInches(10.5);
        }
        const RuleSet& rules = *shippedRuleSet(QStringLiteral("dnd-5e"));
        const auto flips = flipsIn(PreparedTable{scenario, rules});
        for (const char* id : {"runner", "watcher", "pillar"}) {
            const Flip* flip = flipOf(flips, id);
            QVERIFY2(isAbout(flip, 1.0), id);
            QVERIFY(std::abs(flip->atLeastMillimeters - 25.4) < 1e-6 && flip->turnsClear);
        }
        // A pillar beside the lines of the grid was placed by hand.
        scenario.terrain = {boxAt("pillar", "statue", 15, 9.9, 16, 11.1, 4)};
        const auto drawn = flipsIn(PreparedTable{scenario, rules});
        QVERIFY(isAbout(flipOf(drawn, "runner"), 1.0));
        const Flip* pillar = flipOf(drawn, "pillar");
        QVERIFY(pillar && pillar->by && std::abs(pillar->lengthMillimeters - 2.54) < 0.1);
    }

    /// A judge's answer is not turned by any move; then it is the geometry that is asked.
    void rulings_ofAJudgeStand() {
        Scenario scenario = duel("40k-10e", 10, 31, boxAt("ruin", "ruin", 18, 4, 30, 16, 6)).scenario();
        scenario.overrulings = {decisionOn("watcher", "runner", true)};
        const PreparedTable table{scenario, *shippedRuleSet(QStringLiteral("40k-10e"))};
        for (const Flip& flip : flipsIn(table)) {
            QVERIFY(flip.turned == FlippedAnswer::Geometry);
        }
    }

    void rulings_areTurnedOnRandomTables_data() {
        addRows("pack", {"40k-10e", "40k-11e", "saga", "kill-team-2021", "dnd-5e", "legion", "ruins"});
    }
    void rulings_areTurnedOnRandomTables() {
        QFETCH(QString, pack);
        int found = 0;
        for (std::uint64_t seed = 71; seed < 75; ++seed) {
            const Scenario scenario = randomScene(seed);
            const PreparedTable table{scenario, *shippedRuleSet(pack)};
            const auto questions = pairQuestions(scenario);
            const Question question = questions[questions.size() / 2];
            const Verdict verdict = judge(table, question);
            const auto isTarget = [](const Ruling& ruling) { return ruling.visible && ruling.validTarget; };
            FlipOptions options;
            options.maxRulings = 250;
            for (const Flip& flip :
                 flipsOf(table, question.observer, question.target, elementsToFlip(table, verdict, 2), options)) {
                QVERIFY(flip.turned != FlippedAnswer::Geometry);
                QCOMPARE(flip.turnsClear, !isTarget(verdict.ruling));
                if (!flip.by) {
                    continue;
                }
                ++found;
                const Verdict turned = judgedAgain(table, question, flip.moved, *flip.by);
                const QString what = QStringLiteral("seed %1, moved %2").arg(seed).arg(textOf(flip.moved));
                QVERIFY2(isTarget(turned.ruling) == flip.turnsClear, qPrintable(what));
                QVERIFY2((turned.visibility != verdict.visibility) == (flip.turned == FlippedAnswer::Both),
                         qPrintable(what));
            }
        }
        qInfo("%d moves", found);
        QVERIFY(found > 0);
    }

    void pieceThatOthersReplace_cannotOpenAnything() {
        const Scenario scenario = librarySceneNamed(QStringLiteral("tournament-table"));
        const PreparedTable table{scenario, ruleSetOf(scenario).value()};
        const Question question{ModelId{"a-rifles-9"}, ModelId{"b-stalkers-1"}};
        const std::vector<AnyId> elements{PieceId{"chapel-wall-west"}};
        const Flip flip = flipsOf(table, question.observer, question.target, elements).front();
        QVERIFY(!flip.by && std::isinf(flip.atLeastMillimeters));
        const PreparedTable without{withRemoved(scenario, elements), table.rules()};
        QVERIFY(!judge(without, question).visible());
    }

    void results_doNotDependOnThreads() {
        const Scenario scenario = randomScene(34);
        const PreparedTable table{scenario, ruleSetOf(scenario).value()};
        const Question question = pairQuestions(scenario).front();
        const auto elements = elementsToFlip(table, judge(table, question));
        FlipOptions options;
        options.threads = 1;
        const auto one = flipsOf(table, question.observer, question.target, elements, options);
        options.threads = 4;
        int told = 0;
        options.progress = [&](int done, int all) { told += done <= all ? 1 : 0; };
        QVERIFY(flipsOf(table, question.observer, question.target, elements, options) == one);
        QCOMPARE(told, static_cast<int>(elements.size()));
    }

    void stopRequest_endsTheSearch() {
        const Scenario scenario = librarySceneNamed(QStringLiteral("tournament-table"));
        const PreparedTable table{scenario, ruleSetOf(scenario).value()};
        std::stop_source stop;
        stop.request_stop();
        const std::vector<AnyId> elements{ModelId{"b-prime"}};
        const auto flips = flipsOf(table, ModelId{"a-captain"}, ModelId{"b-prime"}, elements, {}, stop.get_token());
        QVERIFY(!flips.front().by);
        QCOMPARE(flips.front().atLeastMillimeters, 0.0);
        const PreparedTable rules{scenario, *shippedRuleSet(QStringLiteral("40k-10e"))};
        QVERIFY(!flipsOf(rules, ModelId{"a-captain"}, ModelId{"b-prime"}, elements, {}, stop.get_token()).front().by);
    }

    void movesFound_areToldAtOnce_andKeptAfterAStop() {
        const PreparedTable table = duel("plan", 5, 35, boxAt("box", "ruin", 20, 8, 22, 12, 5));
        const ModelId watcher{"watcher"};
        const ModelId runner{"runner"};
        const std::vector<AnyId> elements{runner, watcher, PieceId{"box"}};
        FlipOptions options;
        options.threads = 1;
        const auto whole = flipsOf(table, watcher, runner, elements, options);
        QVERIFY(std::ranges::all_of(whole, [](const Flip& flip) { return flip.by.has_value(); }));
        std::stop_source stop;
        int finished = 0;
        options.progress = [&](int done, int) {
            finished = done;
            if (done == 2) {
                stop.request_stop();
            }
        };
        std::vector<Flip> told;
        const auto stopped = flipsWithInterim(
            table, watcher, runner, elements, options,
            [&](const Flip& flip) {
                QCOMPARE(static_cast<int>(told.size()), finished); // before the progress of its element
                told.push_back(flip);
            },
            stop.get_token());
        QVERIFY(told == (std::vector<Flip>{whole[0], whole[1]}));
        QVERIFY(stopped[0] == whole[0] && stopped[1] == whole[1]);
        QVERIFY(!stopped[2].by);
        QCOMPARE(stopped[2].atLeastMillimeters, 0.0); // nothing is proved of it
    }

    void carriedPieces_moveAlong() {
        Scenario scenario;
        for (const auto& [id, parent] :
             {std::pair{"mat", ""}, std::pair{"ruin", "mat"}, std::pair{"roof", "ruin"}, std::pair{"rock", ""}}) {
            Piece piece;
            piece.id.value = QString::fromLatin1(id);
            piece.parent = QString::fromLatin1(parent);
            scenario.terrain.push_back(piece);
        }
        QCOMPARE(carriedBy(scenario, PieceId{"mat"}), (std::vector{PieceId{"mat"}, PieceId{"ruin"}, PieceId{"roof"}}));
        QCOMPARE(assembliesOf(scenario).size(), std::size_t{2});
        scenario.terrain[0].parent = QStringLiteral("roof"); // a ring
        QCOMPARE(assembliesOf(scenario).size(), std::size_t{2});
    }

    void piecesOfAGroup_moveTogether() {
        Scenario scenario;
        for (const auto& [id, parent, group] :
             {std::tuple{"mat", "", ""}, std::tuple{"ruin", "mat", "north"}, std::tuple{"roof", "ruin", ""},
              std::tuple{"rock", "", "north"}, std::tuple{"tree", "rock", ""}, std::tuple{"hut", "", ""}}) {
            Piece piece;
            piece.id.value = QString::fromLatin1(id);
            piece.parent = QString::fromLatin1(parent);
            piece.group = QString::fromLatin1(group);
            scenario.terrain.push_back(piece);
        }
        const auto sorted = [](std::vector<PieceId> ids) {
            std::ranges::sort(ids, {}, &PieceId::value);
            return ids;
        };
        const std::vector<PieceId> group{{"rock"}, {"roof"}, {"ruin"}, {"tree"}};
        for (const char* id : {"ruin", "rock"}) {
            QCOMPARE(displacedWith(scenario, PieceId{id}).front(), PieceId{id});
            QCOMPARE(sorted(displacedWith(scenario, PieceId{id})), group);
        }
        QCOMPARE(displacedWith(scenario, PieceId{"roof"}), std::vector{PieceId{"roof"}});
        QCOMPARE(displacedWith(scenario, PieceId{"mat"}).size(), std::size_t{5});
        // Objects of the table begin with the same piece in any order of the file.
        for (const bool isTurned : {false, true}) {
            const auto objects = tableObjectsOf(scenario);
            QCOMPARE(objects.size(), std::size_t{2});
            const auto& joined = objects[0].size() > 1 ? objects[0] : objects[1];
            QCOMPARE(joined.size(), std::size_t{5});
            QCOMPARE(joined.front(), PieceId{"mat"});
            std::ranges::reverse(scenario.terrain);
            QVERIFY(isTurned || scenario.terrain.front().id == PieceId{"hut"});
        }
    }

    /// Two boxes with a slit between them: one alone closes it, both as one object do not.
    void slitWithinAGroup_staysOpen() {
        PreparedTable apart = duel("plan", 5, 35, boxAt("north", "wall", 19, 1, 21, 9.99, 4));
        Scenario scenario = apart.scenario();
        scenario.terrain.push_back(boxAt("south", "wall", 19, 10.01, 21, 19, 4));
        const std::vector<AnyId> north{PieceId{"north"}};
        const auto flipIn = [&](const Scenario& table) {
            return flipsOf(PreparedTable{table, apart.rules()}, kWatcher, kRunner, north).front();
        };
        const Flip alone = flipIn(scenario);
        QVERIFY(isAbout(&alone, 0.02));
        scenario.terrain[0].group = scenario.terrain[1].group = QStringLiteral("gate");
        const Flip together = flipIn(scenario);
        QVERIFY(together.by && together.lengthMillimeters > 10);
        QVERIFY(together.atLeastMillimeters > 1);
        // Of a group one piece stands for all.
        const PreparedTable table{scenario, apart.rules()};
        const auto elements = elementsToFlip(table, judge(table, {kWatcher, kRunner}));
        QCOMPARE(std::ranges::count_if(elements, [](const AnyId& id) { return std::holds_alternative<PieceId>(id); }),
                 std::ptrdiff_t{1});
    }
};

QTEST_APPLESS_MAIN(TestFlip)

#include "tst_flip.moc"
