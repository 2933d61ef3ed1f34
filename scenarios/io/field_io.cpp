#include "scenarios/io/field_io.h"

#include <algorithm>
#include <cmath>

namespace sightline::scenarios {

namespace {

using Layout = JsonWriter::Layout;

QString quoted(std::string_view word) {
    return u'"' + QString::fromLatin1(word.data(), static_cast<qsizetype>(word.size())) + u'"';
}

/// Calls `read(key, value)` for each member of an object; returns false if it is no object.
template <class Read>
bool forEachMember(const JsonText& text, ObjectReader& reader, JsonText::Value object, Read&& read) {
    if (!reader.isObject(object)) {
        return false;
    }
    for (JsonText::Value child = text.firstChild(object); child != JsonText::kNone; child = text.nextSibling(child)) {
        read(text.key(child), child);
    }
    return true;
}

} // namespace

std::optional<int> readWhole(const JsonText& text, ObjectReader& reader, JsonText::Value value, int least, int most) {
    const auto number = reader.number(value);
    if (!number) {
        return {};
    }
    if (*number == std::floor(*number) && *number >= least && *number <= most) {
        return static_cast<int>(*number);
    }
    const QString expected = QStringLiteral("a whole number from %1 to %2").arg(least).arg(most);
    const QString found = text.description(value);
    reader.error(value,
                 {QStringLiteral("out-of-range"),
                  expected,
                  found,
                  QStringLiteral("%1 is %2; found %3.").arg(u'"' + text.key(value).left(60) + u'"', expected, found),
                  {}});
    return {};
}

std::optional<std::map<QString, int>>
readWholes(const JsonText& text, ObjectReader& reader, JsonText::Value value, int least, int most) {
    std::map<QString, int> wholes;
    const bool isRead = forEachMember(text, reader, value, [&](const QString& key, JsonText::Value number) {
        if (text.type(number) != JsonType::Number) {
            reader.wrongType(number, QStringLiteral("a whole number from %1 to %2").arg(least).arg(most));
        } else if (const auto whole = readWhole(text, reader, number, least, most)) {
            wholes.emplace(key, *whole);
        }
    });
    return isRead ? std::optional{std::move(wholes)} : std::nullopt;
}

std::optional<std::map<QString, QString>> readWords(const JsonText& text, ObjectReader& reader, JsonText::Value value) {
    std::map<QString, QString> words;
    const bool isRead = forEachMember(text, reader, value, [&](const QString& key, JsonText::Value word) {
        if (const auto read = reader.text(word)) {
            words.emplace(key, *read);
        }
    });
    return isRead ? std::optional{std::move(words)} : std::nullopt;
}

std::optional<std::size_t>
readChoice(const JsonText& text, ObjectReader& reader, JsonText::Value value, std::span<const std::string_view> words) {
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
    const QString description = text.description(value);
    reader.error(
        value,
        {QStringLiteral("unknown-word"),
         expected,
         description,
         QStringLiteral("%1 is %2; found %3.").arg(u'"' + text.key(value).left(60) + u'"', expected, description),
         {}});
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
