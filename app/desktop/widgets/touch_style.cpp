#include "app/desktop/widgets/touch_style.h"

#include "app/desktop/widgets/touch_bar.h"

#include <QApplication>
#include <QStyleOptionMenuItem>

#include <set>

namespace sightline::app {

QSize TouchStyle::sizeFromContents(ContentsType type,
                                   const QStyleOption* option,
                                   const QSize& contents,
                                   const QWidget* widget) const {
    const QSize size = OutlinedStyle::sizeFromContents(type, option, contents, widget);
    const auto* item = qstyleoption_cast<const QStyleOptionMenuItem*>(option);
    switch (type) {
    case CT_MenuItem:
        return item && item->menuItemType == QStyleOptionMenuItem::Separator ? size
                                                                             : size.expandedTo({0, kTouchTargetSize});
    case CT_ItemViewItem:
    case CT_MenuBarItem:
    case CT_HeaderSection:
    case CT_TabBarTab: return size.expandedTo({0, kTouchTargetSize});
    default: return size;
    }
}

void setTouchRows(const QWidget& window, bool large) {
    static std::set<const QObject*> asking;
    if (large && asking.insert(&window).second) {
        QObject::connect(&window, &QObject::destroyed, qApp, [](const QObject* gone) { asking.erase(gone); });
    } else if (!large) {
        asking.erase(&window);
    }
    const bool isOn = qobject_cast<TouchStyle*>(QApplication::style());
    if (isOn == !asking.empty()) {
        return;
    }
    const auto* proxy = qobject_cast<QProxyStyle*>(QApplication::style());
    const QString desktop = proxy ? proxy->baseStyle()->name() : QApplication::style()->name();
    QApplication::setStyle(isOn ? new OutlinedStyle{desktop} : new TouchStyle{desktop});
}

} // namespace sightline::app
