#include "scenarios/model/optional_vision.h"

#include "scenarios/model/vision.h"

#include <utility>

namespace sightline::scenarios {

OptionalVision::OptionalVision(Vision vision) : m_vision{std::make_shared<const Vision>(std::move(vision))} {}

bool operator==(const OptionalVision& a, const OptionalVision& b) {
    if (a.m_vision == b.m_vision) {
        return true;
    }
    return a.m_vision && b.m_vision && *a.m_vision == *b.m_vision;
}

} // namespace sightline::scenarios
