#include "app/shared/export/pdf_file.h"

#include <QBuffer>
#include <QHashFunctions>
#include <QPageSize>
#include <QPainter>
#include <QPdfWriter>
#include <QRegularExpression>

#include <algorithm>

namespace sightline::app {

namespace {

constexpr double kPointsPerInch = 72.0;
/// Fine enough for the smallest letter; changes nothing in the size.
constexpr int kUnitsPerInch = 600;

/// Blanks out the moment of writing and the random number of the document (Qt 6.8), so that equal pictures give equal
/// bytes. No byte moves, so the file's own table of offsets stays right.
QByteArray withoutMoment(QByteArray pdf) {
    static const QRegularExpression moment{QStringLiteral(
        R"(/(?:CreationDate|ModDate) ?\(D:[^)]*\)|xmp:(?:Create|Modify|Metadata)Date="[^"]*"|xmpMM:DocumentID="[^"]*"|/ID \[[^\]]*\])")};
    const QString text = QString::fromLatin1(pdf);
    for (auto matches = moment.globalMatch(text); matches.hasNext();) {
        const auto match = matches.next();
        std::fill_n(pdf.begin() + match.capturedStart(), match.capturedLength(), ' ');
    }
    return pdf;
}

/// While it lives, new hash tables have the same order in each run: Qt writes the fonts of a PDF in the order of one.
class SameOrder {
public:
    SameOrder() { QHashSeed::setDeterministicGlobalSeed(); }
    ~SameOrder() { QHashSeed::resetRandomGlobalSeed(); }
    SameOrder(const SameOrder&) = delete;
    SameOrder& operator=(const SameOrder&) = delete;
};

} // namespace

QByteArray
pdfBytes(QSizeF pagePoints, const QString& title, int pages, const std::function<void(QPainter&, int)>& paint) {
    const SameOrder order;
    QBuffer buffer;
    buffer.open(QIODevice::WriteOnly);
    {
        QPdfWriter writer{&buffer};
        writer.setResolution(kUnitsPerInch);
        writer.setPageSize(QPageSize{pagePoints / kPointsPerInch, QPageSize::Inch, QString{}, QPageSize::ExactMatch});
        writer.setPageMargins({});
        writer.setTitle(title);
        writer.setCreator(QStringLiteral("Sightline"));
        QPainter painter{&writer};
        for (int page = 0; page < pages; ++page) {
            if (page > 0) {
                writer.newPage();
            }
            painter.save();
            painter.scale(kUnitsPerInch / kPointsPerInch, kUnitsPerInch / kPointsPerInch);
            paint(painter, page);
            painter.restore();
        }
    }
    return withoutMoment(buffer.data());
}

} // namespace sightline::app
