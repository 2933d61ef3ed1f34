#pragma once

#include "app/shared/text/category_text.h"
#include "scenarios/model/scenario.h"

#include <QPoint>
#include <QToolButton>

#include <functional>

namespace sightline::app {

/// The button of a kind of terrain to draw: a click chooses it, a drag carries a piece of it. Its name stands below its
/// picture in at most two lines, elided where they are too narrow; a general name that tells it apart has one more.
class PresetButton : public QToolButton {
    Q_OBJECT

public:
    /// `dragged` makes the piece that a drag carries, when the drag begins.
    explicit PresetButton(std::function<scenarios::Piece()> dragged, QWidget* parent = nullptr);

    void setKindName(const KindName& name);
    /// Returns the lines of the name as they are shown.
    [[nodiscard]] QStringList nameLines() const { return nameLinesIn(width()); }

    [[nodiscard]] QSize sizeHint() const override;
    [[nodiscard]] QSize minimumSizeHint() const override;
    [[nodiscard]] int heightForWidth(int width) const override;

protected:
    void mousePressEvent(QMouseEvent* event) override;
    void mouseMoveEvent(QMouseEvent* event) override;
    void paintEvent(QPaintEvent* event) override;

private:
    [[nodiscard]] QStringList nameLinesIn(int width) const;

    std::function<scenarios::Piece()> m_dragged;
    KindName m_name;
    QPoint m_pressed;
};

} // namespace sightline::app
