#pragma once

#include "app/desktop/base/qt_names.h"

#include <QFrame>
#include <QPointer>

#include <functional>
#include <vector>

namespace sightline::app {

class MainWindow;

/// One step of the tour: a sentence or two beside the part of the window that they are about.
struct TourStep {
    QString title;
    QString text;
    const char* anchor = nullptr;    ///< object name of that part
    std::function<void()> goOn = {}; ///< what "Next" does in place of the user; empty: nothing
};

/// The tour of the window: five steps on a table that ships, in a bubble beside the part that each is about. Nothing is
/// locked meanwhile; a step goes on by itself when the user did what it asks.
class Tour : public QFrame {
    Q_OBJECT

public:
    static constexpr int kSteps = 5;

    /// Precondition: the window shows a table with a pair, see `MainWindow::startTour`.
    explicit Tour(MainWindow& window);

    [[nodiscard]] int step() const { return m_step; }
    void showStep(int step);
    /// Ends the tour and deletes it.
    void end();

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;

private:
    void next();
    /// Moves the bubble beside what it is about, inside of the window.
    void place();
    [[nodiscard]] QRect anchorRect() const;

    MainWindow& m_window;
    std::vector<TourStep> m_steps;
    int m_step = 0;
    QLabel* m_count = nullptr;
    QLabel* m_title = nullptr;
    QLabel* m_text = nullptr;
    QPushButton* m_back = nullptr;
    QPushButton* m_next = nullptr;
    QPointer<QFrame> m_frame; ///< around what the step is about
};

} // namespace sightline::app
