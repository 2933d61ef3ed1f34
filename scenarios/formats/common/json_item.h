#pragma once

#include "scenarios/base/json_text.h"

#include <QByteArray>
#include <QJsonObject>
#include <QString>

#include <optional>
#include <vector>

namespace sightline::scenarios::formats {

/// A value of another program's JSON text, or an absent one: accessing a missing value, or one of another type, returns
/// an absent item. Unlike `ObjectReader` it reports nothing, since each reader decides what may be missing.
/// Precondition: the text outlives the item.
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

    /// Returns the member of an object; of duplicate keys the first.
    [[nodiscard]] JsonItem operator[](const char* key) const;
    /// Returns the element of a list.
    [[nodiscard]] JsonItem operator[](int index) const;
    [[nodiscard]] bool has(const char* key) const { return (*this)[key].isThere(); }
    [[nodiscard]] int count() const;
    /// Returns the values of a list or an object, in text order; empty for other types.
    [[nodiscard]] std::vector<JsonItem> children() const;
    /// Returns the key of a value in an object.
    [[nodiscard]] QString key() const;

    [[nodiscard]] std::optional<double> number() const;
    /// Returns a number, or the value of a numeric text ("0.3").
    [[nodiscard]] std::optional<double> numberOrText() const;
    [[nodiscard]] std::optional<bool> boolean() const;
    /// Returns the text; empty for other types.
    [[nodiscard]] QString text() const;
    /// Returns a long text without escapes, such as base64, as bytes.
    [[nodiscard]] QByteArray plainBytes() const;
    [[nodiscard]] QJsonValue toJson() const;

    /// Returns "$.walls[3]"; empty if absent.
    [[nodiscard]] QString path() const;
    /// Returns "the number 3", for messages; "nothing" if absent.
    [[nodiscard]] QString description() const;

private:
    [[nodiscard]] bool is(JsonType type) const { return isThere() && m_text->type(m_value) == type; }

    const JsonText* m_text = nullptr;
    JsonText::Value m_value = JsonText::kNone;
};

} // namespace sightline::scenarios::formats
