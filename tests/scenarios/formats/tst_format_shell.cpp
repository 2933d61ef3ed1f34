#include "tests/scenarios/formats/format_files.h"
#include "tests/support/random.h"

#include <QDir>
#include <QObject>
#include <QTest>

#include <array>

using namespace sightline::scenarios;
using namespace sightline::scenarios::formats;
using namespace sightline::testsupport;

namespace {

constexpr int kMutantsOfAFile = 100;

/// Pieces of text that JSON readers stumble over.
const std::array<QByteArray, 14> kCrumbs{"null",
                                         "[]",
                                         "{}",
                                         "-1",
                                         "1e300",
                                         "-0.0",
                                         "\"\"",
                                         "[[[[[",
                                         "1e-320",
                                         "\"a\\u0000b\"",
                                         "true",
                                         "99999999999999999999",
                                         "{\"x\":1,\"x\":2}",
                                         "[0,0]"};

/// The text with some places changed: a value in place of another, a piece lost, a piece twice, a byte wrong.
QByteArray mutant(QByteArray text, Random& random) {
    const int changes = 1 + random.below(4);
    for (int i = 0; i < changes && text.size() > 8; ++i) {
        const auto at = qsizetype{random.below(static_cast<int>(text.size() - 4))};
        const auto length = qsizetype{1 + random.below(12)};
        switch (random.below(5)) {
        case 0: {
            // The value behind the next colon or comma.
            const qsizetype from = text.indexOf(random.oneIn(2) ? ':' : ',', at);
            qsizetype to = from + 1;
            while (from >= 0 && to < text.size() && !QByteArray{",]}\n"}.contains(text.at(to))) {
                ++to;
            }
            if (from >= 0) {
                text.replace(from + 1, to - from - 1,
                             kCrumbs[static_cast<std::size_t>(random.below(static_cast<int>(kCrumbs.size())))]);
            }
            break;
        }
        case 1: text.remove(at, length); break;
        case 2: text.insert(at, text.mid(at, length)); break;
        case 3: text[at] = static_cast<char>(random.below(256)); break;
        default:
            text.insert(at, kCrumbs[static_cast<std::size_t>(random.below(static_cast<int>(kCrumbs.size())))]);
            break;
        }
    }
    return text;
}

} // namespace

class TestFormatShell : public QObject {
    Q_OBJECT

private slots:
    void brokenFiles_areRefusedOrReadIntoASoundTable_data() {
        QTest::addColumn<QByteArray>("text");
        const QDir folder{formatFile({})};
        for (const QString& name : folder.entryList(
                 {QStringLiteral("*.json"), QStringLiteral("*.dd2vtt"), QStringLiteral("*.db")}, QDir::Files)) {
            if (detectFormat(importFileNamed(name)).format) { // else it goes along with another file
                QTest::newRow(qPrintable(name)) << importFileNamed(name).bytes();
            }
        }
    }
    void brokenFiles_areRefusedOrReadIntoASoundTable() {
        QFETCH(QByteArray, text);
        const QString name = QString::fromLatin1(QTest::currentDataTag());
        ImportOptions options;
        options.withTokens = true;
        Random random{2026};
        int readable = 0;
        for (int i = 0; i < kMutantsOfAFile; ++i) {
            const QByteArray changed = mutant(text, random);
            const auto import = importFile(ImportFile{changed, name}, options);
            if (!import) {
                QVERIFY2(!import.error().findings.empty() && !import.error().first().sentence.isEmpty(),
                         changed.constData());
                continue;
            }
            ++readable;
            QVERIFY2(survivesSaving(import->scenario), changed.constData());
            for (const Format& format : allFormats()) {
                QVERIFY(!format.write || format.write(import->scenario, {}));
            }
        }
        QVERIFY2(readable > 0, "no mutant can be read at all, so nothing was tried");
    }

    /// Found by fuzzing: a JSON text that is no object was refused without a word, and whoever told the first finding
    /// crashed.
    void everyReader_saysWhatIsWrongWithTextsThatAreNoObject() {
        for (const char* text : {" 3", "null", "\"a\"", "true", "", "[]", "{}"}) {
            const ImportFile file{text, QStringLiteral("a")};
            for (const Format& format : allFormats()) {
                const auto import =
                    format.read ? importFile(file, {}, {}, format.id) : tl::unexpected{FileProblem{{Diagnostic{}}}};
                QVERIFY2(import || !import.error().findings.empty(),
                         qPrintable(format.id + u' ' + QLatin1String{text}));
            }
        }
    }

    void everyReader_standsEveryFile() {
        const QDir folder{formatFile({})};
        for (const QString& name : folder.entryList(QDir::Files)) {
            const ImportFile file = importFileNamed(name);
            for (const Format& format : allFormats()) {
                const auto import = format.read ? importFile(file, {}, {}, format.id) : tl::unexpected{FileProblem{}};
                QVERIFY2(!import || survivesSaving(import->scenario), qPrintable(format.id + u' ' + name));
            }
        }
    }
};

QTEST_APPLESS_MAIN(TestFormatShell)
#include "tst_format_shell.moc"
