#include "tests/support/pdf_text.h"

#include <QProcess>
#include <QRegularExpression>
#include <QStandardPaths>
#include <QXmlStreamReader>

namespace sightline::tests {

namespace {

QString outputOf(const QString& program, const QStringList& arguments) {
    QProcess process;
    process.start(program, arguments);
    const bool ended =
        process.waitForFinished(60'000) && process.exitStatus() == QProcess::NormalExit && process.exitCode() == 0;
    return ended ? QString::fromUtf8(process.readAllStandardOutput()) : QString{};
}

} // namespace

bool hasPdfTools() {
    return !QStandardPaths::findExecutable("pdftotext").isEmpty() &&
           !QStandardPaths::findExecutable("pdfinfo").isEmpty();
}

QString textOfPdf(const QString& file, bool layout) {
    return outputOf("pdftotext", QStringList{"-enc", "UTF-8"} +
                                     (layout ? QStringList{"-layout"} : QStringList{"-raw"}) + QStringList{file, "-"});
}

QList<PdfWord> wordsOfPdf(const QString& file) {
    QList<PdfWord> words;
    int page = -1;
    QXmlStreamReader reader{outputOf("pdftotext", {"-enc", "UTF-8", "-bbox", file, "-"})};
    while (!reader.atEnd()) {
        if (reader.readNext() != QXmlStreamReader::StartElement) {
            continue;
        }
        const auto number = [attributes = reader.attributes()](const char* name) {
            return attributes.value(QLatin1String{name}).toDouble();
        };
        if (reader.name() == u"page") {
            ++page;
        } else if (reader.name() == u"word") {
            const QRectF box{QPointF{number("xMin"), number("yMin")}, QPointF{number("xMax"), number("yMax")}};
            words.append({page, reader.readElementText(), box});
        }
    }
    return words;
}

int pagesOfPdf(const QString& file) {
    const auto match = QRegularExpression{QStringLiteral("Pages: +(\\d+)")}.match(outputOf("pdfinfo", {file}));
    return match.hasMatch() ? match.captured(1).toInt() : -1;
}

QSizeF pageSizeOfPdf(const QString& file) {
    const auto match =
        QRegularExpression{QStringLiteral("Page size: +([\\d.]+) x ([\\d.]+) pts")}.match(outputOf("pdfinfo", {file}));
    return {match.captured(1).toDouble(), match.captured(2).toDouble()};
}

} // namespace sightline::tests
