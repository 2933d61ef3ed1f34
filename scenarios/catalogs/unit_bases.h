#pragma once

#include "geometry/shapes/footprint.h"

#include <QString>

#include <optional>

namespace sightline::scenarios {

/// The usual base of units of a name.
struct UsualBase {
    geometry::Footprint base; ///< for a hull a rectangle that represents it
    bool isHull = false;      ///< true for a vehicle without a base, whose outline is unknown
    QString word;             ///< the deciding words, as the catalog has them
    friend bool operator==(const UsualBase&, const UsualBase&) = default;
};

/// Returns the size in the name of a model, "(32 mm)" or "60 x 35 mm"; std::nullopt if there is none.
[[nodiscard]] std::optional<UsualBase> baseSizeInName(const QString& name);

/// Returns the base for words of resources/catalogues/unit_bases.json in a name: the entry with the most words, among
/// equals the last. Plurals and case are ignored. A size in the name, "(32 mm)", has precedence. Returns std::nullopt
/// if no word is known.
[[nodiscard]] std::optional<UsualBase> usualBaseOf(const QString& name);

} // namespace sightline::scenarios
