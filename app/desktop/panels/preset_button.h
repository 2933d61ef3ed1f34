#pragma once

#include "app/shared/text/category_text.h"
#include "scenarios/model/scenario.h"

#include <QPoint>
#include <QToolButton>

#include <functional>

namespace sightline::app {

/// The button of a kind of terrain to draw: a click chooses it, a drag carries a piece of it. Its name stands below its
/// picture in at most two lines, elided where they are too narrow.
class PresetButton : public QToolButton {
    Q_OBJECT

public:
    /// `dragged` makes the piece that a drag carries, when the drag begins.
    explicit PresetButton(std::function<scenarios::Piece()> dragged, QWidget* parent = nullptr);

    void setKindName(const KindName& name);
    /// Sets the room for the name, which is the same for all buttons of a row.
    void setNameLines(int lines);
    /// Returns the lines of the name as they are shown.
    [[nodiscard]] QStringList nameLines() const;

    [[nodiscard]] QSize sizeHint() const override;
    [[nodiscard]] QSize minimumSizeHint() const override;

protected:
    void mousePressEvent(QMouseEvent* event) override;
    void mouseMoveEvent(QMouseEvent* event) override;
    void paintEvent(QPaintEvent* event) override;

private:
    std::function<scenarios::Piece()> m_dragged;
    KindName m_name;
    int m_lines = 1;
    QPoint m_pressed;
};

} // namespace sightline::app
