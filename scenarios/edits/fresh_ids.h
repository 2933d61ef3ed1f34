#pragma once

#include "scenarios/model/scenario.h"

#include <QHash>
#include <QSet>
#include <QString>

#include <utility>

namespace sightline::scenarios {

/// True if any element of the scenario has this id: a player, a piece, a model, a zone, an objective, a label or a
/// model in reserve.
[[nodiscard]] bool hasId(const Scenario& scenario, const QString& id);

/// Generates unused ids for many elements that are added in one step.
class FreshIds {
public:
    explicit FreshIds(const Scenario& scenario);
    explicit FreshIds(QSet<QString> taken) : m_taken{std::move(taken)} {}
    /// Returns the stem with the lowest number that makes it unused, and reserves it: "ruin" gives "ruin-3".
    QString take(const QString& stem);

private:
    QSet<QString> m_taken;
    QHash<QString, int> m_tried; ///< for each stem the highest number up to which all are certainly taken
};

} // namespace sightline::scenarios
