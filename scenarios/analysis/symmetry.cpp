#include "scenarios/analysis/symmetry.h"

#include "geometry/shapes/distance.h"
#include "scenarios/edits/motions.h"

#include <algorithm>

namespace sightline::scenarios {

using geometry::Angle;
using geometry::Length;
using geometry::Point;

namespace {

/// A closed ring of corners, an open line, or a single point.
struct Outline {
    std::vector<Point> corners;
    bool isClosed = true;
};

/// An element to be matched, with its properties.
struct Element {
    AnyId id;
    QString build; ///< equal for partners
    Outline outline;
    Outline image; ///< mapped by the symmetry
};

/// Returns the largest distance of corresponding corners, minimized over all correspondences.
double farthestCorner(const Outline& a, const Outline& b) {
    const std::size_t count = a.corners.size();
    double best = kFarthestPartnerInches * 2;
    const std::size_t starts = a.isClosed ? count : 1;
    for (const bool backwards : {false, true}) {
        for (std::size_t start = 0; start < starts; ++start) {
            double worst = 0.0;
            for (std::size_t i = 0; i < count && worst < best; ++i) {
                const std::size_t at = backwards ? (start + count - 1 - i) % count : (start + i) % count;
                worst = std::max(worst, inchesBetween(a.corners[i], b.corners[at]));
            }
            best = std::min(best, worst);
        }
    }
    return best;
}

Motion motionOf(TableSymmetry symmetry, const Table& table) {
    const Length halfWidth = Length::fromNanometers(table.width.nanometers() / 2);
    const Length halfHeight = Length::fromNanometers(table.height.nanometers() / 2);
    switch (symmetry) {
    case TableSymmetry::HalfTurn: break;
    case TableSymmetry::MirrorLeftRight: return mirroring(halfWidth);
    case TableSymmetry::MirrorTopBottom: {
        // A reflection followed by a rotation of 180 degrees: exact.
        const Motion mirror = mirroring(halfWidth);
        const Motion turn = turning({halfWidth, halfHeight}, Angle::fromDegrees(180));
        return {[mirror, turn](Point p) { return turn.place(mirror.place(p)); }, turn.turn, true};
    }
    }
    return turning({halfWidth, halfHeight}, Angle::fromDegrees(180));
}

Outline moved(const Outline& outline, const Motion& motion) {
    Outline result{{}, outline.isClosed};
    std::ranges::transform(outline.corners, std::back_inserter(result.corners), motion.place);
    return result;
}

QString buildOf(const Piece& piece, const Outline& outline) {
    QStringList traits = piece.traits;
    traits.sort();
    const auto height = effectiveHeight(piece);
    const qsizetype holes =
        piece.isWall() ? 0 : static_cast<qsizetype>(std::get<geometry::Polygon>(piece.outline).holes().size());
    return QStringLiteral("piece %1 %2 %3 %4 %5 %6 %7 %8 %9")
        .arg(piece.isWall())
        .arg(outline.corners.size())
        .arg(holes)
        .arg(height ? height->nanometers() : -1)
        .arg(piece.elevation.nanometers())
        .arg(traits.join(u','))
        .arg(piece.walls.size())
        .arg(piece.openings.size())
        .arg(piece.kind);
}

std::vector<Element> elementsOf(const Scenario& scenario, const Motion& motion) {
    std::vector<Element> elements;
    for (const Piece& piece : scenario.terrain) {
        Outline outline;
        if (piece.isWall()) {
            const auto& corners = std::get<geometry::Wall>(piece.outline).vertices();
            outline = {{corners.begin(), corners.end()}, false};
        } else {
            const auto& corners = std::get<geometry::Polygon>(piece.outline).outline();
            outline = {{corners.begin(), corners.end()}, true};
        }
        elements.push_back({AnyId{piece.id}, buildOf(piece, outline), outline, moved(outline, motion)});
    }
    for (const Zone& zone : scenario.zones) {
        const auto& corners = zone.polygon.outline();
        const Outline outline{{corners.begin(), corners.end()}, true};
        elements.push_back({AnyId{zone.id}, QStringLiteral("zone %1 %2").arg(outline.corners.size()).arg(zone.kind),
                            outline, moved(outline, motion)});
    }
    for (const Objective& objective : scenario.objectives) {
        const Outline outline{{objective.position}, false};
        elements.push_back({AnyId{objective.id}, QStringLiteral("objective"), outline, moved(outline, motion)});
    }
    return elements;
}

struct Candidate {
    double off;
    std::size_t element;
    std::size_t partner;
};

} // namespace

QString nameOf(TableSymmetry symmetry) {
    switch (symmetry) {
    case TableSymmetry::HalfTurn: return QStringLiteral("half-turn");
    case TableSymmetry::MirrorLeftRight: return QStringLiteral("mirror-left-right");
    case TableSymmetry::MirrorTopBottom: break;
    }
    return QStringLiteral("mirror-top-bottom");
}

SymmetryStudy symmetryOf(const Scenario& scenario, TableSymmetry symmetry) {
    SymmetryStudy study;
    study.symmetry = symmetry;
    const auto elements = elementsOf(scenario, motionOf(symmetry, scenario.table));
    std::vector<Candidate> candidates;
    for (std::size_t i = 0; i < elements.size(); ++i) {
        for (std::size_t j = i; j < elements.size(); ++j) {
            if (elements[i].build == elements[j].build) {
                const double off = farthestCorner(elements[i].image, elements[j].outline);
                if (off <= kFarthestPartnerInches) {
                    candidates.push_back({off, i, j});
                }
            }
        }
    }
    std::ranges::stable_sort(candidates, {}, &Candidate::off);
    std::vector<char> isMatched(elements.size(), 0);
    for (const auto& [off, i, j] : candidates) {
        if (isMatched[i] != 0 || isMatched[j] != 0) {
            continue;
        }
        isMatched[i] = isMatched[j] = 1;
        study.worstInches = std::max(study.worstInches, off);
        study.elements.push_back({elements[i].id, elements[j].id, off});
        if (i != j) {
            study.elements.push_back({elements[j].id, elements[i].id, off});
        }
    }
    std::vector<SymmetricElement> alone;
    for (std::size_t i = 0; i < elements.size(); ++i) {
        if (isMatched[i] == 0) {
            alone.push_back({elements[i].id, {}, 0.0});
        }
    }
    study.alone = static_cast<int>(alone.size());
    std::ranges::stable_sort(study.elements, std::ranges::greater{}, &SymmetricElement::offInches);
    study.elements.insert(study.elements.begin(), alone.begin(), alone.end());
    return study;
}

std::vector<SymmetryStudy> symmetriesOf(const Scenario& scenario) {
    std::vector<SymmetryStudy> studies;
    for (const auto symmetry :
         {TableSymmetry::HalfTurn, TableSymmetry::MirrorLeftRight, TableSymmetry::MirrorTopBottom}) {
        studies.push_back(symmetryOf(scenario, symmetry));
    }
    std::ranges::stable_sort(studies, [](const SymmetryStudy& a, const SymmetryStudy& b) {
        return a.alone != b.alone ? a.alone < b.alone : a.worstInches < b.worstInches;
    });
    return studies;
}

} // namespace sightline::scenarios
