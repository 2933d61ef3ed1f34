#include "scenarios/rules/rule_schema.h"

#include "scenarios/base/json_file.h"

#include <QJsonArray>

#include <map>

// Q_INIT_RESOURCE must be called outside any namespace. Without it the linker drops the resources of a static library.
static void initSchemaResources() { Q_INIT_RESOURCE(schemas); }

namespace sightline::scenarios {

namespace {

const QString kProperties = QStringLiteral("properties");
const QString kItems = QStringLiteral("items");
const QString kOrder = QStringLiteral("x-order");

/// Resolves schemas, which refer to each other by the names of their files.
class SchemaResolver {
public:
    /// Adds the schema `from` of a file to `into`.
    void merge(const QString& file, JsonText::Value from, QJsonObject& into) {
        const JsonText& text = textOf(file);
        if (text.type(from) != JsonType::Object) {
            return; // true or false
        }
        for (auto member = text.firstChild(from); member != JsonText::kNone; member = text.nextSibling(member)) {
            const QString key = text.key(member);
            if (key == u"$ref") {
                follow(file, text.string(member), into);
            } else if (key == u"allOf") {
                for (auto part = text.firstChild(member); part != JsonText::kNone; part = text.nextSibling(part)) {
                    merge(file, part, into);
                }
            } else if (key == kProperties) {
                mergeProperties(file, member, into);
            } else if (key == kItems) {
                QJsonObject items = into.value(kItems).toObject();
                merge(file, member, items);
                into.insert(kItems, items);
            } else {
                into.insert(key, text.toJson(member));
            }
        }
    }

private:
    const JsonText& textOf(const QString& file) {
        auto found = m_texts.find(file);
        if (found == m_texts.end()) {
            const QByteArray source = readBytes(QStringLiteral(":/sightline/schema/") + file).value();
            found = m_texts.emplace(file, JsonText::read(source).value()).first;
        }
        return found->second;
    }

    /// Follows "#/$defs/size", or "rule-pack.schema.json#/$defs/size" into another file.
    void follow(const QString& file, const QString& reference, QJsonObject& into) {
        const QString other = reference.section(u'#', 0, 0);
        const QString target = other.isEmpty() ? file : other;
        JsonText::Value value = 0;
        for (const QString& step : reference.section(u'#', 1).split(u'/', Qt::SkipEmptyParts)) {
            value = textOf(target).member(value, step);
        }
        merge(target, value, into);
    }

    void mergeProperties(const QString& file, JsonText::Value from, QJsonObject& into) {
        QJsonObject properties = into.value(kProperties).toObject();
        QJsonArray order = into.value(kOrder).toArray();
        const JsonText& text = textOf(file);
        for (auto member = text.firstChild(from); member != JsonText::kNone; member = text.nextSibling(member)) {
            const QString key = text.key(member);
            if (!properties.contains(key)) {
                order.append(key);
            }
            QJsonObject property = properties.value(key).toObject();
            merge(file, member, property);
            properties.insert(key, property);
        }
        into.insert(kProperties, properties);
        into.insert(kOrder, order);
    }

    std::map<QString, JsonText> m_texts;
};

} // namespace

QJsonObject ruleSchema(const QString& name) {
    initSchemaResources();
    QJsonObject schema;
    SchemaResolver{}.merge(name + QStringLiteral(".schema.json"), 0, schema);
    return schema;
}

} // namespace sightline::scenarios
