#include "tests/support/board_changes.h"
#include "tests/support/reference_sight.h"
#include "tests/support/sight_checks.h"

#include <QDir>
#include <QFile>
#include <QObject>
#include <QString>
#include <QTest>

using namespace sightline::geometry;
using namespace sightline::testsupport;

/// Each file of tests/data/regressions is a case that once went wrong or is easily got wrong: the judge gives the
/// expected verdict, keeps all promises of an answer, and agrees with the reference.
class TestSightRegressions : public QObject {
    Q_OBJECT

private slots:
    void eachCase_data() {
        QTest::addColumn<QString>("path");
        const QDir folder{QStringLiteral(SIGHTLINE_REGRESSIONS)};
        const auto files = folder.entryList({QStringLiteral("*.txt")}, QDir::Files, QDir::Name);
        QVERIFY(!files.isEmpty());
        for (const QString& file : files) {
            QTest::newRow(qPrintable(file.chopped(4))) << folder.filePath(file);
        }
    }
    void eachCase() {
        QFETCH(QString, path);
        QFile file{path};
        QVERIFY(file.open(QIODevice::ReadOnly));
        const auto written = readCase(file.readAll().toStdString());
        QVERIFY(written && written->expected);
        const SightBoard& board = written->board;
        SightOptions options;
        options.touch = written->touch;
        for (const bool swapped : {false, true}) {
            const PlacedFootprint& a = board.bases[swapped ? 1 : 0];
            const PlacedFootprint& b = board.bases[swapped ? 0 : 1];
            const auto answer = exactAnswer(board, a, b, options);
            QVERIFY2(answer.visibility == *written->expected, spoken(answer).c_str());
            QCOMPARE(brokenPromise(answer, board, a, b), std::string{});
            for (int i = 1; i <= 20; ++i) { // anywhere on the table the clearance is the same
                const Vector way{Length::fromNanometers(i * 7'777'777'777), Length::fromNanometers(i * -3'141'592'653)};
                const SightBoard moved = movedBoard(board, way);
                const auto there =
                    exactAnswer(moved, moved.bases[swapped ? 1 : 0], moved.bases[swapped ? 0 : 1], options);
                QVERIFY(there.clearanceMillimeters.has_value() == answer.clearanceMillimeters.has_value());
                if (answer.clearanceMillimeters) {
                    QVERIFY2(std::abs(*there.clearanceMillimeters - *answer.clearanceMillimeters) <= 2e-5,
                             spoken(there).c_str());
                }
            }
            const auto verdict = referenceLineOfSight(a, b, board.blockers, board.everyBlocker());
            const auto contradicted =
                answer.visibility == Visibility::Clear ? ReferenceKind::Blocked : ReferenceKind::Clear;
            QVERIFY(verdict.kind != contradicted);
        }
    }
};

QTEST_APPLESS_MAIN(TestSightRegressions)
#include "tst_sight_regressions.moc"
