#pragma once

#include "geometry/angle.h"
#include "geometry/point.h"
#include "scenarios/io/diagnostic_list.h"
#include "scenarios/io/json_text.h"

#include <QJsonObject>
#include <QStringList>

#include <optional>
#include <utility>
#include <vector>

namespace sightline::scenarios {

/// Under which any object keeps what a file of another program said and only the writer of its format needs; never
/// reported as unknown.
inline constexpr auto kImportedKey = "imported";

/// Which values a length may take.
enum class Range { Any, NotNegative, Positive };

/// Reads one object of the file key by key, reports what is wrong and remembers which keys it was asked for.
///
/// Each reader of a value returns nothing, and has reported why, if the value is not what it should be; a key that is
/// not there is nothing too, without a report unless it was required.
class ObjectReader {
public:
    using Value = JsonText::Value;

    /// `kind` names the object in sentences: "a piece". Precondition: `object` is an object.
    ObjectReader(const JsonText& text, DiagnosticList& findings, Value object, QString kind);

    /// The value of the key, `JsonText::kNone` if there is none.
    [[nodiscard]] Value member(const char* key);
    /// As `member`, but reports a missing key.
    [[nodiscard]] Value required(const char* key);

    [[nodiscard]] std::optional<QString> text(Value value);
    [[nodiscard]] std::optional<bool> boolean(Value value);
    [[nodiscard]] std::optional<double> number(Value value);
    /// The number of that key; one outside of the range is an error.
    [[nodiscard]] std::optional<double> numberBetween(const char* key, double least, double most);
    [[nodiscard]] std::optional<geometry::Length> inches(Value value, Range range);
    [[nodiscard]] std::optional<geometry::Length> millimeters(Value value, Range range);
    [[nodiscard]] std::optional<geometry::Angle> degrees(Value value);
    [[nodiscard]] std::optional<geometry::Point> pointInInches(Value value);
    [[nodiscard]] std::optional<geometry::Point> pointInMillimeters(Value value);
    [[nodiscard]] std::optional<QStringList> texts(Value value);
    /// The values of a list.
    [[nodiscard]] std::optional<std::vector<Value>> list(Value value);
    [[nodiscard]] bool isObject(Value value);

    /// Call last: reports the keys nobody asked for, but for `kImportedKey`, and returns them.
    [[nodiscard]] QJsonObject unknownKeys();

    void error(Value at, Remark remark) { m_findings.add(Severity::Error, at, std::move(remark)); }
    void wrongType(Value at, const QString& expected);

private:
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
