#pragma once

#include "scenarios/rules/rule_text.h"

#include <QPlainTextEdit>

#include <vector>

namespace sightline::app {

/// Edits the text of a rule set, with line numbers. Lines with a problem are marked, and one value can be highlighted.
class JsonPane : public QPlainTextEdit {
    Q_OBJECT

public:
    explicit JsonPane(QWidget* parent = nullptr);

    /// Replaces the text without emitting `typed`, and preserves the position of the cursor if possible.
    void showText(const QByteArray& utf8);
    void setProblems(const std::vector<scenarios::RuleTextProblem>& problems);
    /// Highlights the bytes from `begin` to `end`, and scrolls to them.
    void pointOut(int begin, int end);
    void goTo(const scenarios::TextPosition& place);

    [[nodiscard]] QByteArray utf8() const { return toPlainText().toUtf8(); }
    /// Returns the byte offset of the cursor.
    [[nodiscard]] int cursorOffset() const;

    [[nodiscard]] int marginWidth() const;
    void paintMargin(QPaintEvent* event);

signals:
    /// Emitted when the user changed the text.
    void typed();
    void cursorMovedByUser();

protected:
    void resizeEvent(QResizeEvent* event) override;
    void changeEvent(QEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;

private:
    class Margin;
    class Highlighter;

    void placeMargin();
    void mark();

    QWidget* m_margin = nullptr;
    Highlighter* m_highlighter = nullptr;
    std::vector<scenarios::RuleTextProblem> m_problems;
    int m_pointedFrom = 0; ///< character offset
    int m_pointedTo = 0;
    bool m_filling = false;
};

} // namespace sightline::app
