#include "tests/support/pdf_text.h"

#include <QProcess>
#include <QRegularExpression>
#include <QStandardPaths>

namespace sightline::tests {

namespace {

QString outputOf(const QString& program, const QStringList& arguments) {
    QProcess process;
    process.start(program, arguments);
    const bool ended = process.waitForFinished(60'000) && process.exitStatus() == QProcess::NormalExit && process.exitCode() == 0;
    return ended ? QString::fromUtf8(process.readAllStandardOutput()) : QString{};
}

} // namespace

bool hasPdfTools() { return !QStandardPaths::findExecutable("pdftotext").isEmpty() && !QStandardPaths::findExecutable("pdfinfo").isEmpty(); }

QString textOfPdf(const QString& file, bool layout) {
    return outputOf("pdftotext", QStringList{"-enc", "UTF-8"} + (layout ? QStringList{"-layout"} : QStringList{"-raw"}) + QStringList{file, "-"});
}

int pagesOfPdf(const QString& file) {
    const auto match = QRegularExpression{QStringLiteral("Pages: +(\\d+)")}.match(outputOf("pdfinfo", {file}));
    return match.hasMatch() ? match.captured(1).toInt() : -1;
}

QSizeF pageSizeOfPdf(const QString& file) {
    const auto match = QRegularExpression{QStringLiteral("Page size: +([\\d.]+) x ([\\d.]+) pts")}.match(outputOf("pdfinfo", {file}));
    return {match.captured(1).toDouble(), match.captured(2).toDouble()};
}

} // namespace sightline::tests
