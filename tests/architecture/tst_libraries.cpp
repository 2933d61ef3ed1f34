#include <QByteArray>
#include <QHash>
#include <QObject>
#include <QProcess>
#include <QRegularExpression>
#include <QSet>
#include <QStandardPaths>
#include <QStringList>
#include <QTest>

namespace {

QByteArray outputOf(const QString& program, const QStringList& arguments) {
    QProcess process;
    process.start(program, arguments);
    return process.waitForFinished() && process.exitCode() == 0 ? process.readAllStandardOutput() : QByteArray{};
}

/// The libraries that a program or library asks for itself.
QStringList neededBy(const QString& file) {
    static const QRegularExpression needed{QStringLiteral("\\(NEEDED\\).*\\[([^\\]]+)\\]")};
    QStringList names;
    for (auto matches = needed.globalMatch(QString::fromUtf8(outputOf(QStringLiteral("readelf"), {"-d", "-W", file})));
         matches.hasNext();) {
        names << matches.next().captured(1);
    }
    return names;
}

/// Where the loader finds everything that a program needs, by name.
QHash<QString, QString> loadedWith(const QString& program) {
    static const QRegularExpression line{QStringLiteral("(\\S+) => (/\\S+)")};
    QHash<QString, QString> files;
    for (auto matches = line.globalMatch(QString::fromUtf8(outputOf(QStringLiteral("ldd"), {program})));
         matches.hasNext();) {
        const auto match = matches.next();
        files.insert(match.captured(1), match.captured(2));
    }
    return files;
}

/// The functions that a program or library takes from others, without the versions of theirs.
QSet<QString> importsOf(const QString& file) {
    QSet<QString> names;
    for (const QByteArray& line : outputOf(QStringLiteral("nm"), {"-D", "--undefined-only", file}).split('\n')) {
        names.insert(QString::fromUtf8(line.simplified().split(' ').last()).section(u'@', 0, 0));
    }
    return names;
}

/// What reaches another machine, of the C library and of Qt.
bool isAboutNetworks(const QString& function) {
    static const QSet<QString> ofTheSystem{"socket",        "socketpair",      "connect",     "bind",
                                           "listen",        "accept",          "accept4",     "send",
                                           "sendto",        "sendmsg",         "sendmmsg",    "recv",
                                           "recvfrom",      "recvmsg",         "getaddrinfo", "gethostbyname",
                                           "gethostbyaddr", "gethostbyname_r", "getnameinfo", "res_query"};
    static const QRegularExpression ofQt{
        QStringLiteral("Q(Network|TcpS|UdpS|SslS|LocalS|HostInfo|HostAddress|Http|WebSocket|DBus)")};
    return ofTheSystem.contains(function) || ofQt.match(function).hasMatch();
}

bool isNetworkLibrary(const QString& library) {
    static const QRegularExpression name{QStringLiteral("^lib(Qt6(Network|WebSockets|WebEngine|WebChannel|HttpServer|"
                                                        "DBus)|curl|ssl|soup|nghttp|ssh|asio|boost_asio|zmq|dbus)")};
    return name.match(library).hasMatch();
}

bool isOpenGl(const QString& library) {
    static const QRegularExpression name{
        QStringLiteral("^lib(Qt6(OpenGL|Quick|Qml)|GL\\.|GLX|OpenGL|EGL|GLESv|vulkan)")};
    return name.match(library).hasMatch();
}

bool isOfOpenGl(const QString& function) {
    static const QRegularExpression name{QStringLiteral("QOpenGL|^(gl|glX|egl|vk)[A-Z]")};
    return name.match(function).hasMatch();
}

} // namespace

/// What our two programs are linked with: no code that reaches another machine, and none that needs a graphics card.
class TestLibraries : public QObject {
    Q_OBJECT

    static void bothPrograms() {
        QTest::addColumn<QString>("program");
        QTest::newRow("sightline") << QStringLiteral(SIGHTLINE_DESKTOP);
        QTest::newRow("sightline-cli") << QStringLiteral(SIGHTLINE_CLI);
    }

private slots:
    void initTestCase() {
        for (const char* tool : {"readelf", "nm", "ldd"}) {
            QVERIFY2(!QStandardPaths::findExecutable(QLatin1String{tool}).isEmpty(), tool);
        }
    }

    void theLook_findsWhatThereIs() {
        QVERIFY(isAboutNetworks("socket") && isAboutNetworks("getaddrinfo") &&
                isAboutNetworks("_ZN21QNetworkAccessManagerC1EP7QObject"));
        QVERIFY(!isAboutNetworks("_ZN7QObject7connectEPKS_PKcS1_S3_N2Qt14ConnectionTypeE"));
        // A library that speaks with other programs comes with Qt's own; its calls are seen.
        const QString bus = loadedWith(QStringLiteral(SIGHTLINE_DESKTOP)).value(QStringLiteral("libdbus-1.so.3"));
        if (bus.isEmpty()) {
            QSKIP("Qt is built without D-Bus here");
        }
        QVERIFY(importsOf(bus).contains("socket"));
    }

    void noNetworkLibrary_isAskedFor_data() { bothPrograms(); }
    void noNetworkLibrary_isAskedFor() {
        QFETCH(const QString, program);
        const QStringList direct = neededBy(program);
        QVERIFY2(direct.contains("libQt6Core.so.6"), qPrintable(direct.join(u' ')));
        for (const QString& library : direct) {
            QVERIFY2(!isNetworkLibrary(library) && !isOpenGl(library), qPrintable(library));
        }
        // What comes with them: only what a library of Qt itself brings along. Its part for drawing speaks with the
        // desktop over D-Bus, for menus, trays and screen readers.
        static const QSet<QString> known{"libQt6DBus.so.6 of libQt6Gui.so.6", "libdbus-1.so.3 of libQt6DBus.so.6"};
        const auto files = loadedWith(program);
        for (auto library = files.cbegin(); library != files.cend(); ++library) {
            for (const QString& name : neededBy(library.value())) {
                const QString link = name + QStringLiteral(" of ") + library.key();
                QVERIFY2(!isNetworkLibrary(name) || known.contains(link), qPrintable(link));
            }
        }
    }

    void noFunctionOfANetwork_isCalled_data() { bothPrograms(); }
    void noFunctionOfANetwork_isCalled() {
        QFETCH(const QString, program);
        const auto imports = importsOf(program);
        QVERIFY2(imports.size() > 200, qPrintable(QString::number(imports.size())));
        for (const QString& function : imports) {
            QVERIFY2(!isAboutNetworks(function), qPrintable(function));
        }
    }

    /// Qt Charts brings Qt OpenGL along; neither program draws by it.
    void noFunctionOfOpenGl_isCalled_data() { bothPrograms(); }
    void noFunctionOfOpenGl_isCalled() {
        QFETCH(const QString, program);
        QVERIFY(isOfOpenGl("_ZN14QOpenGLContextC1EP7QObject") && isOfOpenGl("glDrawArrays"));
        for (const QString& function : importsOf(program)) {
            QVERIFY2(!isOfOpenGl(function), qPrintable(function));
        }
    }
};

QTEST_APPLESS_MAIN(TestLibraries)
#include "tst_libraries.moc"
