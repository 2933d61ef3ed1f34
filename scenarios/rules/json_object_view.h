#pragma once

#include "geometry/base/length.h"
#include "scenarios/rules/pack_words.h"
#include "scenarios/rules/rule_set.h"

#include <QJsonArray>
#include <QJsonObject>

#include <functional>
#include <map>
#include <optional>
#include <span>
#include <vector>

namespace sightline::scenarios {

/// Returns a description of the value for an error message: "the text "tall-ish"", "the number 3", "nothing".
[[nodiscard]] QString describeJson(const QJsonValue& value);

/// A reader of one object of a rule pack, key by key. Invalid values are added to `problems`, at most one per path;
/// once there is a problem, the values read are meaningless.
class JsonObjectView {
public:
    JsonObjectView(const QJsonValue& value, QString path, std::vector<RuleSetProblem>& problems);

    [[nodiscard]] const QString& path() const { return m_path; }
    [[nodiscard]] bool has(const char* key) const { return m_object.contains(QLatin1String{key}); }
    [[nodiscard]] QString pathOf(const char* key) const { return m_path + u'.' + QLatin1String{key}; }

    [[nodiscard]] QString requiredText(const char* key);
    [[nodiscard]] QString text(const char* key);
    [[nodiscard]] QStringList texts(const char* key);
    [[nodiscard]] bool flag(const char* key, bool usual = false);
    [[nodiscard]] std::optional<bool> optionalFlag(const char* key);
    [[nodiscard]] std::optional<double> number(const char* key, double least, double most);
    [[nodiscard]] std::optional<int> wholeNumber(const char* key, int least, int most);
    /// Returns a nonnegative length; std::nullopt if the key is missing.
    [[nodiscard]] std::optional<geometry::Length> inches(const char* key);
    [[nodiscard]] std::optional<geometry::Length> millimeters(const char* key);
    /// Returns a map from tag to number.
    [[nodiscard]] std::map<QString, double> numbers(const char* key);

    template <class Words> [[nodiscard]] auto optionalWord(const char* key, const Words& words) {
        using Meaning = std::remove_cvref_t<decltype(words[0].meaning)>;
        const QJsonValue value = take(key);
        return value.isUndefined() ? std::optional<Meaning>{} : meaningOf<Meaning>(pathOf(key), value, words);
    }
    template <class Words, class Meaning>
    [[nodiscard]] Meaning word(const char* key, const Words& words, Meaning usual) {
        return optionalWord(key, words).value_or(usual);
    }
    template <class Words> [[nodiscard]] auto requiredWord(const char* key, const Words& words) {
        return meaningOf<std::remove_cvref_t<decltype(words[0].meaning)>>(pathOf(key), take(key), words);
    }
    /// Returns a list of words; std::nullopt if the key is missing.
    template <class Words> [[nodiscard]] auto optionalWords(const char* key, const Words& words) {
        using Meaning = std::remove_cvref_t<decltype(words[0].meaning)>;
        std::optional<std::vector<Meaning>> meanings;
        const QJsonValue value = take(key);
        if (const auto list = listOf(pathOf(key), value)) {
            meanings.emplace();
            for (qsizetype i = 0; i < list->size(); ++i) {
                if (const auto meaning =
                        meaningOf<Meaning>(QStringLiteral("%1[%2]").arg(pathOf(key)).arg(i), list->at(i), words)) {
                    meanings->push_back(*meaning);
                }
            }
        }
        return meanings;
    }

    [[nodiscard]] std::optional<JsonObjectView> object(const char* key);
    [[nodiscard]] std::vector<JsonObjectView> objects(const char* key);

    /// Marks the keys as known without reading them.
    void pass(std::initializer_list<const char*> keys);
    /// Rejects all keys that were not read. Call last. In a line of a rule an unknown key is a condition that would be
    /// ignored, so the line would apply to more than its author meant.
    void rejectOtherKeys();

    void rejectInput(const QString& path, const QString& expected, const QJsonValue& found);
    void rejectInput(const RuleSetProblem& problem);
    /// Returns the number of problems of the whole rule set so far.
    [[nodiscard]] std::size_t problemCount() const { return m_problems->size(); }

private:
    [[nodiscard]] QJsonValue take(const char* key);
    [[nodiscard]] std::optional<QJsonArray> listOf(const QString& path, const QJsonValue& value);
    [[nodiscard]] std::optional<geometry::Length> length(const char* key, double nanometers);

    template <class Meaning, class Words>
    [[nodiscard]] std::optional<Meaning> meaningOf(const QString& path, const QJsonValue& value, const Words& words) {
        QStringList known;
        for (const auto& word : words) {
            if (value.isString() && value.toString() == QLatin1String{word.text}) {
                return word.meaning;
            }
            known.append(QLatin1String{word.text});
        }
        rejectInput(path, QStringLiteral("one of \"%1\"").arg(known.join(QStringLiteral("\", \""))), value);
        return {};
    }

    QJsonObject m_object;
    QString m_path;
    std::vector<RuleSetProblem>* m_problems;
    bool m_isObject; ///< false: the only problem to report is that the value is no object
    QStringList m_known;
};

} // namespace sightline::scenarios
