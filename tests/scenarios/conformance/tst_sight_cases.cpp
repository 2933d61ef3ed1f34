#include "scenarios/conformance/case_run.h"
#include "tests/support/rows.h"

#include <QDir>
#include <QFile>
#include <QObject>
#include <QTemporaryDir>
#include <QTest>

using namespace sightline::scenarios;

namespace {

const QString kRoot = QStringLiteral(SIGHTLINE_TEST_DATA "/sight_cases");

CaseList listOf(const QString& folder) {
    QFile file{kRoot + u'/' + folder + u'/' + QLatin1String{kCaseListName}};
    if (!file.open(QIODevice::ReadOnly)) {
        qFatal("%s cannot be read", qPrintable(file.fileName()));
    }
    auto list = readCaseList(file.readAll(), folder);
    if (!list) {
        qFatal("%s", qPrintable(list.error().message()));
    }
    return std::move(*list);
}

QByteArray listWith(const QByteArray& cases) {
    return R"({"format":"sightline-cases","version":1,"about":"","cases":[)" + cases + "]}";
}

} // namespace

class TestSightCases : public QObject {
    Q_OBJECT

private slots:
    void S3_28_allHold_data() {
        QTest::addColumn<QString>("folder");
        for (const QString& folder : QDir{kRoot}.entryList(QDir::Dirs | QDir::NoDotAndDotDot, QDir::Name)) {
            QTest::newRow(qPrintable(folder)) << folder;
        }
    }

    void S3_28_allHold() {
        QFETCH(QString, folder);
        const CaseList list = listOf(folder);
        int asked = 0;
        QStringList wrong;
        for (const SightCase& one : list.cases) {
            QVERIFY(!one.derived.isEmpty());
            const auto outcome = runCase(one, kRoot + u'/' + folder + u'/' + one.scenario);
            QVERIFY2(outcome.has_value(), outcome ? "" : qPrintable(outcome.error().message()));
            QVERIFY2(outcome->asked > 0, qPrintable(one.scenario));
            asked += outcome->asked;
            for (const CaseMismatch& mismatch : outcome->mismatches) {
                wrong.append(one.scenario + QStringLiteral(": ") + mismatch.what + QStringLiteral(": expected ") +
                             mismatch.expected + QStringLiteral(", found ") + mismatch.found);
            }
        }
        qInfo("%zu cases, %d values", list.cases.size(), asked);
        QVERIFY2(wrong.isEmpty(), qPrintable(wrong.join(u'\n')));
    }

    void thereAreManyCases_andEachScenarioIsOfOne() {
        std::size_t cases = 0;
        int files = 0;
        for (const QString& folder : QDir{kRoot}.entryList(QDir::Dirs | QDir::NoDotAndDotDot)) {
            const CaseList list = listOf(folder);
            cases += list.cases.size();
            const QStringList scenarios =
                QDir{kRoot + u'/' + folder}.entryList({QStringLiteral("*.sightline")}, QDir::Files);
            files += static_cast<int>(scenarios.size());
            for (const SightCase& one : list.cases) {
                QVERIFY2(scenarios.contains(one.scenario), qPrintable(one.scenario));
            }
        }
        QVERIFY(cases >= 300);
        QCOMPARE(static_cast<int>(cases), files);
    }

    /// An answer that is wrong is told: each kind of value of one case is turned in turn.
    void wrongAnswersAreTold_data() {
        sightline::testsupport::addColumns<QByteArray, QString>("check", "told");
        const auto row = [](const char* name, const QByteArray& check, const char* told) {
            QTest::newRow(name) << check << QString::fromUtf8(told);
        };
        row("visible", R"("visible": false)", "m1 to m2 under plan, visible: expected false, found true");
        row("clearance", R"("clearance_mm": [1, 0.5])",
            "m1 to m2 under plan, clearance_mm: expected 1 ± 0.5, found 25");
        row("share", R"("seen_share": [0.25, 0.1])", "m1 to m2 under plan, seen_share: expected 0.25 ± 0.1, found 1");
        row("fully visible", R"("fully_visible": false)",
            "m1 to m2 under plan, fully_visible: expected false, found true");
        row("distance", R"("distance_in": [1, 0.5])", "m1 to m2 under plan, distance_in: expected 1 ± 0.5, found 20.5");
        row("blockers", R"("blocked_by": [{"piece": "w", "share": [1, 0]}])",
            "m1 to m2 under plan, blocked_by w: expected 1 ± 0, found nothing");
        row("ruling", R"("ruling": {"visible": false})",
            "m1 to m2 under plan, ruling visible: expected false, found true");
        row("cover", R"("ruling": {"cover": "heavy"})",
            "m1 to m2 under plan, ruling cover: expected heavy, found none");
        row("arc", R"("ruling": {"in_arc": false})", "m1 to m2 under plan, ruling in_arc: expected false, found true");
        row("range", R"("ruling": {"in_range": true})",
            "m1 to m2 under plan, ruling in_range: expected true, found nothing");
        row("a pack's distance where no pack rules", R"("ruling": {"distance_in": [20.5, 1]})",
            "m1 to m2 under plan, ruling distance_in: expected 20.5 ± 1, found nothing");
        row("a pack's distance", R"("rules": "ruins", "ruling": {"distance_in": [20, 0.25]})",
            "m1 to m2 under ruins, ruling distance_in: expected 20 ± 0.25, found 20.5");
        row("a weapon's range", R"("weapons": [{"weapon": "bow", "in_range": false}])",
            "m1 to m2 under plan, weapon bow, in_range: expected false, found true");
        row("a weapon's arc", R"("weapons": [{"weapon": "bow", "in_arc": true}])",
            "m1 to m2 under plan, weapon bow, in_arc: expected true, found false");
        row("a weapon's line", R"("weapons": [{"weapon": "bow", "has_line": true}])",
            "m1 to m2 under plan, weapon bow, has_line: expected true, found false");
        row("whether a weapon may shoot", R"("weapons": [{"weapon": "bow", "eligible": true}])",
            "m1 to m2 under plan, weapon bow, eligible: expected true, found false");
        row("why a weapon may not shoot", R"("weapons": [{"weapon": "bow", "code": "too-near"}])",
            "m1 to m2 under plan, weapon bow, code: expected too-near, found out-of-arc");
    }

    void wrongAnswersAreTold() {
        auto [check, told] = sightline::testsupport::fetch<QByteArray, QString>("check", "told");
        const auto list = readCaseList(
            listWith(R"({"scenario":"s.sightline","title":"","derived":"","checks":[{"from":"m1","to":"m2",)" + check +
                     "}]}"),
            QStringLiteral("list"));
        QVERIFY2(list.has_value(), list ? "" : qPrintable(list.error().message()));
        const auto outcome = runCase(list->cases[0], openTable());
        QVERIFY(outcome.has_value());
        QCOMPARE(outcome->asked, 1);
        QCOMPARE(outcome->mismatches.size(), std::size_t{1});
        const CaseMismatch& mismatch = outcome->mismatches[0];
        const QString text = mismatch.what + QStringLiteral(": expected ") + mismatch.expected +
                             QStringLiteral(", found ") + mismatch.found;
        QVERIFY2(text.startsWith(told), qPrintable(text));
    }

    void blockersThatAreNotNamed_areTold() {
        const auto list = readCaseList(
            listWith(
                R"({"scenario":"s","title":"","derived":"","checks":[{"from":"m1","to":"m2","blocked_by":[{"piece":"upper","share":[1,1]}]}]})"),
            {});
        QVERIFY(list.has_value());
        const auto outcome = runCase(list->cases[0], kRoot + QStringLiteral("/slots/closed-01.sightline"));
        QVERIFY(outcome.has_value());
        QCOMPARE(outcome->mismatches.size(), std::size_t{1});
        QCOMPARE(outcome->mismatches[0].expected, QStringLiteral("no share of lower"));
    }

    void regionsThatAreWrong_areTold() {
        const auto list = readCaseList(
            listWith(
                R"({"scenario":"s","title":"","derived":"","regions":[{"at":[3,3],"area_sq_in":[5,1]},{"from":"m1","range":1000,"area_sq_in":[2640,0.01]}]})"),
            {});
        QVERIFY2(list.has_value(), list ? "" : qPrintable(list.error().message()));
        const auto outcome = runCase(list->cases[0], openTable());
        QVERIFY(outcome.has_value());
        QCOMPARE(outcome->asked, 2);
        QCOMPARE(outcome->mismatches.size(), std::size_t{1});
        QCOMPARE(outcome->mismatches[0].what, QStringLiteral("region under plan, area_sq_in"));
    }

    void brokenLists_areRefusedWithTheirPlace_data() {
        sightline::testsupport::addColumns<QByteArray, QString>("text", "path");
        const auto row = [](const char* name, const QByteArray& text, const char* path) {
            QTest::newRow(name) << text << QString::fromLatin1(path);
        };
        row("no object", "[]", "$");
        row("another format", R"({"format":"x","version":1,"about":"","cases":[]})", "$.format");
        row("a newer version", R"({"format":"sightline-cases","version":2,"about":"","cases":[]})", "$.version");
        row("a folder in the name",
            listWith(R"({"scenario":"../s","title":"","derived":"","checks":[{"from":"a","to":"b"}]})"),
            "$.cases[0].scenario");
        row("nothing asked", listWith(R"({"scenario":"s","title":"","derived":""})"), "$.cases[0]");
        row("a word misspelt",
            listWith(R"({"scenario":"s","title":"","derived":"","checks":[{"from":"a","to":"b","visble":true}]})"),
            "$.cases[0].checks[0].visble");
        row("a figure without its error",
            listWith(R"({"scenario":"s","title":"","derived":"","checks":[{"from":"a","to":"b","seen_share":[1]}]})"),
            "$.cases[0].checks[0].seen_share");
        row("a weapon without its name",
            listWith(
                R"({"scenario":"s","title":"","derived":"","checks":[{"from":"a","to":"b","weapons":[{"eligible":true}]}]})"),
            "$.cases[0].checks[0].weapons[0]");
        row("a word of a weapon misspelt",
            listWith(
                R"({"scenario":"s","title":"","derived":"","checks":[{"from":"a","to":"b","weapons":[{"weapon":"bow","elegible":true}]}]})"),
            "$.cases[0].checks[0].weapons[0].elegible");
        row("nobody looks", listWith(R"({"scenario":"s","title":"","derived":"","regions":[{"area_sq_in":[1,1]}]})"),
            "$.cases[0].regions[0]");
        row("a key twice",
            R"({"format":"sightline-cases","format":"sightline-cases","version":1,"about":"","cases":[]})", "$.format");
    }

    void brokenLists_areRefusedWithTheirPlace() {
        auto [text, path] = sightline::testsupport::fetch<QByteArray, QString>("text", "path");
        const auto list = readCaseList(text, QStringLiteral("cases.json"));
        QVERIFY(!list.has_value());
        QCOMPARE(list.error().first().path, path);
        QCOMPARE(list.error().first().severity, Severity::Error);
    }

    void whatIsNotThere_isAProblem() {
        const auto problemOf = [&](const QByteArray& check) {
            const auto list =
                readCaseList(listWith(R"({"scenario":"s","title":"","derived":"","checks":[)" + check + "]}"), {});
            const auto outcome = list ? runCase(list->cases[0], openTable()) : tl::unexpected{list.error()};
            return outcome ? QString{} : outcome.error().first().code;
        };
        QCOMPARE(problemOf(R"({"from":"m1","to":"m9"})"), QStringLiteral("unknown-model"));
        QCOMPARE(problemOf(R"({"from":"m1","to":"m1"})"), QStringLiteral("same-model"));
        QCOMPARE(problemOf(R"({"from":"m1","to":"m2","rules":"nonsense"})"), QStringLiteral("unknown-rules"));
        QCOMPARE(problemOf(R"({"from":"m1","to":"m2","weapons":[{"weapon":"sling"}]})"),
                 QStringLiteral("unknown-weapon"));
        QVERIFY(!runCase(SightCase{}, kRoot + QStringLiteral("/nothing.sightline")).has_value());
    }

private:
    /// Two bases of 25.4 mm, 20.5 in apart, on an open table; the first carries a bow that shoots backwards.
    QString openTable() {
        const QString path = m_folder.filePath(QStringLiteral("open.sightline"));
        QFile file{path};
        const QByteArray model =
            R"({"id":"%1","player":"a","base":{"shape":"round","diameter_mm":25.4},"height":2,"position":[%2,22],
                                     "weapons":[{"name":"bow","range_in":24,"arc":{"degrees":90,"turn":180}}]})";
        if (file.open(QIODevice::WriteOnly)) {
            file.write(
                R"({"format":"sightline-scenario","version":1,"name":"Open","table":{"width":60,"height":44},"rules":"plan","players":[{"id":"a","name":"A"}],"terrain":[],"models":[)" +
                QByteArray{model}.replace("%1", "m1").replace("%2", "10") + "," +
                QByteArray{model}.replace("%1", "m2").replace("%2", "31.5") + "]}");
        }
        return path;
    }

    QTemporaryDir m_folder;
};

QTEST_GUILESS_MAIN(TestSightCases)
#include "tst_sight_cases.moc"
