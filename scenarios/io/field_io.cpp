#include "scenarios/io/field_io.h"

#include <algorithm>
#include <cmath>

namespace sightline::scenarios {

namespace {

using Layout = JsonWriter::Layout;

QString quoted(std::string_view word) {
    return u'"' + QString::fromLatin1(word.data(), static_cast<qsizetype>(word.size())) + u'"';
}

} // namespace

std::optional<int> readWhole(ObjectReader& reader, const JsonItem& value, int least, int most) {
    const auto number = reader.number(value);
    if (!number) {
        return {};
    }
    if (*number == std::floor(*number) && *number >= least && *number <= most) {
        return static_cast<int>(*number);
    }
    const QString expected = QStringLiteral("a whole number from %1 to %2").arg(least).arg(most);
    const QString found = value.description();
    reader.error(value,
                 {QStringLiteral("out-of-range"), expected, found,
                  QStringLiteral("%1 is %2; found %3.").arg(u'"' + value.key().left(60) + u'"', expected, found)});
    return {};
}

std::optional<std::map<QString, int>> readWholes(ObjectReader& reader, const JsonItem& value, int least, int most) {
    if (!reader.isObject(value)) {
        return {};
    }
    std::map<QString, int> wholes;
    for (const JsonItem& number : value.children()) {
        if (!number.isNumber()) {
            reader.wrongType(number, QStringLiteral("a whole number from %1 to %2").arg(least).arg(most));
        } else if (const auto whole = readWhole(reader, number, least, most)) {
            wholes.emplace(number.key(), *whole);
        }
    }
    return wholes;
}

std::optional<std::map<QString, QString>> readWords(ObjectReader& reader, const JsonItem& value) {
    if (!reader.isObject(value)) {
        return {};
    }
    std::map<QString, QString> words;
    for (const JsonItem& word : value.children()) {
        if (const auto read = reader.text(word)) {
            words.emplace(word.key(), *read);
        }
    }
    return words;
}

std::optional<std::size_t>
readChoice(ObjectReader& reader, const JsonItem& value, std::span<const std::string_view> words) {
    const auto read = reader.text(value);
    if (!read) {
        return {};
    }
    const auto found = std::ranges::find_if(words, [&](std::string_view word) {
        return *read == QLatin1String{word.data(), static_cast<qsizetype>(word.size())};
    });
    if (found != words.end()) {
        return static_cast<std::size_t>(found - words.begin());
    }
    QStringList all;
    std::ranges::transform(words, std::back_inserter(all), quoted);
    const QString expected = QStringLiteral("one of %1").arg(all.join(QStringLiteral(", ")));
    const QString description = value.description();
    reader.error(
        value, {QStringLiteral("unknown-word"), expected, description,
                QStringLiteral("%1 is %2; found %3.").arg(u'"' + value.key().left(60) + u'"', expected, description)});
    return {};
}

void writeTexts(JsonWriter& writer, const QStringList& texts) {
    writer.list(Layout::Line, texts, [&](const QString& text) { writer.string(text); });
}

void writeWholes(JsonWriter& writer, const std::map<QString, int>& wholes) {
    writer.beginObject(Layout::Line);
    for (const auto& [key, value] : wholes) {
        writer.member(key, value);
    }
    writer.endObject();
}

void writeWords(JsonWriter& writer, const std::map<QString, QString>& words) {
    writer.beginObject(Layout::Line);
    for (const auto& [key, value] : words) {
        writer.member(key, value);
    }
    writer.endObject();
}

} // namespace sightline::scenarios
