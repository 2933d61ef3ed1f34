#include "scenarios/io/scenario_file.h"
#include "scenarios/library/library.h"
#include "scenarios/output/comparison_io.h"
#include "scenarios/questions/rule_comparison.h"
#include "tests/support/rows.h"

#include <QJsonDocument>
#include <QObject>
#include <QTest>

#include <algorithm>
#include <array>

using namespace sightline::scenarios;
using sightline::testsupport::addRow;

namespace {

Scenario tableNamed(const QString& id) { return readScenario(libraryBytes(*libraryEntry(id)), id)->scenario; }

const RuleSet& rulesNamed(const QString& id) { return *shippedRuleSet(id); }

/// "red-1>blue-1: visible cover" for each difference.
QStringList linesOf(const RuleComparison& comparison) {
    QStringList lines;
    for (const auto& difference : comparison.differences) {
        QStringList words;
        for (const auto aspect : difference.aspects) {
            words << wordFor(aspect);
        }
        lines
            << QStringLiteral("%1>%2: %3").arg(difference.a.observer.value, difference.a.target.value, words.join(' '));
    }
    return lines;
}

} // namespace

class TestRuleComparison : public QObject {
    Q_OBJECT

private slots:
    void aRuleSet_agreesWithItself_data() {
        sightline::testsupport::addRows("rules", {"plan", "volume", "ruins", "malifaux-4e"});
    }
    void aRuleSet_agreesWithItself() {
        QFETCH(QString, rules);
        const auto comparison = compareRules(tableNamed("skirmish-board"), rulesNamed(rules), rulesNamed(rules));
        QCOMPARE(comparison.pairs, 72);
        QCOMPARE(linesOf(comparison), QStringList{});
    }

    void theList_isWhatSingleJudgementsSay_data() {
        sightline::testsupport::addTextRows({"table", "a", "b"}, R"(
            classes | height-classes | plan | height-tags
            ruin | model-in-a-ruin | plan | ruins
            skirmish | skirmish-board | height-tags | malifaux-4e
            solids | high-ground | plan | volume
        )");
    }
    void theList_isWhatSingleJudgementsSay() {
        auto [table, a, b] = sightline::testsupport::fetchTexts("table", "a", "b");
        const Scenario scenario = tableNamed(table);
        const auto comparison = compareRules(scenario, rulesNamed(a), rulesNamed(b));
        const PreparedTable underA{scenario, rulesNamed(a)};
        const PreparedTable underB{scenario, rulesNamed(b)};
        std::size_t next = 0;
        for (const Question& question : pairQuestions(scenario)) {
            const Verdict one = judge(underA, question);
            const Verdict two = judge(underB, question);
            const Ruling& x = one.ruling;
            const Ruling& y = two.ruling;
            // What a player notices: seen or not, else the cover of who is seen, else a modifier.
            const bool differs =
                x.visible != y.visible || x.validTarget != y.validTarget ||
                (x.visible && x.lineOfFire.value_or(true) != y.lineOfFire.value_or(true)) ||
                (x.visible && (x.cover != y.cover || x.modifier != y.modifier || x.elevation != y.elevation));
            if (differs) {
                QVERIFY(next < comparison.differences.size());
                QVERIFY(comparison.differences[next].a == one);
                QVERIFY(comparison.differences[next].b == two);
                ++next;
            }
        }
        QCOMPARE(next, comparison.differences.size());
        QVERIFY(next > 0);
    }

    /// The certainty is the one that a single ruling has with all its figures.
    void pairsWithinTheTolerance_areTooCloseToCall() {
        const Scenario scenario = tableNamed("the-slit");
        const auto comparison = compareRules(scenario, rulesNamed("40k-11e"), rulesNamed("40k-9e"));
        QVERIFY(!comparison.differences.empty());
        for (const RulingDifference& difference : comparison.differences) {
            for (const Verdict* side : {&difference.a, &difference.b}) {
                Question question{side->observer, side->target};
                question.wantRulingFigures = true;
                const Verdict alone = judge(PreparedTable{scenario, rulesNamed(side->rules)}, question);
                QCOMPARE(side->ruling.certainty, std::optional{Certainty::TooCloseToCall});
                QCOMPARE(side->ruling.certainty, alone.ruling.certainty);
            }
        }
    }

    void certainty_isThatOfSingleRulings_data() {
        sightline::testsupport::addTextRows({"table", "a", "b"}, R"(
            roofs | high-ground | 40k-10e | 40k-11e
            floors | two-storeys | kill-team-2024 | infinity-n5
            openings | windows-and-doors | 40k-10e | infinity-n5
            lanes | skirmish-board | necromunda | bolt-action
        )");
    }
    void certainty_isThatOfSingleRulings() {
        constexpr std::size_t kMost = 2; // figures of a ruling among solids take long
        auto [table, a, b] = sightline::testsupport::fetchTexts("table", "a", "b");
        const Scenario scenario = tableNamed(table);
        const std::array tables{PreparedTable{scenario, rulesNamed(a)}, PreparedTable{scenario, rulesNamed(b)}};
        const auto comparison = compareRules(scenario, rulesNamed(a), rulesNamed(b));
        QVERIFY(!comparison.differences.empty());
        for (std::size_t i = 0; i < std::min(kMost, comparison.differences.size()); ++i) {
            const RulingDifference& difference = comparison.differences[i];
            for (const Verdict* side : {&difference.a, &difference.b}) {
                Question question{side->observer, side->target};
                Verdict expected = judge(tables[side == &difference.a ? 0 : 1], question);
                question.wantRulingFigures = true;
                expected.ruling.certainty = judge(tables[side == &difference.a ? 0 : 1], question).ruling.certainty;
                QVERIFY2(*side == expected, qPrintable(side->observer.value + u' ' + side->target.value));
            }
        }
    }

    /// With decisions of a judge the cover of an unseen target counts as well.
    void overruledPairs_areComparedByTheDecision() {
        Scenario scenario = tableNamed("skirmish-board");
        Overruling overruling;
        const auto questions = pairQuestions(scenario);
        const PreparedTable plain{scenario, rulesNamed("malifaux-4e")};
        const auto hidden =
            std::ranges::find_if(questions, [&](const Question& one) { return !judge(plain, one).ruling.visible; });
        QVERIFY(hidden != questions.end());
        overruling.pair = {hidden->observer, hidden->target};
        overruling.rules = QStringLiteral("malifaux-4e");
        overruling.visible = true;
        scenario.overrulings = {overruling};
        const PreparedTable a{scenario, rulesNamed("malifaux-4e")};
        const PreparedTable b{scenario, rulesNamed("height-tags")};
        const auto comparison = compareTables(a, b);
        std::size_t next = 0;
        for (const Question& question : questions) {
            const Verdict one = judge(a, question);
            const Verdict two = judge(b, question);
            if (noticedDifference(one.ruling, two.ruling) || one.visible() != two.visible()) {
                QVERIFY(next < comparison.differences.size());
                QVERIFY(comparison.differences[next].a == one && comparison.differences[next].b == two);
                ++next;
            }
        }
        QCOMPARE(next, comparison.differences.size());
    }

    void changingPlaces_changesTheSidesAlone() {
        const Scenario scenario = tableNamed("height-classes");
        const auto there = compareRules(scenario, rulesNamed("plan"), rulesNamed("height-tags"));
        const auto back = compareRules(scenario, rulesNamed("height-tags"), rulesNamed("plan"));
        QCOMPARE(linesOf(there), linesOf(back));
        for (std::size_t i = 0; i < there.differences.size(); ++i) {
            QVERIFY(there.differences[i].a == back.differences[i].b);
            QVERIFY(there.differences[i].onlyA == back.differences[i].onlyB);
        }
    }

    void theLinesThatMakeTheDifference_areNamed() {
        const auto comparison = compareRules(tableNamed("model-in-a-ruin"), rulesNamed("plan"), rulesNamed("ruins"));
        QVERIFY(!comparison.differences.empty());
        const bool named = std::ranges::any_of(comparison.differences, [](const RulingDifference& difference) {
            return std::ranges::any_of(rulesOf(difference.onlyB), [](const QString& rule) {
                return rule.startsWith(u"$.block[") || rule.startsWith(u"$.cover[");
            });
        });
        QVERIFY(named);
        for (const auto& difference : comparison.differences) {
            for (const auto& reason : difference.onlyB) {
                QVERIFY(std::ranges::none_of(difference.a.ruling.reasons, [&](const Reason& other) {
                    return other.code == reason.code && other.pieces == reason.pieces &&
                           other.models == reason.models && other.word == reason.word;
                }));
            }
        }
    }

    void whatAPackDoesNotAsk_isNoDifference() {
        Ruling asked;
        asked.visible = true;
        asked.inRange = true;
        asked.lineOfFire = true;
        Ruling notRequested;
        notRequested.visible = true;
        notRequested.inArc = {};
        notRequested.version = "9";
        QVERIFY(aspectsThatDiffer(asked, notRequested).empty());
        notRequested.lineOfFire = false;
        QCOMPARE(aspectsThatDiffer(asked, notRequested), std::vector{RulingAspect::LineOfFire});
    }

    void eachPair_countsOnce_forWhatAPlayerNotices_data() {
        sightline::testsupport::addColumns<Ruling, Ruling>("a", "b");
        QTest::addColumn<int>("noticed"); // -1: nothing
        const auto ruling = [](bool visible, const char* cover = "none") {
            Ruling one;
            one.visible = visible;
            one.cover = QString::fromLatin1(cover);
            return one;
        };
        const auto add = [](const char* row, const Ruling& a, const Ruling& b, int noticed) {
            QTest::newRow(row) << a << b << noticed;
        };
        add("the same", ruling(true), ruling(true), -1);
        add("seen by one, with another cover as well", ruling(true, "light"), ruling(false),
            static_cast<int>(NoticedDifference::Seen));
        add("other cover", ruling(true, "light"), ruling(true), static_cast<int>(NoticedDifference::Cover));
        // Each pack has ids and orders of its own for the levels; players read their names.
        Ruling named = ruling(true, "cover");
        named.coverName = QStringLiteral("Benefit of cover");
        named.coverOrder = 2;
        add("cover of one name", ruling(true, "benefit of cover"), named, -1);
        add("cover of one id and two names", ruling(true, "cover"), named, static_cast<int>(NoticedDifference::Cover));
        add("cover of what nobody sees", ruling(false, "light"), ruling(false), -1);
        Ruling concealed = ruling(true, "light");
        concealed.validTarget = false;
        add("no valid target", concealed, ruling(true, "heavy"), static_cast<int>(NoticedDifference::Seen));
        Ruling full = ruling(true);
        full.fullyVisible = true;
        add("fully visible alone", full, ruling(true), -1);
        Ruling far = ruling(false);
        far.inRange = false;
        add("out of range or behind a wall", far, ruling(false), -1);
        Ruling above = ruling(true, "light");
        above.elevation = QStringLiteral("plunging fire");
        add("from above", above, ruling(true, "light"), static_cast<int>(NoticedDifference::Effects));
        add("from above, and cover", above, ruling(true), static_cast<int>(NoticedDifference::Cover));
    }
    void eachPair_countsOnce_forWhatAPlayerNotices() {
        auto [a, b, noticed] = sightline::testsupport::fetch<Ruling, Ruling, int>("a", "b", "noticed");
        const auto there = noticedDifference(a, b);
        QCOMPARE(there ? static_cast<int>(*there) : -1, noticed);
        QVERIFY(noticedDifference(b, a) == there);
        const auto aspects = aspectsThatDiffer(a, b);
        QVERIFY(there != NoticedDifference::Cover || std::ranges::count(aspects, RulingAspect::Cover) == 1);
        QVERIFY(there || std::ranges::count(aspects, RulingAspect::Cover) == 0);
    }

    void aStopRequest_leavesTheRestOut() {
        std::stop_source stop;
        ComparisonOptions options;
        int last = 0;
        options.progress = [&](int done, int) {
            last = done;
            stop.request_stop();
        };
        const auto comparison = compareRules(tableNamed("tournament-table"), rulesNamed("plan"),
                                             rulesNamed("height-tags"), options, stop.get_token());
        QVERIFY(comparison.pairs > 0 && comparison.pairs < comparison.wanted);
        QCOMPARE(comparison.pairs, last);
    }

    void jsonAndCsv_holdEachDifference() {
        const Scenario scenario = tableNamed("height-classes");
        const auto comparison = compareRules(scenario, rulesNamed("plan"), rulesNamed("height-tags"));
        const QByteArray text = comparisonJson(comparison, "Classes", rulesNamed("plan"), rulesNamed("height-tags"),
                                               [](const Reason& r) { return r.code; });
        const auto json = QJsonDocument::fromJson(text).object();
        QCOMPARE(json["rules_b"]["hash"].toString(), rulesNamed("height-tags").hash());
        QCOMPARE(json["pairs"].toInt(), comparison.pairs);
        QCOMPARE(json["differences"].toArray().size(), static_cast<qsizetype>(comparison.differences.size()));
        const auto first = json["differences"].toArray().first().toObject();
        QCOMPARE(first["from"].toString(), comparison.differences[0].a.observer.value);
        QCOMPARE(first["a"]["visible"].toBool(), comparison.differences[0].a.ruling.visible);
        QCOMPARE(first["b"]["cover"].toString(), comparison.differences[0].b.ruling.cover);
        const QByteArray csv = comparisonCsv(comparison);
        QCOMPARE(csv.count("\r\n"), static_cast<qsizetype>(comparison.differences.size()) + 1);
    }
};

QTEST_GUILESS_MAIN(TestRuleComparison)
#include "tst_rule_comparison.moc"
