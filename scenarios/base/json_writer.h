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
        } else if constexpr (std::is_integral_v<Value>) {
            number(static_cast<qint64>(value));
        } else if constexpr (std::is_floating_point_v<Value>) {
            number(double{value});
        } else {
            string(value);
        }
    }
    /// Writes a key, and begins the object or the list that is its value.
    void beginObject(QStringView name, Layout layout = Layout::Block) {
        key(name);
        beginObject(layout);
    }
    void beginList(QStringView name, Layout layout = Layout::Block) {
        key(name);
        beginList(layout);
    }
    /// Writes a list, with or without a key; `write` is called for each element and writes its value.
    template <class Elements, class Write>
    void list(QStringView name, Layout layout, const Elements& elements, Write write) {
        key(name);
        list(layout, elements, write);
    }
    template <class Elements, class Write> void list(QStringView name, const Elements& elements, Write write) {
        list(name, Layout::Block, elements, write);
    }
    template <class Elements, class Write> void list(Layout layout, const Elements& elements, Write write) {
        beginList(layout);
        for (const auto& element : elements) {
            write(element);
        }
        endList();
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
