#include "scenarios/conformance/case_run.h"

#include "scenarios/analysis/region.h"
#include "scenarios/base/json_file.h"
#include "scenarios/judge/prepared_table.h"
#include "scenarios/judge/weapons.h"
#include "scenarios/rules/rule_set.h"

#include <algorithm>
#include <cmath>

namespace sightline::scenarios {

namespace {

QString word(bool value) { return value ? QStringLiteral("true") : QStringLiteral("false"); }
QString word(double value) { return QString::number(value, 'g', 9); }
QString word(const ExpectedFigure& figure) {
    return QStringLiteral("%1 ± %2").arg(word(figure.value), word(figure.error));
}

class Comparison {
public:
    explicit Comparison(CaseOutcome& outcome) : m_outcome{outcome} {}

    void about(const QString& subject) { m_subject = subject; }

    void same(const char* what, const std::optional<bool>& expected, const std::optional<bool>& found) {
        if (expected) {
            add(what, found == expected, word(*expected), found ? word(*found) : QStringLiteral("nothing"));
        }
    }
    void same(const char* what, const std::optional<QString>& expected, const QString& found) {
        if (expected) {
            add(what, found == *expected, *expected, found);
        }
    }
    /// `told` is the error that the answer states.
    void near(const char* what,
              const std::optional<ExpectedFigure>& expected,
              const std::optional<double>& found,
              double told = 0.0) {
        if (expected) {
            add(what, found && std::abs(*found - expected->value) <= expected->error + told, word(*expected),
                found ? word(*found) : QStringLiteral("nothing"));
        }
    }
    void blockers(const std::vector<std::pair<PieceId, ExpectedFigure>>& expected,
                  const std::vector<PieceShare>& found) {
        for (const auto& [piece, share] : expected) {
            const auto same = std::ranges::find(found, piece, &PieceShare::piece);
            near(qPrintable(QStringLiteral("blocked_by ") + piece.value), share,
                 same == found.end() ? std::nullopt : std::optional{same->share});
        }
        for (const PieceShare& share : found) {
            if (!expected.empty() &&
                std::ranges::find(expected, share.piece, [](const auto& one) { return one.first; }) == expected.end()) {
                add("blocked_by", false, QStringLiteral("no share of ") + share.piece.value, word(share.share));
            }
        }
    }

private:
    void add(const QString& what, bool holds, const QString& expected, const QString& found) {
        ++m_outcome.asked;
        if (!holds) {
            m_outcome.mismatches.push_back({m_subject + QStringLiteral(", ") + what, expected, found});
        }
    }

    CaseOutcome& m_outcome;
    QString m_subject;
};

tl::expected<RuleSet, FileProblem> rulesFor(const QString& id, const Scenario& scenario, const QString& path) {
    if (!id.isEmpty()) {
        if (const RuleSet* shipped = shippedRuleSet(id)) {
            return *shipped;
        }
        return rejectedFile(
            path, "unknown-rules", {}, {},
            QStringLiteral("No rule set with the id “%1” ships; name one that `sightline-cli rulesets` lists.")
                .arg(id));
    }
    if (auto own = ruleSetOf(scenario)) {
        return *own;
    }
    return rejectedFile(
        path, "unknown-rules", {}, {},
        QStringLiteral("The rule set of the scenario cannot be used; `sightline-cli validate` says why."));
}

/// Only rule packs measure distances of their own.
std::optional<double> packDistance(const PreparedTable& table, const Verdict& verdict) {
    return table.parts().pack ? std::optional{verdict.ruling.distance.inches()} : std::nullopt;
}

/// Returns the name of a weapon of the case that the observer lacks, if any.
QString
compareShots(Comparison& compare, const ExpectedVerdict& expected, const PreparedTable& table, const Verdict& verdict) {
    if (expected.shots.empty()) {
        return {};
    }
    const std::vector<Weapon>& weapons = table.scenario().model(verdict.observer)->weapons;
    const std::vector<WeaponRuling> rulings = weaponRulingsOf(table, verdict);
    for (const ExpectedShot& shot : expected.shots) {
        const auto weapon = std::ranges::find(weapons, shot.weapon, &Weapon::name);
        if (weapon == weapons.end()) {
            return shot.weapon;
        }
        const WeaponRuling& ruling = rulings[static_cast<std::size_t>(weapon - weapons.begin())];
        compare.about(QStringLiteral("%1 to %2 under %3, weapon %4")
                          .arg(verdict.observer.value, verdict.target.value, verdict.rules, shot.weapon));
        compare.same("in_range", shot.inRange, ruling.inRange);
        compare.same("in_arc", shot.inArc, ruling.inArc);
        compare.same("has_line", shot.hasLine, ruling.hasLine);
        compare.same("eligible", shot.eligible, ruling.eligible);
        compare.same("code", shot.code, ruling.code);
    }
    return {};
}

} // namespace

tl::expected<CaseOutcome, FileProblem> runCase(const SightCase& asked, const QString& path) {
    auto loaded = readScenarioFile(path);
    if (!loaded) {
        return tl::unexpected{loaded.error()};
    }
    CaseOutcome outcome{std::move(loaded->scenario), {}, 0, {}};
    const auto missing = [&](const ModelId& id) {
        return rejectedFile(
            path, "unknown-model", {}, {},
            QStringLiteral("The case asks about the model “%1”, which is not on the table.").arg(id.value));
    };
    Comparison compare{outcome};
    for (const ExpectedVerdict& expected : asked.verdicts) {
        const auto rules = rulesFor(expected.rules, outcome.scenario, path);
        if (!rules) {
            return tl::unexpected{rules.error()};
        }
        for (const ModelId& id : {expected.from, expected.to}) {
            if (!outcome.scenario.model(id)) {
                return missing(id);
            }
        }
        if (expected.from == expected.to) {
            return rejectedFile(
                path, "same-model", {}, {},
                QStringLiteral("The case asks whether the model “%1” sees itself; name two.").arg(expected.from.value));
        }
        Question question;
        question.observer = expected.from;
        question.target = expected.to;
        const PreparedTable table{outcome.scenario, *rules};
        const Verdict verdict = judge(table, question);
        compare.about(QStringLiteral("%1 to %2 under %3").arg(expected.from.value, expected.to.value, verdict.rules));
        const auto told = [&](std::optional<double> VolumeProof::*error) {
            return verdict.volume ? ((*verdict.volume).*error).value_or(0.0) : 0.0;
        };
        compare.same("visible", expected.visible, verdict.visible());
        compare.near("clearance_mm", expected.clearanceMillimeters, verdict.clearanceMillimeters,
                     told(&VolumeProof::clearanceErrorMillimeters));
        compare.near("seen_share", expected.seenShare, verdict.seenShare, told(&VolumeProof::seenShareError));
        compare.same("fully_visible", expected.fullyVisible, verdict.fullyVisible);
        compare.near("distance_in", expected.distanceInches, verdict.distance.inches());
        compare.blockers(expected.blockedBy, verdict.blockedBy);
        compare.same("ruling visible", expected.rulingVisible, verdict.ruling.visible);
        compare.same("ruling fully_visible", expected.rulingFullyVisible, verdict.ruling.fullyVisible);
        compare.same("ruling cover", expected.cover, verdict.ruling.cover);
        compare.same("ruling in_arc", expected.inArc, verdict.ruling.inArc);
        compare.same("ruling in_range", expected.inRange, verdict.ruling.inRange);
        compare.near("ruling distance_in", expected.measuredInches, packDistance(table, verdict));
        if (const QString lacking = compareShots(compare, expected, table, verdict); !lacking.isEmpty()) {
            return rejectedFile(
                path, "unknown-weapon", {}, {},
                QStringLiteral("The case asks about a weapon “%1” of the model “%2”, which has none of that name.")
                    .arg(lacking, expected.from.value));
        }
        outcome.verdicts.push_back(verdict);
    }
    for (const ExpectedRegion& expected : asked.regions) {
        const auto rules = rulesFor(expected.rules, outcome.scenario, path);
        if (!rules) {
            return tl::unexpected{rules.error()};
        }
        RegionQuestion question;
        question.range = expected.range;
        if (expected.from) {
            if (!outcome.scenario.model(*expected.from)) {
                return missing(*expected.from);
            }
            question.from.push_back(*expected.from);
        } else {
            question.samplePoints.push_back(*expected.at);
        }
        const SeenRegion seen = seenRegion(RegionTable{PreparedTable{outcome.scenario, *rules}}, question);
        compare.about(QStringLiteral("region under %1").arg(seen.rules));
        compare.near("area_sq_in", expected.squareInches, seen.areaSquareInches);
    }
    return outcome;
}

} // namespace sightline::scenarios
