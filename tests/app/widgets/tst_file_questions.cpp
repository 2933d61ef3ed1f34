#include "app/desktop/widgets/file_questions.h"

#include <QTest>
#include <QtWidgets>

using namespace sightline::app;

/// Where file dialogs start.
class TestFileQuestions : public QObject {
    Q_OBJECT

private slots:
    void initTestCase() { QStandardPaths::setTestModeEnabled(false); }

    void aFolderThatExists_isWhereItStarts() {
        const QTemporaryDir folder;
        QCOMPARE(startPlace(folder.path()), folder.path());
        const QString file = folder.filePath(QStringLiteral("table.sightline"));
        QCOMPARE(startPlace(file), file); // there is no such file yet
    }

    void aFolderThatIsGone_givesTheOneAbove() {
        const QTemporaryDir folder;
        QCOMPARE(startPlace(folder.filePath(QStringLiteral("gone/deeper"))), folder.path());
        QCOMPARE(startPlace(folder.filePath(QStringLiteral("gone/deeper/table.sightline"))),
                 folder.filePath(QStringLiteral("table.sightline")));
    }

    void withoutAFolder_itStartsInOneThatExists() {
        for (const QString& wished : {QString{}, QStringLiteral("keys.json"), QStringLiteral("/no-such-root/x.json")}) {
            const QFileInfo place{startPlace(wished)};
            QVERIFY2((place.isDir() ? QDir{place.filePath()} : place.dir()).exists(), qPrintable(place.filePath()));
            QVERIFY2((place.isDir() ? place.filePath() : place.path()) != u"/", qPrintable(place.filePath()));
        }
        QCOMPARE(QFileInfo{startPlace(QStringLiteral("keys.json"))}.fileName(), QStringLiteral("keys.json"));
    }

    /// Who makes a dialog of its own begins where `startPlace` says.
    void noOtherPlaceAsksForFiles() {
        QStringList wrong;
        int dialogs = 0;
        QDirIterator sources{QStringLiteral(SIGHTLINE_SOURCE_DIR "/app/desktop"),
                             {QStringLiteral("*.cpp")},
                             QDir::Files,
                             QDirIterator::Subdirectories};
        int read = 0;
        static const QRegularExpression made{QStringLiteral("\\b(QFileDialog\\s+\\w+\\s*[{(;]|new\\s+QFileDialog\\b)")};
        while (sources.hasNext()) {
            QFile file{sources.next()};
            QVERIFY(file.open(QIODevice::ReadOnly));
            ++read;
            const QString source = QString::fromUtf8(file.readAll());
            const bool makesOne = source.contains(made);
            dialogs += makesOne ? 1 : 0;
            const bool isHome = file.fileName().endsWith(QStringLiteral("file_questions.cpp"));
            if ((source.contains(QStringLiteral("QFileDialog::get")) && !isHome) ||
                (makesOne && !source.contains(QStringLiteral("startPlace(")))) {
                wrong << file.fileName();
            }
        }
        QVERIFY(read > 100);
        QVERIFY2(dialogs >= 2, qPrintable(QString::number(dialogs))); // “Save as” and what a player knows
        QVERIFY2(wrong.isEmpty(), qPrintable(wrong.join(u'\n')));
    }
};

QTEST_MAIN(TestFileQuestions)
#include "tst_file_questions.moc"
