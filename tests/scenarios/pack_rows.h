#pragma once

#include "scenarios/rules/rule_set.h"

#include <QTest>

namespace sightline::testsupport {

/// Adds a column, and a row for the id of each rule pack that ships.
inline void addPackRows(const char* column = "id") {
    QTest::addColumn<QString>(column);
    for (const scenarios::RuleSet& rules : scenarios::shippedRuleSets()) {
        if (rules.pack) {
            QTest::newRow(qPrintable(rules.id)) << rules.id;
        }
    }
}

} // namespace sightline::testsupport
