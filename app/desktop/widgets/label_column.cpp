#include "app/desktop/widgets/label_column.h"

#include "app/desktop/widgets/mnemonic_room.h"

#include <QEvent>
#include <QFormLayout>
#include <QWidget>

#include <algorithm>
#include <utility>

namespace sightline::app {

LabelColumn::LabelColumn(QWidget& around, std::vector<QFormLayout*> forms)
    : QObject{&around}, m_around{around}, m_forms{std::move(forms)} {
    around.installEventFilter(this);
    align();
}

bool LabelColumn::eventFilter(QObject* watched, QEvent* event) {
    // Labels that change ask for a new layout, also those of a widget in this one.
    if (event->type() == QEvent::LayoutRequest || event->type() == QEvent::Show) {
        align();
    }
    return QObject::eventFilter(watched, event);
}

void LabelColumn::align() {
    std::vector<QWidget*> labels;
    int widest = 0;
    for (const QFormLayout* form : m_forms) {
        for (int row = 0; row < form->rowCount(); ++row) {
            const QLayoutItem* item = form->itemAt(row, QFormLayout::LabelRole);
            if (item && item->widget() && item->widget()->isVisibleTo(&m_around)) {
                labels.push_back(item->widget());
                widest =
                    std::max({widest, item->widget()->sizeHint().width(), MnemonicRoom::widthGivenTo(*item->widget())});
            }
        }
    }
    for (QWidget* label : labels) {
        if (label->minimumWidth() != widest) {
            label->setMinimumWidth(widest);
        }
    }
}

} // namespace sightline::app
