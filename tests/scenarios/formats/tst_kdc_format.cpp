#include "scenarios/edits/tape_lines.h"
#include "scenarios/formats/kdc_format.h"
#include "scenarios/library/library.h"
#include "tests/scenarios/formats/format_files.h"

#include <QTest>

using namespace sightline::scenarios;
using namespace sightline::scenarios::formats;
using namespace sightline::testsupport;
using namespace sightline::geometry;

namespace {

Import layout(const QString& entry = {}) {
    ImportOptions options;
    options.entry = entry;
    options.companions = {importFileNamed(QStringLiteral("kdc-templates.json")),
                          importFileNamed(QStringLiteral("kdc-patterns.json"))};
    return imported(QStringLiteral("kdc-layouts.json"), options);
}

/// "x y x y ..." with four decimals.
QString cornersOf(const Scenario& scenario, const QString& id) {
    const Piece* piece = scenario.piece(PieceId{id});
    if (!piece || piece->isWall()) {
        return QStringLiteral("nothing");
    }
    QStringList numbers;
    for (const auto& corner : std::get<Polygon>(piece->outline).outline()) {
        numbers << QString::number(corner.x.inches(), 'f', 4) << QString::number(corner.y.inches(), 'f', 4);
    }
    return numbers.join(u' ');
}

} // namespace

class TestKdcFormat : public QObject {
    Q_OBJECT

private slots:
    void filesOfTheDataSet_areKnownByTheirContent() {
        for (const char* name : {"kdc-layouts.json", "kdc-templates.json", "kdc-patterns.json"}) {
            const auto detected = detectFormat(importFileNamed(QLatin1String{name}));
            QVERIFY2(detected.format && detected.format->id == QLatin1String("40kdc"), name);
            QCOMPARE(detected.confidence, DetectionConfidence::Certain);
        }
    }

    void pieces_lieWithTheirCenterOfAreaAtTheirPosition_data() {
        QTest::addColumn<QString>("corners");
        // Worked out by hand: re-center, mirror, turn clockwise, place.
        QTest::newRow("plain") << "27.0000 20.0000 33.0000 20.0000 33.0000 24.0000 27.0000 24.0000";
        QTest::newRow("turned") << "12.0000 5.0000 12.0000 11.0000 8.0000 11.0000 8.0000 5.0000";
        QTest::newRow("flipped") << "35.4000 15.2000 46.9000 15.2000 46.9000 17.2000 35.4000 23.2000";
        QTest::newRow("wedge-1") << "10.0000 27.0000 16.0000 27.0000 10.0000 36.0000";
        QTest::newRow("own") << "49.1013 33.5566 52.5654 35.5566 48.3333 38.8868";
    }
    void pieces_lieWithTheirCenterOfAreaAtTheirPosition() {
        QFETCH(QString, corners);
        QCOMPARE(cornersOf(layout().scenario, QString::fromLatin1(QTest::currentDataTag())), corners);
    }

    void aChild_liesInTheFrameOfItsParent_evenBeforeIt() {
        const Scenario scenario = layout().scenario;
        // Of the block its wall stands, half an inch thick: its middle is (0, -0.25) about that of the block. In the
        // frame of the area that is (0, -1.25); mirrored it stays; a quarter turn carries it to (1.25, 0).
        QCOMPARE(std::get<Polygon>(scenario.piece(PieceId{QStringLiteral("on-plain")})->outline).centroid(),
                 pointFromInches(49.25, 8));
        QCOMPARE(scenario.piece(PieceId{QStringLiteral("on-plain")})->parent, QStringLiteral("late"));
    }

    void featuresOfATemplate_comeAlongWithTheArea() {
        const Scenario scenario = layout().scenario;
        const Piece* tower = scenario.piece(PieceId{QStringLiteral("late--tower")});
        const Piece* arm = scenario.piece(PieceId{QStringLiteral("late--arm")});
        QVERIFY(tower && arm);
        // (3, -2.25) mirrored is (-3, -2.25), turned (2.25, -3); (-4, 0) becomes (4, 0), then (0, 4).
        QCOMPARE(std::get<Polygon>(tower->outline).centroid(), pointFromInches(50.25, 5));
        QCOMPARE(std::get<Polygon>(arm->outline).centroid(), pointFromInches(48, 12));
        QCOMPARE(tower->parent, QStringLiteral("late"));
        QCOMPARE(tower->height, std::optional{Length::fromInches(3)});
        QCOMPARE(tower->traits, QStringList{QStringLiteral("dense")});
        QVERIFY(tower->walls.empty());
    }

    void wallsWithoutThickness_standOnTheFootprint() {
        QByteArray templates = importFileNamed(QStringLiteral("kdc-templates.json")).bytes();
        templates.replace("\"thickness\": 0.5", "\"thickness\": 0");
        ImportOptions options;
        options.companions = {ImportFile{templates, QStringLiteral("templates.json")}};
        const auto import = importFile(importFileNamed(QStringLiteral("kdc-layouts.json")), options);
        QVERIFY(import.has_value());
        const Piece* tower = import->scenario.piece(PieceId{QStringLiteral("late--tower")});
        QCOMPARE(std::get<Polygon>(tower->outline).centroid(), pointFromInches(50, 5));
        QCOMPARE(tower->walls.size(), 1U);
        // The wall is the first side of the block: from (-1, -0.5) to (1, -0.5) about its middle, mirrored and turned
        // with the area.
        QCOMPARE(tower->walls[0].polyline.vertices().front(), pointFromInches(50.5, 6));
        QCOMPARE(tower->walls[0].polyline.vertices().back(), pointFromInches(50.5, 4));
        QVERIFY(import->report.has("wall-thickness"));
    }

    void wallsThatTurnOrClose_haveTheirThicknessInwards() {
        const auto outline = [](const char* walls) {
            const QByteArray file =
                QByteArray{
                    R"([{"id": "t", "kind": "feature", "footprint": {"type": "rectangle", "width": 4, "height": 3}, "default_height_inches": 5, "walls": [)"} +
                walls +
                R"(]}, {"id": "l", "name": "L", "pieces": [{"id": "p", "template": "t", "piece_type": "feature", "position": {"x": 12, "y": 11.5}}]}])";
            const auto import = importFile(ImportFile{file, QStringLiteral("l.json")}, {});
            return import ? cornersOf(import->scenario, QStringLiteral("p")) : QStringLiteral("refused");
        };
        // The box lies from (10, 10) to (14, 13); thickness half an inch.
        QCOMPARE(
            outline(R"({"points": [{"x": 4, "y": 0}, {"x": 4, "y": 3}, {"x": 0, "y": 3}], "thickness": 0.5})"),
            QStringLiteral(
                "14.0000 10.0000 14.0000 13.0000 10.0000 13.0000 10.0000 12.5000 13.5000 12.5000 13.5000 10.0000"));
        // The other way round it is the same wall.
        QCOMPARE(outline(R"({"points": [{"x": 0, "y": 3}, {"x": 4, "y": 3}, {"x": 4, "y": 0}], "thickness": 0.5})")
                     .split(u' ')
                     .size(),
                 12);
        QCOMPARE(
            outline(
                R"({"points": [{"x": 0, "y": 0}, {"x": 4, "y": 0}, {"x": 4, "y": 3}, {"x": 0, "y": 3}, {"x": 0, "y": 0}], "thickness": 0.5})"),
            QStringLiteral("10.0000 10.0000 14.0000 10.0000 14.0000 13.0000 10.0000 13.0000"));
    }

    void areasAreMats_featuresHaveHeights_keywordsAreTraits() {
        const Scenario scenario = layout().scenario;
        const Piece* area = scenario.piece(PieceId{QStringLiteral("turned")});
        QVERIFY(area->isMat());
        QCOMPARE(area->traits, QStringList{QStringLiteral("obscuring")});
        QCOMPARE(area->group, QStringLiteral("north"));
        QCOMPARE(scenario.piece(PieceId{QStringLiteral("loose")})->height, std::optional{Length::fromInches(1)});
    }

    void theReport_saysWhatWasGuessedAndLeftOut() {
        const Import import = layout();
        for (const char* code : {"unknown-template", "unknown-parent", "no-height", "storey", "not-blocking",
                                 "table-size", "parent-by-place", "first-entry", "objective-base"}) {
            QCOMPARE(import.report.has(code), QLatin1String{code} != QLatin1String("no-height"));
        }
        QCOMPARE(entryOf(import.report, "unknown-template").place, QStringLiteral("$[0].pieces[8]"));
        QVERIFY(!import.scenario.piece(PieceId{QStringLiteral("lost")}) &&
                !import.scenario.piece(PieceId{QStringLiteral("orphan")}));
        QCOMPARE(import.scenario.piece(PieceId{QStringLiteral("loose")})->parent, QStringLiteral("plain"));
        QVERIFY(survivesSaving(import.scenario));
        QVERIFY(!import.needsAnswer());
    }

    void keystones_areTapeLines() {
        const Import import = layout();
        const auto lines = tapeLinesOf(import.scenario);
        QCOMPARE(lines.size(), 2U);
        QCOMPARE(lines[0].mark.edge, TableEdge::Left);
        QCOMPARE(lines[0].corner, pointFromInches(27, 20));
        QCOMPARE(lines[0].length, Length::fromInches(27));
        QCOMPARE(lines[1].mark.edge, TableEdge::Bottom);
        QCOMPARE(lines[1].length, Length::fromInches(20));
        QVERIFY(import.scenario.labels.empty());
    }

    /// A mirrored outline runs the other way round than the file's.
    void keystonesOfMirroredPieces_reachTheCornerOfTheFile() {
        QByteArray text = importFileNamed(QStringLiteral("kdc-layouts.json")).bytes();
        text.replace(
            R"("mirror": "vertical")",
            R"("mirror": "vertical", "keystones": [ { "edge": "left", "ref": { "kind": "vertex", "index": 1 } }, { "edge": "top", "ref": { "kind": "vertex", "index": 9 } } ])");
        ImportOptions options;
        options.companions = {importFileNamed(QStringLiteral("kdc-templates.json")),
                              importFileNamed(QStringLiteral("kdc-patterns.json"))};
        const auto import = importFile(ImportFile{text, QStringLiteral("layouts.json")}, options);
        QVERIFY(import.has_value());
        const Piece* flipped = import->scenario.piece(PieceId{QStringLiteral("flipped")});
        const auto marks = tapeMarksOf(*flipped);
        QCOMPARE(marks.size(), 1U);
        // Corner 1 of the slab in its own frame, mirrored and turned as the file says: see the rows of corners above.
        QCOMPARE(tapeLine(*flipped, marks[0], import->scenario.table)->corner, pointFromInches(35.4, 23.2));
        QCOMPARE(entryOf(import->report, "bad-keystone").place, QStringLiteral("$[0].pieces[2].keystones[1]"));
    }

    void keystones_comeBackFromAnExport() {
        const Scenario scenario = layout().scenario;
        const auto written = writeKdcLayout(scenario, {});
        QVERIFY(written.has_value());
        const auto again = importFile(ImportFile{written->bytes, QStringLiteral("again.json")}, {});
        QVERIFY(again.has_value());
        const auto before = tapeLinesOf(scenario);
        const auto after = tapeLinesOf(again->scenario);
        QCOMPARE(after.size(), before.size());
        for (std::size_t i = 0; i < before.size(); ++i) {
            QCOMPARE(after[i].mark.edge, before[i].mark.edge);
            QVERIFY(std::abs((after[i].length - before[i].length).inches()) < 1e-6);
        }
    }

    void zones_comeFromThePattern_withoutBeingCentered() {
        const Scenario scenario = layout().scenario;
        QCOMPARE(scenario.zones.size(), 2U);
        QCOMPARE(scenario.zones[1].polygon.centroid(), pointFromInches(54, 22));
        QCOMPARE(scenario.zones[1].player, PlayerId{QStringLiteral("attacker")});
        QCOMPARE(scenario.players[0].color, QStringLiteral("#3b82f6"));
        // The layout has an objective of its own, so those of the pattern stay away.
        QCOMPARE(scenario.objectives.size(), 1U);
        QCOMPARE(scenario.objectives[0].position, pointFromInches(30.5, 22));
        QCOMPARE(scenario.objectives[0].base, *Footprint::round(Length::fromMillimeters(40)));
    }

    /// Found by fuzzing: such a table could be saved and not be opened again.
    void aColorThatIsNone_isLeftToTheProgram() {
        QByteArray text = importFileNamed(QStringLiteral("kdc-patterns.json")).bytes();
        QVERIFY(text.contains("#3b82f6"));
        text.replace("#3b82f6", "#3b82/6");
        const auto import = importFile(ImportFile{text, QStringLiteral("patterns.json")}, {});
        QVERIFY(import.has_value());
        QVERIFY(
            std::ranges::any_of(import->scenario.players, [](const Player& player) { return player.color.isEmpty(); }));
        QVERIFY(survivesSaving(import->scenario));
    }

    void entries_areChosenByIdNameOrNumber() {
        for (const char* wanted : {"second", "Second", "2"}) {
            QCOMPARE(layout(QLatin1String{wanted}).scenario.name, QStringLiteral("Second"));
        }
        ImportOptions options;
        options.entry = QStringLiteral("third");
        const auto import = importFile(importFileNamed(QStringLiteral("kdc-layouts.json")), options);
        QVERIFY(!import);
        QVERIFY(import.error().first().sentence.contains(QStringLiteral("test-layout, second")));
    }

    void templatesAndPatterns_aloneAreTables() {
        const Import templates = imported(QStringLiteral("kdc-templates.json"));
        QCOMPARE(templates.scenario.terrain.size(), 6U);
        QVERIFY(survivesSaving(templates.scenario));
        const Import pattern = imported(QStringLiteral("kdc-patterns.json"));
        QCOMPARE(pattern.scenario.zones.size(), 2U);
        QCOMPARE(pattern.scenario.objectives.size(), 2U);
    }

    void theTable_isAsWideAsAsked() {
        ImportOptions options;
        options.tableWidth = Length::fromInches(90);
        const Import import = imported(importFileNamed(QStringLiteral("kdc-layouts.json")), options);
        QCOMPARE(import.scenario.table.width, Length::fromInches(90));
        QCOMPARE(import.scenario.table.height, Length::fromInches(44));
        QVERIFY(!import.report.has("table-size"));
    }

    void aLayout_isTheSameAfterWritingAndReading() {
        const Scenario before = layout().scenario;
        const Import after = thereAndBack(before, QStringLiteral("40kdc"));
        QCOMPARE(after.scenario.terrain.size(), before.terrain.size());
        for (const Piece& piece : before.terrain) {
            const Piece* back = after.scenario.piece(piece.id);
            QVERIFY2(back, qPrintable(piece.id.value));
            QVERIFY2(back->outline == piece.outline, qPrintable(piece.id.value));
            QCOMPARE(back->height, piece.height);
            QCOMPARE(back->parent, piece.parent);
            QCOMPARE(back->group, piece.group);
        }
        QCOMPARE(after.scenario.objectives[0].position, before.objectives[0].position);
        QCOMPARE(after.scenario.labels.size(), before.labels.size());
    }

    void shippedTables_keepTheirVerdicts() {
        int compared = 0;
        for (const LibraryEntry& entry : libraryEntries()) {
            const auto loaded = readScenario(libraryBytes(entry), entry.id);
            QVERIFY(loaded);
            // What a layout cannot hold at all: walls, holes, heights above the table.
            Scenario before = loaded->scenario;
            std::erase_if(before.terrain, [](const Piece& piece) {
                return piece.isWall() || !std::get<Polygon>(piece.outline).holes().empty();
            });
            for (Piece& piece : before.terrain) {
                piece.elevation = {};
                piece.walls.clear();
            }
            before.overrulings.clear();
            before.wallRulings.clear();
            const Import after = thereAndBack(before, QStringLiteral("40kdc"));
            QCOMPARE(after.scenario.terrain.size(), before.terrain.size());
            for (const char* rules : {"plan", "volume", "height-tags"}) {
                QCOMPARE(differingVerdicts(before, after.scenario, QLatin1String{rules}).join(u'\n'), QString{});
            }
            compared += static_cast<int>(before.terrain.size());
        }
        QVERIFY(compared > 60);
    }

    void losses_areListedWithTheirThings() {
        const auto loaded = readScenario(libraryBytes(*libraryEntry(QStringLiteral("windows-and-doors"))), {});
        const auto written = formatNamed(QStringLiteral("40kdc"))->write(loaded->scenario, {});
        QVERIFY(written);
        QStringList codes;
        for (const ExportLoss& loss : written->losses) {
            codes.append(loss.code);
            QVERIFY(loss.sentence.endsWith(u'.'));
        }
        QVERIFY2(codes.contains(QStringLiteral("models")) && codes.contains(QStringLiteral("table")),
                 qPrintable(codes.join(u' ')));
    }
};

QTEST_APPLESS_MAIN(TestKdcFormat)
#include "tst_kdc_format.moc"
