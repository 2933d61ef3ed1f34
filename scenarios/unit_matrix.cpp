#include "scenarios/unit_matrix.h"

#include "scenarios/matrix.h"
#include "scenarios/rules/rule_pack.h"

#include <QHash>

#include <algorithm>

namespace sightline::scenarios {

namespace {

struct Units {
    std::vector<UnitName> names;
    std::vector<std::pair<std::size_t, std::size_t>> pairs;
};

Units pairedUnits(const Scenario& scenario) {
    Units units{unitsOf(scenario), {}};
    for (std::size_t from = 0; from < units.names.size(); ++from) {
        for (std::size_t to = 0; to < units.names.size(); ++to) {
            if (units.names[from].player != units.names[to].player) {
                units.pairs.emplace_back(from, to);
            }
        }
    }
    return units;
}

/// Verdicts by the ids of the two models.
class VerdictBook {
public:
    void add(const Verdict& verdict) { m_verdicts.insert({verdict.observer.value, verdict.target.value}, &verdict); }
    [[nodiscard]] const Verdict* find(const ModelId& observer, const ModelId& target) const {
        return m_verdicts.value({observer.value, target.value}, nullptr);
    }

private:
    QHash<std::pair<QString, QString>, const Verdict*> m_verdicts;
};

std::vector<Verdict> judged(const PreparedTable& table, std::vector<Question> questions, const UnitMatrixOptions& options,
                            const std::stop_token& stop) {
    for (Question& question : questions) {
        question.wantDetails = options.wantDetails;
        question.toleranceMillimeters = options.toleranceMillimeters;
    }
    return judgeAll(table, questions, options.threads, stop);
}

bool modelsBlock(const RuleSet& rules) {
    const auto isAboutModels = [](const BlockLine& line) { return line.things.of == BlockerKind::Models; };
    return rules.pack && (std::ranges::any_of(rules.pack->block, isAboutModels) || std::ranges::any_of(rules.pack->neverFull, isAboutModels));
}

bool modelsGiveCover(const RuleSet& rules) {
    const auto countsModels = [](const CoverLine& line) { return line.things && line.things->of == BlockerKind::Models; };
    return rules.pack && std::ranges::any_of(rules.pack->cover, countsModels);
}

/// Which pairs a move can have changed. Lines run inside the box around the two bases; things are grown by half of the width of a line, far
/// less than the margin.
class Affected {
public:
    Affected(const Scenario& was, const Scenario& now, const std::vector<ModelId>& moved, bool modelsBlock) : m_moved{moved} {
        for (const ModelId& id : modelsBlock ? moved : std::vector<ModelId>{}) {
            m_boxes.push_back(boundsOf(was.model(id)->placed()));
            m_boxes.push_back(boundsOf(now.model(id)->placed()));
        }
        for (const Model& model : m_boxes.empty() ? std::vector<Model>{} : now.models) {
            m_bounds.insert(model.id.value, boundsOf(model.placed()));
        }
    }

    [[nodiscard]] bool hasMoved(const ModelId& id) const { return std::ranges::find(m_moved, id) != m_moved.end(); }

    [[nodiscard]] bool operator()(const ModelId& observer, const ModelId& target) const {
        if (hasMoved(observer) || hasMoved(target)) {
            return true;
        }
        if (m_boxes.empty()) {
            return false;
        }
        const geometry::Box a = m_bounds.value(observer.value);
        const geometry::Box b = m_bounds.value(target.value);
        const geometry::Length margin = geometry::Length::fromInches(1);
        const auto lowX = std::min(a.low.x, b.low.x) - margin;
        const auto lowY = std::min(a.low.y, b.low.y) - margin;
        const auto highX = std::max(a.high.x, b.high.x) + margin;
        const auto highY = std::max(a.high.y, b.high.y) + margin;
        return std::ranges::any_of(m_boxes, [&](const geometry::Box& box) {
            return box.low.x <= highX && box.high.x >= lowX && box.low.y <= highY && box.high.y >= lowY;
        });
    }

private:
    const std::vector<ModelId>& m_moved;
    std::vector<geometry::Box> m_boxes; ///< where the moved ones stood and stand
    QHash<QString, geometry::Box> m_bounds;
};

} // namespace

const UnitRuling* UnitMatrix::pair(const UnitName& from, const UnitName& to) const {
    const auto found = std::ranges::find_if(pairs, [&](const UnitRuling& ruling) { return ruling.from == from && ruling.to == to; });
    return found == pairs.end() ? nullptr : &*found;
}

UnitMatrix unitMatrixOf(const PreparedTable& table, const UnitMatrixOptions& options, const std::stop_token& stop) {
    const auto verdicts = judged(table, pairQuestions(table.scenario()), options, stop);
    if (stop.stop_requested()) {
        return {};
    }
    VerdictBook book;
    std::ranges::for_each(verdicts, [&](const Verdict& verdict) { book.add(verdict); });
    Units units = pairedUnits(table.scenario());
    UnitMatrix matrix{std::move(units.names), {}, options.wantDetails};
    for (const auto& [from, to] : units.pairs) {
        matrix.pairs.push_back(unitRulingFrom(
            table, matrix.units[from], matrix.units[to],
            [&](const ModelId& observer, const ModelId& target) -> const Verdict& { return *book.find(observer, target); }, stop));
    }
    return stop.stop_requested() ? UnitMatrix{} : matrix;
}

UnitMatrix unitMatrixAfter(const PreparedTable& table, const UnitMatrix& before, const Scenario& was, const UnitMatrixOptions& options,
                           const std::stop_token& stop) {
    const auto moved = movedOnly(was, table.scenario(), table.rules());
    if (!moved) {
        return unitMatrixOf(table, options, stop);
    }
    const Affected isAffected{was, table.scenario(), *moved, modelsBlock(table.rules())};
    auto questions = pairQuestions(table.scenario());
    std::erase_if(questions, [&](const Question& question) { return !isAffected(question.observer, question.target); });
    const auto verdicts = judged(table, std::move(questions), options, stop);
    if (stop.stop_requested()) {
        return {};
    }
    VerdictBook book;
    std::ranges::for_each(verdicts, [&](const Verdict& verdict) { book.add(verdict); });
    UnitMatrix matrix{before.units, {}, options.wantDetails && before.hasDetails};
    for (const UnitRuling& old : before.pairs) {
        const bool isNew = std::ranges::any_of(old.byObserver, [&](const ObserverRuling& ruling) {
            return std::ranges::any_of(ruling.verdicts, [&](const Verdict& verdict) { return isAffected(ruling.observer, verdict.target); });
        });
        if (!isNew) {
            matrix.pairs.push_back(old);
            continue;
        }
        const auto verdictOf = [&](const ModelId& observer, const ModelId& target) -> const Verdict& {
            if (const Verdict* anew = book.find(observer, target)) {
                return *anew;
            }
            const auto& kept = *std::ranges::find(old.byObserver, observer, &ObserverRuling::observer);
            return *std::ranges::find(kept.verdicts, target, &Verdict::target);
        };
        matrix.pairs.push_back(unitRulingFrom(table, old.from, old.to, verdictOf, stop));
    }
    return stop.stop_requested() ? UnitMatrix{} : matrix;
}

std::optional<std::vector<ModelId>> movedOnly(const Scenario& before, const Scenario& after, const RuleSet& rules) {
    if (before.models.size() != after.models.size() || before.terrain != after.terrain || before.rules != after.rules ||
        before.overrulings != after.overrulings || before.wallRulings != after.wallRulings || modelsGiveCover(rules)) {
        return {};
    }
    std::vector<ModelId> moved;
    for (std::size_t i = 0; i < before.models.size(); ++i) {
        const Model& model = after.models[i];
        if (before.models[i] == model) {
            continue;
        }
        Model back = model;
        back.position = before.models[i].position;
        back.facing = before.models[i].facing;
        if (back != before.models[i]) {
            return {};
        }
        moved.push_back(model.id);
    }
    return moved;
}

} // namespace sightline::scenarios
