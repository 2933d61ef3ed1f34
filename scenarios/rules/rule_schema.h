#pragma once

#include <QJsonObject>
#include <QString>

namespace sightline::scenarios {

/// Returns a schema of resources/schema, such as "rule-pack", with all references and `allOf` resolved into the objects
/// that use them. What stands beside a reference, or later in the text, replaces what it brings. Each object that has
/// `properties` also has `x-order`, their keys in the order of the text. Precondition: there is such a schema.
[[nodiscard]] QJsonObject ruleSchema(const QString& name);

} // namespace sightline::scenarios
