#include "app/shared/painting/theme.h"
#include "tests/support/rows.h"

#include <QColor>
#include <QDir>
#include <QFile>
#include <QFileInfo>
#include <QImage>
#include <QMap>
#include <QObject>
#include <QProcess>
#include <QProcessEnvironment>
#include <QRect>
#include <QRegularExpression>
#include <QSet>
#include <QSize>
#include <QTemporaryDir>
#include <QTest>

using namespace sightline;
using namespace sightline::testsupport;
using app::Theme;

namespace {

struct End {
    int status = -1;
    QString messages;
    QString output = {};
};

End runDesktop(const QStringList& arguments,
               const QString& home,
               const QString& scale = {},
               const QMap<QString, QString>& more = {}) {
    auto environment = QProcessEnvironment::systemEnvironment();
    for (auto one = more.cbegin(); one != more.cend(); ++one) {
        environment.insert(one.key(), one.value());
    }
    environment.insert(QStringLiteral("QT_QPA_PLATFORM"), QStringLiteral("offscreen"));
    environment.insert(QStringLiteral("HOME"), home);
    environment.insert(QStringLiteral("XDG_CONFIG_HOME"), home);
    if (!scale.isEmpty()) {
        environment.insert(QStringLiteral("QT_SCALE_FACTOR"), scale);
    }
    QProcess process;
    process.setProcessEnvironment(environment);
    process.start(QStringLiteral(SIGHTLINE_DESKTOP), arguments);
    End end;
    if (process.waitForFinished(60'000) && process.exitStatus() == QProcess::NormalExit) {
        end.status = process.exitCode();
    }
    end.messages = QString::fromUtf8(process.readAllStandardError());
    end.output = QString::fromUtf8(process.readAllStandardOutput());
    return end;
}

QString library(const QString& name) {
    return QStringLiteral(SIGHTLINE_SOURCE_DIR "/scenarios/library/%1.sightline").arg(name);
}

int pixelsOf(const QImage& image, const QColor& color) {
    int count = 0;
    for (int y = 0; y < image.height(); ++y) {
        for (int x = 0; x < image.width(); ++x) {
            count += image.pixelColor(x, y) == color ? 1 : 0;
        }
    }
    return count;
}

} // namespace

/// The program as it is started from a shell.
class TestDesktopProgram : public QObject {
    Q_OBJECT

    QTemporaryDir m_folder;
    [[nodiscard]] QString file(const QString& name) const { return m_folder.filePath(name); }

private slots:
    void screenshot_showsTheVerdictOfTheNamedPair_data() {
        addColumns<QString, QString>("theme", "scale");
        addRow("light", "light", "1");
        addRow("dark", "dark", "1");
        addRow("light, fine screen", "light", "2");
        addRow("dark, fine screen", "dark", "2");
    }
    void screenshot_showsTheVerdictOfTheNamedPair() {
        auto [theme, scale] = fetch<QString, QString>("theme", "scale");
        const QString path = file(QStringLiteral("%1-%2.png").arg(theme, scale));
        const End end = runDesktop({library("first-wall"), "--from", "red-1", "--to", "blue-1", "--theme", theme,
                                    "--size", "1200x800", "--screenshot", path},
                                   m_folder.path(), scale);
        QVERIFY2(end.status == 0, qPrintable(end.messages));
        const QImage image{path};
        QCOMPARE(image.size(), QSize(1200, 800) * scale.toInt());
        const Theme colors = theme == u"dark" ? Theme::dark() : Theme::light();
        const int area = scale.toInt() * scale.toInt();
        // Felt, the green of the line, the ring and the word, and no red at all.
        QVERIFY(pixelsOf(image, colors.ground) > 100'000 * area);
        QVERIFY2(pixelsOf(image, colors.clear.color) > 800 * area,
                 qPrintable(QString::number(pixelsOf(image, colors.clear.color))));
        QCOMPARE(pixelsOf(image, colors.blocked.color), 0);
    }

    void screenshot_leavesTheUsersSettingsAlone() {
        const QTemporaryDir home;
        const End end = runDesktop({library("first-wall"), "--screenshot", file("alone.png")}, home.path());
        QVERIFY2(end.status == 0, qPrintable(end.messages));
        QVERIFY(QDir{home.path()}.entryList(QDir::Files | QDir::Dirs | QDir::NoDotAndDotDot).isEmpty());
    }

    void dialogsThatWait_areInThePictureToo_data() { addRows("dialog", {"open", "saveAs", "import"}); }
    void dialogsThatWait_areInThePictureToo() {
        QFETCH(QString, dialog);
        const End end = runDesktop({library("first-wall"), "--screenshot", file(dialog + ".png"), "--dialog", dialog},
                                   m_folder.path());
        QVERIFY2(end.status == 0, qPrintable(end.messages));
        const QImage image{file(dialog + ".png")};
        QVERIFY(!image.isNull() && image.width() < 1000); // it alone
    }

    /// Neither drivers nor the libraries that look for them are found.
    void withoutOpenGl_theWindowIsTheSame() {
        const QMap<QString, QString> noDriver{
            {"LIBGL_DRIVERS_PATH", "/nowhere"},        {"GBM_BACKENDS_PATH", "/nowhere"},
            {"__EGL_VENDOR_LIBRARY_DIRS", "/nowhere"}, {"__GLX_VENDOR_LIBRARY_NAME", "nobody"},
            {"QT_XCB_GL_INTEGRATION", "none"},         {"QT_OPENGL", "none"}};
        for (const auto& [name, more] :
             {std::pair{"with.png", QMap<QString, QString>{}}, std::pair{"without.png", noDriver}}) {
            const End end = runDesktop({library("first-wall"), "--from", "red-1", "--to", "blue-1", "--size",
                                        "1200x800", "--screenshot", file(name)},
                                       m_folder.path(), {}, more);
            QVERIFY2(end.status == 0, qPrintable(end.messages));
        }
        // All but the status line, which tells how long it took.
        const QRect above{0, 0, 1200, 760};
        const QImage with{file("with.png")};
        QCOMPARE(with.size(), QSize(1200, 800));
        QCOMPARE(QImage{file("without.png")}.copy(above), with.copy(above));
    }

    void brokenSettings_startTheProgramAllTheSame() {
        const QTemporaryDir home;
        QVERIFY(QDir{home.path()}.mkdir("sightline"));
        QFile settings{home.filePath("sightline/sightline.ini")};
        QVERIFY(settings.open(QIODevice::WriteOnly));
        constexpr char broken[] =
            "\0\xff[window\nstate=@ByteArray(\x01\n[appearance]\nscalePercent=-7\nlanguage=klingon\n";
        settings.write(QByteArray{broken, sizeof broken - 1});
        settings.close();
        const End end = runDesktop({library("first-wall"), "--screenshot", file("broken.png")}, home.path());
        QVERIFY2(end.status == 0, qPrintable(end.messages));
        QVERIFY(!QImage{file("broken.png")}.isNull());
    }

    void manualPage_hasTheOptionsOfTheHelp() {
        const End help = runDesktop({"--help"}, m_folder.path());
        const End page = runDesktop({"--man-page"}, m_folder.path());
        QCOMPARE(page.status, 0);
        static const QRegularExpression option{QStringLiteral("--[a-z][a-z-]+")};
        QSet<QString> told;
        QSet<QString> written;
        for (auto matches = option.globalMatch(help.output); matches.hasNext();) {
            told.insert(matches.next().captured());
        }
        told.remove("--help-all"); // of Qt, and the same as --help
        for (auto matches = option.globalMatch(QString{page.output}.replace("\\-", "-")); matches.hasNext();) {
            written.insert(matches.next().captured());
        }
        QVERIFY(told.size() > 10);
        QCOMPARE(written, told);
    }

    void wrongUse_endsWithStatusTwoAndOneSentence_data() {
        addColumns<QStringList, QString>("arguments", "says");
        const QString wall = library("first-wall");
        addRow("theme", QStringList{wall, "--theme", "pink"}, "pink");
        addRow("size", QStringList{wall, "--size", "large"}, "large");
        addRow("model", QStringList{wall, "--from", "nobody"}, "nobody");
        addRow("two files", QStringList{wall, wall}, "one file");
        addRow("folder of the picture", QStringList{wall, "--screenshot", "/nowhere/at/all.png"},
               "/nowhere/at/all.png");
        addRow("no such file", QStringList{"/nowhere/table.sightline", "--screenshot", file("none.png")},
               "/nowhere/table.sightline");
    }
    void wrongUse_endsWithStatusTwoAndOneSentence() {
        auto [arguments, says] = fetch<QStringList, QString>("arguments", "says");
        const End end = runDesktop(arguments, m_folder.path());
        QCOMPARE(end.status, 2);
        QVERIFY2(end.messages.contains(says), qPrintable(end.messages));
        QVERIFY(!QFileInfo::exists(file("none.png")));
    }
};

QTEST_GUILESS_MAIN(TestDesktopProgram)
#include "tst_desktop_program.moc"
