#include "scenarios/rules/user_packs.h"
#include "tests/app/cli/cli_process.h"

#include <QObject>
#include <QTemporaryDir>
#include <QTest>

using namespace sightline;
using namespace sightline::tests;

class TestCliPacks : public QObject {
    Q_OBJECT

private slots:
    void initTestCase() {
        QVERIFY(m_home.isValid());
        qputenv("XDG_DATA_HOME", m_home.path().toUtf8()); // here, and in the programs called
        QByteArray text = scenarios::shippedRuleSetText("plan");
        text.replace("\"plan\"", "\"my-plan\"");
        // Nothing blocks by these rules.
        text.replace("\"when\": \"always\"", "\"when\": \"never\"");
        QVERIFY(scenarios::saveUserPack(scenarios::userPackFolder(), text, scenarios::Overwrite::No));
        m_hash = scenarios::userPackIn(scenarios::userPackFolder(), "my-plan")->rules->hash();
        writeBytes(scenarios::userPackFolder() + "/broken.json", "{ \"id\": 3 }");
    }

    void ownPacks_areListed_andABrokenOneStopsNothing() {
        const CliEnd end = runCli({"rulesets", "--json"});
        QCOMPARE(end.status, 0);
        const auto sets = end.json().array();
        QCOMPARE(sets.size(), static_cast<qsizetype>(scenarios::shippedRuleSets().size()) + 1);
        QCOMPARE(sets.last()["id"].toString(), "my-plan");
        QCOMPARE(sets.last()["hash"].toString(), m_hash);
        QVERIFY(sets.last()["file"].toString().endsWith("my-plan.json"));
        QVERIFY(!sets.first().toObject().contains("file"));
        QVERIFY2(end.messages.contains("broken.json") && end.messages.contains("$.name"), end.messages.constData());
        const CliEnd text = runCli({"rulesets"});
        QVERIFY2(text.output.contains("yours: "), text.output.constData());
    }

    void aCaseThatIsAnsweredOtherwise_isAFailureOfItsOwnPack() {
        writeBytes(
            scenarios::userPackFolder() + "/wrong.json",
            R"({"format": "sightline-rules", "format_version": 1, "id": "wrong", "name": "Wrong", "version": "1", "status": "decided", "source": "a test",
                       "self_tests": [{"name": "nothing between", "expect": [{"from": "a", "to": "b", "visible": false}, {"from": "b", "to": "a", "visible": true}],
                                       "scene": {"models": [{"id": "a", "position": [1, 1]}, {"id": "b", "position": [9, 1]}]}}]})");
        const CliEnd text = runCli({"rulesets", "--test=wrong"});
        QVERIFY(QFile::remove(scenarios::userPackFolder() + "/wrong.json"));
        QCOMPARE(text.status, 1);
        QVERIFY2(text.output.contains(
                     "wrong $.self_tests[0].expect[0], nothing between, a -> b: visible: expected false, found true"),
                 text.output.constData());
        QCOMPARE(text.output.count('\n'), 3);
    }

    void ownPacks_judgeByTheirId_asByTheirFile() {
        const QString table = dataFile("cli/ambush.sightline");
        const QStringList question{"check", table, "--from", "r1", "--to", "b1", "--json", "--rules"};
        const CliEnd shipped = runCli(question + QStringList{"plan"});
        const CliEnd byId = runCli(question + QStringList{"my-plan"});
        const CliEnd byFile = runCli(question + QStringList{scenarios::userPackFolder() + "/my-plan.json"});
        QCOMPARE(shipped.status, 1);
        QCOMPARE(byId.status, 0);
        QCOMPARE(byId.json()["ruling"]["rules"]["hash"].toString(), m_hash);
        QCOMPARE(byId.output, byFile.output);
        const CliEnd unknown = runCli(question + QStringList{"their-plan"});
        QCOMPARE(unknown.status, 2);
        QVERIFY2(unknown.messages.contains("nor one of yours"), unknown.messages.constData());
    }

    void compare_listsThePairsThatDiffer_andItsStatusSaysSo() {
        const QString table = dataFile("cli/ambush.sightline");
        const CliEnd same = runCli({"compare", table, "--rules", "plan", "--with", "plan", "--json"});
        QCOMPARE(same.status, 0);
        QCOMPARE(same.json()["differing"].toInt(), 0);
        const CliEnd end = runCli({"compare", table, "--with", "my-plan", "--json"});
        QCOMPARE(end.status, 1);
        QCOMPARE(end.json()["rules_a"]["id"].toString(), "plan");
        QCOMPARE(end.json()["rules_b"]["hash"].toString(), m_hash);
        // The one pair that the plan hides and open rules show: single checks say the same.
        for (const auto& entry : end.json()["differences"].toArray()) {
            const QJsonObject pair = entry.toObject();
            for (const auto& [side, rules] : {std::pair{QString{"a"}, "plan"}, std::pair{QString{"b"}, "my-plan"}}) {
                const CliEnd check = runCli({"check", table, "--from", pair["from"].toString(), "--to",
                                             pair["to"].toString(), "--rules", rules, "--json"});
                QCOMPARE(check.json()["ruling"]["visible"].toBool(), pair[side]["visible"].toBool());
                QCOMPARE(check.json()["ruling"]["fully_visible"].toBool(), pair[side]["fully_visible"].toBool());
            }
        }
        QVERIFY(end.json()["differing"].toInt() > 0);
        const CliEnd csv = runCli({"compare", table, "--with", "my-plan", "--csv"});
        QCOMPARE(csv.status, 1);
        QCOMPARE(csv.output.count("\r\n"), end.json()["differing"].toInt() + 1);
        const CliEnd text = runCli({"compare", table, "--with", "my-plan"});
        QVERIFY2(text.output.contains("pairs differ between plan and my-plan"), text.output.constData());
    }

    /// Two models at two behind a low box, of which one is seen whole by the other shooter: it has no cover from the
    /// unit. Source: the benefit of cover of 40k 10th edition ends where an attacking model sees the target whole.
    void coverThatTheUnitEnds_isToldBesideThatOfThePair() {
        const QByteArray file = R"({"format": "sightline-scenario", "version": 1,
            "table": {"width": 44, "height": 30}, "rules": "40k-10e",
            "players": [{"id": "red"}, {"id": "blue"}],
            "terrain": [{"id": "box", "name": "Box", "kind": "container", "height": 1,
                         "footprint": [[20, 13.5], [21, 13.5], [21, 22], [20, 22]]}],
            "models": [
              {"id": "a1", "player": "red", "unit": "A", "position": [10, 15], "height": 2, "keywords": ["infantry"]},
              {"id": "a2", "player": "red", "unit": "A", "position": [10, 5], "height": 2, "keywords": ["infantry"]},
              {"id": "b1", "player": "blue", "unit": "B", "position": [26, 15], "height": 2, "keywords": ["infantry"]},
              {"id": "b2", "player": "blue", "unit": "B", "position": [26, 18], "height": 2, "keywords": ["infantry"]}
            ]})";
        const QByteArray told = "In the shot of the whole unit: none: a2 of the attacking unit sees b1 whole.";
        const CliEnd first = runCli({"check", "-", "--from", "a1", "--to", "b1"}, file);
        QVERIFY2(first.output.contains("cover         benefit of cover.") && first.output.contains(told),
                 first.output.constData());
        const auto json = runCli({"check", "-", "--from", "a1", "--to", "b1", "--json"}, file).json();
        QVERIFY(json["cover_of_unit"].toString().endsWith(told));
        // B2 is whole for neither, so nothing is to be added.
        QVERIFY(!runCli({"check", "-", "--from", "a1", "--to", "b2"}, file).output.contains("for the unit"));
        const QByteArray units = runCli({"units", "-"}, file).output;
        QVERIFY2(units.contains("benefit of cover (1 of 2)"), units.constData());
    }

    /// One pair under one rule set has one margin, whichever command reports it.
    void margins_areThoseOfCheck_inEachCommand() {
        const QString table = dataFile("cli/ambush.sightline");
        const auto marginOfCheck = [&](const QString& from, const QString& to, const QString& rules) {
            return runCli({"check", table, "--from", from, "--to", to, "--rules", rules, "--json"})
                .json()["ruling"]["margin"]["millimeters"]
                .toDouble(-1); // none is known
        };
        const auto isNear = [](double margin, double other) { return std::abs(margin - other) < 1e-3; };
        const QJsonObject units =
            runCli({"units", table, "--rules", "40k-10e", "--json"}).json().object()["pairs"].toArray()[0].toObject();
        const QJsonObject model = units["models"].toArray()[0].toObject();
        QVERIFY(isNear(model["margin_mm"].toDouble(-1),
                       marginOfCheck(model["model"].toString(), model["best_target"].toString(), "40k-10e")));
        QVERIFY(model["margin_mm"].toDouble(-1) >= 0);
        const QString from = model["model"].toString();
        const QString to = model["best_target"].toString();
        const auto study =
            runCli({"study", table, "--from", from, "--to", to, "--rules", "40k-10e", "--trials", "5", "--json"});
        QVERIFY(isNear(study.json()["margin_mm"].toDouble(-1), marginOfCheck(from, to, "40k-10e")));
        const auto difference = runCli({"compare", table, "--rules", "40k-9e", "--with", "40k-10e", "--json"})
                                    .json()
                                    .object()["differences"]
                                    .toArray()[0]
                                    .toObject();
        for (const auto& [side, rules] : {std::pair{"a", "40k-9e"}, std::pair{"b", "40k-10e"}}) {
            const auto margin = difference[QLatin1String{side}].toObject()["margin_mm"];
            QVERIFY(isNear(margin.toDouble(-1),
                           marginOfCheck(difference["from"].toString(), difference["to"].toString(), rules)));
        }
        QVERIFY(runCli({"units", table, "--rules", "40k-10e"}).output.contains(" margin"));
        QVERIFY(!runCli({"units", table, "--rules", "40k-10e", "--no-margins"}).output.contains(" margin"));
        QVERIFY(!runCli({"units", table, "--rules", "40k-10e", "--no-margins", "--json"}).output.contains("margin_mm"));
    }

    void compare_takesTheEditionBefore_andSaysWhatIsTooClose() {
        const auto slit = runCli({"table", "the-slit", "-"});
        QCOMPARE(slit.status, 0);
        const CliEnd end = runCli({"compare", "-", "--rules", "40k-10e"}, slit.output);
        QCOMPARE(end.status, 1);
        QVERIFY2(end.output.contains("pairs differ between 40k-10e and 40k-9e"), end.output.constData());
        QVERIFY2(end.output.contains("visible, too close to call, "), end.output.constData());
        QVERIFY2(end.output.contains("\n2 of them too close to call\n"), end.output.constData());
        // The lines that differ are named in words, by their label where the pack gives one.
        QVERIFY2(end.output.contains("  Ruins and woods: cover unless fully visible  "), end.output.constData());
        QVERIFY2(!end.output.contains("$.") && !end.output.contains("rule 1 of"), end.output.constData());
    }

    void compare_needsASecondRuleSetThatThereIs() {
        const QString table = dataFile("cli/ambush.sightline");
        const CliEnd nothing = runCli({"compare", table});
        QCOMPARE(nothing.status, 2);
        QVERIFY2(nothing.messages.contains("--with, or a second table"), nothing.messages.constData());
        const CliEnd trials = runCli({"compare", table, "--with", "plan", "--trials", "4"});
        QVERIFY2(trials.status == 2 && trials.messages.contains("name a second table"), trials.messages.constData());
        const CliEnd unknown = runCli({"compare", table, "--with", "nothing", "--json"});
        QCOMPARE(unknown.status, 2);
        QVERIFY2(unknown.messages.contains("--with"), unknown.messages.constData());
        QVERIFY(unknown.output.isEmpty());
        QCOMPARE(runCli({"compare", table, "--with", "plan", "--json", "--csv"}).status, 2);
    }

private:
    QTemporaryDir m_home;
    QString m_hash;
};

QTEST_GUILESS_MAIN(TestCliPacks)
#include "tst_cli_packs.moc"
