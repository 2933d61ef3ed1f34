#include "scenarios/questions/unit_matrix.h"

#include "scenarios/judge/bodies.h"
#include "scenarios/questions/matrix.h"
#include "scenarios/rules/rule_pack.h"

#include <QHash>

#include <algorithm>
#include <cmath>

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

std::vector<Verdict> judged(const PreparedTable& table,
                            std::vector<Question> questions,
                            const UnitMatrixOptions& options,
                            const std::stop_token& stop) {
    for (Question& question : questions) {
        question.wantDetails = options.wantDetails;
        question.wantRulingFigures = options.wantMargins;
        question.wantCoverMargin = false;
        if (options.toleranceOf) {
            question.toleranceMillimeters = options.toleranceOf(question.observer, question.target);
        }
    }
    return judgeAll(table, questions, options.threads, stop, options.judge);
}

bool speaksOfModels(const CoverLine& line) { return line.elements && line.elements->of == BlockerKind::Models; }

/// True if only obstacles between the two bases give cover by this trigger.
bool isAboutLines(CoverTrigger trigger) {
    return trigger == CoverTrigger::AnyLine || trigger == CoverTrigger::AllLines || trigger == CoverTrigger::Fraction ||
           trigger == CoverTrigger::NotFull || trigger == CoverTrigger::ClosestLine || trigger == CoverTrigger::Count;
}

/// True if models between two others affect them.
bool modelsMatterBetween(const RuleSet& rules) {
    const auto isAboutModels = [](const BlockLine& line) { return line.elements.of == BlockerKind::Models; };
    return rules.pack && (std::ranges::any_of(rules.pack->block, isAboutModels) ||
                          std::ranges::any_of(rules.pack->neverFull, isAboutModels) ||
                          std::ranges::any_of(rules.pack->cover, speaksOfModels));
}

/// True if models that are not between the two give cover.
bool modelsCoverAnywhere(const RuleSet& rules) {
    return rules.pack && std::ranges::any_of(rules.pack->cover, [](const CoverLine& line) {
               return speaksOfModels(line) && !isAboutLines(line.trigger);
           });
}

/// A bounding circle, in inches.
struct Circle {
    double x = 0.0;
    double y = 0.0;
    double radius = 0.0;

    explicit Circle(const Model& model) {
        const geometry::Box box = extentOf(model);
        x = (box.low.x.inches() + box.high.x.inches()) / 2;
        y = (box.low.y.inches() + box.high.y.inches()) / 2;
        radius = std::hypot((box.high.x - box.low.x).inches(), (box.high.y - box.low.y).inches()) / 2;
    }
};

/// Determines the pairs that a move may have changed. Lines run within the convex hull of the two bases' circles, or on
/// grids in cells that reach beyond them; obstacles are grown by half the width of a line.
class Affected {
public:
    Affected(const Scenario& was, const Scenario& now, const std::vector<ModelId>& moved, const RuleSet& rules)
        : m_moved{moved} {
        if (!modelsMatterBetween(rules)) {
            return;
        }
        const bool isGrid = rules.pack->space == Space::Square || rules.pack->space == Space::Hex;
        m_margin = kMargin + rules.pack->line.width.inches() + (isGrid ? 2 * rules.pack->cell.inches() : 0.0);
        for (const ModelId& id : moved) {
            m_positions.emplace_back(*was.model(id));
            m_positions.emplace_back(*now.model(id));
        }
        for (const Model& model : now.models) {
            m_circles.insert(model.id.value, Circle{model});
        }
    }

    [[nodiscard]] bool hasMoved(const ModelId& id) const { return std::ranges::find(m_moved, id) != m_moved.end(); }

    [[nodiscard]] bool operator()(const ModelId& observer, const ModelId& target) const {
        if (hasMoved(observer) || hasMoved(target)) {
            return true;
        }
        if (m_positions.empty()) {
            return false;
        }
        const Circle& a = *m_circles.constFind(observer.value);
        const Circle& b = *m_circles.constFind(target.value);
        return std::ranges::any_of(m_positions, [&](const Circle& place) {
            return distance(place, a, b) <= place.radius + std::max(a.radius, b.radius) + m_margin;
        });
    }

private:
    /// The margin, in inches, by which circles are enlarged beyond the width of a line and the cells of a grid. It
    /// exceeds all rounding; pairs that are included without need only cost time. Empirical.
    static constexpr double kMargin = 0.1;

    /// Returns the distance from the center of a circle to the segment between two others.
    static double distance(const Circle& from, const Circle& a, const Circle& b) {
        const double dx = b.x - a.x;
        const double dy = b.y - a.y;
        const double length = dx * dx + dy * dy;
        const double share =
            length > 0.0 ? std::clamp(((from.x - a.x) * dx + (from.y - a.y) * dy) / length, 0.0, 1.0) : 0.0;
        return std::hypot(a.x + share * dx - from.x, a.y + share * dy - from.y);
    }

    const std::vector<ModelId>& m_moved;
    double m_margin = 0.0;
    std::vector<Circle> m_positions; ///< previous and current positions of the moved models, if they matter
    QHash<QString, Circle> m_circles;
};

} // namespace

const UnitRuling* UnitMatrix::pair(const UnitName& from, const UnitName& to) const {
    const auto found =
        std::ranges::find_if(pairs, [&](const UnitRuling& ruling) { return ruling.from == from && ruling.to == to; });
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
            [&](const ModelId& observer, const ModelId& target) -> const Verdict& {
                return *book.find(observer, target);
            },
            stop));
    }
    return stop.stop_requested() ? UnitMatrix{} : matrix;
}

UnitMatrix unitMatrixAfter(const PreparedTable& table,
                           const UnitMatrix& before,
                           const Scenario& was,
                           const UnitMatrixOptions& options,
                           const std::stop_token& stop) {
    const auto moved = movedOnly(was, table.scenario(), table.rules());
    if (!moved) {
        return unitMatrixOf(table, options, stop);
    }
    const Affected isAffected{was, table.scenario(), *moved, table.rules()};
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
            return std::ranges::any_of(
                ruling.verdicts, [&](const Verdict& verdict) { return isAffected(ruling.observer, verdict.target); });
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
        before.overrulings != after.overrulings || before.wallRulings != after.wallRulings ||
        modelsCoverAnywhere(rules)) {
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
