#include "scenarios/conformance/random_scene.h"
#include "scenarios/edits/edits.h"
#include "scenarios/judge/cover_margin.h"
#include "scenarios/judge/headline.h"
#include "scenarios/model/assemblies.h"
#include "scenarios/rules/rule_pack.h"
#include "scenarios/rules/rule_set.h"
#include "tests/scenarios/pack_rows.h"
#include "tests/scenarios/scenario_maker.h"
#include "tests/support/rows.h"

#include <QTest>

#include <algorithm>
#include <cmath>
#include <functional>
#include <numbers>

using namespace sightline;
using namespace sightline::scenarios;
using geometry::Length;
using testsupport::boxPiece;
using testsupport::dressedFor;
using testsupport::modelAt;
using testsupport::PieceTraits;
using testsupport::Random;

namespace {

const ModelId kA{QStringLiteral("a")};
const ModelId kB{QStringLiteral("b")};
constexpr double kMillimeters = 25.4; ///< of an inch

std::uint64_t firstSeed() {
    const int asked = qEnvironmentVariableIntValue("SIGHTLINE_MARGIN_SEED");
    return asked > 0 ? static_cast<std::uint64_t>(asked) : 7000;
}

/// Pairs asked of each pack: SIGHTLINE_COVER_TRIES, else some that take seconds of all packs.
int pairsOfEachPack() {
    const int asked = qEnvironmentVariableIntValue("SIGHTLINE_COVER_TRIES");
    return asked > 0 ? asked : 2;
}

Ruling rulingOn(const Scenario& scenario, const RuleSet& rules, const ModelId& from = kA, const ModelId& to = kB) {
    Question question{from, to};
    question.wantRulingFigures = true;
    return judge(PreparedTable{scenario, rules}, question).ruling;
}

/// Infantry on bases 1 in across, `a` at x = 10 in, `b` at x = 30 in, and one piece.
Scenario sceneWith(const Piece& piece) {
    Scenario scenario;
    scenario.models = {modelAt(QStringLiteral("a"), 10, 20), modelAt(QStringLiteral("b"), 30, 20)};
    for (Model& model : scenario.models) {
        model.base = *geometry::Footprint::round(Length::fromInches(1));
        model.keywords = {QStringLiteral("infantry")};
        model.height = Length::fromInches(1.5);
    }
    scenario.terrain = {piece};
    return scenario;
}

/// Returns the two in the squares (10, 20) and (30, 20).
Scenario onSquares(const Piece& piece) {
    Scenario scenario = sceneWith(piece);
    for (Model& model : scenario.models) {
        model.position = model.position + geometry::Vector{Length::fromInches(0.5), Length::fromInches(0.5)};
    }
    return scenario;
}

Piece box(const char* kind, double left, double top, double right, double bottom, double height = 6) {
    return boxPiece(QStringLiteral("box"), left, top, right, bottom,
                    PieceTraits{.kind = QLatin1String{kind}, .height = height});
}

/// Returns the level of cover, or "none".
QString coverOf(const Ruling& ruling) { return reportedCover(ruling).level; }

/// What has cover by `inside` inches: positive, it has it by that much; negative, it lacks it.
using SceneAt = std::function<Scenario(double inside)>;

/// Returns what moves with the element that a margin names.
std::vector<AnyId> movedWith(const Scenario& scenario, const CoverMargin& margin) {
    if (const auto* piece = std::get_if<PieceId>(&margin.moved)) {
        const auto pieces = displacedWith(scenario, *piece);
        return {pieces.begin(), pieces.end()};
    }
    return {std::get<ModelId>(margin.moved)};
}

} // namespace

Q_DECLARE_METATYPE(SceneAt)

class TestCoverMargin : public QObject {
    Q_OBJECT

private slots:
    void threshold_isTooCloseOnBothSides_andCertainFarther_data() {
        QTest::addColumn<QString>("rules");
        QTest::addColumn<SceneAt>("sceneAt");
        QTest::addColumn<double>("least"); // of the margin at 5 mm
        QTest::addColumn<double>("most");
        const auto row = [](const char* name, const char* rules, const SceneAt& scene, double least, double most) {
            QTest::newRow(name) << QString::fromLatin1(rules) << scene << least << most;
        };
        const SceneAt within = [](double in) { return sceneWith(box("crater", 29.5 - in, 14, 40, 26, 0)); };
        row("wholly within a crater", "40k-10e", within, 4.9, 5.1);
        const SceneAt touching = [](double in) { return sceneWith(box("crater", 30.5 - in, 14, 40, 26, 0)); };
        row("touching an area", "40k-11e", touching, 4.9, 5.1);
        const SceneAt near = [](double in) { return sceneWith(box("barricade", 28, 14, 28.5 + in, 26, 1)); };
        row("within 1 in of a barricade", "kill-team-2024", near, 4.9, 5.1);
        const SceneAt on = [](double in) { return sceneWith(box("crater", 28, 19.5 - in, 32, 26, 0)); };
        row("wholly on a crater", "aos-4e", on, 4.9, 5.1);
        // A wall beside the way between two bases as wide as each other hides nothing, one in the way a part.
        const SceneAt beside = [](double in) { return sceneWith(box("building", 28, 10, 29, 19.5 + in)); };
        row("a wall beside the way", "necromunda", beside, 4.9, 5.3);
        // Of the corners of the square of `a` the best is (11, 21): its lines to the square of `b` that come nearest
        // to the hedge end at (30, 20), and pass x = 22 at 8/19 in.
        const SceneAt hedge = [](double in) { return onSquares(box("fence", 20, 15, 22, 20 + 8.0 / 19 + in, 1)); };
        row("a hedge beside lines from a corner", "dnd-5e", hedge, 4.9, 5.2);
        const SceneAt wood = [](double in) { return sceneWith(box("wood", 28, 20.5 - in, 29, 26)); };
        row("a wood beside the lines", "malifaux-4e", wood, 4.9, 5.3);
    }
    void threshold_isTooCloseOnBothSides_andCertainFarther() {
        QFETCH(QString, rules);
        QFETCH(SceneAt, sceneAt);
        QFETCH(double, least);
        QFETCH(double, most);
        const RuleSet& pack = *shippedRuleSet(rules);
        for (const double millimeters : {0.05, -0.05}) {
            const Scenario scenario = sceneAt(millimeters / kMillimeters);
            const Ruling ruling = rulingOn(scenario, pack);
            QVERIFY(ruling.visible);
            QCOMPARE(coverOf(ruling) != u"none", millimeters > 0.0);
            QCOMPARE(ruling.coverCertainty, std::optional{Certainty::TooCloseToCall});
            QVERIFY(ruling.coverMargin);
            QVERIFY2(ruling.coverMargin->millimeters < 0.2,
                     qPrintable(QString::number(ruling.coverMargin->millimeters)));
        }
        for (const double millimeters : {5.0, -5.0}) {
            const Scenario scenario = sceneAt(millimeters / kMillimeters);
            const Ruling ruling = rulingOn(scenario, pack);
            QVERIFY(ruling.visible);
            QCOMPARE(coverOf(ruling) != u"none", millimeters > 0.0);
            QCOMPARE(ruling.coverCertainty, std::optional{Certainty::Certain});
            QVERIFY(ruling.coverMargin);
            const double found = ruling.coverMargin->millimeters;
            QVERIFY2(found > least && found < most, qPrintable(QString::number(found)));
            QVERIFY(ruling.coverMargin->level != coverOf(ruling));
            QCOMPARE(ruling.coverMargin->restsOn.code, QString("cover-from"));
            QVERIFY(!ruling.coverMargin->restsOn.label.isEmpty());
            QVERIFY(!ruling.coverMargin->restsOn.pieces.empty());
        }
    }

    void contactIsNoMeasurement_butAGapIs() {
        // Infinity asks that the target touches what hides a part of it.
        const RuleSet& pack = *shippedRuleSet(QStringLiteral("infinity-n5"));
        const auto wallAt = [](double right) { return sceneWith(box("wall", 29, 20.1, right, 26, 3)); };
        const Ruling touching = rulingOn(wallAt(29.5), pack);
        QCOMPARE(coverOf(touching), QString("none")); // the wall begins beside the point of contact
        const auto ahead = [](double right) { return sceneWith(box("wall", 29, 19.9, right, 26, 3)); };
        const Ruling behind = rulingOn(ahead(29.5), pack);
        QCOMPARE(coverOf(behind), QString("partial cover"));
        QCOMPARE(behind.coverCertainty, std::optional{Certainty::Certain});
        const Ruling apart = rulingOn(ahead(29.48), pack);
        QCOMPARE(coverOf(apart), QString("none"));
        QCOMPARE(apart.coverCertainty, std::optional{Certainty::TooCloseToCall});
        QVERIFY(apart.coverMargin->millimeters > 0.5 && apart.coverMargin->millimeters < 0.6);
    }

    void onTheGrid_nothingMoves() {
        const Ruling ruling =
            rulingOn(onSquares(box("fence", 20, 20, 22, 21, 1)), *shippedRuleSet(QStringLiteral("dnd-5e")));
        QCOMPARE(coverOf(ruling), QString("half"));
        QCOMPARE(ruling.coverCertainty, std::optional{Certainty::Certain});
        QVERIFY(!ruling.coverMargin);
    }

    void isLeftOut_withoutFigures_withoutThings_andForTheUnseen() {
        const RuleSet& pack = *shippedRuleSet(QStringLiteral("40k-10e"));
        const Scenario near = sceneWith(box("crater", 29.5, 14, 40, 26, 0));
        Question question{kA, kB};
        QVERIFY(!judge(PreparedTable{near, pack}, question).ruling.coverCertainty);
        QVERIFY(rulingOn(near, pack).coverCertainty);
        const Scenario far = sceneWith(box("crater", 29.5, 30, 40, 35, 0));
        QVERIFY(!rulingOn(far, pack).coverCertainty);
        const Ruling hidden = rulingOn(sceneWith(box("building", 20, 10, 21, 30)), pack);
        QVERIFY(!hidden.visible && !hidden.coverCertainty && !hidden.coverMargin);
        QVERIFY(!rulingOn(near, *shippedRuleSet(QStringLiteral("plan"))).coverCertainty);
    }

    void aJudgesAnswer_hasNone() {
        Scenario scenario = sceneWith(box("crater", 29.5, 14, 40, 26, 0));
        Overruling overruling;
        overruling.pair = {kA, kB};
        overruling.visible = true;
        scenario.overrulings = {overruling};
        const Ruling ruling = rulingOn(scenario, *shippedRuleSet(QStringLiteral("40k-10e")));
        QVERIFY(ruling.overruled && !ruling.coverCertainty && !ruling.coverMargin);
    }

    void theNamedMove_changesTheCover_data() { testsupport::addPackRows(); }
    void theNamedMove_changesTheCover() {
        QFETCH(QString, id);
        const RuleSet& rules = *shippedRuleSet(id);
        if (rules.pack->cover.empty()) {
            QSKIP("The rules have no cover.");
        }
        int asked = 0;
        int found = 0;
        int denied = 0;
        int tried = 0;
        std::uint64_t seed = firstSeed();
        for (; asked < pairsOfEachPack() && seed < firstSeed() + 60; ++seed) {
            Random random{seed};
            Scenario scenario = dressedFor(randomScene(seed), rules, random);
            scenario.overrulings.clear();
            scenario.wallRulings.clear();
            std::ranges::for_each(scenario.models, [](Model& model) { model.body.reset(); });
            const auto questions = pairQuestions(scenario);
            const Question question =
                questions[static_cast<std::size_t>(random.below(static_cast<int>(questions.size())))];
            const QString what = QStringLiteral("%1: seed %2, %3 to %4")
                                     .arg(id)
                                     .arg(seed)
                                     .arg(question.observer.value, question.target.value);
            const Ruling ruling = rulingOn(scenario, rules, question.observer, question.target);
            const auto coverAfter = [&](const std::vector<AnyId>& elements, geometry::Vector by) {
                Question bare{question.observer, question.target};
                bare.wantDetails = false;
                return judge(PreparedTable{withMoved(scenario, elements, by), rules}, bare).ruling;
            };
            QVERIFY2(ruling.coverCertainty || !ruling.coverMargin, qPrintable(what));
            if (!ruling.coverCertainty) {
                continue;
            }
            ++asked;
            QVERIFY2(ruling.visible, qPrintable(what));
            if (const auto& margin = ruling.coverMargin) {
                ++found;
                const Ruling after = coverAfter(movedWith(scenario, *margin), margin->by);
                QVERIFY2(after.visible && coverOf(after) == margin->level &&
                             reportedCover(after) != reportedCover(ruling),
                         qPrintable(what));
                const double length = std::hypot(margin->by.x.millimeters(), margin->by.y.millimeters());
                QVERIFY2(std::abs(length - margin->millimeters) < 1e-4, qPrintable(what));
            }
            const bool isClose = ruling.coverMargin && ruling.coverMargin->millimeters <= question.toleranceMillimeters;
            QVERIFY2((ruling.coverCertainty == Certainty::TooCloseToCall) == isClose, qPrintable(what));
            // What trial moves call certain may still turn: how often, is told.
            for (int turn = 0; turn < 6 && !isClose; ++turn) {
                const double angle = random.between(0.0, 2 * std::numbers::pi);
                const double length = random.between(0.0, question.toleranceMillimeters);
                const Ruling after = coverAfter({turn % 2 == 0 ? question.observer : question.target},
                                                {Length::fromMillimeters(length * std::cos(angle)),
                                                 Length::fromMillimeters(length * std::sin(angle))});
                ++tried;
                denied += after.visible && reportedCover(after) != reportedCover(ruling) ? 1 : 0;
            }
        }
        qInfo("%s: seeds from %llu, %d pairs asked, %d with a margin; %d of %d short moves turn what is called certain",
              qPrintable(id), static_cast<unsigned long long>(firstSeed()), asked, found, denied, tried);
    }
};

QTEST_GUILESS_MAIN(TestCoverMargin)
#include "tst_cover_margin.moc"
