#include "scenarios/base/json_text.h"

#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>

#include <algorithm>
#include <charconv>
#include <utility>

namespace sightline::scenarios {

namespace {

constexpr int kLandmarkBytes = 64 * 1024;
constexpr int kPathSegments = 8; ///< at each end of a path that is cut in the middle
constexpr qsizetype kShownCharacters = 48;

bool continuesCharacter(char byte) { return (static_cast<unsigned char>(byte) & 0xC0) == 0x80; }

QString shortened(QString text) {
    if (text.size() > kShownCharacters) {
        text.truncate(text.at(kShownCharacters - 2).isHighSurrogate() ? kShownCharacters - 2 : kShownCharacters - 1);
        text += u'…';
    }
    return text;
}

QString pathSegment(const QString& key) {
    const bool plain = !key.isEmpty() && !key.at(0).isDigit() && std::ranges::all_of(key, [](QChar c) {
        return c == u'_' || (c.unicode() < 128 && c.isLetterOrNumber());
    });
    if (plain) {
        return u'.' + shortened(key);
    }
    QString quoted = shortened(key);
    quoted.replace(u'\\', QStringLiteral("\\\\")).replace(u'"', QStringLiteral("\\\""));
    for (QChar& c : quoted) {
        c = c.unicode() < 0x20 ? QChar{u'\uFFFD'} : c;
    }
    return QStringLiteral("[\"") + quoted + QStringLiteral("\"]");
}

/// A byte order mark inside a file is an ordinary character, but Qt drops it at the start of a text.
QString allOf(QByteArrayView utf8) {
    constexpr QByteArrayView kMark{"\xEF\xBB\xBF"};
    QString marks;
    for (; utf8.startsWith(kMark); utf8 = utf8.sliced(kMark.size())) {
        marks += QChar{QChar::ByteOrderMark};
    }
    return marks.isEmpty() ? QString::fromUtf8(utf8) : marks + QString::fromUtf8(utf8);
}

} // namespace

JsonText JsonText::of(const QJsonObject& object) {
    return read(QJsonDocument{object}.toJson(QJsonDocument::Compact)).value();
}

bool JsonText::boolean(Value value) const { return m_bytes.at(at(value).begin) == 't'; }

double JsonText::number(Value value) const {
    const Node& node = at(value);
    double number = 0.0;
    std::from_chars(m_bytes.constData() + node.begin, m_bytes.constData() + node.end, number);
    return number; // values too small for a double yield 0 here; too large ones were rejected
}

QString JsonText::string(Value value) const { return unescaped(at(value).begin); }

QByteArray JsonText::plainBytes(Value value) const {
    const Node& node = at(value);
    const QByteArray bytes = QByteArray::fromRawData(m_bytes.constData() + node.begin + 1, node.end - node.begin - 2);
    return bytes.contains('\\') ? string(value).toUtf8() : bytes;
}

QString JsonText::key(Value member) const { return unescaped(at(member).keyBegin); }

QString JsonText::unescaped(int openingQuote) const {
    const char* from = m_bytes.constData() + openingQuote + 1;
    QString text;
    const char* plain = from;
    for (; *from != '"'; ++from) {
        if (*from != '\\') {
            continue;
        }
        text += allOf({plain, from - plain});
        ++from;
        switch (*from) {
        case 'b': text += u'\b'; break;
        case 'f': text += u'\f'; break;
        case 'n': text += u'\n'; break;
        case 'r': text += u'\r'; break;
        case 't': text += u'\t'; break;
        case 'u': {
            std::uint16_t unit = 0;
            std::from_chars(from + 1, from + 5, unit, 16);
            text += QChar{unit};
            from += 4;
            break;
        }
        default: text += QLatin1Char{*from}; break;
        }
        plain = from + 1;
    }
    return text + allOf({plain, from - plain});
}

JsonText::Value JsonText::member(Value object, QStringView key) const {
    for (Value child = firstChild(object); child != kNone; child = nextSibling(child)) {
        if (this->key(child) == key) {
            return child;
        }
    }
    return kNone;
}

JsonText::Landmark JsonText::walked(Landmark from, int to) const {
    for (; from.offset < to; ++from.offset) {
        const char c = m_bytes.at(from.offset);
        const bool pairs = c == '\r' && from.offset + 1 < m_bytes.size() && m_bytes.at(from.offset + 1) == '\n';
        if (c == '\n' || (c == '\r' && !pairs)) {
            ++from.place.line;
            from.place.column = 1;
        } else if (!continuesCharacter(c)) {
            ++from.place.column;
        }
    }
    return from;
}

void JsonText::setLandmarks() {
    Landmark here;
    here.offset = m_bytes.startsWith("\xEF\xBB\xBF") ? 3 : 0;
    m_landmarks = {here};
    while (here.offset + kLandmarkBytes < m_bytes.size()) {
        here = walked(here, here.offset + kLandmarkBytes);
        m_landmarks.push_back(here);
    }
}

TextPosition JsonText::placeAt(int offset) const {
    const auto after = std::ranges::upper_bound(m_landmarks, offset, {}, &Landmark::offset);
    return after == m_landmarks.begin() ? TextPosition{} : walked(*std::prev(after), offset).place;
}

TextPosition JsonText::position(Value value) const { return placeAt(at(value).begin); }

TextPosition JsonText::keyPosition(Value member) const {
    return placeAt(at(member).keyBegin < 0 ? at(member).begin : at(member).keyBegin);
}

QString JsonText::path(Value value) const {
    std::vector<Value> steps;
    for (; value > 0; value = at(value).parent) {
        steps.push_back(value);
    }
    QString text = QStringLiteral("$");
    for (auto step = std::ssize(steps) - 1; step >= 0; --step) {
        if (std::ssize(steps) > 2 * kPathSegments && step == std::ssize(steps) - 1 - kPathSegments) {
            text += u'…';
            step = kPathSegments;
            continue;
        }
        const Node& node = at(steps[static_cast<std::size_t>(step)]);
        text += node.keyBegin < 0 ? QStringLiteral("[%1]").arg(node.index) : pathSegment(unescaped(node.keyBegin));
    }
    return text;
}

JsonText::Value JsonText::innermostAt(int offset) const {
    Value found = 0;
    for (Value child = firstChild(found); child != kNone;) {
        if (offset >= memberOffset(child) && offset <= end(child)) {
            found = child;
            child = firstChild(found);
        } else {
            child = nextSibling(child);
        }
    }
    return found;
}

JsonText::Value JsonText::valueAt(QStringView path) const {
    Value value = 0;
    qsizetype from = path.startsWith(u'$') ? 1 : 0;
    while (from < path.size()) {
        qsizetype to = from + 1;
        Value next = kNone;
        if (path.at(from) == u'.') {
            while (to < path.size() && path.at(to) != u'.' && path.at(to) != u'[') {
                ++to;
            }
            next = type(value) == JsonType::Object ? member(value, path.sliced(from + 1, to - from - 1)) : kNone;
        } else if (path.sliced(from).startsWith(QStringLiteral("[\""))) {
            QString wanted;
            for (to = from + 2; to < path.size() && path.at(to) != u'"'; ++to) {
                to += path.at(to) == u'\\' && to + 1 < path.size() ? 1 : 0;
                wanted += path.at(to);
            }
            to = std::min(to + 2, path.size());
            next = type(value) == JsonType::Object ? member(value, wanted) : kNone;
        } else {
            to = std::max(to, path.indexOf(u']', from) + 1);
            int index = path.sliced(from + 1, std::max<qsizetype>(to - from - 2, 0)).toInt();
            next = type(value) == JsonType::List ? firstChild(value) : kNone;
            for (; next != kNone && index > 0; --index) {
                next = nextSibling(next);
            }
        }
        if (next == kNone) {
            return value;
        }
        value = next;
        from = to;
    }
    return value;
}

QString JsonText::description(Value value) const {
    const Node& node = at(value);
    const QString raw = QString::fromUtf8(m_bytes.sliced(node.begin, std::min(node.end - node.begin, 200)));
    switch (node.type) {
    case JsonType::Null:
    case JsonType::Bool: return raw;
    case JsonType::Number: return QStringLiteral("the number ") + shortened(raw);
    case JsonType::String: return QStringLiteral("the text \"%1\"").arg(shortened(string(value)));
    case JsonType::List:
        return node.count == 0   ? QStringLiteral("an empty list")
               : node.count == 1 ? QStringLiteral("a list of 1 value")
                                 : QStringLiteral("a list of %1 values").arg(node.count);
    case JsonType::Object:
        return node.count == 0   ? QStringLiteral("an empty object")
               : node.count == 1 ? QStringLiteral("an object with 1 key")
                                 : QStringLiteral("an object with %1 keys").arg(node.count);
    }
    return {};
}

QJsonValue JsonText::toJson(Value value) const {
    switch (type(value)) {
    case JsonType::Null: return QJsonValue::Null;
    case JsonType::Bool: return boolean(value);
    case JsonType::Number: {
        const char* begin = m_bytes.constData() + at(value).begin;
        const char* end = m_bytes.constData() + at(value).end;
        qint64 whole = 0;
        const auto read = std::from_chars(begin, end, whole);
        return read.ec == std::errc{} && read.ptr == end ? QJsonValue{whole} : QJsonValue{number(value)};
    }
    case JsonType::String: return string(value);
    case JsonType::List: {
        QJsonArray list;
        for (Value child = firstChild(value); child != kNone; child = nextSibling(child)) {
            list.append(toJson(child));
        }
        return list;
    }
    case JsonType::Object: {
        // Sorted first, since inserting into the middle of a QJsonObject moves all later members.
        std::vector<std::pair<QString, Value>> members;
        for (Value child = firstChild(value); child != kNone; child = nextSibling(child)) {
            members.emplace_back(key(child), child);
        }
        std::ranges::sort(members);
        QJsonObject object;
        for (const auto& [name, child] : members) {
            object.insert(name, toJson(child));
        }
        return object;
    }
    }
    return {};
}

} // namespace sightline::scenarios
