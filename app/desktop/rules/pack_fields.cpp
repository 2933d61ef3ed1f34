#include "app/desktop/rules/pack_fields.h"

#include "app/desktop/base/language.h"
#include "app/desktop/rules/json_members.h"
#include "scenarios/model/terrain_kinds.h"
#include "scenarios/rules/rule_schema.h"

#include <QCoreApplication>
#include <QJsonArray>

#include <algorithm>
#include <utility>

namespace sightline::app {

namespace {

const QString kProperties = QStringLiteral("properties");
const QString kItems = QStringLiteral("items");
const QString kOrder = QStringLiteral("x-order");
const QString kTitle = QStringLiteral("title");

struct PackFieldsWords {
    Q_DECLARE_TR_FUNCTIONS(sightline::app::PackFields)
};

/// Translates a text of the schema; resources/translations/shipped_words.py finds them for lupdate.
QString shownText(const QJsonValue& text) {
    const QByteArray english = text.toString().toUtf8();
    return english.isEmpty() ? QString{} : PackFieldsWords::tr(english.constData());
}

FieldKind kindOf(const QJsonObject& schema) {
    const QString type = schema.value(QStringLiteral("type")).toString();
    if (type == u"array") {
        return schema.value(kItems).toObject().contains(QStringLiteral("enum")) ? FieldKind::Words : FieldKind::Texts;
    }
    return schema.contains(QStringLiteral("enum")) ? FieldKind::Word
           : type == u"number"                     ? FieldKind::Number
           : type == u"integer"                    ? FieldKind::Whole
           : type == u"boolean"                    ? FieldKind::Flag
           : type == u"object"                     ? FieldKind::Numbers
                                                   : FieldKind::Text;
}

std::vector<FieldWord> meaningsOf(const QJsonObject& schema) {
    const QJsonObject meanings = schema.value(QStringLiteral("x-meanings")).toObject();
    std::vector<FieldWord> words;
    for (const QJsonValue word : schema.value(QStringLiteral("enum")).toArray()) {
        words.push_back({word.toString(), shownText(meanings.value(word.toString()))});
    }
    return words;
}

/// Gives words that are kinds of terrain the other words for each as their meaning.
void explainKinds(std::vector<FieldWord>& words) {
    for (FieldWord& word : words) {
        const auto& kinds = scenarios::terrainKinds();
        const auto kind = std::ranges::find(kinds, word.word, &scenarios::TerrainKind::id);
        if (kind != kinds.end()) {
            word.name = std::exchange(word.help, kind->synonyms.join(QStringLiteral(", ")));
        }
    }
}

PackField fieldOf(const QString& key, const QJsonObject& schema) {
    constexpr double kMost = 1000.0; // of a box for a number that has no limit
    PackField field{key, shownText(schema.value(kTitle)), shownText(schema.value(QStringLiteral("description"))),
                    kindOf(schema)};
    field.words = meaningsOf(field.kind == FieldKind::Words ? schema.value(kItems).toObject() : schema);
    if (key == u"kinds") {
        explainKinds(field.words);
    }
    if (field.kind == FieldKind::Number || field.kind == FieldKind::Whole) {
        field.least = schema.value(QStringLiteral("minimum")).toDouble();
        field.most = schema.value(QStringLiteral("maximum")).toDouble(kMost);
    }
    field.unit = shownText(schema.value(QStringLiteral("x-unit")));
    field.isAlwaysShown = schema.value(QStringLiteral("x-shown")).toBool();
    field.group = shownText(schema.value(QStringLiteral("x-group")));
    return field;
}

std::vector<PackField> fieldsOf(const QJsonObject& object);

/// Adds the fields of a property: itself, or those of an object with "key." before each; a title of the object then
/// stands before their labels and names their group. What has no title has no field.
void addFields(const QString& key, const QJsonObject& schema, std::vector<PackField>& fields) {
    const QString title = shownText(schema.value(kTitle));
    if (!schema.contains(kOrder)) {
        if (!title.isEmpty()) {
            fields.push_back(fieldOf(key, schema));
        }
        return;
    }
    for (PackField& field : fieldsOf(schema)) {
        field.key = key + u'.' + field.key;
        if (!title.isEmpty()) {
            field.label = PackFieldsWords::tr("%1: %2").arg(title, field.label);
            field.group = title;
            field.isAlwaysShown = false;
        }
        fields.push_back(std::move(field));
    }
}

std::vector<PackField> fieldsOf(const QJsonObject& object) {
    const QJsonObject properties = object.value(kProperties).toObject();
    std::vector<PackField> fields;
    for (const QJsonValue key : object.value(kOrder).toArray()) {
        addFields(key.toString(), properties.value(key.toString()).toObject(), fields);
    }
    return fields;
}

/// What the editor shows of a format.
struct PackForm {
    std::vector<PackSection> sections;
    std::vector<PackList> lists;
    std::vector<PackField> ignore;
};

void addList(const QString& key, const QJsonObject& schema, PackForm& form) {
    const QJsonObject line = schema.value(kItems).toObject();
    const QJsonValue ignore = line.value(kProperties)[QStringLiteral("ignore")];
    form.lists.push_back({key, shownText(schema.value(kTitle)), shownText(schema.value(QStringLiteral("description"))),
                          fieldsOf(line), ignore.isObject(), schema.value(QStringLiteral("x-new")).toObject()});
    if (ignore.isObject()) {
        form.ignore = fieldsOf(ignore[kItems].toObject());
    }
}

PackForm formOf(const QString& schemaName) {
    const QJsonObject schema = scenarios::ruleSchema(schemaName);
    PackForm form;
    for (const QJsonValue name : schema.value(kOrder).toArray()) {
        const QString key = name.toString();
        const QJsonObject property = schema.value(kProperties)[key].toObject();
        if (property.value(kItems)[kOrder].isArray()) {
            if (property.contains(kTitle)) {
                addList(key, property, form);
            }
            continue;
        }
        const QString title = shownText(property.value(QStringLiteral("x-section")));
        if (title.isEmpty()) {
            continue;
        }
        auto section = std::ranges::find(form.sections, title, &PackSection::title);
        if (section == form.sections.end()) {
            section = form.sections.insert(section, {title, {}});
        }
        addFields(key, property, section->fields);
    }
    return form;
}

const PackForm& packForm() {
    static const PerLanguage<PackForm> form{[] { return formOf(QStringLiteral("rule-pack")); }};
    return form.now();
}

const PackForm& tagForm() {
    static const PerLanguage<PackForm> form{[] { return formOf(QStringLiteral("tag-rules")); }};
    return form.now();
}

} // namespace

const std::vector<PackSection>& packSections() { return packForm().sections; }
const std::vector<PackList>& packLists() { return packForm().lists; }
const std::vector<PackField>& ignoreFields() { return packForm().ignore; }
const std::vector<PackSection>& tagSections() { return tagForm().sections; }
const std::vector<PackList>& tagLists() { return tagForm().lists; }

namespace {

/// Returns what a value of a field is called in the window; empty if the field has no such words.
QString meaningOf(const QJsonValue& value, const PackField& field) {
    if (field.kind == FieldKind::Words) {
        QJsonArray names;
        for (const QJsonValue part : value.toArray()) {
            const auto word = std::ranges::find(field.words, part.toString(), &FieldWord::word);
            names.append(word == field.words.end() ? part.toString() : word->shown());
        }
        return shortText(names);
    }
    if (field.kind != FieldKind::Word) {
        return {};
    }
    const auto word = std::ranges::find(field.words, value.toString(), &FieldWord::word);
    return word == field.words.end() ? QString{} : word->shown();
}

} // namespace

QString lineSummary(const QJsonObject& line, const std::vector<PackField>& fields) {
    if (const QString own = line.value(QStringLiteral("label")).toString(); !own.isEmpty()) {
        return own;
    }
    QStringList words;
    for (const PackField& field : fields) {
        const QJsonValue value = memberAt(line, field.key);
        if (value.isUndefined() || field.key == u"note" || field.key == u"label" || field.key == u"page") {
            continue;
        }
        if (const QString meaning = meaningOf(value, field); !meaning.isEmpty()) {
            words << PackFieldsWords::tr("%1: %2").arg(field.label, meaning);
            continue;
        }
        const bool saysItself = field.kind == FieldKind::Word || field.key == u"tags" || field.key == u"level" ||
                                field.key == u"things.tags";
        if (field.kind == FieldKind::Flag) {
            words << (value.toBool() ? field.label : PackFieldsWords::tr("not: %1").arg(field.label));
        } else if (saysItself) {
            words << shortText(value);
        } else {
            words << PackFieldsWords::tr("%1: %2").arg(field.label, shortText(value) + field.unit);
        }
    }
    const auto exceptions = static_cast<int>(line.value(QStringLiteral("ignore")).toArray().size());
    if (exceptions > 0) {
        words << (exceptions == 1 ? PackFieldsWords::tr("one exception")
                                  : PackFieldsWords::tr("%1 exceptions").arg(exceptions));
    }
    return words.isEmpty() ? PackFieldsWords::tr("everything") : words.join(QStringLiteral(" · "));
}

} // namespace sightline::app
