#include "scenarios/checks/checks.h"

#include "scenarios/checks/check_outlines.h"
#include "scenarios/checks/diagnostic_helpers.h"
#include "scenarios/checks/placement_checks.h"
#include "scenarios/edits/support.h"
#include "scenarios/edits/tape_lines.h"
#include "scenarios/judge/ruling_heights.h"
#include "scenarios/judge/sizes.h"
#include "scenarios/judge/terrain_meaning.h"
#include "scenarios/judge/wall_parts.h"
#include "scenarios/model/terrain_kinds.h"
#include "scenarios/vision/fog_table.h"
#include "scenarios/vision/sense.h"

#include <QHash>
#include <QSet>

#include <algorithm>
#include <cmath>
#include <limits>
#include <map>
#include <optional>

namespace sightline::scenarios {

namespace {

using geometry::Length;
using geometry::Polygon;
using geometry::Ring;
using geometry::Wall;

double edgeLength(const CheckedOutline& outline, std::size_t edge) {
    const auto between = outline.to(edge) - outline.from(edge);
    return std::hypot(static_cast<double>(between.x.nanometers()), static_cast<double>(between.y.nanometers()));
}

/// Reports openings that reach beyond the end or the top of their wall; the part inside still applies.
void checkOpenings(const Piece& piece, std::size_t index, DiagnosticCollector& diagnostics) {
    const auto check = [&](const Wall& wall, std::optional<Length> height, const std::vector<WallOpening>& openings,
                           const QString& path) {
        double length = 0.0;
        for (std::size_t i = 0; i + 1 < wall.vertices().size(); ++i) {
            const geometry::Vector way = wall.vertices()[i + 1] - wall.vertices()[i];
            length += std::hypot(static_cast<double>(way.x.nanometers()), static_cast<double>(way.y.nanometers()));
        }
        for (std::size_t k = 0; k < openings.size(); ++k) {
            // Nanometers. Openings are given in inches with some decimals, and the length of a slanting wall is
            // irrational; 1 micrometer, 0.00004 in, is more than the difference and less than anyone means. With less,
            // an opening up to the end of its wall would be reported. Empirical.
            constexpr double kRounding = 1000.0;
            const bool tooFar = static_cast<double>(openings[k].to.nanometers()) > length + kRounding;
            if (tooFar || (height && openings[k].top > *height)) {
                diagnostics.add(Severity::Warning, "opening-outside-wall",
                                path + QStringLiteral(".openings[%1]").arg(k), {piece.id.value},
                                (tooFar
                                     ? QStringLiteral("An opening in a wall of %1 reaches beyond the end of the wall.")
                                     : QStringLiteral("An opening in a wall of %1 reaches above the top of the wall."))
                                    .arg(called(piece)));
            }
        }
    };
    if (const auto* wall = std::get_if<Wall>(&piece.outline)) {
        check(*wall, effectiveHeight(piece), piece.openings, pathOf("terrain", index));
    }
    for (std::size_t w = 0; w < piece.walls.size(); ++w) {
        const PieceWall& wall = piece.walls[w];
        const auto height = wall.height || piece.isMat() ? wall.height : effectiveHeight(piece);
        check(wall.polyline, height, wall.openings, pathOf("terrain", index) + QStringLiteral(".walls[%1]").arg(w));
    }
}

void checkOutlines(const Scenario& scenario, const CheckSettings& settings, DiagnosticCollector& diagnostics) {
    for (std::size_t i = 0; i < scenario.terrain.size(); ++i) {
        const Piece& piece = scenario.terrain[i];
        double perimeter = 0.0;
        for (const CheckedOutline& outline : outlinesOf(piece, i)) {
            double shortest = std::numeric_limits<double>::infinity();
            std::size_t at = 0;
            for (std::size_t e = 0; e < outline.edges(); ++e) {
                const double length = edgeLength(outline, e);
                perimeter += outline.isPieceWall ? 0.0 : length;
                at = length < shortest ? e : at;
                shortest = std::min(shortest, length);
            }
            if (shortest < static_cast<double>(settings.tinyEdge.nanometers())) {
                diagnostics.add(Severity::Warning, "tiny-edge", outline.path, {piece.id.value},
                                QStringLiteral("The outline of %1 has an edge of only %2 mm, at (%3, %4) in.")
                                    .arg(called(piece), QString::number(shortest / 1e6, 'f', 3),
                                         QString::number(outline.from(at).x.inches(), 'f', 2),
                                         QString::number(outline.from(at).y.inches(), 'f', 2)));
            }
        }
        if (const auto* polygon = std::get_if<Polygon>(&piece.outline); polygon != nullptr && perimeter > 0.0) {
            const double width = 2.0 * polygon->areaSquareInches() * 25.4e6 * 25.4e6 / perimeter;
            if (width < static_cast<double>(settings.sliver.nanometers())) {
                diagnostics.add(
                    Severity::Warning, "sliver", pathOf("terrain", i) + QStringLiteral(".footprint"), {piece.id.value},
                    QStringLiteral("The piece %1 is a sliver, %2 mm thick; a wall of no thickness may be meant.")
                        .arg(called(piece), QString::number(width / 1e6, 'f', 2)));
            }
        }
        checkOpenings(piece, i, diagnostics);
        const bool flatWall = piece.isWall() && piece.isMat();
        const bool flatPart =
            std::ranges::any_of(piece.walls, [](const PieceWall& wall) { return wall.height == Length{}; });
        if (flatWall || flatPart) {
            diagnostics.add(Severity::Warning, "wall-without-height", pathOf("terrain", i), {piece.id.value},
                            QStringLiteral("A wall of %1 has the height 0 and blocks nothing.").arg(called(piece)));
        }
    }
}

/// Equal for outlines that cover the same area, regardless of their first vertex.
std::vector<Ring> canonicalRings(const Piece& piece) {
    const auto* polygon = std::get_if<Polygon>(&piece.outline);
    if (polygon == nullptr) {
        Ring line = std::get<Wall>(piece.outline).vertices();
        if (!line.empty() && line.back() < line.front()) {
            std::ranges::reverse(line);
        }
        return {line};
    }
    std::vector<Ring> rings = polygon->holes();
    std::ranges::for_each(rings, [](Ring& ring) { std::ranges::rotate(ring, std::ranges::min_element(ring)); });
    std::ranges::sort(rings);
    Ring outline = polygon->outline();
    std::ranges::rotate(outline, std::ranges::min_element(outline));
    rings.insert(rings.begin(), std::move(outline));
    return rings;
}

void checkDuplicates(const Scenario& scenario, DiagnosticCollector& diagnostics) {
    std::map<std::vector<Ring>, std::vector<std::size_t>> places;
    for (std::size_t i = 0; i < scenario.terrain.size(); ++i) {
        places[canonicalRings(scenario.terrain[i])].push_back(i);
    }
    std::vector<std::pair<std::size_t, std::size_t>> pairs;
    for (const auto& [rings, indices] : places) {
        for (std::size_t k = 1; k < indices.size(); ++k) {
            for (std::size_t before = 0; before < k; ++before) {
                const Piece& a = scenario.terrain[indices[before]];
                const Piece& b = scenario.terrain[indices[k]];
                if (a.elevation == b.elevation && effectiveHeight(a) == effectiveHeight(b)) {
                    pairs.emplace_back(indices[before], indices[k]);
                    break;
                }
            }
        }
    }
    std::ranges::sort(pairs, {}, [](const auto& pair) { return pair.second; });
    for (const auto& [i, j] : pairs) {
        diagnostics.add(Severity::Warning, "duplicate-piece", pathOf("terrain", j),
                        {scenario.terrain[i].id.value, scenario.terrain[j].id.value},
                        QStringLiteral("The piece %1 lies exactly on %2, with the same height.")
                            .arg(called(scenario.terrain[j]), called(scenario.terrain[i])));
    }
}

void checkParents(const Scenario& scenario, DiagnosticCollector& diagnostics) {
    QHash<QString, std::size_t> indexOf;
    for (std::size_t i = 0; i < scenario.terrain.size(); ++i) {
        indexOf.insert(scenario.terrain[i].id.value, i);
    }
    QSet<QString> settled; // pieces whose chain of parents was followed
    for (std::size_t i = 0; i < scenario.terrain.size(); ++i) {
        const Piece& piece = scenario.terrain[i];
        if (!piece.parent.isEmpty() && !indexOf.contains(piece.parent)) {
            diagnostics.add(
                Severity::Warning, "unknown-parent", pathOf("terrain", i) + QStringLiteral(".parent"), {piece.id.value},
                QStringLiteral("There is no piece with the id \"%1\" to be the parent of another.").arg(piece.parent));
        }
        QStringList line;
        QSet<QString> inLine;
        QString id = piece.id.value;
        while (indexOf.contains(id) && !settled.contains(id) && !inLine.contains(id)) {
            line.append(id);
            inLine.insert(id);
            id = scenario.terrain[indexOf.value(id)].parent;
        }
        if (inLine.contains(id)) {
            const QStringList cycle = line.mid(line.indexOf(id));
            diagnostics.add(Severity::Warning, "parent-cycle",
                            pathOf("terrain", indexOf.value(id)) + QStringLiteral(".parent"), cycle,
                            cycle.size() == 1
                                ? QStringLiteral("The piece \"%1\" is its own parent.").arg(id)
                                : QStringLiteral("The pieces \"%1\" are each other's parents in a circle.")
                                      .arg(cycle.mid(0, 12).join(QStringLiteral("\", \""))));
        }
        settled.unite(inLine);
    }
}

/// For ovals only: a rectangle may be a regiment, which faces along its short side.
bool isTurnedOval(const geometry::Footprint& base) {
    const auto* oval = std::get_if<geometry::OvalBase>(&base.shape());
    return oval && oval->length < oval->width;
}

void checkModels(const Scenario& scenario, DiagnosticCollector& diagnostics) {
    for (std::size_t i = 0; i < scenario.models.size(); ++i) {
        const Model& model = scenario.models[i];
        if (isTurnedOval(model.base)) {
            diagnostics.add(
                Severity::Warning, "length-below-width", pathOf("models", i) + QStringLiteral(".base"),
                {model.id.value},
                QStringLiteral("The base of %1 is wider than long, so the model faces along its short axis.")
                    .arg(called(model)));
        }
        if (model.player.isEmpty()) {
            diagnostics.add(Severity::Note, "no-player", pathOf("models", i), {model.id.value},
                            QStringLiteral("The model %1 belongs to no player.").arg(called(model)));
        }
        if (model.elevation < Length{}) {
            diagnostics.add(Severity::Note, "below-table", pathOf("models", i) + QStringLiteral(".elevation"),
                            {model.id.value},
                            QStringLiteral("The model %1 stands below the surface of the table.").arg(called(model)));
        }
        if (const Piece* piece = model.elevation == Length{} ? solidAround(scenario, model) : nullptr) {
            diagnostics.add(
                Severity::Warning, "stands-inside", pathOf("models", i) + QStringLiteral(".elevation"),
                {model.id.value, piece->id.value},
                QStringLiteral("The model %1 has the elevation 0 and so stands inside of %2, whose top is at %3 in.")
                    .arg(called(model), called(*piece),
                         QString::number((piece->elevation + *effectiveHeight(*piece)).inches())));
        }
    }
    for (std::size_t i = 0; i < scenario.terrain.size(); ++i) {
        const Piece& piece = scenario.terrain[i];
        if (piece.elevation < Length{}) {
            diagnostics.add(Severity::Note, "below-table", pathOf("terrain", i) + QStringLiteral(".elevation"),
                            {piece.id.value},
                            QStringLiteral("The piece %1 begins below the surface of the table.").arg(called(piece)));
        }
    }
}

QString wordsOf(const JudgeNote& by) { return QStringLiteral("overruled by %1: %2").arg(by.judge, by.note); }

QString calledPair(const SightPair& pair) {
    return QStringLiteral("\"%1\" to \"%2\"").arg(pair.observer.value, pair.target.value);
}

QString underRules(const QString& rules) {
    return rules.isEmpty() ? QString{} : QStringLiteral(" under the rule set \"%1\"").arg(rules);
}

/// Returns the sentence about an overruling: the pair, the answer, the rule set, who decided and why.
QString templateFor(Lapse lapse) {
    switch (lapse) {
    case Lapse::None: break;
    case Lapse::ModelsMoved:
        return QStringLiteral("%1 was %2%3, %4; lapsed: a model has moved since, and the rule set answers");
    case Lapse::TerrainChanged:
        return QStringLiteral("%1 was %2%3, %4; lapsed: the terrain between the two has changed since, and the rule "
                              "set answers");
    }
    return QStringLiteral("%1 is %2%3, %4");
}

void checkOverrulings(const Scenario& scenario, DiagnosticCollector& diagnostics) {
    for (std::size_t i = 0; i < scenario.overrulings.size(); ++i) {
        const Overruling& overruling = scenario.overrulings[i];
        const QString answer = overruling.visible ? QStringLiteral("visible") : QStringLiteral("not visible");
        diagnostics.add(
            Severity::Note, "overruled", pathOf("overrulings", i),
            {overruling.pair.observer.value, overruling.pair.target.value},
            templateFor(lapseOf(overruling, scenario))
                .arg(calledPair(overruling.pair), answer, underRules(overruling.rules), wordsOf(overruling.by)));
    }
    for (std::size_t i = 0; i < scenario.wallRulings.size(); ++i) {
        const WallRuling& ruling = scenario.wallRulings[i];
        QStringList meanings;
        if (ruling.blocksSight) {
            meanings << (*ruling.blocksSight ? QStringLiteral("blocks sight") : QStringLiteral("lets sight pass"));
        }
        if (ruling.blocksFire) {
            meanings << (*ruling.blocksFire ? QStringLiteral("blocks fire") : QStringLiteral("lets fire pass"));
        }
        if (ruling.kind) {
            meanings << QStringLiteral("is of the kind \"%1\"").arg(*ruling.kind);
        }
        const QString wall = ruling.wall ? QStringLiteral("Wall %1 of \"%2\"").arg(*ruling.wall).arg(ruling.piece.value)
                                         : QStringLiteral("The piece \"%1\"").arg(ruling.piece.value);
        diagnostics.add(Severity::Note, "wall-overruled", pathOf("wall_rulings", i), {ruling.piece.value},
                        QStringLiteral("%1 %2 for %3%4, %5")
                            .arg(wall, meanings.join(QStringLiteral(", ")),
                                 ruling.pair ? calledPair(*ruling.pair) : QStringLiteral("all pairs"),
                                 underRules(ruling.rules), wordsOf(ruling.by)));
    }
}

void checkTapeLines(const Scenario& scenario, DiagnosticCollector& diagnostics) {
    for (std::size_t i = 0; i < scenario.terrain.size(); ++i) {
        for (const int mark : brokenTapeMarks(scenario.terrain[i])) {
            diagnostics.add(
                Severity::Warning, "bad-tape-line",
                QStringLiteral("%1.%2[%3]").arg(pathOf("terrain", i), QLatin1String{kTapeLinesKey}).arg(mark),
                {scenario.terrain[i].id.value},
                QStringLiteral("A tape line of %1 is left out: expected an edge of the table (left, right, top "
                               "or bottom) and one of its corners or sides")
                    .arg(called(scenario.terrain[i])));
        }
    }
}

/// True if some piece blocks only models that are low enough, by the tag form of rule sets.
bool hasPieceForLowModels(const RuleSet& rules, const Scenario& scenario) {
    return std::ranges::any_of(rules.blocks, [&](const BlockRule& line) {
        return line.when == BlockWhen::BothModelsBelow &&
               std::ranges::any_of(scenario.terrain, [&](const Piece& piece) {
                   return !line.heightClass || effectiveHeightClass(piece) == *line.heightClass;
               });
    });
}

/// True if a ruling may rest on the height of the model, which a size, a class or a base may stand for.
bool readsHeight(const RuleSet& rules, const Scenario& scenario, const Model& model) {
    if (!rules.pack) {
        return rules.view == SightGeometry::Volume || hasPieceForLowModels(rules, scenario);
    }
    const RulePack& pack = *rules.pack;
    Model taller = model;
    taller.height += Length::fromInches(1);
    if (pack.isVolume() || pack.coverLines.plane == MeasurePlane::Space) {
        return heightOf(taller, pack) != heightOf(model, pack);
    }
    const auto grows = [&](SizeUse use) { return sizeOf(taller, pack, use) != sizeOf(model, pack, use); };
    const auto hasPiece = [&](const Selector& elements) {
        const auto& classes = elements.heightClasses;
        return classes.empty() || std::ranges::any_of(scenario.terrain, [&](const Piece& piece) {
                   return std::ranges::find(classes, effectiveHeightClass(piece)) != classes.end();
               });
    };
    const auto isLineOnHeights = [&](const BlockLine& line) {
        const bool comparesModels = line.comparison == SizeComparison::GeBoth ||
                                    line.comparison == SizeComparison::GtTarget ||
                                    line.comparison == SizeComparison::GeTarget;
        return (line.bothBelow && hasPiece(line.elements)) || (comparesModels && grows(line.use));
    };
    return std::ranges::any_of(pack.block, isLineOnHeights) || std::ranges::any_of(pack.neverFull, isLineOnHeights) ||
           (grows(SizeUse::Height) &&
            std::ranges::any_of(pack.cover, [](const CoverLine& line) { return line.comparison.has_value(); }));
}

/// True if a ruling may rest on the height of the piece, which a size may stand for.
bool readsHeight(const RuleSet& rules, const Piece& piece) {
    if (!rules.pack) {
        return rules.view == SightGeometry::Volume ||
               std::ranges::any_of(rules.blocks, [](const BlockRule& line) { return line.heightClass.has_value(); });
    }
    const HeightBy height = rules.pack->height;
    const bool isInSpace = rules.pack->isVolume();
    const bool comparesTrueHeights = height == HeightBy::Real || height == HeightBy::ClassTable;
    return restsOnHeights(rules) &&
           (isInSpace || comparesTrueHeights || !meaningOf(piece, rules.pack->terrain).size.has_value());
}

/// Warns of heights that were never entered, where answers rest on them. An entered height that equals the default
/// cannot be told from it.
void checkHeights(const Scenario& scenario, DiagnosticCollector& diagnostics) {
    const auto rules = ruleSetOf(scenario);
    if (!rules) {
        return;
    }
    QStringList models;
    for (const Model& model : scenario.models) {
        if (model.height == usualHeight(model.keywords) && readsHeight(*rules, scenario, model)) {
            models << model.id.value;
        }
    }
    if (!models.isEmpty()) {
        diagnostics.add(Severity::Warning, "default-height", QStringLiteral("$.models"), models,
                        QStringLiteral("Models with the default height (2 in; 5 in for monsters, vehicles and titanic "
                                       "models): %1. Enter the height of the sculpt where it matters.")
                            .arg(models.size()));
    }
    QStringList pieces;
    for (const Piece& piece : scenario.terrain) {
        if (!effectiveHeight(piece) && readsHeight(*rules, piece)) {
            pieces << piece.id.value;
        }
    }
    if (!pieces.isEmpty()) {
        diagnostics.add(Severity::Warning, "no-height", QStringLiteral("$.terrain"), pieces,
                        QStringLiteral("Pieces without a height, which count as unlimited: %1.").arg(pieces.size()));
    }
}

/// Reports walls whose windows the rules do not look through.
void checkClosedOpenings(const Scenario& scenario, DiagnosticCollector& diagnostics) {
    const auto rules = ruleSetOf(scenario);
    for (std::size_t i = 0; rules && i < scenario.terrain.size(); ++i) {
        const Piece& piece = scenario.terrain[i];
        if (hasClosedOpenings(piece, rules->view, rules->pack.get())) {
            diagnostics.add(Severity::Note, "closed-opening", pathOf("terrain", i), {piece.id.value},
                            QStringLiteral("Windows of %1 count as closed, as seen from above.").arg(called(piece)));
        }
    }
}

/// Reports words that no rule uses; they are probably typing errors.
void checkWords(const Scenario& scenario, DiagnosticCollector& diagnostics) {
    const auto rules = ruleSetOf(scenario);
    const TerrainRules terrain = rules ? terrainOf(*rules) : TerrainRules{};
    for (std::size_t i = 0; i < scenario.terrain.size(); ++i) {
        const Piece& piece = scenario.terrain[i];
        const bool isGround = scenario.vision && scenario.vision->profile.groundRadius.contains(
                                                     groundUnder(scenario.vision->profile, piece.kind));
        if (!piece.kind.isEmpty() && canonicalKind(piece.kind).isEmpty() && !isGround) {
            diagnostics.add(
                Severity::Note, "unknown-kind", pathOf("terrain", i) + QStringLiteral(".kind"), {piece.id.value},
                QStringLiteral("The kind \"%1\" of %2 is no word of the vocabulary, so only its body counts; "
                               "docs/terrain.md lists the words.")
                    .arg(piece.kind, called(piece)));
        }
        for (qsizetype t = 0; t < piece.traits.size(); ++t) {
            if (!isKnownTrait(piece.traits[t], terrain)) {
                diagnostics.add(
                    Severity::Note, "unknown-trait", pathOf("terrain", i) + QStringLiteral(".traits[%1]").arg(t),
                    {piece.id.value},
                    QStringLiteral("No rule set asks for the trait \"%1\" of %2.").arg(piece.traits[t], called(piece)));
            }
        }
    }
}

/// Reports grounds that the profile does not list: they have a default figure, which is seldom intended. Source:
/// docs/requirements.md, row S0.8 and trap T53.
void checkGrounds(const Scenario& scenario, DiagnosticCollector& diagnostics) {
    if (!scenario.vision || !scenario.vision->enabled || scenario.vision->profile.mode != FogMode::Radius) {
        return;
    }
    const VisionProfile& profile = scenario.vision->profile;
    const auto warn = [&](const QString& ground, const QString& path, const QStringList& ids, const QString& where) {
        diagnostics.add(
            Severity::Warning, "unknown-ground", path, ids,
            QStringLiteral("The ground \"%1\" of %2 stands in no list of the vision profile, so one sees %3 "
                           "cells from it (\"unknown_ground\").")
                .arg(ground, where)
                .arg(profile.unknownGround));
    };
    for (std::size_t i = 0; i < scenario.terrain.size(); ++i) {
        const Piece& piece = scenario.terrain[i];
        const QString ground = groundUnder(profile, piece.kind);
        if (!piece.isWall() && !ground.isEmpty() && !profile.groundRadius.contains(ground)) {
            warn(ground, pathOf("terrain", i) + QStringLiteral(".kind"), {piece.id.value}, called(piece));
        }
    }
    for (const auto& [name, cells] : scenario.vision->ground) {
        if (!profile.groundRadius.contains(name)) {
            warn(name, QStringLiteral("$.vision.ground"), {}, QStringLiteral("painted cells"));
        }
    }
    if (!profile.groundRadius.contains(profile.bareGround)) {
        warn(profile.bareGround, QStringLiteral("$.vision.profile.bare_ground"), {}, QStringLiteral("the bare table"));
    }
}

/// True for a range that the senses know: it changes a figure.
bool isKnownRange(const QString& name) {
    Vision vision;
    vision.models[{}].senses[name] = std::numeric_limits<int>::max();
    return figuresOf(vision, {}) != figuresOf(Vision{}, {});
}

/// Reports words of a hidden game that name nothing: they would be passed over in silence. Source:
/// docs/requirements.md, row S2.6 and trap T53.
void checkVisionWords(const Scenario& scenario, DiagnosticCollector& diagnostics) {
    static const QStringList kContests{"hide", "hide-bonus", "spot", "listen", "stealth", "balance"};
    static const QStringList kRegions{"reveal", "watchtower", "fog",         "interior", "exterior", "dark",
                                      "light",  "magic-dark", "magic-light", "bright",   "shade",    "silence"};
    if (!scenario.vision) {
        return;
    }
    for (const auto& [id, vision] : scenario.vision->models) {
        const QString path = QStringLiteral("$.vision.models.") + id.value;
        const auto warn = [&](const char* code, const QString& key, const QString& sentence, const QString& word) {
            diagnostics.add(Severity::Warning, code, path + u'.' + key, {id.value}, sentence.arg(word, id.value));
        };
        if (!vision.role.isEmpty() && !scenario.vision->profile.roleRange.contains(vision.role)) {
            warn("unknown-role", QStringLiteral("role"),
                 QStringLiteral("The vision profile has no range for the role \"%1\" of \"%2\", which sees only the "
                                "cells it stands in."),
                 vision.role);
        }
        for (const auto& [name, cells] : vision.senses) {
            if (!isKnownRange(name)) {
                warn("unknown-sense", QStringLiteral("senses"),
                     QStringLiteral("\"%1\" of \"%2\" is no sense with a range, so it has no effect."), name);
            }
        }
        for (const auto& [name, value] : vision.contest) {
            if (!kContests.contains(name)) {
                warn("unknown-contest", QStringLiteral("contest"),
                     QStringLiteral("\"%1\" of \"%2\" is no number of a contest, so it has no effect."), name);
            }
        }
    }
    const auto& regions = scenario.vision->regions;
    for (std::size_t i = 0; i < regions.size(); ++i) {
        if (!kRegions.contains(regions[i].kind)) {
            diagnostics.add(Severity::Warning, "unknown-region", pathOf("vision.regions", i) + QStringLiteral(".kind"),
                            {regions[i].id},
                            QStringLiteral("\"%1\" of \"%2\" is no kind of region, so the region has no effect.")
                                .arg(regions[i].kind, regions[i].id));
        }
    }
}

} // namespace

std::vector<Diagnostic> checkScenario(const Scenario& scenario, const CheckSettings& settings) {
    DiagnosticCollector diagnostics;
    checkOverlaps(scenario, settings, diagnostics);
    checkTableEdge(scenario, diagnostics);
    checkModels(scenario, diagnostics);
    checkOutlines(scenario, settings, diagnostics);
    checkGaps(scenario, settings, diagnostics);
    checkDuplicates(scenario, diagnostics);
    checkParents(scenario, diagnostics);
    checkTapeLines(scenario, diagnostics);
    checkOverrulings(scenario, diagnostics);
    checkHeights(scenario, diagnostics);
    checkClosedOpenings(scenario, diagnostics);
    checkWords(scenario, diagnostics);
    checkGrounds(scenario, diagnostics);
    checkVisionWords(scenario, diagnostics);
    return diagnostics.take();
}

} // namespace sightline::scenarios
