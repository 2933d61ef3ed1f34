#include "app/cli/output.h"

#include "app/shared/text/verdict_text.h"
#include "scenarios/base/atomic_file.h"

#include <algorithm>
#include <cstdio>

namespace sightline::app::cli {

ExitStatus print(const QByteArray& text) {
    const auto size = static_cast<std::size_t>(text.size());
    if (std::fwrite(text.constData(), 1, size, stdout) != size || std::fflush(stdout) != 0) {
        throw UsageError{QStringLiteral("Standard output cannot be written.")};
    }
    return ExitStatus::Done;
}

void printError(const QString& message) {
    QStringList lines = message.split('\n');
    std::ranges::transform(lines, lines.begin(), oneLine);
    const QByteArray text = lines.join('\n').toUtf8() + '\n';
    std::fwrite(text.constData(), 1, static_cast<std::size_t>(text.size()), stderr);
}

void writeFile(const QString& path, const QByteArray& bytes) {
    if (const QString why = scenarios::writeFileAtomically(path, bytes); !why.isEmpty()) {
        throw UsageError{QStringLiteral("%1: cannot be written: %2.").arg(path, why)};
    }
}

void writeFileOrPrint(const QString& path, const QByteArray& bytes) {
    if (path == QLatin1String("-")) {
        print(bytes);
    } else {
        writeFile(path, bytes);
    }
}

QString columns(const std::vector<QStringList>& given) {
    std::vector<QStringList> rows = given;
    for (QStringList& row : rows) {
        std::ranges::transform(row, row.begin(), oneLine);
    }
    std::vector<qsizetype> widths;
    for (const QStringList& row : rows) {
        widths.resize(std::max(widths.size(), static_cast<std::size_t>(row.size())));
        for (qsizetype i = 0; i < row.size(); ++i) {
            auto& width = widths[static_cast<std::size_t>(i)];
            width = std::max(width, row[i].size());
        }
    }
    QString text;
    for (const QStringList& row : rows) {
        QString line;
        for (qsizetype i = 0; i < row.size(); ++i) {
            line += row[i].leftJustified(widths[static_cast<std::size_t>(i)] + 2);
        }
        while (line.endsWith(' ')) {
            line.chop(1);
        }
        text += line + '\n';
    }
    return text;
}

scenarios::ReasonText reasonTextFor(const scenarios::Scenario& scenario) {
    return [&scenario](const scenarios::Reason& reason) { return reasonSentence(reason, scenario); };
}

Option jsonOption() { return {"json", {}, "print one JSON document and nothing else"}; }

Option csvOption() { return {"csv", {}, "print a table of comma-separated values"}; }

std::vector<Option> joined(std::initializer_list<std::vector<Option>> lists) {
    std::vector<Option> all;
    for (const std::vector<Option>& list : lists) {
        all.insert(all.end(), list.begin(), list.end());
    }
    return all;
}

} // namespace sightline::app::cli
