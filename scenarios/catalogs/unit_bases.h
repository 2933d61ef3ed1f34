#pragma once

#include "geometry/footprint.h"

#include <QString>

#include <optional>

namespace sightline::scenarios {

/// The base that units of a name usually stand on.
struct UsualBase {
    geometry::Footprint base; ///< of a hull a rectangle that stands in for it
    bool isHull = false;      ///< a vehicle without a base, whose outline is not known
    QString word;             ///< what of the name told it, as the catalog has it
    friend bool operator==(const UsualBase&, const UsualBase&) = default;
};

/// A size in the name of a model, "(32 mm)" or "60 x 35 mm".
[[nodiscard]] std::optional<UsualBase> baseSizeInName(const QString& name);

/// Looks for words of `resources/catalogs/unit_bases.json` in a name: the most words at once, of equally many the last.
/// Plurals and capital letters do not matter. A size in the name, "(32 mm)", goes first. Nothing if no word is known.
[[nodiscard]] std::optional<UsualBase> usualBaseOf(const QString& name);

} // namespace sightline::scenarios
