#pragma once

#include <QByteArray>
#include <QJsonObject>
#include <QJsonValue>
#include <QString>

#include <tl/expected.hpp>

#include <cstdint>
#include <vector>

namespace sightline::scenarios {

/// The type of a JSON value.
enum class JsonType : std::uint8_t { Null, Bool, Number, String, List, Object };

/// A position in a text: both 1-based; the column counts characters, a tab being one.
struct TextPosition {
    int line = 1;
    int column = 1;
    friend bool operator==(const TextPosition&, const TextPosition&) = default;
};

/// The reason for which a text is no JSON or exceeds a limit.
struct JsonProblem {
    QString code; ///< "truncated", "not-utf8", "nested-too-deep", "number-out-of-range", "not-a-number", "syntax", ...
    TextPosition place;
    QString path; ///< path of the innermost value that was being read
    QString expected;
    QString found;
    QString sentence;
};

/// The limits of a text; exceeding one is an error.
struct JsonLimits {
    qint64 bytes = 256LL * 1024 * 1024;
    int depth = 512;
    int values = 4'000'000;
};

/// A JSON text as a flat list of values with their positions.
///
/// Strict (RFC 8259) but for a byte order mark, which is skipped. The reader is not recursive, so nesting cannot
/// exhaust the stack. Unlike QJsonDocument it keeps the order of keys, reports duplicate keys, and knows lines and
/// columns.
class JsonText {
public:
    /// Index of a value in the text; the outermost value is 0.
    using Value = int;
    static constexpr Value kNone = -1;

    /// Parses a text. Errors: it is no JSON, or exceeds a limit.
    [[nodiscard]] static tl::expected<JsonText, JsonProblem> read(QByteArray bytes, const JsonLimits& limits = {});

    /// Returns the text of an object, its keys sorted.
    [[nodiscard]] static JsonText of(const QJsonObject& object);

    [[nodiscard]] JsonType type(Value value) const { return at(value).type; }
    /// Returns the number of elements. Precondition: the value is a list or an object.
    [[nodiscard]] int count(Value value) const { return at(value).count; }
    [[nodiscard]] Value firstChild(Value value) const { return at(value).firstChild; }
    [[nodiscard]] Value nextSibling(Value value) const { return at(value).nextSibling; }

    /// Return the value. Precondition: it has that type.
    [[nodiscard]] bool boolean(Value value) const;
    [[nodiscard]] double number(Value value) const;
    [[nodiscard]] QString string(Value value) const;
    /// Returns the text as UTF-8 bytes, not copied if nothing is escaped: they are then valid while this object lives.
    /// Precondition: the value is a string.
    [[nodiscard]] QByteArray plainBytes(Value value) const;

    /// Returns the key of a member. Precondition: the value is in an object.
    [[nodiscard]] QString key(Value member) const;
    /// Returns the first member with that key, or `kNone`.
    [[nodiscard]] Value member(Value object, QStringView key) const;

    /// Returns the position of the value's first byte.
    [[nodiscard]] TextPosition position(Value value) const;
    /// Returns the position of the member's key.
    [[nodiscard]] TextPosition keyPosition(Value member) const;
    /// Returns the offset of the value's first byte in the text.
    [[nodiscard]] int offset(Value value) const { return at(value).begin; }
    /// Returns the offset after its last byte.
    [[nodiscard]] int end(Value value) const { return at(value).end; }
    /// Returns the offset of its key's opening quote; for a value without a key that of `offset`.
    [[nodiscard]] int memberOffset(Value value) const {
        return at(value).keyBegin >= 0 ? at(value).keyBegin : at(value).begin;
    }
    /// Returns the innermost value, its key included, that contains the byte.
    [[nodiscard]] Value innermostAt(int offset) const;
    /// Returns the parent; `kNone` for the outermost value.
    [[nodiscard]] Value parent(Value value) const { return at(value).parent; }
    /// Returns "$.terrain[3].footprint[2][0]"; the middle of a very deep path is left out.
    [[nodiscard]] QString path(Value value) const;
    /// Returns the value at a path as written by `path`, or its deepest existing ancestor.
    [[nodiscard]] Value valueAt(QStringView path) const;

    /// Returns a few words for a message: `the number 3`, `the text "tall-ish"`, `a list of 2 values`; long ones are
    /// cut.
    [[nodiscard]] QString description(Value value) const;

    /// Returns the value for preserving unknown keys. 64-bit integers stay integers; of duplicate keys the last is
    /// kept.
    [[nodiscard]] QJsonValue toJson(Value value) const;

    /// Two members of one object with equal keys.
    struct RepeatedKey {
        Value first = kNone;
        Value second = kNone;
    };
    /// Returns the members whose key occurred before in the same object, in text order.
    [[nodiscard]] const std::vector<RepeatedKey>& repeatedKeys() const { return m_repeatedKeys; }

private:
    friend class JsonTextReader;

    struct Node {
        JsonType type = JsonType::Null;
        std::int32_t parent = kNone;
        std::int32_t firstChild = kNone;
        std::int32_t nextSibling = kNone;
        std::int32_t count = 0;     ///< number of children
        std::int32_t index = 0;     ///< index in its parent
        std::int32_t keyBegin = -1; ///< opening quote of its key
        std::int32_t begin = 0;
        std::int32_t end = 0;
    };

    /// The position at every 64 KiB, so that positions are found without scanning the text from its start.
    struct Landmark {
        int offset = 0;
        TextPosition place;
    };

    JsonText() = default;
    [[nodiscard]] const Node& at(Value value) const { return m_nodes[static_cast<std::size_t>(value)]; }
    [[nodiscard]] TextPosition placeAt(int offset) const;
    [[nodiscard]] Landmark walked(Landmark from, int to) const;
    [[nodiscard]] QString unescaped(int openingQuote) const;
    void setLandmarks();

    QByteArray m_bytes;
    std::vector<Landmark> m_landmarks;
    std::vector<Node> m_nodes;
    std::vector<RepeatedKey> m_repeatedKeys;
};

} // namespace sightline::scenarios
