#include "scenarios/base/atomic_file.h"
#include "tests/support/files.h"
#include "tests/support/small_disk.h"

#include <QDir>
#include <QObject>
#include <QStringList>
#include <QTemporaryDir>
#include <QTest>

using namespace sightline;
using scenarios::writeFileAtomically;

class TestWholeFile : public QObject {
    Q_OBJECT

private slots:
    void aFileIsWritten_newAndOverAnOldOne() {
        const QTemporaryDir folder;
        const QString path = folder.filePath(QStringLiteral("a"));
        QCOMPARE(writeFileAtomically(path, "first"), QString{});
        QCOMPARE(tests::bytesOf(path), QByteArray{"first"});
        QCOMPARE(writeFileAtomically(path, {}), QString{});
        QVERIFY(QFile::exists(path) && tests::bytesOf(path).isEmpty());
    }

    void onAFullDisk_theOldFileStays_data() {
        QTest::addColumn<int>("size");
        QTest::newRow("smaller than a buffer") << 500;
        QTest::newRow("larger than a buffer") << 1'000'000;
    }

    void onAFullDisk_theOldFileStays() {
        QFETCH(const int, size);
        const QTemporaryDir folder;
        const QString path = folder.filePath(QStringLiteral("a"));
        QCOMPARE(writeFileAtomically(path, "old"), QString{});
        QString why;
        {
            const testsupport::SmallDisk full{100};
            why = writeFileAtomically(path, QByteArray(size, 'x'));
        }
        QVERIFY(!why.isEmpty());
        QCOMPARE(tests::bytesOf(path), QByteArray{"old"});
        QCOMPARE(QDir{folder.path()}.entryList(QDir::Files), QStringList{QStringLiteral("a")});
    }

    void whereNoFolderIs_theReasonIsTold() {
        const QTemporaryDir folder;
        QVERIFY(!writeFileAtomically(folder.filePath(QStringLiteral("none/a")), "x").isEmpty());
    }
};

QTEST_GUILESS_MAIN(TestWholeFile)
#include "tst_atomic_file.moc"
