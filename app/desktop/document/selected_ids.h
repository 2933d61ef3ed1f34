#pragma once

#include "scenarios/edits/edits.h"

#include <optional>
#include <set>
#include <variant>
#include <vector>

namespace sightline::app {

/// Returns those of the elements that are of one kind, in their order: `idsOf<ModelId>(selection)`.
template <class Id, class Elements> [[nodiscard]] std::vector<Id> idsOf(const Elements& elements) {
    std::vector<Id> ids;
    for (const scenarios::AnyId& element : elements) {
        if (const auto* id = std::get_if<Id>(&element)) {
            ids.push_back(*id);
        }
    }
    return ids;
}

/// Returns the selected element if there is only one and it is of this kind.
template <class Id> [[nodiscard]] std::optional<Id> onlyIdOf(const std::set<scenarios::AnyId>& selection) {
    const auto* id = selection.size() == 1 ? std::get_if<Id>(&*selection.begin()) : nullptr;
    return id ? std::optional{*id} : std::nullopt;
}

} // namespace sightline::app
