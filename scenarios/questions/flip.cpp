#include "scenarios/questions/flip.h"

#include "geometry/shapes/distance.h"
#include "geometry/sight/plan/resized_base.h"
#include "scenarios/base/move_search.h"
#include "scenarios/base/parallel.h"
#include "scenarios/edits/standing.h"
#include "scenarios/judge/grid_places.h"
#include "scenarios/judge/ruling_moves.h"
#include "scenarios/model/assemblies.h"
#include "scenarios/questions/interim_flips.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <mutex>
#include <numbers>

namespace sightline::scenarios {

using geometry::Box;
using geometry::Length;
using geometry::Point;
using geometry::Vector;
using geometry::Visibility;

namespace {

Vector toVector(Move move) { return {Length::fromMillimeters(move.x), Length::fromMillimeters(move.y)}; }

/// Returns a radius of moves, enlarged by the rounding to whole nanometers.
Length radiusOf(double millimeters) {
    return Length::fromNanometers(static_cast<std::int64_t>(std::ceil(millimeters * 1e6)) + 2);
}

template <class Function> void eachOutline(const Piece& piece, Function&& function) {
    std::visit([&](const auto& outline) { function(outline, piece.height, piece.heightClass); }, piece.outline);
    for (const PieceWall& wall : piece.walls) {
        if (!wall.blocksSight) {
            continue;
        }
        const bool asPiece = !wall.height && !piece.isMat();
        function(wall.polyline, asPiece ? piece.height : wall.height, asPiece ? piece.heightClass : std::nullopt);
    }
}

template <class Function> void eachEdge(const geometry::Polygon& polygon, Function&& function) {
    const auto ring = [&](const geometry::Ring& corners) {
        for (std::size_t i = 0; i < corners.size(); ++i) {
            function(corners[i], corners[(i + 1) % corners.size()]);
        }
    };
    ring(polygon.outline());
    std::ranges::for_each(polygon.holes(), ring);
}

template <class Function> void eachEdge(const geometry::Wall& wall, Function&& function) {
    for (std::size_t i = 0; i + 1 < wall.vertices().size(); ++i) {
        function(wall.vertices()[i], wall.vertices()[i + 1]);
    }
}

Box boxOf(const Piece& piece) {
    std::optional<Box> box;
    eachOutline(piece, [&](const auto& outline, const auto&, const auto&) {
        eachEdge(outline, [&](Point a, Point b) {
            for (const Point p : {a, b}) {
                box = joined(box.value_or(Box{p, p}), {p, p});
            }
        });
    });
    return *box;
}

/// The pair whose verdict is to be turned.
struct FlipPair {
    const PreparedTable& table;
    const Model& observer;
    const Model& target;
    bool seen;
    std::vector<double> directions; ///< directions in radians in which a short move may lie
    std::optional<bool> isTarget;   ///< the current ruling, where the ruling is to be turned
    std::optional<GridPlaces> grid; ///< of a ruling: the cells that both models stand on
};

bool isOther(const FlipPair& pair, Visibility visibility) {
    return visibility == (pair.seen ? Visibility::Blocked : Visibility::Clear);
}
bool isSame(const FlipPair& pair, Visibility visibility) {
    return visibility == (pair.seen ? Visibility::Clear : Visibility::Blocked);
}

/// Returns the questions for moving one of the two models.
MoveQuestions questionsAboutModel(const FlipPair& pair, bool isObserver, const std::stop_token& stop) {
    const Model& model = isObserver ? pair.observer : pair.target;
    const auto look = [&pair, isObserver, stop](const Model& moved) {
        return isObserver ? visibilityBetween(pair.table, moved, pair.target, stop)
                          : visibilityBetween(pair.table, pair.observer, moved, stop);
    };
    const auto movedBy = [&model](Move move) {
        Model moved = model;
        moved.position = model.position + toVector(move);
        return moved;
    };
    // Parts of bases inside pieces are up to 1 micrometer too small, at the moved and at the original position alike; a
    // proof about all moves has to allow for both.
    const Length slack = pair.table.rules().ignorePieceHoldingAnEnd ? Length::fromNanometers(2'000) : Length{};
    MoveQuestions questions;
    questions.firstDirections = pair.directions;
    // An answer that a stop cut short says nothing.
    questions.turns = [&pair, look, movedBy, stop](Move move) {
        return isOther(pair, look(movedBy(move))) && !stop.stop_requested();
    };
    questions.noneTurns = [&pair, look, movedBy, slack, stop](Move middle, double radius) {
        Model all = movedBy(middle);
        const Length by = radiusOf(radius) + slack;
        // Growing a base never blocks a line.
        const auto resized = pair.seen ? containedInAllMoves(all.placedBody(), by)
                                       : std::optional{containingAllMoves(all.placedBody(), by)};
        if (!resized) {
            return false;
        }
        (all.body ? all.body->smallest : all.base) = resized->footprint;
        return isSame(pair, look(all)) && !stop.stop_requested();
    };
    return questions;
}

/// A piece that is moved with its group and with what it carries, on a table reduced to what may be between the two
/// models.
class PieceMoves {
public:
    PieceMoves(const FlipPair& pair, const PieceId& piece, std::stop_token stop)
        : m_pair{pair}, m_stop{std::move(stop)} {
        const Scenario& scenario = pair.table.scenario();
        m_moved = displacedWith(scenario, piece);
        m_bases = {boundsOf(pair.observer.placedBody()), boundsOf(pair.target.placedBody())};
        const Box around = joined(m_bases[0], m_bases[1]);
        m_others.models = {pair.observer, pair.target};
        for (const Piece& other : scenario.terrain) {
            if (std::ranges::find(m_moved, other.id) != m_moved.end()) {
                m_pieces.push_back(other);
            } else if (boxesMeet(boxOf(other), around)) {
                m_others.terrain.push_back(other);
            }
        }
        m_blockedWithout = visibilityOf(tableOf(m_others), 0, 1, m_stop) == Visibility::Blocked;
    }

    /// True if no move of it, however long, makes the pair visible.
    [[nodiscard]] bool isBlockedWithout() const { return m_blockedWithout; }

    [[nodiscard]] bool turns(Move move) const {
        return isOther(m_pair, visibilityOf(tableOf(with(movedBy(move))), 0, 1, m_stop));
    }

    [[nodiscard]] bool noneTurns(Move middle, double radius) const {
        if (!m_pair.seen && m_blockedWithout) {
            return true;
        }
        const std::vector<Piece> pieces = movedBy(middle);
        const Length by = radiusOf(radius);
        if (m_pair.table.rules().ignorePieceHoldingAnEnd && mayHoldAnEnd(pieces, by)) {
            return false;
        }
        return m_pair.seen ? isSeenPastAll(pieces, by) : isBlockedByAll(pieces, by);
    }

private:
    [[nodiscard]] PreparedTable tableOf(const Scenario& scenario) const {
        return PreparedTable{scenario, m_pair.table.rules()};
    }

    [[nodiscard]] std::vector<Piece> movedBy(Move move) const {
        Scenario alone;
        alone.terrain = m_pieces;
        std::vector<AnyId> ids{m_moved.begin(), m_moved.end()};
        return withMoved(std::move(alone), ids, toVector(move)).terrain;
    }

    [[nodiscard]] Scenario with(const std::vector<Piece>& pieces) const {
        Scenario scenario = m_others;
        scenario.terrain.insert(scenario.terrain.end(), pieces.begin(), pieces.end());
        return scenario;
    }

    [[nodiscard]] bool mayHoldAnEnd(const std::vector<Piece>& pieces, Length by) const {
        return std::ranges::any_of(pieces, [&](const Piece& piece) {
            const Box box = boxOf(piece);
            return std::ranges::any_of(m_bases, [&](const Box& base) { return boxesMeet(box, base, by); });
        });
    }

    /// True if a line passes everything that they cover during any of the moves.
    [[nodiscard]] bool isSeenPastAll(const std::vector<Piece>& pieces, Length by) const {
        Scenario scenario = with(pieces);
        int number = 0;
        for (const Piece& piece : pieces) {
            eachOutline(piece, [&](const auto& outline, const auto& height, const auto& heightClass) {
                eachEdge(outline, [&](Point a, Point b) {
                    Piece swept = piece;
                    swept.id.value = QStringLiteral("swept %1").arg(++number);
                    swept.outline = geometry::containingAllMoves(a, b, by);
                    swept.height = height;
                    swept.heightClass = heightClass;
                    swept.walls.clear();
                    swept.openings.clear();
                    scenario.terrain.push_back(std::move(swept));
                });
            });
        }
        return isSame(m_pair, visibilityOf(tableOf(scenario), 0, 1, m_stop));
    }

    /// True if no line passes what they cover during all of the moves.
    [[nodiscard]] bool isBlockedByAll(const std::vector<Piece>& pieces, Length by) const {
        Verdict verdict;
        verdict.observer = m_pair.observer.id;
        verdict.target = m_pair.target.id;
        geometry::CoverOptions options;
        options.directions = 0;
        options.wantProof = options.wantWidest = false;
        const auto cover = lineCoverOf(tableOf(with(pieces)), verdict, options, m_stop);
        if (!cover) {
            return false;
        }
        std::vector<int> moved;
        for (std::size_t i = 0; i < cover->pieces.size(); ++i) {
            if (std::ranges::find(m_moved, cover->pieces[i]) != m_moved.end()) {
                moved.push_back(static_cast<int>(i));
            }
        }
        return isBlockedWhenMoved(cover->lines, moved, by.millimeters(), m_stop);
    }

    const FlipPair& m_pair;
    std::stop_token m_stop;
    std::vector<PieceId> m_moved;
    std::vector<Piece> m_pieces;
    Scenario m_others;
    std::array<Box, 2> m_bases;
    bool m_blockedWithout = false;
};

/// Returns the elements that move together: the element itself and, for a piece, its group and what it carries.
std::vector<AnyId> movedWith(const Scenario& scenario, const AnyId& element) {
    if (const auto* piece = std::get_if<PieceId>(&element)) {
        const auto pieces = displacedWith(scenario, *piece);
        return {pieces.begin(), pieces.end()};
    }
    return {element};
}

/// Computes the state after the move, and confirms it with the judge.
void settle(Flip& flip, const FlipPair& pair, Move move) {
    const Scenario& scenario = pair.table.scenario();
    const std::vector<AnyId> elements = movedWith(scenario, flip.moved);
    const Vector by = toVector(move);
    const Scenario moved = withMoved(scenario, elements, by);
    Question question{pair.observer.id, pair.target.id};
    question.wantDetails = false;
    const Verdict after = judge(PreparedTable{moved, pair.table.rules()}, question);
    const bool turnsGeometry = isOther(pair, after.visibility);
    if (pair.isTarget ? mayBeTargeted(after.ruling) == *pair.isTarget : !turnsGeometry) {
        return;
    }
    if (pair.isTarget) {
        flip.turned = turnsGeometry ? FlippedAnswer::Both : FlippedAnswer::Ruling;
    }
    flip.by = by;
    flip.lengthMillimeters = std::hypot(by.x.millimeters(), by.y.millimeters());
    flip.leavesTable = leavesTable(moved, elements);
    flip.overlapped = newlyOverlappedBy(scenario, moved, elements);
    flip.barredBy = barringMove(scenario, moved, elements);
}

/// What stands on the grid of a game moves by whole cells: they are tried one by one, the nearest first.
void settleOnGrid(Flip& flip,
                  const FlipPair& pair,
                  const RulingMoves& moves,
                  const FlipOptions& options,
                  const std::stop_token& stop) {
    flip.atLeastMillimeters = options.reachMillimeters;
    int asked = 0;
    for (const Vector& by : pair.grid->movesWithin(options.reachMillimeters)) {
        const Move move{by.x.millimeters(), by.y.millimeters()};
        if (stop.stop_requested() || ++asked > options.maxRulings) {
            flip.atLeastMillimeters = std::min(flip.atLeastMillimeters, move.length());
            return;
        }
        if (moves.isTargetAfter(move) != *pair.isTarget && !stop.stop_requested()) {
            flip.atLeastMillimeters = std::min(flip.atLeastMillimeters, move.length());
            settle(flip, pair, move);
            return;
        }
    }
}

Flip rulingFlipOf(const FlipPair& pair, const AnyId& element, const FlipOptions& options, const std::stop_token& stop) {
    Flip flip;
    flip.moved = element;
    flip.turned = FlippedAnswer::Ruling;
    flip.turnsClear = !*pair.isTarget;
    const std::vector<AnyId> elements = movedWith(pair.table.scenario(), element);
    const RulingMoves moves{pair.table, pair.observer.id, pair.target.id, elements, options.reachMillimeters, stop};
    if (pair.grid && pair.grid->hold(pair.table.scenario(), elements)) {
        settleOnGrid(flip, pair, moves, options, stop);
        return flip;
    }
    const MoveQuestions questions{
        [&](Move move) { return moves.isTargetAfter(move) != *pair.isTarget && !stop.stop_requested(); },
        [&](Move middle, double radius) {
            return moves.isProvedAround(middle, radius, *pair.isTarget) && !stop.stop_requested();
        },
        pair.directions};
    const MoveLimits limits{options.reachMillimeters, options.closeMillimeters, options.closeRatio,
                            options.maxRulings,       options.maxProofs,        true};
    const MoveFound found = shortestMove(questions, limits, stop);
    flip.atLeastMillimeters = found.atLeast;
    if (found.shortest) {
        settle(flip, pair, *found.shortest);
    }
    return flip;
}

Flip flipOf(const FlipPair& pair, const AnyId& element, const FlipOptions& options, const std::stop_token& stop) {
    if (pair.isTarget) {
        return rulingFlipOf(pair, element, options, stop);
    }
    Flip flip;
    flip.moved = element;
    flip.turnsClear = !pair.seen;
    const MoveLimits limits{options.reachMillimeters, options.closeMillimeters, options.closeRatio,
                            options.maxQuestions};
    MoveFound found;
    if (const auto* piece = std::get_if<PieceId>(&element)) {
        const PieceMoves moves{pair, *piece, stop};
        if (stop.stop_requested()) {
            return flip;
        }
        if (!pair.seen && moves.isBlockedWithout()) {
            flip.atLeastMillimeters = std::numeric_limits<double>::infinity();
            return flip;
        }
        const MoveQuestions questions{
            [&](Move move) { return moves.turns(move) && !stop.stop_requested(); },
            [&](Move middle, double radius) { return moves.noneTurns(middle, radius) && !stop.stop_requested(); },
            pair.directions};
        found = shortestMove(questions, limits, stop);
    } else {
        found = shortestMove(questionsAboutModel(pair, element == AnyId{pair.observer.id}, stop), limits, stop);
    }
    flip.atLeastMillimeters = found.atLeast;
    if (found.shortest) {
        settle(flip, pair, *found.shortest);
    }
    return flip;
}

/// Returns the directions across the widest beam, or across the narrowest obstruction.
std::vector<double> likelyDirections(const PreparedTable& table, const ModelId& observer, const ModelId& target) {
    Verdict verdict;
    verdict.observer = observer;
    verdict.target = target;
    geometry::CoverOptions options;
    options.directions = 0;
    options.wantProof = false;
    const auto cover = lineCoverOf(table, verdict, options);
    if (!cover || cover->lines.parts.empty()) {
        return {};
    }
    const double across = cover->lines.parts[cover->lines.deciding].widest.theta + std::numbers::pi / 2;
    return {across, across + std::numbers::pi};
}

} // namespace

std::vector<Flip> flipsOf(const PreparedTable& table,
                          const ModelId& observer,
                          const ModelId& target,
                          std::span<const AnyId> elements,
                          const FlipOptions& options,
                          const std::stop_token& stop) {
    return flipsWithInterim(table, observer, target, elements, options, {}, stop);
}

std::vector<Flip> flipsWithInterim(const PreparedTable& table,
                                   const ModelId& observer,
                                   const ModelId& target,
                                   std::span<const AnyId> elements,
                                   const FlipOptions& options,
                                   const InterimFlip& interim,
                                   const std::stop_token& stop) {
    const Model& from = *table.scenario().model(observer);
    const Model& to = *table.scenario().model(target);
    const bool seen = visibilityBetween(table, from, to, stop) == Visibility::Clear;
    FlipPair pair{table, from, to, seen, likelyDirections(table, observer, target), {}, {}};
    if (answersByRuling(table, observer, target)) {
        Question question{observer, target};
        question.wantDetails = false;
        pair.isTarget = mayBeTargeted(judge(table, question, stop).ruling);
        pair.grid = GridPlaces::under(*table.rules().pack, from, to);
    }
    std::vector<Flip> flips(elements.size());
    std::mutex telling;
    int done = 0;
    forEachOnThreads(elements.size(), options.threads, [&](std::size_t i) {
        flips[i] = flipOf(pair, elements[i], options, stop);
        const std::scoped_lock lock{telling};
        ++done;
        if (interim && flips[i].by) {
            interim(flips[i]);
        }
        if (options.progress) {
            options.progress(done, static_cast<int>(elements.size()));
        }
    });
    return flips;
}

std::vector<AnyId> elementsToFlip(const PreparedTable& table, const Verdict& verdict, std::size_t maxPieces) {
    std::vector<AnyId> elements{verdict.target, verdict.observer};
    const auto addElement = [&](const AnyId& element) {
        if (elements.size() < maxPieces + 2 && std::ranges::find(elements, element) == elements.end()) {
            elements.push_back(element);
        }
    };
    const auto add = [&](const PieceId& id) {
        const Piece* piece = table.scenario().piece(id);
        const auto movesWithIt = [&](const AnyId& listed) {
            const auto* other = std::get_if<PieceId>(&listed);
            return other && piece && !piece->group.isEmpty() && table.scenario().piece(*other)->group == piece->group;
        };
        if (piece && !piece->locked && std::ranges::none_of(elements, movesWithIt)) {
            addElement(id);
        }
    };
    if (table.rules().pack && !verdict.ruling.overruled) {
        for (const Reason& reason : verdict.ruling.reasons) {
            std::ranges::for_each(reason.pieces, add);
            std::ranges::for_each(reason.models, addElement);
        }
    }
    for (const PieceShare& blocker : verdict.blockedBy) {
        add(blocker.piece);
    }
    geometry::CoverOptions options;
    options.directions = 0;
    options.wantProof = false;
    const auto cover = verdict.visible() ? lineCoverOf(table, verdict, options) : std::nullopt;
    if (!cover || cover->lines.parts.empty()) {
        return elements;
    }
    const geometry::CoverPart& part = cover->lines.parts[cover->lines.deciding];
    // Millimeters. An element bounds the widest beam if it begins or ends within this distance of it: the beam is exact
    // to `kClearanceError`, a hundredth of that, and elements farther away do not touch it. Empirical.
    constexpr double kAtBeam = 1e-3;
    for (const geometry::CoveredSpan& span : columnAt(part, part.widest.theta).covered) {
        const double apart = std::min(std::abs(span.high - (part.widest.offset - part.width / 2)),
                                      std::abs(span.low - (part.widest.offset + part.width / 2)));
        if (apart < kAtBeam) {
            add(cover->pieceOf(part.elements[static_cast<std::size_t>(span.element)]));
        }
    }
    return elements;
}

} // namespace sightline::scenarios
