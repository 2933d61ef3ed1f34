#include "app/desktop/widgets/name_box.h"

#include "app/desktop/widgets/elision_tips.h"

#include <QAbstractItemView>
#include <QScreen>
#include <QStyle>
#include <QStyleOptionComboBox>
#include <QStylePainter>

#include <algorithm>

namespace sightline::app {

NameBox::NameBox(int letters, QWidget* parent) : QComboBox{parent} {
    setSizeAdjustPolicy(AdjustToMinimumContentsLengthWithIcon);
    setMinimumContentsLength(letters);
}

void NameBox::showPopup() {
    // Some styles give the list the width of the box.
    const int names =
        view()->sizeHintForColumn(modelColumn()) + style()->pixelMetric(QStyle::PM_ScrollBarExtent, nullptr, view());
    view()->setMinimumWidth(std::min(names, screen()->availableGeometry().width()));
    QComboBox::showPopup();
}

void NameBox::paintEvent(QPaintEvent*) {
    QStylePainter painter{this};
    painter.setPen(palette().color(QPalette::Text));
    QStyleOptionComboBox option;
    initStyleOption(&option);
    painter.drawComplexControl(QStyle::CC_ComboBox, option);
    option.currentText = option.fontMetrics.elidedText(option.currentText, Qt::ElideRight, roomForName(*this));
    painter.drawControl(QStyle::CE_ComboBoxLabel, option);
}

} // namespace sightline::app
