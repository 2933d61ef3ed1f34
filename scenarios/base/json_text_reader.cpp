#include "scenarios/base/json_text.h"

#include <algorithm>
#include <charconv>
#include <limits>
#include <optional>
#include <utility>

namespace sightline::scenarios {

namespace {

bool isDigit(char c) { return c >= '0' && c <= '9'; }

/// True if a number that no double can represent is too small, not too large.
bool isTooSmall(QByteArrayView number) {
    qint64 exponent = 0;
    const auto mark = std::ranges::find_if(number, [](char c) { return c == 'e' || c == 'E'; });
    const auto leading = std::find_if(number.begin(), mark, [](char c) { return c >= '1' && c <= '9'; });
    if (leading == mark) {
        return true; // zero, regardless of its exponent
    }
    if (mark != number.end()) {
        const auto first = mark + 1 != number.end() && mark[1] == '+' ? mark + 2 : mark + 1;
        if (std::from_chars(first, number.end(), exponent).ec == std::errc::result_out_of_range) {
            return *first == '-';
        }
    }
    // The power of ten of the first nonzero digit.
    const auto point = std::find(number.begin(), mark, '.');
    return exponent < (leading < point ? leading - point
                                       // No sum, since the exponent may be the largest possible.
                                       : leading - point - 1);
}

} // namespace

/// Builds a `JsonText` from left to right; open lists and objects are on a vector, not on the call stack.
class JsonTextReader {
public:
    JsonTextReader(QByteArray bytes, const JsonLimits& limits) : m_limits{limits} { m_text.m_bytes = std::move(bytes); }

    [[nodiscard]] tl::expected<JsonText, JsonProblem> read();

private:
    using Value = JsonText::Value;
    enum class Next { Value, ValueOrEnd, KeyOrEnd, Key, CommaOrEnd, Nothing };
    struct Open {
        Value value = JsonText::kNone;
        Value lastChild = JsonText::kNone;
    };

    [[nodiscard]] bool atEnd() const { return m_offset >= m_text.m_bytes.size(); }
    [[nodiscard]] char current() const { return atEnd() ? '\0' : m_text.m_bytes.at(m_offset); }
    [[nodiscard]] QByteArrayView rest() const { return QByteArrayView{m_text.m_bytes}.sliced(m_offset); }
    [[nodiscard]] bool inObject() const {
        return !m_open.empty() && m_text.type(m_open.back().value) == JsonType::Object;
    }

    void skipSpace();
    void step();
    void readKey();
    void readValue();
    void readString();
    void readEscape();
    void readCharacter();
    void readNumber();
    void readWord();
    void closeInnermost();
    Value addValue(JsonType type);
    void findRepeatedKeys(Value object);

    void
    fail(const char* code, qsizetype offset, const QString& expected, const QString& found, const QString& sentence);
    void failTruncated();
    void failUnexpected(const QString& expected);
    [[nodiscard]] QString foundHere() const;

    JsonLimits m_limits;
    JsonText m_text;
    qsizetype m_offset = 0;
    qsizetype m_keyBegin = -1;
    std::vector<Open> m_open;
    Value m_reading = JsonText::kNone; ///< the value to which a problem belongs
    Next m_next = Next::Value;
    std::optional<JsonProblem> m_problem;
};

void JsonTextReader::fail(
    const char* code, qsizetype offset, const QString& expected, const QString& found, const QString& sentence) {
    if (m_problem) {
        return;
    }
    if (m_text.m_landmarks.empty()) {
        m_text.setLandmarks();
    }
    const QString path = m_text.m_nodes.empty() ? QString{} : m_text.path(std::max(m_reading, 0));
    m_problem = {QString::fromLatin1(code), m_text.placeAt(static_cast<int>(offset)), path, expected, found, sentence};
}

QString JsonTextReader::foundHere() const {
    if (atEnd()) {
        return QStringLiteral("the end of the file");
    }
    const char c = current();
    if (static_cast<unsigned char>(c) < 0x20 || c == 0x7F) {
        return QStringLiteral("the control character U+%1").arg(static_cast<int>(c), 4, 16, QLatin1Char{'0'});
    }
    if (static_cast<unsigned char>(c) >= 0x80) {
        if (rest().startsWith("\xEF\xBB\xBF")) { // decoding drops it
            return QStringLiteral("a byte order mark");
        }
        const QString decoded = QString::fromUtf8(rest().first(std::min<qsizetype>(4, rest().size())));
        return decoded.startsWith(QChar::ReplacementCharacter)
                   ? QStringLiteral("the byte 0x%1").arg(static_cast<unsigned char>(c), 2, 16, QLatin1Char{'0'})
                   : QStringLiteral("\"%1\"").arg(decoded.left(decoded.at(0).isHighSurrogate() ? 2 : 1));
    }
    qsizetype length = 1;
    const QByteArrayView left = rest();
    const auto isWord = [](char w) {
        return isDigit(w) || (w >= 'a' && w <= 'z') || (w >= 'A' && w <= 'Z') || w == '_';
    };
    while (isWord(c) && length < left.size() && length < 24 && isWord(left[length])) {
        ++length;
    }
    return QStringLiteral("\"%1\"").arg(QLatin1String{left.data(), length});
}

void JsonTextReader::failTruncated() {
    const QString found = QStringLiteral("the end of the file");
    const QString missing = inObject() ? QStringLiteral("}") : QStringLiteral("]");
    const QString expected = m_open.empty() ? QStringLiteral("the rest of the value")
                                            : QStringLiteral("the rest, up to the closing \"%1\"").arg(missing);
    fail("truncated", m_text.m_bytes.size(), expected, found,
         QStringLiteral("The file ends in the middle of a value; it seems to be cut off."));
}

void JsonTextReader::failUnexpected(const QString& expected) {
    if (atEnd()) {
        failTruncated();
        return;
    }
    const char c = current();
    const QString found = foundHere();
    QString why;
    if (c == '/' || c == '#') {
        why = QStringLiteral(" JSON has no comments.");
    } else if (c == '\'') {
        why = QStringLiteral(" Text stands in double quotes.");
    } else if (static_cast<unsigned char>(c) >= 0x80 && found.startsWith(QStringLiteral("the byte"))) {
        fail("not-utf8", m_offset, QStringLiteral("UTF-8"), found,
             QStringLiteral("The file is not UTF-8: here stands %1.").arg(found));
        return;
    }
    fail("syntax", m_offset, expected, found, QStringLiteral("Expected %1, found %2.%3").arg(expected, found, why));
}

void JsonTextReader::skipSpace() {
    while (!atEnd() && (current() == ' ' || current() == '\n' || current() == '\r' || current() == '\t')) {
        ++m_offset;
    }
}

JsonTextReader::Value JsonTextReader::addValue(JsonType type) {
    const auto index = static_cast<Value>(m_text.m_nodes.size());
    JsonText::Node node;
    node.type = type;
    node.begin = node.end = static_cast<std::int32_t>(m_offset);
    node.keyBegin = static_cast<std::int32_t>(std::exchange(m_keyBegin, -1));
    if (!m_open.empty()) {
        Open& open = m_open.back();
        JsonText::Node& parent = m_text.m_nodes[static_cast<std::size_t>(open.value)];
        node.parent = open.value;
        node.index = parent.count++;
        if (open.lastChild == JsonText::kNone) {
            parent.firstChild = index;
        } else {
            m_text.m_nodes[static_cast<std::size_t>(open.lastChild)].nextSibling = index;
        }
        open.lastChild = index;
    }
    m_text.m_nodes.push_back(node);
    m_reading = index;
    if (std::ssize(m_text.m_nodes) > m_limits.values) {
        fail("too-many-values", m_offset, QStringLiteral("at most %1 values").arg(m_limits.values),
             QStringLiteral("more"),
             QStringLiteral("The file holds more than %1 values; that is more than this program takes.")
                 .arg(m_limits.values));
    }
    return index;
}

void JsonTextReader::findRepeatedKeys(Value object) {
    if (m_text.count(object) < 2) {
        return;
    }
    std::vector<std::pair<QString, Value>> members;
    for (Value child = m_text.firstChild(object); child != JsonText::kNone; child = m_text.nextSibling(child)) {
        members.emplace_back(m_text.key(child), child);
    }
    std::ranges::sort(members);
    for (std::size_t i = 1, first = 0; i < members.size(); ++i) {
        if (members[i].first == members[first].first) {
            m_text.m_repeatedKeys.push_back({members[first].second, members[i].second});
        } else {
            first = i;
        }
    }
}

void JsonTextReader::closeInnermost() {
    const Value value = m_open.back().value;
    ++m_offset;
    m_text.m_nodes[static_cast<std::size_t>(value)].end = static_cast<std::int32_t>(m_offset);
    if (m_text.type(value) == JsonType::Object) {
        findRepeatedKeys(value);
    }
    m_open.pop_back();
    m_reading = m_open.empty() ? value : m_open.back().value;
    m_next = m_open.empty() ? Next::Nothing : Next::CommaOrEnd;
}

void JsonTextReader::readCharacter() {
    // Reads one character beyond ASCII, checked against the well-formed sequences of the Unicode standard, table 3-7.
    const auto byte = [&](qsizetype i) {
        return m_offset + i < m_text.m_bytes.size() ? static_cast<unsigned char>(m_text.m_bytes.at(m_offset + i)) : 0U;
    };
    const unsigned lead = byte(0);
    const int length = lead >= 0xC2 && lead <= 0xDF   ? 2
                       : lead >= 0xE0 && lead <= 0xEF ? 3
                       : lead >= 0xF0 && lead <= 0xF4 ? 4
                                                      : 0;
    const unsigned low = lead == 0xE0 ? 0xA0 : lead == 0xF0 ? 0x90 : 0x80;
    const unsigned high = lead == 0xED ? 0x9F : lead == 0xF4 ? 0x8F : 0xBF;
    bool good = length > 0 && byte(1) >= low && byte(1) <= high;
    for (int i = 2; i < length; ++i) {
        good = good && byte(i) >= 0x80 && byte(i) <= 0xBF;
    }
    if (!good) {
        const QString found = QStringLiteral("the byte 0x%1").arg(lead, 2, 16, QLatin1Char{'0'});
        fail("not-utf8", m_offset, QStringLiteral("UTF-8"), found,
             QStringLiteral(
                 "The file is not UTF-8: here stands %1, which in Latin-1 would be \"%2\". Save the file as UTF-8.")
                 .arg(found, QString{QChar{lead}}));
        return;
    }
    m_offset += length;
}

void JsonTextReader::readEscape() {
    const qsizetype begin = m_offset;
    const auto unitAt = [&](qsizetype offset) -> std::optional<std::uint16_t> {
        if (offset + 6 > m_text.m_bytes.size() || m_text.m_bytes.at(offset) != '\\' ||
            m_text.m_bytes.at(offset + 1) != 'u') {
            return {};
        }
        std::uint16_t unit = 0;
        const char* digits = m_text.m_bytes.constData() + offset + 2;
        return std::from_chars(digits, digits + 4, unit, 16).ptr == digits + 4 ? std::optional{unit} : std::nullopt;
    };
    ++m_offset;
    if (atEnd()) {
        failTruncated();
        return;
    }
    if (current() != 'u') {
        if (QByteArrayView{"\"\\/bfnrt"}.contains(current())) {
            ++m_offset;
            return;
        }
        const QString found = QStringLiteral("\"\\\" and %1").arg(foundHere());
        fail("syntax", begin, QStringLiteral("one of \\\" \\\\ \\/ \\b \\f \\n \\r \\t \\uXXXX"), found,
             QStringLiteral("A backslash in a text is followed by %1, which means nothing in JSON.").arg(foundHere()));
        return;
    }
    const auto unit = unitAt(begin);
    if (!unit) {
        if (begin + 6 > m_text.m_bytes.size()) {
            failTruncated();
            return;
        }
        fail("syntax", begin, QStringLiteral("four hexadecimal digits after \\u"), foundHere(),
             QStringLiteral("\\u in a text is not followed by four hexadecimal digits."));
        return;
    }
    m_offset = begin + 6;
    if (QChar::isSurrogate(*unit)) {
        const auto second = QChar::isHighSurrogate(*unit) ? unitAt(m_offset) : std::nullopt;
        if (!second || !QChar::isLowSurrogate(*second)) {
            fail("lone-surrogate", begin, QStringLiteral("a character"), QStringLiteral("half of a surrogate pair"),
                 QStringLiteral("\\u%1 is half of a surrogate pair and no character by itself.")
                     .arg(*unit, 4, 16, QLatin1Char{'0'}));
            return;
        }
        m_offset += 6;
    }
}

void JsonTextReader::readString() {
    const qsizetype begin = m_offset;
    ++m_offset;
    while (!m_problem) {
        if (atEnd()) {
            fail("truncated", m_text.m_bytes.size(), QStringLiteral("a closing quote"),
                 QStringLiteral("the end of the file"),
                 QStringLiteral("The file ends inside a text that began at line %1; it seems to be cut off.").arg([&] {
                     m_text.setLandmarks();
                     return m_text.placeAt(static_cast<int>(begin)).line;
                 }()));
            return;
        }
        const char c = current();
        if (c == '"') {
            ++m_offset;
            return;
        }
        if (c == '\\') {
            readEscape();
        } else if (static_cast<unsigned char>(c) < 0x20) {
            const bool lineEnds = c == '\n' || c == '\r';
            const QString found = lineEnds ? QStringLiteral("the end of the line") : foundHere();
            fail("syntax", m_offset, QStringLiteral("a closing quote"), found,
                 lineEnds ? QStringLiteral("A text is not closed before the line ends.")
                          : QStringLiteral("A text holds %1, which has to be written as an escape.").arg(found));
        } else if (static_cast<unsigned char>(c) >= 0x80) {
            readCharacter();
        } else {
            ++m_offset;
        }
    }
}

void JsonTextReader::readNumber() {
    const qsizetype begin = m_offset;
    const auto digits = [&] {
        const qsizetype first = m_offset;
        while (!atEnd() && isDigit(current())) {
            ++m_offset;
        }
        return m_offset > first;
    };
    const auto malformed = [&] {
        if (atEnd()) {
            failTruncated();
            return;
        }
        const QString found = foundHere();
        if (found.startsWith(QStringLiteral("\"Inf"), Qt::CaseInsensitive) ||
            found.startsWith(QStringLiteral("\"nan"), Qt::CaseInsensitive)) {
            fail("not-a-number", begin, QStringLiteral("a number"), QStringLiteral("\"-") + found.sliced(1),
                 QStringLiteral("Infinity and NaN are no numbers that a file can hold."));
            return;
        }
        fail("syntax", m_offset, QStringLiteral("a digit"), found,
             QStringLiteral("A number goes on with %1 where a digit belongs.").arg(found));
    };
    if (current() == '-') {
        ++m_offset;
    }
    const bool leadingZero = current() == '0';
    if (!digits()) {
        malformed();
        return;
    }
    if (leadingZero && m_offset - begin > (m_text.m_bytes.at(begin) == '-' ? 2 : 1)) {
        fail("syntax", begin, QStringLiteral("a number without leading zeros"),
             QString::fromLatin1(m_text.m_bytes.sliced(begin, std::min<qsizetype>(m_offset - begin, 40))),
             QStringLiteral("A number begins with a zero that JSON does not allow."));
        return;
    }
    if (current() == '.') {
        ++m_offset;
        if (!digits()) {
            malformed();
            return;
        }
    }
    if (current() == 'e' || current() == 'E') {
        ++m_offset;
        if (current() == '+' || current() == '-') {
            ++m_offset;
        }
        if (!digits()) {
            malformed();
            return;
        }
    }
    const QByteArrayView text = QByteArrayView{m_text.m_bytes}.sliced(begin, m_offset - begin);
    double number = 0.0;
    if (std::from_chars(text.begin(), text.end(), number).ec == std::errc::result_out_of_range && !isTooSmall(text)) {
        const QString found = QString::fromLatin1(text.data(), std::min<qsizetype>(text.size(), 40));
        fail("number-out-of-range", begin, QStringLiteral("a number of at most 1.8e308"), found,
             QStringLiteral("The number %1 is larger than any that can be held.").arg(found));
    }
}

void JsonTextReader::readWord() {
    for (const QByteArrayView word : {QByteArrayView{"true"}, QByteArrayView{"false"}, QByteArrayView{"null"}}) {
        const QByteArrayView left = rest().first(std::min(word.size(), rest().size()));
        if (left == word) {
            m_text.m_nodes.back().type = word == QByteArrayView{"null"} ? JsonType::Null : JsonType::Bool;
            m_offset += word.size();
            return;
        }
        if (left.size() < word.size() && word.startsWith(left)) {
            m_offset = m_text.m_bytes.size();
            failTruncated();
            return;
        }
    }
    const QString found = foundHere();
    const QString bare = found.toLower().remove(u'"');
    if (bare == QStringLiteral("nan") || bare.startsWith(QStringLiteral("inf"))) {
        fail("not-a-number", m_offset, QStringLiteral("a number"), found,
             QStringLiteral("%1 is no number that a file can hold.")
                 .arg(bare == QStringLiteral("nan") ? QStringLiteral("NaN") : QStringLiteral("Infinity")));
        return;
    }
    failUnexpected(QStringLiteral("a value"));
}

void JsonTextReader::readValue() {
    const char c = current();
    if (c == ']' || c == '}' || c == ',' || c == ':') {
        failUnexpected(QStringLiteral("a value"));
        return;
    }
    if (c == '{' || c == '[') {
        const Value value = addValue(c == '{' ? JsonType::Object : JsonType::List);
        if (std::ssize(m_open) >= m_limits.depth) {
            fail("nested-too-deep", m_offset, QStringLiteral("at most %1 levels").arg(m_limits.depth),
                 QStringLiteral("more"),
                 QStringLiteral("Lists and objects are nested more than %1 deep; no scenario is.").arg(m_limits.depth));
            return;
        }
        m_open.push_back({value, JsonText::kNone});
        ++m_offset;
        m_next = c == '{' ? Next::KeyOrEnd : Next::ValueOrEnd;
        return;
    }
    const Value value = addValue(c == '"' ? JsonType::String : JsonType::Number);
    if (c == '"') {
        readString();
    } else if (c == '-' || isDigit(c)) {
        readNumber();
    } else {
        readWord();
    }
    m_text.m_nodes[static_cast<std::size_t>(value)].end = static_cast<std::int32_t>(m_offset);
    if (!m_problem) {
        m_reading = m_open.empty() ? value : m_open.back().value;
        m_next = m_open.empty() ? Next::Nothing : Next::CommaOrEnd;
    }
}

void JsonTextReader::readKey() {
    if (current() != '"') {
        failUnexpected(m_next == Next::Key ? QStringLiteral("a key in double quotes after the comma")
                                           : QStringLiteral("a key in double quotes, or \"}\""));
        return;
    }
    m_keyBegin = m_offset;
    readString();
    skipSpace();
    if (m_problem) {
        return;
    }
    if (current() != ':') {
        failUnexpected(QStringLiteral("\":\" after the key"));
        return;
    }
    ++m_offset;
    m_next = Next::Value;
}

void JsonTextReader::step() {
    if (m_next != Next::Nothing && atEnd()) {
        failTruncated();
        return;
    }
    const char c = current();
    switch (m_next) {
    case Next::Value:
        if (c == ']' && !m_open.empty() && !inObject()) {
            failUnexpected(QStringLiteral("a value after the comma"));
        } else {
            readValue();
        }
        return;
    case Next::ValueOrEnd: c == ']' ? closeInnermost() : readValue(); return;
    case Next::KeyOrEnd: c == '}' ? closeInnermost() : readKey(); return;
    case Next::Key: readKey(); return;
    case Next::CommaOrEnd:
        if (c == (inObject() ? '}' : ']')) {
            closeInnermost();
        } else if (c == ',') {
            ++m_offset;
            m_next = inObject() ? Next::Key : Next::Value;
        } else {
            failUnexpected(inObject() ? QStringLiteral("\",\" or \"}\"") : QStringLiteral("\",\" or \"]\""));
        }
        return;
    case Next::Nothing: failUnexpected(QStringLiteral("the end of the file after the value")); return;
    }
}

tl::expected<JsonText, JsonProblem> JsonTextReader::read() {
    const QByteArray& bytes = m_text.m_bytes;
    if (bytes.size() > std::min<qint64>(m_limits.bytes, std::numeric_limits<std::int32_t>::max() - 16)) {
        fail("file-too-big", 0, QStringLiteral("at most %1 MB").arg(m_limits.bytes / (1024 * 1024)),
             QStringLiteral("more"),
             QStringLiteral("The file holds more than %1 bytes; that is more than this program takes.")
                 .arg(m_limits.bytes));
        return tl::unexpected{*m_problem};
    }
    if (bytes.startsWith("\xFF\xFE") || bytes.startsWith("\xFE\xFF")) {
        fail("not-utf8", 0, QStringLiteral("UTF-8"), QStringLiteral("UTF-16"),
             QStringLiteral("The file is UTF-16. Save it as UTF-8."));
        return tl::unexpected{*m_problem};
    }
    m_offset = bytes.startsWith("\xEF\xBB\xBF") ? 3 : 0;
    skipSpace();
    if (atEnd()) {
        fail("empty", 0, QStringLiteral("a value"), QStringLiteral("nothing"), QStringLiteral("The file is empty."));
        return tl::unexpected{*m_problem};
    }
    while (!m_problem && !(m_next == Next::Nothing && atEnd())) {
        step();
        skipSpace();
    }
    if (m_problem) {
        return tl::unexpected{*m_problem};
    }
    m_text.setLandmarks();
    std::ranges::sort(m_text.m_repeatedKeys, {}, &JsonText::RepeatedKey::second);
    return std::move(m_text);
}

tl::expected<JsonText, JsonProblem> JsonText::read(QByteArray bytes, const JsonLimits& limits) {
    return JsonTextReader{std::move(bytes), limits}.read();
}

} // namespace sightline::scenarios
