#include "scenarios/analysis/symmetry.h"
#include "scenarios/edits/tape_lines.h"
#include "scenarios/formats/registry.h"
#include "scenarios/io/scenario_file.h"
#include "scenarios/library/library.h"
#include "scenarios/library/offered_tables.h"
#include "tests/support/files.h"
#include "tests/support/rows.h"

#include <QFileInfo>
#include <QJsonArray>
#include <QJsonDocument>
#include <QObject>
#include <QRegularExpression>
#include <QSet>
#include <QTemporaryDir>
#include <QTest>

#include <algorithm>
#include <cmath>

using namespace sightline;
using namespace sightline::scenarios;
using namespace sightline::geometry;

namespace {

const QString kData = QStringLiteral(SIGHTLINE_TEST_DATA "/layouts/");

const OfferedTable& layoutNamed(const QString& id) {
    return *std::ranges::find(shippedLayouts(), id, &OfferedTable::id);
}

/// Each is read once for all tests.
const Scenario& tableOf(const QString& id) {
    static QHash<QString, Scenario> tables;
    if (!tables.contains(id)) {
        const auto read = readScenario(bytesOf(layoutNamed(id)), id);
        if (!read || !read->findings.empty()) {
            qFatal("%s does not read without a finding", qPrintable(id));
        }
        tables.insert(id, read->scenario);
    }
    return tables[id];
}

const geometry::Ring& outlineOf(const Piece& piece) { return std::get<geometry::Polygon>(piece.outline).outline(); }

/// How far the corners of the outline are from those expected, in inches; a different count of them is far.
double apart(const geometry::Ring& outline, const QJsonArray& expected) {
    if (std::ssize(outline) != expected.size()) {
        return 1e9;
    }
    double worst = 0.0;
    for (const QJsonValue corner : expected) {
        double nearest = 1e9;
        for (const Point& at : outline) {
            nearest = std::min(nearest,
                               std::hypot(at.x.inches() - corner[0].toDouble(), at.y.inches() - corner[1].toDouble()));
        }
        worst = std::max(worst, nearest);
    }
    return worst;
}

formats::Import imported(const QString& layout, const QString& templates) {
    formats::ImportOptions options;
    options.companions = {formats::ImportFile{tests::bytesOf(kData + templates), QFileInfo{templates}.fileName()}};
    auto import = formats::importFile({tests::bytesOf(kData + layout), QFileInfo{layout}.fileName()}, options);
    if (!import) {
        qFatal("%s cannot be read", qPrintable(layout));
    }
    return *import;
}

formats::Import september() {
    return imported(QStringLiteral("september/layout.json"), QStringLiteral("september/templates.json"));
}

Piece pieceOf(const Scenario& scenario, const char* id) {
    const Piece* piece = scenario.piece(PieceId{QLatin1String{id}});
    return piece ? *piece : Piece{};
}

} // namespace

class TestOfficialLayouts : public QObject {
    Q_OBJECT

private slots:
    void thereAreThreeLayouts_forEachOfFifteenMissions() {
        QCOMPARE(shippedLayouts().size(), 45U);
        QHash<QString, QSet<int>> numbers;
        QSet<QString> ids;
        for (const OfferedTable& layout : shippedLayouts()) {
            numbers[layout.mission].insert(layout.number);
            ids.insert(layout.id);
            QVERIFY2(!layout.deployment.isEmpty() && layout.description.contains(layout.deployment),
                     qPrintable(layout.id));
        }
        QCOMPARE(ids.size(), 45);
        QCOMPARE(numbers.size(), 15);
        for (auto it = numbers.cbegin(); it != numbers.cend(); ++it) {
            QCOMPARE(it.value(), (QSet<int>{1, 2, 3}));
        }
        // "Take and Hold" is written alike in the id of the mirror match and on the card.
        QCOMPARE(layoutNamed(QStringLiteral("take-and-hold-mirror-2")).mission,
                 QStringLiteral("Take and Hold vs Take and Hold"));
        QCOMPARE(layoutNamed(QStringLiteral("disruption-vs-purge-the-foe-1")).title,
                 QStringLiteral("Purge vs Disrupt 01"));
    }

    void outlines_areThoseOfAnIndependentResolution_data() { testsupport::addIdRows(shippedLayouts()); }
    void outlines_areThoseOfAnIndependentResolution() {
        QFETCH(QString, id);
        static const QJsonObject expected =
            QJsonDocument::fromJson(tests::bytesOf(kData + QStringLiteral("outlines.json"))).object();
        const QJsonObject pieces = expected.value(id).toObject();
        const Scenario& table = tableOf(id);
        QVERIFY(pieces.size() > 40);
        QCOMPARE(static_cast<qsizetype>(table.terrain.size()), pieces.size());
        for (auto it = pieces.begin(); it != pieces.end(); ++it) {
            const Piece* piece = table.piece(PieceId{it.key()});
            QVERIFY2(piece, qPrintable(it.key()));
            const double off = apart(outlineOf(*piece), it.value().toArray());
            QVERIFY2(off <= 0.001, qPrintable(QStringLiteral("%1: %2 in").arg(it.key()).arg(off)));
        }
    }

    void aLayout_isItselfAfterHalfATurn_data() { testsupport::addIdRows(shippedLayouts()); }
    void aLayout_isItselfAfterHalfATurn() {
        QFETCH(QString, id);
        const SymmetryStudy study = symmetryOf(tableOf(id), TableSymmetry::HalfTurn);
        // Two pairs of center areas are half an inch off in the source, along both edges.
        const bool isOff = id == QLatin1String("disruption-vs-disruption-1") ||
                           id == QLatin1String("reconnaissance-vs-reconnaissance-2");
        int alone = 0;
        for (const SymmetricElement& element : study.elements) {
            alone += element.partner ? 0 : 1;
        }
        QCOMPARE(alone, 0);
        if (isOff) {
            QVERIFY(std::abs(study.worstInches - std::hypot(0.5, 0.5)) < 0.001);
        } else {
            QVERIFY2(study.worstInches < 0.001, qPrintable(QString::number(study.worstInches)));
        }
    }

    void pieces_lieOnTheTable_andHaveALimit_data() { testsupport::addIdRows(shippedLayouts()); }
    void pieces_lieOnTheTable_andHaveALimit() {
        QFETCH(QString, id);
        const Scenario& table = tableOf(id);
        QCOMPARE(table.table.width, Length::fromInches(60));
        QCOMPARE(table.table.height, Length::fromInches(44));
        int areas = 0;
        for (const Piece& piece : table.terrain) {
            QVERIFY2(piece.height, qPrintable(piece.id.value));
            QVERIFY2(*piece.height <= Length::fromInches(5), qPrintable(piece.id.value));
            QVERIFY2(!piece.isWall(), qPrintable(piece.id.value));
            areas += piece.isMat() ? 1 : 0;
            // Areas hang over by up to a tenth of an inch, and nothing that stands does.
            const double most = piece.isMat() ? 0.1 : 1e-6;
            for (const Point& at : outlineOf(piece)) {
                const double x = at.x.inches();
                const double y = at.y.inches();
                QVERIFY2(x >= -most && x <= 60 + most && y >= -most && y <= 44 + most,
                         qPrintable(QStringLiteral("%1: %2, %3").arg(piece.id.value).arg(x).arg(y)));
            }
        }
        QCOMPARE(areas, 16);
    }

    void areas_areDenseOrLight_asWhatStandsOnThem_data() { testsupport::addIdRows(shippedLayouts()); }
    void areas_areDenseOrLight_asWhatStandsOnThem() {
        QFETCH(QString, id);
        for (const Piece& area : tableOf(id).terrain) {
            if (!area.isMat()) {
                continue;
            }
            bool holdsDense = false;
            bool holdsLight = false;
            for (const Piece& piece : tableOf(id).terrain) {
                holdsDense =
                    holdsDense || (piece.parent == area.id.value && piece.traits.contains(QStringLiteral("dense")));
                holdsLight =
                    holdsLight || (piece.parent == area.id.value && piece.traits.contains(QStringLiteral("light")));
            }
            QVERIFY2(holdsDense || holdsLight, qPrintable(area.id.value));
            QCOMPARE(area.traits, QStringList{holdsDense ? QStringLiteral("dense") : QStringLiteral("light")});
        }
        QCOMPARE(std::get<QString>(tableOf(id).rules), QStringLiteral("40k-11e"));
    }

    void upperFloors_arePanelsAtTheirHeight() {
        int floors = 0;
        for (const OfferedTable& layout : shippedLayouts()) {
            for (const Piece& piece : tableOf(layout.id).terrain) {
                if (!piece.id.value.endsWith(QLatin1String("-floor"))) {
                    QCOMPARE(piece.elevation, Length{});
                    continue;
                }
                ++floors;
                QCOMPARE(piece.elevation + *piece.height, Length::fromInches(3));
                QCOMPARE(*piece.height, Length::fromInches(0.25));
                // A category would close the room below it.
                QVERIFY(piece.traits.isEmpty());
            }
        }
        QVERIFY2(floors > 300, qPrintable(QString::number(floors)));
    }

    void objectives_measure40mm_andLinkedAreasShareOne_data() { testsupport::addIdRows(shippedLayouts()); }
    void objectives_measure40mm_andLinkedAreasShareOne() {
        QFETCH(QString, id);
        const Scenario& table = tableOf(id);
        int centers = 0;
        for (const Objective& objective : table.objectives) {
            QCOMPARE(objective.base, *geometry::Footprint::round(Length::fromMillimeters(40)));
            centers += objective.name == QLatin1String("center") ? 1 : 0;
        }
        const bool isLinked = std::ranges::any_of(
            table.terrain, [](const Piece& piece) { return piece.isMat() && !piece.group.isEmpty(); });
        QCOMPARE(centers, isLinked ? 1 : 2);
        QCOMPARE(table.objectives.size(), isLinked ? 5U : 6U);
        QCOMPARE(table.zones.size(), 2U);
        if (isLinked && id != QLatin1String("disruption-vs-disruption-1") &&
            id != QLatin1String("reconnaissance-vs-reconnaissance-2")) {
            const auto center = std::ranges::find(table.objectives, QStringLiteral("center"), &Objective::name);
            QVERIFY(std::hypot(center->position.x.inches() - 30, center->position.y.inches() - 22) < 0.001);
        }
    }

    void centerAreas_areLinkedInTwentyFourLayouts() {
        QCOMPARE(
            std::ranges::count_if(shippedLayouts(),
                                  [](const OfferedTable& layout) { return tableOf(layout.id).objectives.size() == 5; }),
            24);
    }

    /// Worked out by hand: disruption-vs-disruption-1, area 01, a long line turned by a quarter at (21.2515, 34.9985).
    void aTowerAndItsBarriers_standWhereTheCardHasThem() {
        const Scenario& table = tableOf(QStringLiteral("disruption-vs-disruption-1"));
        const Piece area = pieceOf(table, "area-01");
        QCOMPARE(outlineOf(area).size(), 4U);
        const Piece tower = pieceOf(table, "area-01--feature-3");
        QCOMPARE(tower.kind, QStringLiteral("building"));
        QCOMPARE(tower.height, std::optional{Length::fromInches(3)});
        QVERIFY(apart(outlineOf(tower), QJsonArray{QJsonArray{22.5015, 33.9985}, QJsonArray{22.5015, 35.9985},
                                                   QJsonArray{20.0015, 35.9985}, QJsonArray{20.0015, 33.9985}}) <
                0.001);
        const Piece barrier = pieceOf(table, "area-01--feature-1");
        QCOMPARE(barrier.kind, QStringLiteral("barricade"));
        QCOMPARE(barrier.traits, QStringList{QStringLiteral("light")});
        // Its middle (3.1235, -0.4985) becomes (0.4985, 3.1235).
        QVERIFY(apart(outlineOf(barrier), QJsonArray{QJsonArray{22.0, 36.247}, QJsonArray{22.0, 39.997},
                                                     QJsonArray{21.5, 39.997}, QJsonArray{21.5, 36.247}}) < 0.001);
    }

    // The newer form ------------------------------------------------------------------------------------------

    /// Distances from the edges to the corners that the card names, worked out apart from the program, in inches.
    void keystones_areTheTapeDistancesOfTheCard_data() {
        testsupport::addColumns<QString, QString, double>("piece", "edge", "inches");
        struct Row {
            const char* piece;
            const char* edge;
            double inches;
        };
        for (const Row& row : {Row{"area-01", "bottom", 5.001},
                               {"area-01", "right", 27.001},
                               {"area-02", "bottom", 9.0},
                               {"area-02", "left", 25.003},
                               {"area-03", "bottom", 4.0027},
                               {"area-03", "left", 20.0024},
                               {"area-03", "left", 20.0089},
                               {"area-04", "bottom", 13.0},
                               {"area-04", "right", 7.0},
                               {"area-05", "top", 17.505},
                               {"area-05", "right", 14.005},
                               {"area-06", "bottom", 4.998},
                               {"area-06", "right", 13.002},
                               {"area-10", "top", 6.001},
                               {"area-10", "right", 7.002},
                               {"area-13", "top", 16.249},
                               {"area-13", "right", 25.0},
                               {"area-16", "bottom", 16.249},
                               {"area-16", "left", 25.0}}) {
            QTest::addRow("%s from the %s, %g", row.piece, row.edge, row.inches) << row.piece << row.edge << row.inches;
        }
    }
    void keystones_areTheTapeDistancesOfTheCard() {
        auto [piece, edge, inches] = testsupport::fetch<QString, QString, double>("piece", "edge", "inches");
        static const formats::Import import = september();
        double nearest = 1e9;
        for (const TapeLine& line : tapeLinesOf(import.scenario)) {
            if (line.piece.value == piece && nameOf(line.mark.edge) == edge) {
                nearest = std::min(nearest, std::abs(line.length.inches() - inches));
            }
        }
        QVERIFY2(nearest < 0.001, qPrintable(QString::number(nearest)));
        // Cards print quarters of an inch.
        QVERIFY(std::abs(inches * 4 - std::round(inches * 4)) < 0.02 * 4);
        QVERIFY(!import.report.has("bad-keystone"));
    }

    void theNewerForm_standsWithItsWallsAndFloors() {
        const formats::Import import = september();
        const Scenario& table = import.scenario;
        // area-10: a quarter turn puts its middle at (49.573039, 11.724717); the wall "co" stands at
        // (4.025283, 1.076039) in its frame, turned by 90 + 90.
        const Piece area = pieceOf(table, "area-10");
        QVERIFY(area.isMat());
        QCOMPARE(area.traits, QStringList{QStringLiteral("dense")});
        const Piece wall = pieceOf(table, "area-10--feature-2");
        QCOMPARE(outlineOf(wall).size(), 6U);
        QCOMPARE(wall.traits, QStringList{QStringLiteral("dense")});
        QCOMPARE(wall.height, std::optional{Length::fromInches(5)});
        // Half turn about the middle of its roof, (49.573039 - 1.076039, 11.724717 + 4.025283) = (48.497, 15.75): the
        // roof is 4 x 2.5.
        const Piece floor = pieceOf(table, "area-10--feature-2-floor");
        QVERIFY(apart(outlineOf(floor), QJsonArray{QJsonArray{46.497, 14.5}, QJsonArray{50.497, 14.5},
                                                   QJsonArray{50.497, 17.0}, QJsonArray{46.497, 17.0}}) < 0.001);
        // The wall runs along the top and the right of a box of 6 x 2.5, of which the roof is the right part; half a
        // turn makes that the bottom and the left.
        QVERIFY(apart(outlineOf(wall), QJsonArray{QJsonArray{46.497, 14.5}, QJsonArray{46.997, 14.5},
                                                  QJsonArray{46.997, 16.5}, QJsonArray{52.497, 16.5},
                                                  QJsonArray{52.497, 17.0}, QJsonArray{46.497, 17.0}}) < 0.001);
        QCOMPARE(table.objectives.size(), 5U);
        for (const char* code : {"usual-height", "upper-floor", "closed-walls", "area-category", "linked-objective"}) {
            QVERIFY2(import.report.has(code), code);
        }
        QVERIFY(!import.report.has("known-shape"));
        QVERIFY(std::ranges::all_of(table.terrain, [](const Piece& piece) { return piece.height.has_value(); }));
    }

    void anArena_hasItsOwnTable_andGroundThatIsNoTerrain() {
        const formats::Import import = imported(QStringLiteral("arena.json"), QStringLiteral("templates.json"));
        const Scenario& table = import.scenario;
        QCOMPARE(table.table.width, Length::fromInches(36));
        QCOMPARE(table.table.height, Length::fromInches(36));
        QVERIFY(!import.report.has("table-size"));
        QCOMPARE(std::ranges::count(table.terrain, QStringLiteral("marker"), &Piece::kind), 5);
        for (const Piece& piece : table.terrain) {
            if (piece.kind == QLatin1String("marker")) {
                QVERIFY(piece.isMat() && piece.traits.isEmpty());
            }
        }
        const Piece wall = pieceOf(table, "colosseum-wall-ne");
        QCOMPARE(wall.kind, QStringLiteral("wall"));
        QCOMPARE(wall.height, std::optional{Length::fromInches(6)});
        QVERIFY(wall.traits.contains(QStringLiteral("impassable")));
        QCOMPARE(table.objectives.size(), 5U);
        QCOMPARE(pieceOf(table, "ruin-inner-nw").traits, QStringList{QStringLiteral("dense")});
        QVERIFY(symmetryOf(table, TableSymmetry::HalfTurn).worstInches < 0.001);
    }

    /// A catwalk is a solid whose top is its floor; a ruin has a panel above the ground.
    void upperFloorsOfTemplates_standOnlyWhereThereIsRoomBelow() {
        const QByteArray layout = R"([{"id": "two", "name": "Two", "game_version": {"edition": "11th"}, "pieces": [
            {"id": "walk", "piece_type": "feature", "template": "catwalk", "position": {"x": 10, "y": 10}},
            {"id": "ruin", "piece_type": "feature", "template": "corner-ruin-left", "position": {"x": 30, "y": 10}},
            {"id": "high", "piece_type": "feature", "template": "barricade", "position": {"x": 30, "y": 30}, "floor": 2}]}])";
        formats::ImportOptions options;
        options.companions = {formats::ImportFile{tests::bytesOf(kData + QStringLiteral("templates.json")),
                                                  QStringLiteral("templates.json")}};
        const auto import = formats::importFile({layout, QStringLiteral("two.json")}, options);
        QVERIFY(import.has_value());
        QCOMPARE(import->scenario.terrain.size(), 4U);
        QCOMPARE(pieceOf(import->scenario, "walk").height, std::optional{Length::fromInches(3)});
        const Piece floor = pieceOf(import->scenario, "ruin-floor");
        QCOMPARE(floor.elevation, Length::fromInches(2.75));
        // About its ground's center of area, (0.6667, 2.4167) in its own frame: the L of 3 and 6.5, half an inch thick.
        QVERIFY(apart(outlineOf(floor), QJsonArray{QJsonArray{29.3333, 7.5833}, QJsonArray{32.3333, 7.5833},
                                                   QJsonArray{32.3333, 12.5833}, QJsonArray{29.3333, 12.5833}}) <
                0.001);
        QCOMPARE(pieceOf(import->scenario, "high").elevation, Length::fromInches(6));
        QVERIFY(import->report.has("storey"));
    }

    // Where they are offered ---------------------------------------------------------------------------------

    void allTables_areOffered_ownOnesLast() {
        QTemporaryDir folder;
        QVERIFY(QFile::copy(kData + QStringLiteral("arena.json"), folder.filePath(QStringLiteral("arena.json"))));
        QVERIFY(
            QFile::copy(kData + QStringLiteral("templates.json"), folder.filePath(QStringLiteral("templates.json"))));
        tests::writeBytes(folder.filePath(QStringLiteral("notes.txt")), "no table");
        QFile table{folder.filePath(QStringLiteral("sunday.sightline"))};
        QVERIFY(table.open(QIODevice::WriteOnly));
        table.write(bytesOf(layoutNamed(QStringLiteral("take-and-hold-mirror-1"))));
        table.close();
        const auto tables = offeredTables(folder.path());
        QCOMPARE(tables.size(), libraryEntries().size() + 45 + 2);
        const OfferedTable& own = tables[tables.size() - 2];
        QCOMPARE(own.id, QStringLiteral("own/arena.json"));
        QCOMPARE(own.title, QStringLiteral("KOTC Colosseum"));
        QCOMPARE(wordOf(own.origin), QStringLiteral("own"));
        const auto read = readScenario(bytesOf(own), own.id);
        QVERIFY(read.has_value());
        QCOMPARE(read->scenario.table.width, Length::fromInches(36));
        QVERIFY(QFile::remove(own.path));
        QVERIFY(bytesOf(own).isEmpty());
        QVERIFY(ownLayouts(folder.filePath(QStringLiteral("nowhere"))).empty());
    }

    void filesThatGiveNoTable_areNamed_withTheReason() {
        QTemporaryDir folder;
        const auto write = [&](const char* name, const QByteArray& bytes) {
            tests::writeBytes(folder.filePath(QLatin1String{name}), bytes);
        };
        QVERIFY(QFile::copy(kData + QStringLiteral("arena.json"), folder.filePath(QStringLiteral("arena.json"))));
        // What lies beside layouts is no broken one.
        QVERIFY(
            QFile::copy(kData + QStringLiteral("templates.json"), folder.filePath(QStringLiteral("templates.json"))));
        QVERIFY(QFile::copy(QStringLiteral(SIGHTLINE_TEST_DATA "/../../resources/layouts/deployment-patterns.json"),
                            folder.filePath(QStringLiteral("deployment-patterns.json"))));
        write("footprints.json", R"({"format": "sightline-footprints", "version": 1, "footprints": []})");
        write("army.txt", "5x Guard (60 pts)\n");
        write("notes.txt", "no table");
        write("README.md", "# Mine");
        std::vector<UnreadLayout> unread;
        QCOMPARE(ownLayouts(folder.path(), &unread).size(), 1U);
        QVERIFY2(unread.empty(),
                 qPrintable(unread.empty() ? QString{} : unread.front().name + unread.front().problem.sentence));
        // These promise a table and break it.
        write("broken.json", "{\"layouts\": [");
        write("club.sightline", "{}");
        write("drawing.svg", "<svg><g>");
        write("empty.sightline", writeScenario(Scenario{}));
        QFile large{folder.filePath(QStringLiteral("large.dxf"))};
        QVERIFY(large.open(QIODevice::WriteOnly) && large.resize(4 * 1024 * 1024 + 1));
        const auto tables = offeredTables(folder.path(), &unread);
        QCOMPARE(tables.back().id, QStringLiteral("own/arena.json"));
        QStringList names;
        QStringList codes;
        for (const UnreadLayout& file : unread) {
            names.append(file.name);
            codes.append(file.problem.code);
            QVERIFY(!file.problem.sentence.isEmpty());
        }
        QCOMPARE(names, (QStringList{QStringLiteral("broken.json"), QStringLiteral("club.sightline"),
                                     QStringLiteral("drawing.svg"), QStringLiteral("empty.sightline"),
                                     QStringLiteral("large.dxf")}));
        QCOMPARE(codes[3], QStringLiteral("no-terrain"));
        QCOMPARE(codes[4], QStringLiteral("file-too-big"));
    }

    void aFullFolder_namesTheFirstFileThatIsLeftOut() {
        QTemporaryDir folder;
        QVERIFY(QFile::copy(QStringLiteral(SIGHTLINE_TEST_DATA "/../../resources/layouts/templates.json"),
                            folder.filePath(QStringLiteral("templates.json"))));
        for (const char* name :
             {"a.json", "b.json", "c.json", "d.json", "e.json"}) { // 45 tables each: the fifth file ends at table 225
            QVERIFY(QFile::copy(QStringLiteral(SIGHTLINE_TEST_DATA "/../../resources/layouts/layouts.json"),
                                folder.filePath(QLatin1String{name})));
        }
        std::vector<UnreadLayout> unread;
        const auto own = ownLayouts(folder.path(), &unread);
        QCOMPARE(own.size(), 200U);
        QCOMPARE(own.back().id.section(u'/', 0, 1), QStringLiteral("own/e.json"));
        QCOMPARE(unread.size(), 1U);
        QCOMPARE(unread.front().name, QStringLiteral("e.json"));
        QCOMPARE(unread.front().problem.code, QStringLiteral("too-many-tables"));
        QVERIFY(QFile::remove(folder.filePath(QStringLiteral("e.json"))));
        unread.clear();
        QCOMPARE(ownLayouts(folder.path(), &unread).size(), 180U);
        QVERIFY(unread.empty());
    }

    void aFileOfSeveralLayouts_offersEach() {
        QTemporaryDir folder;
        QVERIFY(QFile::copy(QStringLiteral(SIGHTLINE_TEST_DATA "/../../resources/layouts/layouts.json"),
                            folder.filePath(QStringLiteral("all.json"))));
        QVERIFY(QFile::copy(QStringLiteral(SIGHTLINE_TEST_DATA "/../../resources/layouts/templates.json"),
                            folder.filePath(QStringLiteral("templates.json"))));
        const auto own = ownLayouts(folder.path());
        QCOMPARE(own.size(), 45U);
        QCOMPARE(own.front().id, QStringLiteral("own/all.json/disruption-vs-disruption-1"));
        // The same file gives the same terrain, whoever opens it.
        const auto read = readScenario(bytesOf(own.front()), own.front().id);
        QVERIFY(read.has_value());
        QVERIFY(read->scenario.terrain == tableOf(QStringLiteral("disruption-vs-disruption-1")).terrain);
    }

    void credit_isThatOfTheSource() {
        QString sources = layoutSources();
        sources.replace(QRegularExpression{QStringLiteral("\\s+")}, QStringLiteral(" "));
        QVERIFY(sources.contains(layoutCredit()));
        QVERIFY(sources.contains(QStringLiteral("Creative Commons Attribution 4.0")));
        for (const char* name :
             {"superwutz", "Battlemaster", "Alpaca Software", "CC BY 4.0", "Powered by 40kdc-data"}) {
            QVERIFY2(layoutCredit().contains(QLatin1String{name}), name);
        }
    }
};

QTEST_APPLESS_MAIN(TestOfficialLayouts)
#include "tst_official_layouts.moc"
