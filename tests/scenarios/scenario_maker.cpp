#include "tests/scenarios/scenario_maker.h"

#include "scenarios/rules/rule_pack.h"
#include "scenarios/rules/rule_text.h"

#include "scenarios/vision/profile_io.h"
#include "scenarios/vision/vision_grid.h"

#include <QFile>
#include <QJsonArray>

#include <array>

namespace sightline::testsupport {

using namespace scenarios;
using geometry::Angle;
using geometry::Length;
using geometry::Point;
using geometry::Polygon;
using geometry::Ring;
using geometry::Wall;

namespace {

/// Any whole nanometre up to `inches` either way, so that nothing is round by chance.
Length anyLength(Dice& dice, double inches) {
    return Length::fromNanometers(static_cast<std::int64_t>(dice.between(-inches, inches) * 25.4e6));
}

Length anySize(Dice& dice, double inches) {
    return Length::fromNanometers(1 + static_cast<std::int64_t>(dice.between(0, inches) * 25.4e6));
}

Point anyPoint(Dice& dice) { return dice.oneIn(8) ? Point{} : Point{anyLength(dice, 70), anyLength(dice, 70)}; }

QString anyText(Dice& dice) {
    static const std::array texts{QStringLiteral("Captain"),
                                  QStringLiteral("naïve 木 \U0001F3B2"),
                                  QStringLiteral("a \"b\" \\ / c"),
                                  QStringLiteral("two\nlines\tand\u0001"),
                                  QStringLiteral(" "),
                                  QStringLiteral("x"),
                                  QString{}};
    return texts[static_cast<std::size_t>(dice.below(static_cast<int>(texts.size())))];
}

QStringList anyTexts(Dice& dice) {
    QStringList texts;
    for (int i = dice.below(4); i > 0; --i) {
        texts.append(anyText(dice));
    }
    return texts;
}

QJsonValue anyJson(Dice& dice, int depth) {
    switch (dice.below(depth > 0 ? 8 : 6)) {
    case 0: return QJsonValue::Null;
    case 1: return dice.oneIn(2);
    case 2: return qint64{9'007'199'254'740'993} * (dice.oneIn(2) ? 1 : -1);
    case 3: return dice.between(-1, 1) * (dice.oneIn(2) ? 1e300 : 1e-300);
    case 4: return dice.below(1000) / 8.0;
    case 5: return anyText(dice);
    case 6: {
        QJsonArray list;
        for (int i = dice.below(4); i > 0; --i) {
            list.append(anyJson(dice, depth - 1));
        }
        return list;
    }
    default: {
        QJsonObject object;
        for (int i = dice.below(4); i > 0; --i) {
            object.insert(QStringLiteral("k%1 \"").arg(dice.below(50)), anyJson(dice, depth - 1));
        }
        return object;
    }
    }
}

UnknownKeys anyUnknown(Dice& dice) {
    UnknownKeys keys;
    for (int i = dice.oneIn(3) ? dice.below(4) : 0; i > 0; --i) {
        keys.insert(QStringLiteral("x-%1").arg(dice.below(50)), anyJson(dice, 3));
    }
    return keys;
}

/// Star-shaped about a place, so that it is simple.
Ring anyRing(Dice& dice, Point middle, double inches) {
    const int count = 3 + dice.below(7);
    Ring ring;
    for (int i = 0; i < count; ++i) {
        const Angle angle = Angle::fromDegrees(360.0 * i / count);
        const double reach = inches * dice.between(0.4, 1.0);
        ring.push_back({middle.x + Length::fromInches(reach * angle.cosine()),
                        middle.y + Length::fromInches(reach * angle.sine())});
    }
    if (dice.oneIn(2)) {
        std::reverse(ring.begin(), ring.end());
    }
    return ring;
}

Polygon anyPolygon(Dice& dice) {
    const Point middle = anyPoint(dice);
    std::vector<Ring> holes;
    if (dice.oneIn(3)) {
        holes.push_back(anyRing(dice, middle, 0.3));
    }
    return Polygon::fromVertices(anyRing(dice, middle, 5), holes).value();
}

Wall anyWall(Dice& dice) {
    std::vector<Point> vertices{anyPoint(dice)};
    for (int i = 1 + dice.below(4); i > 0; --i) {
        vertices.push_back(vertices.back() + geometry::Vector{anySize(dice, 6), anyLength(dice, 6)});
    }
    return Wall::fromVertices(vertices).value();
}

template <class Thing> void addBaseKeys(Dice& dice, Thing& thing) {
    thing.unknown = anyUnknown(dice);
    if (const UnknownKeys ofBase = anyUnknown(dice); !ofBase.isEmpty()) {
        thing.unknown.insert(QStringLiteral("base"), ofBase);
    }
}

Piece anyPiece(Dice& dice, const QString& id) {
    Piece piece;
    piece.id = {id};
    piece.name = anyText(dice);
    piece.kind = anyText(dice);
    if (dice.oneIn(3)) {
        piece.outline = anyWall(dice);
    } else {
        piece.outline = anyPolygon(dice);
    }
    piece.elevation = dice.oneIn(2) ? Length{} : anyLength(dice, 4);
    if (dice.oneIn(2)) {
        piece.height = dice.oneIn(3) ? Length{} : anySize(dice, 8);
    }
    if (dice.oneIn(2)) {
        piece.heightClass = std::array{HeightClass::Low, HeightClass::Medium,
                                       HeightClass::Tall}[static_cast<std::size_t>(dice.below(3))];
    }
    piece.traits = anyTexts(dice);
    piece.group = anyText(dice);
    piece.parent = dice.oneIn(3) ? QStringLiteral("piece 0") : QString{};
    piece.locked = dice.oneIn(2);
    if (dice.oneIn(2)) {
        piece.size = dice.below(40) / 8.0;
    }
    for (int i = dice.below(3); i > 0; --i) {
        PieceWall wall{anyWall(dice), anyText(dice), dice.oneIn(2), {}, anyUnknown(dice)};
        if (dice.oneIn(2)) {
            wall.height = anySize(dice, 8);
        }
        while (dice.oneIn(3)) {
            const auto from = anySize(dice, 2);
            const auto sill = anySize(dice, 2);
            wall.openings.push_back({from, from + anySize(dice, 2), sill, sill + anySize(dice, 2), anyUnknown(dice)});
        }
        piece.walls.push_back(std::move(wall));
    }
    piece.unknown = anyUnknown(dice);
    return piece;
}

PrintedArc anyArc(Dice& dice) {
    return {1.0 + dice.below(360), Angle::fromNanodegrees(static_cast<std::int64_t>(dice.between(0, 360e9))), anyUnknown(dice)};
}

Weapon anyWeapon(Dice& dice) {
    Weapon weapon;
    weapon.name = anyText(dice) + QStringLiteral("gun");
    weapon.minRange = dice.oneIn(2) ? Length{} : anySize(dice, 8);
    if (dice.oneIn(2)) {
        weapon.range = weapon.minRange + anySize(dice, 40);
    }
    if (dice.oneIn(3)) {
        weapon.hasPrintedArc = true;
    } else if (dice.oneIn(2)) {
        weapon.arc = anyArc(dice);
    }
    weapon.line = dice.oneIn(3) ? WeaponLine::Sight : dice.oneIn(2) ? WeaponLine::Fire : WeaponLine::Both;
    weapon.type = dice.oneIn(2) ? anyText(dice) : QString{};
    weapon.unknown = anyUnknown(dice);
    return weapon;
}

Model anyModel(Dice& dice, const QString& id) {
    Model model;
    model.id = {id};
    model.name = anyText(dice);
    model.player = {dice.oneIn(3) ? QString{} : QStringLiteral("player 0")};
    model.unit = anyText(dice);
    model.base = randomFootprint(dice);
    model.position = anyPoint(dice);
    model.facing = Angle::fromNanodegrees(static_cast<std::int64_t>(dice.between(0, 360e9)));
    model.elevation = dice.oneIn(2) ? Length{} : anyLength(dice, 4);
    model.height = dice.oneIn(4) ? Length{} : anySize(dice, 8);
    model.keywords = anyTexts(dice);
    model.locked = dice.oneIn(2);
    if (dice.oneIn(2)) {
        model.size = dice.below(40) / 8.0;
        model.wounds = 1 + dice.below(30);
        model.arc = anyArc(dice);
        model.dot = anyPoint(dice);
    }
    model.states = anyTexts(dice);
    while (dice.oneIn(3)) {
        model.weapons.push_back(anyWeapon(dice));
    }
    addBaseKeys(dice, model);
    return model;
}

geometry::CellSet anyCells(Dice& dice, const geometry::CellGrid& grid) {
    geometry::CellSet cells = grid.noCells();
    for (int i = dice.below(6); i > 0; --i) {
        const int first = dice.below(grid.columns());
        cells.insertRun(dice.below(grid.rows()), first, first + dice.below(5));
    }
    return cells;
}

std::optional<int> maybe(Dice& dice, int below) { return dice.oneIn(2) ? std::optional{dice.below(below)} : std::nullopt; }

template <class Things> QString anyIdOf(Dice& dice, const Things& things) {
    return things.empty() || dice.oneIn(4) ? QString{} : things[static_cast<std::size_t>(dice.below(static_cast<int>(things.size())))].id.value;
}

Structure anyStructure(Dice& dice, const Scenario& scenario, const QString& thing) {
    return {thing, anyText(dice), {anyIdOf(dice, scenario.players)}, maybe(dice, 9), maybe(dice, 9), anyUnknown(dice)};
}

ModelState anyState(Dice& dice, const Model& model) {
    return {model.id, anyPoint(dice), Angle::fromDegrees(dice.below(720) / 2.0), anyLength(dice, 3), maybe(dice, 9), anyTexts(dice), dice.oneIn(2)};
}

SideKnowledge anyKnowledge(Dice& dice, const Scenario& scenario, const geometry::CellGrid& grid) {
    SideKnowledge knows{anyCells(dice, grid), anyCells(dice, grid), anyCells(dice, grid), anyCells(dice, grid)};
    if (const ModelId seen{anyIdOf(dice, scenario.models)}; !seen.isEmpty()) {
        knows.seen.insert(seen);
    }
    for (const Piece& piece : scenario.terrain) {
        if (dice.oneIn(2)) {
            knows.pieces.remember(piece);
            knows.structures.emplace(piece.id.value, RememberedStructure{anyStructure(dice, scenario, piece.id.value), dice.below(20)});
        }
    }
    for (const Objective& objective : scenario.objectives) {
        knows.objectives.emplace(objective.id, objective);
    }
    for (const Model& model : scenario.models) {
        if (dice.oneIn(2)) {
            knows.models.emplace(model.id, RememberedModel{model, dice.below(20)});
        }
    }
    return knows;
}

Vision anyVision(Dice& dice, const Scenario& scenario) {
    Vision vision;
    vision.enabled = dice.oneIn(2);
    vision.profile = shippedVisionProfiles()[static_cast<std::size_t>(dice.below(5))];
    vision.profile.cell = Length::fromNanometers(25'400'000 + dice.below(50'000'000));
    vision.profile.rememberModels = dice.oneIn(2);
    vision.profile.groundRadius[anyText(dice)] = dice.below(7);
    vision.profile.unknown = anyUnknown(dice);
    const auto grid = gridOf(scenario.table, vision.profile).value();
    for (const Model& model : scenario.models) {
        vision.models.emplace(model.id, ModelVision{anyText(dice), maybe(dice, 9), dice.below(30), anyTexts(dice), {{anyText(dice), dice.below(9)}}, {{anyText(dice), -dice.below(9)}},
                                                    anyTexts(dice), maybe(dice, 20), dice.below(3), dice.below(9), {anyIdOf(dice, scenario.models)}, anyText(dice),
                                                    {anyIdOf(dice, scenario.models)}, {anyIdOf(dice, scenario.models)}, anyUnknown(dice)});
        vision.models[model.id].needsSight = QStringList{QStringLiteral("heal"), model.id.value};
    }
    for (const Objective& objective : scenario.objectives) {
        vision.structures.push_back(anyStructure(dice, scenario, objective.id.value));
    }
    for (int i = 0; i < dice.below(3); ++i) {
        vision.regions.push_back({QStringLiteral("region-%1").arg(i), anyText(dice), anyPolygon(dice), {anyIdOf(dice, scenario.players)}, anyTexts(dice), maybe(dice, 9), maybe(dice, 9), anyUnknown(dice)});
        vision.lights.push_back({QStringLiteral("light-%1").arg(i), anyPoint(dice), dice.below(4), dice.below(9), dice.oneIn(2), anyUnknown(dice)});
    }
    geometry::CellSet forest = anyCells(dice, grid);
    geometry::CellSet rest = anyCells(dice, grid);
    rest -= forest;
    vision.ground = {{QStringLiteral("forest"), forest}, {QStringLiteral("na\u00efve \"ground\""), rest}};
    vision.windFrom = maybe(dice, 360);
    for (const Player& player : scenario.players) {
        VisionSide side{player.id, {}, {{anyText(dice), dice.below(100)}}, anyCells(dice, grid), {}, anyKnowledge(dice, scenario, grid), {}, anyUnknown(dice)};
        if (dice.oneIn(2)) {
            side.allies.append(scenario.players.front().id.value);
            side.before = {anyCells(dice, grid), anyCells(dice, grid), {}};
            if (const ModelId seen{anyIdOf(dice, scenario.models)}; !seen.isEmpty()) {
                side.before.models.insert(seen);
            }
        }
        if (!scenario.models.empty()) {
            side.intelligence = QStringList{scenario.models.back().id.value};
        }
        vision.sides.push_back(std::move(side));
    }
    vision.turn = dice.below(30);
    vision.active = {anyIdOf(dice, scenario.players)};
    for (const Model& model : scenario.models) {
        TurnStep step{dice.below(9), {anyIdOf(dice, scenario.players)}, anyText(dice), anyText(dice), {anyState(dice, model)}, {anyState(dice, model)}, {}, {}, anyUnknown(dice)};
        if (!scenario.terrain.empty()) {
            step.structuresBefore.push_back(anyStructure(dice, scenario, scenario.terrain.front().id.value));
        }
        vision.log.push_back(std::move(step));
    }
    vision.unknown = anyUnknown(dice);
    return vision;
}

} // namespace

Scenario randomScenario(std::uint64_t seed) {
    Dice dice{seed};
    Scenario scenario;
    scenario.name = anyText(dice);
    scenario.table = {anySize(dice, 90), anySize(dice, 90), anyUnknown(dice)};
    if (dice.oneIn(2)) {
        scenario.rules = QStringLiteral("height-tags");
    } else if (dice.oneIn(2)) {
        scenario.rules =
            QJsonObject{{"id", "mine"},
                        {"name", "Mine"},
                        {"version", "3"},
                        {"status", "advisory"},
                        {"source", "me"},
                        {"blocks", QJsonArray{QJsonObject{{"when", "both-models-below"}, {"limit_in", 2.25}}}},
                        {"note", anyJson(dice, 3)}};
    }
    for (int i = 0; i < 1 + dice.below(3); ++i) {
        const QString colour = dice.oneIn(2) ? QStringLiteral("#B3413a") : QString{};
        scenario.players.push_back({{QStringLiteral("player %1").arg(i)}, anyText(dice), colour, anyUnknown(dice)});
    }
    for (int i = 0; i < 1 + dice.below(6); ++i) {
        scenario.terrain.push_back(anyPiece(dice, QStringLiteral("piece %1").arg(i)));
    }
    for (int i = dice.below(8); i > 0; --i) {
        scenario.models.push_back(anyModel(dice, QStringLiteral("模 \"%1\"").arg(i)));
    }
    for (int i = dice.below(3); i > 0; --i) {
        scenario.zones.push_back({{QStringLiteral("zone-%1").arg(i)},
                                  anyText(dice),
                                  {QStringLiteral("player 0")},
                                  anyText(dice),
                                  anyPolygon(dice),
                                  anyUnknown(dice)});
    }
    for (int i = dice.below(3); i > 0; --i) {
        Objective objective{
            {QStringLiteral("objective-%1").arg(i)}, anyText(dice), anyPoint(dice), randomFootprint(dice), {}};
        addBaseKeys(dice, objective);
        scenario.objectives.push_back(std::move(objective));
    }
    for (int i = dice.below(3); i > 0; --i) {
        scenario.labels.push_back({{QStringLiteral("label-%1").arg(i)},
                                   QStringLiteral("L ") + anyText(dice),
                                   anyPoint(dice),
                                   geometry::Angle::fromDegrees(dice.below(360)),
                                   Length::fromInches(0.25 * (1 + dice.below(9))),
                                   anyUnknown(dice)});
    }
    for (int i = dice.below(3); i > 0; --i) {
        scenario.reserves.push_back(anyModel(dice, QStringLiteral("reserve %1").arg(i)));
    }
    if (!scenario.terrain.empty() && dice.oneIn(2)) {
        scenario.terrain.front().cluster = QStringLiteral("cluster ") + anyText(dice);
    }
    if (scenario.models.size() >= 2 && dice.oneIn(2)) {
        const SightPair pair{scenario.models[0].id, scenario.models[1].id};
        const JudgeNote by{QStringLiteral("J ") + anyText(dice), QStringLiteral("\u201c") + anyText(dice), {}};
        scenario.overrulings.push_back({pair, anyText(dice), dice.oneIn(2), {}, by, anyUnknown(dice)});
        for (const Piece& piece : scenario.terrain) {
            if (!piece.walls.empty()) {
                WallRuling ruling{piece.id, 0, dice.oneIn(2), {}, {}, {}, {}, by, anyUnknown(dice)};
                ruling.pair = dice.oneIn(2) ? std::optional{pair} : std::nullopt;
                scenario.wallRulings.push_back(std::move(ruling));
            }
        }
    }
    if (dice.oneIn(3)) {
        scenario.photo = TablePhoto{anyText(dice), PictureFile{QByteArray{"\x89PNG\r\n\x1a\n"} + QByteArray::number(dice.below(1000))}};
        if (dice.oneIn(2)) {
            scenario.photo->corners = PhotoCorners{{{-3.5, 2}, {100.25, 1}, {120, 90}, {0, 80.125}}};
        }
        scenario.photo->opacity = 0.125 * dice.below(9);
        scenario.photo->unknown = anyUnknown(dice);
    }
    scenario.log.isKept = dice.oneIn(4);
    for (int i = dice.oneIn(3) ? dice.below(3) : 0; i > 0; --i) {
        scenario.log.probes.push_back({anyText(dice), anyText(dice), {anyText(dice)}, {anyText(dice)}, anyText(dice), anyText(dice), dice.oneIn(2), dice.oneIn(2),
                                       anyText(dice), anyText(dice), 0.5 * dice.below(9), anyText(dice), anyUnknown(dice)});
    }
    scenario.unknown = anyUnknown(dice);
    if (dice.oneIn(3)) {
        scenario.vision = OptionalVision{anyVision(dice, scenario)};
    }
    return scenario;
}

Piece boxPiece(const QString& id, double left, double top, double right, double bottom) {
    using geometry::pointFromInches;
    Piece piece;
    piece.id = {id};
    piece.outline = Polygon::fromVertices(std::array{pointFromInches(left, top), pointFromInches(right, top),
                                                     pointFromInches(right, bottom), pointFromInches(left, bottom)})
                        .value();
    return piece;
}

Piece asymmetricPiece(const QString& id) {
    using geometry::pointFromInches;
    Piece piece;
    piece.id = {id};
    const std::array outline{pointFromInches(10, 10), pointFromInches(16, 10), pointFromInches(16, 12),
                             pointFromInches(12, 12), pointFromInches(12, 19), pointFromInches(10, 19)};
    const std::vector<Ring> holes{
        {pointFromInches(10.5, 10.5), pointFromInches(11.5, 10.5), pointFromInches(11, 11.5)}};
    piece.outline = Polygon::fromVertices(outline, holes).value();
    piece.walls.push_back(
        {Wall::fromVertices(std::array{pointFromInches(10, 10), pointFromInches(16, 10)}).value(), {}, true, {}, {}});
    return piece;
}

Model modelAt(const QString& id, double x, double y) {
    Model model;
    model.id = {id};
    model.position = geometry::pointFromInches(x, y);
    return model;
}

scenarios::RuleSet oneWayRules() {
    QFile file{QStringLiteral(SIGHTLINE_TEST_DATA "/cli/one-way.json")};
    const auto read = file.open(QIODevice::ReadOnly) ? scenarios::readRuleText(file.readAll()) : scenarios::RuleText{};
    if (!read.rules) {
        qFatal("the pack of tests cannot be read");
    }
    return *read.rules;
}

scenarios::Scenario dressedFor(scenarios::Scenario scenario, const scenarios::RuleSet& rules, Dice& dice) {
    if (!rules.pack) {
        return scenario;
    }
    QStringList tags;
    QStringList words{QStringLiteral("vehicle"), QStringLiteral("leader"), QStringLiteral("front-rank"), QStringLiteral("prone")};
    const auto listen = [&](const scenarios::Selector& things) {
        tags << things.tags << things.exceptTags;
        words << things.keywords;
    };
    for (const auto* lines : {&rules.pack->block, &rules.pack->neverFull}) {
        for (const scenarios::BlockLine& line : *lines) {
            listen(line.things);
            for (const auto& [tag, weight] : line.weights) {
                tags << tag;
            }
            for (const scenarios::IgnoreClause& clause : line.ignore) {
                words << clause.sourceKeywords << clause.targetKeywords << clause.anyKeywords << clause.blockerStates;
            }
        }
    }
    if (rules.pack->detection) {
        listen(rules.pack->detection->in);
        words << rules.pack->detection->keywords;
    }
    tags.removeDuplicates();
    tags.sort();
    words.removeDuplicates();
    words.sort();
    const auto oneOf = [&](const QStringList& list) { return list[dice.below(static_cast<int>(list.size()))]; };
    for (scenarios::Piece& piece : scenario.terrain) {
        if (!tags.empty() && !dice.oneIn(4)) {
            piece.traits << oneOf(tags);
        }
        if (dice.oneIn(3)) {
            piece.size = dice.below(6);
        }
        if (dice.oneIn(5)) {
            piece.group = dice.oneIn(2) ? QStringLiteral("north") : QStringLiteral("south");
        }
    }
    for (scenarios::Model& model : scenario.models) {
        if (dice.oneIn(3)) {
            model.keywords << oneOf(words);
        }
        if (dice.oneIn(4)) {
            model.states << oneOf(words);
        }
        if (dice.oneIn(2)) {
            model.size = dice.below(6);
        }
        if (dice.oneIn(3)) {
            model.unit = dice.oneIn(2) ? QStringLiteral("one") : QStringLiteral("two");
        }
    }
    return scenario;
}

} // namespace sightline::testsupport
