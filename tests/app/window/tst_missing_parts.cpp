#include "app/desktop/base/language.h"
#include "app/shared/painting/picture_reader.h"
#include "tests/support/gui_table.h"
#include "tests/support/window_test.h"

#include <QtWidgets>

using namespace sightline;
using namespace sightline::app;

namespace {

/// The beginnings of files are enough: nobody reads on.
const QByteArray kJpeg = QByteArray::fromHex("ffd8ffe000104a46494600010100000100010000");
const QByteArray kWebp = QByteArray::fromBase64("UklGRiQAAABXRUJQVlA4IBgAAAAwAQCdASoBAAEAAwA0JaQAA3AA/vuUAAA=");

} // namespace

/// As if the words of other languages had not been compiled into the program. Outside of any namespace, as Qt wants it.
void loseTranslations() { Q_CLEANUP_RESOURCE(sightline_translations); }

/// The window with parts of Qt, or of itself, missing: no plugin but the platform's is found, and later no translation.
class TestMissingParts : public test::WindowTest {
    Q_OBJECT

    [[nodiscard]] bool says(const QString& words) const {
        const auto labels = m_window->findChildren<QLabel*>();
        return std::ranges::any_of(labels, [&](const QLabel* label) { return label->text().contains(words); });
    }

private slots:
    void initTestCase() {
        // Before anything asks for them: what was found once stays found.
        QCoreApplication::setLibraryPaths({});
        QVERIFY(!QImageReader::supportedImageFormats().contains("jpeg"));
        QVERIFY(QImageReader::supportedImageFormats().contains("png"));
        test::useTestFont();
    }

    void init() {
        showWindow({1200, 800});
        QVERIFY(m_window->openLibrary(QStringLiteral("first-wall")));
    }

    void aPictureWithoutItsReader_saysWhatIsMissing_andWhatToDo() {
        for (const QByteArray& picture : {kJpeg, kWebp}) {
            const auto size = pictureSize(picture);
            QVERIFY(!size);
            QVERIFY2(size.error().contains(QStringLiteral("not installed")) &&
                         size.error().contains(QStringLiteral("save the image as PNG")),
                     qPrintable(size.error()));
            QCOMPARE(decodedPicture(picture).error(), size.error());
        }
    }

    void aTableWithSuchAPhoto_opens_andSaysSo() {
        const scenarios::TablePhoto photo{QStringLiteral("table.jpg"), scenarios::PictureFile{kJpeg},
                                          scenarios::PhotoCorners{{{0, 0}, {100, 0}, {100, 100}, {0, 100}}}, 1.0};
        document().edit(QStringLiteral("Photo"), scenarios::withPhoto(test::smallTable(), photo));
        QTRY_VERIFY(says(QStringLiteral("not installed")));
        QVERIFY(scenario().photo);
        QVERIFY(document().saveAs(m_folder->filePath(QStringLiteral("a.sightline"))));
    }

    void iconsAreDrawn() {
        for (const QAction* action : {action("save"), action("undo")}) {
            const QImage icon = action->icon().pixmap(24, 24).toImage();
            int ink = 0;
            for (int y = 0; y < icon.height(); ++y) {
                for (int x = 0; x < icon.width(); ++x) {
                    ink += icon.pixelColor(x, y).alpha() > 0 ? 1 : 0;
                }
            }
            QVERIFY2(ink > 20, qPrintable(action->text()));
        }
    }

    /// Last: nothing brings them back.
    void withoutTranslations_theWindowSpeaksEnglish() {
        const QString english = action("save")->text();
        loseTranslations();
        for (const char* language : {"de", "fr", "xx"}) {
            Translations translations;
            translations.use(QString::fromLatin1(language));
            init();
            QCOMPARE(action("save")->text(), english);
            QVERIFY(!m_window->grab().isNull());
        }
    }
};

QTEST_MAIN(TestMissingParts)
#include "tst_missing_parts.moc"
