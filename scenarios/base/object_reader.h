#pragma once

#include "geometry/base/angle.h"
#include "geometry/base/point.h"
#include "scenarios/base/diagnostic_list.h"
#include "scenarios/base/json_text.h"

#include <QJsonObject>
#include <QStringList>

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
    /// Returns the number of that key; a number outside the range is an error.
    [[nodiscard]] std::optional<double> numberBetween(const char* key, double least, double most);
    [[nodiscard]] std::optional<geometry::Length> inches(Value value, Range range);
    [[nodiscard]] std::optional<geometry::Length> millimeters(Value value, Range range);
    [[nodiscard]] std::optional<geometry::Angle> degrees(Value value);
    [[nodiscard]] std::optional<geometry::Point> pointInInches(Value value);
    [[nodiscard]] std::optional<geometry::Point> pointInMillimeters(Value value);
    [[nodiscard]] std::optional<QStringList> texts(Value value);
    /// Returns the values of a list.
    [[nodiscard]] std::optional<std::vector<Value>> list(Value value);
    [[nodiscard]] bool isObject(Value value);

    /// Reports the keys that were not read, except for `kImportedKey`, and returns them. Call last.
    [[nodiscard]] QJsonObject unknownKeys();

    void error(Value at, DiagnosticText remark) { m_findings.add(Severity::Error, at, std::move(remark)); }
    void wrongType(Value at, const QString& expected);

private:
    /// True if the value is there and of this type; reports another type.
    [[nodiscard]] bool is(Value value, JsonType type, const QString& expected);
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
