#include "scenarios/model/scenario.h"

#include <algorithm>

namespace sightline::scenarios {

namespace {

using geometry::Length;

template <class Elements, class AnId>
auto find(const Elements& elements, const AnId& id) -> const typename Elements::value_type* {
    const auto found = std::ranges::find_if(elements, [&](const auto& element) { return element.id == id; });
    return found == elements.end() ? nullptr : &*found;
}

} // namespace

Piece::Piece() = default;
Piece::Piece(const Piece& other) = default;
Piece::Piece(Piece&& other) noexcept = default;
Piece& Piece::operator=(const Piece& other) = default;
Piece& Piece::operator=(Piece&& other) noexcept = default;
Piece::~Piece() = default;
bool operator==(const Piece& a, const Piece& b) = default;

Model::Model() = default;
Model::Model(const Model& other) = default;
Model::Model(Model&& other) noexcept = default;
Model& Model::operator=(const Model& other) = default;
Model& Model::operator=(Model&& other) noexcept = default;
Model::~Model() = default;
bool operator==(const Model& a, const Model& b) = default;

Scenario::Scenario() = default;
Scenario::Scenario(const Scenario& other) = default;
Scenario::Scenario(Scenario&& other) noexcept = default;
Scenario& Scenario::operator=(const Scenario& other) = default;
Scenario& Scenario::operator=(Scenario&& other) noexcept = default;
Scenario::~Scenario() = default;
bool operator==(const Scenario& a, const Scenario& b) = default;

HeightClass heightClassOf(Length height) {
    if (height < Length::fromInches(2)) {
        return HeightClass::Low;
    }
    return height > Length::fromInches(5) ? HeightClass::Tall : HeightClass::Medium;
}

std::optional<Length> effectiveHeight(const Piece& piece) {
    if (piece.height) {
        return piece.height;
    }
    if (!piece.heightClass) {
        return {};
    }
    switch (*piece.heightClass) {
    case HeightClass::Low: return Length::fromInches(1.5);
    case HeightClass::Medium: return Length::fromInches(3.5);
    case HeightClass::Tall: return Length::fromInches(6);
    }
    return {};
}

HeightClass effectiveHeightClass(const Piece& piece) {
    if (piece.heightClass) {
        return *piece.heightClass;
    }
    return piece.height ? heightClassOf(*piece.height) : HeightClass::Tall;
}

const Player* Scenario::player(const PlayerId& id) const { return find(players, id); }
const Piece* Scenario::piece(const PieceId& id) const { return find(terrain, id); }
const Model* Scenario::model(const ModelId& id) const { return find(models, id); }
const Zone* Scenario::zone(const ZoneId& id) const { return find(zones, id); }
const Objective* Scenario::objective(const ObjectiveId& id) const { return find(objectives, id); }
const Label* Scenario::label(const LabelId& id) const { return find(labels, id); }
const Model* Scenario::reserve(const ModelId& id) const { return find(reserves, id); }

} // namespace sightline::scenarios
