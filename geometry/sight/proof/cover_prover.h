#pragma once

#include "geometry/sight/proof/line_cover.h"

#include <span>
#include <stop_token>
#include <vector>

namespace sightline::geometry::detail {

/// Search for the proof of one part of a cover, or for a free gap, by subdivision of the directions.
class CoverProver {
public:
    /// Creates a search. `insets` gives for each element the millimeters by which its covered interval is narrowed at
    /// either end; empty: none, infinite: the element does not count. A proof with insets remains valid for all
    /// positions to which the elements with one are moved together by at most that distance while they stay between the
    /// bases. Precondition: all finite insets but 0 are equal.
    CoverProver(CoverPart& part, std::vector<double> insets, int maxLeaves);

    /// Sets `proof`, `leaves`, `gaps`, `witness` and `witnessWidth` of the part.
    void prove(const std::stop_token& stop);

    /// Returns the lines of one direction, as `columnAt` does.
    [[nodiscard]] static CoverColumn column(const CoverPart& part, double theta);

private:
    struct Corner {
        Place place;
        double atFrom = 0.0; ///< offset in the first direction of the range
        double atTo = 0.0;
    };
    /// An element over a range of directions, with those of its corners that may be extreme.
    struct Reach {
        bool counts = false;
        double inset = 0.0;
        std::vector<Corner> low;
        std::vector<Corner> high;
    };

    void proveRange(double from, double to, const std::stop_token& stop);
    [[nodiscard]] std::optional<std::vector<CoverLink>> chainFor(double from, double to, double margin);
    void measure(double from, double to);
    [[nodiscard]] double splitOf(double from, double to) const;

    CoverPart& m_part;
    std::vector<double> m_insets;
    int m_maxLeaves;
    std::vector<double> m_borders; ///< directions at which elements appear or disappear, ascending
    std::vector<Reach> m_reaches;
    bool m_unfinished = false;
};

} // namespace sightline::geometry::detail
