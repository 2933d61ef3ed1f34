#include "app/desktop/panels/legend.h"

#include "app/shared/painting/region_painter.h"
#include "app/shared/painting/sight_line.h"
#include "app/shared/text/verdict_text.h"

#include <QFontMetricsF>
#include <QPainter>

#include <algorithm>

namespace sightline::app {

namespace {

constexpr double kPadding = 10.0;
constexpr double kLine = 64.0; ///< length of a sample
constexpr double kRow = 24.0;
constexpr double kGap = 10.0;
constexpr int kFromCorner = 12;

QFont wordFont(const QWidget& widget) {
    QFont font = widget.font();
    font.setPixelSize(11);
    font.setBold(true);
    return font;
}

QFont meaningFont(const QWidget& widget) {
    QFont font = widget.font();
    font.setPixelSize(11);
    return font;
}

} // namespace

Legend::Legend(QWidget* canvas) : OnCanvas{canvas} {
    setObjectName(QStringLiteral("legend"));
    setAttribute(Qt::WA_TransparentForMouseEvents);
    setAccessibleName(tr("Legend"));
    m_rows = {
        {VerdictLook::Clear, verdictWord(VerdictKind::Clear), tr("a straight line passes")},
        {VerdictLook::Blocked, verdictWord(VerdictKind::Blocked),
         tr("no line passes; the cross marks where this one is blocked")},
        {VerdictLook::TooClose, verdictWord(VerdictKind::TooClose), tr("the verdict may change within the tolerance")},
        {VerdictLook::DependsOnSculpt, verdictWord(VerdictKind::DependsOnSculpt),
         tr("seen by one reading of the body only")},
        {VerdictLook::VisibleByRules, verdictWord(VerdictKind::VisibleByRules),
         tr("by the rules; the dotted straight line is blocked")},
        {VerdictLook::HiddenByRules, verdictWord(VerdictKind::HiddenByRules),
         tr("by the rules, even if a straight line passes")},
        {VerdictLook::VisibleNotLegal, verdictWord(VerdictKind::NotLegal), tr("seen, but not a valid target")},
        {VerdictLook::OverruledVisible, verdictHeadline(VerdictKind::OverruledVisible), tr("decided by a judge")},
        {VerdictLook::OverruledNotVisible, verdictHeadline(VerdictKind::OverruledNotVisible),
         tr("decided by a judge")}};
    describe();
    hide();
}

void Legend::describe() {
    QStringList lines;
    for (const Row& row : m_rows) {
        lines << tr("%1: %2", "a verdict, what it means").arg(row.word, row.meaning);
    }
    if (!m_region.isEmpty()) {
        lines << m_region;
    }
    setAccessibleDescription(lines.join(QStringLiteral(". ")));
}

void Legend::setRegion(const QString& sentence) {
    if (m_region != sentence) {
        m_region = sentence;
        describe();
        place();
        update();
    }
}

void Legend::setTheme(const Theme& theme) {
    m_theme = theme;
    update();
}

double Legend::textWidth() const {
    const QFontMetricsF words{wordFont(*this)};
    const QFontMetricsF meanings{meaningFont(*this)};
    double width = 0.0;
    double word = 0.0;
    for (const Row& row : m_rows) {
        word = std::max(word, words.horizontalAdvance(row.word));
        width = std::max(width, meanings.horizontalAdvance(row.meaning));
    }
    return word + kGap + width;
}

double Legend::sentenceHeight() const {
    if (m_region.isEmpty()) {
        return 0.0;
    }
    const QFontMetricsF meanings{meaningFont(*this)};
    return kRow - meanings.height() +
           meanings.boundingRect(QRectF{0.0, 0.0, textWidth(), 1000.0}, Qt::TextWordWrap, m_region).height();
}

QSize Legend::sizeHint() const {
    const double rows = kRow * static_cast<double>(m_rows.size());
    return QSizeF{2 * kPadding + kLine + kGap + textWidth(), 2 * kPadding + rows + sentenceHeight()}.toSize() +
           QSize{1, 1};
}

void Legend::paintEvent(QPaintEvent*) {
    QPainter painter{this};
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setPen(QPen{m_theme.textQuiet, 1.0});
    painter.setBrush(m_theme.labelFill);
    painter.drawRoundedRect(QRectF{rect()}.adjusted(0.5, 0.5, -0.5, -0.5), 6, 6);
    PaintOptions options;
    options.theme = m_theme;
    options.theme.ground = m_theme.labelFill;
    options.scale.pixelsPerInch = 1.0; // an inch is a pixel here
    const QFontMetricsF words{wordFont(*this)};
    double word = 0.0;
    for (const Row& row : m_rows) {
        word = std::max(word, words.horizontalAdvance(row.word));
    }
    double middle = kPadding + kRow / 2;
    for (const Row& row : m_rows) {
        const VerdictStyle& style = m_theme.style(row.look);
        const double end = kPadding + kLine - kMarkRadius - 2;
        paintStyledLine(painter, {QPointF{kPadding, middle}, QPointF{end, middle}}, style,
                        {1.0, style.width, Casing::Without}, options);
        paintEndMark(painter, {end, middle}, {1, 0}, style, 1.0, options);
        const double baseline = middle + words.ascent() / 2 - 1;
        painter.setPen(m_theme.text);
        painter.setFont(wordFont(*this));
        painter.drawText(QPointF{kPadding + kLine + kGap, baseline}, row.word);
        painter.setPen(m_theme.textQuiet);
        painter.setFont(meaningFont(*this));
        painter.drawText(QPointF{kPadding + kLine + kGap + word + kGap, baseline}, row.meaning);
        middle += kRow;
    }
    if (!m_region.isEmpty()) {
        paintShade(painter, middle - kRow / 2);
    }
}

void Legend::paintShade(QPainter& painter, double top) const {
    // Left half seen, right half not.
    const QRectF sample{kPadding, top + 4, kLine, kRow - 8};
    PaintOptions options;
    options.theme = m_theme;
    options.scale.pixelsPerInch = 1.0;
    RegionPicture picture;
    picture.border.addRect(sample.adjusted(0, 0, -kLine / 2, 0));
    picture.shade.addRect(sample.adjusted(kLine / 2, 0, 0, 0));
    paintRegion(painter, picture, options);
    const QFontMetricsF meanings{meaningFont(*this)};
    painter.setPen(m_theme.text);
    painter.setFont(meaningFont(*this));
    const QRectF place{kPadding + kLine + kGap, top + (kRow - meanings.height()) / 2, textWidth(), sentenceHeight()};
    painter.drawText(place, Qt::TextWordWrap, m_region);
}

void Legend::place() {
    resize(sizeHint());
    move(parentWidget()->width() - width() - kFromCorner, parentWidget()->height() - height() - kFromCorner);
    raise();
}

} // namespace sightline::app
