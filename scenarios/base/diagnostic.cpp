#include "scenarios/base/diagnostic.h"

#include <algorithm>

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

const Diagnostic& FileProblem::first() const {
    const auto error = std::ranges::find(findings, Severity::Error, &Diagnostic::severity);
    Q_ASSERT(error != findings.end());
    return *error;
}

QString FileProblem::message() const {
    const auto errors = std::ranges::count(findings, Severity::Error, &Diagnostic::severity);
    QString message = first().text();
    if (errors == 2) {
        message += QStringLiteral(" One more error follows.");
    } else if (errors > 2) {
        message += QStringLiteral(" %1 more errors follow.").arg(errors - 1);
    }
    return message;
}

} // namespace sightline::scenarios
