#pragma once

#include "geometry/base/angle.h"
#include "geometry/base/point.h"
#include "scenarios/base/diagnostic_list.h"
#include "scenarios/base/json_file.h"

#include <QJsonObject>
#include <QStringList>

#include <initializer_list>
#include <map>
#include <optional>
#include <type_traits>
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
    using Value = JsonItem;

    /// `kind` names the object in sentences: "a piece". Precondition: `object` is an object.
    ObjectReader(const JsonItem& object, DiagnosticList& findings, QString kind);

    /// Returns the object.
    [[nodiscard]] const JsonItem& item() const { return m_object; }
    /// Returns the value of the key, an absent one if there is none.
    [[nodiscard]] Value member(const char* key);
    /// Returns the value of the key, and reports a missing one.
    [[nodiscard]] Value required(const char* key);

    [[nodiscard]] std::optional<QString> text(const Value& value);
    [[nodiscard]] std::optional<bool> boolean(const Value& value);
    [[nodiscard]] std::optional<double> number(const Value& value);
    [[nodiscard]] std::optional<geometry::Length> inches(const Value& value, Range range);
    [[nodiscard]] std::optional<geometry::Length> millimeters(const Value& value, Range range);
    [[nodiscard]] std::optional<geometry::Angle> degrees(const Value& value);
    [[nodiscard]] std::optional<geometry::Point> pointInInches(const Value& value);
    [[nodiscard]] std::optional<geometry::Point> pointInMillimeters(const Value& value);
    [[nodiscard]] std::optional<QStringList> texts(const Value& value);
    /// Returns the values of a list.
    [[nodiscard]] std::optional<std::vector<Value>> list(const Value& value);
    [[nodiscard]] bool isObject(const Value& value);

    /// True if the key is there; it does not count as read.
    [[nodiscard]] bool has(const char* key) const { return valueOf(key).isThere(); }
    /// Returns the path of the object.
    [[nodiscard]] QString path() const { return m_object.path(); }
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
    /// Return a reader of an object, whose kind is that of this one if none is given; std::nullopt for other values.
    [[nodiscard]] std::optional<ObjectReader> object(const char* key) { return object(member(key), m_kind); }
    [[nodiscard]] std::optional<ObjectReader> object(const char* key, const QString& kind) {
        return object(member(key), kind);
    }
    [[nodiscard]] std::optional<ObjectReader> object(const Value& value, const QString& kind);
    /// Returns the objects of a list.
    [[nodiscard]] std::vector<Value> objectsIn(const char* key);
    /// Returns readers of the objects of a list.
    [[nodiscard]] std::vector<ObjectReader> objects(const char* key) { return objects(key, m_kind); }
    [[nodiscard]] std::vector<ObjectReader> objects(const char* key, const QString& kind);

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
        if (!value.isThere()) {
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

    [[nodiscard]] DiagnosticList& findings() { return *m_findings; }
    void error(const Value& at, DiagnosticText remark) { m_findings->add(Severity::Error, at, std::move(remark)); }
    void warning(const Value& at, DiagnosticText remark) { m_findings->add(Severity::Warning, at, std::move(remark)); }
    /// Reports a value as an error. `sentence` has one place left, for what was found.
    void reject(const Value& at,
                const char* code,
                const QString& expected,
                const QString& sentence,
                const QStringList& ids = {});
    void wrongType(const Value& at, const QString& expected);
    /// Reports the object as a whole.
    void wrongObject(const QString& expected) { wrongType(m_object, expected); }
    /// Reports the value of a key, which may be missing.
    void wrongValue(const char* key, const QString& expected);
    /// Reports the value at a path of the text.
    void wrongAt(const QString& path, const QString& expected) { wrongType(m_object.atPath(path), expected); }
    /// Returns the number of errors of the whole text so far.
    [[nodiscard]] int errorCount() const { return m_findings->count(Severity::Error); }

private:
    [[nodiscard]] Value valueOf(const char* key) const;
    template <class Words> [[nodiscard]] static QString oneOf(const Words& words) {
        QStringList texts;
        for (const auto& word : words) {
            texts.append(QLatin1String{word.text});
        }
        return QStringLiteral("one of \"%1\"").arg(texts.join(QStringLiteral("\", \"")));
    }
    template <class Words> [[nodiscard]] auto meaningOf(const Value& value, const Words& words) {
        std::optional<std::remove_cvref_t<decltype(words[0].meaning)>> meaning;
        if (!value.isThere()) {
            return meaning;
        }
        const QString text = value.text();
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
    [[nodiscard]] bool is(const Value& value, JsonType type, const QString& expected);
    [[nodiscard]] std::optional<double> numberBetween(const Value& value, double least, double most);
    [[nodiscard]] std::optional<geometry::Length> length(const Value& value, Range range, double unitsPerInch);
    [[nodiscard]] std::optional<geometry::Point> point(const Value& value, double unitsPerInch);

    Value m_object;
    DiagnosticList* m_findings;
    QString m_kind;
    std::vector<std::pair<QString, Value>> m_members;
    std::vector<bool> m_asked;
    QStringList m_known;
};

/// What was read from a file, with the reader's diagnostics, none of which is an error.
template <class Value> struct Loaded {
    Value value;
    std::vector<Diagnostic> findings;
};

/// Parses the text of a file and reads its outermost value, an object. `kind` names it in sentences: "a scenario".
/// Errors: the text is no JSON, or that value no object, or a key occurs twice in an object, or `read` reports errors.
template <class Read>
[[nodiscard]] auto readObject(const QByteArray& bytes, const QString& fileName, const QString& kind, Read&& read)
    -> tl::expected<Loaded<std::invoke_result_t<Read, ObjectReader&>>, FileProblem> {
    const auto text = readJson(bytes, fileName);
    if (!text) {
        return tl::unexpected{text.error()};
    }
    DiagnosticList findings{fileName};
    reportRepeatedKeys(*text, findings);
    std::invoke_result_t<Read, ObjectReader&> value{};
    if (const JsonItem root{*text}; root.isObject()) {
        ObjectReader reader{root, findings, kind};
        value = read(reader);
    } else {
        const QString expected = QStringLiteral("%1, which is one object").arg(kind);
        findings.add(Severity::Error, root, DiagnosticText::expecting("wrong-type", expected, root.description()));
    }
    if (findings.hasErrors()) {
        return tl::unexpected{FileProblem{findings.findings()}};
    }
    return Loaded<std::invoke_result_t<Read, ObjectReader&>>{std::move(value), findings.findings()};
}

} // namespace sightline::scenarios
