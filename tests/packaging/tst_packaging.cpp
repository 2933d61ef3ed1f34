#include "tests/support/rows.h"

#include <QDirIterator>
#include <QImage>
#include <QMimeDatabase>
#include <QPainter>
#include <QProcess>
#include <QSettings>
#include <QStandardPaths>
#include <QSvgRenderer>
#include <QTemporaryDir>
#include <QXmlStreamReader>

using namespace sightline::testsupport;

namespace {

const QString kId = QStringLiteral(SIGHTLINE_APP_ID);

struct End {
    int status = -1;
    QByteArray output; ///< and messages
};

End call(const QString& program, const QStringList& arguments) {
    QProcess process;
    process.setProcessChannelMode(QProcess::MergedChannels);
    process.start(program, arguments);
    End end;
    if (process.waitForFinished(120'000) && process.exitStatus() == QProcess::NormalExit) {
        end.status = process.exitCode();
    }
    end.output = process.readAll();
    return end;
}

QByteArray bytesOf(const QString& path) {
    QFile file{path};
    return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray{};
}

/// The texts of all elements of that name which are in no language of their own.
QStringList textsOf(const QByteArray& xml, const QString& name) {
    QStringList texts;
    QXmlStreamReader reader{xml};
    while (!reader.atEnd()) {
        if (reader.readNext() == QXmlStreamReader::StartElement && reader.name() == name &&
            reader.attributes().value("xml:lang").isEmpty()) {
            texts.append(reader.readElementText(QXmlStreamReader::IncludeChildElements).simplified());
        }
    }
    return texts;
}

/// The values of an attribute of all elements of that name.
QStringList attributesOf(const QByteArray& xml, const QString& name, const QString& attribute) {
    QStringList values;
    QXmlStreamReader reader{xml};
    while (!reader.atEnd()) {
        if (reader.readNext() == QXmlStreamReader::StartElement && reader.name() == name) {
            values.append(reader.attributes().value(attribute).toString());
        }
    }
    return values;
}

QString entryValue(const QByteArray& desktop, const QByteArray& key) {
    for (const QByteArray& line : desktop.split('\n')) {
        if (line.startsWith(key + '=')) {
            return QString::fromUtf8(line.mid(key.size() + 1));
        }
    }
    return {};
}

} // namespace

/// What `cmake --install` puts into a system, looked at as that system would.
class TestPackaging : public QObject {
    Q_OBJECT

private slots:
    void initTestCase() {
        const End end = call(SIGHTLINE_CMAKE, {"--install", SIGHTLINE_BUILD_DIR, "--prefix", m_prefix.path()});
        QVERIFY2(end.status == 0, end.output.constData());
        // Before the types of files are asked for: Qt reads them once.
        qputenv("XDG_DATA_HOME", (m_prefix.path() + "/share").toLocal8Bit());
    }

    void desktopEntry_isValid() {
        const QString validate = QStandardPaths::findExecutable("desktop-file-validate");
        if (validate.isEmpty()) {
            QSKIP("desktop-file-validate is not installed (package desktop-file-utils)");
        }
        const End end = call(validate, {desktopFile()});
        QCOMPARE(end.output, QByteArray{});
        QCOMPARE(end.status, 0);
    }

    void desktopEntry_namesWhatIsInstalled() {
        const QByteArray entry = bytesOf(desktopFile());
        QVERIFY(QFileInfo{installed("bin/" + entryValue(entry, "Exec").section(' ', 0, 0))}.isExecutable());
        QCOMPARE(entryValue(entry, "Icon"), kId);
        QCOMPARE(entryValue(entry, "Categories"), QStringLiteral("Game;BoardGame;"));
        QVERIFY(!entryValue(entry, "StartupWMClass").isEmpty());
    }

    void metainfo_isValid() {
        const QString appstream = QStandardPaths::findExecutable("appstreamcli");
        if (appstream.isEmpty()) {
            QSKIP("appstreamcli is not installed (package appstream)");
        }
        const End end = call(appstream, {"validate", "--no-net", metainfoFile()});
        QByteArrayList problems;
        for (const QByteArray& line : end.output.split('\n')) {
            // There is no page of the project on the web yet; older validators do not ask for one.
            if ((line.startsWith("E:") || line.startsWith("W:")) && !line.contains("url-homepage-missing")) {
                problems.append(line);
            }
        }
        QVERIFY2(problems.isEmpty(), problems.join('\n').constData());
        QVERIFY2(end.status == 0 || end.output.contains("url-homepage-missing"), end.output.constData());
    }

    void metainfo_keepsTheBoundsOfSoftwareCenters() {
        const QByteArray info = bytesOf(metainfoFile());
        QCOMPARE(textsOf(info, "id"), QStringList{kId});
        const QStringList summaries = textsOf(info, "summary");
        QCOMPARE(summaries.size(), 1);
        QVERIFY(summaries.front().size() <= 35);
        QVERIFY(textsOf(info, "p").front().size() >= 80);
        QCOMPARE(textsOf(info, "launchable"), QStringList{kId + ".desktop"});
        QCOMPARE(attributesOf(info, "release", "version").front(), QStringLiteral(SIGHTLINE_VERSION));
        QCOMPARE(attributesOf(info, "content_rating", "type"), QStringList{"oars-1.1"});
    }

    void fileTypes_areKnownAlikeEverywhere() {
        const QByteArray types = bytesOf(installed("share/mime/packages/" + kId + ".xml"));
        const QStringList declared = attributesOf(types, "mime-type", "type");
        QStringList opened = entryValue(bytesOf(desktopFile()), "MimeType").split(';', Qt::SkipEmptyParts);
        QVERIFY(!opened.isEmpty());
        for (const QString& type : opened) {
            QVERIFY2(declared.contains(type), qPrintable(type));
        }
        QStringList provided = textsOf(bytesOf(metainfoFile()), "mediatype");
        opened.sort();
        provided.sort();
        QCOMPARE(provided, opened);
    }

    void filesOfOurs_areRecognized_data() {
        addColumns<QString, QString>("file", "type");
        addRow("a table", "duel.sightline", "application/vnd.sightline+json");
        addRow("a dispute", "duel.sightline-dispute", "application/vnd.sightline.dispute+json");
        addRow("a map", "crypt.dd2vtt", "application/vnd.universal-vtt+json");
        addRow("a map of another program", "crypt.uvtt", "application/vnd.universal-vtt+json");
    }

    void filesOfOurs_areRecognized() {
        auto [file, type] = fetch<QString, QString>("file", "type");
        const QString update = QStandardPaths::findExecutable("update-mime-database");
        if (update.isEmpty()) {
            QSKIP("update-mime-database is not installed (package shared-mime-info)");
        }
        const End end = call(update, {installed("share/mime")});
        QVERIFY2(end.status == 0, end.output.constData());
        const QMimeType found = QMimeDatabase{}.mimeTypeForFile(file, QMimeDatabase::MatchExtension);
        QCOMPARE(found.name(), type);
        QVERIFY(found.inherits("application/json"));
    }

    void icons_areThereInEachSize() {
        const QString theme = installed("share/icons/hicolor/");
        const QStringList names{"apps/" + kId, "mimetypes/application-vnd.sightline+json",
                                "mimetypes/application-vnd.sightline.dispute+json"};
        for (const QString& name : names) {
            QVERIFY2(QSvgRenderer{theme + "scalable/" + name + ".svg"}.isValid(), qPrintable(name));
            for (const int size : {16, 22, 24, 32, 48, 64, 128, 256, 512}) {
                const QImage icon{theme + QStringLiteral("%1x%1/").arg(size) + name + ".png"};
                QVERIFY2(icon.size() == QSize(size, size), qPrintable(name));
                QVERIFY(icon.pixelColor(size / 2, size / 2).alpha() == 255);
                QVERIFY(icon.pixelColor(0, 0).alpha() < 255);
            }
        }
        QVERIFY(QSvgRenderer{theme + "symbolic/apps/" + kId + "-symbolic.svg"}.isValid());
    }

    void installedProgram_isTheOneBuilt() {
        const End version = call(installed("bin/sightline-cli"), {"--version"});
        QVERIFY2(version.output.startsWith("sightline-cli " SIGHTLINE_VERSION " (commit "), version.output.constData());
        QCOMPARE(call(installed("bin/sightline-cli"), {"--bash-completion"}).output,
                 bytesOf(installed("share/bash-completion/completions/sightline-cli")));
        for (const char* program : {"sightline", "sightline-cli"}) {
            const QString page = installed(QStringLiteral("share/man/man1/%1.1").arg(program));
            QVERIFY2(QFile::exists(page) || QFile::exists(page + ".gz"), program);
        }
    }

    void nothingElse_isInstalled() {
        QStringList unexpectedEntries;
        for (QDirIterator files{m_prefix.path(), QDir::Files, QDirIterator::Subdirectories}; files.hasNext();) {
            const QString file = files.next().mid(m_prefix.path().size() + 1);
            const bool made =
                file.startsWith("share/mime/") && !file.startsWith("share/mime/packages/"); // by update-mime-database
            const bool ours = file.contains("sightline");
            if (!ours && !made) {
                unexpectedEntries.append(file);
            }
        }
        QCOMPARE(unexpectedEntries, QStringList{});
    }

private:
    [[nodiscard]] QString installed(const QString& file) const { return m_prefix.path() + '/' + file; }
    [[nodiscard]] QString desktopFile() const { return installed("share/applications/" + kId + ".desktop"); }
    [[nodiscard]] QString metainfoFile() const { return installed("share/metainfo/" + kId + ".metainfo.xml"); }

    QTemporaryDir m_prefix;
};

QTEST_GUILESS_MAIN(TestPackaging)
#include "tst_packaging.moc"

using namespace sightline::testsupport;
