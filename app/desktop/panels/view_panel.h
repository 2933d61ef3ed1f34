#pragma once

#include <QWidget>

class QLabel;

namespace sightline::app {

class SpokenCanvas;

/// A drawing with a sentence above that explains it and one below about what is pointed at.
class ViewPanel : public QWidget {
    Q_OBJECT

public:
    /// Takes the canvas.
    ViewPanel(SpokenCanvas* canvas, const QString& usual, QWidget* parent = nullptr);

    void setExplanation(const QString& sentence);
    [[nodiscard]] QString explanation() const;

protected:
    void resizeEvent(QResizeEvent* event) override;

private:
    void showReadout();

    const SpokenCanvas* m_canvas = nullptr;
    QLabel* m_explanation = nullptr;
    QLabel* m_readout = nullptr;
    QString m_usual; ///< stands below while nothing is pointed at
};

} // namespace sightline::app
