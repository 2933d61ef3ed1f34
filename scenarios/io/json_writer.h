#pragma once

#include <QByteArray>
#include <QJsonObject>
#include <QStringView>

#include <cstdint>
#include <type_traits>
#include <vector>

namespace sightline::scenarios {

/// The shortest decimal that reads back to the same bits; `null` for what JSON has no number for.
[[nodiscard]] QByteArray jsonNumber(double value);
/// In quotes, with escapes; lone surrogates become U+FFFD.
[[nodiscard]] QByteArray jsonString(QStringView text);

/// Writes a JSON text piece by piece, keys in the order they come: QJsonDocument would sort them.
class JsonWriter {
public:
    /// How a list or an object lies on the page. What lies inside a `Line` lies on the same line.
    enum class Layout : std::uint8_t { Block, Line };

    void beginObject(Layout layout = Layout::Block) { begin('{', layout); }
    void endObject() { end('}'); }
    void beginList(Layout layout = Layout::Block) { begin('[', layout); }
    void endList() { end(']'); }

    /// The key of the value that comes next. Precondition: an object is open and waits for a key.
    void key(QStringView name);

    void number(double value) { scalar(jsonNumber(value)); }
    void number(qint64 value) { scalar(QByteArray::number(value)); }
    void number(int value) { number(qint64{value}); }
    void string(QStringView text) { scalar(jsonString(text)); }
    void boolean(bool value) { scalar(value ? "true" : "false"); }
    void null() { scalar("null"); }
    /// Letters, digits and signs that need no escape: base64, for one.
    void plainString(const QByteArray& text) { scalar('"' + text + '"'); }
    /// Any value as it is.
    void value(const QJsonValue& json);
    /// Key and value in one call: a truth, a number or a text.
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
    /// The members of an object that stands elsewhere, but for `except`.
    void members(const QJsonObject& object, const QString& except = {});

    /// The text so far, with a newline at its end. Precondition: all lists and objects are ended.
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
