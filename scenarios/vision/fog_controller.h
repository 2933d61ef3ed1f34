#pragma once

#include "scenarios/vision/fog.h"

#include <memory>

namespace sightline::scenarios {

/// The prepared inputs for the fog of a scenario, made once and used for each side.
class FogController {
public:
    /// Returns std::nullopt if the cells do not fit the table or the rule set is invalid.
    [[nodiscard]] static std::optional<FogController> of(const Scenario& scenario);
    [[nodiscard]] const FogTable& table() const { return *m_table; }
    [[nodiscard]] FogHelp help() const {
        return {m_prepared ? &*m_prepared : nullptr, m_lit ? &*m_lit : nullptr, m_senses ? &*m_senses : nullptr};
    }

private:
    std::shared_ptr<const FogTable> m_table;
    std::optional<PreparedTable> m_prepared;
    std::optional<geometry::CellSet> m_lit;
    std::optional<SenseTable> m_senses; ///< set where light, hiding or senses other than sight matter
};

} // namespace sightline::scenarios
