#pragma once

#include <QByteArray>
#include <QJsonObject>
#include <QStringView>

#include <cstdint>
#include <type_traits>
#include <vector>

namespace sightline::scenarios {

/// Returns the shortest decimal that reads back to the same bits; `null` for values that JSON cannot represent.
[[nodiscard]] QByteArray jsonNumber(double value);
/// Returns the text in quotes, with escapes; lone surrogates become U+FFFD.
[[nodiscard]] QByteArray jsonString(QStringView text);

/// Writes a JSON text incrementally, with keys in the order of the calls; QJsonDocument would sort them.
class JsonWriter {
public:
    /// The layout of a list or an object. Everything inside a `Line` is on the same line.
    enum class Layout : std::uint8_t { Block, Line };

    void beginObject(Layout layout = Layout::Block) { begin('{', layout); }
    void endObject() { end('}'); }
    void beginList(Layout layout = Layout::Block) { begin('[', layout); }
    void endList() { end(']'); }

    /// Writes the key of the next value. Precondition: an object is open and expects a key.
    void key(QStringView name);

    void number(double value) { scalar(jsonNumber(value)); }
    void number(qint64 value) { scalar(QByteArray::number(value)); }
    void number(int value) { number(qint64{value}); }
    void string(QStringView text) { scalar(jsonString(text)); }
    void boolean(bool value) { scalar(value ? "true" : "false"); }
    void null() { scalar("null"); }
    /// Writes a text that needs no escapes, e.g. base64.
    void plainString(const QByteArray& text) { scalar('"' + text + '"'); }
    /// Writes any value.
    void value(const QJsonValue& json);
    /// Writes a key with a boolean, a number or a text.
    template <class Value> void member(QStringView name, const Value& value) {
        key(name);
        if constexpr (std::is_same_v<Value, bool>) {
            boolean(value);
        } else if constexpr (std::is_arithmetic_v<Value>) {
            number(value);
        } else {
            string(value);
        }
    }
    /// Writes the members of another object, except for the key `except`.
    void members(const QJsonObject& object, const QString& except = {});

    /// Returns the text so far, with a newline at its end. Precondition: all lists and objects are ended.
    [[nodiscard]] QByteArray text() const;

private:
    struct Level {
        Layout layout = Layout::Block;
        bool empty = true;
    };

    void begin(char bracket, Layout layout);
    void end(char bracket);
    void scalar(const QByteArray& text);
    void separate();
    void breakLine(std::size_t depth);

    QByteArray m_text;
    std::vector<Level> m_levels;
    bool m_afterKey = false;
};

} // namespace sightline::scenarios
