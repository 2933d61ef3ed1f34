#pragma once

#include "tests/support/degenerate_boards.h"

#include <QTest>

namespace sightline::testsupport {

/// Whether rows have one of -1 for random boards.
enum class RandomRow { No, Yes };

/// Adds the column "kind", and a row for each kind of degenerate boards.
inline void addKindRows(RandomRow random = RandomRow::No) {
    QTest::addColumn<int>("kind");
    if (random == RandomRow::Yes) {
        QTest::newRow("random boards") << -1;
    }
    for (int kind = 0; kind < kDegenerateKinds; ++kind) {
        QTest::newRow(nameOf(static_cast<Degenerate>(kind))) << kind;
    }
}

} // namespace sightline::testsupport
