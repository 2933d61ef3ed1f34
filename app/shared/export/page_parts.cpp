#include "app/shared/export/page_parts.h"

#include "scenarios/model/vision.h"

#include <QAbstractTextDocumentLayout>
#include <QEventLoop>
#include <QFont>
#include <QPainter>
#include <QTextDocument>
#include <QTextOption>

#include <algorithm>
#include <memory>

namespace sightline::app {

namespace {

constexpr double kLargest = 9.0; ///< letters, in points
constexpr double kSmallest = 6.0;
constexpr double kStep = 0.5;
/// Letters are laid out this much larger and painted smaller: their widths are whole dots.
constexpr double kFineness = 10.0;

std::unique_ptr<QTextDocument> documentOf(const TextOf& text, SheetShare share, double width) {
    prepareThreadForTexts();
    auto document = std::make_unique<QTextDocument>();
    document->setDocumentMargin(0);
    document->setUndoRedoEnabled(false);
    document->setUseDesignMetrics(true);
    // Without ligatures: a hash copied out of the file keeps its letters.
    QFont font = document->defaultFont();
    font.setStyleStrategy(QFont::PreferNoShaping);
    document->setDefaultFont(font);
    QTextOption option;
    option.setWrapMode(QTextOption::WrapAtWordBoundaryOrAnywhere);
    document->setDefaultTextOption(option);
    document->setHtml(text({share.letters * kFineness, share.part}));
    document->setTextWidth(width * kFineness);
    return document;
}

/// The largest letters, and then the longest part, that fit into the box.
std::unique_ptr<QTextDocument> fitted(const TextOf& text, QSizeF room) {
    const auto fits = [&](const QTextDocument& document) {
        return document.size().height() <= room.height() * kFineness;
    };
    std::unique_ptr<QTextDocument> document;
    for (double letters = kLargest; letters >= kSmallest; letters -= kStep) {
        document = documentOf(text, {letters, 1.0}, room.width());
        if (fits(*document)) {
            return document;
        }
    }
    constexpr int kSteps = 12;
    double fitting = 0.0;
    double tooMuch = 1.0;
    document = documentOf(text, {kSmallest, 0.0}, room.width());
    for (int i = 0; i < kSteps; ++i) {
        const double part = (fitting + tooMuch) / 2;
        auto candidate = documentOf(text, {kSmallest, part}, room.width());
        if (fits(*candidate)) {
            fitting = part;
            document = std::move(candidate);
        } else {
            tooMuch = part;
        }
    }
    return document;
}

} // namespace

void prepareThreadForTexts() {
    const QEventLoop loop; // creates the dispatcher, which stays with the thread
}

void paintFittedText(QPainter& painter, const TextOf& text, const QRectF& box) {
    const auto document = fitted(text, box.size());
    painter.save();
    painter.translate(box.topLeft());
    painter.scale(1 / kFineness, 1 / kFineness);
    document->drawContents(&painter);
    painter.restore();
}

QRectF placeOnPage(const QRectF& area, const QRectF& box) {
    const QSizeF size = area.size() * std::min(box.width() / area.width(), box.height() / area.height());
    return {QPointF{box.center().x() - size.width() / 2, box.top()}, size};
}

/// As `pictureArea` needs the scale and the scale the area, the rulers' margin is found first.
PaintOptions wholeTableOnPage(const scenarios::Scenario& scenario, QSizeF room) {
    PaintOptions options;
    options.theme = Theme::print();
    options.verdictLabels = false;
    const double margin = 2 * kRulerMargin / kPixelsPerPoint;
    const double points = std::min((room.width() - margin) / scenario.table.width.inches(),
                                   (room.height() - margin) / scenario.table.height.inches());
    options.scale.pixelsPerInch = std::max(points, 0.01) * kPixelsPerPoint;
    if (scenario.vision && !scenario.vision->knownBy.isEmpty()) {
        options.fogOf = scenario.vision->knownBy; // else what the player never saw would look empty
    }
    return options;
}

} // namespace sightline::app
