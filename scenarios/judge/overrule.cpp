#include "scenarios/judge/overrule.h"

#include "scenarios/judge/bodies.h"
#include "scenarios/judge/prepared_table.h"
#include "scenarios/rules/rule_pack.h"

#include <algorithm>
#include <set>
#include <tuple>

namespace sightline::scenarios {

namespace {

using Numbers = std::vector<std::size_t>;

bool concerns(const SightPair& pair, const Question& question) {
    return pair.observer == question.observer && pair.target == question.target;
}

/// Specific rulings precede general ones.
std::tuple<bool, bool> precision(const WallRuling& ruling) {
    return {ruling.pair.has_value(), !ruling.rules.isEmpty()};
}

void giveMeaning(Scenario& scenario, const WallRuling& ruling) {
    const auto piece = std::ranges::find(scenario.terrain, ruling.piece, &Piece::id);
    if (piece == scenario.terrain.end()) {
        return;
    }
    if (!ruling.wall) {
        piece->kind = ruling.kind.value_or(piece->kind);
        if (ruling.blocksSight == false) {
            scenario.terrain.erase(piece);
        }
        return;
    }
    if (static_cast<std::size_t>(*ruling.wall) < piece->walls.size()) {
        PieceWall& wall = piece->walls[static_cast<std::size_t>(*ruling.wall)];
        wall.blocksSight = ruling.blocksSight.value_or(wall.blocksSight);
        wall.blocksFire = ruling.blocksFire ? ruling.blocksFire : wall.blocksFire;
        wall.kind = ruling.kind.value_or(wall.kind);
    }
}

/// Compares the answers that players use, without reasons and lines.
bool isSameAnswer(const Ruling& a, const Ruling& b) {
    const auto answer = [](const Ruling& r) {
        return std::tie(r.visible, r.fullyVisible, r.cover, r.coverOrder, r.lineOfFire, r.validTarget, r.inArc,
                        r.inRange, r.modifier, r.elevation, r.byLargest);
    };
    return answer(a) == answer(b);
}

/// The statement and the names of a reason, without its figures and regardless of the order of names: code, rule, word,
/// pieces and models.
using Statement = std::tuple<QString, QString, QString, std::set<QString>, std::set<QString>>;

Statement statementOf(const Reason& reason) {
    std::set<QString> pieces;
    std::set<QString> models;
    std::ranges::for_each(reason.pieces, [&](const PieceId& piece) { pieces.insert(piece.value); });
    std::ranges::for_each(reason.models, [&](const ModelId& model) { models.insert(model.value); });
    return {reason.code, reason.rule, reason.word, std::move(pieces), std::move(models)};
}

/// The statements of a ruling's reasons and of its nearest threshold.
std::set<Statement> statementsOf(const Ruling& ruling) {
    std::set<Statement> statements;
    std::ranges::for_each(ruling.reasons, [&](const Reason& reason) { statements.insert(statementOf(reason)); });
    if (ruling.margin) {
        statements.insert(statementOf(*ruling.margin));
    }
    return statements;
}

/// The pieces that block the geometry of a verdict, by their ids.
std::set<QString> geometricBlockers(const Verdict& verdict) {
    std::set<QString> pieces;
    if (!verdict.visible()) {
        std::ranges::for_each(verdict.blockedBy, [&](const PieceShare& share) { pieces.insert(share.piece.value); });
        if (verdict.blockedAt) {
            pieces.insert(verdict.blockedAt->piece.value);
        }
    }
    return pieces;
}

/// Compares what two verdicts of the same answer name as its reasons: those of the pack and the nearest threshold, or
/// without a pack the blockers of the geometry.
bool isSameProof(const Verdict& a, const Verdict& b) {
    if (a.ruling.status.isEmpty()) {
        return geometricBlockers(a) == geometricBlockers(b);
    }
    return statementsOf(a.ruling) == statementsOf(b.ruling);
}

bool holds(const QString& rules, const PreparedTable::Parts& parts) {
    return rules.isEmpty() || rules == parts.rules.id;
}

/// Returns the rulings about walls that apply to the question, by their indices.
Numbers wallsFor(const PreparedTable::Parts& parts, const Question& question) {
    Numbers numbers;
    for (std::size_t i = 0; i < parts.scenario.wallRulings.size(); ++i) {
        const WallRuling& ruling = parts.scenario.wallRulings[i];
        if (holds(ruling.rules, parts) && (!ruling.pair || concerns(*ruling.pair, question))) {
            numbers.push_back(i);
        }
    }
    return numbers;
}

/// Returns the overruling that applies to the question, one for these rules before one for any; null without one.
const Overruling* overrulingFor(const PreparedTable::Parts& parts, const Question& question) {
    const Overruling* found = nullptr;
    for (const Overruling& overruling : parts.scenario.overrulings) {
        if (concerns(overruling.pair, question) && holds(overruling.rules, parts) &&
            !isLapsed(overruling, parts.scenario) && (!found || !overruling.rules.isEmpty())) {
            found = &overruling;
        }
    }
    return found;
}

/// Returns the table on which these walls, by their indices among the rulings, mean what the judge said.
PreparedTable tableWith(const PreparedTable::Parts& parts, const Numbers& walls) {
    return parts.otherWalls->tableFor(walls, [&] {
        Scenario other = parts.scenario;
        std::vector<const WallRuling*> rulings;
        std::ranges::transform(walls, std::back_inserter(rulings),
                               [&](std::size_t i) { return &parts.scenario.wallRulings[i]; });
        std::ranges::stable_sort(rulings, {}, [](const WallRuling* ruling) { return precision(*ruling); });
        std::ranges::for_each(rulings, [&](const WallRuling* ruling) { giveMeaning(other, *ruling); });
        other.overrulings.clear();
        other.wallRulings.clear();
        return PreparedTable{other, parts.rules};
    });
}

class Overruler {
public:
    Overruler(const PreparedTable::Parts& parts, const Question& question, const std::stop_token& stop)
        : m_parts{parts}, m_question{question}, m_stop{stop} {
        m_question.keepAttempts = false;
    }

    void applyTo(Verdict& verdict) const {
        const Ruling own = verdict.ruling;
        OverruledAnswer before{own.visible, own.fullyVisible, own.cover, own.lineOfFire, {}};
        const auto walls = wallsFor(m_parts, m_question);
        if (!walls.empty()) {
            const Verdict other = verdictWith(walls);
            if (!m_stop.stop_requested()) {
                applyWalls(walls, other, verdict, before);
            }
        }
        if (const Overruling* overruling = overrulingFor(m_parts, m_question)) {
            before.by.insert(before.by.begin(), {overruling->by, {}, {}, false});
            decide(*overruling, verdict.ruling);
        } else {
            if (const Overruling* lapsed = lapsedOverruling()) {
                verdict.ruling.lapsed = lapsed->by;
                verdict.ruling.isLapsedByTerrain = lapseOf(*lapsed, scenario()) == Lapse::TerrainChanged;
            }
        }
        if (!before.by.empty()) {
            verdict.ruling.overruled = std::move(before);
        }
    }

private:
    [[nodiscard]] const Scenario& scenario() const { return m_parts.scenario; }
    [[nodiscard]] bool holds(const QString& rules) const { return scenarios::holds(rules, m_parts); }

    /// Returns the overruling about this pair that was made for other positions or other terrain; null without one.
    [[nodiscard]] const Overruling* lapsedOverruling() const {
        const auto found = std::ranges::find_if(scenario().overrulings, [&](const Overruling& overruling) {
            return concerns(overruling.pair, m_question) && holds(overruling.rules) && isLapsed(overruling, scenario());
        });
        return found == scenario().overrulings.end() ? nullptr : &*found;
    }

    [[nodiscard]] Verdict verdictWith(const Numbers& walls) const {
        return judge(tableWith(m_parts, walls), m_question, m_stop);
    }

    /// Takes over the ruling of `other`, the verdict with the walls as the judge has them. The answer is overruled only
    /// where it turns; where it stays, its reasons are those that hold with these walls.
    void applyWalls(const Numbers& walls, const Verdict& other, Verdict& verdict, OverruledAnswer& before) const {
        if (!isSameAnswer(verdict.ruling, other.ruling)) {
            const auto named =
                decisive(walls, [&](const Verdict& without) { return isSameAnswer(without.ruling, other.ruling); });
            for (const std::size_t wall : named) {
                const WallRuling& ruling = scenario().wallRulings[wall];
                before.by.push_back({ruling.by, ruling.piece, ruling.wall, !ruling.pair.has_value()});
            }
            verdict.ruling = other.ruling;
            addWalls(named, verdict.ruling);
            return;
        }
        const bool isProved = isSameProof(verdict, other);
        verdict.ruling = other.ruling;
        if (isProved) {
            return;
        }
        if (verdict.ruling.status.isEmpty()) {
            // Without a pack the ruling has neither of its own.
            verdict.ruling.reasons = other.reasons;
            verdict.ruling.certainty = other.certainty;
        }
        addWalls(decisive(walls, [&](const Verdict& without) { return isSameProof(without, other); }), verdict.ruling);
    }

    /// Returns the walls without which the verdict would not be the same; if there are none, all of them.
    template <class IsSame> [[nodiscard]] Numbers decisive(const Numbers& walls, const IsSame& isSame) const {
        Numbers named;
        for (const std::size_t wall : walls) {
            Numbers rest = walls;
            std::erase(rest, wall);
            if (walls.size() == 1 || (!rest.empty() && !isSame(verdictWith(rest)))) {
                named.push_back(wall);
            }
        }
        return named.empty() ? walls : named;
    }

    /// States the rulings of these walls before the other reasons.
    void addWalls(const Numbers& walls, Ruling& ruling) const {
        std::vector<Reason> reasons;
        for (const std::size_t wall : walls) {
            const WallRuling& decision = scenario().wallRulings[wall];
            Reason why;
            why.code = decision.pair ? QStringLiteral("wall-overruled") : QStringLiteral("wall-overruled-for-all");
            why.pieces = {decision.piece};
            why.word = decision.by.judge;
            why.note = decision.by.note;
            reasons.push_back(std::move(why));
        }
        ruling.reasons.insert(ruling.reasons.begin(), reasons.begin(), reasons.end());
    }

    void decide(const Overruling& overruling, Ruling& ruling) const {
        if (ruling.visible != overruling.visible) {
            ruling.line = {};
            ruling.seenShare.reset();
        }
        ruling.visible = overruling.visible;
        // How near the rule set's answer is to turning says nothing of the judge's, who also looked at the sculpt.
        ruling.certainty.reset();
        ruling.margin.reset();
        ruling.isMarginProved = false;
        ruling.coverCertainty.reset();
        ruling.coverMargin.reset();
        ruling.byLargest.reset();
        std::erase_if(ruling.reasons, [](const Reason& reason) { return isOfSculpt(reason); });
        ruling.fullyVisible = ruling.fullyVisible && overruling.visible;
        if (overruling.cover) {
            ruling.cover = *overruling.cover;
            ruling.coverOrder = orderOf(*overruling.cover);
        }
        Reason why;
        why.code = QStringLiteral("overruled");
        why.word = overruling.by.judge;
        why.note = overruling.by.note;
        ruling.reasons.insert(ruling.reasons.begin(), std::move(why));
    }

    /// A level unknown to the pack has no rank among its levels.
    [[nodiscard]] int orderOf(const QString& level) const {
        if (!m_parts.rules.pack) {
            return 0;
        }
        const auto& lines = m_parts.rules.pack->cover;
        const auto line = std::ranges::find(lines, level, &CoverLine::level);
        return line == lines.end() ? 0 : line->order;
    }

    const PreparedTable::Parts& m_parts;
    Question m_question;
    std::stop_token m_stop;
};

} // namespace

PreparedTable withWallsAsRuled(const PreparedTable& table) {
    const PreparedTable::Parts& parts = table.parts();
    Numbers walls;
    for (std::size_t i = 0; i < parts.scenario.wallRulings.size(); ++i) {
        if (const WallRuling& ruling = parts.scenario.wallRulings[i]; !ruling.pair && holds(ruling.rules, parts)) {
            walls.push_back(i);
        }
    }
    return walls.empty() ? table : tableWith(parts, walls);
}

PreparedTable withWallsAsRuled(const PreparedTable& table, const ModelId& observer, const ModelId& target) {
    const PreparedTable::Parts& parts = table.parts();
    const Numbers walls = wallsFor(parts, {observer, target});
    return walls.empty() ? table : tableWith(parts, walls);
}

bool isOverruledToVisible(const PreparedTable::Parts& parts, const Question& question) {
    const Overruling* overruling = overrulingFor(parts, question);
    return overruling && overruling->visible;
}

void overrule(const PreparedTable::Parts& parts,
              const Question& question,
              Verdict& verdict,
              const std::stop_token& stop) {
    if (!parts.scenario.overrulings.empty() || !parts.scenario.wallRulings.empty()) {
        Overruler{parts, question, stop}.applyTo(verdict);
    }
}

} // namespace sightline::scenarios
