#include "geometry/shapes/distance.h"
#include "scenarios/checks/checks.h"
#include "scenarios/io/scenario_file.h"
#include "scenarios/library/library.h"
#include "scenarios/library/offered_tables.h"
#include "scenarios/model/diff.h"
#include "scenarios/rules/rule_set.h"
#include "tests/support/rows.h"

#include <QObject>
#include <QRegularExpression>
#include <QSet>
#include <QTest>

#include <algorithm>

using namespace sightline;
using namespace sightline::scenarios;
using namespace sightline::geometry;

namespace {

Scenario load(const QString& id) {
    const LibraryEntry* entry = scenarios::libraryEntry(id);
    if (!entry) {
        qFatal("the library has no %s", qPrintable(id));
    }
    const auto loaded = scenarios::readScenario(scenarios::libraryBytes(*entry), id);
    if (!loaded) {
        qFatal("%s", qPrintable(loaded.error().message()));
    }
    return loaded->scenario;
}

void addRowForEachEntry() { testsupport::addIdRows(scenarios::libraryEntries()); }

QString sentencesOf(const std::vector<scenarios::Diagnostic>& findings) {
    QStringList lines;
    std::ranges::transform(findings, std::back_inserter(lines), &scenarios::Diagnostic::text);
    return lines.join('\n');
}

/// Returns the point as seen from the other side of the table.
Point turned(Point point, const scenarios::Table& table) { return {table.width - point.x, table.height - point.y}; }

std::vector<Point> turned(std::vector<Point> points, const scenarios::Table& table) {
    std::ranges::transform(points, points.begin(), [&](Point point) { return turned(point, table); });
    return points;
}

/// A ring that begins at its smallest vertex: equal rings are then equal lists.
geometry::Ring fromSmallest(geometry::Ring ring) {
    std::ranges::rotate(ring, std::ranges::min_element(ring));
    return ring;
}

/// All that decides about sight, without names, ids and links.
struct Shape {
    geometry::Ring ring;
    std::vector<Point> wall;
    Length elevation;
    std::optional<Length> height;
    std::optional<scenarios::HeightClass> heightClass;
    QString kind;
    QStringList traits;
    friend bool operator==(const Shape&, const Shape&) = default;
};

Shape shapeOf(const Piece& piece, const scenarios::Table* turnedOn = nullptr) {
    Shape shape{{}, {}, piece.elevation, piece.height, piece.heightClass, piece.kind, piece.traits};
    const auto place = [&](const std::vector<Point>& points) { return turnedOn ? turned(points, *turnedOn) : points; };
    if (piece.isWall()) {
        shape.wall = place(std::get<geometry::Wall>(piece.outline).vertices());
    } else {
        shape.ring = fromSmallest(place(std::get<geometry::Polygon>(piece.outline).outline()));
    }
    return shape;
}

/// Nothing of a model can stand in it: neither a mat, nor an area of soft ground, nor a thing that hangs in the air.
bool isMassive(const Piece& piece) {
    static const QStringList soft{"woods", "hill", "marsh", "water"};
    return !piece.isMat() && !soft.contains(piece.kind) && piece.elevation == Length{};
}

bool standsIn(const Model& model, const Piece& piece) {
    const auto placed = model.placed();
    const auto touchesWall = [&](const scenarios::PieceWall& wall) { return geometry::touches(placed, wall.polyline); };
    if (std::ranges::any_of(piece.walls, touchesWall)) {
        return true;
    }
    if (!isMassive(piece)) {
        return false;
    }
    return piece.isWall() ? geometry::touches(placed, std::get<geometry::Wall>(piece.outline))
                          : geometry::touches(placed, std::get<geometry::Polygon>(piece.outline));
}

/// Part of the table covered by footprints, counted on a grid of 1/8 in.
double coverage(const Scenario& scenario) {
    const Length step = Length::fromInches(0.125);
    int covered = 0;
    int all = 0;
    for (Length y = Length::fromInches(0.0625); y < scenario.table.height; y += step) {
        for (Length x = Length::fromInches(0.0625); x < scenario.table.width; x += step) {
            ++all;
            covered += std::ranges::any_of(scenario.terrain, [&](const Piece& piece) {
                return !piece.isWall() && std::get<geometry::Polygon>(piece.outline).contains({x, y});
            });
        }
    }
    return double(covered) / all;
}

/// "32", "75x42", "rectangle 120x80", "hull": as on the box.
QString sizeOf(const geometry::Footprint& base) {
    const auto number = [](Length length) { return QString::number(length.millimeters()); };
    if (const auto* round = std::get_if<geometry::RoundBase>(&base.shape())) {
        return number(round->diameter);
    }
    if (const auto* oval = std::get_if<geometry::OvalBase>(&base.shape())) {
        return number(oval->length) + 'x' + number(oval->width);
    }
    if (const auto* rectangle = std::get_if<geometry::RectangleBase>(&base.shape())) {
        return "rectangle " + number(rectangle->length) + 'x' + number(rectangle->width);
    }
    return "hull";
}

} // namespace

class TestLibrary : public QObject {
    Q_OBJECT

private slots:
    void entries_runFromTheSimplestTableToTheFullest() {
        const auto& entries = scenarios::libraryEntries();
        QVERIFY(entries.size() >= 10);
        QCOMPARE(entries.front().id, QString("first-wall"));
        QCOMPARE(entries.front().title, QString("Two models and a wall"));
        QCOMPARE(entries.back().id, QString("published-layout"));
        QSet<QString> ids;
        QSet<QString> titles;
        std::size_t most = 0;
        for (std::size_t i = 0; i < entries.size(); ++i) {
            QCOMPARE(entries[i].rank, int(i) + 1);
            ids.insert(entries[i].id);
            titles.insert(entries[i].title);
            most = std::max(most, load(entries[i].id).terrain.size());
        }
        QCOMPARE(ids.size(), qsizetype(entries.size()));
        QCOMPARE(titles.size(), qsizetype(entries.size()));
        QCOMPARE(load(entries.back().id).terrain.size(), most);
        QCOMPARE(load(entries.front().id).models.size(), std::size_t{2});
        QCOMPARE(scenarios::libraryEntry("no such table"), static_cast<const LibraryEntry*>(nullptr));
    }

    void file_loadsWithoutAFinding_data() { addRowForEachEntry(); }
    void file_loadsWithoutAFinding() {
        QFETCH(QString, id);
        const LibraryEntry& entry = *scenarios::libraryEntry(id);
        const auto loaded = scenarios::readScenario(scenarios::libraryBytes(entry), id);
        QVERIFY2(loaded, loaded ? "" : qPrintable(loaded.error().message()));
        QVERIFY2(loaded->findings.empty(), qPrintable(sentencesOf(loaded->findings)));
        QCOMPARE(loaded->scenario.name, entry.title);
        const auto rules = scenarios::ruleSetOf(loaded->scenario);
        QVERIFY2(rules, rules ? "" : qPrintable(rules.error().message));
    }

    void file_isCanonical_data() { addRowForEachEntry(); }
    void file_isCanonical() {
        QFETCH(QString, id);
        QCOMPARE(QString::fromUtf8(scenarios::writeScenario(load(id))),
                 QString::fromUtf8(scenarios::libraryBytes(*scenarios::libraryEntry(id))));
    }

    void file_opensByItsPath_data() { addRowForEachEntry(); }
    void file_opensByItsPath() {
        QFETCH(QString, id);
        const auto loaded = scenarios::readScenarioFile(scenarios::libraryEntry(id)->resourcePath);
        QVERIFY2(loaded, loaded ? "" : qPrintable(loaded.error().message()));
        QCOMPARE(loaded->scenario, load(id));
    }

    /// Only one of the tables has a gap that a reader should be warned of: that is what it is about.
    void table_raisesNoDoubtButItsNarrowGaps_data() { addRowForEachEntry(); }
    void table_raisesNoDoubtButItsNarrowGaps() {
        QFETCH(QString, id);
        const auto findings = scenarios::checkScenario(load(id));
        QStringList codes;
        std::ranges::transform(findings, std::back_inserter(codes), &scenarios::Diagnostic::code);
        QVERIFY2(codes == (id == "no-gap" ? QStringList{"small-gap"} : QStringList{}),
                 qPrintable(sentencesOf(findings)));
    }

    void description_isOneOrTwoPlainSentences_data() { addRowForEachEntry(); }
    void description_isOneOrTwoPlainSentences() {
        QFETCH(QString, id);
        const QString text = scenarios::libraryEntry(id)->description;
        const auto sentences = text.count(QRegularExpression{"[.!?](\\s|$)"});
        QVERIFY2(text.endsWith('.') && sentences >= 1 && sentences <= 2 && text.size() >= 40 && text.size() <= 240,
                 qPrintable(text));
    }

    void description_belongsToTheScenario() {
        const Scenario scenario = load("the-slit");
        QCOMPARE(scenario.description, scenarios::libraryEntry("the-slit")->description);
        QVERIFY(scenario.unknown.isEmpty());
        Scenario other = scenario;
        other.description = "Another one.";
        QVERIFY(scenarios::differenceBetween(scenario, other).description);
        QVERIFY(!scenarios::differenceBetween(scenario, other).isEmpty());
        const auto again = scenarios::readScenario(scenarios::writeScenario(other), "again");
        QVERIFY(again);
        QCOMPARE(again->scenario.description, QString("Another one."));
        other.description.clear();
        QVERIFY(!scenarios::writeScenario(other).contains("description"));
    }

    void suggestedPair_isOfTwoPlayers_data() { addRowForEachEntry(); }
    void suggestedPair_isOfTwoPlayers() {
        QFETCH(QString, id);
        const Scenario scenario = load(id);
        const LibraryEntry& entry = *scenarios::libraryEntry(id);
        const Model* observer = scenario.model(entry.observer);
        const Model* target = scenario.model(entry.target);
        QVERIFY(observer);
        QVERIFY(target);
        QVERIFY(scenario.player(observer->player));
        QVERIFY(scenario.player(target->player));
        QVERIFY(observer->player.value != target->player.value);
    }

    void models_standApartAndOnTheTable_data() { addRowForEachEntry(); }
    void models_standApartAndOnTheTable() {
        QFETCH(QString, id);
        const Scenario scenario = load(id);
        for (const Model& model : scenario.models) {
            const auto box = geometry::boundsOf(model.placed());
            QVERIFY2(box.low.x >= Length{} && box.low.y >= Length{} && box.high.x <= scenario.table.width &&
                         box.high.y <= scenario.table.height,
                     qPrintable(model.id.value));
            for (const Model& other : scenario.models) {
                QVERIFY2(model.id == other.id || !geometry::overlapOrTouch(model.placed(), other.placed()),
                         qPrintable(model.id.value + " and " + other.id.value));
            }
            for (const Piece& piece : scenario.terrain) {
                QVERIFY2(!standsIn(model, piece), qPrintable(model.id.value + " in " + piece.id.value));
            }
        }
    }

    void models_haveNamesUnitsAndPlayers_data() { addRowForEachEntry(); }
    void models_haveNamesUnitsAndPlayers() {
        QFETCH(QString, id);
        const Scenario scenario = load(id);
        for (const Model& model : scenario.models) {
            QVERIFY2(!model.name.isEmpty() && !model.unit.isEmpty() && scenario.player(model.player),
                     qPrintable(model.id.value));
        }
        for (const Piece& piece : scenario.terrain) {
            QVERIFY2(!piece.name.isEmpty() && !piece.kind.isEmpty(), qPrintable(piece.id.value));
        }
    }

    void models_areDeployedInTheirZones_data() { addRowForEachEntry(); }
    void models_areDeployedInTheirZones() {
        QFETCH(QString, id);
        const Scenario scenario = load(id);
        for (const Model& model : scenario.models) {
            for (const scenarios::Zone& zone : scenario.zones) {
                QVERIFY2(zone.player != model.player || geometry::liesWhollyIn(model.placed(), zone.polygon),
                         qPrintable(model.id.value));
            }
        }
    }

    void symmetricTable_isItsOwnImageToTheBit_data() {
        testsupport::addRows("id", {"skirmish-board", "city-fight", "tournament-table"});
    }
    void symmetricTable_isItsOwnImageToTheBit() {
        QFETCH(QString, id);
        const Scenario scenario = load(id);
        for (const Piece& piece : scenario.terrain) {
            const Shape wanted = shapeOf(piece, &scenario.table);
            const auto images =
                std::ranges::count_if(scenario.terrain, [&](const Piece& other) { return shapeOf(other) == wanted; });
            QVERIFY2(images == 1, qPrintable(piece.id.value));
        }
        for (const scenarios::Objective& objective : scenario.objectives) {
            const Point wanted = turned(objective.position, scenario.table);
            const auto images = std::ranges::count(scenario.objectives, wanted, &scenarios::Objective::position);
            QVERIFY2(images == 1, qPrintable(objective.id.value));
        }
        QCOMPARE(scenario.zones.size(), std::size_t{2});
        QCOMPARE(fromSmallest(turned(scenario.zones[0].polygon.outline(), scenario.table)),
                 fromSmallest(scenario.zones[1].polygon.outline()));
    }

    void tournamentTable_isARealOne() {
        const Scenario scenario = load("tournament-table");
        QCOMPARE(scenario.table.width, Length::fromInches(60));
        QCOMPARE(scenario.table.height, Length::fromInches(44));
        QVERIFY(scenario.terrain.size() >= 40);
        const double covered = coverage(scenario);
        QVERIFY2(covered >= 0.20 && covered <= 0.25, qPrintable(QString::number(covered)));

        QCOMPARE(scenario.objectives.size(), std::size_t{5});
        for (const scenarios::Objective& objective : scenario.objectives) {
            QCOMPARE(objective.base, geometry::Footprint::round(Length::fromMillimeters(40)).value());
        }
        QCOMPARE(scenario.players.size(), std::size_t{2});
        QSet<QString> sizes;
        for (const scenarios::Player& player : scenario.players) {
            const auto count = std::ranges::count(scenario.models, player.id, &Model::player);
            QVERIFY2(count >= 25, qPrintable(player.name));
        }
        for (const Model& model : scenario.models) {
            sizes.insert(sizeOf(model.base));
        }
        for (const char* size : {"25", "28.5", "32", "40", "50", "60", "80", "100", "130", "60x35.5", "75x42",
                                 "90x52.5", "120x92", "170x109", "rectangle 120x80", "hull"}) {
            QVERIFY2(sizes.contains(QString::fromLatin1(size)), size);
        }

        const auto concave = std::ranges::count_if(scenario.terrain, [](const Piece& piece) {
            return piece.kind == "ruin" && !std::get<geometry::Polygon>(piece.outline).isConvex();
        });
        QVERIFY2(concave >= 18, qPrintable(QString::number(concave)));
        for (const char* kind : {"area", "ruin", "woods", "container", "barricade", "pipe"}) {
            QVERIFY2(std::ranges::any_of(scenario.terrain,
                                         [&](const Piece& piece) { return piece.kind == QString::fromLatin1(kind); }),
                     kind);
        }
    }

    /// The layout is the one that ships, to the bit; the armies are ours, and both are deployed.
    void publishedLayout_isTheLayoutThatShips_withTwoArmies() {
        const Scenario scenario = load("published-layout");
        const auto& layouts = scenarios::shippedLayouts();
        const auto layout = std::ranges::find(layouts, QString("take-and-hold-mirror-1"), &scenarios::OfferedTable::id);
        QVERIFY(layout != layouts.end());
        const auto loaded = scenarios::readScenario(scenarios::bytesOf(*layout), "layout");
        QVERIFY(loaded);
        QVERIFY(scenario.terrain == loaded->scenario.terrain);
        QVERIFY(scenario.zones == loaded->scenario.zones);
        QVERIFY(scenario.objectives == loaded->scenario.objectives);
        QVERIFY(scenario.rules == loaded->scenario.rules);
        QVERIFY(scenario.description.contains("40kdc-data, CC BY 4.0"));
        QCOMPARE(scenario.players.size(), std::size_t{2});
        for (const scenarios::Player& player : scenario.players) {
            const auto zone = std::ranges::find(scenario.zones, player.id, &scenarios::Zone::player);
            QVERIFY(zone != scenario.zones.end());
            QSet<QString> units;
            for (const Model& model : scenario.models) {
                if (model.player == player.id) {
                    units.insert(model.unit);
                    QVERIFY2(geometry::liesWhollyIn(model.placed(), zone->polygon), qPrintable(model.id.value));
                    QVERIFY2(!model.weapons.empty() && !model.keywords.isEmpty(), qPrintable(model.id.value));
                }
            }
            QVERIFY2(units.size() >= 5, qPrintable(player.name));
        }
    }
};

QTEST_APPLESS_MAIN(TestLibrary)
#include "tst_library.moc"
