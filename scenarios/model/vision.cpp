#include "scenarios/model/vision.h"

#include <algorithm>
#include <utility>

namespace sightline::scenarios {

Vision::Vision() = default;
Vision::Vision(const Vision& other) = default;
Vision::Vision(Vision&& other) noexcept = default;
Vision& Vision::operator=(const Vision& other) = default;
Vision& Vision::operator=(Vision&& other) noexcept = default;
Vision::~Vision() = default;
bool operator==(const Vision& a, const Vision& b) = default;

const VisionSide* Vision::side(const PlayerId& player) const {
    const auto found = std::ranges::find(sides, player, &VisionSide::player);
    return found == sides.end() ? nullptr : &*found;
}

const ModelVision& Vision::of(const ModelId& model) const {
    static const ModelVision plain;
    const auto found = models.find(model);
    return found == models.end() ? plain : found->second;
}

const Structure* Vision::structure(const QString& element) const {
    const auto found = std::ranges::find(structures, element, &Structure::element);
    return found == structures.end() ? nullptr : &*found;
}

void shareMemories(std::vector<VisionSide>& sides) {
    for (std::size_t i = 1; i < sides.size(); ++i) {
        for (std::size_t j = 0; j < i; ++j) {
            sides[i].knows.pieces.shareWith(sides[j].knows.pieces);
        }
    }
}

Scenario withVision(Scenario scenario, std::optional<Vision> vision) {
    scenario.vision = vision ? OptionalVision{*std::move(vision)} : OptionalVision{};
    return scenario;
}

} // namespace sightline::scenarios
