#include "scenarios/rules/json_object_view.h"

#include <algorithm>
#include <cmath>

namespace sightline::scenarios {

using geometry::Length;

QString describeJson(const QJsonValue& value) {
    switch (value.type()) {
    case QJsonValue::Undefined: return QStringLiteral("nothing");
    case QJsonValue::Null: return QStringLiteral("null");
    case QJsonValue::Bool: return value.toBool() ? QStringLiteral("true") : QStringLiteral("false");
    case QJsonValue::Double: return QStringLiteral("the number %1").arg(value.toDouble());
    case QJsonValue::String: return QStringLiteral("the text \"%1\"").arg(value.toString().left(60));
    case QJsonValue::Array: return QStringLiteral("a list");
    case QJsonValue::Object: return QStringLiteral("an object");
    }
    return {};
}

JsonObjectView::JsonObjectView(const QJsonValue& value, QString path, std::vector<RuleSetProblem>& problems)
    : m_object{value.toObject()}, m_path{std::move(path)}, m_problems{&problems}, m_isObject{true} {
    if (!value.isObject()) {
        rejectInput(m_path, QStringLiteral("an object"), value);
        m_isObject = false;
    }
}

void JsonObjectView::rejectInput(const QString& path, const QString& expected, const QJsonValue& found) {
    rejectInput({path, QStringLiteral("Expected %1, found %2.").arg(expected, describeJson(found))});
}

void JsonObjectView::rejectInput(const RuleSetProblem& problem) {
    if (m_isObject && std::ranges::find(*m_problems, problem.path, &RuleSetProblem::path) == m_problems->end()) {
        m_problems->push_back(problem);
    }
}

QJsonValue JsonObjectView::take(const char* key) {
    m_known.append(QLatin1String{key});
    return m_object.value(QLatin1String{key});
}

void JsonObjectView::pass(std::initializer_list<const char*> keys) {
    for (const char* key : keys) {
        m_known.append(QLatin1String{key});
    }
}

void JsonObjectView::rejectOtherKeys() {
    for (const QString& key : m_object.keys()) {
        if (!m_known.contains(key)) {
            rejectInput({m_path + u'.' + key, QStringLiteral("Expected one of the keys %1, found \"%2\".")
                                                  .arg(m_known.join(QStringLiteral(", ")), key)});
        }
    }
}

QString JsonObjectView::requiredText(const char* key) {
    const QJsonValue value = take(key);
    if (!value.isString() || value.toString().isEmpty()) {
        rejectInput(pathOf(key),
                    QStringLiteral("a text that is not empty under the key \"%1\"").arg(QLatin1String{key}), value);
    }
    return value.toString();
}

QString JsonObjectView::text(const char* key) {
    const QJsonValue value = take(key);
    if (!value.isUndefined() && !value.isString()) {
        rejectInput(pathOf(key), QStringLiteral("a text"), value);
    }
    return value.toString();
}

std::optional<QJsonArray> JsonObjectView::listOf(const QString& path, const QJsonValue& value) {
    if (value.isUndefined()) {
        return {};
    }
    if (!value.isArray()) {
        rejectInput(path, QStringLiteral("a list"), value);
        return {};
    }
    return value.toArray();
}

QStringList JsonObjectView::texts(const char* key) {
    QStringList texts;
    const QJsonArray list = listOf(pathOf(key), take(key)).value_or(QJsonArray{});
    for (qsizetype i = 0; i < list.size(); ++i) {
        if (!list.at(i).isString() || list.at(i).toString().isEmpty()) {
            rejectInput(QStringLiteral("%1[%2]").arg(pathOf(key)).arg(i), QStringLiteral("a text that is not empty"),
                        list.at(i));
        }
        texts.append(list.at(i).toString());
    }
    return texts;
}

std::optional<bool> JsonObjectView::optionalFlag(const char* key) {
    const QJsonValue value = take(key);
    if (value.isUndefined()) {
        return {};
    }
    if (!value.isBool()) {
        rejectInput(pathOf(key), QStringLiteral("true or false"), value);
    }
    return value.toBool();
}

bool JsonObjectView::flag(const char* key, bool usual) { return optionalFlag(key).value_or(usual); }

std::optional<double> JsonObjectView::number(const char* key, double least, double most) {
    const QJsonValue value = take(key);
    if (value.isUndefined()) {
        return {};
    }
    const double number = value.toDouble(least);
    if (!value.isDouble() || !(number >= least) || number > most) {
        rejectInput(pathOf(key), QStringLiteral("a number from %1 to %2").arg(least).arg(most), value);
        return {};
    }
    return number;
}

std::optional<int> JsonObjectView::wholeNumber(const char* key, int least, int most) {
    const auto value = number(key, least, most);
    if (value && *value != std::floor(*value)) {
        rejectInput(pathOf(key), QStringLiteral("a whole number"), *value);
        return {};
    }
    return value ? std::optional{static_cast<int>(*value)} : std::nullopt;
}

std::optional<Length> JsonObjectView::length(const char* key, double nanometers) {
    const double most = static_cast<double>(geometry::kLargestCoordinate.nanometers()) / nanometers;
    const auto value = number(key, 0.0, most);
    return value ? std::optional{Length::fromNanometers(std::llround(*value * nanometers))} : std::nullopt;
}

std::optional<Length> JsonObjectView::inches(const char* key) { return length(key, 25.4e6); }

std::optional<Length> JsonObjectView::millimeters(const char* key) { return length(key, 1e6); }

std::map<QString, double> JsonObjectView::numbers(const char* key) {
    std::map<QString, double> numbers;
    auto members = object(key);
    if (!members) {
        return numbers;
    }
    for (const QString& tag : members->m_object.keys()) {
        if (const auto value = members->number(tag.toUtf8().constData(), 0.0, 1e6)) {
            numbers[tag] = *value;
        }
    }
    return numbers;
}

std::optional<JsonObjectView> JsonObjectView::object(const char* key) {
    const QJsonValue value = take(key);
    if (value.isUndefined()) {
        return {};
    }
    return JsonObjectView{value, pathOf(key), *m_problems};
}

std::vector<JsonObjectView> JsonObjectView::objects(const char* key) {
    std::vector<JsonObjectView> views;
    const QJsonArray list = listOf(pathOf(key), take(key)).value_or(QJsonArray{});
    for (qsizetype i = 0; i < list.size(); ++i) {
        views.emplace_back(list.at(i), QStringLiteral("%1[%2]").arg(pathOf(key)).arg(i), *m_problems);
    }
    return views;
}

} // namespace sightline::scenarios
