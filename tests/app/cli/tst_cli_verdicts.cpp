#include "geometry/sight/plan/sight.h"
#include "scenarios/io/scenario_file.h"
#include "tests/app/cli/cli_process.h"
#include "tests/support/rows.h"

#include <QFile>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QProcess>
#include <QTemporaryDir>

#include <algorithm>
#include <cmath>
#include <csignal>

using namespace sightline;
using namespace sightline::tests;
using namespace sightline::testsupport;

namespace {

const QString kScenario = dataFile("cli/ambush.sightline");

QJsonObject checked(const QString& from, const QString& to, const QStringList& options = {}) {
    const CliEnd end = runCli(QStringList{"check", kScenario, "--from", from, "--to", to, "--json"} + options);
    const auto verdict = end.json().object();
    // The exit status and the document say the same.
    return end.status == (verdict["visible"].toBool() ? 0 : 1) ? verdict : QJsonObject{};
}

QStringList pairsOf(const QJsonDocument& matrix) {
    QStringList pairs;
    for (const auto& pair : matrix["pairs"].toArray()) {
        pairs.append(pair.toObject()["from"].toString() + '>' + pair.toObject()["to"].toString());
    }
    return pairs;
}

/// Two models whose ids would clear a terminal and turn the direction of its writing.
const QByteArray kHostileIds =
    R"({ "format": "sightline-scenario", "version": 1, "table": { "width": 20, "height": 20 },
    "models": [ { "id": "a\u001b[2J", "position": [2, 2], "base": { "shape": "round", "diameter_mm": 25 } },
                { "id": "b\n\u202e", "position": [9, 9], "base": { "shape": "round", "diameter_mm": 25 } } ] })";

geometry::Point pointOf(const QJsonValue& value) {
    return geometry::pointFromInches(value[0].toDouble(), value[1].toDouble());
}

} // namespace

class TestCliVerdicts : public QObject {
    Q_OBJECT

private slots:
    void flip_tellsTheShortestMoves() {
        const auto flips = checked("r1", "b1", {"--rules", "plan", "--flip", "hall"})["flip"].toArray();
        QCOMPARE(flips.size(), 3);
        const auto hall = flips[2].toObject();
        QCOMPARE(hall["moved"].toString(), "hall");
        QCOMPARE(hall["turns"].toString(), "clear");
        // Round the hall's nearer end: it has to leave as much room as the clearance says is missing.
        const double missing = -checked("r1", "b1", {"--rules", "plan"})["clearance_mm"].toDouble();
        QVERIFY(missing > 1);
        QVERIFY(std::abs(hall["length_mm"].toDouble() - missing) < 1e-3);
        QVERIFY(hall["at_least_mm"].toDouble() > 0.99 * missing && hall["at_least_mm"].toDouble() <= missing + 1e-6);
        QVERIFY(hall["verified"].toBool());
        const auto by = hall["by_mm"].toArray();
        QVERIFY(std::abs(std::hypot(by[0].toDouble(), by[1].toDouble()) - hall["length_mm"].toDouble()) < 1e-6);
        QCOMPARE(flips[0].toObject()["moved"].toString(), "b1");
        QVERIFY(flips[0].toObject()["by_mm"].isNull());
        QCOMPARE(flips[0].toObject()["at_least_mm"].toDouble(), 152.4);
        QVERIFY(!checked("r1", "b1").contains("flip"));
        QCOMPARE(runCli({"check", kScenario, "--from", "r1", "--to", "b1", "--flip", "nothing"}).status, 2);
    }

    /// Across a ruin a toe in it is enough to be seen: 0.5 in to the left; the solid ruin stays in the way of the
    /// geometry.
    void flip_underARulePack_turnsTheRuling() {
        const auto model = [](const char* id, const char* player, double x) {
            return QJsonObject{{"id", id},
                               {"player", player},
                               {"base", QJsonObject{{"shape", "round"}, {"diameter_mm", 25.4}}},
                               {"position", QJsonArray{x, 10}},
                               {"height", 1.5}};
        };
        const QJsonObject ruin{
            {"id", "ruin"},
            {"kind", "ruin"},
            {"height", 6},
            {"footprint", QJsonArray{QJsonArray{18, 4}, QJsonArray{30, 4}, QJsonArray{30, 16}, QJsonArray{18, 16}}}};
        const QJsonObject scenario{
            {"format", "sightline-scenario"},
            {"version", 1},
            {"name", "Toe"},
            {"table", QJsonObject{{"width", 44}, {"height", 30}}},
            {"rules", "40k-10e"},
            {"players", QJsonArray{QJsonObject{{"id", "a"}, {"name", "A"}}, QJsonObject{{"id", "b"}, {"name", "B"}}}},
            {"terrain", QJsonArray{ruin}},
            {"models", QJsonArray{model("m", "a", 10), model("n", "b", 31)}}};
        const QByteArray text = QJsonDocument{scenario}.toJson();
        const QStringList ask{"check", "-", "--from", "m", "--to", "n", "--flip"};
        const auto told = runCli(ask + QStringList{"--json"}, text).json();
        QCOMPARE(told["flip_ruling_stands"], QJsonValue{false});
        const auto target = told["flip"].toArray()[0].toObject();
        QCOMPARE(target["moved"].toString(), "n");
        QCOMPARE(target["answer"].toString(), "ruling");
        QCOMPARE(target["turns"].toString(), "clear");
        QVERIFY(std::abs(target["length_mm"].toDouble() - 12.7) < 1e-3);
        QVERIFY(target["at_least_mm"].toDouble() > 12.6 &&
                target["at_least_mm"].toDouble() <= target["length_mm"].toDouble());
        const QByteArray sentence = runCli(ask, text).output;
        QVERIFY2(sentence.contains("this would change the ruling: the target may be targeted") &&
                     sentence.contains("by 12.70 mm (12.7 mm west); ") && sentence.contains("none shorter than 12.6") &&
                     sentence.contains("; the geometry does not change"),
                 sentence.constData());
        // The same table, of which only the geometry is asked.
        const auto plain =
            runCli(ask + QStringList{"--json", "--rules", "volume"}, text).json()["flip"].toArray()[0].toObject();
        QCOMPARE(plain["answer"].toString(), "geometry");
        QVERIFY(plain["length_mm"].toDouble() > 25.4 || plain["by_mm"].isNull());
    }

    void flip_saysWhereNobodyMayStand() {
        const QByteArray text =
            R"({ "format": "sightline-scenario", "version": 1, "table": { "width": 44, "height": 30 },
  "terrain": [ { "id": "crate", "kind": "crate", "height": 6,
                 "footprint": [[19, 4], [20, 4], [20, 10.6], [19, 10.6]] } ],
  "models": [ { "id": "m", "base": { "shape": "round", "diameter_mm": 25.4 }, "position": [10, 10] },
              { "id": "n", "base": { "shape": "round", "diameter_mm": 25.4 }, "position": [30, 10] },
              { "id": "friend", "base": { "shape": "round", "diameter_mm": 25.4 }, "position": [30, 11.02] } ] })";
        const QStringList ask{"check", "-", "--from", "m", "--to", "n", "--rules", "plan", "--flip"};
        const auto flips = runCli(ask + QStringList{"--json"}, text).json()["flip"].toArray();
        QCOMPARE(flips.size(), 3);
        QCOMPARE(flips[0].toObject()["moved"].toString(), "n");
        QCOMPARE(flips[0].toObject()["may_stand"], QJsonValue{false});
        QCOMPARE(flips[0].toObject()["barred_by"].toArray(), QJsonArray{"friend"});
        QCOMPARE(flips[1].toObject()["moved"].toString(), "m");
        QCOMPARE(flips[1].toObject()["may_stand"], QJsonValue{true});
        QVERIFY(flips[1].toObject()["barred_by"].toArray().isEmpty());
        const QByteArray told = runCli(ask, text).output;
        QCOMPARE(told.count("no place to stand"), 1);
        QVERIFY2(told.contains("then overlaps friend: no place to stand"), told.constData());
    }

    /// Whether a guarded character is the nearest enemy is no matter of this line alone.
    void aTargetThatOthersGuard_hasNoMargin_andTheCardSaysSo() {
        const QByteArray text =
            R"({ "format": "sightline-scenario", "version": 1, "table": { "width": 44, "height": 30 }, "rules": "40k-9e",
  "players": [ { "id": "red", "name": "Red" }, { "id": "blue", "name": "Blue" } ],
  "models": [ { "id": "m", "player": "red", "base": { "shape": "round", "diameter_mm": 32 }, "position": [10, 10] },
              { "id": "hero", "player": "blue", "base": { "shape": "round", "diameter_mm": 32 }, "position": [30, 10],
                "keywords": ["character"], "wounds": 5 },
              { "id": "g1", "player": "blue", "unit": "g",
                "base": { "shape": "round", "diameter_mm": 32 }, "position": [28.5, 8] },
              { "id": "g2", "player": "blue", "unit": "g",
                "base": { "shape": "round", "diameter_mm": 32 }, "position": [28.5, 12] },
              { "id": "g3", "player": "blue", "unit": "g",
                "base": { "shape": "round", "diameter_mm": 32 }, "position": [28.5, 14] }
            ] })";
        const QByteArray told = runCli({"check", "-", "--from", "m", "--to", "hero"}, text).output;
        QVERIFY2(told.contains("margin        not told: rules on who may be chosen as a target"), told.constData());
        const QByteArray plain = runCli({"check", "-", "--from", "m", "--to", "g1"}, text).output;
        QVERIFY2(!plain.contains("not told"), plain.constData());
    }

    /// In space nothing is proved of a wall that reaches beyond the two bases.
    void flip_tellsNoBoundOfNothing() {
        const QByteArray text =
            R"({ "format": "sightline-scenario", "version": 1, "table": { "width": 44, "height": 30 },
  "terrain": [ { "id": "wall", "polyline": [[1, 11], [21, 11]] } ],
  "models": [ { "id": "m", "base": { "shape": "round", "diameter_mm": 25.4 }, "position": [20, 10] },
              { "id": "n", "base": { "shape": "round", "diameter_mm": 25.4 }, "position": [20, 20] } ] })";
        const QByteArray told =
            runCli({"check", "-", "--from", "m", "--to", "n", "--rules", "volume", "--flip", "wall"}, text).output;
        QVERIFY2(told.contains("by 12.70 mm (12.7 mm west); the shortest found; nothing proved"), told.constData());
        QVERIFY2(!told.contains("shorter than 0.00"), told.constData());
    }

    void ctrlC_endsLongWorkInGoodOrder_data() {
        QTest::addColumn<QStringList>("command");
        addRow("study", QStringList{"study", kScenario, "--from", "r1", "--to", "b1", "--trials", "1000000"});
        addRow("agree", QStringList{"agree", "--pairs", "1000000"});
    }
    void ctrlC_endsLongWorkInGoodOrder() {
        QFETCH(QStringList, command);
        QProcess process;
        // Whatever runs this test may have Ctrl+C ignored.
        process.setChildProcessModifier([] { std::signal(SIGINT, SIG_DFL); });
        process.start(QStringLiteral(SIGHTLINE_CLI), command);
        QVERIFY(process.waitForStarted());
        const auto catchesIt = [&] {
            QFile file{QStringLiteral("/proc/%1/status").arg(process.processId())};
            const QByteArray status = file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray{};
            const auto at = status.indexOf("SigCgt:");
            return at >= 0 && (status.mid(at + 7, 18).trimmed().toULongLong(nullptr, 16) & (1ULL << (SIGINT - 1))) != 0;
        };
        QTRY_VERIFY_WITH_TIMEOUT(catchesIt(), 20'000);
        QCOMPARE(::kill(static_cast<pid_t>(process.processId()), SIGINT), 0);
        QVERIFY(process.waitForFinished(30'000));
        QCOMPARE(process.exitStatus(), QProcess::NormalExit);
        QCOMPARE(process.exitCode(), 130);
        QCOMPARE(process.readAllStandardOutput(), QByteArray{});
        QCOMPARE(process.readAllStandardError(), QByteArray{}); // no terminal: no progress
    }

    void flipAndStudy_ofAnOverruledPair_sayThatTheRulingStands() {
        auto scenario = QJsonDocument::fromJson(bytesOfFile(kScenario)).object();
        scenario["overrulings"] = QJsonArray{
            QJsonObject{{"from", "r1"}, {"to", "b1"}, {"visible", true}, {"judge", "Ann"}, {"note", "as agreed"}}};
        const QByteArray text = QJsonDocument{scenario}.toJson();
        const auto ask = [&](QStringList arguments, const QByteArray& input) {
            return runCli(arguments + QStringList{"--from", "r1", "--to", "b1", "--rules", "plan"}, input);
        };
        const QByteArray stays = "The ruling stays";
        const auto flip = ask({"check", "-", "--flip", "hall"}, text);
        QVERIFY2(flip.output.contains(stays) && flip.output.contains("Overruled by Ann: as agreed"),
                 flip.output.constData());
        QVERIFY(ask({"study", "-", "--trials", "10"}, text).output.contains(stays));
        QCOMPARE(ask({"check", "-", "--flip", "hall", "--json"}, text).json()["flip_ruling_stands"], QJsonValue{true});
        QCOMPARE(ask({"study", "-", "--trials", "10", "--json"}, text).json()["ruling_stands"], QJsonValue{true});
        const QByteArray plain = bytesOfFile(kScenario);
        QVERIFY(!ask({"check", "-", "--flip", "hall"}, plain).output.contains(stays));
        QVERIFY(!ask({"study", "-", "--trials", "10"}, plain).output.contains(stays));
        const QByteArray ofJudge = ask({"study", "-", "--trials", "10"}, text).output;
        QVERIFY2(ofJudge.contains("certainty         not known: a judge decided") &&
                     ofJudge.contains("margin            not known"),
                 ofJudge.constData());
        QCOMPARE(ask({"check", "-", "--flip", "hall", "--json"}, plain).json()["flip_ruling_stands"],
                 QJsonValue{false});
    }

    /// Whether a concealed target is valid depends on its cover, of which nothing is proved.
    void study_ofAnUnknownCertainty_saysSo() {
        const QByteArray file = R"({"format": "sightline-scenario", "version": 1, "table": {"width": 60, "height": 44},
            "rules": "kill-team-2024", "models": [{"id": "a", "position": [10, 20]},
                                      {"id": "b", "position": [30, 20], "states": ["conceal"]}]})";
        const QStringList pair{"--from", "a", "--to", "b"};
        const CliEnd study = runCli(QStringList{"study", "-", "--trials", "5"} + pair, file);
        QVERIFY2(study.output.contains("certainty         not known: nothing is proved of moves within 1 mm"),
                 study.output.constData());
        // In JSON it is null, as in that of `check`.
        const auto json = runCli(QStringList{"study", "-", "--trials", "5", "--json"} + pair, file).json();
        QCOMPARE(json["certainty"], QJsonValue{QJsonValue::Null});
        QCOMPARE(runCli(QStringList{"check", "-", "--json"} + pair, file).json()["certainty"], json["certainty"]);
    }

    /// A concealed target behind light terrain is seen, and may not be chosen; one that is engaged may.
    void study_tellsValidTargetsFromVisibleOnes() {
        const auto study = [](const char* state, const QStringList& options) {
            const QByteArray file = R"({"format": "sightline-scenario", "version": 1,
                "table": {"width": 60, "height": 44}, "rules": "kill-team-2024",
                "terrain": [{"id": "f", "polyline": [[29, 5], [29, 25]], "kind": "barricade", "height": 0.8}],
                "models": [{"id": "a", "position": [10, 15], "height": 1.5},
                           {"id": "b", "position": [30, 15], "height": 1.5, "states": [)";
            return runCli(QStringList{"study", "-", "--from", "a", "--to", "b", "--trials", "20", "--piece-mm", "0",
                                      "--piece-degrees", "0"} +
                              options,
                          file + state + "]}]}");
        };
        const QByteArray concealed = study("\"conceal\"", {}).output;
        QVERIFY2(concealed.startsWith("a (a) may target b (b) in 0 of 20 trials: 0.0 %") &&
                     concealed.contains("as placed         visible, but no valid target") &&
                     concealed.contains("counted           valid targets by the ruling of kill-team-2024"),
                 concealed.constData());
        const auto json = study("\"conceal\"", {"--json"}).json();
        QCOMPARE(json["counted"].toString(), "valid_target");
        QCOMPARE(json["as_placed"].toString(), "blocked");
        QCOMPARE(json["visible_as_placed"], QJsonValue{true});
        const QByteArray engaged = study("", {}).output;
        QVERIFY2(engaged.startsWith("a (a) may target b (b) in 20 of 20 trials: 100.0 %") &&
                     engaged.contains("as placed         visible, and a valid target\n"),
                 engaged.constData());
        // Rules that limit no targets.
        const QByteArray seen = study("", {"--rules", "ruins"}).output;
        QVERIFY2(seen.startsWith("a (a) sees b (b) in ") && seen.contains("as placed         visible\n"),
                 seen.constData());
        QCOMPARE(study("", {"--rules", "ruins", "--json"}).json()["counted"].toString(), "visible");
    }

    void study_countsTheTrials() {
        const auto studied = [](const QStringList& options) {
            return runCli(QStringList{"study", kScenario, "--from", "r1", "--to", "b1", "--rules", "plan", "--json"} +
                          options);
        };
        const auto exact = studied(
            {"--model-mm", "0", "--model-degrees", "0", "--piece-mm", "0", "--piece-degrees", "0", "--trials", "50"});
        QCOMPARE(exact.status, 0);
        const QJsonObject asPlaced = exact.json().object();
        QCOMPARE(asPlaced["trials"].toInt(), 50);
        QCOMPARE(asPlaced["as_placed"].toString(), "blocked");
        QCOMPARE(asPlaced["counted"].toString(), "line");
        QCOMPARE(asPlaced["clear_share"].toDouble(), 0.0);
        QVERIFY(asPlaced["interval_95"].toArray()[1].toDouble() < 0.08);
        const auto rough = studied({"--piece-mm", "60", "--trials", "200", "--seed", "5"});
        QVERIFY(rough.json().object()["clear"].toInt() > 0);
        QCOMPARE(studied({"--piece-mm", "60", "--trials", "200", "--seed", "5"}).output, rough.output);
    }

    void heights_turnTheVerdict() {
        const auto heights = [](const QStringList& options) {
            return checked("r1", "b1", QStringList{"--rules", "volume"} + options)["heights_needed"].toObject();
        };
        const auto needed = heights({"--heights", "hall"});
        QCOMPARE(needed["piece"].toString(), "hall");
        QVERIFY(needed["target_seen_in"].toDouble() > 6);
        // Both models are 2 in high, the hall stands between them: it hides them once it is taller.
        QCOMPARE(needed["piece_hides_in"].toDouble(), 2.001);
        QCOMPARE(heights({"--heights=hall"}), needed);
        const auto without = heights({"--heights"});
        QCOMPARE(without["target_seen_in"], needed["target_seen_in"]);
        QVERIFY(without["piece"].isNull() && without["piece_hides_in"].isNull());
        QVERIFY(!checked("r1", "b1").contains("heights_needed"));
        const CliEnd text =
            runCli({"check", kScenario, "--from", "r1", "--to", "b1", "--rules", "volume", "--heights", "hall"});
        QVERIFY(text.output.contains("Hall at 2.001 in"));
    }

    void profile_isDataAlongTheLine() {
        const auto verdict = checked("r1", "b1", {"--profile"});
        const auto profile = verdict["profile"].toObject();
        QCOMPARE(profile["heights"].toString(), "models");
        QCOMPARE(profile["length_in"].toDouble(), 16.0);
        QCOMPARE(profile["from_height_in"].toDouble(), 2.0);
        const auto pieces = profile["pieces"].toArray();
        QCOMPARE(pieces.size(), 1);
        QCOMPARE(pieces[0]["piece"].toString(), "hall");
        QCOMPARE(pieces[0]["counts"].toBool(), true);
        QCOMPARE(pieces[0]["from_in"].toDouble(), 6.0);
        QCOMPARE(pieces[0]["to_in"].toDouble(), 10.0);
        QVERIFY(pieces[0]["bottom_in"].isNull());
        QCOMPARE(pieces[0]["top_in"].toDouble(), 6.0);
        QCOMPARE(profile["blocked_at"]["along_in"].toDouble(), 6.0);
        QCOMPARE(profile["blocked_at"]["piece"].toString(), "hall");
        QVERIFY(!checked("r1", "b1").contains("profile"));
        QTemporaryDir folder;
        const QString file = folder.filePath("side.json");
        const auto written = checked("r1", "b1", {"--profile", file});
        QVERIFY(!written.contains("profile"));
        QCOMPARE(QJsonDocument::fromJson(bytesOfFile(file)).object(), profile);
        const CliEnd text = runCli({"check", kScenario, "--from", "r1", "--to", "b1", "--profile"});
        QVERIFY(text.output.contains("From the side: 16.00 in long, from a height of 2.00 in to 2.00 in"));
        QVERIFY(text.output.contains("Hall   6.00 in  10.00 in  table   6.00 in  yes"));
    }

    void check_endsWithTheVerdict_data() {
        addColumns<QString, QString, bool>("from", "to", "visible");
        addRow("past the end of the fence", "r2", "b2", true);
        addRow("on the same side of the hall", "r1", "b:3", true);
        addRow("through the hall", "r1", "b1", false);
        addRow("through the hall, the other way", "b1", "r1", false);
    }

    void check_endsWithTheVerdict() {
        auto [from, to, visible] = fetch<QString, QString, bool>("from", "to", "visible");
        const QJsonObject verdict = checked(from, to);
        QCOMPARE(verdict["from"].toString(), from);
        QCOMPARE(verdict["to"].toString(), to);
        QCOMPARE(verdict["visible"].toBool(!visible), visible);
        QCOMPARE(verdict["verdict"].toString(), visible ? "clear" : "blocked");
        QCOMPARE(verdict["method"].toString(), "exact");
        QCOMPARE(verdict["rules"].toString(), "plan");
        QCOMPARE(verdict["ruling"]["visible"].toBool(!visible), visible);
    }

    void check_withoutJson_saysItInWords() {
        const CliEnd clear = runCli({"check", kScenario, "--from", "r2", "--to", "b2"});
        QCOMPARE(clear.status, 0);
        QVERIFY2(clear.output.startsWith("CLEAR  Gunner to Walker\n"), clear.output.constData());
        QVERIFY2(clear.output.contains("\ndistance "), clear.output.constData());
        QVERIFY2(clear.output.contains("12.93 in"), clear.output.constData());
        const CliEnd blocked = runCli({"check", kScenario, "--from", "r1", "--to", "b1"});
        QCOMPARE(blocked.status, 1);
        QVERIFY2(blocked.output.startsWith("BLOCKED  Scout to Sentry\n"), blocked.output.constData());
        // Ids are told once, and paths of rules are for programs.
        QVERIFY2(blocked.output.contains(" Scout: r1; Sentry: b1\n"), blocked.output.constData());
        QVERIFY2(!blocked.output.contains("$."), blocked.output.constData());
        QVERIFY2(blocked.output.contains("Hall"), blocked.output.constData());
    }

    void clearVerdict_hasAWitnessThatAThirdPartyCanTest() {
        const auto scenario = scenarios::readScenarioFile(kScenario)->scenario;
        const QJsonObject verdict = checked("r2", "b2");
        const geometry::SightLine line{pointOf(verdict["line"][0]), pointOf(verdict["line"][1])};
        QVERIFY(geometry::contains(scenario.model({"r2"})->placed(), line.from));
        QVERIFY(geometry::contains(scenario.model({"b2"})->placed(), line.to));
        const geometry::TerrainMap map{
            {{scenario.piece({"hall"})->outline, {}, {}}, {scenario.piece({"fence"})->outline, {}, {}}}};
        const std::vector<int> all{0, 1};
        QVERIFY(!geometry::firstHit(line, map, all));
        QVERIFY(verdict["clearance_mm"].toDouble() > 0);
        QVERIFY(!verdict.contains("blocked_at"));
    }

    void blockedVerdict_namesPointAndPieces() {
        const QJsonObject verdict = checked("r1", "b1");
        QCOMPARE(verdict["blocked_at"][0].toDouble(), 10.0);
        QCOMPARE(verdict["blocked_at"][1].toDouble(), 6.0);
        QCOMPARE(verdict["line"][0][0].toDouble(), 4.0);
        QCOMPARE(verdict["line"][1][0].toDouble(), 20.0);
        QVERIFY(verdict["clearance_mm"].toDouble() < 0);
        const auto blockers = verdict["blocked_by"].toArray();
        QVERIFY(!blockers.isEmpty());
        QCOMPARE(blockers[0].toObject()["piece"].toString(), "hall");
        double sum = 0;
        for (const auto& blocker : blockers) {
            sum += blocker.toObject()["share"].toDouble();
        }
        QVERIFY(std::abs(sum - 1.0) < 1e-6);
    }

    void everyVerdict_hasReasonsWithSentences() {
        for (const auto& pair : {std::pair{"r1", "b1"}, std::pair{"r2", "b2"}}) {
            const auto reasons = checked(pair.first, pair.second)["reasons"].toArray();
            QVERIFY(!reasons.isEmpty());
            for (const auto& reason : reasons) {
                QVERIFY(!reason.toObject()["code"].toString().isEmpty());
                const QString text = reason.toObject()["text"].toString();
                QVERIFY2(text.endsWith('.') && !text.startsWith("Reason"), qPrintable(text));
            }
        }
    }

    void exactVerdict_computesAllFigures() {
        for (const auto& pair : {std::pair{"r1", "b1"}, std::pair{"r2", "b2"}}) {
            const QJsonObject verdict = checked(pair.first, pair.second);
            QCOMPARE(verdict["certainty"].toString(), "certain");
            QVERIFY(verdict["clearance_mm"].isDouble());
            QVERIFY(verdict["seen_share"].isDouble());
            QVERIFY(verdict["fully_visible"].isBool());
        }
    }

    void viewers_areToldOnDemandOnly() {
        QVERIFY(!checked("r2", "b2").contains("best_viewer"));
        const QJsonObject verdict = checked("r2", "b2", {"--viewers"});
        const double best = verdict["best_viewer"]["share"].toDouble();
        const double worst = verdict["worst_viewer"]["share"].toDouble();
        QVERIFY(best > 0 && best <= verdict["seen_share"].toDouble() + 1e-6);
        QVERIFY(worst >= 0 && worst <= best);
        QCOMPARE(verdict["best_viewer"]["at"].toArray().size(), 2);
        QCOMPARE(verdict["viewer_share_error"].toDouble(), 0.001);
        const QJsonObject inSpace = checked("r2", "b2", {"--viewers", "--rules", "volume"});
        QVERIFY(inSpace["best_viewer"]["share"].toDouble() <=
                inSpace["seen_share"].toDouble() + inSpace["seen_share_error"].toDouble() + 0.002);
        QVERIFY(inSpace["worst_viewer"]["share"].toDouble() <= inSpace["best_viewer"]["share"].toDouble());
        QVERIFY(inSpace["viewer_share_error"].isDouble());
    }

    void outline_isListedOnDemandOnly() {
        QVERIFY(!checked("r2", "b2").contains("seen_outline"));
        const auto stretches = checked("r2", "b2", {"--outline"})["seen_outline"].toArray();
        QVERIFY(!stretches.isEmpty());
        for (const auto& stretch : stretches) {
            QVERIFY(stretch.toArray().size() > 1);
        }
        QVERIFY(checked("r1", "b1", {"--outline"})["seen_outline"].isArray());
        QVERIFY(checked("r1", "b1", {"--outline"})["seen_outline"].toArray().isEmpty());
    }

    /// Under a pack they are not figures of the answer at the top.
    void figuresOfGeometry_standInItsObject() {
        const QStringList keys{"profile", "best_viewer", "worst_viewer", "viewer_share_error", "seen_outline"};
        const QStringList options{"--profile", "--viewers", "--outline"};
        const QJsonObject plain = checked("r2", "b2", options);
        const QJsonObject ruled = checked("r2", "b2", options + QStringList{"--rules", "area-groups"});
        for (const QString& key : keys) {
            QVERIFY2(plain.contains(key) && plain["geometry"].toObject().value(key) == plain[key], qPrintable(key));
            QVERIFY2(!ruled.contains(key) && ruled["geometry"].toObject().value(key) == plain[key], qPrintable(key));
        }
        QVERIFY(ruled["ruling"].toObject().contains("margin"));
        QCOMPARE(ruled["ruling"]["margin_proved"], QJsonValue{true});
    }

    void sampledMethods_neverSayBlocked_data() {
        QTest::addColumn<QString>("method");
        addRow("centre", "centre");
        addRow("sampled", "sampled");
    }

    void sampledMethods_neverSayBlocked() {
        QFETCH(QString, method);
        const QJsonObject verdict = checked("r1", "b1", {"--method", method});
        QCOMPARE(verdict["method"].toString(), method);
        QCOMPARE(verdict["verdict"].toString(), "no line found");
        QVERIFY(verdict["clearance_mm"].isNull());
    }

    /// Two bases of 32 mm, 28.74 in apart, with a box right between them: how many lines each stage tries.
    void S3_16_S3_17_S3_32_bandsAndDensities_areOptions_data() {
        addColumns<QString, int, int>("options", "edges", "ring");
        const auto row = [](const char* options, int edges, int ring) {
            addRow(*options ? options : "none", QString::fromLatin1(options), edges, ring);
        };
        constexpr int kEdges = 5 * 5 - 1; // center and four points of each, without center to center
        row("", kEdges, 4 * 4);           // more than 24 in apart
        row("--points 5", kEdges, 5 * 5);
        row("--points 64", kEdges, 64 * 64);
        row("--points 5,7,9", kEdges, 5 * 5);
        row("--points 5,7,9 --far-in 29", kEdges, 5 * 5); // 32 mm are small
        row("--points 5,7,9 --far-in 29 --sizes-mm 31,32", kEdges, 7 * 7);
        row("--points 5,7,9 --far-in 29 --sizes-mm 30,31.9", kEdges, 9 * 9);
        row("--points 5,7,9 --far-in 28.7 --sizes-mm 30,31.9", kEdges, 5 * 5);
        row("--far-in 29 --sizes-mm 31,32", kEdges, 6 * 6);
        row("--far-in 29 --sizes-mm 30,31", kEdges, 8 * 8);
        row("--bands", kEdges, 0); // 32 to 60 mm
        row("--bands --sizes-mm 32.1,60", 0, 0);
        row("--bands --sizes-mm 20,32", kEdges, 0);
        row("--bands --sizes-mm 20,31.9", kEdges, 4 * 4);
    }
    void S3_16_S3_17_S3_32_bandsAndDensities_areOptions() {
        auto [options, edges, ring] = fetch<QString, int, int>("options", "edges", "ring");
        QTemporaryDir folder;
        const QString path = folder.filePath(QStringLiteral("box.sightline"));
        QFile file{path};
        QVERIFY(file.open(QIODevice::WriteOnly));
        file.write(
            R"({"format": "sightline-scenario", "version": 1, "table": {"width": 60, "height": 44}, "rules": "plan",
            "terrain": [{"id": "box", "footprint": [[24, 18], [26, 18], [26, 22], [24, 22]], "height": 6}],
            "models": [{"id": "a", "position": [10, 20], "base": {"shape": "round", "diameter_mm": 32}},
                       {"id": "b", "position": [40, 20], "base": {"shape": "round", "diameter_mm": 32}}]})");
        file.close();
        for (const char* method : {"sampled", "exact"}) {
            const CliEnd end = runCli(QStringList{"check", path, "--from", "a", "--to", "b", "--json", "--tried",
                                                  "--method", QLatin1String{method}} +
                                      options.split(u' ', Qt::SkipEmptyParts));
            QCOMPARE(end.status, 1);
            const QJsonObject verdict = end.json().object();
            const QJsonObject tried = verdict["tried_lines"].toObject();
            QCOMPARE(tried["centre"].toInt(), 1);
            QCOMPARE(tried["edge"].toInt(), edges);
            QCOMPARE(tried["circumference"].toInt(), ring);
            QCOMPARE(tried["all"].toInt(), 1 + edges + ring); // each line is counted
            QCOMPARE(tried["clear"].toInt(), 0);
            // The exact answer never depends on them.
            QCOMPARE(verdict["verdict"].toString(), method == QLatin1String{"exact"} ? "blocked" : "no line found");
        }
    }

    void tolerance_isAskedAndTold() {
        QCOMPARE(checked("r2", "b2")["tolerance_mm"].toDouble(), 1.0);
        const QJsonObject wide = checked("r2", "b2", {"--tolerance-mm", "2.5"});
        QCOMPARE(wide["tolerance_mm"].toDouble(), 2.5);
        // With bases that may shrink or grow so far, anything can happen.
        const QJsonObject absurd = checked("r1", "b1", {"--tolerance-mm", "300"});
        QCOMPARE(absurd["certainty"].toString(), "too close to call");
    }

    /// The piece between the models hides them unless both bases grow by 34.8 mm, or by 60.2 mm.
    void aPhotosPrecision_isTheTolerance_data() {
        addColumns<QByteArray, int, QStringList, double, bool>("photo", "half", "options", "tolerance", "isClose");
        const QByteArray corners = R"(, "corners_px": [[0, 0], [600, 0], [600, 440], [0, 440]])";
        const QByteArray coarse = corners + R"(, "precision_mm": 50.8)";
        addRow("within it", coarse, 2, QStringList{}, 50.8, true);
        addRow("beyond it", coarse, 3, QStringList{}, 50.8, false);
        addRow("another tolerance", coarse, 2, QStringList{"--tolerance-mm", "25"}, 25.0, false);
        addRow("finer than usual", corners + R"(, "precision_mm": 0.5)", 2, QStringList{}, 1.0, false);
        addRow("a pixel", corners, 2, QStringList{}, 2.54, false);
        addRow("not placed", QByteArray{R"(, "precision_mm": 50.8)"}, 2, QStringList{}, 1.0, false);
    }

    void aPhotosPrecision_isTheTolerance() {
        const auto [photo, half, options, tolerance, isClose] =
            fetch<QByteArray, int, QStringList, double, bool>("photo", "half", "options", "tolerance", "isClose");
        QTemporaryDir folder;
        const QString path = folder.filePath(QStringLiteral("photo.sightline"));
        QFile file{path};
        QVERIFY(file.open(QIODevice::WriteOnly));
        const QByteArray top = QByteArray::number(20 - half);
        const QByteArray bottom = QByteArray::number(20 + half);
        file.write(R"({"format": "sightline-scenario", "version": 1, "table": {"width": 60, "height": 44},
            "rules": "plan", "players": [{"id": "red"}, {"id": "blue"}],
            "models": [{"id": "a", "player": "red", "position": [10, 20],
                        "base": {"shape": "round", "diameter_mm": 32}},
                       {"id": "b", "player": "blue", "position": [40, 20],
                        "base": {"shape": "round", "diameter_mm": 32}}],
            "terrain": [{"id": "hall", "kind": "ruin", "footprint": [[24, )" +
                   top + "], [26, " + top + "], [26, " + bottom + "], [24, " + bottom +
                   "]]}], \"photo\": {\"base64\": \"iVBORw0KGgo=\"" + photo + "}}");
        file.close();
        const QString certainty = isClose ? QStringLiteral("too close to call") : QStringLiteral("certain");
        const CliEnd check = runCli(QStringList{"check", path, "--from", "a", "--to", "b", "--json"} + options);
        QCOMPARE(check.status, 1);
        const QJsonObject verdict = check.json().object();
        QVERIFY(std::abs(verdict["tolerance_mm"].toDouble() - tolerance) < 1e-9);
        QCOMPARE(verdict["certainty"].toString(), certainty);
        const CliEnd matrix = runCli(QStringList{"matrix", path, "--json"} + options);
        QCOMPARE(matrix.status, 0);
        const auto pairs = matrix.json()["pairs"].toArray();
        QCOMPARE(pairs.size(), 2);
        for (const auto& pair : pairs) {
            QVERIFY(std::abs(pair.toObject()["tolerance_mm"].toDouble() - tolerance) < 1e-9);
            QCOMPARE(pair.toObject()["certainty"].toString(), certainty);
        }
        if (!options.isEmpty()) {
            return; // the commands below have no option for it
        }
        const CliEnd study = runCli({"study", path, "--from", "a", "--to", "b", "--trials", "1", "--json"});
        QCOMPARE(study.status, 0);
        QCOMPARE(study.json()["certainty"].toString(), certainty);
        // Where nothing blocks, the other side is certain; so it is without the photo and the hall.
        const CliEnd compare = runCli({"compare", path, "--with", dataFile("cli/glass-house.json"), "--json"});
        QFile bare{folder.filePath(QStringLiteral("bare.sightline"))};
        QVERIFY(file.open(QIODevice::ReadOnly) && bare.open(QIODevice::WriteOnly));
        const QByteArray whole = file.readAll();
        bare.write(whole.left(whole.indexOf(",\n            \"terrain\"")) + "}");
        bare.close();
        const CliEnd diff = runCli({"diff", path, bare.fileName(), "--json"});
        for (const CliEnd* end : {&compare, &diff}) {
            QCOMPARE(end->status, 1);
            const auto differences = end->json()["differences"].toArray();
            QCOMPARE(differences.size(), 2);
            for (const auto& difference : differences) {
                QCOMPARE(difference.toObject()["a"].toObject()["certainty"].toString(), certainty);
                QCOMPARE(difference.toObject()["b"].toObject()["certainty"].toString(), QStringLiteral("certain"));
            }
        }
    }

    void rulesOption_goesBeforeTheScenario() {
        const QJsonObject verdict = checked("r1", "b2", {"--rules", "height-tags"});
        QCOMPARE(verdict["rules"].toString(), "height-tags");
    }

    void rulesOfAFile_judge() {
        QCOMPARE(runCli({"check", kScenario, "--from", "r1", "--to", "b1"}).status, 1);
        const QJsonObject verdict = checked("r1", "b1", {"--rules", dataFile("cli/glass-house.json")});
        QCOMPARE(verdict["rules"].toString(), "glass-house");
        QCOMPARE(verdict["visible"].toBool(), true);
    }

    void standardInput_isJudgedAlike() {
        const QByteArray bytes = bytesOfFile(kScenario);
        const CliEnd piped = runCli({"check", "-", "--from", "r1", "--to", "b1", "--json"}, bytes);
        QCOMPARE(piped.status, 1);
        QCOMPARE(piped.output, runCli({"check", kScenario, "--from", "r1", "--to", "b1", "--json"}).output);
    }

    void matrix_judgesEachOrderedPairOfDifferentPlayers() {
        const CliEnd end = runCli({"matrix", kScenario, "--json"});
        QCOMPARE(end.status, 0);
        QCOMPARE(end.messages, QByteArray{});
        const auto json = end.json();
        QCOMPARE(pairsOf(json).join(' '),
                 "r1>b1 r1>b2 r1>b:3 r2>b1 r2>b2 r2>b:3 b1>r1 b1>r2 b2>r1 b2>r2 b:3>r1 b:3>r2");
        QCOMPARE(json["scenario"].toString(), "Ambush at the wall");
        QCOMPARE(json["rules"].toString(), "plan");
        QCOMPARE(json["method"].toString(), "exact");
        QCOMPARE(json["timing"]["pairs"].toInt(), 12);
        QVERIFY(json["timing"]["total_ms"].toDouble() >= json["timing"]["prepare_ms"].toDouble());
        QVERIFY(json["timing"]["prepare_ms"].toDouble() > 0);
    }

    void matrix_agreesWithCheck() {
        for (const QString& method : {QStringLiteral("centre"), QStringLiteral("sampled"), QStringLiteral("exact")}) {
            const auto matrix = runCli({"matrix", kScenario, "--json", "--method", method}).json();
            QCOMPARE(matrix["pairs"].toArray().size(), 12);
            for (const auto& pair : matrix["pairs"].toArray()) {
                const QJsonObject verdict = pair.toObject();
                QCOMPARE(verdict, checked(verdict["from"].toString(), verdict["to"].toString(), {"--method", method}));
            }
        }
    }

    void matrix_tellsTheMarginsThatCheckTells() {
        const QStringList rules{"--rules", "ruins"};
        const auto pairs = runCli(QStringList{"matrix", kScenario, "--json"} + rules).json()["pairs"].toArray();
        QCOMPARE(pairs.size(), 12);
        int told = 0;
        for (const auto& pair : pairs) {
            const QJsonObject verdict = pair.toObject();
            const QJsonObject alone = checked(verdict["from"].toString(), verdict["to"].toString(), rules);
            QCOMPARE(verdict["ruling"].toObject()["margin"], alone["ruling"].toObject()["margin"]);
            QCOMPARE(verdict["certainty"], alone["certainty"]);
            told += verdict["ruling"].toObject().contains("margin");
        }
        QVERIFY(told > 6);
        const QString text = QString::fromUtf8(runCli(QStringList{"matrix", kScenario} + rules).output);
        QVERIFY2(text.section('\n', 0, 0).contains("margin") && !text.section('\n', 0, 0).contains("clearance"),
                 qPrintable(text));
    }

    void matrix_isSymmetricWhereGeometryAloneDecides() {
        const auto pairs = runCli({"matrix", kScenario, "--json"}).json()["pairs"].toArray();
        for (const auto& pair : pairs) {
            const auto back = std::ranges::find_if(pairs, [&](const auto& other) {
                return other.toObject()["from"] == pair.toObject()["to"] &&
                       other.toObject()["to"] == pair.toObject()["from"];
            });
            QVERIFY(back != pairs.end());
            QCOMPARE((*back).toObject()["verdict"], pair.toObject()["verdict"]);
        }
    }

    void matrix_ofOneSide_holdsItsPairsOnly() {
        const auto pairs = [](const QStringList& options) {
            return pairsOf(runCli(QStringList{"matrix", kScenario, "--json"} + options).json()).join(' ');
        };
        QCOMPARE(pairs({"--from-player", "blue", "--to-player", "red"}), "b1>r1 b1>r2 b2>r1 b2>r2 b:3>r1 b:3>r2");
        QCOMPARE(pairs({"--to-player", "blue"}), "r1>b1 r1>b2 r1>b:3 r2>b1 r2>b2 r2>b:3");
        QCOMPARE(pairs({"--from-player", "red", "--to-player", "red"}), "");
    }

    void matrix_isTheSameEachTime() {
        QCOMPARE(runCli({"matrix", kScenario, "--csv"}).output, runCli({"matrix", kScenario, "--csv"}).output);
    }

    void csv_hasARowForEachPair() {
        const CliEnd end = runCli({"matrix", kScenario, "--csv"});
        QCOMPARE(end.status, 0);
        const auto rows = end.output.split('\n');
        QCOMPARE(rows.size(), 14); // head, twelve pairs, and nothing after the last line's end
        QVERIFY(rows.last().isEmpty());
        const auto head = rows[0].trimmed().split(',');
        QCOMPARE(head.mid(0, 3), (QByteArrayList{"from", "to", "method"}));
        const auto blocked = rows[1].trimmed().split(',');
        QCOMPARE(blocked.size(), head.size());
        QCOMPARE(blocked.mid(0, 6), (QByteArrayList{"r1", "b1", "exact", "plan", "false", "blocked"}));
        QVERIFY2(blocked[head.indexOf("blocked_by")].startsWith("hall:"), rows[1].constData());
        const auto clear = rows[5].trimmed().split(',');
        QCOMPARE(clear.mid(0, 6), (QByteArrayList{"r2", "b2", "exact", "plan", "true", "clear"}));
    }

    void csv_quotesWhatWouldBreakIt() {
        QByteArray bytes = bytesOfFile(kScenario);
        bytes.replace("\"r1\"", "\"r,\\\"1\\\"\"");
        const CliEnd end = runCli({"matrix", "-", "--csv", "--from-player", "red"}, bytes);
        QCOMPARE(end.status, 0);
        QVERIFY2(end.output.contains("\r\n\"r,\"\"1\"\"\",b1,exact,"), end.output.constData());
    }

    void anOverruling_isTheExitStatus_andStandsInAllOutputs() {
        const QByteArray file =
            R"({ "format": "sightline-scenario", "version": 1, "table": { "width": 60, "height": 44 }, "rules": "plan",
            "players": [ { "id": "a" }, { "id": "b" } ],
            "terrain": [ { "id": "hall", "footprint": [[20, 5], [22, 5], [22, 35], [20, 35]] } ],
            "models": [ { "id": "a1", "player": "a", "position": [10, 20], "base": { "shape": "round", "diameter_mm": 32 } },
                        { "id": "b1", "player": "b", "position": [40, 20], "base": { "shape": "round", "diameter_mm": 32 } } ],
            "overrulings": [ { "from": "a1", "to": "b1", "visible": true, "judge": "Ann", "note": "the gate, is open" } ] })";
        const CliEnd text = runCli({"check", "-", "--from", "a1", "--to", "b1"}, file);
        QCOMPARE(text.status, 0);
        QVERIFY2(text.output.startsWith("OVERRULED: VISIBLE  a1"), text.output.constData());
        QVERIFY(text.output.contains("Overruled by Ann: the gate, is open"));
        QVERIFY(text.output.contains("\nrule set"));
        const CliEnd json = runCli({"check", "-", "--from", "a1", "--to", "b1", "--json"}, file);
        QCOMPARE(json.status, 0);
        const auto verdict = json.json().object();
        QCOMPARE(verdict["visible"].toBool(), true);
        QCOMPARE(verdict["verdict"].toString(), "clear");
        QCOMPARE(verdict["geometry"]["visible"], QJsonValue{false});
        QCOMPARE(verdict["geometry"]["blocked_by"][0]["piece"].toString(), "hall");
        QCOMPARE(verdict["ruling"]["visible"].toBool(), true);
        QCOMPARE(verdict["ruling"]["overruled"]["by"][0]["judge"].toString(), "Ann");
        QCOMPARE(verdict["ruling"]["rules"]["id"].toString(), "plan");
        QVERIFY(!verdict["ruling"]["rules"]["version"].toString().isEmpty());
        QCOMPARE(verdict["ruling"]["rules"]["hash"].toString().size(), 64);
        // The way back is another pair.
        QCOMPARE(runCli({"check", "-", "--from", "b1", "--to", "a1"}, file).status, 1);
        const CliEnd matrix = runCli({"matrix", "-"}, file);
        QVERIFY2(matrix.output.contains("visible, overruled"), matrix.output.constData());
        QVERIFY(matrix.output.contains("Overruled by Ann"));
        QVERIFY(matrix.output.endsWith("\n1 of 2 pairs visible, rules plan, method exact\n"));
        const CliEnd csv = runCli({"matrix", "-", "--csv"}, file);
        QVERIFY2(csv.output.contains(",true,false,\"Ann: the gate, is open\",false,blocked,"), csv.output.constData());
        const CliEnd listed = runCli({"validate", "-"}, file);
        QCOMPARE(listed.status, 0);
        QVERIFY2(listed.output.contains(
                     "\"a1\" to \"b1\" is visible, overruled by Ann: the gate, is open ($.overrulings[0]) [overruled]"),
                 listed.output.constData());
    }

    /// Whoever faces away is named by no piece: the row says that the arc hides the target.
    void matrix_namesTheArc() {
        const QByteArray file =
            R"({ "format": "sightline-scenario", "version": 1, "table": { "width": 60, "height": 44 }, "rules": "the-old-world",
            "players": [ { "id": "a" }, { "id": "b" } ],
            "models": [ { "id": "a1", "player": "a", "position": [10, 20], "facing": 180, "base": { "shape": "rectangle", "length_mm": 25, "width_mm": 25 } },
                        { "id": "b1", "player": "b", "position": [40, 20], "facing": 180, "base": { "shape": "rectangle", "length_mm": 25, "width_mm": 25 } } ] })";
        const QList<QByteArray> rows = runCli({"matrix", "-"}, file).output.split('\n');
        QVERIFY2(rows.value(1).startsWith("a1 ") && rows[1].endsWith("  (arc)"), rows.value(1).constData());
        QVERIFY2(rows.value(2).startsWith("b1 ") && !rows[2].contains("(arc)"), rows.value(2).constData());
    }

    void aRuling_isTheHeadlineOfAllOutputs() {
        // The target stands in a ruin, which the rules see into; the straight line is blocked.
        const QByteArray file =
            R"({ "format": "sightline-scenario", "version": 1, "table": { "width": 60, "height": 44 }, "rules": "ruins",
            "players": [ { "id": "a" }, { "id": "b" } ],
            "terrain": [ { "id": "bastion", "name": "Bastion", "kind": "ruin", "height": 6, "footprint": [[36, 16], [44, 16], [44, 24], [36, 24]] } ],
            "models": [ { "id": "a1", "player": "a", "position": [10, 20], "base": { "shape": "round", "diameter_mm": 32 } },
                        { "id": "b1", "player": "b", "position": [40, 20], "base": { "shape": "round", "diameter_mm": 32 } } ] })";
        const CliEnd text = runCli({"check", "-", "--from", "a1", "--to", "b1"}, file);
        QCOMPARE(text.status, 0);
        QVERIFY2(text.output.startsWith("VISIBLE  a1 to b1\nVisible by the rules: Ruins by their footprint "
                                        "lets lines pass Bastion, in the way as seen from above.\n"),
                 text.output.constData());
        QVERIFY2(!text.output.contains("\nclearance") && !text.output.contains("\nblocked") &&
                     text.output.contains("\ngeometry  "),
                 text.output.constData());
        const auto json = runCli({"check", "-", "--from", "a1", "--to", "b1", "--json"}, file).json().object();
        QCOMPARE(json["visible"], QJsonValue{true});
        QCOMPARE(json["verdict"].toString(), "clear");
        QCOMPARE(json["geometry"]["verdict"].toString(), "blocked");
        // The same pair by plain geometry: the exit status follows, and the top is what `geometry` was.
        const CliEnd plain = runCli({"check", "-", "--from", "a1", "--to", "b1", "--rules", "plan", "--json"}, file);
        QCOMPARE(plain.status, 1);
        QCOMPARE(plain.json()["clearance_mm"], json["geometry"]["clearance_mm"]);
        const CliEnd matrix = runCli({"matrix", "-"}, file);
        QVERIFY2(
            matrix.output.contains("a1    b1  clear    certain    ≥ 117.5 mm  28.74 in  –           visible  blocked"),
            matrix.output.constData());
        QVERIFY(matrix.output.startsWith("from  to  verdict  certainty  margin "));
        // Scripts of earlier versions ask for the margins; faster answers are without.
        QCOMPARE(runCli({"matrix", "-", "--margins"}, file).output, matrix.output);
        QVERIFY(runCli({"matrix", "-", "--no-margins"}, file).output.contains("  clearance  "));
        QVERIFY(runCli({"matrix", "-", "--rules", "plan"}, file).output.contains("  clearance  "));
        const auto pairs = runCli({"matrix", "-", "--json"}, file).json()["pairs"].toArray();
        for (const auto& pair : pairs) {
            QCOMPARE(pair.toObject()["visible"], pair.toObject()["ruling"].toObject()["visible"]);
            QCOMPARE(pair.toObject()["verdict"].toString() == "clear", pair.toObject()["visible"].toBool());
        }
        const auto study =
            runCli({"study", "-", "--from", "a1", "--to", "b1", "--trials", "20", "--json"}, file).json().object();
        QCOMPARE(study["answer"].toString(), "ruling");
        QCOMPARE(study["as_placed"].toString(), "clear");
        QCOMPARE(study["clear"].toInt(), 20);
    }

    void unverifiedRules_areSaidToBe() {
        const CliEnd end = runCli({"check", kScenario, "--from", "r1", "--to", "b1", "--rules", "gaslands"});
        QVERIFY2(end.output.contains("Unverified rules: from general knowledge"), end.output.constData());
        const CliEnd plain = runCli({"check", kScenario, "--from", "r1", "--to", "b1", "--rules", "plan"});
        QVERIFY(!plain.output.contains("nverified"));
        const CliEnd matrix = runCli({"matrix", kScenario, "--rules", "gaslands"});
        QVERIFY(matrix.output.contains("Unverified rules"));
    }

    void table_endsWithTheCount() {
        const CliEnd end = runCli({"matrix", kScenario});
        QCOMPARE(end.status, 0);
        QVERIFY2(end.output.startsWith("from  to   verdict"), end.output.constData());
        const auto visible = runCli({"matrix", kScenario, "--csv"}).output.count(",plan,true,clear,");
        QVERIFY2(end.output.endsWith("\n" + QByteArray::number(visible) +
                                     " of 12 pairs visible, rules plan, method exact\n"),
                 end.output.constData());
    }

    void noPairAtAll_isSaid() {
        const CliEnd end = runCli({"matrix", kScenario, "--from-player", "red", "--to-player", "red"});
        QCOMPARE(end.status, 0);
        QVERIFY2(end.output.endsWith("\n0 of 0 pairs visible, rules plan, method exact\n"), end.output.constData());
        QCOMPARE(end.messages, "There is no pair to judge: no two models of different players.\n");
    }

    void textsForPeople_showWhatATerminalWouldObey() {
        const QStringList arguments{"check", "-", "--from", "a\x1b[2J", "--to", QString{"b\n"} + QChar{0x202e}};
        const CliEnd text = runCli(arguments, kHostileIds);
        QCOMPARE(text.status, 0);
        QCOMPARE(text.output.left(text.output.indexOf('\n')), "CLEAR  a\\u001b[2J to b\\u000a\\u202e");
        const CliEnd json = runCli(arguments + QStringList{"--json"}, kHostileIds);
        QCOMPARE(json.json()["to"].toString(), QString{"b\n"} + QChar{0x202e});
    }
};

QTEST_GUILESS_MAIN(TestCliVerdicts)
#include "tst_cli_verdicts.moc"
