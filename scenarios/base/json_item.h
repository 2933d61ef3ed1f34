#pragma once

#include "scenarios/base/json_text.h"

#include <QByteArray>
#include <QJsonObject>
#include <QString>

#include <optional>
#include <vector>

namespace sightline::scenarios {

/// A value of a JSON text, or an absent one: accessing a missing value, or one of another type, returns an absent item.
/// It reports nothing: readers of other programs' files decide what may be missing, and `ObjectReader` reports the
/// rest. Precondition: the text outlives the item.
class JsonItem {
public:
    JsonItem() = default;
    /// The outermost value, unless another is named.
    explicit JsonItem(const JsonText& text, JsonText::Value value = 0) : m_text{&text}, m_value{value} {}

    [[nodiscard]] bool isThere() const { return m_text && m_value != JsonText::kNone; }
    [[nodiscard]] bool isObject() const { return is(JsonType::Object); }
    [[nodiscard]] bool isList() const { return is(JsonType::List); }
    [[nodiscard]] bool isNumber() const { return is(JsonType::Number); }
    [[nodiscard]] bool isText() const { return is(JsonType::String); }
    [[nodiscard]] bool isNull() const { return is(JsonType::Null); }
    [[nodiscard]] bool is(JsonType type) const { return isThere() && m_text->type(m_value) == type; }

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
    /// Returns the value of the text at a path as written by `path`, or its deepest existing ancestor.
    [[nodiscard]] JsonItem atPath(QStringView path) const { return JsonItem{*m_text, m_text->valueAt(path)}; }
    /// Return the positions of the value and of its key. Precondition: the value is there.
    [[nodiscard]] TextPosition position() const { return m_text->position(m_value); }
    [[nodiscard]] TextPosition keyPosition() const { return m_text->keyPosition(m_value); }
    /// Return the offsets of its first byte and after its last one. Precondition: the value is there.
    [[nodiscard]] int offset() const { return m_text->offset(m_value); }
    [[nodiscard]] int end() const { return m_text->end(m_value); }
    /// Returns "the number 3", for messages; "nothing" if absent.
    [[nodiscard]] QString description() const;

    friend bool operator==(const JsonItem&, const JsonItem&) = default;

private:
    const JsonText* m_text = nullptr;
    JsonText::Value m_value = JsonText::kNone;
};

} // namespace sightline::scenarios
