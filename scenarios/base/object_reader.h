#pragma once

#include "geometry/base/angle.h"
#include "geometry/base/point.h"
#include "scenarios/base/diagnostic_list.h"
#include "scenarios/base/json_text.h"

#include <QJsonObject>
#include <QStringList>

#include <initializer_list>
#include <map>
#include <optional>
#include <utility>
#include <vector>

namespace sightline::scenarios {

/// The key under which any object keeps data of another program's file that only the writer of that format needs; never
/// reported as unknown.
inline constexpr auto kImportedKey = "imported";

/// The permitted range of a length.
enum class Range { Any, NotNegative, Positive };

/// Reads one object of the file key by key, reports errors, and records which keys were read.
///
/// Each function that reads a value returns std::nullopt, after reporting why, if the value is invalid. A missing key
/// yields std::nullopt too, without a report unless it is required.
class ObjectReader {
public:
    using Value = JsonText::Value;

    /// `kind` names the object in sentences: "a piece". Precondition: `object` is an object.
    ObjectReader(const JsonText& text, DiagnosticList& findings, Value object, QString kind);

    /// Returns the value of the key, `JsonText::kNone` if there is none.
    [[nodiscard]] Value member(const char* key);
    /// Returns the value of the key, and reports a missing one.
    [[nodiscard]] Value required(const char* key);

    [[nodiscard]] std::optional<QString> text(Value value);
    [[nodiscard]] std::optional<bool> boolean(Value value);
    [[nodiscard]] std::optional<double> number(Value value);
    [[nodiscard]] std::optional<geometry::Length> inches(Value value, Range range);
    [[nodiscard]] std::optional<geometry::Length> millimeters(Value value, Range range);
    [[nodiscard]] std::optional<geometry::Angle> degrees(Value value);
    [[nodiscard]] std::optional<geometry::Point> pointInInches(Value value);
    [[nodiscard]] std::optional<geometry::Point> pointInMillimeters(Value value);
    [[nodiscard]] std::optional<QStringList> texts(Value value);
    /// Returns the values of a list.
    [[nodiscard]] std::optional<std::vector<Value>> list(Value value);
    [[nodiscard]] bool isObject(Value value);

    /// True if the key is there; it does not count as read.
    [[nodiscard]] bool has(const char* key) const { return valueOf(key) != JsonText::kNone; }
    /// Returns the path of the object.
    [[nodiscard]] QString path() const { return m_text.path(m_object); }
    /// Counts the keys as read.
    void pass(std::initializer_list<const char*> keys);

    /// Return the value of a key; that of a missing one is empty, or `usual`.
    [[nodiscard]] QString text(const char* key) { return text(member(key)).value_or(QString{}); }
    [[nodiscard]] bool flag(const char* key, bool usual = false) { return boolean(member(key)).value_or(usual); }
    [[nodiscard]] std::optional<bool> boolean(const char* key) { return boolean(member(key)); }
    /// Reports a missing text and an empty one.
    [[nodiscard]] QString requiredText(const char* key);
    /// Returns a list of texts that are not empty.
    [[nodiscard]] QStringList texts(const char* key);
    /// Returns a number; one outside the range is an error.
    [[nodiscard]] std::optional<double> number(const char* key, double least, double most);
    [[nodiscard]] std::optional<int> wholeNumber(const char* key, int least, int most);
    /// Return a length that is not negative.
    [[nodiscard]] std::optional<geometry::Length> inches(const char* key);
    [[nodiscard]] std::optional<geometry::Length> millimeters(const char* key);
    /// Returns numbers from 0 to a million by their keys.
    [[nodiscard]] std::map<QString, double> numbers(const char* key);
    /// Returns a reader of an object, whose kind is that of this one; std::nullopt for other values.
    [[nodiscard]] std::optional<ObjectReader> object(const char* key);
    /// Returns readers of the objects of a list.
    [[nodiscard]] std::vector<ObjectReader> objects(const char* key);

    /// Return the meaning of a word; `words` lists pairs of `text` and `meaning`.
    template <class Words> [[nodiscard]] auto optionalWord(const char* key, const Words& words) {
        return meaningOf(member(key), words);
    }
    template <class Words, class Meaning>
    [[nodiscard]] Meaning word(const char* key, const Words& words, Meaning usual) {
        return optionalWord(key, words).value_or(usual);
    }
    template <class Words> [[nodiscard]] auto requiredWord(const char* key, const Words& words) {
        const Value value = member(key);
        if (value == JsonText::kNone) {
            wrongValue(key, oneOf(words));
        }
        return meaningOf(value, words);
    }
    /// Returns a list of words; std::nullopt if the key is missing.
    template <class Words> [[nodiscard]] auto optionalWords(const char* key, const Words& words) {
        std::optional<std::vector<std::remove_cvref_t<decltype(words[0].meaning)>>> meanings;
        if (const auto values = list(member(key))) {
            meanings.emplace();
            for (const Value value : *values) {
                if (const auto meaning = meaningOf(value, words)) {
                    meanings->push_back(*meaning);
                }
            }
        }
        return meanings;
    }

    /// Reports the keys that were not read as errors, where an ignored one would change the meaning. Call last.
    void rejectOtherKeys();
    /// Reports the keys that were not read, except for `kImportedKey`, and returns them. Call last.
    [[nodiscard]] QJsonObject unknownKeys();

    void error(Value at, DiagnosticText remark) { m_findings.add(Severity::Error, at, std::move(remark)); }
    void wrongType(Value at, const QString& expected);
    /// Reports the object as a whole.
    void wrongObject(const QString& expected) { wrongType(m_object, expected); }
    /// Reports the value of a key, which may be missing.
    void wrongValue(const char* key, const QString& expected);
    /// Reports the value at a path of the text.
    void wrongAt(const QString& path, const QString& expected) { wrongType(m_text.valueAt(path), expected); }
    /// Returns the number of errors of the whole text so far.
    [[nodiscard]] int errorCount() const { return m_findings.count(Severity::Error); }

private:
    [[nodiscard]] Value valueOf(const char* key) const;
    template <class Words> [[nodiscard]] static QString oneOf(const Words& words) {
        QStringList texts;
        for (const auto& word : words) {
            texts.append(QLatin1String{word.text});
        }
        return QStringLiteral("one of \"%1\"").arg(texts.join(QStringLiteral("\", \"")));
    }
    template <class Words> [[nodiscard]] auto meaningOf(Value value, const Words& words) {
        std::optional<std::remove_cvref_t<decltype(words[0].meaning)>> meaning;
        if (value == JsonText::kNone) {
            return meaning;
        }
        const QString text = m_text.type(value) == JsonType::String ? m_text.string(value) : QString{};
        for (const auto& word : words) {
            if (text == QLatin1String{word.text}) {
                meaning = word.meaning;
                return meaning;
            }
        }
        wrongType(value, oneOf(words));
        return meaning;
    }

    /// True if the value is there and of this type; reports another type.
    [[nodiscard]] bool is(Value value, JsonType type, const QString& expected);
    [[nodiscard]] std::optional<double> numberBetween(Value value, double least, double most);
    [[nodiscard]] std::optional<geometry::Length> length(Value value, Range range, double unitsPerInch);
    [[nodiscard]] std::optional<geometry::Point> point(Value value, double unitsPerInch);

    const JsonText& m_text;
    DiagnosticList& m_findings;
    Value m_object;
    QString m_kind;
    std::vector<std::pair<QString, Value>> m_members;
    std::vector<bool> m_asked;
    QStringList m_known;
};

} // namespace sightline::scenarios
