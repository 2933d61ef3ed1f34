#pragma once

#include "geometry/base/tolerances.h"

namespace sightline::geometry::detail {

/// Returns the root of a function that rises through zero once in [low, high], by the method of false position with the
/// Illinois modification (M. Dowell and P. Jarratt, "A modified regula falsi method for computing the root of an
/// equation", BIT 11, 1971) and a bisection at every eighth step. Precondition: `value` is negative below the root and
/// positive above it. The root remains bracketed; the result is the lower end of a bracket of at most
/// `kFoundDirection`, or as narrow as doubles permit, or the root itself if it is hit. At most 200 steps.
template <class Function> double risingRoot(double low, double high, Function&& value) {
    double atLow = value(low);
    double atHigh = value(high);
    int side = 0;
    for (int i = 0; i < 200 && high - low > kFoundDirection; ++i) {
        double next = (low * atHigh - high * atLow) / (atHigh - atLow);
        if (i % 8 == 7 || !(next > low && next < high)) {
            next = (low + high) / 2;
            if (next == low || next == high) {
                break;
            }
        }
        const double atNext = value(next);
        if (atNext < 0) {
            low = next;
            atLow = atNext;
            atHigh *= side == -1 ? 0.5 : 1.0;
            side = -1;
        } else {
            high = next;
            atHigh = atNext;
            atLow *= side == 1 ? 0.5 : 1.0;
            side = 1;
            if (atNext == 0) {
                return next;
            }
        }
    }
    return low;
}

} // namespace sightline::geometry::detail
