#pragma once

#include "scenarios/base/json_writer.h"
#include "scenarios/base/object_reader.h"
#include "scenarios/model/ids.h"

#include <array>
#include <map>
#include <optional>
#include <span>
#include <string_view>

/// @file
/// The mapping of a value's fields to keys of an object, defined once for reading and writing: a function
/// `visitFields(Visitor&, Owner*)` lists them.
namespace sightline::scenarios {

/// A word of the file for a value of an enumeration.
template <class Enum> struct FieldWord {
    std::string_view word;
    Enum value;
};

/// Read the value of one key. Return std::nullopt, and report a diagnostic, if it is invalid.
[[nodiscard]] std::optional<int> readWhole(ObjectReader& reader, const JsonItem& value, int least, int most);
[[nodiscard]] std::optional<std::map<QString, int>>
readWholes(ObjectReader& reader, const JsonItem& value, int least, int most);
[[nodiscard]] std::optional<std::map<QString, QString>> readWords(ObjectReader& reader, const JsonItem& value);
/// Reads one of `words`; returns its index.
[[nodiscard]] std::optional<std::size_t>
readChoice(ObjectReader& reader, const JsonItem& value, std::span<const std::string_view> words);

void writeTexts(JsonWriter& writer, const QStringList& texts);
void writeWholes(JsonWriter& writer, const std::map<QString, int>& wholes);
void writeWords(JsonWriter& writer, const std::map<QString, QString>& words);

/// Reads fields; a missing key leaves the field unchanged.
template <class Owner> class FieldReader {
public:
    FieldReader(ObjectReader& reader, Owner& owner) : m_reader{reader}, m_owner{owner} {}

    template <class Number> void whole(const char* key, Number Owner::*field, int least, int most) {
        take(field, readWhole(m_reader, m_reader.member(key), least, most));
    }
    void flag(const char* key, bool Owner::*field) { take(field, m_reader.boolean(m_reader.member(key))); }
    void text(const char* key, QString Owner::*field) { take(field, m_reader.text(m_reader.member(key))); }
    template <class Kind> void id(const char* key, Id<Kind> Owner::*field) {
        if (auto read = m_reader.text(m_reader.member(key))) {
            (m_owner.*field).value = *std::move(read);
        }
    }
    void texts(const char* key, QStringList Owner::*field) { take(field, m_reader.texts(m_reader.member(key))); }
    void wholes(const char* key, std::map<QString, int> Owner::*field, int least, int most) {
        take(field, readWholes(m_reader, m_reader.member(key), least, most));
    }
    void words(const char* key, std::map<QString, QString> Owner::*field) {
        take(field, readWords(m_reader, m_reader.member(key)));
    }
    void size(const char* key, geometry::Length Owner::*field) {
        take(field, m_reader.inches(m_reader.member(key), Range::Positive));
    }
    template <class Enum, std::size_t count>
    void choice(const char* key, Enum Owner::*field, const std::array<FieldWord<Enum>, count>& words) {
        std::array<std::string_view, count> texts;
        for (std::size_t i = 0; i < count; ++i) {
            texts[i] = words[i].word;
        }
        if (const auto place = readChoice(m_reader, m_reader.member(key), texts)) {
            m_owner.*field = words[*place].value;
        }
    }

private:
    template <class Field, class Value> void take(Field Owner::*field, std::optional<Value> value) {
        if (value) {
            m_owner.*field = *std::move(value);
        }
    }

    ObjectReader& m_reader;
    Owner& m_owner;
};

/// The fields to write.
enum class Fields {
    All,    ///< all of them, so that readers of the text see them
    Unlike, ///< those that differ from a default value
};

/// Writes fields.
template <class Owner> class FieldWriter {
public:
    FieldWriter(JsonWriter& writer, const Owner& owner, Fields which)
        : m_writer{writer}, m_owner{owner}, m_which{which} {}

    void whole(const char* key, int Owner::*field, int, int) {
        put(key, field, [&](int value) { m_writer.number(value); });
    }
    void whole(const char* key, std::optional<int> Owner::*field, int, int) {
        if (const auto& value = m_owner.*field) {
            m_writer.member(QString::fromLatin1(key), *value);
        }
    }
    void flag(const char* key, bool Owner::*field) {
        put(key, field, [&](bool value) { m_writer.boolean(value); });
    }
    void text(const char* key, QString Owner::*field) {
        put(key, field, [&](const QString& value) { m_writer.string(value); });
    }
    template <class Kind> void id(const char* key, Id<Kind> Owner::*field) {
        put(key, field, [&](const Id<Kind>& value) { m_writer.string(value.value); });
    }
    void texts(const char* key, QStringList Owner::*field) {
        put(key, field, [&](const QStringList& value) { writeTexts(m_writer, value); });
    }
    void wholes(const char* key, std::map<QString, int> Owner::*field, int, int) {
        put(key, field, [&](const std::map<QString, int>& value) { writeWholes(m_writer, value); });
    }
    void words(const char* key, std::map<QString, QString> Owner::*field) {
        put(key, field, [&](const std::map<QString, QString>& value) { writeWords(m_writer, value); });
    }
    void size(const char* key, geometry::Length Owner::*field) {
        put(key, field, [&](geometry::Length value) { m_writer.number(value.inches()); });
    }
    template <class Enum, std::size_t count>
    void choice(const char* key, Enum Owner::*field, const std::array<FieldWord<Enum>, count>& words) {
        put(key, field, [&](Enum value) {
            for (const auto& word : words) {
                if (word.value == value) {
                    m_writer.string(QString::fromLatin1(word.word.data(), static_cast<qsizetype>(word.word.size())));
                    return;
                }
            }
        });
    }

private:
    template <class Field, class Write> void put(const char* key, Field Owner::*field, Write&& write) {
        static const Owner plain{};
        if (m_which == Fields::All || m_owner.*field != plain.*field) {
            m_writer.key(QString::fromLatin1(key));
            write(m_owner.*field);
        }
    }

    JsonWriter& m_writer;
    const Owner& m_owner;
    Fields m_which;
};

} // namespace sightline::scenarios
