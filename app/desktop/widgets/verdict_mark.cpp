#include "app/desktop/widgets/verdict_mark.h"

#include "app/desktop/widgets/line_icon.h"

#include <QWidget>

namespace sightline::app {

QString markIconName(VerdictKind kind) {
    switch (kind) {
    case VerdictKind::Clear: return QStringLiteral("mark-clear");
    case VerdictKind::Blocked: return QStringLiteral("mark-blocked");
    case VerdictKind::DependsOnSculpt: return QStringLiteral("mark-sculpt");
    case VerdictKind::TooClose: return QStringLiteral("mark-close");
    case VerdictKind::NotLegal: return QStringLiteral("mark-barred");
    case VerdictKind::NoLineFound: return QStringLiteral("mark-ask");
    case VerdictKind::OverruledVisible: return QStringLiteral("mark-overruled");
    case VerdictKind::OverruledNotVisible: return QStringLiteral("mark-overruled-not");
    case VerdictKind::VisibleByRules: return QStringLiteral("mark-rules");
    case VerdictKind::HiddenByRules: return QStringLiteral("mark-rules-not");
    }
    return {};
}

QIcon VerdictIcons::of(VerdictKind kind, const QColor& color, const QWidget& list) {
    constexpr int kSize = 16;
    QIcon& icon = m_icons[kind];
    if (icon.isNull()) {
        icon = QIcon{linePixmap(markIconName(kind), color, kSize, list.devicePixelRatioF())};
        icon.addPixmap(linePixmap(markIconName(kind), list.palette().color(QPalette::HighlightedText), kSize,
                                  list.devicePixelRatioF()),
                       QIcon::Selected);
    }
    return icon;
}

} // namespace sightline::app
