#include "scenarios/edits/edits.h"
#include "scenarios/edits/table_changes.h"
#include "scenarios/io/scenario_file.h"
#include "scenarios/library/library.h"
#include "scenarios/output/changes_io.h"
#include "scenarios/output/comparison_io.h"
#include "scenarios/output/table_csv.h"
#include "scenarios/output/units_json.h"
#include "scenarios/output/verdict_json.h"
#include "scenarios/questions/matrix.h"
#include "scenarios/questions/rule_comparison.h"
#include "scenarios/questions/unit_matrix.h"
#include "tests/support/rows.h"

#include <QLocale>

#include <algorithm>
#include <clocale>

using namespace sightline;
using namespace sightline::scenarios;

namespace {

Scenario shipped(const char* id) {
    const auto* entry = libraryEntry(QString::fromLatin1(id));
    Q_ASSERT(entry);
    auto read = readScenario(libraryBytes(*entry), {});
    Q_ASSERT(read);
    return std::move(read->scenario);
}

/// From each model to each of another player.
std::vector<Verdict> matrixOf(const PreparedTable& table) {
    std::vector<Question> questions;
    for (const Model& observer : table.scenario().models) {
        for (const Model& target : table.scenario().models) {
            if (observer.player != target.player) {
                Question question;
                question.observer = observer.id;
                question.target = target.id;
                questions.push_back(question);
            }
        }
    }
    return judgeAll(table, questions);
}

/// Everything that is written for other programs, of one table.
QByteArrayList allTexts() {
    const Scenario table = shipped("skirmish-board");
    const std::vector<AnyId> moved{table.models.front().id};
    const Scenario after =
        withMoved(table, moved, {geometry::Length::fromMillimeters(12.3456), geometry::Length::fromInches(-1.25)});
    const PreparedTable a{table, *shippedRuleSet(QStringLiteral("plan"))};
    const PreparedTable b{after, *shippedRuleSet(QStringLiteral("plan"))};
    const auto words = [](const Reason& reason) { return reason.code; };
    const auto verdicts = matrixOf(a);
    return {positionsCsv(table),
            verdictsCsv(verdicts),
            writeScenario(after),
            comparisonCsv(compareTables(a, b)),
            changesCsv(changesBetween(table, after), nullptr),
            unitMatrixCsv(unitMatrixOf(a), table, words)};
}

} // namespace

/// Lists for spreadsheets and scripts.
class TestTableCsv : public QObject {
    Q_OBJECT

private slots:
    void cleanup() {
        QLocale::setDefault(QLocale::c());
        std::setlocale(LC_ALL, "C");
    }

    void everyPosition_hasALine_withNumbersThatReadBack() {
        Scenario table = shipped("skirmish-board");
        const QByteArrayList lines = positionsCsv(table).split('\n');
        QCOMPARE(static_cast<std::size_t>(lines.size()) - 2,
                 table.models.size() + table.terrain.size() + table.objectives.size() + table.zones.size());
        const auto& model = table.models.front();
        const auto row =
            std::ranges::find_if(lines, [&](const QByteArray& line) { return line.contains(model.id.value.toUtf8()); });
        QVERIFY(row != lines.end());
        bool found = false;
        for (const QByteArray& cell : row->split(',')) {
            found = found || cell == QByteArray::number(model.position.x.inches(), 'g', QLocale::FloatingPointShortest);
        }
        QVERIFY2(found, row->constData());
    }

    void verdicts_areOneLineEach() {
        const PreparedTable table{shipped("skirmish-board"), *shippedRuleSet(QStringLiteral("plan"))};
        const auto verdicts = matrixOf(table);
        QVERIFY(!verdicts.empty());
        QCOMPARE(static_cast<std::size_t>(verdictsCsv(verdicts).count("\r\n")), verdicts.size() + 1);
    }

    void whatIsWritten_isTheSameBytesInEachLanguage_data() {
        testsupport::addColumns<QLocale, QByteArray>("language", "system");
        QTest::newRow("German") << QLocale{QLocale::German, QLocale::Germany} << QByteArray{"de_DE.UTF-8"};
        QTest::newRow("French") << QLocale{QLocale::French, QLocale::France} << QByteArray{"fr_FR.UTF-8"};
        QTest::newRow("Turkish") << QLocale{QLocale::Turkish, QLocale::Turkey} << QByteArray{"tr_TR.UTF-8"};
        QTest::newRow("Arabic, with digits of its own")
            << QLocale{QLocale::Arabic, QLocale::Egypt} << QByteArray{"ar_EG.UTF-8"};
    }

    void whatIsWritten_isTheSameBytesInEachLanguage() {
        auto [language, system] = testsupport::fetch<QLocale, QByteArray>("language", "system");
        const QByteArrayList plain = allTexts();
        for (const QByteArray& text : plain) {
            QVERIFY(text.size() > 100);
        }
        QLocale::setDefault(language);
        std::setlocale(LC_ALL, system.constData()); // where the machine has it
        const QByteArrayList other = allTexts();
        for (qsizetype i = 0; i < plain.size(); ++i) {
            QCOMPARE(other[i], plain[i]);
        }
        // And a file of that machine is read as the same table here.
        const auto back = readScenario(other[2], {});
        QVERIFY(back);
        QCOMPARE(writeScenario(back->scenario), plain[2]);
    }
};

QTEST_GUILESS_MAIN(TestTableCsv)
#include "tst_table_csv.moc"
