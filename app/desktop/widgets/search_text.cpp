#include "app/desktop/widgets/search_text.h"

#include "app/desktop/base/named.h"

#include <QLineEdit>
#include <QRegularExpression>
#include <QStringList>

#include <algorithm>

namespace sightline::app {

namespace {

QStringList searchWords(const QString& text) {
    static const QRegularExpression timesSign{QStringLiteral("(?<=[0-9])[x×](?=[0-9])")};
    static const QRegularExpression gap{QStringLiteral("[^\\w.]+")};
    QString parted = text.toCaseFolded();
    parted.replace(timesSign, QStringLiteral(" "));
    return parted.split(gap, Qt::SkipEmptyParts);
}

} // namespace

bool matchesSearch(const QString& typed, const QString& text) {
    const QStringList words = searchWords(text);
    return std::ranges::all_of(searchWords(typed), [&](const QString& start) {
        return std::ranges::any_of(words, [&](const QString& word) { return word.startsWith(start); });
    });
}

QLineEdit* searchLine(const char* name, const QString& words, const QString& spoken) {
    auto* line = named(name, new QLineEdit);
    line->setPlaceholderText(words);
    line->setAccessibleName(spoken.isEmpty() ? words : spoken);
    line->setClearButtonEnabled(true);
    return line;
}

} // namespace sightline::app
