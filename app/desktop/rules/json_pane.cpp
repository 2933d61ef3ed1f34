#include "app/desktop/rules/json_pane.h"

#include <QFontDatabase>
#include <QKeyEvent>
#include <QPainter>
#include <QRegularExpression>
#include <QScopedValueRollback>
#include <QScrollBar>
#include <QSyntaxHighlighter>
#include <QTextBlock>
#include <QTextEdit>

#include <algorithm>

namespace sightline::app {

namespace {

constexpr int kMarginGap = 6;

QColor between(const QColor& a, const QColor& b, double share) {
    return QColor::fromRgbF(static_cast<float>(a.redF() + (b.redF() - a.redF()) * share),
                            static_cast<float>(a.greenF() + (b.greenF() - a.greenF()) * share),
                            static_cast<float>(a.blueF() + (b.blueF() - a.blueF()) * share));
}

} // namespace

class JsonPane::Margin : public QWidget {
public:
    explicit Margin(JsonPane& pane) : QWidget{&pane}, m_pane{pane} {}
    [[nodiscard]] QSize sizeHint() const override { return {m_pane.marginWidth(), 0}; }

protected:
    void paintEvent(QPaintEvent* event) override { m_pane.paintMargin(event); }

private:
    JsonPane& m_pane;
};

/// Keys bold, texts of values slanted, the rest plain: told apart without color.
class JsonPane::Highlighter : public QSyntaxHighlighter {
public:
    using QSyntaxHighlighter::QSyntaxHighlighter;

protected:
    void highlightBlock(const QString& line) override {
        static const QRegularExpression text{QStringLiteral(R"("(?:[^"\\]|\\.)*"(\s*:)?)")};
        for (auto found = text.globalMatch(line); found.hasNext();) {
            const auto match = found.next();
            QTextCharFormat format;
            const bool isKey = match.capturedLength(1) > 0;
            format.setFontWeight(isKey ? QFont::Bold : QFont::Normal);
            format.setFontItalic(!isKey);
            setFormat(static_cast<int>(match.capturedStart()), static_cast<int>(match.capturedLength()), format);
        }
    }
};

JsonPane::JsonPane(QWidget* parent) : QPlainTextEdit{parent} {
    setFont(QFontDatabase::systemFont(QFontDatabase::FixedFont));
    setLineWrapMode(NoWrap);
    setUndoRedoEnabled(false); // the draft has one undo for text and form
    setTabChangesFocus(true);
    setAccessibleName(tr("Text of the rule set"));
    m_margin = new Margin{*this};
    m_highlighter = new Highlighter{document()};
    connect(this, &QPlainTextEdit::blockCountChanged, this, &JsonPane::placeMargin);
    connect(this, &QPlainTextEdit::updateRequest, this, [this](const QRect&, int) { m_margin->update(); });
    connect(this, &QPlainTextEdit::textChanged, this, [this] {
        if (!m_filling) {
            emit typed();
        }
    });
    connect(this, &QPlainTextEdit::cursorPositionChanged, this, [this] {
        if (!m_filling && hasFocus()) {
            emit cursorMovedByUser();
        }
    });
    placeMargin();
}

void JsonPane::showText(const QByteArray& utf8) {
    const QString now = QString::fromUtf8(utf8);
    const QString before = toPlainText();
    if (now == before) {
        return;
    }
    // Only what changed is replaced: cursor, scroll bars and highlighting of the rest stay.
    const QScopedValueRollback filling{m_filling, true};
    qsizetype same = 0;
    const qsizetype shorter = std::min(now.size(), before.size());
    while (same < shorter && now[same] == before[same]) {
        ++same;
    }
    qsizetype tail = 0;
    while (tail < shorter - same && now[now.size() - 1 - tail] == before[before.size() - 1 - tail]) {
        ++tail;
    }
    QTextCursor cursor{document()};
    cursor.setPosition(static_cast<int>(same));
    cursor.setPosition(static_cast<int>(before.size() - tail), QTextCursor::KeepAnchor);
    cursor.insertText(now.mid(same, now.size() - same - tail));
}

void JsonPane::setProblems(const std::vector<scenarios::RuleTextProblem>& problems) {
    m_problems = problems;
    mark();
}

void JsonPane::pointOut(int begin, int end) {
    const QByteArray text = utf8();
    m_pointedFrom = static_cast<int>(QString::fromUtf8(text.left(begin)).size());
    m_pointedTo = static_cast<int>(QString::fromUtf8(text.left(end)).size());
    mark();
    if (!hasFocus()) {
        QTextCursor cursor{document()};
        cursor.setPosition(m_pointedFrom);
        const QScopedValueRollback filling{m_filling, true};
        setTextCursor(cursor);
        ensureCursorVisible();
    }
}

void JsonPane::goTo(const scenarios::TextPosition& place) {
    const QTextBlock block = document()->findBlockByNumber(place.line - 1);
    QTextCursor cursor{block};
    cursor.movePosition(QTextCursor::Right, QTextCursor::MoveAnchor,
                        std::min(place.column - 1, std::max(0, block.length() - 1)));
    const QScopedValueRollback filling{m_filling, true};
    setTextCursor(cursor);
    centerCursor();
}

int JsonPane::cursorOffset() const {
    return static_cast<int>(toPlainText().left(textCursor().position()).toUtf8().size());
}

void JsonPane::mark() {
    QList<QTextEdit::ExtraSelection> marks;
    if (m_pointedTo > m_pointedFrom) {
        QTextEdit::ExtraSelection pointed;
        pointed.cursor = QTextCursor{document()};
        pointed.cursor.setPosition(std::min(m_pointedFrom, document()->characterCount() - 1));
        pointed.cursor.setPosition(std::min(m_pointedTo, document()->characterCount() - 1), QTextCursor::KeepAnchor);
        pointed.format.setBackground(
            between(palette().color(QPalette::Base), palette().color(QPalette::Highlight), 0.22));
        marks << pointed;
    }
    for (const auto& problem : m_problems) {
        const QTextBlock block = document()->findBlockByNumber(problem.place.line - 1);
        if (!block.isValid()) {
            continue;
        }
        QTextEdit::ExtraSelection wrong;
        wrong.cursor = QTextCursor{block};
        wrong.cursor.movePosition(QTextCursor::Right, QTextCursor::MoveAnchor,
                                  std::min(problem.place.column - 1, std::max(0, block.length() - 2)));
        wrong.cursor.movePosition(QTextCursor::EndOfBlock, QTextCursor::KeepAnchor);
        wrong.format.setUnderlineStyle(QTextCharFormat::WaveUnderline);
        wrong.format.setUnderlineColor(QColor{0xC8, 0x40, 0x1A});
        wrong.format.setToolTip(problem.message);
        marks << wrong;
    }
    setExtraSelections(marks);
    m_margin->update();
}

int JsonPane::marginWidth() const {
    const auto digits = std::max<qsizetype>(3, QString::number(blockCount()).size()) + 1; // one for the mark
    return 2 * kMarginGap + fontMetrics().horizontalAdvance(QLatin1Char{'0'}) * static_cast<int>(digits);
}

void JsonPane::placeMargin() {
    setViewportMargins(marginWidth(), 0, 0, 0);
    const QRect inside = contentsRect();
    m_margin->setGeometry(inside.left(), inside.top(), marginWidth(), inside.height());
}

void JsonPane::paintMargin(QPaintEvent* event) {
    QPainter painter{m_margin};
    painter.fillRect(event->rect(), palette().color(QPalette::AlternateBase));
    for (QTextBlock block = firstVisibleBlock(); block.isValid(); block = block.next()) {
        const QRectF box = blockBoundingGeometry(block).translated(contentOffset());
        if (box.top() > event->rect().bottom()) {
            break;
        }
        const int line = block.blockNumber() + 1;
        const bool isWrong =
            std::ranges::any_of(m_problems, [&](const auto& problem) { return problem.place.line == line; });
        QFont bold = font();
        bold.setBold(isWrong);
        painter.setFont(bold);
        painter.setPen(palette().color(isWrong ? QPalette::WindowText : QPalette::PlaceholderText));
        const QString text = isWrong ? QStringLiteral("!%1").arg(line) : QString::number(line);
        painter.drawText(QRectF{0, box.top(), static_cast<double>(m_margin->width() - kMarginGap),
                                static_cast<double>(fontMetrics().height())},
                         Qt::AlignRight, text);
    }
}

void JsonPane::resizeEvent(QResizeEvent* event) {
    QPlainTextEdit::resizeEvent(event);
    placeMargin();
}

void JsonPane::changeEvent(QEvent* event) {
    QPlainTextEdit::changeEvent(event);
    if (event->type() == QEvent::PaletteChange && m_margin) {
        mark();
    }
}

void JsonPane::keyPressEvent(QKeyEvent* event) {
    // The editor's own undo, not that of a line of text.
    if (event->matches(QKeySequence::Undo) || event->matches(QKeySequence::Redo)) {
        event->ignore();
        return;
    }
    QPlainTextEdit::keyPressEvent(event);
}

} // namespace sightline::app
