#include "scenarios/base/diagnostic.h"

namespace sightline::scenarios {

QString wordFor(Severity severity) {
    switch (severity) {
    case Severity::Note: return QStringLiteral("note");
    case Severity::Warning: return QStringLiteral("warning");
    case Severity::Error: return QStringLiteral("error");
    }
    return {};
}

QString Diagnostic::text() const {
    QString text;
    if (!file.isEmpty()) {
        text += file + u':';
    }
    if (line > 0) {
        text += QStringLiteral("%1:%2:").arg(line).arg(column);
    }
    text += (text.isEmpty() ? QString{} : QStringLiteral(" ")) + wordFor(severity) + QStringLiteral(": ") + sentence;
    if (!path.isEmpty()) {
        text += QStringLiteral(" (%1)").arg(path);
    }
    return text;
}

} // namespace sightline::scenarios
