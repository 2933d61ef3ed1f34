#include "app/desktop/rules/model_words.h"

#include "app/desktop/rules/json_members.h"
#include "app/desktop/rules/pack_fields.h"
#include "app/shared/text/shipped_text.h"

#include <QCoreApplication>
#include <QJsonArray>

#include <algorithm>

namespace sightline::app {

namespace {

struct ModelWordsText {
    Q_DECLARE_TR_FUNCTIONS(sightline::app::ModelWords)
};

QStringList textsOf(const QJsonValue& value) {
    QStringList texts;
    if (value.isString()) {
        texts << value.toString();
    }
    for (const QJsonValue& text : value.toArray()) {
        texts << text.toString();
    }
    texts.removeAll(QString{});
    return texts;
}

QString summaryOf(const QJsonObject& line, const PackList& list) { return shippedText(lineSummary(line, list.fields)); }

/// Collects the words of one kind.
class WordCollector {
public:
    explicit WordCollector(ModelWordKind kind) : m_kind{kind} {}

    void addLines(const PackList& list, const QJsonArray& lines) {
        for (const QJsonValue& value : lines) {
            const QJsonObject line = value.toObject();
            const QString summary = summaryOf(line, list);
            for (const PackField& field : list.fields) {
                if (isWordKey(list.key, field.key)) {
                    add(memberAt(line, field.key), effectOf(field, list.title, summary));
                }
                const bool saysWhich = field.key == u"which" || field.key == u"things.which";
                if (saysWhich && memberAt(line, field.key).toString() == u"vehicles") {
                    addIf(ModelWordKind::Keywords, QStringLiteral("vehicle"), plain(list.title, summary));
                }
            }
            for (const QJsonValue& clause : line.value(QStringLiteral("ignore")).toArray()) {
                for (const PackField& field : ignoreFields()) {
                    if (isWordKey(list.key, field.key)) {
                        add(memberAt(clause.toObject(), field.key), exempt(summary));
                    }
                }
            }
            if (list.key == u"height_classes") {
                addClass(line);
            }
        }
    }

    void addFields(const PackSection& section, const QJsonObject& pack) {
        for (const PackField& field : section.fields) {
            if (field.key == u"from.scope") {
                addScope(field, memberAt(pack, field.key).toString());
            } else if (isWordKey({}, field.key)) {
                const QString part = field.key.section(u'.', 0, -2);
                const QString label = memberAt(pack, part + QStringLiteral(".label")).toString();
                add(memberAt(pack, field.key), part.isEmpty()    ? field.help
                                               : label.isEmpty() ? plain(section.title, field.help)
                                                                 : effectOf(field, section.title, shippedText(label)));
            }
        }
    }

    [[nodiscard]] std::vector<ModelWord> words() const { return m_words; }

private:
    static QString plain(const QString& title, const QString& summary) {
        return ModelWordsText::tr("%1: %2", "part of a rule set, what a line of it says").arg(title, summary);
    }
    static QString exempt(const QString& summary) {
        return ModelWordsText::tr("Not for models with it: %1", "what a line of a rule set says").arg(summary);
    }
    static QString effectOf(const PackField& field, const QString& title, const QString& summary) {
        const QString key = field.key.section(u'.', -1);
        return key.startsWith(u"off_") || key.startsWith(u"unless_") ? exempt(summary)
               : key.startsWith(u"guard_")                           ? plain(field.label, summary)
                                                                     : plain(title, summary);
    }

    [[nodiscard]] bool isWordKey(const QString& list, const QString& key) const {
        const QString last = key.section(u'.', -1);
        return m_kind == ModelWordKind::States ? last.endsWith(u"states") || (list == u"orders" && last == u"state")
                                               : last.endsWith(u"keywords") || last == u"models_with";
    }

    void add(const QJsonValue& words, const QString& help) {
        for (const QString& word : textsOf(words)) {
            const auto known = std::ranges::find_if(
                m_words, [&](const ModelWord& other) { return other.word.compare(word, Qt::CaseInsensitive) == 0; });
            if (known == m_words.end()) {
                m_words.push_back({word, help});
            } else if (!known->help.split(u'\n').contains(help)) {
                known->help += u'\n' + help;
            }
        }
    }
    void addIf(ModelWordKind kind, const QString& word, const QString& help) {
        if (m_kind == kind) {
            add(word, help);
        }
    }

    /// Adds the word of a height class. A model is "prone" for a time only; other classes stay.
    void addClass(const QJsonObject& line) {
        const QString word = line.value(QStringLiteral("word")).toString();
        const bool isState = word.compare(QStringLiteral("prone"), Qt::CaseInsensitive) == 0;
        addIf(isState ? ModelWordKind::States : ModelWordKind::Keywords, word,
              ModelWordsText::tr("The model counts as %1 mm high")
                  .arg(shortText(line.value(QStringLiteral("height_mm")))));
    }

    void addScope(const PackField& field, const QString& scope) {
        const auto told = std::ranges::find(field.words, scope, &FieldWord::word);
        if (told != field.words.end() && scope != u"model") {
            addIf(ModelWordKind::States, scope, plain(field.label, told->help));
        }
    }

    ModelWordKind m_kind;
    std::vector<ModelWord> m_words;
};

} // namespace

std::vector<ModelWord> modelWords(const scenarios::RuleSet& rules, ModelWordKind kind) {
    WordCollector collector{kind};
    if (rules.pack) {
        for (const PackList& list : packLists()) {
            collector.addLines(list, rules.json.value(list.key).toArray());
        }
        for (const PackSection& section : packSections()) {
            collector.addFields(section, rules.json);
        }
    }
    return collector.words();
}

} // namespace sightline::app
