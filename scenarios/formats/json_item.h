#pragma once

#include "scenarios/io/json_text.h"

#include <QByteArray>
#include <QJsonObject>
#include <QString>

#include <optional>
#include <vector>

namespace sightline::scenarios::formats {

/// A value of a JSON text of another program, or nothing: asking for what is not there, or is of another type, gives
/// nothing. Unlike `ObjectReader` it reports nothing: what other programs leave out is for each reader to judge. Valid
/// as long as its text.
class JsonItem {
public:
    JsonItem() = default;
    JsonItem(const JsonText& text, JsonText::Value value) : m_text{&text}, m_value{value} {}

    [[nodiscard]] bool isThere() const { return m_text && m_value != JsonText::kNone; }
    [[nodiscard]] bool isObject() const { return is(JsonType::Object); }
    [[nodiscard]] bool isList() const { return is(JsonType::List); }
    [[nodiscard]] bool isNumber() const { return is(JsonType::Number); }
    [[nodiscard]] bool isText() const { return is(JsonType::String); }
    [[nodiscard]] bool isNull() const { return is(JsonType::Null); }

    /// Of an object; of repeated keys the first.
    [[nodiscard]] JsonItem operator[](const char* key) const;
    /// Of a list.
    [[nodiscard]] JsonItem operator[](int index) const;
    [[nodiscard]] bool has(const char* key) const { return (*this)[key].isThere(); }
    [[nodiscard]] int count() const;
    /// Values of a list or an object, in the order of the text; none of anything else.
    [[nodiscard]] std::vector<JsonItem> children() const;
    /// Of a value that stands in an object.
    [[nodiscard]] QString key() const;

    [[nodiscard]] std::optional<double> number() const;
    /// A number, or a text that is one ("0.3").
    [[nodiscard]] std::optional<double> numberOrText() const;
    [[nodiscard]] std::optional<bool> boolean() const;
    /// Empty if it is no text.
    [[nodiscard]] QString text() const;
    /// Of a long text of plain letters, such as base64.
    [[nodiscard]] QByteArray plainBytes() const;
    [[nodiscard]] QJsonValue toJson() const;

    /// "$.walls[3]"; empty if it is not there.
    [[nodiscard]] QString path() const;
    /// "the number 3", for messages; "nothing" if it is not there.
    [[nodiscard]] QString description() const;

private:
    [[nodiscard]] bool is(JsonType type) const { return isThere() && m_text->type(m_value) == type; }

    const JsonText* m_text = nullptr;
    JsonText::Value m_value = JsonText::kNone;
};

} // namespace sightline::scenarios::formats
