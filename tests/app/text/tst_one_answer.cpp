#include "app/shared/export/sheet_text.h"
#include "app/shared/painting/theme.h"
#include "app/shared/text/comparison_text.h"
#include "app/shared/text/deciding_rule.h"
#include "app/shared/text/ruling_text.h"
#include "app/shared/text/shot_text.h"
#include "app/shared/text/spoken_answer.h"
#include "app/shared/text/study_text.h"
#include "app/shared/text/unit_text.h"
#include "app/shared/text/verdict_rows.h"
#include "app/shared/text/verdict_text.h"
#include "app/shared/text/vision_text.h"
#include "scenarios/analysis/heat_map.h"
#include "scenarios/conformance/random_scene.h"
#include "scenarios/edits/edits.h"
#include "scenarios/judge/headline.h"
#include "scenarios/judge/ruling_moves.h"
#include "scenarios/model/vision.h"
#include "scenarios/output/comparison_io.h"
#include "scenarios/output/dispute_file.h"
#include "scenarios/output/units_json.h"
#include "scenarios/questions/placement_study.h"
#include "scenarios/questions/shot.h"
#include "scenarios/questions/told_reason.h"
#include "scenarios/questions/unit_matrix.h"
#include "scenarios/rules/rule_set.h"
#include "tests/scenarios/pack_rows.h"
#include "tests/scenarios/scenario_maker.h"
#include "tests/support/sight_checks.h"

#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonValue>
#include <QObject>
#include <QTest>

#include <algorithm>
#include <map>

using namespace sightline;
using namespace sightline::scenarios;
using namespace sightline::testsupport;

namespace {

using Wrong = std::vector<std::pair<bool, QString>>;

/// The first statement that does not hold; empty: all hold.
QString firstOf(const Wrong& wrong) {
    const auto first = std::ranges::find_if(wrong, [](const auto& entry) { return entry.first; });
    return first == wrong.end() ? QString{} : first->second;
}

QString codeOf(const Reason& reason) { return reason.code; }

/// The answers of the judge, each pair asked once, in another order than that of any list.
class Answers {
public:
    explicit Answers(const PreparedTable& table) : m_table{table} {}

    const Verdict& of(const ModelId& observer, const ModelId& target) {
        const auto key = std::pair{observer.value, target.value};
        const auto known = m_verdicts.find(key);
        return known != m_verdicts.end() ? known->second
                                         : m_verdicts.emplace(key, judge(m_table, {observer, target})).first->second;
    }

    /// True for one of seven: figures of rulings take long.
    [[nodiscard]] bool isTurnOfFigures() { return m_named++ % 7 == 0; }

    /// The answer with the figures of its ruling, which name the fewest pieces.
    [[nodiscard]] Verdict withFigures(const ModelId& observer, const ModelId& target) const {
        Question question{observer, target};
        question.wantRulingFigures = true;
        return judge(m_table, question);
    }

private:
    const PreparedTable& m_table;
    int m_named = 0;
    std::map<std::pair<QString, QString>, Verdict> m_verdicts;
};

std::vector<QString> namesOf(const QJsonValue& list) {
    std::vector<QString> names;
    for (const auto& value : list.toArray()) {
        names.push_back(value.toString());
    }
    std::ranges::sort(names);
    return names;
}

bool isReasonOfHiding(const QString& code) {
    return QStringList{"not-a-source",    "out-of-range", "out-of-arc", "hidden-beyond",
                       "patch-too-small", "blocked-by",   "no-line",    "not-settled"}
        .contains(code);
}

bool isReasonOfSeeing(const QString& code) {
    return QStringList{"contact", "seen-back", "clear-line", "touching-line", "bases-touch"}.contains(code);
}

/// What one model's row of a list of units says against the judge.
QString
contradictionIn(const QJsonObject& row, const ObserverRuling& ruling, const Scenario& scenario, Answers& answers) {
    std::vector<QString> seen;
    std::vector<QString> fullySeen;
    int maxCover = 0;
    Wrong wrong;
    for (const Verdict& verdict : ruling.verdicts) {
        const Verdict& own = answers.of(ruling.observer, verdict.target);
        if (own.ruling.visible) {
            seen.push_back(own.target.value);
        }
        if (own.ruling.fullyVisible) {
            fullySeen.push_back(own.target.value);
        }
        const ReportedCover cover = reportedCover(own.ruling);
        maxCover = std::max(maxCover, cover.order);
        const QString told = row["covers"][own.target.value].toString();
        // Full sight of another model of the unit may end cover, nothing else changes it.
        wrong.emplace_back(told != cover.level && told != u"none", QStringLiteral("cover of ") + own.target.value);
    }
    std::ranges::sort(seen);
    std::ranges::sort(fullySeen);
    const Verdict& best = answers.of(ruling.observer, {row["best_target"].toString()});
    const QString code = row["code"].toString();
    const bool isJudges = best.ruling.overruled.has_value();
    const QString why = app::observerReason(ruling, scenario);
    wrong.emplace_back(namesOf(row["sees"]) != seen, "who is seen");
    wrong.emplace_back(namesOf(row["fully_sees"]) != fullySeen, "who is seen in full");
    wrong.emplace_back(!seen.empty() && !best.ruling.visible &&
                           std::ranges::none_of(ruling.shots, [](const auto& shot) { return shot.ruling.eligible; }),
                       "the best target is not seen, others are");
    wrong.emplace_back(!isJudges && best.ruling.visible && isReasonOfHiding(code), "why: " + code);
    wrong.emplace_back(!isJudges && !best.ruling.visible && isReasonOfSeeing(code), "why not: " + code);
    wrong.emplace_back(!isJudges && best.ruling.visible && !best.ruling.validTarget && isReasonOfSeeing(code),
                       "why no valid target: " + code);
    wrong.emplace_back(why.isEmpty(), "no reason");
    // What is named is what the headline of the pair names.
    if (const QString inTheWay = QStringLiteral("In the way: ");
        why.startsWith(inTheWay) && answers.isTurnOfFigures()) {
        const QString names = app::listOfNames(
            app::blockerNames(answers.withFigures(ruling.observer, ruling.bestVerdict().target), scenario));
        wrong.emplace_back(why != inTheWay + names + u'.', QStringLiteral("%1 Headline: %2").arg(why, names));
    }
    wrong.emplace_back(seen.empty() && maxCover == 0 && ruling.coverOrder > 0, "cover of a unit that is not seen");
    wrong.emplace_back(ruling.coverOrder > 0 && row["cover"].toString() == u"none", "the level of cover");
    return firstOf(wrong);
}

QString contradictionIn(const QJsonObject& json, const UnitRuling& pair, const Scenario& scenario, Answers& answers) {
    int see = 0;
    std::vector<QString> seen;
    const QJsonArray rows = json["models"].toArray();
    for (qsizetype i = 0; i < pair.byObserver.size(); ++i) {
        const ObserverRuling& here = pair.byObserver[i];
        if (const QString wrong = contradictionIn(rows[i].toObject(), here, scenario, answers); !wrong.isEmpty()) {
            return QStringLiteral("%1: %2").arg(here.observer.value, wrong);
        }
        bool sees = false;
        for (const Verdict& verdict : here.verdicts) {
            if (answers.of(here.observer, verdict.target).ruling.visible) {
                sees = true;
                seen.push_back(verdict.target.value);
            }
        }
        see += sees ? 1 : 0;
    }
    std::ranges::sort(seen);
    seen.erase(std::ranges::unique(seen).begin(), seen.end());
    const QString sentence = app::unitRulingSentence(pair);
    const bool saysNot = sentence.startsWith(u"The unit counts as not visible");
    const auto beginning =
        QStringLiteral("%1 of %2 models see %3 of ").arg(see).arg(pair.byObserver.size()).arg(seen.size());
    return firstOf({
        {json["observers_that_see"].toInt() != see || json["targets_seen"].toInt() != std::ssize(seen), "the numbers"},
        {!app::unitSentence(pair).startsWith(beginning), app::unitSentence(pair)},
        {json["visible"].toBool() && seen.empty(), "visible"},
        {json["fully_visible"].toBool() && !json["visible"].toBool(), "fully visible"},
        {saysNot == json["visible"].toBool(), sentence},
    });
}

/// A figure of a row that does not say what it belongs to: the whole base or the straight line of the geometry, or the
/// ruling.
QString figureOfNothing(const Verdict& verdict, const Scenario& scenario) {
    for (const QString& figure : app::geometryFigures(verdict, scenario).split(QStringLiteral(" · "))) {
        const bool isOfNames = figure.startsWith(u"in the way: ");
        if (figure.contains(u"too close") || figure.contains(u"certain") || figure.contains(u"depends on")) {
            return figure; // words of the ruling
        }
        if (figure.contains(u" %") && !isOfNames && !figure.startsWith(u"all points of the base together see ")) {
            return figure;
        }
        if (figure.contains(u" mm") && !isOfNames && !figure.contains(u"straight ")) {
            return figure;
        }
    }
    const QString margin = app::marginRow(verdict, scenario);
    return margin.isEmpty() || margin.contains(u" ruling") ? QString{} : margin;
}

/// What a summary says against the ruling that it sums up.
QString contradictionIn(const QString& summary, const Ruling& ruling) {
    const ReportedCover cover = reportedCover(ruling);
    return firstOf({
        {summary.startsWith(u"not visible") == ruling.visible, "seen: " + summary},
        {summary.startsWith(u"fully visible") != (ruling.visible && ruling.fullyVisible), "in full: " + summary},
        {summary.contains(u"cover: ") != (cover.level != u"none"), "cover: " + summary},
        {summary.contains(u"no valid target") == ruling.validTarget, "target: " + summary},
    });
}

/// The table as a hidden game in which no side has seen anybody yet.
Scenario unseen(Scenario scenario) {
    Vision vision;
    vision.enabled = true;
    for (const Player& player : scenario.players) {
        VisionSide& side = vision.sides.emplace_back();
        side.player = player.id;
        side.knows.explored = geometry::CellSet{1, 1};
    }
    return withVision(std::move(scenario), std::move(vision));
}

} // namespace

/// Lists, studies, comparisons, maps, sheets and disputes give the answer of the judge, and no other.
class TestOneAnswer : public QObject {
    Q_OBJECT

private slots:
    void units_sayWhatTheJudgeSays_data() { testsupport::addPackRows(); }
    void units_sayWhatTheJudgeSays();
    void studies_beginWithTheAnswer_data() { testsupport::addPackRows(); }
    void studies_beginWithTheAnswer();
    void comparisons_sayWhatBothJudgesSay_data() { testsupport::addPackRows(); }
    void comparisons_sayWhatBothJudgesSay();
    void heatMaps_countWhoMaySee_data() { testsupport::addPackRows(); }
    void heatMaps_countWhoMaySee();
    void sheetsAndDisputes_sayWhatTheCardSays_data() { testsupport::addPackRows(); }
    void sheetsAndDisputes_sayWhatTheCardSays();
    void hiddenGames_nowhereCallABarredTargetClear_data() { testsupport::addPackRows(); }
    void hiddenGames_nowhereCallABarredTargetClear();
    void blockers_areTheFewestThatCloseEveryLine();
    void shots_sayWhyTheirCoverIsAnother_data() { testsupport::addPackRows(); }
    void shots_sayWhyTheirCoverIsAnother();

private:
    static std::uint64_t lastSeed() { return static_cast<std::uint64_t>(testsupport::boardCount(1)); }

    static Scenario sceneOf(std::uint64_t seed, const RuleSet& rules) {
        Random random{seed * 43 + 17};
        return dressedFor(randomScene(seed + 300), rules, random);
    }
};

void TestOneAnswer::units_sayWhatTheJudgeSays() {
    QFETCH(QString, id);
    const RuleSet& rules = *shippedRuleSet(id);
    int pairs = 0;
    for (std::uint64_t seed = 1; seed <= lastSeed(); ++seed) {
        const Scenario scenario = sceneOf(seed, rules);
        const PreparedTable table{scenario, rules};
        Answers answers{table};
        const UnitMatrix matrix = unitMatrixOf(table);
        JsonWriter writer;
        writer.beginObject();
        writeUnitMatrix(writer, matrix, scenario, codeOf);
        writer.endObject();
        const QJsonArray written = QJsonDocument::fromJson(writer.text()).object()["pairs"].toArray();
        QCOMPARE(static_cast<std::size_t>(written.size()), matrix.pairs.size());
        for (std::size_t i = 0; i < matrix.pairs.size(); ++i, ++pairs) {
            const QString wrong =
                contradictionIn(written[static_cast<qsizetype>(i)].toObject(), matrix.pairs[i], scenario, answers);
            QVERIFY2(wrong.isEmpty(), qPrintable(QStringLiteral("seed %1, %2 at %3: %4")
                                                     .arg(seed)
                                                     .arg(app::unitTitle(scenario, matrix.pairs[i].from),
                                                          app::unitTitle(scenario, matrix.pairs[i].to), wrong)));
        }
    }
    QVERIFY(pairs > 0);
}

void TestOneAnswer::studies_beginWithTheAnswer() {
    QFETCH(QString, id);
    const RuleSet& rules = *shippedRuleSet(id);
    for (std::uint64_t seed = 1; seed <= lastSeed(); ++seed) {
        const Scenario scenario = sceneOf(seed, rules);
        const PreparedTable table{scenario, rules};
        // Nothing is put up wrong: each trial is the table as it is.
        StudyOptions options;
        options.errors = {0.0, 0.0, 0.0, 0.0};
        options.trials = 2;
        options.threads = 1;
        for (const Question& question : pairQuestions(scenario)) {
            const Verdict verdict = judge(table, question);
            const auto study = studyOf(table, question.observer, question.target, options);
            const bool isOf = !verdict.ruling.overruled.has_value();
            const bool isClear = isOf ? mayBeTargeted(verdict.ruling) : verdict.visible();
            const QString report = app::studyReport(scenario, question.observer, question.target, options, study);
            const QString wrong = firstOf({
                {study.isOfRuling != isOf, "whose answer is counted"},
                {(study.asPlaced == geometry::Visibility::Clear) != isClear, "as placed"},
                {study.clear != (isClear ? study.trials : 0), "the trials"},
                {isOf && report.contains(u"As placed: visible by the rules") != verdict.ruling.visible, report},
                {isOf && report.contains(u"As placed: not visible by the rules.") == verdict.ruling.visible, report},
                {isOf && report.contains(u", but no valid target.") != (verdict.ruling.visible && !isClear), report},
                {isOf && study.isVisibleAsPlaced != verdict.ruling.visible, "visible as placed"},
                {!app::studySentence(study).contains(isClear ? QStringLiteral("in 2 of 2 trials: 100.0 %")
                                                             : QStringLiteral("in 0 of 2 trials: 0.0 %")),
                 app::studySentence(study)},
            });
            QVERIFY2(wrong.isEmpty(), qPrintable(QStringLiteral("seed %1, %2 to %3: %4")
                                                     .arg(seed)
                                                     .arg(question.observer.value, question.target.value, wrong)));
        }
    }
}

void TestOneAnswer::comparisons_sayWhatBothJudgesSay() {
    QFETCH(QString, id);
    const RuleSet& rules = *shippedRuleSet(id);
    const RuleSet& other =
        *shippedRuleSet(id == u"area-groups" ? QStringLiteral("40k-10e") : QStringLiteral("area-groups"));
    for (std::uint64_t seed = 1; seed <= lastSeed(); ++seed) {
        const Scenario scenario = sceneOf(seed, rules);
        const PreparedTable here{scenario, rules};
        const PreparedTable there{scenario, other};
        const RuleComparison comparison = compareRules(scenario, rules, other);
        const QJsonArray written =
            QJsonDocument::fromJson(comparisonJson(comparison, QStringLiteral("s"), rules, other, codeOf))
                .object()["differences"]
                .toArray();
        QCOMPARE(static_cast<std::size_t>(written.size()), comparison.differences.size());
        auto next = comparison.differences.begin();
        qsizetype row = 0;
        for (const Question& question : pairQuestions(scenario)) {
            const Ruling a = judge(here, question).ruling;
            const Ruling b = judge(there, question).ruling;
            const QString what =
                QStringLiteral("seed %1, %2 to %3: ").arg(seed).arg(question.observer.value, question.target.value);
            const bool isListed = next != comparison.differences.end() && next->a.observer == question.observer &&
                                  next->a.target == question.target;
            QVERIFY2(isListed == noticedDifference(a, b).has_value(), qPrintable(what + "listed"));
            if (!isListed) {
                QVERIFY2(a.visible == b.visible, qPrintable(what + "seen by one of them, and not listed"));
                continue;
            }
            const QJsonObject json = written[row].toObject();
            const QString wrong = firstOf({
                {json["a"]["visible"] != QJsonValue{a.visible} || json["b"]["visible"] != QJsonValue{b.visible},
                 "visible"},
                {json["a"]["cover"].toString() != reportedCover(a).level ||
                     json["b"]["cover"].toString() != reportedCover(b).level,
                 "cover"},
                {(json["a"]["valid_target"].toBool() && !a.visible) ||
                     (json["b"]["valid_target"].toBool() && !b.visible),
                 "a valid target that nobody sees"},
                {a.visible != b.visible && next->noticed != NoticedDifference::Seen, "what is noticed"},
                {a.visible &&
                     std::ranges::any_of(next->onlyA,
                                         [](const Reason& reason) { return isReasonOfHiding(reason.code); }) &&
                     !a.overruled,
                 "a reason of hiding for what is seen"},
            });
            QVERIFY2(wrong.isEmpty(), qPrintable(what + wrong));
            for (const Ruling* ruling : {&next->a.ruling, &next->b.ruling}) {
                const QString against = contradictionIn(app::rulingSummary(*ruling), *ruling);
                QVERIFY2(against.isEmpty(), qPrintable(what + against));
            }
            ++next;
            ++row;
        }
        QVERIFY(next == comparison.differences.end());
    }
}

/// A target of no extent is put onto spots of the map, and the judge is asked about each viewer.
void TestOneAnswer::heatMaps_countWhoMaySee() {
    QFETCH(QString, id);
    const RuleSet& rules = *shippedRuleSet(id);
    int spots = 0;
    for (std::uint64_t seed = 1; seed <= lastSeed(); ++seed) {
        Scenario scenario = sceneOf(seed, rules);
        scenario.overrulings.clear(); // of pairs that no map has
        scenario.wallRulings.clear();
        const RegionTable table{PreparedTable{scenario, rules}};
        HeatQuestion question;
        question.look.cell = geometry::Length::fromMillimeters(58.317);
        for (const Model& model : scenario.models) {
            if (question.look.from.size() < 2) {
                question.look.from.push_back(model.id);
            }
        }
        const geometry::SamplePointGrid grid{{{}, {scenario.table.width, scenario.table.height}}, question.look.cell};
        for (std::size_t spot = seed * 13 % 37; spot < grid.count(); spot += 37) {
            question.wanted.push_back(spot);
        }
        const HeatMap map = heatMap(table, question, {}, 1);
        QCOMPARE(map.viewers, static_cast<int>(question.look.from.size()));
        for (const std::size_t spot : question.wanted) {
            ++spots;
            Scenario probed = scenario;
            Model target = regionTargetAt(question.look, map.grid.samplePoint(spot));
            target.id = {QStringLiteral("probe")};
            probed.models.push_back(target);
            const PreparedTable asked{probed, rules};
            int sees = 0;
            for (const ModelId& viewer : question.look.from) {
                const Ruling ruling = judge(asked, {viewer, target.id}).ruling;
                sees += ruling.visible ? 1 : 0;
            }
            QVERIFY2(map.counts[spot] == sees, qPrintable(QStringLiteral("seed %1, spot %2: %3 instead of %4")
                                                              .arg(seed)
                                                              .arg(spot)
                                                              .arg(map.counts[spot])
                                                              .arg(sees)));
        }
    }
    QVERIFY(spots > 0);
}

void TestOneAnswer::sheetsAndDisputes_sayWhatTheCardSays() {
    QFETCH(QString, id);
    const RuleSet& rules = *shippedRuleSet(id);
    // Figures of rulings take long: a few pairs of each table.
    for (std::uint64_t seed = 1; seed <= static_cast<std::uint64_t>(testsupport::boardCount(1)); ++seed) {
        const Scenario scenario = sceneOf(seed, rules);
        const PreparedTable table{scenario, rules};
        const auto questions = pairQuestions(scenario);
        for (std::size_t i = seed % 7; i < questions.size(); i += 7) {
            Question question = questions[i];
            question.wantRulingFigures = true;
            const Verdict verdict = judge(table, question);
            const QString what =
                QStringLiteral("seed %1, %2 to %3: ").arg(seed).arg(question.observer.value, question.target.value);
            // Each row of the card stands on the sheet, with its value.
            const QString sheet = app::sheetHead(scenario, verdict, {}, {}) + app::sheetBody(scenario, verdict, {}, {});
            auto rows = app::measuredRows(verdict, scenario);
            std::ranges::copy(app::ruledRows(verdict, scenario), std::back_inserter(rows));
            for (const app::VerdictRow& row : rows) {
                QVERIFY2(sheet.contains(row.value.toHtmlEscaped()), qPrintable(what + row.name + " " + row.value));
            }
            const QString bare = figureOfNothing(verdict, scenario);
            QVERIFY2(bare.isEmpty(), qPrintable(what + bare));
            // Of two shares one is left out: they count other things in the way, and nobody can add them up.
            const bool tellsShare = std::ranges::any_of(rows, [](const app::VerdictRow& row) {
                return row.name == u"seen share" || (row.name == u"geometry" && row.value.contains(u" % of the "));
            });
            QVERIFY2(!tellsShare || !app::coverRow(verdict, scenario).contains(u" % of "), qPrintable(what));
            // Whatever a rule pack ruled, one line names the rule, and the sheet has it.
            const QString rule = app::decidingRule(verdict, scenario);
            QVERIFY2(rule.isEmpty() == verdict.ruling.overruled.has_value(), qPrintable(what + rule));
            QVERIFY2(sheet.contains(rule.toHtmlEscaped()), qPrintable(what + rule));
            const QString modifier = app::modifierText(verdict.ruling);
            QVERIFY2(modifier.isEmpty() || !mayBeTargeted(verdict.ruling) || verdict.ruling.overruled.has_value() ||
                         app::spokenAnswer(verdict, scenario).contains(modifier),
                     qPrintable(what + modifier));
            // One sentence to read aloud names both, says whether one sees the other, and blames no other piece.
            const QString spoken = app::spokenAnswer(verdict, scenario);
            QVERIFY2(spoken.contains(app::memberName(scenario, verdict.observer)) &&
                         spoken.contains(app::memberName(scenario, verdict.target)) && spoken.endsWith(u'.') &&
                         (!verdict.ruling.visible || !spoken.contains(u" does not see ")) &&
                         (verdict.ruling.visible || !spoken.contains(u" sees ")),
                     qPrintable(what + spoken));
            // A shot that is barred makes no target, in each of the words.
            const bool isBarred = verdict.ruling.visible && verdict.ruling.lineOfFire == false &&
                                  !verdict.ruling.overruled && !verdict.ruling.byLargest &&
                                  !verdict.ruling.status.isEmpty();
            const auto barredKind = verdict.ruling.certainty == Certainty::TooCloseToCall ? app::VerdictKind::TooClose
                                                                                          : app::VerdictKind::NotLegal;
            QVERIFY2(!isBarred || (!verdict.ruling.validTarget && app::kindOf(scenario, verdict) == barredKind &&
                                   spoken.contains(app::verdictPhrase(barredKind)) && !spoken.contains(u"no cover")),
                     qPrintable(what + spoken));
            QVERIFY2(!spoken.contains(u"in the way: ") ||
                         spoken.contains(QStringLiteral("in the way: ") +
                                         app::listOfNames(app::blockerNames(verdict, scenario))),
                     qPrintable(what + spoken));
            const QString closeBy = app::closeMarginText(verdict);
            const bool isAtLimit = verdict.ruling.margin && verdict.ruling.margin->millimeters.value_or(0.0) <= 0.0;
            QVERIFY2(rule.isEmpty() || closeBy.isEmpty() ||
                         rule.startsWith(isAtLimit ? QStringLiteral("Exactly at the limit of: ")
                                                   : QStringLiteral("Within %1 of: ").arg(closeBy)),
                     qPrintable(what + rule));
            const QString word = app::verdictWord(app::kindOf(scenario, verdict));
            QVERIFY2(sheet.contains(word.toHtmlEscaped()), qPrintable(what + word));
            // Who decides stands in the positions, so that the table can be set up again from the sheet.
            for (const Reason& reason : reportedReasons(verdict.ruling.reasons, verdict.ruling.visible)) {
                for (const ModelId& model : reason.models) {
                    QVERIFY2(sheet.contains(QStringLiteral("[%1]").arg(model.value)), qPrintable(what + model.value));
                }
            }
            // What the file says is the answer, to whoever opens it.
            const Dispute dispute = disputeOf(table, question, {});
            const auto read = readDispute(writeDispute(dispute), QStringLiteral("d"));
            QVERIFY2(read.has_value(), qPrintable(what));
            const QJsonObject stored = QJsonDocument::fromJson(read->verdict).object();
            QVERIFY2(stored["visible"] == QJsonValue{verdict.ruling.visible}, qPrintable(what + "the stored answer"));
            QVERIFY2(!stored["ruling"]["valid_target"].toBool() || verdict.ruling.visible,
                     qPrintable(what + "a valid target that nobody sees"));
            QVERIFY2(stored["ruling"]["cover"].toString() == reportedCover(verdict.ruling).level,
                     qPrintable(what + "the stored cover"));
            const DisputeCheck check = checkDispute(*read);
            QVERIFY2(check.isVerified(),
                     qPrintable(what + (check.differences.empty() ? QString{} : check.differences[0].what)));
            QVERIFY2(check.verdict.ruling.visible == verdict.ruling.visible &&
                         check.verdict.ruling.margin == verdict.ruling.margin &&
                         check.verdict.ruling.certainty == verdict.ruling.certainty,
                     qPrintable(what + "the answer again"));
        }
    }
}

/// Sheet, spoken answer, announcement, status line and drawing go by the same headline, and say who is barred.
void TestOneAnswer::hiddenGames_nowhereCallABarredTargetClear() {
    QFETCH(QString, id);
    const RuleSet& rules = *shippedRuleSet(id);
    int barredPairs = 0;
    // On the first board no target of two of the rule sets is barred.
    for (std::uint64_t seed = 1; seed <= lastSeed() + 1; ++seed) {
        const Scenario open = sceneOf(seed, rules);
        const Scenario scenario = unseen(open);
        const PreparedTable table{scenario, rules};
        for (const Question& question : pairQuestions(scenario)) {
            const Verdict verdict = judge(table, question);
            const app::VerdictKind sight = app::sightKindOf(verdict);
            QCOMPARE(app::kindOf(open, verdict), sight); // without fog nothing is barred
            const QString barred = app::barredSentence(verdict, scenario);
            const bool isPlainYes = sight == app::VerdictKind::Clear || sight == app::VerdictKind::VisibleByRules;
            if (barred.isEmpty() || !isPlainYes) {
                QCOMPARE(app::kindOf(scenario, verdict), sight);
                continue;
            }
            ++barredPairs;
            const QString word = app::verdictWord(app::VerdictKind::NotLegal);
            const QString phrase = app::verdictPhrase(app::VerdictKind::NotLegal);
            const QString head = app::sheetHead(scenario, verdict, {}, {});
            const QString spoken = app::spokenAnswer(verdict, scenario);
            const QString announced = app::announcement(verdict, scenario);
            QCOMPARE(app::kindOf(scenario, verdict), app::VerdictKind::NotLegal);
            QCOMPARE(app::lookOf(scenario, verdict), app::VerdictLook::VisibleNotLegal);
            QCOMPARE(app::verdictStatus(verdict, scenario), word);
            QVERIFY2(head.contains(QStringLiteral("<b>%1</b>").arg(word)) && head.contains(barred), qPrintable(head));
            QVERIFY2(spoken.contains(phrase) && spoken.endsWith(barred), qPrintable(spoken));
            QVERIFY2(announced.contains(phrase) && announced.contains(barred), qPrintable(announced));
        }
    }
    QVERIFY(barredPairs > 0);
}

/// An area closes every line alone; so does a ruin behind it, which the sentence can do without.
void TestOneAnswer::blockers_areTheFewestThatCloseEveryLine() {
    Scenario scenario;
    scenario.rules = QStringLiteral("40k-11e");
    scenario.models = {testsupport::modelAt("a", 6, 20), testsupport::modelAt("b", 40, 20)};
    Piece area = testsupport::boxPiece("area", 12, 8, 18, 32);
    area.kind = QStringLiteral("area");
    area.height = geometry::Length{};
    area.traits = {QStringLiteral("light")};
    Piece half = testsupport::boxPiece("half", 25, 8, 27, 20);
    half.kind = QStringLiteral("container");
    half.height = geometry::Length::fromInches(6);
    scenario.terrain = {half, area};
    Question question{{"a"}, {"b"}};
    question.wantRulingFigures = true;
    const RuleSet& rules = *shippedRuleSet(QStringLiteral("40k-11e"));
    const Verdict verdict = judge(PreparedTable{scenario, rules}, question);
    QVERIFY(!verdict.ruling.visible);
    QCOMPARE(app::blockerNames(verdict, scenario), QStringList{"area"});
    QCOMPARE(app::decidingRule(verdict, scenario),
             QString("Obscuring areas: cannot see through unless one of the two touches it"));
    QCOMPARE(app::spokenAnswer(verdict, scenario),
             QString("a does not see b: not visible by the rules (Obscuring areas: cannot see through unless one of "
                     "the two touches it), in the way: area."));
    question.wantRulingFigures = false; // neither pieces nor a rule before they are known
    QCOMPARE(app::spokenAnswer(judge(PreparedTable{scenario, rules}, question), scenario),
             QString("a does not see b: not visible by the rules."));
    question.wantRulingFigures = true;
    // Lists of units name the same, or nothing where the fewest are not known.
    scenario.models[0].player = {QStringLiteral("red")};
    scenario.models[1].player = {QStringLiteral("blue")};
    UnitMatrixOptions options;
    const auto told = [&] {
        const UnitMatrix matrix = unitMatrixOf(PreparedTable{scenario, rules}, options);
        return matrix.pairs.empty() ? QString{} : app::observerReason(matrix.pairs[0].byObserver[0], scenario);
    };
    QCOMPARE(told(), QString("The rules let no line pass."));
    options.wantDetails = false;
    QCOMPARE(told(), QString("The rules let no line pass."));
    options.wantDetails = options.wantMargins = true;
    QCOMPARE(told(), QString("In the way: area."));
    const auto known = toldReason(verdict);
    QVERIFY(known && known->pieces == std::vector<PieceId>{{"area"}});
    scenario.terrain.clear();
    QCOMPARE(app::decidingRule(judge(PreparedTable{scenario, rules}, question), scenario),
             QString("Line of sight: a line 1 mm wide from the observer (any part) to the target (any part)"));
}

/// A row of a shot and the card of its pair stand on one screen, and on one sheet.
void TestOneAnswer::shots_sayWhyTheirCoverIsAnother() {
    QFETCH(QString, id);
    const RuleSet& rules = *shippedRuleSet(id);
    for (std::uint64_t seed = 1; seed <= static_cast<std::uint64_t>(testsupport::boardCount(1)); ++seed) {
        const Scenario scenario = sceneOf(seed, rules);
        const PreparedTable table{scenario, rules};
        const auto units = unitsOf(scenario);
        for (const UnitName& from : units) {
            const auto to = std::ranges::find_if(units, [&](const auto& unit) { return unit.player != from.player; });
            if (to == units.end()) {
                continue;
            }
            const ShotRuling shot = shotOf(scenario, rules, {from, *to});
            for (const ModelShot& one : shot.shots) {
                const Verdict verdict = judge(table, {one.observer, one.verdict.target});
                const QString row = app::shotCover(one, shot, scenario);
                const QString pair = reportedCover(verdict.ruling).level;
                const bool isNone = row.startsWith(u"none");
                const QString note = app::shotCoverOfPair(shot, verdict, scenario);
                const QString what =
                    QStringLiteral("seed %1, %2: %3 | %4 | %5").arg(seed).arg(one.observer.value, pair, row, note);
                QVERIFY2(row.isEmpty() || !verdict.ruling.visible || isNone == (pair == u"none") || !note.isEmpty() ||
                             row.contains(u"models seen)"),
                         qPrintable(what));
                QVERIFY2(note.isEmpty() || note.contains(row) || row.contains(u"models seen"), qPrintable(what));
                const QString sheet = app::sheetBody(scenario, verdict, {}, {}, shot);
                QVERIFY2(sheet.contains(note.toHtmlEscaped()), qPrintable(what));
                // Why a line is blocked, and first what to announce.
                const QString why = one.ruling.hasLine ? QString{} : app::shotReason(one, scenario);
                QVERIFY2(sheet.contains(why.toHtmlEscaped()), qPrintable(what + why));
                QVERIFY2(sheet.contains(u"<div><b>Announce: "), qPrintable(what));
                const QString spoken = app::spokenShot(shot, scenario);
                QVERIFY2(spoken.contains(app::unitTitleWithPlayer(scenario, from)) &&
                             spoken.contains(app::unitTitleWithPlayer(scenario, *to)) &&
                             spoken.contains(app::shotSentence(shot, scenario)),
                         qPrintable(what + spoken));
                QVERIFY2(app::sheetHead(scenario, verdict, {}, {}, shot)
                             .contains(QStringLiteral(", in the shot of %1 at %2")
                                           .arg(app::unitTitle(scenario, from), app::unitTitle(scenario, *to))
                                           .toHtmlEscaped()),
                         qPrintable(what));
            }
        }
    }
}

QTEST_MAIN(TestOneAnswer)
#include "tst_one_answer.moc"
