#pragma once

#include "app/shared/text/category_text.h"
#include "scenarios/model/scenario.h"

#include <QPoint>
#include <QToolButton>

#include <functional>

namespace sightline::app {

/// The button of a kind of terrain to draw: a click chooses it, a drag carries a piece of it. Its name stands below its
/// picture in one line, and what the game calls it in at most two more, elided where they are too narrow.
class PresetButton : public QToolButton {
    Q_OBJECT

public:
    /// `dragged` makes the piece that a drag carries, when the drag begins.
    explicit PresetButton(std::function<scenarios::Piece()> dragged, QWidget* parent = nullptr);

    void setKindName(const KindName& name);
    /// Adds what `effect` returns, when it is shown, to the tool tip that is set.
    void setEffect(std::function<QString()> effect) { m_effect = std::move(effect); }
    /// Returns the lines of the name as they are shown.
    [[nodiscard]] QStringList nameLines() const { return nameLinesIn(width()); }

    [[nodiscard]] QSize sizeHint() const override;
    [[nodiscard]] QSize minimumSizeHint() const override;
    [[nodiscard]] int heightForWidth(int width) const override;

protected:
    bool event(QEvent* event) override;
    void mousePressEvent(QMouseEvent* event) override;
    void mouseMoveEvent(QMouseEvent* event) override;
    void paintEvent(QPaintEvent* event) override;

private:
    [[nodiscard]] QStringList nameLinesIn(int width) const;
    /// Returns the text in at most two lines.
    [[nodiscard]] QStringList wrapped(const QString& text, int room) const;

    std::function<scenarios::Piece()> m_dragged;
    std::function<QString()> m_effect;
    KindName m_name;
    QPoint m_pressed;
};

} // namespace sightline::app
