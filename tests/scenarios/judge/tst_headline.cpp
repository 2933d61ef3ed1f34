#include "scenarios/judge/headline.h"

#include "scenarios/conformance/random_scene.h"
#include "scenarios/judge/terrain_table.h"
#include "scenarios/model/terrain_kinds.h"
#include "scenarios/output/dispute_file.h"
#include "scenarios/output/table_csv.h"
#include "scenarios/output/verdict_json.h"
#include "scenarios/questions/placement_study.h"
#include "scenarios/rules/rule_pack.h"
#include "scenarios/rules/rule_set.h"
#include "tests/scenarios/pack_rows.h"
#include "tests/scenarios/scenario_maker.h"
#include "tests/support/rows.h"
#include "tests/support/sight_checks.h"

#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonValue>
#include <QList>
#include <QObject>
#include <QTest>

#include <algorithm>

using namespace sightline;
using namespace sightline::scenarios;
using namespace sightline::testsupport;

namespace {

const RuleSet& rulesNamed(const char* id) { return *shippedRuleSet(QLatin1String{id}); }

Verdict ask(const Scenario& scenario, const char* rules, bool wantFigures = false) {
    Question question{.observer = {"a"}, .target = {"b"}, .wantRulingFigures = wantFigures};
    return judge(PreparedTable{scenario, rulesNamed(rules)}, question);
}

/// The target stands in a ruin: the pack `ruins` sees into it, the straight line is blocked by it.
Scenario targetInARuin() {
    return makeScenario({.terrain = {boxPiece("ruin", 36, 16, 44, 24, {.kind = "ruin", .height = 6})},
                         .models = {modelAt("a", 10, 20), modelAt("b", 40, 20)}});
}

/// Infantry that touches a dense area is seen within 15 in only; both bases are 1 in across.
Scenario targetInADenseArea(double millimetersPastTheRange) {
    Scenario scenario =
        makeScenario({.models = {modelAt("a", 10, 20), modelAt("b", 10 + 16 + millimetersPastTheRange / 25.4, 20)}});
    for (Model& model : scenario.models) {
        model.base = roundBase(25.4);
        model.keywords = {QStringLiteral("infantry")};
    }
    scenario.terrain = {boxPiece("area", 25, 19, 45, 21, {.height = 0, .traits = {"dense"}})};
    return scenario;
}

bool hasCode(const QJsonArray& reasons, const QString& code) {
    return std::ranges::any_of(reasons, [&](const QJsonValue& reason) { return reason["code"].toString() == code; });
}

/// Whether the piece is one that a reason `blocked-by` names.
bool isNamedAsBlocker(const Ruling& ruling, const QString& piece) {
    return std::ranges::any_of(ruling.reasons, [&](const Reason& reason) {
        return reason.code == u"blocked-by" && std::ranges::find(reason.pieces, PieceId{piece}) != reason.pieces.end();
    });
}

/// What the JSON of a verdict under a rule pack says against its own answer; empty: nothing.
QString contradictionIn(const QJsonObject& json, const Verdict& verdict) {
    const bool isVisible = verdict.ruling.visible;
    const QJsonObject ruling = json["ruling"].toObject();
    const QJsonArray blockedBy = json["blocked_by"].toArray();
    const QJsonArray reasons = json["reasons"].toArray();
    const auto none = [](const QJsonValue& value) { return value.isNull() || value.isUndefined(); };
    const std::vector<std::pair<bool, const char*>> wrong{
        {json["visible"] != QJsonValue{isVisible} || ruling["visible"] != QJsonValue{isVisible}, "visible"},
        {json["verdict"].toString() != (isVisible ? "clear" : "blocked"), "verdict"},
        {json["geometry"]["visible"] != QJsonValue{verdict.visible()}, "geometry.visible"},
        {!none(json["clearance_mm"]) || !none(json["phase"]), "figures of geometry at the top"},
        {json["fully_visible"] != QJsonValue{verdict.ruling.fullyVisible} ||
             (verdict.ruling.fullyVisible && !isVisible),
         "fully_visible"},
        {!none(json["seen_share"]) && (!isVisible || json["seen_share"].toDouble() <= 0.0),
         "a seen share of what is not seen"},
        {verdict.ruling.fullyVisible && !none(json["seen_share"]) && json["seen_share"].toDouble() < 1.0 - 1e-5,
         "seen_share of what is fully visible"},
        {isVisible && (!blockedBy.isEmpty() || json.contains("blocked_at")), "blockers of what is visible"},
        {isVisible && hasCode(reasons, "blocked-by"), "a reason blocked-by of what is visible"},
        {!isVisible && (hasCode(reasons, "cover-from") || hasCode(reasons, "seen-back") || hasCode(reasons, "contact")),
         "a reason of what is not visible"},
        {!isVisible && ruling["cover"].toString() != "none" && !hasCode(reasons, "cover-unseen"),
         "cover of what is not visible"},
        {json["certainty"].toString() == "certain" && verdict.ruling.certainty != Certainty::Certain,
         "certainty that is not proved"},
        {json["certainty"].toString() == "certain" && ruling["margin_proved"] == QJsonValue{true} &&
             ruling["margin"]["millimeters"].toDouble() < 1.0 - 1e-6,
         "certainty within the tolerance"},
        {ruling.contains("margin") && ruling["margin"]["millimeters"].toDouble() > 1.0 &&
             json["certainty"] == QJsonValue{"too close to call"} && !verdict.ruling.certainty,
         "certainty"},
        {std::ranges::any_of(
             blockedBy,
             [&](const QJsonValue& blocker) { return !isNamedAsBlocker(verdict.ruling, blocker["piece"].toString()); }),
         "a blocker that no reason names"},
    };
    const auto first = std::ranges::find_if(wrong, [](const auto& entry) { return entry.first; });
    return first == wrong.end() ? QString{} : QString::fromLatin1(first->second);
}

/// Returns the shares of cover that plain geometry contradicts, with their rules: all of the width is hidden if the
/// shapes of what gives the cover close every line by themselves, and less than all if they do not.
QStringList wrongShares(const Scenario& scenario, const RuleSet& rules, const Verdict& verdict) {
    QStringList wrong;
    for (const Reason& reason : verdict.ruling.reasons) {
        const auto line = std::ranges::find(rules.pack->cover, reason.rule, &CoverLine::path);
        if (!reason.share || line == rules.pack->cover.end() || line->trigger != CoverTrigger::NotFull) {
            continue;
        }
        Scenario alone = scenario;
        std::erase_if(alone.terrain, [&](const Piece& piece) {
            return std::ranges::find(reason.pieces, piece.id) == reason.pieces.end();
        });
        if (!reason.models.empty() || std::ranges::any_of(alone.terrain, &Piece::isMat)) {
            continue; // models and flat ground close lines under the rules of games alone
        }
        const char* plain = rules.pack->isVolume() ? "volume" : "plan";
        const Verdict byShape =
            judge(PreparedTable{alone, rulesNamed(plain)}, Question{verdict.observer, verdict.target});
        if ((*reason.share < 1.0) != byShape.visible()) {
            wrong.append(QStringLiteral("%1: %2").arg(reason.rule).arg(*reason.share));
        }
    }
    return wrong;
}

} // namespace

/// The ruling is what a verdict says first, in every output.
class TestHeadline : public QObject {
    Q_OBJECT

private slots:
    void withoutAPack_theGeometryIsTheHeadline() {
        const Verdict verdict = ask(targetInARuin(), "plan");
        QVERIFY(!isRuled(verdict) && !differsFromGeometry(verdict));
        const QJsonObject json = jsonOf(verdict);
        const QJsonObject geometry = json["geometry"].toObject();
        QCOMPARE(json["verdict"].toString(), QString("blocked"));
        QVERIFY(json["clearance_mm"].toDouble() < 0.0);
        for (const char* key : {"visible", "verdict", "certainty", "tolerance_mm", "clearance_mm", "fully_visible",
                                "seen_share", "phase", "line", "blocked_at", "distance_in", "blocked_by", "reasons"}) {
            QVERIFY2(geometry.contains(QLatin1String{key}), key);
            QCOMPARE(geometry[QLatin1String{key}], json[QLatin1String{key}]);
        }
    }

    void whereTheRulesSeeMore_theTopFollowsThem() {
        const Verdict verdict = ask(targetInARuin(), "ruins");
        QVERIFY(!verdict.visible() && verdict.ruling.visible && differsFromGeometry(verdict));
        const QJsonObject json = jsonOf(verdict);
        QCOMPARE(json["visible"], QJsonValue{true});
        QCOMPARE(json["verdict"].toString(), QString("clear"));
        QVERIFY(json["clearance_mm"].isNull() && json["phase"].isNull());
        QCOMPARE(json["certainty"].toString(), QString("certain")); // no thing moved by 1 mm turns it
        QCOMPARE(json["blocked_by"].toArray().size(), 0);
        QVERIFY(!json.contains("blocked_at"));
        const QJsonObject geometry = json["geometry"].toObject();
        QCOMPARE(geometry["visible"], QJsonValue{false});
        QCOMPARE(geometry["verdict"].toString(), QString("blocked"));
        QVERIFY(geometry["clearance_mm"].toDouble() < 0.0);
        QCOMPARE(geometry["blocked_by"][0]["piece"].toString(), QString("ruin"));
        QCOMPARE(geometry["reasons"][0]["code"].toString(), QString("no-line"));
        QVERIFY(hasCode(json["reasons"].toArray(), "clear-line"));
        QCOMPARE(contradictionIn(json, verdict), QString{});
    }

    void whereTheRulesSeeLess_theTopFollowsThem() {
        const Verdict verdict = ask(targetInADenseArea(50.0), "area-groups");
        QVERIFY(verdict.visible() && !verdict.ruling.visible);
        const QJsonObject json = jsonOf(verdict);
        QCOMPARE(json["visible"], QJsonValue{false});
        QCOMPARE(json["verdict"].toString(), QString("blocked"));
        QCOMPARE(json["geometry"]["visible"], QJsonValue{true});
        // The line of the headline is the center line; the witness is the geometry's.
        QCOMPARE(json["line"][0][0].toDouble(), 10.0);
        QVERIFY(hasCode(json["reasons"].toArray(), "hidden-beyond"));
        QCOMPARE(contradictionIn(json, verdict), QString{});
    }

    void theCsv_followsTheRuling() {
        const std::vector<Verdict> verdicts{ask(targetInARuin(), "ruins")};
        const QList<QByteArray> rows = verdictsCsv(verdicts).split('\n');
        const QList<QByteArray> head = rows[0].trimmed().split(',');
        const QList<QByteArray> cells = rows[1].trimmed().split(',');
        QCOMPARE(cells.size(), head.size());
        const auto cell = [&](const char* name) { return cells[head.indexOf(QByteArray{name})]; };
        QCOMPARE(cell("visible"), QByteArray("true"));
        QCOMPARE(cell("verdict"), QByteArray("clear"));
        QCOMPARE(cell("clearance_mm"), QByteArray{});
        QCOMPARE(cell("blocked_by"), QByteArray{});
        QCOMPARE(cell("ruling_visible"), QByteArray("true"));
        QCOMPARE(cell("geometry_visible"), QByteArray("false"));
        QCOMPARE(cell("geometry_verdict"), QByteArray("blocked"));
        QVERIFY(cell("geometry_clearance_mm").toDouble() < 0.0);
        QCOMPARE(cell("geometry_blocked_by"), QByteArray("ruin:1"));
        QCOMPARE(cell("ruling_margin_mm"), QByteArray{}); // nobody asked for it

        // Hidden beyond 15 in, 5 mm past it, and the line of the pack that decides is named.
        const std::vector<Verdict> hidden{ask(targetInADenseArea(5.0), "area-groups", true)};
        const QList<QByteArray> row = verdictsCsv(hidden).split('\n')[1].trimmed().split(',');
        QVERIFY2(std::abs(row[head.indexOf("ruling_margin_mm")].toDouble() - 5.0) < 1e-3, row.join(" ; ").constData());
        QCOMPARE(row[head.indexOf("ruling_margin_rests_on")], QByteArray("margin-hidden"));
    }

    void seenThrough_namesWhatTheLineOfTheRulingMeets() {
        Scenario scenario = targetInARuin();
        scenario.terrain.push_back(boxPiece("low", 20, 10, 21, 30, 1));
        const Verdict verdict = ask(scenario, "ruins");
        QVERIFY(verdict.ruling.visible && !verdict.visible());
        auto names = seenThrough(verdict, scenario);
        std::ranges::sort(names, {}, &PieceId::value);
        QCOMPARE(names, (std::vector<PieceId>{{"low"}, {"ruin"}}));
        QVERIFY(seenThrough(ask(scenario, "plan"), scenario).empty());
    }

    void theMargin_isTheWayToTheRange_onBothSides_data() {
        QTest::addColumn<double>("past"); // mm past 15 in
        testsupport::addColumns<bool, bool>("visible", "tooClose");
        QTest::newRow("well within") << -30.0 << true << false;
        QTest::newRow("just within") << -0.05 << true << true;
        QTest::newRow("at the range") << 0.0 << true << true;
        QTest::newRow("just past") << 0.05 << false << true;
        QTest::newRow("past the tolerance") << 1.5 << false << false;
        QTest::newRow("far past") << 200.0 << false << false;
    }
    void theMargin_isTheWayToTheRange_onBothSides() {
        auto [past, visible, tooClose] = testsupport::fetch<double, bool, bool>("past", "visible", "tooClose");
        const Verdict verdict = ask(targetInADenseArea(past), "area-groups");
        QCOMPARE(verdict.ruling.visible, visible);
        QVERIFY(verdict.ruling.margin);
        QCOMPARE(verdict.ruling.margin->code, QString("margin-hidden"));
        QCOMPARE(verdict.ruling.margin->inches, std::optional{15.0});
        QCOMPARE(verdict.ruling.margin->pieces, std::vector<PieceId>{{"area"}});
        QVERIFY2(std::abs(*verdict.ruling.margin->millimeters - std::abs(past)) < 1e-4,
                 qPrintable(QString::number(*verdict.ruling.margin->millimeters)));
        QCOMPARE(verdict.ruling.certainty == Certainty::TooCloseToCall, tooClose);
        QCOMPARE(jsonOf(verdict).value("ruling")["margin"]["code"].toString(), QString("margin-hidden"));
    }

    void whatIsLookedOver_isNoPointWhereLinesEnd() {
        // The line between the middles of two bodies ends at the hedge, over which each sees the other's head; the
        // house closes every line.
        Scenario scenario =
            makeScenario({.terrain = {boxPiece("hedge", 15, 15, 16, 25, {.kind = "hedge", .height = 1}),
                                      boxPiece("house", 25, 10, 30, 30, {.kind = "building", .height = 5})},
                          .models = {modelAt("a", 10, 20), modelAt("b", 40, 20)}});
        for (Model& model : scenario.models) {
            model.height = geometry::Length::fromInches(1.5);
        }
        for (const char* rules : {"opr-grimdark-future", "40k-10e", "mesbg"}) {
            Question question{.observer = {"a"}, .target = {"b"}, .toleranceMillimeters = 1.0};
            question.wantRulingFigures = true;
            const Verdict verdict = judge(PreparedTable{scenario, *shippedRuleSet(QLatin1String{rules})}, question);
            QVERIFY2(!verdict.ruling.visible && verdict.blockedAt && verdict.blockedAt->piece.value == u"hedge", rules);
            const Headline headline = headlineOf(verdict);
            QVERIFY2(!headline.blockedAt || headline.blockedAt->piece.value == u"house", rules);
        }
    }

    void aLineWithinTheTolerance_isTooCloseToCall() {
        // A dense block of the plan whose edge lies 0.4 mm inside the lower edge of both bases: a beam of 0.4 mm passes
        // below it.
        Scenario scenario = makeScenario({.models = {modelAt("a", 10, 20), modelAt("b", 40, 20)}});
        const double lowerEdge = 20 + 16 / 25.4;
        for (const auto& [gap, tooClose] :
             {std::pair{0.4, true}, std::pair{-0.4, true}, std::pair{10.0, false}, std::pair{-10.0, false}}) {
            scenario.terrain = {boxPiece("block", 20, 5, 30, lowerEdge - gap / 25.4, {.traits = {"dense"}})};
            const Verdict verdict = ask(scenario, "area-groups");
            QCOMPARE(verdict.ruling.visible, gap > 0.0);
            QCOMPARE(verdict.ruling.certainty == Certainty::TooCloseToCall, tooClose);
        }
    }

    void cover_isOfTargetsThatAreSeen() {
        Scenario scenario = makeScenario({.terrain = {boxPiece("wall", 20, 5, 30, 35, {.traits = {"dense"}})},
                                          .models = {modelAt("a", 10, 20), modelAt("b", 40, 20)}});
        const Verdict hidden = ask(scenario, "area-groups");
        QVERIFY(!hidden.ruling.visible);
        QCOMPARE(reportedCover(hidden.ruling), ReportedCover{});
        QCOMPARE(jsonOf(hidden).value("ruling")["cover"].toString(), QString("none"));
        // A pack may say what cover is if nothing is seen.
        const Verdict total = ask(scenario, "dnd-5e");
        QVERIFY(!total.ruling.visible);
        QCOMPARE(reportedCover(total.ruling).level, QString("total"));
        QCOMPARE(reportedCover(total.ruling).name, QString("total cover"));
        scenario.terrain.clear();
        QCOMPARE(reportedCover(ask(scenario, "area-groups").ruling), ReportedCover{});
    }

    void cover_saysWhoHidesHowMuch() {
        Scenario scenario = makeScenario({.models = {modelAt("a", 10, 20), modelAt("b", 40, 20)}});
        // Down to the middle of the target, and just before it: about half of its facing side is hidden.
        scenario.terrain = {boxPiece("bastion", 38, 10, 39, 20), boxPiece("aside", 20, 2, 22, 4)};
        for (Piece& piece : scenario.terrain) {
            piece.traits = {QStringLiteral("dense")};
        }
        const Verdict verdict = ask(scenario, "area-groups", true);
        QVERIFY(verdict.ruling.visible && !verdict.ruling.fullyVisible);
        QCOMPARE(reportedCover(verdict.ruling).name, QString("benefit of cover"));
        const auto cover = std::ranges::find(verdict.ruling.reasons, QStringLiteral("cover-from"), &Reason::code);
        QVERIFY(cover != verdict.ruling.reasons.end());
        QCOMPARE(cover->pieces, std::vector<PieceId>{{"bastion"}});
        // Beyond the middle the observer's rim sees round the corner: a tangent through it reaches 0.00804 in farther,
        // of a width of 32 mm, and of a half turn of the outline.
        QVERIFY(cover->share && std::abs(*cover->share - 0.493617) < 1e-5);
        // Plain geometry looks past the same solid.
        QVERIFY(std::abs((1.0 - *verdict.seenShare) - 0.495936) < 1e-5);
        QVERIFY(verdict.ruling.seenShare && std::abs(*verdict.ruling.seenShare - *verdict.seenShare) < 1e-6);
        // Who is fully visible has none.
        scenario.terrain.erase(scenario.terrain.begin());
        QCOMPARE(reportedCover(ask(scenario, "area-groups", true).ruling), ReportedCover{});
    }

    void reasons_carryTheRuleInWords() {
        const Verdict verdict = ask(targetInADenseArea(50.0), "area-groups");
        const auto hidden = std::ranges::find(verdict.ruling.reasons, QStringLiteral("hidden-beyond"), &Reason::code);
        QVERIFY(hidden != verdict.ruling.reasons.end() && hidden->label.contains(u"15 in"));
        // A clause without words of its own has those of its line; a page stands beside them.
        QJsonObject json = rulesNamed("ruins").json;
        QJsonArray block = json["block"].toArray();
        QJsonObject line = block[0].toObject();
        line["page"] = "p. 47";
        block[0] = line;
        json["block"] = block;
        const auto rules = ruleSetFromJson(json);
        QVERIFY(rules.has_value());
        const Verdict seen = judge(PreparedTable{targetInARuin(), *rules}, {{"a"}, {"b"}});
        const auto ignored =
            std::ranges::find(seen.ruling.reasons, QStringLiteral("ignored-target-there"), &Reason::code);
        QVERIFY(ignored != seen.ruling.reasons.end());
        QCOMPARE(ignored->label, line["label"].toString());
        QCOMPARE(ignored->page, QString("p. 47"));
        line["label"] = 7;
        block[0] = line;
        json["block"] = block;
        QVERIFY(!ruleSetFromJson(json).has_value());
    }

    /// Older programs named another piece beside the margin of a line that opens.
    void disputesWithAnotherNameOfAMargin_areVerified() {
        Scenario scenario = makeScenario({.terrain = {boxPiece("block", 20, 2, 30, 21, {.traits = {"dense"}})},
                                          .models = {modelAt("a", 10, 20), modelAt("b", 40, 20)}});
        const PreparedTable table{scenario, *shippedRuleSet(QStringLiteral("area-groups"))};
        Dispute dispute = disputeOf(table, {{"a"}, {"b"}}, {}, {});
        const auto withMargin = [&](const QString& key, const QJsonValue& value) {
            QJsonObject verdict = QJsonDocument::fromJson(dispute.verdict).object();
            QJsonObject ruling = verdict["ruling"].toObject();
            QJsonObject margin = ruling["margin"].toObject();
            margin[key] = value;
            ruling["margin"] = margin;
            verdict["ruling"] = ruling;
            Dispute other = dispute;
            other.verdict = QJsonDocument{verdict}.toJson(QJsonDocument::Compact);
            return other;
        };
        QCOMPARE(QJsonDocument::fromJson(dispute.verdict)["ruling"]["margin"]["code"].toString(),
                 QString("margin-line-opens"));
        QVERIFY(checkDispute(dispute).isVerified());
        QVERIFY(checkDispute(withMargin("pieces", QJsonArray{"aside"})).isVerified());
        QVERIFY(!checkDispute(withMargin("millimeters", 1.0)).isVerified());
    }

    void disputesOfOlderPrograms_areVerified() {
        const PreparedTable table{targetInARuin(), rulesNamed("ruins")};
        Dispute dispute = disputeOf(table, {{"a"}, {"b"}}, {}, {});
        QVERIFY(checkDispute(dispute).isVerified());
        // As files had it: the figures of the geometry at the top, none of them apart.
        QJsonObject old = QJsonDocument::fromJson(dispute.verdict).object();
        const QJsonObject geometry = old.take("geometry").toObject();
        for (auto member = geometry.begin(); member != geometry.end(); ++member) {
            old.insert(member.key(), member.value());
        }
        QCOMPARE(old["visible"], QJsonValue{false});
        dispute.verdict = QJsonDocument{old}.toJson(QJsonDocument::Compact);
        QVERIFY(checkDispute(dispute).isVerified());
        // Before margins were proved a ruling was never certain.
        QJsonObject unproved = QJsonDocument::fromJson(disputeOf(table, {{"a"}, {"b"}}, {}, {}).verdict).object();
        unproved["certainty"] = QJsonValue::Null;
        QJsonObject ruling = unproved["ruling"].toObject();
        ruling.remove("margin");
        ruling.remove("margin_proved");
        unproved["ruling"] = ruling;
        dispute.verdict = QJsonDocument{unproved}.toJson(QJsonDocument::Compact);
        QVERIFY(checkDispute(dispute).isVerified());
        // Nor did programs look at how near the cover is to another.
        QJsonObject uncovered = QJsonDocument::fromJson(disputeOf(table, {{"a"}, {"b"}}, {}, {}).verdict).object();
        ruling = uncovered["ruling"].toObject();
        QVERIFY(ruling.contains("cover_certainty"));
        ruling["cover_certainty"] = "another";
        uncovered["ruling"] = ruling;
        dispute.verdict = QJsonDocument{uncovered}.toJson(QJsonDocument::Compact);
        QVERIFY(!checkDispute(dispute).isVerified());
        ruling.remove("cover_certainty");
        ruling.remove("cover_margin");
        uncovered["ruling"] = ruling;
        dispute.verdict = QJsonDocument{uncovered}.toJson(QJsonDocument::Compact);
        QVERIFY(checkDispute(dispute).isVerified());
        old["visible"] = true;
        dispute.verdict = QJsonDocument{old}.toJson(QJsonDocument::Compact);
        QVERIFY(!checkDispute(dispute).isVerified());
    }

    void aStudyUnderAPack_countsTheRuling() {
        const Scenario scenario = targetInARuin();
        StudyOptions options;
        options.trials = 60;
        const auto ruled = studyOf(PreparedTable{scenario, rulesNamed("ruins")}, {"a"}, {"b"}, options);
        QVERIFY(ruled.isOfRuling);
        QCOMPARE(ruled.asPlaced, geometry::Visibility::Clear);
        QCOMPARE(ruled.clear, 60);
        const auto plain = studyOf(PreparedTable{scenario, rulesNamed("plan")}, {"a"}, {"b"}, options);
        QVERIFY(!plain.isOfRuling);
        QCOMPARE(plain.asPlaced, geometry::Visibility::Blocked);
        QCOMPARE(plain.clear, 0);
        // At 15 in the ruling turns with the last digit of a place: half of the trials.
        options.trials = 200;
        const auto close =
            studyOf(PreparedTable{targetInADenseArea(0.0), rulesNamed("area-groups")}, {"a"}, {"b"}, options);
        QVERIFY2(close.clear > 60 && close.clear < 140, qPrintable(QString::number(close.clear)));
        // Somebody else in the way counts under a pack that asks for models.
        Scenario crowd = makeScenario(
            {.models = {modelAt("a", 10, 20), modelAt("b", 40, 20),
                        modelAt("c", 25, 20,
                                {.base = *geometry::Footprint::rectangle(geometry::Length::fromInches(1),
                                                                         geometry::Length::fromInches(10))})}});
        QCOMPARE(studyOf(PreparedTable{crowd, rulesNamed("gaslands")}, {"a"}, {"b"}, options).clear, 0);
    }

    /// A line of cover that asks for more than a share is told with a share on its side of the threshold.
    void sharesOfCover_lieOnTheSideOfTheirThreshold_data() { testsupport::addPackRows(); }
    void sharesOfCover_lieOnTheSideOfTheirThreshold() {
        QFETCH(QString, id);
        const RuleSet& rules = *shippedRuleSet(id);
        const auto thresholdOf = [&](const Reason& reason) -> std::optional<double> {
            const auto line = std::ranges::find(rules.pack->cover, reason.rule, &CoverLine::path);
            const bool isOfShare = line != rules.pack->cover.end() && line->trigger == CoverTrigger::Fraction;
            return isOfShare ? std::optional{line->fraction} : std::nullopt;
        };
        if (!rules.pack || std::ranges::none_of(rules.pack->cover, [](const CoverLine& line) {
                return line.trigger == CoverTrigger::Fraction;
            })) {
            return;
        }
        int met = 0;
        int missed = 0;
        for (std::uint64_t seed = 1; seed <= static_cast<std::uint64_t>(testsupport::boardCount(3)); ++seed) {
            Random random{seed * 31 + 5};
            const Scenario scenario = dressedFor(randomScene(seed), rules, random);
            const PreparedTable table{scenario, rules};
            for (const Question& question : pairQuestions(scenario)) {
                const Verdict verdict = judge(table, question);
                for (const Reason& reason : verdict.ruling.reasons) {
                    const auto threshold = thresholdOf(reason);
                    if (!threshold || !reason.share) {
                        continue;
                    }
                    const bool isMet = reason.code == u"cover-from";
                    const QString told = QStringLiteral("seed %1, %2 to %3: %4 of %5")
                                             .arg(seed)
                                             .arg(question.observer.value, question.target.value)
                                             .arg(*reason.share)
                                             .arg(*threshold);
                    QVERIFY2(isMet || reason.code == u"cover-too-little", qPrintable(told));
                    QVERIFY2((*reason.share > *threshold) == isMet, qPrintable(told));
                    (isMet ? met : missed) += 1;
                }
            }
        }
        qInfo("%s: %d shares above the threshold, %d below", qPrintable(id), met, missed);
    }

    /// From a tower lines pass over a rock 2 in before the target to its upper part.
    void shareOfCover_isThatOfTheArea() {
        Scenario scenario = makeScenario({.models = {modelAt("a", 5, 20), modelAt("b", 25, 20)}});
        scenario.models[0].elevation = geometry::Length::fromInches(4);
        for (Model& model : scenario.models) {
            model.height = geometry::Length::fromInches(2);
        }
        const auto shareBehind = [&](double top, double bottom) {
            scenario.terrain = {boxPiece("rock", 21, top, 22, bottom)};
            scenario.terrain[0].kind = QStringLiteral("rock");
            scenario.terrain[0].height = geometry::Length::fromInches(2);
            Question question{{"a"}, {"b"}};
            question.wantRulingFigures = true;
            const Ruling ruling = judge(PreparedTable{scenario, *shippedRuleSet("moonstone")}, question).ruling;
            const auto heavy = std::ranges::find_if(ruling.reasons,
                                                    [](const Reason& reason) { return reason.word == u"heavy cover"; });
            return heavy == ruling.reasons.end() ? std::nullopt : heavy->share;
        };
        const auto whole = shareBehind(15, 25);
        QVERIFY(whole);
        // From a top of 6 in the steepest lines over the far edge reach the base 1.41 to 1.27 in up, of 2 in.
        QVERIFY(*whole > 0.66 && *whole < 0.72);
        QVERIFY(!shareBehind(19.8, 25)); // two thirds of the width, less than half of the area
        const auto most = shareBehind(19.6, 25);
        QVERIFY(most && *most > 0.5 && *most < 0.6);
    }

    /// A piece of each kind before all of the target, and before one half of it.
    void noShareContradictsTheAnswer_data() { testsupport::addPackRows(); }
    void noShareContradictsTheAnswer() {
        QFETCH(QString, id);
        const RuleSet& rules = *shippedRuleSet(id);
        for (const QString& kind : terrainKindIds()) {
            for (const double y : {22.0, 19.0}) {
                const Scenario scenario =
                    makeScenario({.terrain = {usualPiece(kind)}, .models = {modelAt("a", 15, y), modelAt("b", 36, y)}});
                const Verdict verdict = ask(scenario, qPrintable(id), true);
                QCOMPARE(kind + contradictionIn(jsonOf(verdict), verdict), kind);
                QCOMPARE(kind + wrongShares(scenario, rules, verdict).join(u' '), kind);
            }
        }
    }

    void noKeyContradictsTheAnswer_onRandomTables_data() { testsupport::addPackRows(); }
    void noKeyContradictsTheAnswer_onRandomTables() {
        QFETCH(QString, id);
        const RuleSet& rules = *shippedRuleSet(id);
        int pairs = 0;
        int apart = 0;
        for (std::uint64_t seed = 1; seed <= static_cast<std::uint64_t>(testsupport::boardCount(3)); ++seed) {
            Random random{seed * 29 + 11};
            const Scenario scenario = dressedFor(randomScene(seed), rules, random);
            const PreparedTable table{scenario, rules};
            for (const Question& question : pairQuestions(scenario)) {
                const Verdict verdict = judge(table, question);
                const QString wrong = contradictionIn(jsonOf(verdict), verdict);
                QVERIFY2(wrong.isEmpty(), qPrintable(QStringLiteral("%1: seed %2, %3 to %4")
                                                         .arg(wrong)
                                                         .arg(seed)
                                                         .arg(question.observer.value, question.target.value)));
                ++pairs;
                apart += differsFromGeometry(verdict) ? 1 : 0;
            }
        }
        QVERIFY(pairs > 0);
        qInfo("%s: %d pairs, %d of them ruled otherwise than the geometry", qPrintable(id), pairs, apart);
    }
};

QTEST_GUILESS_MAIN(TestHeadline)
#include "tst_headline.moc"
