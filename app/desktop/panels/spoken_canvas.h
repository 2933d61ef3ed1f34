#pragma once

#include "app/shared/painting/theme.h"
#include "scenarios/model/scenario.h"

#include <QWidget>

#include <optional>

namespace sightline::app {

/// A drawing explored by the pointer and the arrow keys. The element under them is described in a sentence, which
/// screen readers get as the value of the widget.
class SpokenCanvas : public QWidget {
    Q_OBJECT

public:
    explicit SpokenCanvas(QWidget* parent = nullptr);

    /// Returns the sentence about the element under the pointer; empty: there is none.
    [[nodiscard]] const QString& readout() const { return m_readout; }

    virtual void setTheme(const Theme& theme);

    [[nodiscard]] QSize sizeHint() const override { return {520, 210}; }
    [[nodiscard]] QSize minimumSizeHint() const override { return {260, 130}; }

signals:
    void readoutChanged(const QString& sentence);
    /// Emitted when the pointer entered a piece, or what it covers; std::nullopt: it left.
    void pieceHovered(const std::optional<sightline::scenarios::PieceId>& piece);

protected:
    void say(const QString& sentence);
    /// Paints the hint while there is nothing to draw.
    void paintHint(QPainter& painter) const;
    /// Paints the frame of the focus over the drawing, if the canvas has it.
    void paintFocus(QPainter& painter) const;

    Theme m_theme = Theme::light();
    scenarios::Scenario m_scenario;
    QString m_hint; ///< shown in place of a picture

private:
    QString m_readout;
};

} // namespace sightline::app
