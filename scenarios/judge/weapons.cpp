#include "scenarios/judge/weapons.h"

#include "scenarios/judge/prepared_table.h"
#include "scenarios/judge/regions.h"
#include "scenarios/judge/ruling.h"

#include <algorithm>
#include <array>

namespace sightline::scenarios {

namespace {

using geometry::PlacedFootprint;
using geometry::Polygon;

/// The lines to a target, or to its part in an arc.
struct Lines {
    bool ofSight = false;
    bool ofFire = false;
    bool isValid = true;
};

/// True if nothing but a blocked line of fire, which not every weapon needs, makes the target no valid one.
bool isValidButForFire(const Ruling& ruling) {
    constexpr std::array kLimits{"no-valid-target", "target-too-far", "target-not-nearest"};
    return ruling.validTarget ||
           (ruling.lineOfFire == false && std::ranges::none_of(ruling.reasons, [&](const Reason& reason) {
                return std::ranges::any_of(kLimits,
                                           [&](const char* code) { return reason.code == QLatin1String{code}; });
            }));
}

Lines linesOf(const Ruling& ruling) {
    return {ruling.visible, ruling.lineOfFire.value_or(ruling.visible), isValidButForFire(ruling)};
}

class Gunner {
public:
    Gunner(const PreparedTable& table, const Verdict& verdict, const std::stop_token& stop)
        : m_table{table},
          m_verdict{verdict},
          m_stop{stop},
          m_observer{*table.scenario().model(verdict.observer)},
          m_target{*table.scenario().model(verdict.target)} {}

    [[nodiscard]] WeaponRuling ruling(const Weapon& weapon) const {
        const geometry::Length distance = m_table.parts().pack ? m_verdict.ruling.distance : m_verdict.distance;
        const bool isTooFar = weapon.range && distance > *weapon.range;
        const bool isTooNear = distance < weapon.minRange;
        WeaponRuling ruling;
        ruling.inRange = !isTooFar && !isTooNear;
        const Lines lines = linesOf(weapon, ruling.inArc);
        const bool needsSight = weapon.line != WeaponLine::Fire;
        const bool needsFire = weapon.line != WeaponLine::Sight;
        const bool lacksSight = needsSight && !lines.ofSight;
        const bool lacksFire = needsFire && !lines.ofFire;
        ruling.hasLine = ruling.inArc && !lacksSight && !lacksFire;
        ruling.eligible = ruling.inRange && ruling.hasLine && lines.isValid;
        ruling.code = QString::fromLatin1(isTooFar         ? "out-of-range"
                                          : isTooNear      ? "too-near"
                                          : !ruling.inArc  ? "out-of-arc"
                                          : lacksSight     ? "no-line-of-sight"
                                          : lacksFire      ? "no-line-of-fire"
                                          : !lines.isValid ? "no-valid-target"
                                                           : "eligible");
        return ruling;
    }

private:
    Lines linesOf(const Weapon& weapon, bool& isInArc) const {
        const auto& printed = weapon.hasPrintedArc ? m_observer.arc : weapon.arc;
        const auto arc = printed ? arcOf(m_observer, *printed) : std::nullopt;
        if (!arc || liesWhollyIn(m_target.placed(), *arc)) {
            isInArc = true;
            return scenarios::linesOf(m_verdict.ruling);
        }
        const auto parts = partsInside(m_target.placed(), *arc);
        isInArc = !parts.empty();
        // What hides the whole target hides a part of it too.
        const Lines whole = scenarios::linesOf(m_verdict.ruling);
        return isInArc && (whole.ofSight || whole.ofFire)
                   ? linesInArc(*arc, m_target.body ? partsInside(m_target.placedBody(), *arc) : parts)
                   : whole;
    }

    Lines linesInArc(const Polygon& arc, const std::vector<PlacedFootprint>& parts) const {
        if (const auto& pack = m_table.parts().pack) {
            const auto& models = m_table.scenario().models;
            const auto index = [&](const Model& model) { return static_cast<std::size_t>(&model - models.data()); };
            return scenarios::linesOf(
                rulingOf(*pack, index(m_observer), index(m_target), false, m_stop, PlainSight::Unknown, &arc));
        }
        const bool isSeen = std::ranges::any_of(parts, [&](const PlacedFootprint& part) {
            Model inArc = m_target;
            inArc.base = part.footprint;
            inArc.body.reset();
            inArc.position = part.position;
            inArc.facing = part.facing;
            return visibilityBetween(m_table, m_observer, inArc, m_stop) == geometry::Visibility::Clear;
        });
        return {isSeen, isSeen, true};
    }

    const PreparedTable& m_table;
    const Verdict& m_verdict;
    const std::stop_token& m_stop;
    const Model& m_observer;
    const Model& m_target;
};

} // namespace

std::vector<WeaponRuling>
weaponRulingsOf(const PreparedTable& table, const Verdict& verdict, const std::stop_token& stop) {
    const Gunner gunner{table, verdict, stop};
    std::vector<WeaponRuling> rulings;
    for (const Weapon& weapon : table.scenario().model(verdict.observer)->weapons) {
        rulings.push_back(gunner.ruling(weapon));
    }
    return rulings;
}

} // namespace sightline::scenarios
