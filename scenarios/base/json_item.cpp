#include "scenarios/base/json_item.h"

#include <cmath>

namespace sightline::scenarios {

JsonItem JsonItem::operator[](const char* key) const {
    if (!isObject()) {
        return {};
    }
    return JsonItem{*m_text, m_text->member(m_value, QString::fromLatin1(key))};
}

JsonItem JsonItem::operator[](int index) const {
    if (!isList()) {
        return {};
    }
    JsonText::Value child = m_text->firstChild(m_value);
    for (int i = 0; i < index && child != JsonText::kNone; ++i) {
        child = m_text->nextSibling(child);
    }
    return JsonItem{*m_text, child};
}

int JsonItem::count() const { return isList() || isObject() ? m_text->count(m_value) : 0; }

std::vector<JsonItem> JsonItem::children() const {
    std::vector<JsonItem> children;
    if (isList() || isObject()) {
        children.reserve(static_cast<std::size_t>(count()));
        for (auto child = m_text->firstChild(m_value); child != JsonText::kNone; child = m_text->nextSibling(child)) {
            children.emplace_back(*m_text, child);
        }
    }
    return children;
}

QString JsonItem::key() const { return isThere() ? m_text->key(m_value) : QString{}; }

std::optional<double> JsonItem::number() const {
    return isNumber() ? std::optional{m_text->number(m_value)} : std::nullopt;
}

std::optional<double> JsonItem::numberOrText() const {
    if (!isText()) {
        return number();
    }
    bool good = false;
    const double read = text().trimmed().toDouble(&good);
    return good && std::isfinite(read) ? std::optional{read} : std::nullopt;
}

std::optional<bool> JsonItem::boolean() const {
    return is(JsonType::Bool) ? std::optional{m_text->boolean(m_value)} : std::nullopt;
}

QString JsonItem::text() const { return isText() ? m_text->string(m_value) : QString{}; }

QByteArray JsonItem::plainBytes() const { return isText() ? m_text->plainBytes(m_value) : QByteArray{}; }

QJsonValue JsonItem::toJson() const { return isThere() ? m_text->toJson(m_value) : QJsonValue{QJsonValue::Undefined}; }

QString JsonItem::path() const { return isThere() ? m_text->path(m_value) : QString{}; }

QString JsonItem::description() const { return isThere() ? m_text->description(m_value) : QStringLiteral("nothing"); }

} // namespace sightline::scenarios
