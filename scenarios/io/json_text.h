#pragma once

#include <QByteArray>
#include <QJsonValue>
#include <QString>

#include <tl/expected.hpp>

#include <cstdint>
#include <vector>

namespace sightline::scenarios {

enum class JsonType : std::uint8_t { Null, Bool, Number, String, List, Object };

/// A place in a text: both 1-based; the column counts characters, a tab being one.
struct TextPlace {
    int line = 1;
    int column = 1;
    friend bool operator==(const TextPlace&, const TextPlace&) = default;
};

/// Why a text is no JSON, or too big to be taken.
struct JsonProblem {
    QString code; ///< "truncated", "not-utf8", "nested-too-deep", "number-out-of-range", "not-a-number", "syntax", ...
    TextPlace place;
    QString path; ///< of the innermost value that was being read
    QString expected;
    QString found;
    QString sentence;
};

struct JsonLimits {
    qint64 bytes = 256LL * 1024 * 1024;
    int depth = 512;
    int values = 4'000'000;
};

/// A JSON text read into a flat list of values that know where they stand.
///
/// Strict (RFC 8259) but for a byte order mark, which is skipped. Reading takes no recursion: nesting cannot exhaust
/// the stack. Unlike QJsonDocument it keeps the order of keys, tells repeated keys apart and knows lines and columns.
class JsonText {
public:
    /// Index of a value in the text; the outermost value is 0.
    using Value = int;
    static constexpr Value kNone = -1;

    [[nodiscard]] static tl::expected<JsonText, JsonProblem> read(QByteArray bytes, const JsonLimits& limits = {});

    [[nodiscard]] JsonType type(Value value) const { return at(value).type; }
    /// Of a list or an object.
    [[nodiscard]] int count(Value value) const { return at(value).count; }
    [[nodiscard]] Value firstChild(Value value) const { return at(value).firstChild; }
    [[nodiscard]] Value nextSibling(Value value) const { return at(value).nextSibling; }

    /// Precondition for these: the value has that type.
    [[nodiscard]] bool boolean(Value value) const;
    [[nodiscard]] double number(Value value) const;
    [[nodiscard]] QString string(Value value) const;
    /// As `string`, as bytes, for long texts of plain letters: valid as long as this object where nothing is escaped.
    [[nodiscard]] QByteArray plainBytes(Value value) const;

    /// Key of a member. Precondition: the value stands in an object.
    [[nodiscard]] QString key(Value member) const;
    /// The first member with that key, or `kNone`.
    [[nodiscard]] Value member(Value object, QStringView key) const;

    [[nodiscard]] TextPlace place(Value value) const;
    /// Where the member's key stands.
    [[nodiscard]] TextPlace keyPlace(Value member) const;
    /// Byte offset, for ordering.
    [[nodiscard]] int offset(Value value) const { return at(value).begin; }
    /// Behind its last byte.
    [[nodiscard]] int end(Value value) const { return at(value).end; }
    /// Where its key begins, with its quote; of a value without a key as `offset`.
    [[nodiscard]] int memberOffset(Value value) const {
        return at(value).keyBegin >= 0 ? at(value).keyBegin : at(value).begin;
    }
    /// The innermost value, its key included, that the byte stands in.
    [[nodiscard]] Value innermostAt(int offset) const;
    /// `kNone` of the outermost value.
    [[nodiscard]] Value parent(Value value) const { return at(value).parent; }
    /// "$.terrain[3].footprint[2][0]"; the middle of a very deep path is left out.
    [[nodiscard]] QString path(Value value) const;
    /// The value at a path as `path` writes it, or as much of it as there is.
    [[nodiscard]] Value valueAt(QStringView path) const;

    /// A few words for a message: `the number 3`, `the text "tall-ish"`, `a list of 2 values`; long ones are cut.
    [[nodiscard]] QString description(Value value) const;

    /// For keeping what is not known. Whole numbers of 64 bits stay whole; of repeated keys the last stays.
    [[nodiscard]] QJsonValue toJson(Value value) const;

    struct RepeatedKey {
        Value first = kNone;
        Value second = kNone;
    };
    /// Members whose key stood before in the same object, in the order of the text.
    [[nodiscard]] const std::vector<RepeatedKey>& repeatedKeys() const { return m_repeatedKeys; }

private:
    friend class JsonTextReader;

    struct Node {
        JsonType type = JsonType::Null;
        std::int32_t parent = kNone;
        std::int32_t firstChild = kNone;
        std::int32_t nextSibling = kNone;
        std::int32_t count = 0;     ///< children
        std::int32_t index = 0;     ///< in its parent
        std::int32_t keyBegin = -1; ///< opening quote of its key
        std::int32_t begin = 0;
        std::int32_t end = 0;
    };

    /// The place of every 64 KiB, so that a place is found without reading the text from its start.
    struct Landmark {
        int offset = 0;
        TextPlace place;
    };

    JsonText() = default;
    [[nodiscard]] const Node& at(Value value) const { return m_nodes[static_cast<std::size_t>(value)]; }
    [[nodiscard]] TextPlace placeAt(int offset) const;
    [[nodiscard]] Landmark walked(Landmark from, int to) const;
    [[nodiscard]] QString unescaped(int openingQuote) const;
    void setLandmarks();

    QByteArray m_bytes;
    std::vector<Landmark> m_landmarks;
    std::vector<Node> m_nodes;
    std::vector<RepeatedKey> m_repeatedKeys;
};

} // namespace sightline::scenarios
