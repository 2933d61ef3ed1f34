#pragma once

#include <QAbstractButton>
#include <QApplication>
#include <QMessageBox>
#include <QObject>
#include <QTest>

#include <algorithm>
#include <functional>
#include <utility>

namespace sightline::test {

/// Waits for a modal window of a type and does something with it, once.
template <class Window> class WhenModal : public QObject {
public:
    explicit WhenModal(std::function<void(Window&)> act) : m_act{std::move(act)} { startTimer(5); }
    [[nodiscard]] bool happened() const { return m_happened; }

protected:
    void timerEvent(QTimerEvent*) override {
        if (auto* window = qobject_cast<Window*>(QApplication::activeModalWidget()); window && !m_happened) {
            m_happened = true;
            m_act(*window);
        }
    }

private:
    std::function<void(Window&)> m_act;
    bool m_happened = false;
};

/// Presses the button of that text in the next question, which may come after some work.
class QuestionAnswer : public WhenModal<QMessageBox> {
public:
    explicit QuestionAnswer(const QString& button)
        : WhenModal{[this, button](QMessageBox& box) {
              m_question = box.text();
              const auto buttons = box.buttons();
              const auto wanted = std::ranges::find(buttons, button, &QAbstractButton::text);
              if (wanted == buttons.end()) {
                  box.reject();
                  QFAIL(qPrintable(button));
              }
              (*wanted)->click();
          }} {}
    [[nodiscard]] const QString& question() const { return m_question; }

private:
    QString m_question;
};

} // namespace sightline::test
