#include "scenarios/io/scenario_file.h"
#include "tests/app/cli/cli_process.h"
#include "tests/support/rows.h"

#include <QJsonArray>
#include <QJsonObject>

using namespace sightline;
using namespace sightline::tests;
using namespace sightline::testsupport;

namespace {

const QString kSquads = dataFile("cli/squads.sightline");

QJsonObject firstPlace(const QStringList& options) {
    const auto end = runCli(QStringList{"units", kSquads, "--positions", "r2", "--target", "Pack", "--json"} + options);
    return end.json()["searches"][0]["places"][0].toObject();
}

} // namespace

/// `units`: the matrix of units in three forms, and places to shoot from.
class TestCliUnits : public QObject {
    Q_OBJECT

private slots:
    void theMatrix_isPrintedToTheLetter_data() {
        addColumns<QStringList, QString>("options", "expected");
        addRow("text", QStringList{}, "cli/squads-units.txt");
        addRow("json", QStringList{"--json"}, "cli/squads-units.json");
        addRow("csv", QStringList{"--csv"}, "cli/squads-units.csv");
        addRow("the same rules by name", QStringList{"--json", "--rules", "plan"}, "cli/squads-units.json");
    }

    void theMatrix_isPrintedToTheLetter() {
        auto [options, expected] = fetch<QStringList, QString>("options", "expected");
        const CliEnd end = runCli(QStringList{"units", kSquads} + options);
        QCOMPARE(end.status, 0);
        QCOMPARE(end.messages, QByteArray{});
        QCOMPARE(end.output, bytesOfFile(dataFile(expected)));
    }

    void countsAgreeWithTheMatrixOfModels() {
        const auto matrix = runCli({"matrix", kSquads, "--json"}).json();
        const auto units = runCli({"units", kSquads, "--json"}).json();
        int visible = 0;
        for (const auto& pair : matrix["pairs"].toArray()) {
            visible += pair.toObject().value("ruling").toObject().value("visible").toBool() ? 1 : 0;
        }
        int sees = 0;
        for (const auto& pair : units["pairs"].toArray()) {
            for (const auto& model : pair.toObject()["models"].toArray()) {
                sees += static_cast<int>(model.toObject()["sees"].toArray().size());
            }
        }
        QCOMPARE(sees, visible);
        QCOMPARE(sees, 6);
    }

    void csv_quotesNamesWithCommas() {
        const auto rows = runCli({"units", kSquads, "--csv"}).output.split('\n');
        QVERIFY(rows[1].endsWith(",\"Rifle: eligible (b1); Bayonet, fixed: out-of-range (b1)\"\r"));
        QCOMPARE(rows.size(), 9);
    }

    void rulesOfAPack_namePerUnitCover() {
        const auto units = runCli({"units", kSquads, "--json", "--rules", "40k-11e"}).json();
        QCOMPARE(units["rules"].toString(), "40k-11e");
        QCOMPARE(units["unit_cover"].toString(), "all");
    }

    void noUnitsOfOthers_isSaid() {
        const QByteArray alone =
            R"({ "format": "sightline-scenario", "version": 1, "table": { "width": 20, "height": 20 },
            "models": [ { "id": "a", "position": [2, 2], "base": { "shape": "round", "diameter_mm": 25 } } ] })";
        const CliEnd end = runCli({"units", "-", "--json"}, alone);
        QCOMPARE(end.status, 0);
        QVERIFY(end.messages.contains("no pair"));
        QCOMPARE(end.json()["pairs"].toArray().size(), 0);
        QCOMPARE(end.json()["units"].toArray().size(), 1);
    }

    void positions_areAnsweredByTheJudge() {
        const auto place = firstPlace({});
        QCOMPARE(place["targets_seen"].toInt(), 1);
        QCOMPARE(place["eligible_weapons"].toInt(), 1);
        QCOMPARE(place["sees"], (QJsonArray{"b1"}));
        // Put there, `check` says the same.
        auto scenario = scenarios::readScenario(bytesOfFile(kSquads), kSquads)->scenario;
        scenario.models[1].position =
            geometry::pointFromInches(place["position"][0].toDouble(), place["position"][1].toDouble());
        QCOMPARE(runCli({"check", "-", "--from", "r2", "--to", "b1"}, writeScenario(scenario)).status, 0);
        QCOMPARE(runCli({"check", "-", "--from", "r2", "--to", "b2"}, writeScenario(scenario)).status, 1);
    }

    void positions_stayWithinTheMove() {
        QCOMPARE(firstPlace({"--move", "0.5"}), QJsonObject{}); // too short to see anything
        QVERIFY(firstPlace({"--move", "0.75"})["moved_in"].toDouble() <= 0.75);
        const auto end = runCli({"units", kSquads, "--positions", "r2", "--target", "Pack", "--move", "0.5"});
        QCOMPARE(end.status, 0);
        QVERIFY(end.output.contains("No position within the move sees any of the unit"));
    }

    void positions_ofAUnit_areThoseOfItsModels() {
        const auto searches =
            runCli({"units", kSquads, "--positions", "Rifles", "--target", "Pack", "--json", "--places", "1"})
                .json()["searches"]
                .toArray();
        QCOMPARE(searches.size(), 2);
        QCOMPARE(searches[0]["model"].toString(), "r1");
        QCOMPARE(searches[0]["places"].toArray().size(), 1);
        QCOMPARE(searches[0]["places"][0]["moved_in"].toDouble(), 0.0);
        const auto rows =
            runCli({"units", kSquads, "--positions", "Rifles", "--target", "Pack", "--csv", "--places", "2"})
                .output.split('\n');
        QCOMPARE(rows[0], QByteArray{"model,place,x_in,y_in,facing,moved_in,targets_seen,eligible_weapons,seen_by\r"});
        QCOMPARE(rows[1], QByteArray{"r1,0,10,5,0,0,2,1,2\r"});
        QCOMPARE(rows.size(), 1 + 2 * 3 + 1);
    }

    void positions_areTheSameEachTime() {
        const QStringList call{"units", kSquads,  "--positions", "r2",    "--target",
                               "Pack",  "--json", "--rules",     "volume"};
        QCOMPARE(runCli(call).output, runCli(call).output);
    }

    void badUsage_isRefused_data() {
        addColumns<QStringList, QString>("options", "told");
        addRow("two forms", QStringList{"--json", "--csv"}, "cannot be combined");
        addRow("no target", QStringList{"--positions", "r2"}, "--target");
        addRow("a target alone", QStringList{"--target", "Pack"}, "--target requires --positions");
        addRow("a move alone", QStringList{"--move", "6"}, "--move requires --positions");
        addRow("an unknown shooter", QStringList{"--positions", "r9", "--target", "Pack"}, "“r9”");
        addRow("an unknown target", QStringList{"--positions", "r2", "--target", "Herd"},
               "there are Rifles, gun, Pack");
        addRow("its own unit", QStringList{"--positions", "r2", "--target", "Rifles"}, "both name the unit");
        addRow("a move backwards", QStringList{"--positions", "r2", "--target", "Pack", "--move", "-1"},
               "--move takes a number");
        addRow("half a place", QStringList{"--positions", "r2", "--target", "Pack", "--places", "1.5"}, "whole number");
        addRow("no such rules", QStringList{"--rules", "chess"}, "“chess”");
    }

    void badUsage_isRefused() {
        auto [options, told] = fetch<QStringList, QString>("options", "told");
        verifyRefused(runCli(QStringList{"units", kSquads} + options), told);
    }

    void aModelNamesItsUnit() {
        const QStringList call{"units", kSquads, "--positions", "r2", "--json", "--target"};
        QCOMPARE(runCli(call + QStringList{"b1"}).output, runCli(call + QStringList{"Pack"}).output);
    }

    void oneShot_isToldModelByModel() {
        const CliEnd text = runCli({"shoot", kSquads, "--from", "Rifles", "--to", "Pack", "--weapon", "Rifle"});
        QCOMPARE(text.status, 0);
        QVERIFY2(
            text.output.contains(
                "Rifles (Red) at Pack (Blue) with Rifle: 1 of 2 models may shoot. The others: 1 × no line of sight."),
            text.output.constData());
        const auto json = runCli({"shoot", kSquads, "--from", "Rifles", "--to", "Pack", "--json"}).json();
        QCOMPARE(json["may_shoot"].toInt(), 1);
        QCOMPARE(json["attackers"].toInt(), 2);
        QCOMPARE(json["models"].toArray().size(), 3); // a rifle each, and a bayonet
        QCOMPARE(json["models"][0]["distance_in"].toDouble(), 19.0);
        QCOMPARE(json["models"][1]["code"].toString(), "out-of-range");
        QCOMPARE(json["text"].toString(), "1 of 2 models may shoot. The others: 1 × no line of sight.");
        const auto rows = runCli({"shoot", kSquads, "--from", "Rifles", "--to", "Pack", "--csv"}).output.split('\n');
        QVERIFY(rows[2].startsWith("r1,\"Bayonet, fixed\",1,b1,19.0000,false,"));
    }

    /// Both targets stand in a crater, which gives cover by the 10th edition of 40k; the second of the two shooters is
    /// behind the wall.
    void oneShot_tellsTheCoverOfTheTarget() {
        QByteArray table = bytesOfFile(kSquads);
        table.replace("\"terrain\": [", "\"terrain\": [ { \"id\": \"crater\", \"kind\": \"crater\", \"height\": 0, "
                                        "\"footprint\": [[28, 3], [32, 3], [32, 17], [28, 17]] },");
        table.replace("\"unit\": \"Pack\",", "\"unit\": \"Pack\", \"keywords\": [\"infantry\"],");
        const QStringList shot{"shoot", "-",        "--from", "Rifles",  "--to",
                               "Pack",  "--weapon", "Rifle",  "--rules", "40k-10e"};
        const CliEnd text = runCli(shot, table);
        QCOMPARE(text.status, 0);
        QVERIFY2(text.output.contains("1 of 2 models may shoot. Closest to changing") &&
                     text.output.contains(" The others: 1 × no line of sight. The target has cover: benefit of cover."),
                 text.output.constData());
        QVERIFY2(text.output.contains("benefit of cover (2 of the 2 models seen)"), text.output.constData());
        const auto json = runCli(shot + QStringList{"--json"}, table).json();
        QCOMPARE(json["models"][0]["cover"].toString(), QStringLiteral("benefit of cover"));
        QCOMPARE(json["models"][0]["targets_in_cover"].toInt(), 2);
        QCOMPARE(json["models"][1]["cover"].toString(), QStringLiteral("none"));
        const auto rows = runCli(shot + QStringList{"--csv"}, table).output.split('\n');
        QVERIFY2(rows[1].contains(",true,eligible,2,2,benefit of cover,"), rows[1].constData());
    }

    void aShotThatNobodyMayTake_endsWithOne() {
        const CliEnd end = runCli({"shoot", kSquads, "--from", "Rifles", "--to", "Pack", "--range", "18.9"});
        QCOMPARE(end.status, 1);
        QVERIFY2(end.output.contains("Neither model may shoot."), end.output.constData());
        QCOMPARE(runCli({"shoot", kSquads, "--from", "Rifles", "--to", "Pack", "--range", "19"}).status, 0);
    }

    void aShotThatCannotBeAsked_isRefused_data() {
        addColumns<QStringList, QString>("options", "told");
        addRow("no such weapon", QStringList{"--from", "Rifles", "--to", "Pack", "--weapon", "Bow"},
               "there are Rifle, Bayonet, fixed");
        addRow("nobody has one", QStringList{"--from", "Pack", "--to", "Rifles", "--weapon", "Bow"},
               "give its range with --range");
        addRow("at itself", QStringList{"--from", "r1", "--to", "Rifles"}, "both name the unit");
        addRow("no target", QStringList{"--from", "Rifles"}, "--to");
        addRow("no such unit", QStringList{"--from", "Rifles", "--to", "Herd"}, "there are Rifles, gun, Pack");
        addRow("a range that is none", QStringList{"--from", "Rifles", "--to", "Pack", "--range", "far"},
               "--range takes a number");
        addRow("two forms", QStringList{"--from", "Rifles", "--to", "Pack", "--json", "--csv"}, "cannot be combined");
    }

    void aShotThatCannotBeAsked_isRefused() {
        auto [options, told] = fetch<QStringList, QString>("options", "told");
        verifyRefused(runCli(QStringList{"shoot", kSquads} + options), told);
    }

    void aUnitNameOfTwoPlayers_wantsItsPlayer() {
        auto scenario = scenarios::readScenario(bytesOfFile(kSquads), kSquads)->scenario;
        for (auto& model : scenario.models) {
            model.unit = model.unit.isEmpty() ? model.unit : QStringLiteral("Crew");
        }
        const QByteArray bytes = writeScenario(scenario);
        const CliEnd end = runCli({"units", "-", "--positions", "gun", "--target", "Crew"}, bytes);
        QCOMPARE(end.status, 2);
        QVERIFY(end.messages.contains("write red/Crew or blue/Crew"));
        QCOMPARE(runCli({"units", "-", "--positions", "gun", "--target", "blue/Crew"}, bytes).status, 0);
    }

    void aBrokenWeapon_isRefusedWithItsPath() {
        auto bytes = bytesOfFile(kSquads);
        bytes.replace(R"("min_range_in": 6)", R"("min_range_in": 60)");
        const CliEnd end = runCli({"units", "-"}, bytes);
        QCOMPARE(end.status, 2);
        QVERIFY(end.messages.contains("$.models[2].weapons[0].min_range_in"));
        QCOMPARE(end.output, QByteArray{});
    }
};

QTEST_APPLESS_MAIN(TestCliUnits)
#include "tst_cli_units.moc"
