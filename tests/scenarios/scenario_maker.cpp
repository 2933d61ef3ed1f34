#include "tests/scenarios/scenario_maker.h"

#include "scenarios/rules/rule_pack.h"
#include "scenarios/rules/rule_text.h"

#include "scenarios/io/profile_io.h"
#include "scenarios/model/vision_grid.h"
#include "scenarios/output/verdict_json.h"

#include <QFile>
#include <QJsonArray>
#include <QJsonDocument>

#include <array>

namespace sightline::testsupport {

using namespace scenarios;
using namespace sightline::geometry;

namespace {

/// Any whole nanometer up to `inches` either way, so that nothing is round by chance.
Length anyLength(Random& random, double inches) {
    return Length::fromNanometers(static_cast<std::int64_t>(random.between(-inches, inches) * 25.4e6));
}

Length anySize(Random& random, double inches) {
    return Length::fromNanometers(1 + static_cast<std::int64_t>(random.between(0, inches) * 25.4e6));
}

Point anyPoint(Random& random) {
    return random.oneIn(8) ? Point{} : Point{anyLength(random, 70), anyLength(random, 70)};
}

QString anyText(Random& random) {
    static const std::array texts{QStringLiteral("Captain"),
                                  QStringLiteral("naïve 木 \U0001F3B2"),
                                  QStringLiteral("a \"b\" \\ / c"),
                                  QStringLiteral("two\nlines\tand\u0001"),
                                  QStringLiteral(" "),
                                  QStringLiteral("x"),
                                  QString{}};
    return texts[static_cast<std::size_t>(random.below(static_cast<int>(texts.size())))];
}

QStringList anyTexts(Random& random) {
    QStringList texts;
    for (int i = random.below(4); i > 0; --i) {
        texts.append(anyText(random));
    }
    return texts;
}

QJsonValue anyJson(Random& random, int depth) {
    switch (random.below(depth > 0 ? 8 : 6)) {
    case 0: return QJsonValue::Null;
    case 1: return random.oneIn(2);
    case 2: return qint64{9'007'199'254'740'993} * (random.oneIn(2) ? 1 : -1);
    case 3: return random.between(-1, 1) * (random.oneIn(2) ? 1e300 : 1e-300);
    case 4: return random.below(1000) / 8.0;
    case 5: return anyText(random);
    case 6: {
        QJsonArray list;
        for (int i = random.below(4); i > 0; --i) {
            list.append(anyJson(random, depth - 1));
        }
        return list;
    }
    default: {
        QJsonObject object;
        for (int i = random.below(4); i > 0; --i) {
            object.insert(QStringLiteral("k%1 \"").arg(random.below(50)), anyJson(random, depth - 1));
        }
        return object;
    }
    }
}

UnknownKeys anyUnknown(Random& random) {
    UnknownKeys keys;
    for (int i = random.oneIn(3) ? random.below(4) : 0; i > 0; --i) {
        keys.insert(QStringLiteral("x-%1").arg(random.below(50)), anyJson(random, 3));
    }
    return keys;
}

/// Star-shaped about a place, so that it is simple.
Ring anyRing(Random& random, Point middle, double inches) {
    const int count = 3 + random.below(7);
    Ring ring;
    for (int i = 0; i < count; ++i) {
        const Angle angle = Angle::fromDegrees(360.0 * i / count);
        const double reach = inches * random.between(0.4, 1.0);
        ring.push_back({middle.x + Length::fromInches(reach * angle.cosine()),
                        middle.y + Length::fromInches(reach * angle.sine())});
    }
    if (random.oneIn(2)) {
        std::reverse(ring.begin(), ring.end());
    }
    return ring;
}

Polygon anyPolygon(Random& random) {
    const Point middle = anyPoint(random);
    std::vector<Ring> holes;
    if (random.oneIn(3)) {
        holes.push_back(anyRing(random, middle, 0.3));
    }
    return Polygon::fromVertices(anyRing(random, middle, 5), holes).value();
}

Wall anyWall(Random& random) {
    std::vector<Point> vertices{anyPoint(random)};
    for (int i = 1 + random.below(4); i > 0; --i) {
        vertices.push_back(vertices.back() + geometry::Vector{anySize(random, 6), anyLength(random, 6)});
    }
    return Wall::fromVertices(vertices).value();
}

template <class Element> void addBaseKeys(Random& random, Element& element) {
    element.unknown = anyUnknown(random);
    if (const UnknownKeys ofBase = anyUnknown(random); !ofBase.isEmpty()) {
        element.unknown.insert(QStringLiteral("base"), ofBase);
    }
}

Piece anyPiece(Random& random, const QString& id) {
    Piece piece;
    piece.id = {id};
    piece.name = anyText(random);
    piece.kind = anyText(random);
    if (random.oneIn(3)) {
        piece.outline = anyWall(random);
    } else {
        piece.outline = anyPolygon(random);
    }
    piece.elevation = random.oneIn(2) ? Length{} : anyLength(random, 4);
    if (random.oneIn(2)) {
        piece.height = random.oneIn(3) ? Length{} : anySize(random, 8);
    }
    if (random.oneIn(2)) {
        piece.heightClass = std::array{HeightClass::Low, HeightClass::Medium,
                                       HeightClass::Tall}[static_cast<std::size_t>(random.below(3))];
    }
    piece.traits = anyTexts(random);
    piece.group = anyText(random);
    piece.parent = random.oneIn(3) ? QStringLiteral("piece 0") : QString{};
    piece.locked = random.oneIn(2);
    if (random.oneIn(2)) {
        piece.size = random.below(40) / 8.0;
    }
    for (int i = random.below(3); i > 0; --i) {
        PieceWall wall{anyWall(random), anyText(random), random.oneIn(2), {}, anyUnknown(random)};
        if (random.oneIn(2)) {
            wall.height = anySize(random, 8);
        }
        while (random.oneIn(3)) {
            const auto from = anySize(random, 2);
            const auto sill = anySize(random, 2);
            wall.openings.push_back(
                {from, from + anySize(random, 2), sill, sill + anySize(random, 2), anyUnknown(random)});
        }
        piece.walls.push_back(std::move(wall));
    }
    piece.unknown = anyUnknown(random);
    return piece;
}

PrintedArc anyArc(Random& random) {
    return {1.0 + random.below(360), Angle::fromNanodegrees(static_cast<std::int64_t>(random.between(0, 360e9))),
            anyUnknown(random)};
}

Weapon anyWeapon(Random& random) {
    Weapon weapon;
    weapon.name = anyText(random) + QStringLiteral("gun");
    weapon.minRange = random.oneIn(2) ? Length{} : anySize(random, 8);
    if (random.oneIn(2)) {
        weapon.range = weapon.minRange + anySize(random, 40);
    }
    if (random.oneIn(3)) {
        weapon.hasPrintedArc = true;
    } else if (random.oneIn(2)) {
        weapon.arc = anyArc(random);
    }
    weapon.line = random.oneIn(3) ? WeaponLine::Sight : random.oneIn(2) ? WeaponLine::Fire : WeaponLine::Both;
    weapon.type = random.oneIn(2) ? anyText(random) : QString{};
    weapon.unknown = anyUnknown(random);
    return weapon;
}

Model anyModel(Random& random, const QString& id) {
    Model model;
    model.id = {id};
    model.name = anyText(random);
    model.player = {random.oneIn(3) ? QString{} : QStringLiteral("player 0")};
    model.unit = anyText(random);
    model.base = randomFootprint(random);
    model.position = anyPoint(random);
    model.facing = Angle::fromNanodegrees(static_cast<std::int64_t>(random.between(0, 360e9)));
    model.elevation = random.oneIn(2) ? Length{} : anyLength(random, 4);
    model.height = random.oneIn(4) ? Length{} : anySize(random, 8);
    model.keywords = anyTexts(random);
    model.locked = random.oneIn(2);
    if (random.oneIn(2)) {
        model.size = random.below(40) / 8.0;
        model.wounds = 1 + random.below(30);
        model.maxWounds = *model.wounds + random.below(5);
        model.arc = anyArc(random);
        model.dot = anyPoint(random);
    }
    model.states = anyTexts(random);
    while (random.oneIn(3)) {
        model.weapons.push_back(anyWeapon(random));
    }
    addBaseKeys(random, model);
    return model;
}

geometry::CellSet anyCells(Random& random, const geometry::CellGrid& grid) {
    geometry::CellSet cells = grid.noCells();
    for (int i = random.below(6); i > 0; --i) {
        const int first = random.below(grid.columns());
        cells.insertRun(random.below(grid.rows()), first, first + random.below(5));
    }
    return cells;
}

std::optional<int> maybe(Random& random, int below) {
    return random.oneIn(2) ? std::optional{random.below(below)} : std::nullopt;
}

template <class Elements> QString anyIdOf(Random& random, const Elements& elements) {
    return elements.empty() || random.oneIn(4)
               ? QString{}
               : elements[static_cast<std::size_t>(random.below(static_cast<int>(elements.size())))].id.value;
}

Structure anyStructure(Random& random, const Scenario& scenario, const QString& element) {
    return {element,          anyText(random),  {anyIdOf(random, scenario.players)},
            maybe(random, 9), maybe(random, 9), anyUnknown(random)};
}

ModelState anyState(Random& random, const Model& model) {
    return {model.id,
            anyPoint(random),
            Angle::fromDegrees(random.below(720) / 2.0),
            anyLength(random, 3),
            maybe(random, 9),
            anyTexts(random),
            random.oneIn(2)};
}

SideKnowledge anyKnowledge(Random& random, const Scenario& scenario, const geometry::CellGrid& grid) {
    SideKnowledge knows{anyCells(random, grid), anyCells(random, grid), anyCells(random, grid), anyCells(random, grid)};
    if (const ModelId seen{anyIdOf(random, scenario.models)}; !seen.isEmpty()) {
        knows.seen.insert(seen);
    }
    for (const Piece& piece : scenario.terrain) {
        if (random.oneIn(2)) {
            knows.pieces.remember(piece);
            knows.structures.emplace(
                piece.id.value, RememberedStructure{anyStructure(random, scenario, piece.id.value), random.below(20)});
        }
    }
    for (const Objective& objective : scenario.objectives) {
        knows.objectives.emplace(objective.id, objective);
    }
    for (const Model& model : scenario.models) {
        if (random.oneIn(2)) {
            knows.models.emplace(model.id, RememberedModel{model, random.below(20)});
        }
    }
    return knows;
}

Vision anyVision(Random& random, const Scenario& scenario) {
    Vision vision;
    vision.enabled = random.oneIn(2);
    vision.profile = shippedVisionProfiles()[static_cast<std::size_t>(random.below(5))];
    vision.profile.cell = Length::fromNanometers(25'400'000 + random.below(50'000'000));
    vision.profile.rememberModels = random.oneIn(2);
    vision.profile.groundRadius[anyText(random)] = random.below(7);
    vision.profile.unknown = anyUnknown(random);
    const auto grid = gridOf(scenario.table, vision.profile).value();
    for (const Model& model : scenario.models) {
        vision.models.emplace(model.id, ModelVision{anyText(random),
                                                    maybe(random, 9),
                                                    random.below(30),
                                                    anyTexts(random),
                                                    {{anyText(random), random.below(9)}},
                                                    {{anyText(random), -random.below(9)}},
                                                    anyTexts(random),
                                                    maybe(random, 20),
                                                    random.below(3),
                                                    random.below(9),
                                                    {anyIdOf(random, scenario.models)},
                                                    anyText(random),
                                                    {anyIdOf(random, scenario.models)},
                                                    {anyIdOf(random, scenario.models)},
                                                    anyUnknown(random)});
        vision.models[model.id].needsSight = QStringList{QStringLiteral("heal"), model.id.value};
    }
    for (const Objective& objective : scenario.objectives) {
        vision.structures.push_back(anyStructure(random, scenario, objective.id.value));
    }
    for (int i = 0; i < random.below(3); ++i) {
        vision.regions.push_back({QStringLiteral("region-%1").arg(i),
                                  anyText(random),
                                  anyPolygon(random),
                                  {anyIdOf(random, scenario.players)},
                                  anyTexts(random),
                                  maybe(random, 9),
                                  maybe(random, 9),
                                  anyUnknown(random)});
        vision.lights.push_back({QStringLiteral("light-%1").arg(i), anyPoint(random), random.below(4), random.below(9),
                                 random.oneIn(2), anyUnknown(random)});
    }
    geometry::CellSet forest = anyCells(random, grid);
    geometry::CellSet rest = anyCells(random, grid);
    rest -= forest;
    vision.ground = {{QStringLiteral("forest"), forest}, {QStringLiteral("na\u00efve \"ground\""), rest}};
    vision.windFrom = maybe(random, 360);
    for (const Player& player : scenario.players) {
        VisionSide side{player.id,
                        {},
                        {{anyText(random), random.below(100)}},
                        anyCells(random, grid),
                        {},
                        anyKnowledge(random, scenario, grid),
                        {},
                        anyUnknown(random)};
        if (random.oneIn(2)) {
            side.allies.append(scenario.players.front().id.value);
            side.before = {anyCells(random, grid), anyCells(random, grid), {}};
            if (const ModelId seen{anyIdOf(random, scenario.models)}; !seen.isEmpty()) {
                side.before.models.insert(seen);
            }
        }
        if (!scenario.models.empty()) {
            side.intelligence = QStringList{scenario.models.back().id.value};
        }
        vision.sides.push_back(std::move(side));
    }
    vision.turn = random.below(30);
    vision.active = {anyIdOf(random, scenario.players)};
    for (const Model& model : scenario.models) {
        TurnStep step{random.below(9),
                      {anyIdOf(random, scenario.players)},
                      anyText(random),
                      anyText(random),
                      {anyState(random, model)},
                      {anyState(random, model)},
                      {},
                      {},
                      anyUnknown(random)};
        if (!scenario.terrain.empty()) {
            step.structuresBefore.push_back(anyStructure(random, scenario, scenario.terrain.front().id.value));
        }
        vision.log.push_back(std::move(step));
    }
    vision.unknown = anyUnknown(random);
    return vision;
}

} // namespace

Scenario randomScenario(std::uint64_t seed) {
    Random random{seed};
    Scenario scenario;
    scenario.name = anyText(random);
    scenario.table = {anySize(random, 90), anySize(random, 90), anyUnknown(random)};
    if (random.oneIn(2)) {
        scenario.rules = QStringLiteral("height-tags");
    } else if (random.oneIn(2)) {
        scenario.rules =
            QJsonObject{{"id", "mine"},
                        {"name", "Mine"},
                        {"version", "3"},
                        {"status", "advisory"},
                        {"source", "me"},
                        {"blocks", QJsonArray{QJsonObject{{"when", "both-models-below"}, {"limit_in", 2.25}}}},
                        {"note", anyJson(random, 3)}};
    }
    for (int i = 0; i < 1 + random.below(3); ++i) {
        const QString color = random.oneIn(2) ? QStringLiteral("#B3413a") : QString{};
        scenario.players.push_back({{QStringLiteral("player %1").arg(i)}, anyText(random), color, anyUnknown(random)});
    }
    for (int i = 0; i < 1 + random.below(6); ++i) {
        scenario.terrain.push_back(anyPiece(random, QStringLiteral("piece %1").arg(i)));
    }
    for (int i = random.below(8); i > 0; --i) {
        scenario.models.push_back(anyModel(random, QStringLiteral("模 \"%1\"").arg(i)));
    }
    for (int i = random.below(3); i > 0; --i) {
        scenario.zones.push_back({{QStringLiteral("zone-%1").arg(i)},
                                  anyText(random),
                                  {QStringLiteral("player 0")},
                                  anyText(random),
                                  anyPolygon(random),
                                  anyUnknown(random)});
    }
    for (int i = random.below(3); i > 0; --i) {
        Objective objective{
            {QStringLiteral("objective-%1").arg(i)}, anyText(random), anyPoint(random), randomFootprint(random), {}};
        addBaseKeys(random, objective);
        scenario.objectives.push_back(std::move(objective));
    }
    for (int i = random.below(3); i > 0; --i) {
        scenario.labels.push_back({{QStringLiteral("label-%1").arg(i)},
                                   QStringLiteral("L ") + anyText(random),
                                   anyPoint(random),
                                   geometry::Angle::fromDegrees(random.below(360)),
                                   Length::fromInches(0.25 * (1 + random.below(9))),
                                   anyUnknown(random)});
    }
    for (int i = random.below(3); i > 0; --i) {
        scenario.reserves.push_back(anyModel(random, QStringLiteral("reserve %1").arg(i)));
    }
    if (!scenario.terrain.empty() && random.oneIn(2)) {
        scenario.terrain.front().cluster = QStringLiteral("cluster ") + anyText(random);
    }
    if (scenario.models.size() >= 2 && random.oneIn(2)) {
        const SightPair pair{scenario.models[0].id, scenario.models[1].id};
        const JudgeNote by{QStringLiteral("J ") + anyText(random), QStringLiteral("\u201c") + anyText(random), {}};
        scenario.overrulings.push_back({pair, anyText(random), random.oneIn(2), {}, by, anyUnknown(random)});
        for (const Piece& piece : scenario.terrain) {
            if (!piece.walls.empty()) {
                WallRuling ruling{piece.id, 0, random.oneIn(2), {}, {}, {}, {}, by, anyUnknown(random)};
                ruling.pair = random.oneIn(2) ? std::optional{pair} : std::nullopt;
                scenario.wallRulings.push_back(std::move(ruling));
            }
        }
    }
    if (random.oneIn(3)) {
        scenario.photo = TablePhoto{
            anyText(random), PictureFile{QByteArray{"\x89PNG\r\n\x1a\n"} + QByteArray::number(random.below(1000))}};
        if (random.oneIn(2)) {
            scenario.photo->corners = PhotoCorners{{{-3.5, 2}, {100.25, 1}, {120, 90}, {0, 80.125}}};
        }
        scenario.photo->opacity = 0.125 * random.below(9);
        if (random.oneIn(2)) {
            const int bases = random.below(4);
            scenario.photo->precision = PhotoPrecision::of(0.25, bases > 0 ? 0.125 : 0.0, bases);
        }
        scenario.photo->unknown = anyUnknown(random);
    }
    scenario.log.isKept = random.oneIn(4);
    for (int i = random.oneIn(3) ? random.below(3) : 0; i > 0; --i) {
        scenario.log.probes.push_back({anyText(random),
                                       anyText(random),
                                       {anyText(random)},
                                       {anyText(random)},
                                       anyText(random),
                                       anyText(random),
                                       random.oneIn(2),
                                       random.oneIn(2),
                                       anyText(random),
                                       anyText(random),
                                       0.5 * random.below(9),
                                       anyText(random),
                                       anyUnknown(random)});
    }
    scenario.unknown = anyUnknown(random);
    if (random.oneIn(3)) {
        scenario.vision = OptionalVision{anyVision(random, scenario)};
    }
    return scenario;
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

scenarios::RuleSet oneWayRules() {
    QFile file{QStringLiteral(SIGHTLINE_TEST_DATA "/cli/one-way.json")};
    const auto read = file.open(QIODevice::ReadOnly) ? scenarios::readRuleText(file.readAll()) : scenarios::RuleText{};
    if (!read.rules) {
        qFatal("the pack of tests cannot be read");
    }
    return *read.rules;
}

scenarios::Scenario dressedFor(scenarios::Scenario scenario, const scenarios::RuleSet& rules, Random& random) {
    if (!rules.pack) {
        return scenario;
    }
    QStringList tags;
    QStringList words{QStringLiteral("vehicle"), QStringLiteral("leader"), QStringLiteral("front-rank"),
                      QStringLiteral("prone")};
    const auto listen = [&](const scenarios::Selector& elements) {
        tags << elements.tags << elements.exceptTags;
        words << elements.keywords;
    };
    for (const auto* lines : {&rules.pack->block, &rules.pack->neverFull}) {
        for (const scenarios::BlockLine& line : *lines) {
            listen(line.elements);
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
    const auto oneOf = [&](const QStringList& list) { return list[random.below(static_cast<int>(list.size()))]; };
    for (scenarios::Piece& piece : scenario.terrain) {
        if (!tags.empty() && !random.oneIn(4)) {
            piece.traits << oneOf(tags);
        }
        if (random.oneIn(3)) {
            piece.size = random.below(6);
        }
        if (random.oneIn(5)) {
            piece.group = random.oneIn(2) ? QStringLiteral("north") : QStringLiteral("south");
        }
    }
    for (scenarios::Model& model : scenario.models) {
        if (random.oneIn(3)) {
            model.keywords << oneOf(words);
        }
        if (random.oneIn(4)) {
            model.states << oneOf(words);
        }
        if (random.oneIn(2)) {
            model.size = random.below(6);
        }
        if (random.oneIn(3)) {
            model.unit = random.oneIn(2) ? QStringLiteral("one") : QStringLiteral("two");
        }
    }
    return scenario;
}

LoadedScenario loaded(const QByteArray& text) {
    const auto read = readScenario(text, QStringLiteral("test"));
    if (!read) {
        qFatal("not read: %s", qPrintable(read.error().message()));
    }
    return *read;
}

QJsonObject jsonOf(const Verdict& verdict) {
    JsonWriter writer;
    writeVerdict(writer, verdict, [](const Reason& reason) { return reason.code; });
    return QJsonDocument::fromJson(writer.text()).object();
}

void damage(QByteArray& bytes, qsizetype begin, int changes, Random& random) {
    const QByteArray alphabet{"{}[],:\"\\ue0123456789.-+ \n\t\x80\xFF"};
    for (; changes > 0; --changes) {
        const auto place = begin + random.below(static_cast<int>(bytes.size() - begin));
        switch (random.below(4)) {
        case 0: bytes[place] = static_cast<char>(random.below(256)); break;
        case 1: bytes.remove(place, 1 + random.below(12)); break;
        case 2: bytes.insert(place, alphabet.at(random.below(static_cast<int>(alphabet.size())))); break;
        default: bytes.insert(place, bytes.mid(random.below(static_cast<int>(bytes.size())), 1 + random.below(40)));
        }
    }
}

} // namespace sightline::testsupport
