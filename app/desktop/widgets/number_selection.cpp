#include "app/desktop/widgets/number_selection.h"

#include <QAbstractSpinBox>
#include <QEvent>
#include <QLineEdit>

namespace sightline::app {

namespace {

/// Watches the text field of a box of numbers, which owns it.
class NumberSelection : public QObject {
public:
    NumberSelection(QAbstractSpinBox& box, bool onClick)
        : QObject{&box}, m_box{box}, m_words{box.findChild<QLineEdit*>()}, m_onClick{onClick} {
        if (m_words) {
            m_words->installEventFilter(this);
        }
    }

    bool eventFilter(QObject* watched, QEvent* event) override {
        if (event->type() == QEvent::MouseButtonDblClick) {
            m_box.selectAll(); // the number alone
            return true;
        }
        // A drag has selected what it passed.
        if (m_onClick && event->type() == QEvent::MouseButtonRelease && !m_words->hasSelectedText()) {
            m_box.selectAll();
        }
        return QObject::eventFilter(watched, event);
    }

private:
    QAbstractSpinBox& m_box;
    QLineEdit* m_words;
    bool m_onClick;
};

} // namespace

void selectNumberOnDoubleClick(QAbstractSpinBox& box) { new NumberSelection{box, false}; }

void selectNumberOnClick(QAbstractSpinBox& box) { new NumberSelection{box, true}; }

} // namespace sightline::app
