#pragma once

#include "geometry/footprint.h"

#include <QString>

#include <vector>

namespace sightline::scenarios {

/// The bases that one line of games uses.
struct BaseFamily {
    QString id;
    QString name;
    QString status; ///< "published": the sizes stand in a published list; "unverified": general knowledge
    std::vector<geometry::Footprint> bases;
    friend bool operator==(const BaseFamily&, const BaseFamily&) = default;
};

/// The families of `resources/bases.json` in its order, each with its round, then oval, then rectangular bases.
/// Oval and rectangular sizes are length (along the facing) by width.
[[nodiscard]] const std::vector<BaseFamily>& baseFamilies();

} // namespace sightline::scenarios
