#include "app/shared/text/cover_text.h"
#include "app/shared/text/line_text.h"
#include "app/shared/text/ruling_text.h"
#include "app/shared/text/spoken_answer.h"
#include "app/shared/text/verdict_rows.h"
#include "app/shared/text/verdict_text.h"
#include "scenarios/io/scenario_file.h"
#include "scenarios/judge/prepared_table.h"
#include "scenarios/rules/rule_set.h"

#include <QObject>
#include <QTest>

#include <algorithm>

using namespace sightline;
using namespace sightline::app;
using namespace sightline::scenarios;

namespace {

/// A table of a rule set with terrain and models as in files; bases are 25.4 mm.
Scenario tableOf(const char* rules, const QString& terrain, const QString& models) {
    const QString text = QStringLiteral(R"({"format": "sightline-scenario", "version": 1, "name": "t",
        "table": {"width": 48, "height": 48}, "rules": "%1",
        "players": [{"id": "red", "name": "Red"}, {"id": "blue", "name": "Blue"}],
        "terrain": [%2], "models": [%3]})")
                             .arg(QLatin1String{rules}, terrain, models);
    const auto read = readScenario(text.toUtf8(), QStringLiteral("t"));
    return read ? read->scenario : Scenario{};
}

QString modelOf(const char* id, const char* player, const char* place, const char* more = "") {
    return QStringLiteral(R"({"id": "%1", "name": "%2", "player": "%3", "position": [%4], "height": 1.6,
        "base": {"shape": "round", "diameter_mm": 25.4}%5})")
        .arg(QLatin1String{id}, QString{QLatin1String{id}}.toUpper(), QLatin1String{player}, QLatin1String{place},
             QLatin1String{more});
}

struct Ruled {
    Scenario scenario;
    Verdict verdict;
    [[nodiscard]] QString spoken() const { return spokenAnswer(verdict, scenario); }
    [[nodiscard]] QString cover() const { return coverRow(verdict, scenario); }
    [[nodiscard]] QStringList reasons() const {
        const auto all = rulingReasons(verdict, scenario);
        return {all.begin(), all.end()};
    }
};

Ruled ruled(const Scenario& scenario) {
    Question question{{"a"}, {"b"}};
    question.wantRulingFigures = true;
    return {scenario, judge(PreparedTable{scenario, *ruleSetOf(scenario)}, question)};
}

/// Two at the middle line, 20 in apart.
QString twoModels(const char* more = "") {
    return modelOf("a", "red", "8, 10") + ", " + modelOf("b", "blue", "28, 10", more);
}

QString walled(const char* id, const char* kind, const char* x, const char* height) {
    return QStringLiteral(R"({"id": "%1", "name": "%1", "kind": "%2", "polyline": [[%3, 8], [%3, 12]], "height": %4})")
        .arg(QLatin1String{id}, QLatin1String{kind}, QLatin1String{x}, QLatin1String{height});
}

QString boxed(const char* id, const char* kind, const char* corners, const char* more) {
    return QStringLiteral(R"({"id": "%1", "name": "%1", "kind": "%2", "footprint": [%3]%4})")
        .arg(QLatin1String{id}, QLatin1String{kind}, QLatin1String{corners}, QLatin1String{more});
}

} // namespace

/// What is said aloud of a ruling, and how its cover is told.
class TestSpokenAnswer : public QObject {
    Q_OBJECT

private slots:
    /// Bolt Action: nobody fires past men of his own side, although he sees past them.
    void aBarredShot_isNoValidTarget_andIsSaidSo() {
        const auto past = [](const char* place) {
            return ruled(
                tableOf("bolt-action", {}, twoModels() + ", " + modelOf("f", "red", place).replace("25.4", "100")));
        };
        const Ruled barred = past("18, 10");
        QVERIFY(barred.verdict.ruling.visible && !barred.verdict.ruling.validTarget);
        QCOMPARE(barred.verdict.ruling.lineOfFire, std::optional{false});
        QCOMPARE(kindOf(barred.scenario, barred.verdict), VerdictKind::NotLegal);
        QVERIFY(whySentence(barred.verdict, barred.scenario).startsWith("Visible, but blocking the shot: F."));
        QVERIFY2(barred.spoken().contains("visible, not legal") && barred.spoken().contains("in the way: F") &&
                     !barred.spoken().contains("cover"),
                 qPrintable(barred.spoken()));
        // 5 in beside the lines a base of 100 mm (3.9 in) bars nothing.
        const Ruled clear = past("18, 15");
        QVERIFY(clear.verdict.ruling.validTarget);
        QCOMPARE(kindOf(clear.scenario, clear.verdict), VerdictKind::Clear);
        QVERIFY2(clear.spoken().contains("no cover"), qPrintable(clear.spoken()));
        QCOMPARE(shotRow(clear.verdict, clear.scenario), QString("nothing blocks a shot"));
        // 2.5 in beside, so that the base ends within an inch of the line: the players decide, and are told so.
        const Ruled near = past("18, 12.5");
        QVERIFY(near.verdict.ruling.validTarget);
        QVERIFY2(near.spoken().contains("models near the line are yours to judge: F"), qPrintable(near.spoken()));
        QCOMPARE(shotRow(near.verdict, near.scenario), QString("yours to judge: F within 1 in of it"));
    }

    /// Kill Team: heavy terrain between obscures, light terrain by the target gives cover, and both count; of one piece
    /// the defender chooses.
    void coverThatAddsUp_isToldWhole() {
        const QString crate =
            boxed("heavy", "container", "[14, 9.6], [16, 9.6], [16, 12], [14, 12]", R"(, "height": 2.5)");
        const QString pallets = walled("light", "barricade", "27.1", "1");
        const Ruled both = ruled(tableOf("kill-team-2024", crate + ", " + pallets, twoModels()));
        QCOMPARE(both.cover(), QString("obscured, from heavy; also in cover, from light"));
        QCOMPARE(coverLevels(both.verdict, both.scenario), QString("obscured + in cover"));
        QVERIFY2(both.spoken().contains("obscured (heavy) and in cover (light)"), qPrintable(both.spoken()));
        const Ruled one = ruled(tableOf("kill-team-2024", pallets, twoModels()));
        QCOMPARE(one.cover(), QString("in cover, from light"));
        QCOMPARE(coverLevels(one.verdict, one.scenario), QString("in cover"));
        const Ruled open = ruled(tableOf("kill-team-2024", {}, twoModels()));
        QCOMPARE(coverLevels(open.verdict, open.scenario), QString());
    }

    /// Frostgrave: +1 for each piece in between, beside +4 of the piece that the target touches.
    void eachPieceInBetween_countsBesideTheCoverOfTheTarget() {
        const QString barrel =
            boxed("barrel", "container", "[26.5, 9.5], [27.5, 9.5], [27.5, 10.5], [26.5, 10.5]", R"(, "height": 1)");
        const Ruled sum = ruled(tableOf("frostgrave", walled("wall", "wall", "18", "1") + ", " + barrel, twoModels()));
        QCOMPARE(
            sum.cover(),
            QString("heavy cover, +4. 62 % of the target is hidden by barrel alone, wherever on its base the observer "
                    "looks from; also intervening terrain, +1 for each piece, from wall"));
    }

    /// The Old World: only the better of two levels counts, and the other of the same piece is not listed.
    void onlyTheHighestLevel_isToldWhereLevelsDoNotAddUp() {
        // A wall as high as the target hides all of its lower half but for what is seen past its end.
        const QString wall =
            boxed("wall", "wall", "[27, 9.9], [27.2, 9.9], [27.2, 14], [27, 14]", R"(, "height": 1.6)");
        const Ruled full = ruled(tableOf("the-old-world", wall, twoModels()));
        const auto given = std::ranges::count(full.verdict.ruling.reasons, QStringLiteral("cover-from"), &Reason::code);
        QVERIFY(full.verdict.ruling.visible);
        QCOMPARE(given, 2); // both lines of the pack apply
        QCOMPARE(full.reasons().filter("Cover from").size(), 1);
        QVERIFY2(full.reasons().filter("Cover from").first().contains("Full cover: "),
                 qPrintable(full.reasons().join('\n')));
        QVERIFY2(!full.spoken().contains("-1"), qPrintable(full.spoken()));
    }

    /// Infinity: low visibility is -3, and the band of range counts too.
    void modifiers_areSaid() {
        const QString bush = boxed("bush", "wood", "[17, 8], [19, 8], [19, 12], [17, 12]", {});
        const char* more = R"(, "keywords": ["S2"], "facing": 180)";
        const QString models = modelOf("a", "red", "8, 10", R"(, "keywords": ["S2"], "facing": 0)") + ", " +
                               modelOf("b", "blue", "28, 10", more);
        const Ruled low = ruled(tableOf("infinity-n5", bush, models));
        QCOMPARE(modifierText(low.verdict.ruling), QString("-3"));
        QVERIFY2(low.spoken().contains("modifier: -3") && low.spoken().contains("range: "), qPrintable(low.spoken()));
        const auto rows = ruledRows(low.verdict, low.scenario);
        QVERIFY(std::ranges::any_of(
            rows, [](const VerdictRow& row) { return row.name == u"modifier" && row.value == u"-3"; }));
        const Ruled open = ruled(tableOf("infinity-n5", {}, models));
        QVERIFY2(!open.spoken().contains("modifier"), qPrintable(open.spoken()));
    }

    /// Stealth of 10th edition is a modifier by a keyword.
    void keywordModifiers_areSaid() {
        const Ruled stealth = ruled(tableOf("40k-10e", {}, twoModels(R"(, "keywords": ["stealth"])")));
        QVERIFY2(stealth.spoken().contains("modifier: -1"), qPrintable(stealth.spoken()));
    }

    /// Frostgrave leaves models in the way to the players.
    void modelsLeftToPlayers_areNamed() {
        const Ruled past = ruled(tableOf("frostgrave", {}, twoModels() + ", " + modelOf("dog", "red", "18, 10")));
        QVERIFY2(past.spoken().contains("models in the way are yours to judge: DOG"), qPrintable(past.spoken()));
    }

    /// What changes a shot is not told of a target that is not seen; smoke that closes every line is told once.
    void hiddenTargets_haveNeitherHighGroundNorZones() {
        const QString smoke = boxed("smoke", "smoke", "[17, 4], [19, 4], [19, 16], [17, 16]", {});
        const char* more = R"(, "keywords": ["S2"], "facing": 180)";
        const QString models = modelOf("a", "red", "8, 10", R"(, "keywords": ["S2"], "facing": 0)") + ", " +
                               modelOf("b", "blue", "28, 10", more);
        const Ruled hidden = ruled(tableOf("infinity-n5", smoke, models));
        QVERIFY(!hidden.verdict.ruling.visible);
        QCOMPARE(hidden.reasons().filter("smoke").size(), 1);
    }
};

QTEST_GUILESS_MAIN(TestSpokenAnswer)
#include "tst_spoken_answer.moc"
