#include "app/desktop/icons/verdict_mark.h"

namespace sightline::app {

QString markIconName(VerdictKind kind) {
    switch (kind) {
    case VerdictKind::Clear: return QStringLiteral("mark-clear");
    case VerdictKind::Blocked: return QStringLiteral("mark-blocked");
    case VerdictKind::TooClose: return QStringLiteral("mark-close");
    case VerdictKind::NotLegal: return QStringLiteral("mark-barred");
    case VerdictKind::NoLineFound: return QStringLiteral("mark-ask");
    case VerdictKind::OverruledVisible: return QStringLiteral("mark-overruled");
    case VerdictKind::OverruledNotVisible: return QStringLiteral("mark-overruled-not");
    }
    return {};
}

} // namespace sightline::app
