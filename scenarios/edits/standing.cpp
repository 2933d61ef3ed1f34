#include "scenarios/edits/standing.h"

#include "geometry/shapes/distance.h"
#include "geometry/sight/plan/resized_base.h"

#include <algorithm>

namespace sightline::scenarios {

namespace {

using geometry::Length;

/// How deep bases may overlap and still are in contact, as for the checks of a table.
const Length kContact = Length::fromMillimeters(0.02);

/// How much of a base meets something: any point of it, or more than a contact.
enum class Meeting { Any, Overlap };

/// Returns the base, or for overlaps what of it lies deeper than a contact; std::nullopt if nothing does.
std::optional<geometry::PlacedFootprint> baseOf(const Model& model, Meeting meeting) {
    return meeting == Meeting::Any ? model.placed() : geometry::containedInAllMoves(model.placed(), kContact);
}

template <class Outline> bool meets(const Model& model, const Outline& outline, Meeting meeting) {
    const auto base = baseOf(model, meeting);
    return base && touches(*base, outline);
}

bool standsOn(const Model& model, const Piece& piece, Meeting meeting = Meeting::Any) {
    return std::visit([&](const auto& outline) { return meets(model, outline, meeting); }, piece.outline);
}

bool overlap(const Model& a, const Model& b, Meeting meeting = Meeting::Any) {
    const auto base = baseOf(a, meeting);
    return base && geometry::nearestPoints(*base, b.placed()).gapMillimeters == 0.0;
}

bool isBoxOff(const geometry::Box& box, const Table& table) {
    return box.low.x < Length{} || box.low.y < Length{} || box.high.x > table.width || box.high.y > table.height;
}

/// True if the model overlaps a wall of the piece, or the piece itself if that cannot be entered.
bool isHinderedBy(const Model& model, const Piece& piece, Meeting meeting) {
    const bool isClosed = piece.isWall() || !isEnterable(piece);
    return (isClosed && !piece.isMat() && standsOn(model, piece, meeting)) ||
           std::ranges::any_of(piece.walls,
                               [&](const PieceWall& wall) { return meets(model, wall.polyline, meeting); });
}

/// True if something is met now that was not before, or is overlapped now and was not: what a base touched before it
/// may still touch, but not stand in. `is` and `was` tell whether it is met.
template <class Is, class Was> bool isNew(const Is& is, const Was& was) {
    return is(Meeting::Any) && (!was(Meeting::Any) || (is(Meeting::Overlap) && !was(Meeting::Overlap)));
}

/// True if the model overlaps the other one and did not before. Null: it was not there.
bool isBarredBy(const Model& model, const Model& before, const Model& other, const Model* otherBefore) {
    return other.id != model.id &&
           isNew([&](Meeting meeting) { return overlap(model, other, meeting); },
                 [&](Meeting meeting) { return otherBefore && overlap(before, *otherBefore, meeting); });
}

bool isBarredBy(const Model& model, const Model* before, const Piece& piece, const Piece* pieceBefore) {
    return isNew(
        [&](Meeting meeting) { return isHinderedBy(model, piece, meeting); },
        [&](Meeting meeting) { return before && pieceBefore && isHinderedBy(*before, *pieceBefore, meeting); });
}

} // namespace

bool leavesTable(const Scenario& scenario, std::span<const AnyId> elements) {
    return isBoxOff(boundsOf(scenario, elements), scenario.table);
}

/// Returns the models and other pieces that one of the elements meets.
static std::vector<AnyId> metBy(const Scenario& scenario, std::span<const AnyId> elements, Meeting meeting) {
    std::vector<AnyId> found;
    const auto isMoved = [&](const AnyId& id) { return std::ranges::find(elements, id) != elements.end(); };
    for (const AnyId& element : elements) {
        const auto* piece = std::get_if<PieceId>(&element) ? scenario.piece(std::get<PieceId>(element)) : nullptr;
        const auto* model = std::get_if<ModelId>(&element) ? scenario.model(std::get<ModelId>(element)) : nullptr;
        for (const Model& other : scenario.models) {
            if (!isMoved(other.id) && ((piece && !piece->isMat() && standsOn(other, *piece, meeting)) ||
                                       (model && overlap(*model, other, meeting)))) {
                found.emplace_back(other.id);
            }
        }
        for (const Piece& other : scenario.terrain) {
            if (model && !other.isMat() && standsOn(*model, other, meeting)) {
                found.emplace_back(other.id);
            }
        }
    }
    return found;
}

std::vector<AnyId> overlappedBy(const Scenario& scenario, std::span<const AnyId> elements) {
    return metBy(scenario, elements, Meeting::Any);
}

std::vector<AnyId> newlyOverlappedBy(const Scenario& before, const Scenario& after, std::span<const AnyId> elements) {
    std::vector<AnyId> found;
    for (const Meeting meeting : {Meeting::Any, Meeting::Overlap}) {
        const auto were = metBy(before, elements, meeting);
        for (const AnyId& id : metBy(after, elements, meeting)) {
            if (std::ranges::find(were, id) == were.end() && std::ranges::find(found, id) == found.end()) {
                found.push_back(id);
            }
        }
    }
    return found;
}

bool isEnterable(const Piece& piece) {
    static const QStringList places{"ruin",   "ruins",  "area",  "wood",  "woods", "forest",  "hill",
                                    "crater", "rubble", "marsh", "water", "smoke", "passable"};
    const auto names = [&](const QString& word) {
        return piece.kind.compare(word, Qt::CaseInsensitive) == 0 || piece.traits.contains(word, Qt::CaseInsensitive);
    };
    return !names(QStringLiteral("impassable")) && (piece.isMat() || std::ranges::any_of(places, names));
}

bool mayStand(const Scenario& scenario, const Model& model, const Model& before) {
    return !isBoxOff(boundsOf(model.placed()), scenario.table) &&
           std::ranges::none_of(scenario.models,
                                [&](const Model& other) { return isBarredBy(model, before, other, &other); }) &&
           std::ranges::none_of(scenario.terrain,
                                [&](const Piece& piece) { return isBarredBy(model, &before, piece, &piece); });
}

std::vector<AnyId> barringMove(const Scenario& before, const Scenario& after, std::span<const AnyId> elements) {
    std::vector<AnyId> found;
    const auto add = [&](const AnyId& id) {
        if (std::ranges::find(found, id) == found.end()) {
            found.push_back(id);
        }
    };
    for (const AnyId& element : elements) {
        if (const auto* id = std::get_if<ModelId>(&element)) {
            const Model& model = *after.model(*id);
            const Model& was = *before.model(*id);
            for (const Model& other : after.models) {
                if (isBarredBy(model, was, other, before.model(other.id))) { // it may move along
                    add(other.id);
                }
            }
            for (const Piece& piece : after.terrain) {
                if (isBarredBy(model, &was, piece, before.piece(piece.id))) {
                    add(piece.id);
                }
            }
        } else if (const auto* pieceId = std::get_if<PieceId>(&element)) {
            const Piece& piece = *after.piece(*pieceId);
            const Piece& was = *before.piece(*pieceId);
            for (const Model& model : after.models) {
                if (isBarredBy(model, before.model(model.id), piece, &was)) {
                    add(model.id);
                }
            }
        }
    }
    return found;
}

} // namespace sightline::scenarios
