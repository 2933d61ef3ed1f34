#include "app/desktop/widgets/number_selection.h"

#include <QAbstractSpinBox>
#include <QEvent>
#include <QLineEdit>

namespace sightline::app {

namespace {

/// Watches the text field of a box of numbers, which owns it.
class NumberSelection : public QObject {
public:
    explicit NumberSelection(QAbstractSpinBox& box) : QObject{&box}, m_box{box} {
        if (auto* words = box.findChild<QLineEdit*>()) {
            words->installEventFilter(this);
        }
    }

    bool eventFilter(QObject* watched, QEvent* event) override {
        if (event->type() != QEvent::MouseButtonDblClick) {
            return QObject::eventFilter(watched, event);
        }
        m_box.selectAll(); // the number alone
        return true;
    }

private:
    QAbstractSpinBox& m_box;
};

} // namespace

void selectNumberOnDoubleClick(QAbstractSpinBox& box) { new NumberSelection{box}; }

} // namespace sightline::app
