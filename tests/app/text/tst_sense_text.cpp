#include "app/shared/text/number_text.h"
#include "app/shared/text/sense_text.h"
#include "app/shared/text/table_unit.h"
#include "app/shared/text/unit_text.h"
#include "app/shared/text/verdict_text.h"
#include "scenarios/judge/prepared_table.h"
#include "scenarios/judge/weapons.h"
#include "scenarios/rules/rule_set.h"
#include "scenarios/vision/senses.h"
#include "scenarios/vision/vision_edits.h"

#include <QFile>
#include <QObject>
#include <QRegularExpression>
#include <QSet>
#include <QTest>

#include <algorithm>

using namespace sightline;
using namespace sightline::app;
using namespace sightline::scenarios;
using geometry::Length;

namespace {

/// The codes that the README of scenarios/vision lists.
QStringList codes() {
    QFile file{QStringLiteral(SIGHTLINE_VISION_README)};
    if (!file.open(QIODevice::ReadOnly)) {
        return {};
    }
    const QString text = QString::fromUtf8(file.readAll());
    const auto from = text.indexOf(u"**Codes.**");
    const QString list = text.mid(from, text.indexOf(u"\n\n", from) - from);
    QStringList found;
    static const QRegularExpression code{QStringLiteral("`([a-z-]+)`")};
    for (auto it = code.globalMatch(list); it.hasNext();) {
        found.append(it.next().captured(1));
    }
    return found;
}

scenarios::Scenario scenarioWith(const QString& id, const QString& name) {
    scenarios::Scenario scenario;
    scenarios::Model model;
    model.id = {id};
    model.name = name;
    scenario.models.push_back(model);
    return scenario;
}

} // namespace

/// Senses in words.
class TestSenseText : public QObject {
    Q_OBJECT

private slots:
    /// The whole list of the row: each cause has a code of its own, and a sentence.
    void S3_48_eachCauseOfTheList_hasItsCodeAndItsSentence() {
        scenarios::Scenario scenario;
        const auto model = [](const char* id, const char* player, double x) {
            scenarios::Model made;
            made.id = {QLatin1String{id}};
            made.name = made.id.value;
            made.player = {QLatin1String{player}};
            made.position = geometry::pointFromInches(x, 20);
            return made;
        };
        scenario.players = {{{QStringLiteral("a")}, {}, {}, {}}, {{QStringLiteral("b")}, {}, {}, {}}};
        scenario.models = {model("shooter", "a", 10), model("target", "b", 40)};
        scenarios::Weapon gun;
        gun.name = QStringLiteral("Gun");
        scenario.models[0].weapons = {gun};
        const auto judged = [](const scenarios::Scenario& of) {
            const scenarios::PreparedTable table{of, *scenarios::shippedRuleSet(QStringLiteral("40k-11e"))};
            return std::pair{table, scenarios::judge(table, {{QStringLiteral("shooter")}, {QStringLiteral("target")}})};
        };
        QStringList sentences;
        const auto ruled = [&](const scenarios::Scenario& of, const char* code) {
            const auto [table, verdict] = judged(of);
            const auto& reasons = verdict.ruling.reasons;
            const auto found = std::ranges::find(reasons, QLatin1String{code}, &scenarios::Reason::code);
            QVERIFY2(found != reasons.end(), code);
            sentences << app::reasonSentence(*found, of);
        };
        QVERIFY(judged(scenario).second.ruling.visible && judged(scenario).second.ruling.validTarget);
        // Out of range.
        scenarios::Scenario far = scenario;
        far.models[0].weapons[0].range = Length::fromInches(28);
        const auto [table, verdict] = judged(far);
        const auto weapon = scenarios::weaponRulingsOf(table, verdict).front();
        QCOMPARE(weapon.code, QStringLiteral("out-of-range"));
        sentences << app::weaponPhrase(weapon, verdict);
        // No line of sight.
        scenarios::Scenario walled = scenario;
        scenarios::Piece wall;
        wall.id = {QStringLiteral("wall")};
        wall.kind = QStringLiteral("building");
        wall.height = Length::fromInches(9);
        wall.outline = geometry::Polygon::fromVertices(
                           std::vector{geometry::pointFromInches(24, 0), geometry::pointFromInches(26, 0),
                                       geometry::pointFromInches(26, 44), geometry::pointFromInches(24, 44)})
                           .value();
        walled.terrain = {wall};
        ruled(walled, "blocked-by");
        // Hidden in a dense area, 25 in away.
        scenarios::Scenario hidden = scenario;
        scenarios::Piece area = wall;
        area.id = {QStringLiteral("area")};
        area.kind = QStringLiteral("ruin");
        area.height = Length{};
        area.outline = geometry::Polygon::fromVertices(
                           std::vector{geometry::pointFromInches(38, 18), geometry::pointFromInches(42, 18),
                                       geometry::pointFromInches(42, 22), geometry::pointFromInches(38, 22)})
                           .value();
        hidden.terrain = {area};
        hidden.models[1].keywords = QStringList{QStringLiteral("infantry")};
        ruled(hidden, "hidden-beyond");
        // A lone operative, more than 12 in away.
        scenarios::Scenario alone = scenario;
        alone.models[1].keywords = QStringList{QStringLiteral("lone operative")};
        ruled(alone, "target-too-far");
        // Embarked: not on the table for others.
        scenarios::Scenario inside = scenario;
        inside.models.push_back(model("truck", "b", 41));
        inside = scenarios::withFog(std::move(inside), true);
        scenarios::ModelVision carried;
        carried.carriedBy = {QStringLiteral("truck")};
        carried.carriedHow = QStringLiteral("embarked");
        inside = scenarios::withModelVision(std::move(inside), {QStringLiteral("target")}, carried);
        const scenarios::SenseTable senses{
            scenarios::PreparedTable{inside, *scenarios::shippedRuleSet(QStringLiteral("40k-11e"))}};
        const auto perception = scenarios::perceives(senses, {QStringLiteral("shooter")}, {QStringLiteral("target")});
        QVERIFY(perception.proof == scenarios::SenseSet{});
        QVERIFY(perception.early);
        QCOMPARE(perception.early->code, QStringLiteral("embarked"));
        sentences << app::senseSentence(*perception.early, inside);
        QCOMPARE(sentences.size(), 5);
        QCOMPARE(QSet<QString>(sentences.begin(), sentences.end()).size(), 5);
        for (const QString& sentence : sentences) {
            QVERIFY2(!sentence.contains(QStringLiteral("Reason “")), qPrintable(sentence)); // no bare code
        }
        QVERIFY2(sentences[2].contains(QStringLiteral("15")), qPrintable(sentences[2]));
        QVERIFY2(sentences[3].contains(QStringLiteral("12")), qPrintable(sentences[3]));
        QVERIFY2(sentences[4].contains(QStringLiteral("truck")), qPrintable(sentences[4]));
    }

    void S2_39_sightAndShot_areBothTold() {
        scenarios::Perception perception;
        QVERIFY(app::linesText(perception).isEmpty());
        QSet<QString> sentences;
        for (const bool sight : {false, true}) {
            for (const bool fire : {false, true}) {
                perception.lineOfSight = sight;
                perception.lineOfFire = fire;
                const QString text = app::linesText(perception);
                QCOMPARE(text.contains(QStringLiteral("sight is clear")), sight);
                QCOMPARE(text.contains(QStringLiteral("a shot would pass")), fire);
                sentences.insert(text);
            }
        }
        QCOMPARE(sentences.size(), 4);
    }

    void eachCode_hasASentence() {
        const QStringList all = codes();
        QVERIFY(all.size() > 50);
        const auto scenario = scenarioWith(QStringLiteral("m"), QStringLiteral("Mate"));
        QStringList sentences;
        for (const QString& code : all) {
            const SenseReason reason{
                code, geometry::Length::fromInches(6), 15, 3, 4, {QStringLiteral("m")}, QStringLiteral("word")};
            const QString sentence = senseSentence(reason, scenario);
            QVERIFY2(sentence.endsWith(u'.'), qPrintable(code));
            QVERIFY2(!sentence.contains(u'%'), qPrintable(sentence));
            QVERIFY2(!sentences.contains(sentence), qPrintable(sentence));
            sentences.append(sentence);
        }
        QCOMPARE(senseSentence({QStringLiteral("unheard-of")}, scenario), QString{});
    }

    void sentences_holdTheirNumbers() {
        const auto scenario = scenarioWith(QStringLiteral("m"), QStringLiteral("100 %2 Mate"));
        QCOMPARE(senseSentence({QStringLiteral("hides"), {}, {}, 11, 14}, scenario),
                 QStringLiteral("It hides: its 14 exceeds the observer’s 11 to spot."));
        QCOMPARE(senseSentence({QStringLiteral("out-of-range"), geometry::Length::fromInches(9), 8}, scenario),
                 QStringLiteral("Out of range: 9.00 in away, range 8.00 in."));
        QCOMPARE(senseSentence({QStringLiteral("told"), {}, {}, {}, {}, {QStringLiteral("m")}}, scenario),
                 QStringLiteral("100 %2 Mate perceives it and shares this."));
        QCOMPARE(senseSentence({QStringLiteral("near"), geometry::Length::fromInches(2.5), scenarios::kEverywhere},
                               scenario),
                 QStringLiteral("Everything near is perceived: 2.50 in away, range unlimited."));
    }

    /// The table is measured in inches, or what the player prefers; only grids count cells.
    void rangesAreTold_inTheUnitOfTheTable() {
        const auto sentence = [](const char* code, double inches, int range, const QString& rules,
                                 const Length& cell = Length::fromInches(1)) {
            scenarios::Scenario scenario;
            scenario.rules = rules;
            scenarios::Vision vision;
            vision.profile.cell = cell;
            scenario = scenarios::withVision(std::move(scenario), vision);
            return senseSentence({QLatin1String{code}, Length::fromInches(inches), range}, scenario);
        };
        const QString plan = QStringLiteral("plan");
        QCOMPARE(sentence("too-dark", 16, 8, plan),
                 QStringLiteral("Too dark: 16.00 in away, range of outlines 8.00 in."));
        QCOMPARE(sentence("hidden-beyond", 16, 8, plan), QStringLiteral("Hidden beyond 8.00 in, and 16.00 in away."));
        QCOMPARE(sentence("lit", 3, 8, plan, Length::fromInches(2)), // 8 cells of 2 in
                 QStringLiteral("Lit: 3.00 in away, range 16.00 in."));
        const QString grid = QStringLiteral("dnd-5e");
        QCOMPARE(sentence("too-dark", 16, 8, grid),
                 QStringLiteral("Too dark: 16 cells away, range of outlines 8 cells."));
        QCOMPARE(sentence("out-of-range", 8.001, 8, grid),
                 QStringLiteral("Out of range: 8.01 cells away, range 8 cells."));
        QCOMPARE(sentence("lit", 1.5, 1, grid), QStringLiteral("Lit: 1.50 cells away, range 1 cell."));
        // The squares of the game are not the cells of this profile.
        QCOMPARE(sentence("lit", 3, 8, grid, Length::fromInches(2)),
                 QStringLiteral("Lit: 3.00 in away, range 16.00 in."));
        app::setTableUnit(app::LengthUnit::Centimeters);
        const QString metric = sentence("too-dark", 16, 8, plan);
        const QString beyond =
            senseSentence({QStringLiteral("out-of-range"), Length::fromInches(8) + Length::fromNanometers(1), 8}, {});
        app::setTableUnit(app::LengthUnit::Inches);
        QCOMPARE(metric, QStringLiteral("Too dark: 40.64 cm away, range of outlines 20.32 cm."));
        QCOMPARE(beyond, QStringLiteral("Out of range: 20.33 cm away, range 20.32 cm."));
    }

    void eachSentenceAboutARange_tellsAUnit() {
        for (const QString& code : codes()) {
            const QString sentence = senseSentence({code, Length::fromInches(6), 15}, {});
            QVERIFY2(!sentence.contains(QStringLiteral("cell")), qPrintable(sentence));
            QCOMPARE(sentence.contains(QStringLiteral("15")), sentence.contains(QStringLiteral("15.00 in")));
            QCOMPARE(sentence.contains(u'6'), sentence.contains(QStringLiteral("6.00 in")));
        }
    }

    void aDistanceJustOverARange_neverReadsAsTheRange() {
        const auto distance = Length::fromInches(8) + Length::fromNanometers(1);
        QVERIFY(senseSentence({QStringLiteral("out-of-range"), distance, 8}, {})
                    .contains(QStringLiteral("8.01 in away, range 8.00 in")));
        QVERIFY(senseSentence({QStringLiteral("lit"), Length::fromInches(8), 8}, {})
                    .contains(QStringLiteral("8.00 in away, range 8.00 in")));
    }

    /// The list of all pairs shows both beside each other.
    void aDistance_isRoundedAsLengthsAre() {
        for (const double inches : {23.963, 23.968, 12.0}) {
            const auto distance = Length::fromInches(inches);
            const QString sentence = senseSentence({QStringLiteral("out-of-range"), distance, 8}, {});
            QVERIFY2(sentence.contains(u' ' + app::lengthText(distance) + QStringLiteral(" away")),
                     qPrintable(sentence));
        }
    }

    void theWholeAnswer_isOneSentence() {
        auto scenario = scenarioWith(QStringLiteral("a"), QStringLiteral("Ann"));
        scenarios::Perception perception;
        perception.observer = {QStringLiteral("a")};
        perception.target = {QStringLiteral("b")};
        QCOMPARE(perceptionSentence(perception, scenario), QStringLiteral("Ann does not perceive b."));
        perception.proof = {Sense::Visual, Sense::Scent};
        QCOMPARE(perceptionSentence(perception, scenario), QStringLiteral("Ann perceives b: by sight, by scent."));
        perception.proof = {Sense::Shadow};
        QCOMPARE(perceptionSentence(perception, scenario),
                 QStringLiteral("Ann perceives where something is, but not what it is: as an outline."));
    }

    void eachSense_hasATitle() {
        QStringList titles;
        for (const Sense sense : scenarios::kAllSenses) {
            QVERIFY(!app::senseTitle(sense).isEmpty());
            QVERIFY(!titles.contains(app::senseTitle(sense)));
            titles.append(app::senseTitle(sense));
        }
    }
};

QTEST_APPLESS_MAIN(TestSenseText)
#include "tst_sense_text.moc"
