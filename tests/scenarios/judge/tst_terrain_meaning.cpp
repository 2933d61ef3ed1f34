#include "scenarios/catalogs/catalog_file.h"
#include "scenarios/catalogs/piece_sets.h"
#include "scenarios/io/scenario_file.h"
#include "scenarios/judge/judge.h"
#include "scenarios/judge/known_traits.h"
#include "scenarios/judge/terrain_meaning.h"
#include "scenarios/judge/terrain_table.h"
#include "scenarios/library/library.h"
#include "scenarios/model/terrain_kinds.h"
#include "scenarios/rules/rule_pack.h"
#include "tests/scenarios/scenario_maker.h"
#include "tests/support/rows.h"

#include <QDir>
#include <QFile>
#include <QFileInfo>
#include <QJsonDocument>
#include <QJsonObject>
#include <QMap>
#include <QObject>
#include <QSet>
#include <QTest>

#include <algorithm>

using namespace sightline;
using namespace sightline::scenarios;
using namespace sightline::geometry;
using namespace sightline::testsupport;

namespace {

/// One line of the table that people wrote.
struct Written {
    QString tags;
    QStringList answers; ///< through, into, out of, cover beside, cover inside
};

/// By rule set and kind.
QMap<QString, QMap<QString, Written>> writtenTable() {
    QMap<QString, QMap<QString, Written>> table;
    QFile file{QStringLiteral(SIGHTLINE_TERRAIN_TABLE)};
    if (!file.open(QIODevice::ReadOnly)) {
        return table;
    }
    QStringList sets;
    for (const QString& line : QString::fromUtf8(file.readAll()).split(u'\n')) {
        if (line.startsWith(u'#') || line.trimmed().isEmpty()) {
            continue;
        }
        if (line.startsWith(u'[')) {
            sets = line.mid(1).chopped(1).split(u' ');
            continue;
        }
        const QStringList cells = line.split(QStringLiteral(" : "));
        for (const QString& set : sets) {
            for (const QString& kind : cells.value(0).split(u' ')) {
                if (cells.size() != 7 || table[set].contains(kind)) {
                    qFatal("%s, %s: told twice, or not in seven cells", qPrintable(set), qPrintable(kind));
                }
                table[set][kind] = {cells[1], cells.mid(2)};
            }
        }
    }
    return table;
}

QStringList answersOf(const TerrainRow& row) { return {row.through, row.into, row.out, row.beside, row.inside}; }

std::vector<Point> stretched(std::vector<Point> points, double wider, double deeper) {
    for (Point& point : points) {
        point = {Length::fromInches(point.x.inches() * wider), Length::fromInches(point.y.inches() * deeper)};
    }
    return points;
}

/// Returns the preset as large as the pieces of the table: 6 in each way, or 6 in across where its kind is drawn as a
/// line. Two walls of a corner stand in the north and in the east.
Piece asLargeAsUsual(const CatalogPiece& preset) {
    const auto* wall = std::get_if<Wall>(&preset.outline);
    const auto& corners = wall ? wall->vertices() : std::get<Polygon>(preset.outline).outline();
    const double width = 2.0 * std::ranges::max(corners, {}, &Point::x).x.inches(); // its middle is at (0, 0)
    const double depth = 2.0 * std::ranges::max(corners, {}, &Point::y).y.inches();
    const bool isCorner = wall && depth > 0.0;
    const bool isLine = usualPiece(canonicalKind(preset.kind)).isWall() && !isCorner;
    const double wider = 6.0 / width;
    const double deeper = isLine ? 1.0 : 6.0 / depth;
    CatalogPiece drawn = preset;
    const auto points = stretched(corners, wider, deeper);
    if (wall) {
        drawn.outline = *Wall::fromVertices(points);
    } else {
        drawn.outline = *Polygon::fromVertices(points);
    }
    for (Wall& onIt : drawn.walls) {
        onIt = *Wall::fromVertices(stretched(onIt.vertices(), wider, deeper));
    }
    Piece piece = placedPiece(drawn, pointFromInches(30, 22), Angle::fromDegrees(isCorner || isLine ? 90.0 : 0.0));
    piece.id = {QStringLiteral("piece")};
    return piece;
}

/// Returns the answers of a row that have a sense for a piece of this shape: within corners and on lines nobody stands.
QString answersOf(const TerrainRow& row, const Piece& shape) {
    const auto* outline = std::get_if<Polygon>(&shape.outline);
    const bool hasInside =
        outline && outline->isConvex() && shape.walls.empty() && !usualPiece(canonicalKind(shape.kind)).isWall();
    QStringList answers = answersOf(row);
    for (const qsizetype within : {1, 2, 4}) {
        answers[within] = hasInside ? answers[within] : QStringLiteral("-");
    }
    return answers.join(QStringLiteral(", "));
}

const std::vector<CatalogPiece>& presetsWithTags() {
    static const std::vector<CatalogPiece> presets = [] {
        std::vector<CatalogPiece> found;
        for (const PieceSet& set : pieceSets()) {
            std::ranges::copy_if(set.pieces, std::back_inserter(found),
                                 [](const CatalogPiece& preset) { return !preset.traits.isEmpty(); });
        }
        return found;
    }();
    return presets;
}

Piece solid(const QString& kind, const QStringList& traits = {}) {
    Piece piece = usualPiece(QStringLiteral("building"));
    piece.kind = kind;
    piece.traits = traits;
    return piece;
}

const RulePack& pack(const char* id) { return *shippedRuleSet(QLatin1String{id})->pack; }

/// The tables that ship for one kind of game, with the rule sets of that kind.
const QMap<QString, QStringList>& tablesOfGames() {
    static const QMap<QString, QStringList> ofGame{
        {"tournament-table",
         {"40k-11e", "40k-10e", "40k-9e", "area-groups", "kill-team-2024", "kill-team-2021", "height-tags", "ruins",
          "horus-heresy-3e", "opr-grimdark-future", "horus-heresy-2e"}},
        {"city-fight",
         {"40k-11e", "40k-10e", "40k-9e", "area-groups", "kill-team-2024", "height-tags", "infinity-n5", "legion",
          "necromunda", "bolt-action", "opr-grimdark-future", "horus-heresy-2e", "trench-crusade", "deadzone",
          "shatterpoint", "mcp", "infinity-n3"}},
        {"published-layout", {"40k-11e", "40k-10e", "40k-9e"}},
        {"skirmish-board",
         {"kill-team-2024", "kill-team-2021", "warcry-1e", "infinity-n5", "infinity-n3", "malifaux-4e", "malifaux-3e",
          "bushido", "mcp", "height-tags", "necromunda", "frostgrave", "moonstone", "trench-crusade", "deadzone",
          "shatterpoint"}},
        {"kill-zone", {"kill-team-2024", "kill-team-2021"}},
        {"back-alley", {"infinity-n5", "infinity-n3"}},
        {"dungeon", {"dnd-5e", "pathfinder-2e"}},
        {"dungeon-squares", {"dnd-5e", "pathfinder-2e"}},
        {"rank-and-file", {"t9a", "kings-of-war-3e", "conquest", "saga", "the-old-world", "opr-age-of-fantasy"}},
        {"village-green",
         {"aos-4e", "saga", "malifaux-4e", "bolt-action", "mesbg", "flames-of-war-v4", "moonstone", "frostgrave"}},
        {"high-ground", {"aos-4e", "warmachine-mk4", "warmachine-mk3", "height-tags"}},
    };
    return ofGame;
}

} // namespace

/// What each rule set makes of each kind of terrain, against a table that people wrote from the rulebooks.
class TestTerrainMeaning : public QObject {
    Q_OBJECT

private slots:
    void eachKind_meansWhatTheGameSays_data() { addIdRows(shippedRuleSets(), "set"); }

    void eachKind_meansWhatTheGameSays() {
        QFETCH(QString, set);
        const auto table = writtenTable();
        QVERIFY2(table.contains(set), "not in the table");
        QStringList found;
        QStringList wanted;
        for (const TerrainRow& row : terrainTable(*shippedRuleSet(set))) {
            QVERIFY2(table.value(set).contains(row.kind), qPrintable(row.kind));
            const Written written = table.value(set).value(row.kind);
            wanted.append(QStringLiteral("%1 : %2 : %3")
                              .arg(row.kind, written.tags, written.answers.join(QStringLiteral(" : "))));
            found.append(QStringLiteral("%1 : %2 : %3")
                             .arg(row.kind,
                                  row.tags.isEmpty() ? QStringLiteral("-") : row.tags.join(QStringLiteral(", ")),
                                  answersOf(row).join(QStringLiteral(" : "))));
        }
        QCOMPARE(table.value(set).size(), found.size());
        QStringList differences;
        for (qsizetype i = 0; i < found.size(); ++i) {
            if (found[i] != wanted[i]) {
                differences.append(QStringLiteral("\n  said   %1\n  wanted %2").arg(found[i], wanted[i]));
            }
        }
        QVERIFY2(differences.isEmpty(), qPrintable(differences.join(QString{})));
    }

    /// A preset is under all rules what its kind is there, and blocks and covers like a plain piece of its kind and
    /// shape, so that none turns transparent for want of a word; and it stops who looks across it like the piece of the
    /// table, were that as high.
    void eachPreset_isUnderAllRulesWhatItsKindIs_data() { addIdRows(shippedRuleSets(), "set"); }
    void eachPreset_isUnderAllRulesWhatItsKindIs() {
        QFETCH(QString, set);
        const RuleSet& rules = *shippedRuleSet(set);
        for (const PieceSet& pieces : pieceSets()) {
            for (const CatalogPiece& preset : pieces.pieces) {
                const Piece piece = asLargeAsUsual(preset);
                if (meaningOf(piece, terrainOf(rules)).hasOwnTags) {
                    continue; // its own words say more
                }
                Piece plain = piece;
                plain.kind = canonicalKind(preset.kind);
                plain.traits.clear();
                const TerrainRow found = terrainRow(rules, piece);
                const TerrainRow wanted = terrainRow(rules, plain);
                QVERIFY2(!found.category.isEmpty(), qPrintable(preset.id));
                QCOMPARE(preset.id + u' ' + found.category, preset.id + u' ' + wanted.category);
                QCOMPARE(preset.id + u' ' + answersOf(found, piece), preset.id + u' ' + answersOf(wanted, piece));
                if (set == u"ruins" && preset.id == u"15mm-ruin") {
                    continue; // walls that are drawn block there however low, a low outline does not
                }
                Piece usual = usualPiece(plain.kind);
                usual.height = preset.height;
                usual.heightClass = preset.heightClass;
                QCOMPARE(preset.id + u' ' + found.through, preset.id + u' ' + terrainRow(rules, usual).through);
            }
        }
    }

    /// Presets with tags of a game are under that game what its rules say about such pieces: through, into, out of,
    /// cover beside, cover inside. All are higher than the models.
    void presetsWithTags_areWhatTheirGameSays_data() {
        addTextRows({"set", "preset", "answers"}, R"(
            ruin, over 4 in | 40k-10e | 12x6-high | blocked, seen, seen, benefit of cover, benefit of cover
            smaller | 40k-10e | 10x5-high | blocked, seen, seen, benefit of cover, benefit of cover
            smallest | 40k-10e | 6x4-high | blocked, seen, seen, benefit of cover, benefit of cover
            small corner | 40k-11e | corner-2x2 | blocked, -, -, cover, -
            long corner | 40k-11e | corner-2x3 | blocked, -, -, cover, -
            corner of a ruin | 40k-11e | ruin-5x4.5 | blocked, -, -, cover, -
            long corner of a ruin | 40k-11e | ruin-3x6.5 | blocked, -, -, cover, -
            barricade | 40k-11e | barricade | blocked, -, -, cover, -
            pipe | 40k-11e | pipe | blocked, -, -, cover, -
            gantry | 40k-11e | gantry | blocked, seen, seen, cover, cover
            catwalk | 40k-11e | catwalk | blocked, seen, seen, cover, cover
            generator | 40k-11e | generator | blocked, blocked, blocked, cover, -
        )");
    }
    void presetsWithTags_areWhatTheirGameSays() {
        auto [set, id, answers] = fetchTexts("set", "preset", "answers");
        const auto preset = std::ranges::find(presetsWithTags(), id, &CatalogPiece::id);
        QVERIFY(preset != presetsWithTags().end());
        const Piece piece = asLargeAsUsual(*preset);
        QCOMPARE(answersOf(terrainRow(*shippedRuleSet(set), piece), piece), answers);
    }

    void eachPresetWithTags_isAskedUnderItsGame() { QCOMPARE(presetsWithTags().size(), 12U); }

    void whatIsDrawnSolidAndHigh_hidesOrTheRuleSetSaysWhyNot() {
        for (const RuleSet& rules : shippedRuleSets()) {
            for (const TerrainRow& row : terrainTable(rules)) {
                const bool isHigh = usualPiece(row.kind).height > Length::fromInches(1.5);
                QVERIFY2(!isHigh || row.through == u"blocked" || !row.reason.isEmpty(),
                         qPrintable(rules.id + u' ' + row.kind));
            }
        }
    }

    /// Walls 6 in high from edge to edge of the table, drawn as part of flat ground: whoever draws them means a wall.
    void wallsOnFlatGround_hideAsDrawn_unlessTheGameSaysOtherwise() {
        // Obstacles of games of ships obstruct and hide nothing.
        const QStringList seenPast{"x-wing", "armada"};
        for (const RuleSet& rules : shippedRuleSets()) {
            for (const char* ground : {"area", "water", "rough", "crater"}) {
                for (const char* kind : {"", "ruin"}) {
                    Piece piece = boxPiece(QStringLiteral("plot"), 18, 1, 24, 43, {.height = 0.0});
                    piece.kind = QLatin1String{ground};
                    piece.walls = {
                        PieceWall{*Wall::fromVertices(std::vector{pointFromInches(21, 1), pointFromInches(21, 43)}),
                                  QLatin1String{kind},
                                  true,
                                  Length::fromInches(6),
                                  {}}};
                    Scenario scenario = makeScenario(
                        {.terrain = {piece}, .models = {modelAt("a", 10.5, 15.5), modelAt("b", 30.5, 15.5)}});
                    const Verdict verdict =
                        judge(PreparedTable{scenario, rules}, {scenario.models[0].id, scenario.models[1].id});
                    QVERIFY2(verdict.ruling.visible == seenPast.contains(rules.id),
                             qPrintable(rules.id + u' ' + QLatin1String{ground} + u' ' + QLatin1String{kind}));
                }
            }
        }
    }

    void eachRuleSet_hasACategoryForEachKind() {
        for (const RuleSet& rules : shippedRuleSets()) {
            for (const TerrainRow& row : terrainTable(rules)) {
                QVERIFY2(!row.category.isEmpty(), qPrintable(rules.id + u' ' + row.kind));
            }
        }
    }

    /// Hills of The Old World are not seen over by taller models; elsewhere true line of sight applies to them.
    void hill_isSeenOverByTallerModels_asTheRulesSay() {
        const auto over = [](const char* rules, const char* kind, double height) {
            Piece piece = boxPiece(QStringLiteral("piece"), 10, 10, 14, 13, {.height = height});
            piece.kind = QLatin1String{kind};
            return pieceTreatments(makeScenario({.terrain = {piece}}), *shippedRuleSet(QLatin1String{rules}))
                .front()
                .over;
        };
        QCOMPARE(over("the-old-world", "hill", 1.5), QString("blocked"));
        QCOMPARE(over("necromunda", "hill", 1.5), QString("seen"));
        QCOMPARE(over("the-old-world", "container", 1.5), QString("seen"));
        QCOMPARE(over("necromunda", "area", 0.0), QString("-"));
    }

    /// Kill Team gives cover by light terrain only close to it; Frostgrave counts every piece on the way.
    void barricade_coversFarBehindIt_asTheRulesSay() {
        Piece piece = boxPiece(QStringLiteral("piece"), 10, 10, 14, 10.5, {.height = 1.0});
        piece.kind = QStringLiteral("barricade");
        const Scenario scenario = makeScenario({.terrain = {piece}});
        const auto killTeam = pieceTreatments(scenario, *shippedRuleSet(QStringLiteral("kill-team-2024"))).front();
        QCOMPARE(killTeam.behind, QString("none"));
        QCOMPARE(killTeam.row.beside, QString("in cover"));
        QCOMPARE(pieceTreatments(scenario, *shippedRuleSet(QStringLiteral("frostgrave"))).front().behind,
                 QString("+1"));
        QCOMPARE(killTeam.row.into, QString("-")); // no model stands in a solid
    }

    /// The whole area of a ruin hides in Warhammer 40,000, its walls alone in Kill Team.
    void floorOfARuin_blocks_asTheRulesSay() {
        Piece ruin = boxPiece(QStringLiteral("ruin"), 10, 10, 14, 14, {.height = 6.0});
        ruin.kind = QStringLiteral("ruin");
        ruin.walls = {PieceWall{
            *Wall::fromVertices(std::vector{pointFromInches(10, 10), pointFromInches(14, 10)}), {}, true, {}, {}}};
        const Scenario scenario = makeScenario({.terrain = {ruin}});
        const auto areas = pieceTreatments(scenario, *shippedRuleSet(QStringLiteral("40k-11e"))).front();
        const auto walls = pieceTreatments(scenario, *shippedRuleSet(QStringLiteral("kill-team-2024"))).front();
        QCOMPARE(areas.row.through, QString("blocked"));
        QCOMPARE(areas.floor, QString("blocked"));
        QCOMPARE(walls.row.through, QString("blocked"));
        QCOMPARE(walls.floor, QString("seen"));
    }

    /// A tag that no kind gives has to be set on pieces by hand: those that rulebooks give to single pieces.
    void eachTagThatALineAsksFor_isGivenByAKind() {
        const QMap<QString, QStringList> byHand{
            {"battletech", {"heavy-wood"}},       {"malifaux-4e", {"dense"}},
            {"malifaux-3e", {"dense"}},           {"infinity-n5", {"poor-visibility"}},
            {"infinity-n3", {"poor-visibility"}}, {"horus-heresy-3e", {"heavy-area"}},
            {"height-tags", {"obscuring"}},       {"warmachine-mk3", {"concealing"}},
            {"warmachine-mk4", {"concealing"}},   {"ruins", {"obstacle"}}};
        for (const RuleSet& rules : shippedRuleSets()) {
            const TerrainRules terrain = terrainOf(rules);
            QStringList given;
            for (const TerrainEntry& entry : terrain.entries) {
                given += entry.tags;
            }
            for (const QString& tag : terrain.tags) {
                const bool isKind = !canonicalKind(tag).isEmpty();
                QVERIFY2(isKind || given.contains(tag) || byHand.value(rules.id).contains(tag),
                         qPrintable(rules.id + u' ' + tag));
            }
        }
    }

    void tagsOfThePiece_winOverThoseOfItsKind() {
        const TerrainRules& terrain = pack("40k-11e").terrain;
        QCOMPARE(meaningOf(solid("ruin"), terrain).tags, QStringList({"dense", "ruin"}));
        QCOMPARE(meaningOf(solid("ruin", {"light"}), terrain).tags, QStringList({"light", "ruin"}));
        QCOMPARE(meaningOf(solid("ruin", {"LIGHT"}), terrain).hasOwnTags, true);
        QCOMPARE(meaningOf(solid("ruin", {"plain"}), terrain).tags, QStringList({"plain", "ruin"}));
        QCOMPARE(meaningOf(solid("ruin", {"obscuring"}), terrain).tags,
                 QStringList({"obscuring", "dense", "ruin"})); // a word of other games
    }

    /// No trait makes a solid transparent but those of which the rule set itself says so; kinds, tags of other games
    /// and tags of its own that say something else do not.
    void traitsOfAnyGame_makeNoSolidTransparent_data() { addIdRows(shippedRuleSets(), "set"); }
    void traitsOfAnyGame_makeNoSolidTransparent() {
        QFETCH(QString, set);
        const QMap<QString, QStringList> seenThrough{
            {"40k-10e", {"crater", "wood"}},                   // woods, craters and rubble hide nothing
            {"area-groups", {"light"}},                        // models see over light features
            {"bushido", {"obscuring"}},                        // gives cover and hides nothing
            {"flames-of-war-v4", {"short"}},                   // is seen over
            {"guild-ball", {"barrier", "forest"}},             // give cover and hide nothing
            {"horus-heresy-2e", {"crater-area", "wood-area"}}, // are seen through
            {"malifaux-3e", {"concealing"}},                   // is seen through
            {"malifaux-4e", {"concealing"}},
            {"ruins", {"area"}},           // hides nothing
            {"t9a", {"soft"}},             // forests and fields are not opaque
            {"warmachine-mk3", {"cover"}}, // an obstacle is seen over
            {"warmachine-mk4", {"cover"}},
        };
        // A piece of no kind is what its tags say.
        const QMap<QString, QStringList> seenThroughWithoutKind{
            {"aos-4e", {"obscuring"}},          // stops fire and not sight
            {"saga", {"cover"}},                // low terrain
            {"shatterpoint", {"cover"}},        // a low part
            {"t9a", {"hard"}},                  // a wall
            {"warmachine-mk3", {"concealing"}}, // a bush
            {"warmachine-mk4", {"concealing"}},
        };
        const RuleSet& rules = *shippedRuleSet(set);
        const auto isSeenPast = [&](const QString& kind, const QStringList& traits) {
            Scenario scenario = makeScenario({.rules = set,
                                              .terrain = {solid(kind, traits)},
                                              .models = {modelAt("a", 22, 22), modelAt("b", 38, 22)}});
            scenario.terrain[0].id = {QStringLiteral("piece")};
            return isSeen(PreparedTable{scenario, rules}, 0, 1);
        };
        QSet<QString> words;
        for (const QString& kind : terrainKindIds()) {
            words.insert(kind);
        }
        for (const RuleSet& other : shippedRuleSets()) {
            for (const QString& tag : terrainOf(other).tags) {
                words.insert(tag);
            }
        }
        const auto wordsSeenThrough = [&](const QStringList& kinds) {
            QSet<QString> found;
            for (const QString& kind : kinds) {
                const TerrainEntry* entry = entryFor(solid(kind), terrainOf(rules));
                if ((entry && entry->body == TerrainBody::Area) || isSeenPast(kind, {})) {
                    continue;
                }
                for (const QString& word : words) {
                    if (isSeenPast(kind, {word})) {
                        found.insert(word);
                    }
                }
            }
            QStringList sorted(found.begin(), found.end());
            sorted.sort();
            return sorted;
        };
        QStringList kinds = terrainKindIds();
        kinds.removeOne(QStringLiteral("feature"));
        QCOMPARE(wordsSeenThrough(kinds), seenThrough.value(set));
        QStringList all = seenThrough.value(set) + seenThroughWithoutKind.value(set);
        all.sort();
        QCOMPARE(wordsSeenThrough({QString{}, QStringLiteral("feature")}), all);
    }

    /// A tag that a rule set gives to solids of both sorts, such as are seen over and such as are not, leaves a
    /// building what it is, unless the trait `plain` says that it has no others.
    void tagsOfASolid_countBesideThoseOfItsKind_wherePlainIsNot_data() {
        testsupport::addTextRows({"traits", "isSeen"}, R"(
            hard cover | hard | no
            in capitals | HARD | no
            hard cover and no more | hard, plain | yes
            no category | plain | yes
            soft cover, which is seen through | soft | yes
            both | hard, soft | yes
            a word of other games | cover | no
        )");
    }
    void tagsOfASolid_countBesideThoseOfItsKind_wherePlainIsNot() {
        auto [traits, seen] = testsupport::fetchTexts("traits", "isSeen");
        Scenario scenario;
        scenario.models = {testsupport::modelAt("a", 22, 22), testsupport::modelAt("b", 38, 22)};
        scenario.terrain = {solid("building", traits.split(QStringLiteral(", ")))};
        scenario.terrain[0].id = {QStringLiteral("piece")};
        QCOMPARE(isSeen(PreparedTable{scenario, *shippedRuleSet(QStringLiteral("t9a"))}, 0, 1), seen == u"yes");
    }

    void checkBoxes_writeTagsOnlyWhereTheyDifferFromTheKind() {
        const TerrainRules& terrain = pack("40k-11e").terrain;
        QCOMPARE(categoryTags(terrain), QStringList({"dense", "light"}));
        Piece piece = solid("ruin", {"mossy"});
        piece.traits = traitsWithTag(piece, terrain, "light", true);
        QCOMPARE(piece.traits, QStringList({"mossy", "dense", "light"}));
        piece.traits = traitsWithTag(piece, terrain, "dense", false);
        QCOMPARE(piece.traits, QStringList({"mossy", "light"}));
        piece.traits = traitsWithTag(piece, terrain, "light", false);
        QCOMPARE(piece.traits, QStringList({"mossy", "plain"}));
        piece.traits = traitsWithTag(piece, terrain, "dense", true);
        QCOMPARE(piece.traits, QStringList{"mossy"}); // as its kind again
    }

    void checkBoxes_ofASolid_writePlainWhereATagOfItsKindIsMissing() {
        const TerrainRules& terrain = pack("t9a").terrain;
        Piece piece = solid("building", {"mossy"});
        piece.traits = traitsWithTag(piece, terrain, "opaque", false);
        QCOMPARE(piece.traits, QStringList({"mossy", "hard", "plain"}));
        piece.traits = traitsWithTag(piece, terrain, "soft", true);
        QCOMPARE(piece.traits, QStringList({"mossy", "hard", "soft", "plain"}));
        piece.traits = traitsWithTag(piece, terrain, "opaque", true);
        QCOMPARE(piece.traits, QStringList({"mossy", "hard", "soft", "opaque"}));
        piece.traits = traitsWithTag(piece, terrain, "soft", false);
        QCOMPARE(piece.traits, QStringList{"mossy"}); // as its kind again
    }

    void traits_areKnownIfARuleSetAsksForThem() {
        const TerrainRules& terrain = pack("40k-11e").terrain;
        for (const char* known : {"dense", "Dense", "heavy", "obscuring", "woods", "cost:3", "impassable", "plain"}) {
            QVERIFY2(isKnownTrait(known, terrain), known);
        }
        for (const char* slip : {"dens", "obscurring", "mossy", ""}) {
            QVERIFY2(!isKnownTrait(slip, terrain), slip);
        }
    }

    void knownTraits_areListedOnce_andKnownUnderAnyRules() {
        const QStringList& traits = knownTraits();
        QVERIFY(traits.contains(QStringLiteral("heavy")) && traits.contains(QStringLiteral("secret")));
        QVERIFY(std::ranges::is_sorted(traits) && QStringList{traits}.removeDuplicates() == 0);
        for (const QString& trait : traits) {
            QVERIFY2(isKnownTrait(trait, {}), qPrintable(trait));
        }
    }

    void kinds_areReadByTheirSynonymsInAnyLetters() {
        QCOMPARE(canonicalKind("Forest"), QStringLiteral("wood"));
        QCOMPARE(canonicalKind(" CRATE "), QStringLiteral("container"));
        QCOMPARE(canonicalKind("stargate"), QString{});
        QCOMPARE(canonicalKind(""), QString{});
        QStringList all;
        for (const TerrainKind& kind : terrainKinds()) {
            all << kind.id << kind.synonyms;
        }
        QCOMPARE(QSet<QString>(all.begin(), all.end()).size(), all.size());
    }

    /// The page that people read lists the words, their synonyms and the usual shapes that the program goes by.
    void thePageOfTerrain_listsTheVocabulary() {
        QFile file{QStringLiteral(SIGHTLINE_TERRAIN_PAGE)};
        QVERIFY(file.open(QIODevice::ReadOnly));
        const QString page = QString::fromUtf8(file.readAll());
        QStringList rows =
            page.section(QStringLiteral("## Kinds"), 1).section(QStringLiteral("\n## "), 0, 0).split(u'\n');
        rows.removeIf([](const QString& row) { return !row.startsWith(u"| `"); });
        QStringList expected;
        for (const TerrainKind& kind : terrainKinds()) {
            const QString height =
                kind.usualHeight > 0.0 ? QStringLiteral("%1 in high").arg(kind.usualHeight) : QStringLiteral("flat");
            expected << QStringLiteral("| `%1` | %2 | %3 |")
                            .arg(kind.id, kind.synonyms.join(QStringLiteral(", ")),
                                 kind.isLine ? QStringLiteral("a line, ") + height : height);
        }
        expected.last().replace(QStringLiteral(" in high |"),
                                QStringLiteral(" in high; a piece of no kind of its own |"));
        QCOMPARE(rows, expected);
    }

    void theSchemaOfScenarios_listsTheVocabulary() {
        QFile file{QFileInfo{QStringLiteral(SIGHTLINE_TERRAIN_PAGE)}.dir().filePath(
            QStringLiteral("../resources/schema/scenario.schema.json"))};
        QVERIFY(file.open(QIODevice::ReadOnly));
        const QJsonObject schema = QJsonDocument::fromJson(file.readAll()).object();
        QStringList expected;
        for (const TerrainKind& kind : terrainKinds()) {
            expected << kind.id << kind.synonyms;
        }
        const QJsonValue kind = schema["$defs"]["piece"]["properties"]["kind"];
        QCOMPARE(kind["examples"].toVariant().toStringList(), expected);
    }

    void aRuinOnAnArea_isNoAreaOfItsOwn() {
        const TerrainRules& terrain = pack("40k-11e").terrain;
        const PieceMeaning alone = meaningOf(solid("ruin"), terrain);
        QVERIFY(alone.isGround && alone.standsForWalls && !alone.isBody);
        const PieceMeaning onArea = meaningOf(solid("ruin"), terrain, {.standsOnGround = true});
        QVERIFY(!onArea.isGround && onArea.standsForWalls && !onArea.isBody);
    }

    void anAreaOnWhichWallsStand_isARuin_whereTheRulesSaySo_data() {
        addTextRows({"set", "kind", "category"}, R"(
            a ruin on it, 10th | 40k-10e | ruin | Ruin
            a wall on it, 10th | 40k-10e | Wall | Ruin
            a barricade on it, 10th | 40k-10e | barricade | Open ground
            a container on it, 10th | 40k-10e | container | Open ground
            a ruin on it, 9th | 40k-9e | ruin | Ruin (obscuring area from 5 in up)
            a ruin on it, 11th | 40k-11e | ruin | Area
        )");
    }
    void anAreaOnWhichWallsStand_isARuin_whereTheRulesSaySo() {
        QFETCH(QString, set);
        QFETCH(QString, kind);
        const TerrainRules& terrain = pack(qPrintable(set)).terrain;
        Piece area = solid("area");
        area.id = {QStringLiteral("area")};
        area.height = geometry::Length{};
        Piece walls = solid(kind);
        walls.id = {QStringLiteral("walls")};
        walls.parent = area.id.value;
        QTEST(entryAmong({area, walls}, area, terrain)->name, "category");
        QCOMPARE(entryAmong({area}, area, terrain)->name, entryFor(area, terrain)->name);
        walls.parent = QStringLiteral("other");
        QCOMPARE(entryAmong({area, walls}, area, terrain)->name, entryFor(area, terrain)->name);
    }

    void wallsOnAnArea_reachAsHighAsTheTallest() {
        Piece area = solid("area");
        area.id = {QStringLiteral("area")};
        area.height = geometry::Length{};
        Piece low = solid("ruin");
        low.id = {QStringLiteral("low")};
        low.parent = area.id.value;
        low.height = Length::fromInches(3);
        Piece tall = low;
        tall.id = {QStringLiteral("tall")};
        tall.height = Length::fromInches(5);
        QVERIFY(!wallsOn(area, {&area}));
        QCOMPARE(wallsOn(area, {&area, &low, &tall})->height->inches(), 5.0);
        QVERIFY(!wallsOn(tall, {&area, &low, &tall}));
    }

    void pieceEffects_tellWhatDoesNothing_data() {
        addColumns<QString, QString, bool>("set", "kind", "doesNothing");
        addRow("an empty area, 11th", "40k-11e", "area", true);
        addRow("a wood, 11th", "40k-11e", "wood", false);
        addRow("water, 10th", "40k-10e", "water", true);
        addRow("a wood, 10th: never fully visible", "40k-10e", "wood", false);
        addRow("a crater, 9th: cover", "40k-9e", "crater", false);
        addRow("a barricade among areas", "area-groups", "barricade", true);
        addRow("a barricade by height", "height-tags", "barricade", true);
        addRow("a container by height", "height-tags", "container", false);
        addRow("an area in plan", "plan", "area", true);
        addRow("a barricade in plan", "plan", "barricade", false);
        addRow("a wood of Infinity: a zone", "infinity-n5", "wood", false);
        addRow("an asteroid", "x-wing", "rock", false);
    }

    void pieceEffects_tellWhatDoesNothing() {
        auto [set, kind, doesNothing] = fetch<QString, QString, bool>("set", "kind", "doesNothing");
        Scenario scenario = makeScenario({.terrain = {usualPiece(kind)}});
        QCOMPARE(pieceEffects(scenario, *shippedRuleSet(set)).at(0).isNone(), doesNothing);
    }

    /// Flat ground that carries walls is one feature with them, in packs and in rule sets of the tag form.
    void pieceEffects_ofFlatGround_lookAtWhatItCarries_data() {
        addColumns<QString, QString, bool>("set", "kindOnIt", "doesNothing");
        addRow("a ruin in plan", "plan", "ruin", false);
        addRow("a ruin by height", "height-tags", "ruin", false);
        addRow("flat on flat, in plan", "plan", "area", true);
        addRow("a barricade by height does nothing, either", "height-tags", "barricade", true);
    }

    void pieceEffects_ofFlatGround_lookAtWhatItCarries() {
        auto [set, kindOnIt, doesNothing] = fetch<QString, QString, bool>("set", "kindOnIt", "doesNothing");
        Scenario scenario = makeScenario({.terrain = {usualPiece(QStringLiteral("area")), usualPiece(kindOnIt)}});
        scenario.terrain[0].id = {QStringLiteral("ground")};
        scenario.terrain[1].id = {QStringLiteral("on-it")};
        const auto isNone = [&] { return pieceEffects(scenario, *shippedRuleSet(set)).at(0).isNone(); };
        QVERIFY2(isNone(), "they only lie at one place");
        scenario.terrain[1].parent = QStringLiteral("ground");
        QCOMPARE(isNone(), doesNothing);
        scenario.terrain[1].parent.clear();
        scenario.terrain[0].group = scenario.terrain[1].group = QStringLiteral("gatehouse");
        QCOMPARE(isNone(), doesNothing);
        scenario.terrain[1].group = QStringLiteral("archive");
        QVERIFY(isNone());
    }

    /// The outline that stands for the walls of a ruin may be that of its walls, as in published layouts: no text about
    /// it says that none are drawn.
    void textsAboutOutlinesOfRuins_holdForThoseOfWalls() {
        int lines = 0;
        for (const RuleSet& rules : shippedRuleSets()) {
            if (!rules.pack) {
                continue;
            }
            for (std::size_t i = 0; i < rules.pack->block.size(); ++i) {
                if (rules.pack->block[i].elements.standsForWalls != true) {
                    continue;
                }
                ++lines;
                const auto words = rules.pack->words.find(QStringLiteral("$.block[%1]").arg(i));
                QVERIFY(words != rules.pack->words.end());
                const QString& label = words->second.label;
                QVERIFY2(label.contains(QLatin1String{"standing for its walls"}), qPrintable(label));
            }
        }
        QVERIFY(lines > 15);
    }

    void pieceEffects_ofASolid_areItsOwn() {
        Scenario scenario =
            makeScenario({.terrain = {usualPiece(QStringLiteral("barricade")), usualPiece(QStringLiteral("ruin"))}});
        scenario.terrain[0].id = {QStringLiteral("low")};
        scenario.terrain[1].id = {QStringLiteral("high")};
        scenario.terrain[1].parent = QStringLiteral("low");
        const auto effects = pieceEffects(scenario, *shippedRuleSet(QStringLiteral("height-tags")));
        QVERIFY(effects.at(0).isNone() && effects.at(1).blocks);
    }

    /// A table of one kind of game under the rules of that kind: with more than half of its pairs seen its terrain
    /// would mean little.
    void shippedTables_hideHalfOfTheirPairsOrSayWhy_data() {
        addColumns<QString, QString>("table", "set");
        const auto& ofGame = tablesOfGames();
        for (auto table = ofGame.begin(); table != ofGame.end(); ++table) {
            for (const QString& set : table.value()) {
                QTest::addRow("%s, %s", qPrintable(table.key()), qPrintable(set)) << table.key() << set;
            }
        }
    }

    /// A table that ships is asked there, or is a lesson about a few models.
    void eachTableThatShips_isOfSomeGame_orALesson() {
        const QStringList lessons{"first-wall", "windows-and-doors", "height-classes", "model-in-a-ruin", "no-gap",
                                  "the-slit",   "judges-case",       "who-is-hidden",  "two-storeys",     "night-raid"};
        for (const LibraryEntry& entry : libraryEntries()) {
            QVERIFY2(tablesOfGames().contains(entry.id) != lessons.contains(entry.id), qPrintable(entry.id));
            const auto loaded = readScenario(libraryBytes(entry), entry.id);
            QVERIFY(loaded.has_value());
            const auto rules = ruleSetOf(loaded->scenario);
            QVERIFY2(lessons.contains(entry.id) || !rules->pack || tablesOfGames()[entry.id].contains(rules->id),
                     qPrintable(entry.id));
            QVERIFY2(!lessons.contains(entry.id) || loaded->scenario.models.size() <= 10, qPrintable(entry.id));
        }
    }

    /// The rules of each game are asked on some table, but for games of whose kind none ships.
    void eachGame_standsOnATableOfItsKind() {
        const QStringList withoutTable{"x-wing", "armada", "gaslands", "guild-ball", "battletech"};
        const auto all = tablesOfGames().values();
        for (const RuleSet& rules : shippedRuleSets()) {
            const bool hasTable =
                std::ranges::any_of(all, [&](const QStringList& sets) { return sets.contains(rules.id); });
            QVERIFY2(!rules.pack || hasTable != withoutTable.contains(rules.id), qPrintable(rules.id));
        }
    }

    void shippedTables_hideHalfOfTheirPairsOrSayWhy() {
        auto [table, set] = fetchTexts("table", "set");
        const QMap<QString, QString> reasons{
            {"high-ground, aos-4e", "a table for shooting from hills 1.5 in high; woods stop fire and not sight"},
            {"high-ground, warmachine-mk4", "as before; models look over the hills"},
            {"high-ground, warmachine-mk3", "as before"},
            {"high-ground, height-tags", "as before; hills and walls are low"},
            {"kill-zone, kill-team-2024", "a lesson of orders and cover: two high pieces, the others are low"},
            {"kill-zone, kill-team-2021", "as before"},
            {"rank-and-file, t9a", "an open battlefield; woods, hedges and walls give cover and hide nothing"},
            {"rank-and-file, opr-age-of-fantasy", "as before; hedges and walls are lower than the men"},
            {"village-green, aos-4e", "hedges and walls 1.5 in high, a pond; woods stop fire and not sight"},
            {"village-green, malifaux-4e", "hedges and walls lower than the models; woods conceal and do not hide"},
            {"village-green, bolt-action", "hedges and walls lower than the men, a pond and an open green"},
            {"village-green, mesbg", "as before; woods hide nobody"},
            {"village-green, flames-of-war-v4", "hedges are short terrain, walls lower than the models; a pond"},
            {"village-green, moonstone", "hedges and walls 1.5 in high, a pond; models see past trees"},
            {"village-green, frostgrave", "hedges and walls 1.5 in high, a pond"},
        };
        const auto loaded = readScenario(libraryBytes(*libraryEntry(table)), table);
        QVERIFY(loaded.has_value());
        const PreparedTable prepared{loaded->scenario, *shippedRuleSet(set)};
        const auto questions = pairQuestions(loaded->scenario);
        const auto index = [&](const ModelId& id) {
            return static_cast<std::size_t>(prepared.scenario().model(id) - prepared.scenario().models.data());
        };
        const auto seen = std::ranges::count_if(questions, [&](const Question& question) {
            return isSeen(prepared, index(question.observer), index(question.target));
        });
        const double share = static_cast<double>(seen) / static_cast<double>(questions.size());
        const QString row = QStringLiteral("%1, %2").arg(table, set);
        QVERIFY2(reasons.contains(row) != (share <= 0.5),
                 qPrintable(QStringLiteral("%1: %2 of %3 seen").arg(row).arg(seen).arg(questions.size())));
    }
};

QTEST_APPLESS_MAIN(TestTerrainMeaning)
#include "tst_terrain_meaning.moc"
