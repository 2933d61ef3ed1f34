#pragma once

#include <QLabel>

namespace sightline::app {

/// The sentence in the status bar. It is shown whole or not at all; `MainWindow` makes room, or shows it elsewhere.
class StatusHint : public QLabel {
    Q_OBJECT

public:
    explicit StatusHint(QWidget* parent = nullptr);

    /// Returns the width that the sentence needs.
    [[nodiscard]] int neededWidth() const;

    /// Says that the sentence stands elsewhere on the screen; it is not painted twice.
    void setShownElsewhere(bool isShown);

signals:
    /// Emitted when the sentence or the room for it has changed.
    void roomChanged();

protected:
    void paintEvent(QPaintEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;

private:
    void showLater();

    bool m_isElsewhere = false;
    QString m_told; ///< the sentence of the last signal
};

} // namespace sightline::app
