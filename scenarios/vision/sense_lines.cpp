#include "scenarios/vision/sense_lines.h"

#include "geometry/region/polygon_rings.h"
#include "scenarios/rules/rule_pack.h"
#include "scenarios/vision/sense.h"

#include <QJsonArray>

#include <algorithm>

namespace sightline::scenarios {

namespace {

const QString kBorder = QStringLiteral("sightline-border-of-region");

/// Returns the rule set extended by borders, which block sight only.
RuleSet withBorders(RuleSet rules) {
    rules.blocks.insert(rules.blocks.begin(), BlockRule{{}, kBorder, {}, BlockWhen::Always, {}});
    if (rules.pack) {
        auto pack = *rules.pack;
        BlockLine line;
        line.elements.tags = {kBorder};
        line.comparison = SizeComparison::Infinite;
        line.stopsFire = false;
        pack.block.push_back(std::move(line));
        rules.pack = std::make_shared<const RulePack>(std::move(pack));
    }
    rules.json.insert(kBorder, true); // differs from the rule set that it was made of
    return rules;
}

bool isFog(const VisionRegion& region) { return region.kind == u"fog"; }

bool isMagicDark(const VisionRegion& region) { return region.kind == u"magic-dark"; }

/// Adds the outline as an open line that ends where it begins.
void addBorders(std::vector<Piece>& terrain, const VisionRegion& region) {
    const std::vector<geometry::Ring> rings = ringsOf(region.outline);
    for (std::size_t i = 0; i < rings.size(); ++i) {
        geometry::Ring ring = rings[i];
        ring.push_back(ring.front());
        if (const auto wall = geometry::Wall::fromVertices(ring)) {
            Piece piece;
            piece.id = {kBorder + u':' + region.id + u':' + QString::number(i)};
            piece.outline = *wall;
            piece.traits = {kBorder};
            terrain.push_back(std::move(piece));
        }
    }
}

/// Only regions of nobody in particular: fog applies to all viewers.
template <class Kind> bool addRegions(Scenario& scenario, const Kind& isOfKind) {
    bool added = false;
    for (const VisionRegion& region : scenario.vision->regions) {
        if (isOfKind(region) && holdsFor(region, region.player, scenario.vision->turn)) {
            addBorders(scenario.terrain, region);
            added = true;
        }
    }
    return added;
}

bool obscures(const QString& word, const VisionProfile& profile) {
    return word == u"obscuring" || profile.obscuring.contains(word);
}

/// Removes what obscures, except for its walls.
bool dropObscuring(Scenario& scenario) {
    const VisionProfile& profile = scenario.vision->profile;
    bool dropped = false;
    std::vector<Piece> kept;
    for (Piece& piece : scenario.terrain) {
        const auto isObscuring = [&](const QString& word) { return obscures(word, profile); };
        if (!isObscuring(piece.kind) && std::ranges::none_of(piece.traits, isObscuring)) {
            kept.push_back(std::move(piece));
            continue;
        }
        dropped = true;
        if (piece.walls.empty()) {
            continue;
        }
        for (PieceWall& wall : piece.walls) {
            if (!wall.height && !piece.isMat()) {
                wall.height = effectiveHeight(piece);
            }
        }
        if (isObscuring(piece.kind)) {
            piece.kind.clear();
        }
        piece.traits.removeIf(isObscuring);
        piece.height = geometry::Length{};
        kept.push_back(std::move(piece));
    }
    scenario.terrain = std::move(kept);
    return dropped;
}

/// Opens windows and walls that shots pass.
bool openForFire(Scenario& scenario) {
    bool changed = false;
    for (Piece& piece : scenario.terrain) {
        for (PieceWall& wall : piece.walls) {
            const bool blocks = wall.blocksFire.value_or(wall.blocksSight && wall.kind != u"window");
            changed = changed || blocks != wall.blocksSight;
            wall.blocksSight = blocks;
        }
    }
    return changed;
}

/// Returns the table for such lines; std::nullopt if it is the plain one.
std::optional<PreparedTable> tableOf(SenseLine kind, const PreparedTable& plain) {
    Scenario scenario = plain.scenario();
    if (!scenario.vision) {
        scenario = withVision(std::move(scenario), Vision{});
    }
    bool hasBorders = false;
    bool isOther = false;
    if (kind == SenseLine::Nature || kind == SenseLine::Fire) {
        isOther = dropObscuring(scenario);
    }
    if (kind == SenseLine::Fire) {
        isOther = openForFire(scenario) || isOther;
    }
    if (kind == SenseLine::Sight || kind == SenseLine::MagicLight) {
        hasBorders = addRegions(scenario, isFog);
    }
    if (kind == SenseLine::Sight || kind == SenseLine::Nature) {
        hasBorders = addRegions(scenario, isMagicDark) || hasBorders;
    }
    if (!hasBorders && !isOther) {
        return {};
    }
    return PreparedTable{scenario, hasBorders ? withBorders(plain.rules()) : plain.rules()};
}

} // namespace

SenseLines::SenseLines(PreparedTable table) : m_plain{std::move(table)} {}

const PreparedTable& SenseLines::table(SenseLine kind) const {
    Made& made = (*m_made)[static_cast<std::size_t>(kind)];
    std::call_once(made.once, [&] { made.table = tableOf(kind, m_plain); });
    return made.table ? *made.table : m_plain;
}

bool SenseLines::passes(SenseLine kind, std::size_t from, std::size_t to, const Verdict* plain) const {
    const PreparedTable& asked = table(kind);
    const bool isPlain = &asked == &m_plain;
    if (kind == SenseLine::Fire && m_plain.rules().pack) {
        // If the pack rules on fire itself, its answer applies.
        Question question{m_plain.scenario().models[from].id, m_plain.scenario().models[to].id};
        question.wantDetails = false;
        *m_asked += plain ? 0 : 1;
        const auto fire = plain ? plain->ruling.lineOfFire : judge(m_plain, question).ruling.lineOfFire;
        if (fire) {
            return *fire;
        }
    }
    if (plain && isPlain) {
        return plain->ruling.visible;
    }
    ++*m_asked;
    return isSeen(asked, from, to);
}

std::vector<bool> SenseLines::passesTo(SenseLine kind, const Model& from, const std::vector<Model>& to) const {
    *m_asked += static_cast<int>(to.size());
    const PreparedTable& asked = table(kind);
    if (asked.rules().pack) {
        return seenByPack(asked, from, to);
    }
    std::vector<bool> passes;
    passes.reserve(to.size());
    for (const Model& target : to) {
        passes.push_back(visibilityBetween(asked, from, target) == geometry::Visibility::Clear);
    }
    return passes;
}

const VisionRegion* SenseLines::regionBetween(std::size_t from, std::size_t to) const {
    const auto& models = m_plain.scenario().models;
    Question question{models[from].id, models[to].id};
    question.wantDetails = false;
    const Verdict verdict = judge(table(SenseLine::Sight), question);
    if (!verdict.blockedAt || !m_plain.scenario().vision) {
        return nullptr;
    }
    const auto& regions = m_plain.scenario().vision->regions;
    const auto found = std::ranges::find_if(regions, [&](const VisionRegion& region) {
        return verdict.blockedAt->piece.value.startsWith(kBorder + u':' + region.id + u':');
    });
    return found == regions.end() ? nullptr : &*found;
}

std::vector<bool> seenByPack(const PreparedTable& table,
                             const Model& observer,
                             const std::vector<Model>& targets,
                             const std::stop_token& stop) {
    constexpr std::size_t kAtOnce = 512; // bounds the memory; preparing a table takes as long as tens of rulings
    Scenario ground;
    ground.table = table.scenario().table;
    ground.players = table.scenario().players;
    ground.terrain = table.scenario().terrain;
    ground.wallRulings = table.scenario().wallRulings;
    ground.models = {observer};
    ground.models.front().isProbe = true;
    std::vector<bool> seen(targets.size(), false);
    for (std::size_t first = 0; first < targets.size() && !stop.stop_requested(); first += kAtOnce) {
        Scenario asked = ground;
        const std::size_t last = std::min(first + kAtOnce, targets.size());
        for (std::size_t i = first; i < last; ++i) {
            asked.models.push_back(targets[i]);
            asked.models.back().id.value = QStringLiteral("%1 target-%2").arg(observer.id.value).arg(i);
            asked.models.back().isProbe = true;
        }
        const PreparedTable prepared{asked, table.rules()};
        for (std::size_t i = first; i < last && !stop.stop_requested(); ++i) {
            seen[i] = isSeen(prepared, 0, i - first + 1, stop);
        }
    }
    return seen;
}

} // namespace sightline::scenarios
