#include "scenarios/base/json_writer.h"

#include <QJsonArray>
#include <QJsonObject>
#include <QString>
#include <QVariant>

#include <algorithm>
#include <array>
#include <cassert>
#include <charconv>
#include <cmath>

namespace sightline::scenarios {

namespace {

bool holdsObject(const QJsonValue& value) {
    if (!value.isArray()) {
        return value.isObject();
    }
    const QJsonArray list = value.toArray();
    return std::any_of(list.begin(), list.end(), [](const QJsonValue& entry) { return holdsObject(entry); });
}

/// True for characters that are one byte in JSON and need no escape.
bool isPlain(QChar c) { return c.unicode() >= 0x20 && c.unicode() < 0x7f && c != u'"' && c != u'\\'; }

} // namespace

QByteArray jsonNumber(double value) {
    if (!std::isfinite(value)) {
        return "null";
    }
    if (value == 0.0) {
        return "0"; // never "-0"
    }
    std::array<char, 32> digits{};
    // Without the format 100000 would become 1e+05.
    const bool isPlain = std::abs(value) >= 1e-6 && std::abs(value) < 1e15;
    char* const end = digits.data() + digits.size();
    const auto result = isPlain ? std::to_chars(digits.data(), end, value, std::chars_format::fixed)
                                : std::to_chars(digits.data(), end, value);
    return {digits.data(), result.ptr - digits.data()};
}

QByteArray jsonString(QStringView text) {
    if (std::ranges::all_of(text, isPlain)) { // the common case
        QByteArray quoted{text.size() + 2, '"'};
        std::ranges::transform(text, quoted.begin() + 1, [](QChar c) { return static_cast<char>(c.unicode()); });
        return quoted;
    }
    QString escaped{u'"'};
    for (const QChar c : text) {
        switch (c.unicode()) {
        case u'"': escaped += u"\\\""; break;
        case u'\\': escaped += u"\\\\"; break;
        case u'\n': escaped += u"\\n"; break;
        case u'\r': escaped += u"\\r"; break;
        case u'\t': escaped += u"\\t"; break;
        default:
            if (c.unicode() < 0x20 || c.unicode() == 0x7f) {
                escaped += QStringLiteral("\\u%1").arg(c.unicode(), 4, 16, QLatin1Char('0'));
            } else {
                escaped += c;
            }
        }
    }
    escaped += u'"';
    return escaped.toUtf8();
}

void JsonWriter::key(QStringView name) {
    separate();
    m_text += jsonString(name);
    m_text += ": ";
    m_afterKey = true;
}

QByteArray JsonWriter::text() const {
    assert(m_levels.empty());
    return m_text + '\n';
}

void JsonWriter::value(const QJsonValue& json) {
    switch (json.type()) {
    case QJsonValue::Bool: boolean(json.toBool()); return;
    case QJsonValue::Double: {
        const QVariant count = json.toVariant();
        count.typeId() == QMetaType::LongLong ? number(count.toLongLong()) : number(count.toDouble());
        return;
    }
    case QJsonValue::String: string(json.toString()); return;
    case QJsonValue::Array: {
        const QJsonArray entries = json.toArray();
        beginList(holdsObject(json) ? Layout::Block : Layout::Line);
        for (const QJsonValue entry : entries) {
            value(entry);
        }
        endList();
        return;
    }
    case QJsonValue::Object:
        beginObject();
        members(json.toObject());
        endObject();
        return;
    default: null();
    }
}

void JsonWriter::members(const QJsonObject& keys, const QString& except) {
    for (auto member = keys.begin(); member != keys.end(); ++member) {
        if (except.isEmpty() || member.key() != except) {
            this->key(member.key());
            value(member.value());
        }
    }
}

void JsonWriter::begin(char bracket, Layout layout) {
    separate();
    if (!m_levels.empty() && m_levels.back().layout == Layout::Line) {
        layout = Layout::Line;
    }
    m_text += bracket;
    m_levels.push_back({layout, true});
}

void JsonWriter::end(char bracket) {
    assert(!m_levels.empty());
    const Level level = m_levels.back();
    m_levels.pop_back();
    if (!level.empty && level.layout == Layout::Block) {
        breakLine(m_levels.size());
    }
    m_text += bracket;
}

void JsonWriter::scalar(const QByteArray& text) {
    separate();
    m_text += text;
}

/// Writes the separator between the previous value and the next.
void JsonWriter::separate() {
    if (m_afterKey) {
        m_afterKey = false;
        return;
    }
    if (m_levels.empty()) {
        return;
    }
    Level& level = m_levels.back();
    if (!level.empty) {
        m_text += level.layout == Layout::Line ? ", " : ",";
    }
    level.empty = false;
    if (level.layout == Layout::Block) {
        breakLine(m_levels.size());
    }
}

void JsonWriter::breakLine(std::size_t depth) {
    m_text += '\n';
    m_text.append(2 * static_cast<qsizetype>(depth), ' ');
}

} // namespace sightline::scenarios
