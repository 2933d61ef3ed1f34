#pragma once

#include "tests/support/random.h"

#include <QtGlobal>

namespace sightline::testsupport {

/// Random numbers whose seed is told in the log of the test.
[[nodiscard]] inline Random toldRandom(std::uint64_t seed) {
    qInfo("seed %llu", static_cast<unsigned long long>(seed));
    return Random{seed};
}

} // namespace sightline::testsupport
