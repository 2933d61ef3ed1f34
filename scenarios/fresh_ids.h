#pragma once

#include "scenarios/scenario.h"

#include <QHash>
#include <QSet>
#include <QString>

#include <utility>

namespace sightline::scenarios {

/// True if anything of the scenario has this id: a player, a piece, a model, a zone, an objective, a label or a model
/// in reserve.
[[nodiscard]] bool hasId(const Scenario& scenario, const QString& id);

/// Ids that nothing of a scenario has, for many things that are added in one step.
class FreshIds {
public:
    explicit FreshIds(const Scenario& scenario);
    explicit FreshIds(QSet<QString> taken) : m_taken{std::move(taken)} {}
    /// The stem with the lowest number that makes it fresh: "ruin" gives "ruin-3". It is taken then.
    QString take(const QString& stem);

private:
    QSet<QString> m_taken;
    QHash<QString, int> m_tried; ///< for each stem the highest number that is taken for certain, and all below it
};

} // namespace sightline::scenarios
