#include "tests/app/cli/cli_process.h"

#include <QElapsedTimer>
#include <QProcessEnvironment>

namespace sightline::tests {

namespace {

constexpr int kTimeoutMilliseconds = 60'000;

} // namespace

QJsonDocument CliEnd::json() const {
    QJsonParseError error{};
    const auto document = QJsonDocument::fromJson(output, &error);
    return error.error == QJsonParseError::NoError ? document : QJsonDocument{};
}

CliEnd runCli(const QStringList& arguments, const QByteArray& input, const QString& language) {
    auto environment = QProcessEnvironment::systemEnvironment();
    for (const char* variable : {"DISPLAY", "WAYLAND_DISPLAY", "QT_QPA_PLATFORM", "XDG_RUNTIME_DIR"}) {
        environment.remove(QString::fromLatin1(variable));
    }
    // Output must not follow the caller's language.
    environment.insert(QStringLiteral("LC_ALL"), language);
    environment.insert(QStringLiteral("LANGUAGE"), language.section(u'.', 0, 0));
    QElapsedTimer timer;
    timer.start();
    QProcess process;
    process.setProcessEnvironment(environment);
    process.start(QStringLiteral(SIGHTLINE_CLI), arguments);
    process.write(input);
    process.closeWriteChannel();
    CliEnd end;
    if (process.waitForFinished(kTimeoutMilliseconds) && process.exitStatus() == QProcess::NormalExit) {
        end.status = process.exitCode();
    }
    end.output = process.readAllStandardOutput();
    end.messages = process.readAllStandardError();
    end.milliseconds = timer.elapsed();
    return end;
}

QString dataFile(const QString& name) { return QStringLiteral(SIGHTLINE_TEST_DATA "/") + name; }

} // namespace sightline::tests
