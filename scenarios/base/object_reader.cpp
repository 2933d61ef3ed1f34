#include "scenarios/base/object_reader.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <numeric>

namespace sightline::scenarios {

namespace {

using geometry::Length;

/// Alternative names of our keys in other programs and files written by hand.
constexpr std::array<std::pair<const char*, const char*>, 34> kOtherNames{{
    {"terrain_features", "terrain"},
    {"features", "terrain"},
    {"pieces", "terrain"},
    {"obstacles", "terrain"},
    {"poly", "footprint"},
    {"polygon", "footprint"},
    {"vertices", "footprint"},
    {"points", "footprint"},
    {"outline", "footprint"},
    {"shape", "footprint"},
    {"footprint", "polygon"},
    {"poly", "polygon"},
    {"points", "polygon"},
    {"segments", "walls"},
    {"line", "polyline"},
    {"path", "polyline"},
    {"color", "colour"},
    {"rotation", "facing"},
    {"angle", "facing"},
    {"heading", "facing"},
    {"pos", "position"},
    {"center", "position"},
    {"centre", "position"},
    {"location", "position"},
    {"diameter", "diameter_mm"},
    {"size", "diameter_mm"},
    {"length", "length_mm"},
    {"width", "width_mm"},
    {"type", "kind"},
    {"board", "table"},
    {"units", "models"},
    {"miniatures", "models"},
    {"tags", "traits"},
    {"ruleset", "rules"},
}};

int editDistance(const QString& a, const QString& b) {
    std::vector<int> row(static_cast<std::size_t>(b.size()) + 1);
    std::iota(row.begin(), row.end(), 0);
    for (qsizetype i = 0; i < a.size(); ++i) {
        int diagonal = row[0];
        row[0] = static_cast<int>(i) + 1;
        for (std::size_t j = 1; j < row.size(); ++j) {
            const int substituted = diagonal + (a.at(i) == b.at(static_cast<qsizetype>(j) - 1) ? 0 : 1);
            diagonal = row[j];
            row[j] = std::min({substituted, row[j] + 1, row[j - 1] + 1});
        }
    }
    return row.back();
}

/// Returns the known key that `key` probably stands for; empty if none is similar.
QString probablyMeant(const QString& key, const QStringList& known) {
    if (key.size() > 40) {
        return {};
    }
    const QString plain = key.toLower().replace(u'-', u'_').replace(u' ', u'_');
    if (known.contains(plain)) {
        return plain;
    }
    for (const auto& [other, ours] : kOtherNames) {
        if (plain == QLatin1String{other} && known.contains(QLatin1String{ours})) {
            return QString::fromLatin1(ours);
        }
    }
    QString best;
    int bestDistance = key.size() < 4 ? 1 : key.size() < 6 ? 2 : 3;
    for (const QString& candidate : known) {
        if (const int distance = editDistance(plain, candidate); distance < bestDistance) {
            bestDistance = distance;
            best = candidate;
        }
    }
    return best;
}

} // namespace

ObjectReader::ObjectReader(const JsonText& text, DiagnosticList& findings, Value object, QString kind)
    : m_text{text}, m_findings{findings}, m_object{object}, m_kind{std::move(kind)} {
    for (Value child = text.firstChild(object); child != JsonText::kNone; child = text.nextSibling(child)) {
        m_members.emplace_back(text.key(child), child);
    }
    m_asked.resize(m_members.size(), false);
}

ObjectReader::Value ObjectReader::member(const char* key) {
    const QString name = QString::fromLatin1(key);
    m_known.append(name);
    Value found = JsonText::kNone;
    for (std::size_t i = 0; i < m_members.size(); ++i) {
        if (m_members[i].first == name) {
            m_asked[i] = true;
            found = found == JsonText::kNone ? m_members[i].second : found;
        }
    }
    return found;
}

ObjectReader::Value ObjectReader::valueOf(const char* key) const {
    const auto found = std::ranges::find(m_members, QLatin1String{key}, &std::pair<QString, Value>::first);
    return found == m_members.end() ? JsonText::kNone : found->second;
}

void ObjectReader::pass(std::initializer_list<const char*> keys) {
    for (const char* key : keys) {
        (void)member(key);
    }
}

ObjectReader::Value ObjectReader::required(const char* key) {
    const Value value = member(key);
    if (value == JsonText::kNone) {
        error(m_object, {QStringLiteral("missing-key"),
                         QStringLiteral("the key \"%1\"").arg(QLatin1String{key}),
                         QStringLiteral("nothing"),
                         QStringLiteral("%1 needs the key \"%2\", and it is not there.")
                             .arg(m_kind.left(1).toUpper() + m_kind.sliced(1), QLatin1String{key}),
                         {}});
    }
    return value;
}

void ObjectReader::wrongType(Value at, const QString& expected) {
    const QString found = m_text.description(at);
    error(at, {QStringLiteral("wrong-type"),
               expected,
               found,
               QStringLiteral("Expected %1, found %2.").arg(expected, found),
               {}});
}

void ObjectReader::wrongValue(const char* key, const QString& expected) {
    if (const Value value = valueOf(key); value != JsonText::kNone) {
        wrongType(value, expected);
        return;
    }
    const QString found = QStringLiteral("nothing");
    m_findings.addAtMissingKey(Severity::Error, m_object, QString::fromLatin1(key),
                               {QStringLiteral("missing-key"),
                                expected,
                                found,
                                QStringLiteral("Expected %1, found %2.").arg(expected, found),
                                {}});
}

bool ObjectReader::is(Value value, JsonType type, const QString& expected) {
    if (value == JsonText::kNone) {
        return false;
    }
    if (m_text.type(value) != type) {
        wrongType(value, expected);
        return false;
    }
    return true;
}

std::optional<QString> ObjectReader::text(Value value) {
    return is(value, JsonType::String, QStringLiteral("a text")) ? std::optional{m_text.string(value)} : std::nullopt;
}

std::optional<bool> ObjectReader::boolean(Value value) {
    return is(value, JsonType::Bool, QStringLiteral("true or false")) ? std::optional{m_text.boolean(value)}
                                                                      : std::nullopt;
}

std::optional<double> ObjectReader::number(Value value) {
    return is(value, JsonType::Number, QStringLiteral("a number")) ? std::optional{m_text.number(value)} : std::nullopt;
}

std::optional<double> ObjectReader::numberBetween(Value value, double least, double most) {
    if (value == JsonText::kNone) {
        return {};
    }
    const QString expected = QStringLiteral("a number from %1 to %2").arg(least).arg(most);
    if (!is(value, JsonType::Number, expected)) {
        return {};
    }
    const double number = m_text.number(value);
    if (number >= least && number <= most) {
        return number;
    }
    const QString found = m_text.description(value);
    error(value, {QStringLiteral("out-of-range"),
                  expected,
                  found,
                  QStringLiteral("Expected %1, found %2.").arg(expected, found),
                  {}});
    return {};
}

std::optional<double> ObjectReader::number(const char* key, double least, double most) {
    return numberBetween(member(key), least, most);
}

std::optional<int> ObjectReader::wholeNumber(const char* key, int least, int most) {
    const Value value = member(key);
    const auto number = numberBetween(value, least, most);
    if (number && *number != std::floor(*number)) {
        wrongType(value, QStringLiteral("a whole number"));
        return {};
    }
    return number ? std::optional{static_cast<int>(*number)} : std::nullopt;
}

std::map<QString, double> ObjectReader::numbers(const char* key) {
    std::map<QString, double> numbers;
    if (const auto object = this->object(key)) {
        for (const auto& [name, value] : object->m_members) {
            if (const auto number = numberBetween(value, 0.0, 1e6)) {
                numbers[name] = *number;
            }
        }
    }
    return numbers;
}

std::optional<Length> ObjectReader::length(Value value, Range range, double unitsPerInch) {
    const auto count = number(value);
    if (!count) {
        return {};
    }
    const QString unit = unitsPerInch == 1.0 ? QStringLiteral("in") : QStringLiteral("mm");
    const QString found = m_text.description(value);
    if (std::abs(*count) > geometry::kLargestCoordinate.inches() * unitsPerInch) {
        error(value, {QStringLiteral("out-of-range"),
                      QStringLiteral("a length of at most 1,000 m"),
                      found,
                      QStringLiteral("A length may be at most 1,000 m, that is %1 %2; found %3.")
                          .arg(geometry::kLargestCoordinate.inches() * unitsPerInch, 0, 'f', 0)
                          .arg(unit, found),
                      {}});
        return {};
    }
    const Length length = unitsPerInch == 1.0 ? Length::fromInches(*count) : Length::fromMillimeters(*count);
    if (range == Range::Positive && length <= Length{}) {
        error(value, {QStringLiteral("not-positive"),
                      QStringLiteral("a number greater than 0"),
                      found,
                      QStringLiteral("A size must be above 0 %1; found %2.").arg(unit, found),
                      {}});
        return {};
    }
    if (range == Range::NotNegative && length < Length{}) {
        error(value, {QStringLiteral("negative"),
                      QStringLiteral("0 or more"),
                      found,
                      QStringLiteral("A height must be 0 or more; found %1.").arg(found),
                      {}});
        return {};
    }
    return length;
}

std::optional<Length> ObjectReader::inches(Value value, Range range) { return length(value, range, 1.0); }

std::optional<Length> ObjectReader::millimeters(Value value, Range range) { return length(value, range, 25.4); }

std::optional<Length> ObjectReader::inches(const char* key) {
    const auto count = number(key, 0.0, geometry::kLargestCoordinate.inches());
    return count ? std::optional{Length::fromInches(*count)} : std::nullopt;
}

std::optional<Length> ObjectReader::millimeters(const char* key) {
    const auto count = number(key, 0.0, geometry::kLargestCoordinate.millimeters());
    return count ? std::optional{Length::fromMillimeters(*count)} : std::nullopt;
}

std::optional<geometry::Angle> ObjectReader::degrees(Value value) {
    const auto count = number(value);
    if (!count) {
        return {};
    }
    if (std::abs(*count) > 1e9) {
        const QString found = m_text.description(value);
        error(value, {QStringLiteral("out-of-range"),
                      QStringLiteral("an angle in degrees"),
                      found,
                      QStringLiteral("An angle may be at most 1,000,000,000 degrees; found %1.").arg(found),
                      {}});
        return {};
    }
    return geometry::Angle::fromDegrees(*count);
}

std::optional<geometry::Point> ObjectReader::point(Value value, double unitsPerInch) {
    if (value == JsonText::kNone) {
        return {};
    }
    if (m_text.type(value) != JsonType::List || m_text.count(value) != 2) {
        wrongType(value, QStringLiteral("a point [x, y]"));
        return {};
    }
    const Value first = m_text.firstChild(value);
    const auto x = length(first, Range::Any, unitsPerInch);
    const auto y = length(m_text.nextSibling(first), Range::Any, unitsPerInch);
    return x && y ? std::optional{geometry::Point{*x, *y}} : std::nullopt;
}

std::optional<geometry::Point> ObjectReader::pointInInches(Value value) { return point(value, 1.0); }

std::optional<geometry::Point> ObjectReader::pointInMillimeters(Value value) { return point(value, 25.4); }

std::optional<QStringList> ObjectReader::texts(Value value) {
    const auto values = list(value);
    if (!values) {
        return {};
    }
    QStringList texts;
    bool good = true;
    for (const Value entry : *values) {
        const auto read = text(entry);
        good = good && read;
        texts.append(read.value_or(QString{}));
    }
    return good ? std::optional{texts} : std::nullopt;
}

QString ObjectReader::requiredText(const char* key) {
    const Value value = member(key);
    if (value != JsonText::kNone && m_text.type(value) == JsonType::String && !m_text.string(value).isEmpty()) {
        return m_text.string(value);
    }
    wrongValue(key, QStringLiteral("a text that is not empty under the key \"%1\"").arg(QLatin1String{key}));
    return {};
}

QStringList ObjectReader::texts(const char* key) {
    QStringList texts;
    for (const Value value : list(member(key)).value_or(std::vector<Value>{})) {
        texts.append(m_text.type(value) == JsonType::String ? m_text.string(value) : QString{});
        if (texts.back().isEmpty()) {
            wrongType(value, QStringLiteral("a text that is not empty"));
        }
    }
    return texts;
}

std::optional<std::vector<ObjectReader::Value>> ObjectReader::list(Value value) {
    if (!is(value, JsonType::List, QStringLiteral("a list"))) {
        return {};
    }
    std::vector<Value> values;
    values.reserve(static_cast<std::size_t>(m_text.count(value)));
    for (Value child = m_text.firstChild(value); child != JsonText::kNone; child = m_text.nextSibling(child)) {
        values.push_back(child);
    }
    return values;
}

bool ObjectReader::isObject(Value value) { return is(value, JsonType::Object, QStringLiteral("an object")); }

std::optional<ObjectReader> ObjectReader::object(const char* key) {
    const Value value = member(key);
    return isObject(value) ? std::optional{ObjectReader{m_text, m_findings, value, m_kind}} : std::nullopt;
}

std::vector<ObjectReader> ObjectReader::objects(const char* key) {
    std::vector<ObjectReader> readers;
    for (const Value value : list(member(key)).value_or(std::vector<Value>{})) {
        if (isObject(value)) {
            readers.emplace_back(m_text, m_findings, value, m_kind);
        }
    }
    return readers;
}

void ObjectReader::rejectOtherKeys() {
    for (std::size_t i = 0; i < m_members.size(); ++i) {
        if (!m_asked[i]) {
            const QString& key = m_members[i].first;
            error(m_members[i].second, {QStringLiteral("unknown-key"),
                                        QStringLiteral("one of the keys %1").arg(m_known.join(QStringLiteral(", "))),
                                        u'"' + key + u'"',
                                        QStringLiteral("Expected one of the keys %1, found \"%2\".")
                                            .arg(m_known.join(QStringLiteral(", ")), key),
                                        {}});
        }
    }
}

QJsonObject ObjectReader::unknownKeys() {
    // An existing key cannot be the intended one.
    QStringList missing;
    std::ranges::copy_if(m_known, std::back_inserter(missing), [&](const QString& key) {
        return std::ranges::find(m_members, key, &std::pair<QString, Value>::first) == m_members.end();
    });
    // Sorted by key, since inserting into the middle of a QJsonObject moves all later members.
    std::vector<std::pair<QString, Value>> unknown;
    for (std::size_t i = 0; i < m_members.size(); ++i) {
        if (!m_asked[i]) {
            if (m_members[i].first != QLatin1String{kImportedKey}) {
                m_findings.addUnknownKey(m_members[i].second, m_kind, probablyMeant(m_members[i].first, missing));
            }
            unknown.push_back(m_members[i]);
        }
    }
    std::ranges::sort(unknown);
    QJsonObject kept;
    for (const auto& [key, value] : unknown) {
        kept.insert(key, m_text.toJson(value));
    }
    return kept;
}

} // namespace sightline::scenarios
