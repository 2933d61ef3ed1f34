#pragma once

#include <QLabel>

namespace sightline::app {

/// The sentence in the status bar, on one line or two. It is shown whole or not at all; `MainWindow` makes room, or
/// shows it elsewhere. The tip of the command under the pointer stands in its place, whole or not at all, too.
class StatusHint : public QLabel {
    Q_OBJECT

public:
    explicit StatusHint(QWidget* parent = nullptr);

    /// Shows the tip of a command in place of the sentence, until it is empty.
    void setTip(const QString& tip);
    [[nodiscard]] bool showsTip() const { return !m_tip.isEmpty(); }

    /// Returns the width that the sentence or the tip needs on one line.
    [[nodiscard]] int neededWidth() const;

    /// Puts the sentence on two lines if it needs more than `room`, in pixels, and fits so. Returns false if it does
    /// not fit at all.
    bool fitInto(int room);

    /// Returns true if the whole sentence, or the tip, has room in the label as it is.
    [[nodiscard]] bool isWhole() const;

    /// One line or two; the window may be narrower than the sentence.
    [[nodiscard]] QSize minimumSizeHint() const override;

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
    [[nodiscard]] int linesIn(int width) const;
    [[nodiscard]] QString shown() const { return showsTip() ? m_tip : text(); }

    int m_lines = 1;
    bool m_isElsewhere = false;
    QString m_tip;
    QString m_told; ///< the sentence of the last signal
};

} // namespace sightline::app
