#include "scenarios/edits/edits.h"
#include "scenarios/io/profile_io.h"
#include "scenarios/io/scenario_file.h"
#include "scenarios/vision/side_view.h"
#include "scenarios/vision/turns.h"
#include "scenarios/vision/vision_edits.h"
#include "tests/app/cli/cli_process.h"
#include "tests/support/rows.h"

#include <QFile>
#include <QJsonArray>
#include <QJsonObject>
#include <QRegularExpression>
#include <QSet>
#include <QTemporaryDir>
#include <QtEndian>

#include <algorithm>
#include <bit>
#include <tuple>

using namespace sightline;
using namespace sightline::tests;
using namespace sightline::testsupport;

namespace {

const QString kTable = dataFile("cli/ambush.sightline");

QStringList idsOf(const QJsonValue& list) {
    QStringList ids;
    for (const QJsonValue each : list.toArray()) {
        ids.append(each["id"].toString());
    }
    return ids;
}

} // namespace

/// `fog`: what one side knows, and nothing else.
class TestCliFog : public QObject {
    Q_OBJECT

    QTemporaryDir m_folder;
    QString m_hidden; ///< two players of three models, fog on, one move made

private slots:
    void initTestCase() {
        using namespace scenarios;
        Scenario scenario;
        scenario.name = QStringLiteral("Night watch");
        scenario.table.width = geometry::Length::fromInches(30);
        scenario.table.height = geometry::Length::fromInches(12);
        scenario.players = {{{"a"}, {}, {}, {}}, {{"b"}, {}, {}, {}}};
        const auto add = [&](const char* id, const char* name, const char* player, double x) {
            Model model;
            model.id = {QLatin1String{id}};
            model.name = QLatin1String{name};
            model.player = {QLatin1String{player}};
            model.position = geometry::pointFromInches(x, 6.5);
            model.base = geometry::Footprint::round(geometry::Length::fromMillimeters(25)).value();
            model.keywords = QStringList{"infantry"};
            model.wounds = 2;
            scenario.models.push_back(std::move(model));
        };
        add("watch", "Ann", "a", 4.5);
        add("thief", "Bob", "b", 10.5);
        add("lurker", "Cid", "b", 25.5);
        scenario = withVisionUpdated(withFog(scenario, true));
        VisionProfile profile = scenario.vision->profile;
        profile.rememberModels = true;
        scenario = withVisionProfile(scenario, profile);
        scenario =
            withStepAccepted(scenario, withModelAt(scenario, {"watch"}, geometry::pointFromInches(7.5, 6.5)), {});
        m_hidden = m_folder.filePath("hidden.sightline");
        QVERIFY(saveScenarioFile(scenario, m_hidden));
    }

    void S1_21_aSideIsToldWhatItKnows() {
        const CliEnd end = runCli({"fog", m_hidden, "--player", "a", "--format", "json"});
        QCOMPARE(end.status, 0);
        const auto json = end.json();
        QCOMPARE(json["player"].toString(), QStringLiteral("a"));
        QCOMPARE(idsOf(json["models"]), (QStringList{"watch", "thief"}));
        QCOMPARE(json["targets"][0]["code"].toString(), QStringLiteral("not-visible-before"));
        QCOMPARE(json["columns"].toInt(), 30);
        QVERIFY(!end.output.contains("Cid") && !end.output.contains("lurker"));
    }

    /// Health and the most of it, as they were when the model was last seen.
    void S1_16_healthIsToldOfHowMuch() {
        using namespace scenarios;
        Scenario scenario = readScenario(bytesOfFile(m_hidden), {})->scenario;
        const auto thief = [](Scenario& of) { return std::ranges::find(of.models, ModelId{"thief"}, &Model::id); };
        thief(scenario)->maxWounds = 5;
        scenario = withVisionUpdated(scenario);
        QVERIFY(runCli({"fog", "-", "--player", "a"}, writeScenario(scenario)).output.contains("2 of 5"));
        scenario =
            withStepAccepted(scenario, withModelAt(scenario, {"watch"}, geometry::pointFromInches(2.5, 6.5)), {});
        thief(scenario)->wounds = 1;
        thief(scenario)->maxWounds = 4;
        const QJsonArray remembered = runCli({"fog", "-", "--player", "a", "--format", "json"}, writeScenario(scenario))
                                          .json()["remembered"]
                                          .toArray();
        QCOMPARE(idsOf(remembered), QStringList{"thief"});
        QCOMPARE(remembered[0]["wounds"].toInt(), 2);
        QCOMPARE(remembered[0]["max_wounds"].toInt(), 5);
        const QByteArray text = runCli({"fog", "-", "--player", "a"}, writeScenario(scenario)).output;
        QVERIFY2(text.contains("2 of 5") && !text.contains("1 of 4"), text.constData());
    }

    void S1_20_cellsStandInATable() {
        const QByteArray csv = runCli({"fog", m_hidden, "--player", "a", "--format", "csv"}).output;
        QVERIFY(csv.startsWith("kind,id,column,row,x_in,y_in,state,ground,type,owner,wounds,turns_ago\r\n"));
        QCOMPARE(csv.count("\r\ncell,"), 30 * 12);
        QVERIFY(csv.contains("cell,,7,6,7,6,visible,plains,,,,\r\n"));
        QVERIFY(csv.contains("cell,,1,6,1,6,shrouded,plains,,,,\r\n"));
        QVERIFY(csv.contains("cell,,25,6,25,6,unexplored,,,,,\r\n")); // of what is unexplored the ground is not told
        QVERIFY(csv.contains("model,thief,10,6,10.5,6.5,,,infantry,b,2,0\r\n"));
        QVERIFY(!csv.contains("lurker"));
    }

    void S1_34_thePositionIsToldInWords() {
        const CliEnd end = runCli({"fog", m_hidden, "--player", "b"});
        QVERIFY2(end.output.contains("Ann (watch)") && end.output.contains("Cid (lurker)"), end.output.constData());
        const CliEnd other = runCli({"fog", m_hidden, "--player", "a", "--text"});
        QVERIFY(other.output.contains("revealed by the last move"));
        QVERIFY(!other.output.contains("Cid"));
        QVERIFY(other.output.startsWith("a knows, in turn "));
        // Players by name, where they have one.
        auto named = scenarios::readScenario(bytesOfFile(m_hidden), {})->scenario;
        named.players[0].name = QStringLiteral("Red");
        const QByteArray text = runCli({"fog", "-", "--player", "a"}, scenarios::writeScenario(named)).output;
        QVERIFY2(text.startsWith("Red knows, in turn ") && text.contains("Ann (watch)  Red "), text.constData());
    }

    void S1_23_toS1_25_arraysOfNumPy() {
        const QString folder = m_folder.filePath("arrays/of/a");
        QCOMPARE(runCli({"fog", m_hidden, "--player", "a", "--npy", folder}).status, 0);
        const auto bytesOf = [&](const char* name) {
            QFile file{folder + u'/' + QLatin1String{name}};
            return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray{};
        };
        const QByteArray grid = bytesOf("grid.npy");
        QVERIFY(grid.startsWith("\x93NUMPY\x01"));
        QVERIFY(grid.contains("'descr': '<i4', 'fortran_order': False, 'shape': (12, 30, 4)"));
        const auto header = grid.indexOf('\n') + 1;
        QCOMPARE(header % 64, 0);
        QCOMPARE(grid.size(), header + 12 * 30 * 4 * 4);
        const auto value = [&](const QByteArray& bytes, int row, int column, int layer) {
            return static_cast<int>(static_cast<unsigned char>(bytes[header + ((row * 30 + column) * 4 + layer) * 4]));
        };
        QCOMPARE(value(grid, 6, 7, 3), 2);  // visible
        QCOMPARE(value(grid, 6, 1, 3), 1);  // shrouded
        QCOMPARE(value(grid, 6, 25, 3), 0); // unexplored
        QCOMPARE(value(grid, 6, 25, 0), 0); // S1.24: nothing of it
        const QByteArray units = bytesOf("units.npy");
        QCOMPARE(value(units, 6, 10, 1), 2); // b
        QCOMPARE(value(units, 6, 10, 2), 2); // wounds
        QCOMPARE(value(units, 6, 25, 1), 0); // the lurker is not there
        QVERIFY(bytesOf("models.npy").contains("'descr': '<f8', 'fortran_order': False, 'shape': (2, 8)"));
        QVERIFY(bytesOf("legend.json").contains("\"type_codes\": [\"infantry\"]"));
        QVERIFY(bytesOf("memory.npy").size() == grid.size());
    }

    void S1_51_oneArchiveHoldsTheArrays() {
        const QString folder = m_folder.filePath(QStringLiteral("loose"));
        const QString archive = m_folder.filePath(QStringLiteral("side.npz"));
        QCOMPARE(runCli({"fog", m_hidden, "--player", "a", "--npy", folder, "--npz", archive}).status, 0);
        const QByteArray bytes = bytesOfFile(archive);
        QVERIFY(bytes.startsWith("PK\x03\x04"));
        for (const char* name : {"grid.npy", "units.npy", "memory.npy", "models.npy", "global_features.npy",
                                 "action_mask.npy", "legend.json"}) {
            const QByteArray loose = bytesOfFile(folder + u'/' + QLatin1String{name});
            QVERIFY2(!loose.isEmpty() && bytes.contains(QByteArray{name} + loose.left(1)) && bytes.contains(loose),
                     name); // name, then the bytes as they are
        }
        QVERIFY(!bytes.contains("lurker") && !bytes.contains("Cid"));
        const CliEnd refused = runCli(
            {"fog", m_hidden, "--player", "a", "--npz", m_folder.filePath(QStringLiteral("no/such/folder.npz"))});
        QCOMPARE(refused.status, 2);
    }

    void S2_52_namedAreasAreTold() {
        const auto read = scenarios::readScenario(bytesOfFile(m_hidden), {});
        scenarios::Scenario scenario = read->scenario;
        scenarios::Zone zone;
        zone.id = {"farm"};
        zone.name = QStringLiteral("West Farm");
        zone.kind = QStringLiteral("deployment");
        zone.polygon = geometry::Polygon::fromVertices(
                           std::array{geometry::pointFromInches(0, 0), geometry::pointFromInches(9, 0),
                                      geometry::pointFromInches(9, 12), geometry::pointFromInches(0, 12)})
                           .value();
        scenario.zones.push_back(zone);
        const CliEnd end = runCli({"fog", "-", "--player", "a"}, writeScenario(scenario));
        QCOMPARE(end.status, 0);
        QVERIFY(end.output.contains("West Farm"));
    }

    /// The judge of lines judges what the file holds, and says so.
    void rulingsOfAHiddenGame_sayWhatTheyJudge() {
        const QByteArray whole = "Hidden game: this judges the whole table, not what a side knows.";
        const QByteArray known = "Hidden game: this judges only what b knew.";
        auto scenario = scenarios::readScenario(bytesOfFile(m_hidden), {})->scenario;
        const QString side = m_folder.filePath("side.sightline");
        QVERIFY(saveScenarioFile(scenarios::sideViewOf(scenario, {"b"}), side));
        scenario = scenarios::withFog(std::move(scenario), false);
        const QString open = m_folder.filePath("open.sightline");
        QVERIFY(saveScenarioFile(scenario, open));
        for (const QStringList& command : {QStringList{"check", "--from", "watch", "--to", "thief"},
                                           {"shoot", "--from", "watch", "--to", "thief"},
                                           {"matrix"},
                                           {"units"}}) {
            const auto run = [&](const QString& file, const QStringList& more = {}) {
                return runCli(QStringList{command.front(), file} + command.mid(1) + more);
            };
            QVERIFY2(run(m_hidden).output.contains(whole), qPrintable(command.front()));
            QVERIFY2(run(side).output.contains(known), qPrintable(command.front()));
            QVERIFY2(!run(open).output.contains("idden game"), qPrintable(command.front()));
            const auto member = [&](const QString& file) {
                return run(file, {"--json"}).json().object().value(u"hidden_game");
            };
            QVERIFY(member(m_hidden).isObject() && member(m_hidden)["known_by"].isNull());
            QCOMPARE(member(side)["known_by"].toString(), QStringLiteral("b"));
            QVERIFY(member(open).isUndefined());
            if (command.front() != u"check") {
                const CliEnd csv = run(m_hidden, {"--csv"});
                QVERIFY2(csv.messages.contains(whole), qPrintable(command.front()));
                QVERIFY(!csv.output.contains("idden game"));
            }
        }
    }

    void S1_45_S2_64_theWayOfAModel() {
        const CliEnd end =
            runCli({"way", m_hidden, "--model", "lurker", "--to", "13.5,6.5", "--seen-by", "a", "--json"});
        QCOMPARE(end.status, 0);
        const QJsonObject way = end.json().object();
        QVERIFY(way["found"].toBool());
        QCOMPARE(way["length_in"].toDouble(), 12.0);
        QCOMPARE(way["corners"].toArray().size(), 2);
        const QJsonArray stretches = way["stretches"].toArray();
        QVERIFY(!stretches.isEmpty() && stretches.first()["from_in"].toDouble() == 0 &&
                stretches.last()["to_in"].toDouble() == 12);
        QVERIFY(!stretches.first()["seen"].toBool());
        QVERIFY(runCli({"way", m_hidden, "--model", "lurker", "--to", "13.5,6.5"}).output.contains("12.00 in"));
        const CliEnd none = runCli({"way", m_hidden, "--model", "lurker", "--to", "10.5,6.5", "--json"});
        QCOMPARE(none.status, 1);
        QCOMPARE(none.json().object()["code"].toString(), QStringLiteral("cannot-stand-there"));
        for (const char* to : {"", "1", "1,2,3", "x,2", "nan,1", "1e9,1"}) {
            QCOMPARE(runCli({"way", m_hidden, "--model", "lurker", "--to", to}).status, 2);
        }
        QCOMPARE(runCli({"way", m_hidden, "--model", "nobody", "--to", "1,2"}).status, 2);
        QCOMPARE(runCli({"way", kTable, "--model", "x", "--to", "1,2"}).status, 2);
    }

    /// Rows S1.29 to S1.31: asked of one place, of what the player knew when the last move began.
    void S1_29_toS1_31_S1_44_anActionIsAskedOfItsPlace() {
        const auto asked = [&](const char* action, const char* at) {
            return runCli({"fog", m_hidden, "--player", "a", "--may", action, "--at", at});
        };
        QCOMPARE(asked("ability", "4.5,6.5").output, QByteArray{"allowed\n"}); // where the watch stood
        QCOMPARE(asked("ability", "4.5,6.5").status, 0);
        QCOMPARE(asked("ability", "20.5,6.5").output, QByteArray{"not-visible\n"});
        QCOMPARE(asked("ability", "20.5,6.5").status, 1);
        QCOMPARE(asked("claim", "20.5,6.5").output, QByteArray{"not-explored\n"});
        QCOMPARE(asked("claim", "4.5,6.5").status, 0);
        QCOMPARE(asked("place", "20.5,6.5").status, 0); // always
        QCOMPARE(asked("ability", "-3,6.5").output, QByteArray{"off-table\n"});
        QCOMPARE(asked("ability", "watch").status, 0);  // own models too
        QCOMPARE(asked("ability", "lurker").status, 2); // of who is hidden nothing is said
        QCOMPARE(asked("ability", "lurker").messages.replace("lurker", "x"),
                 asked("ability", "nobody").messages.replace("nobody", "x"));
        QCOMPARE(asked("dance", "4.5,6.5").status, 2);
        QCOMPARE(runCli({"fog", m_hidden, "--player", "a", "--may", "ability"}).status, 2);
        QCOMPARE(runCli({"fog", m_hidden, "--player", "a", "--at", "4.5,6.5"}).status, 2);
    }

    /// A file that says only that fog is on.
    void S4_11_aFileWrittenByHand_isTheSideAtOnce() {
        QFile whole{m_hidden};
        QVERIFY(whole.open(QIODevice::ReadOnly));
        QJsonObject scenario = QJsonDocument::fromJson(whole.readAll()).object();
        scenario["vision"] = QJsonObject{{"enabled", true}};
        const QString file = m_folder.filePath("hand.sightline");
        writeBytes(file, QJsonDocument{scenario}.toJson());
        const CliEnd end = runCli({"fog", file, "--player", "a", "--format", "json"});
        QCOMPARE(end.status, 0);
        const QJsonObject side = end.json().object();
        QCOMPARE(idsOf(side["models"]), (QStringList{"watch", "thief"}));
        QCOMPARE(side["targets"][0]["code"].toString(), QStringLiteral("legal")); // thief: found by no move
        QVERIFY(!end.output.contains("lurker"));
    }

    void S1_27_to_S1_31_arraysOfActionsAndOfTheWhole() {
        const QString folder = m_folder.filePath("actions");
        QCOMPARE(runCli({"fog", m_hidden, "--player", "a", "--npy", folder}).status, 0);
        const auto arrayOf = [&](const char* name) {
            QFile file{folder + '/' + name};
            return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray{};
        };
        const QJsonObject legend = QJsonDocument::fromJson(arrayOf("legend.json")).object();
        QCOMPARE(legend["action_mask"].toArray(), (QJsonArray{"place", "claim", "ability", "target"}));
        const QByteArray mask = arrayOf("action_mask.npy");
        QVERIFY(mask.contains("'descr': '<i4', 'fortran_order': False, 'shape': (12, 30, 4)"));
        const auto maskAt = [&](int row, int column, int layer) {
            const auto at = mask.size() - qsizetype{12} * 30 * 4 * 4 + ((row * 30 + column) * 4 + layer) * 4;
            return qFromLittleEndian<qint32>(mask.constData() + at);
        };
        for (const auto& [column, claim, ability] : {std::tuple{4, 1, 1}, std::tuple{20, 0, 0}}) {
            QCOMPARE(maskAt(6, column, 0), 1);
            QCOMPARE(maskAt(6, column, 1), claim);
            QCOMPARE(maskAt(6, column, 2), ability);
            QCOMPARE(maskAt(6, column, 3), 0);
        }
        QCOMPARE(maskAt(6, 10, 3), 0); // the thief was revealed by the last move: from the next one on
        QCOMPARE(maskAt(6, 25, 3), 0); // the lurker is hidden
        const QByteArray figures = arrayOf("global_features.npy");
        const QJsonArray names = legend["global_features"].toArray();
        QVERIFY(figures.contains("'shape': (" + QByteArray::number(names.size()) + ",)"));
        const auto figure = [&](const char* name) {
            qsizetype index = 0;
            while (index < names.size() && names[index].toString() != QLatin1String{name}) {
                ++index;
            }
            return std::bit_cast<double>(
                qFromLittleEndian<quint64>(figures.constData() + figures.size() - (names.size() - index) * 8));
        };
        QCOMPARE(figure("own_models"), 1.0);
        QCOMPARE(figure("others_in_sight"), 1.0);
        QCOMPARE(figure("visible_share"), 49.0 / 360);
        QCOMPARE(figure("turn"), 1.0);
    }

    void T48_leakCheckFindsNothing() {
        for (const char* player : {"a", "b"}) {
            const CliEnd end = runCli({"fog", m_hidden, "--player", player, "--leak-check"});
            QVERIFY2(end.status == 0, end.output.constData());
            QVERIFY(end.output.contains("none found"));
        }
    }

    /// What is hidden may be called as the format calls things.
    void T48_leakCheck_knowsWordsOfTheFormat() {
        QFile whole{m_hidden};
        QVERIFY(whole.open(QIODevice::ReadOnly));
        const QByteArray text = whole.readAll();
        for (const char* word : {"model", "cell", "visible", "grid", "keywords", "ground", "position", "plains",
                                 "forest", "standard", "round", "simple", "chebyshev", "cells", "sightline-scenario"}) {
            for (const char* hidden : {"\"lurker\"", "\"Cid\""}) {
                const QString file = m_folder.filePath("words.sightline");
                writeBytes(file, QByteArray{text}.replace(hidden, '"' + QByteArray{word} + '"'));
                const CliEnd end = runCli({"fog", file, "--player", "a", "--leak-check"});
                QVERIFY2(end.status == 0, end.output.constData());
            }
        }
    }

    /// So may as many hidden models as its outputs have words of their own.
    void T48_leakCheck_knowsEveryWordOfItsOutputs() {
        using namespace scenarios;
        const QString file = m_folder.filePath("side.sightline");
        QCOMPARE(runCli({"fog", m_hidden, "--player", "a", "--scenario", file}).status, 0);
        QByteArray outputs = bytesOfFile(file);
        for (const char* format : {"json", "csv", "text"}) {
            outputs += runCli({"fog", m_hidden, "--player", "a", "--format", format}).output;
        }
        QSet<QString> words;
        static const QRegularExpression word{QStringLiteral("[A-Za-z][A-Za-z_-]*")};
        for (auto it = word.globalMatch(QString::fromUtf8(outputs)); it.hasNext();) {
            words.insert(it.next().captured());
        }
        for (const char* known : {"watch", "Ann", "thief", "Bob", "a", "b", "Night", "infantry"}) {
            words.remove(QLatin1String{known}); // what the table of the side holds
        }
        QVERIFY2(words.size() > 100, qPrintable(QString::number(words.size())));
        Scenario whole = readScenario(bytesOfFile(m_hidden), {})->scenario;
        const Model lurker = *whole.model({"lurker"});
        for (const QString& hidden : words) {
            whole.models.push_back(lurker);
            whole.models.back().id = {hidden};
            whole.models.back().name = hidden;
        }
        const QString full = m_folder.filePath("every-word.sightline");
        QVERIFY(saveScenarioFile(withVisionUpdated(whole), full));
        const CliEnd end = runCli({"fog", full, "--player", "a", "--leak-check"});
        QVERIFY2(end.status == 0, end.output.constData());
        QVERIFY2(end.output.split(' ').front().toInt() >= words.size(), end.output.constData());
    }

    void aFileOfAPlayer_isATable() {
        const QString file = m_folder.filePath("a.sightline");
        QCOMPARE(runCli({"fog", m_hidden, "--player", "a", "--scenario", file}).status, 0);
        QCOMPARE(runCli({"validate", file}).status, 0);
        QCOMPARE(runCli({"fog", file, "--player", "a", "--format", "csv"}).output,
                 runCli({"fog", m_hidden, "--player", "a", "--format", "csv"}).output);
        QVERIFY(!runCli({"convert", file, "-"}).output.contains("lurker"));
        QCOMPARE(runCli({"check", file, "--from", "watch", "--to", "lurker"}).status, 2);
    }

    void whatCannotBe_isRefused_data() {
        addColumns<QStringList, QString>("arguments", "part");
        addRow("no player", QStringList{"fog", m_hidden}, "--player");
        addRow("another player", QStringList{"fog", m_hidden, "--player", "c"}, "a, b");
        addRow("another format", QStringList{"fog", m_hidden, "--player", "a", "--format", "xml"}, "json, csv or text");
        addRow("two formats", QStringList{"fog", m_hidden, "--player", "a", "--format", "csv", "--text"},
               "cannot be combined");
        addRow("no hidden game", QStringList{"fog", kTable, "--player", "red"}, "--profile standard");
        addRow("no such profile", QStringList{"fog", m_hidden, "--player", "a", "--profile", "x"}, "night-fight");
        addRow("no profile", QStringList{"fog", m_hidden, "--player", "a", "--profile", kTable}, "format_version");
    }

    void whatCannotBe_isRefused() {
        auto [arguments, part] = fetch<QStringList, QString>("arguments", "part");
        const CliEnd end = runCli(arguments);
        QCOMPARE(end.status, 2);
        QVERIFY2(end.messages.contains(part.toUtf8()), end.messages.constData());
        QVERIFY(end.output.isEmpty());
    }

    void aProfileOfOnesOwn_counts() {
        scenarios::VisionProfile profile = *scenarios::shippedVisionProfile(QStringLiteral("standard"));
        profile.roleRange["standard"] = 20;
        const QString file = m_folder.filePath("far.json");
        writeBytes(file, writeVisionProfile(profile));
        QVERIFY(runCli({"fog", m_hidden, "--player", "a", "--profile", file}).output.contains("Cid (lurker)"));
    }
};

QTEST_APPLESS_MAIN(TestCliFog)
#include "tst_cli_fog.moc"
