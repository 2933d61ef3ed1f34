#include "scenarios/vision/senses.h"

#include "scenarios/vision/direct_perception.h"

#include <algorithm>

namespace sightline::scenarios {

namespace {

const Vision& plainVision() {
    static const Vision vision;
    return vision;
}

/// Returns a perception with no answers yet.
Perception unsettled(const ModelId& observer, const ModelId& target) {
    Perception perception{observer, target, observer, target, {}, {}, {}, {}, {}, {}, {}, {}, {}};
    std::ranges::transform(kAllSenses, std::back_inserter(perception.senses), [](Sense sense) {
        return SenseAnswer{sense, false, {}};
    });
    return perception;
}

/// Sets one reason for all senses.
void endEarly(Perception& perception, const SenseReason& why) {
    perception.early = why;
    for (SenseAnswer& answer : perception.senses) {
        answer.why = why;
    }
}

void grantSight(Perception& perception, const SenseReason& why) {
    endEarly(perception, why);
    perception.senses[0].proves = true;
    perception.proof.insert(Sense::Visual);
}

SenseReason inside(const char* code, const ModelId& what) { return {QLatin1String{code}, {}, {}, {}, {}, what}; }

std::size_t indexOf(const Scenario& scenario, const Model& model) {
    return static_cast<std::size_t>(&model - scenario.models.data());
}

/// A rider uses the base of its mount, if that is on the table. Source: docs/requirements.md, row S2.11.
SensedModel asSensed(const SenseTable& table, const Model& model) {
    const Scenario& scenario = table.scenario();
    const ModelVision& vision = table.vision().of(model.id);
    const Model* mount = vision.carriedHow == u"mounted" ? scenario.model(vision.carriedBy) : nullptr;
    const Model* stands = mount ? mount : &model;
    return {&model, &vision, stands, indexOf(scenario, *stands)};
}

/// Decides a pair without geometry, if possible, in the order of docs/requirements.md, rows S2.12 to S2.16; otherwise
/// the senses are evaluated.
bool endsBeforeTheTable(Perception& perception, const SenseTable& table) {
    const Scenario& scenario = table.scenario();
    const Vision& vision = table.vision();
    const ModelId& observer = perception.requestedOf;
    const ModelId& target = perception.requestedAbout;
    if (perception.observer == perception.target || observer == target) {
        grantSight(perception, {QStringLiteral("itself")});
        return true;
    }
    const ModelVision& from = vision.of(observer);
    const ModelVision& to = vision.of(target);
    if (!scenario.model(observer)) {
        endEarly(perception, {scenario.reserve(observer) ? QStringLiteral("observer-in-reserve")
                                                         : QStringLiteral("observer-off-table")});
        return true;
    }
    if (!scenario.model(target)) {
        endEarly(perception, {scenario.reserve(target) ? QStringLiteral("in-reserve") : QStringLiteral("off-table")});
        return true;
    }
    const bool observerSleeps = isAsleep(*scenario.model(observer), from);
    if (isInside(to) && (to.carriedBy != observer || observerSleeps)) {
        endEarly(perception, inside(to.carriedHow == u"swallowed" ? "swallowed" : "embarked", to.carriedBy));
        return true;
    }
    if (observerSleeps) {
        endEarly(perception, {QStringLiteral("asleep")});
        return true;
    }
    if (isInside(to)) {
        grantSight(perception, inside("carries", target));
        return true;
    }
    if (isInside(from)) {
        if (from.carriedBy != target) {
            endEarly(perception, inside("inside", from.carriedBy));
            return true;
        }
        grantSight(perception, inside("inside-it", target));
        // S2.8, in its original form.
        if (from.carriedHow == u"swallowed" && figuresOf(vision, observer).scent != 0) {
            perception.senses[static_cast<std::size_t>(Sense::Scent)].proves = true;
            perception.proof.insert(Sense::Scent);
        }
        return true;
    }
    return false;
}

struct Teller {
    ModelId model;
    QString how;
};

/// Returns the models that share their perception with this one, without duplicates. Source: docs/requirements.md, rows
/// S2.18 and S2.24.
std::vector<Teller> tellersOf(const SenseTable& table, const Model& observer) {
    std::vector<Teller> tellers;
    const auto add = [&](const ModelId& model, const QString& how) {
        if (!model.isEmpty() && model != observer.id &&
            std::ranges::find(tellers, model, &Teller::model) == tellers.end()) {
            tellers.push_back({model, how});
        }
    };
    const ModelVision& vision = table.vision().of(observer.id);
    if (vision.carriedHow == u"swallowed") {
        return tellers;
    }
    if (isInside(vision)) {
        add(vision.carriedBy, QStringLiteral("carrier"));
        return tellers;
    }
    add(vision.companion, QStringLiteral("companion"));
    if (!observer.unit.isEmpty()) {
        for (const Model& model : table.scenario().models) {
            if (model.unit == observer.unit && model.player == observer.player) {
                add(model.id, QStringLiteral("unit"));
            }
        }
    }
    return tellers;
}

/// Shares one hop: what the others perceive by themselves (`direct`), not what is shared with them.
template <class Direct> void addShared(Perception& perception, const SenseTable& table, const Direct& direct) {
    SenseAnswer& shared = perception.senses[static_cast<std::size_t>(Sense::Shared)];
    const Model* observer = table.scenario().model(perception.requestedOf);
    const Model* target = table.scenario().model(perception.requestedAbout);
    const QString early = perception.early ? perception.early->code : QString{};
    // Contact can be shared beyond all ranges, on another plane and inside a carrier.
    const bool canBeReported =
        early.isEmpty() || early == u"beyond-farthest" || early == u"other-plane" || early == u"inside";
    if (!observer || !target || !canBeReported) {
        shared.why = perception.early.value_or(SenseReason{QStringLiteral("nobody-tells")});
        return;
    }
    for (const Teller& teller : tellersOf(table, *observer)) {
        if (teller.model == target->id) {
            perception.sources.push_back({teller.model, teller.how, {Sense::Visual}}); // they know of each other
        } else if (const SenseSet by = direct(teller.model, target->id); !by.empty()) {
            perception.sources.push_back({teller.model, teller.how, by});
        }
    }
    if (perception.sources.empty()) {
        shared.why = {QStringLiteral("nobody-tells")};
        return;
    }
    const SenseSource& first = perception.sources.front();
    shared.proves = true;
    shared.why = {
        first.model == target->id ? QStringLiteral("of-its-own") : QStringLiteral("told"), {}, {}, {}, {}, first.model};
    perception.proof.insert(Sense::Shared);
}

} // namespace

bool Perception::isOutline() const {
    const auto isNoMore = [](SenseSet by) { return by.without({Sense::Shadow, Sense::Shared}).empty(); };
    return isContact() && isNoMore(proof) && std::ranges::all_of(sources, isNoMore, &SenseSource::by);
}

bool Perception::isSure() const {
    return isSureContact(proof.without({Sense::Shared})) ||
           std::ranges::any_of(sources, isSureContact, &SenseSource::by);
}

SenseTable::SenseTable(PreparedTable table) : m_lines{std::move(table)} {}

const Vision& SenseTable::vision() const { return scenario().vision ? *scenario().vision : plainVision(); }

const LightMap& SenseTable::light() const {
    std::call_once(m_lazy->once, [&] { m_lazy->light.emplace(scenario(), m_lines); });
    return *m_lazy->light;
}

Perception perceivesDirectly(const SenseTable& table,
                             const ModelId& observer,
                             const ModelId& target,
                             const Verdict* verdict,
                             RequestedLines lines) {
    Perception perception = unsettled(observer, target);
    const Vision& vision = table.vision();
    const ModelVision& from = vision.of(observer);
    const ModelVision& to = vision.of(target);
    if (!from.decoyOf.isEmpty()) {
        perception.requestedOf = from.decoyOf;
    }
    if (to.carriedHow == u"mounted" && table.scenario().model(to.carriedBy)) {
        perception.requestedAbout = to.carriedBy;
    }
    if (!endsBeforeTheTable(perception, table)) {
        const SensedModel looks = asSensed(table, *table.scenario().model(perception.requestedOf));
        const SensedModel isLookedAt = asSensed(table, *table.scenario().model(perception.requestedAbout));
        askSenses(perception, table, looks, isLookedAt, verdict, lines);
    }
    return perception;
}

SenseSet perceivedAlone(const SenseTable& table, const ModelId& observer, const ModelId& target) {
    return perceivesDirectly(table, observer, target, nullptr, RequestedLines::AsNeeded).proof;
}

Perception perceives(const SenseTable& table, const ModelId& observer, const ModelId& target, const Verdict* verdict) {
    Perception perception = perceivesDirectly(table, observer, target, verdict, RequestedLines::Both);
    addShared(perception, table,
              [&](const ModelId& from, const ModelId& to) { return perceivedAlone(table, from, to); });
    return perception;
}

std::vector<Perception> perceptionsOf(const SenseTable& table, std::stop_token stop, const PairProgress& tell) {
    std::map<std::pair<ModelId, ModelId>, SenseSet> known;
    const auto direct = [&](const ModelId& from, const ModelId& to) {
        const std::pair pair{from, to};
        auto found = known.find(pair);
        if (found == known.end()) {
            found = known.emplace(pair, perceivedAlone(table, from, to)).first;
        }
        return found->second;
    };
    std::vector<Perception> perceptions;
    const auto questions = pairQuestions(table.scenario());
    for (const Question& question : questions) {
        if (stop.stop_requested()) {
            break;
        }
        perceptions.push_back(
            perceivesDirectly(table, question.observer, question.target, nullptr, RequestedLines::Both));
        known.insert_or_assign({question.observer, question.target}, perceptions.back().proof);
        if (tell) {
            tell(perceptions.size(), questions.size());
        }
    }
    for (Perception& perception : perceptions) {
        if (stop.stop_requested()) {
            break;
        }
        addShared(perception, table, direct);
    }
    return perceptions;
}

Perception perceivesArea(const SenseTable& table, const ModelId& observer, const SensedArea& place) {
    Perception perception = unsettled(observer, {});
    const Scenario& scenario = table.scenario();
    const ModelVision& from = table.vision().of(observer);
    if (!scenario.model(observer)) {
        endEarly(perception, {scenario.reserve(observer) ? QStringLiteral("observer-in-reserve")
                                                         : QStringLiteral("observer-off-table")});
        return perception;
    }
    const SensedModel looks = asSensed(table, *scenario.model(observer));
    if (isAsleep(*looks.model, from)) {
        endEarly(perception, {QStringLiteral("asleep")});
        return perception;
    }
    if (isInside(from)) {
        endEarly(perception, inside("inside", from.carriedBy));
        return perception;
    }
    Model there;
    if (const auto* base = std::get_if<geometry::PlacedFootprint>(&place)) {
        there.base = base->footprint;
        there.position = base->position;
        there.facing = base->facing;
    } else {
        const auto& polygon = std::get<geometry::Polygon>(place);
        if (const auto hull = geometry::Footprint::hull(polygon.outline())) {
            there.base = *hull;
        }
    }
    there.height = geometry::Length::fromNanometers(1); // on the ground, and a solid among solids
    there.keywords = {QStringLiteral("mindless"), QStringLiteral("hidden-setup"), QStringLiteral("paralysed")};
    // A place is on the observer's plane.
    for (const QStringList* words : {&from.traits, &looks.model->states, &looks.model->keywords}) {
        std::ranges::copy_if(*words, std::back_inserter(there.keywords),
                             [](const QString& word) { return word.startsWith(u"plane:", Qt::CaseInsensitive); });
    }
    static const ModelVision nothing;
    askSenses(perception, table, looks, {&there, &nothing, &there, {}}, nullptr, RequestedLines::Both);
    for (const Sense sense : {Sense::Tremor, Sense::Telepathy, Sense::Scent, Sense::Shared, Sense::Detect}) {
        SenseAnswer& answer = perception.senses[static_cast<std::size_t>(sense)];
        answer = {sense, false, {QStringLiteral("of-models-only")}};
    }
    perception.proof =
        perception.proof.without({Sense::Tremor, Sense::Telepathy, Sense::Scent, Sense::Shared, Sense::Detect});
    return perception;
}

std::optional<SensedArea> areaNamed(const Scenario& scenario, const QString& id) {
    if (const Objective* objective = scenario.objective({id})) {
        return geometry::PlacedFootprint{objective->base, objective->position, {}};
    }
    if (const Zone* zone = scenario.zone({id})) {
        return zone->polygon;
    }
    if (const Piece* piece = scenario.piece({id}); piece && !piece->isWall()) {
        return std::get<geometry::Polygon>(piece->outline);
    }
    if (scenario.vision) {
        const auto& regions = scenario.vision->regions;
        const auto found = std::ranges::find(regions, id, &VisionRegion::id);
        if (found != regions.end()) {
            return found->outline;
        }
        const auto& lights = scenario.vision->lights;
        const auto light = std::ranges::find(lights, id, &TableLight::id);
        if (light != lights.end()) {
            return geometry::PlacedFootprint{
                *geometry::Footprint::round(geometry::Length::fromMillimeters(1)), light->position, {}};
        }
    }
    return {};
}

} // namespace sightline::scenarios
