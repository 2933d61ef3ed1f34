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

ObjectReader::ObjectReader(const JsonItem& object, DiagnosticList& findings, QString kind)
    : m_object{object}, m_findings{&findings}, m_kind{std::move(kind)} {
    for (const Value& child : object.children()) {
        m_members.emplace_back(child.key(), child);
    }
    m_asked.resize(m_members.size(), false);
}

ObjectReader::Value ObjectReader::member(const char* key) {
    const QString name = QString::fromLatin1(key);
    m_known.append(name);
    Value found;
    for (std::size_t i = 0; i < m_members.size(); ++i) {
        if (m_members[i].first == name) {
            m_asked[i] = true;
            found = found.isThere() ? found : m_members[i].second;
        }
    }
    return found;
}

ObjectReader::Value ObjectReader::valueOf(const char* key) const {
    const auto found = std::ranges::find(m_members, QLatin1String{key}, &std::pair<QString, Value>::first);
    return found == m_members.end() ? Value{} : found->second;
}

void ObjectReader::pass(std::initializer_list<const char*> keys) {
    for (const char* key : keys) {
        (void)member(key);
    }
}

ObjectReader::Value ObjectReader::required(const char* key) {
    const Value value = member(key);
    if (!value.isThere()) {
        error(m_object, {QStringLiteral("missing-key"), QStringLiteral("the key \"%1\"").arg(QLatin1String{key}),
                         QStringLiteral("nothing"),
                         QStringLiteral("%1 needs the key \"%2\", and it is not there.")
                             .arg(m_kind.left(1).toUpper() + m_kind.sliced(1), QLatin1String{key})});
    }
    return value;
}

void ObjectReader::reject(
    const Value& at, const char* code, const QString& expected, const QString& sentence, const QStringList& ids) {
    const QString found = at.description();
    error(at, {QString::fromLatin1(code), expected, found, sentence.arg(found), ids});
}

void ObjectReader::wrongType(const Value& at, const QString& expected) {
    error(at, DiagnosticText::expecting("wrong-type", expected, at.description()));
}

void ObjectReader::wrongValue(const char* key, const QString& expected) {
    if (const Value value = valueOf(key); value.isThere()) {
        wrongType(value, expected);
        return;
    }
    m_findings->addAtMissingKey(Severity::Error, m_object, QString::fromLatin1(key),
                                DiagnosticText::expecting("missing-key", expected, QStringLiteral("nothing")));
}

bool ObjectReader::is(const Value& value, JsonType type, const QString& expected) {
    if (value.isThere() && !value.is(type)) {
        wrongType(value, expected);
    }
    return value.is(type);
}

std::optional<QString> ObjectReader::text(const Value& value) {
    return is(value, JsonType::String, QStringLiteral("a text")) ? std::optional{value.text()} : std::nullopt;
}

std::optional<bool> ObjectReader::boolean(const Value& value) {
    return is(value, JsonType::Bool, QStringLiteral("true or false")) ? value.boolean() : std::nullopt;
}

std::optional<double> ObjectReader::number(const Value& value) {
    return is(value, JsonType::Number, QStringLiteral("a number")) ? value.number() : std::nullopt;
}

std::optional<double> ObjectReader::numberBetween(const Value& value, double least, double most) {
    if (!value.isThere()) {
        return {};
    }
    const QString expected = QStringLiteral("a number from %1 to %2").arg(least).arg(most);
    if (!is(value, JsonType::Number, expected)) {
        return {};
    }
    const auto number = value.number();
    if (*number >= least && *number <= most) {
        return number;
    }
    error(value, DiagnosticText::expecting("out-of-range", expected, value.description()));
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

std::optional<Length> ObjectReader::length(const Value& value, Range range, double unitsPerInch) {
    const auto count = number(value);
    if (!count) {
        return {};
    }
    const QString unit = unitsPerInch == 1.0 ? QStringLiteral("in") : QStringLiteral("mm");
    const double most = geometry::kLargestCoordinate.inches() * unitsPerInch;
    if (std::abs(*count) > most) {
        reject(
            value, "out-of-range", QStringLiteral("a length of at most 1,000 m"),
            QStringLiteral("A length may be at most 1,000 m, that is %1 %2; found %3.").arg(most, 0, 'f', 0).arg(unit));
        return {};
    }
    const Length length = unitsPerInch == 1.0 ? Length::fromInches(*count) : Length::fromMillimeters(*count);
    if (range == Range::Positive && length <= Length{}) {
        reject(value, "not-positive", QStringLiteral("a number greater than 0"),
               QStringLiteral("A size must be above 0 %1; found %2.").arg(unit));
        return {};
    }
    if (range == Range::NotNegative && length < Length{}) {
        reject(value, "negative", QStringLiteral("0 or more"), QStringLiteral("A height must be 0 or more; found %1."));
        return {};
    }
    return length;
}

std::optional<Length> ObjectReader::inches(const Value& value, Range range) { return length(value, range, 1.0); }

std::optional<Length> ObjectReader::millimeters(const Value& value, Range range) { return length(value, range, 25.4); }

std::optional<Length> ObjectReader::inches(const char* key) {
    const auto count = number(key, 0.0, geometry::kLargestCoordinate.inches());
    return count ? std::optional{Length::fromInches(*count)} : std::nullopt;
}

std::optional<Length> ObjectReader::millimeters(const char* key) {
    const auto count = number(key, 0.0, geometry::kLargestCoordinate.millimeters());
    return count ? std::optional{Length::fromMillimeters(*count)} : std::nullopt;
}

std::optional<geometry::Angle> ObjectReader::degrees(const Value& value) {
    const auto count = number(value);
    if (!count) {
        return {};
    }
    if (std::abs(*count) > 1e9) {
        reject(value, "out-of-range", QStringLiteral("an angle in degrees"),
               QStringLiteral("An angle may be at most 1,000,000,000 degrees; found %1."));
        return {};
    }
    return geometry::Angle::fromDegrees(*count);
}

std::optional<geometry::Point> ObjectReader::point(const Value& value, double unitsPerInch) {
    if (!value.isThere()) {
        return {};
    }
    if (!value.isList() || value.count() != 2) {
        wrongType(value, QStringLiteral("a point [x, y]"));
        return {};
    }
    const auto x = length(value[0], Range::Any, unitsPerInch);
    const auto y = length(value[1], Range::Any, unitsPerInch);
    return x && y ? std::optional{geometry::Point{*x, *y}} : std::nullopt;
}

std::optional<geometry::Point> ObjectReader::pointInInches(const Value& value) { return point(value, 1.0); }

std::optional<geometry::Point> ObjectReader::pointInMillimeters(const Value& value) { return point(value, 25.4); }

std::optional<QStringList> ObjectReader::texts(const Value& value) {
    const auto values = list(value);
    if (!values) {
        return {};
    }
    QStringList texts;
    bool good = true;
    for (const Value& entry : *values) {
        const auto read = text(entry);
        good = good && read;
        texts.append(read.value_or(QString{}));
    }
    return good ? std::optional{texts} : std::nullopt;
}

QString ObjectReader::requiredText(const char* key) {
    const QString text = member(key).text();
    if (text.isEmpty()) {
        wrongValue(key, QStringLiteral("a text that is not empty under the key \"%1\"").arg(QLatin1String{key}));
    }
    return text;
}

QStringList ObjectReader::texts(const char* key) {
    QStringList texts;
    for (const Value& value : list(member(key)).value_or(std::vector<Value>{})) {
        texts.append(value.text());
        if (texts.back().isEmpty()) {
            wrongType(value, QStringLiteral("a text that is not empty"));
        }
    }
    return texts;
}

std::optional<std::vector<ObjectReader::Value>> ObjectReader::list(const Value& value) {
    return is(value, JsonType::List, QStringLiteral("a list")) ? std::optional{value.children()} : std::nullopt;
}

bool ObjectReader::isObject(const Value& value) { return is(value, JsonType::Object, QStringLiteral("an object")); }

std::optional<ObjectReader> ObjectReader::object(const Value& value, const QString& kind) {
    return isObject(value) ? std::optional{ObjectReader{value, *m_findings, kind}} : std::nullopt;
}

std::vector<ObjectReader::Value> ObjectReader::objectsIn(const char* key) {
    auto values = list(member(key)).value_or(std::vector<Value>{});
    std::erase_if(values, [this](const Value& value) { return !isObject(value); });
    return values;
}

std::vector<ObjectReader> ObjectReader::objects(const char* key, const QString& kind) {
    std::vector<ObjectReader> readers;
    for (const Value& value : objectsIn(key)) {
        readers.emplace_back(value, *m_findings, kind);
    }
    return readers;
}

void ObjectReader::rejectOtherKeys() {
    for (std::size_t i = 0; i < m_members.size(); ++i) {
        if (!m_asked[i]) {
            const QString& key = m_members[i].first;
            const QString known = QStringLiteral("one of the keys %1").arg(m_known.join(QStringLiteral(", ")));
            error(m_members[i].second, DiagnosticText::expecting("unknown-key", known, u'"' + key + u'"'));
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
                m_findings->addUnknownKey(m_members[i].second, m_kind, probablyMeant(m_members[i].first, missing));
            }
            unknown.push_back(m_members[i]);
        }
    }
    std::ranges::stable_sort(unknown, {}, &std::pair<QString, Value>::first);
    QJsonObject kept;
    for (const auto& [key, value] : unknown) {
        kept.insert(key, value.toJson());
    }
    return kept;
}

} // namespace sightline::scenarios
