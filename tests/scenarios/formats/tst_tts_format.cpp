#include "scenarios/catalogs/catalog_file.h"
#include "scenarios/formats/footprint_table.h"
#include "scenarios/formats/kdc_shapes.h"
#include "tests/scenarios/formats/format_files.h"
#include "tests/support/rows.h"

#include <QObject>
#include <QRegularExpression>
#include <QTest>

#include <algorithm>

using namespace sightline::scenarios;
using namespace sightline::scenarios::formats;
using namespace sightline::testsupport;
using namespace sightline::geometry;

namespace {

Import save(ImportOptions options = {}) {
    options.companions.push_back(importFileNamed(QStringLiteral("tts-footprints.json")));
    return imported(QStringLiteral("tts-save.json"), options);
}

const Piece* named(const Scenario& scenario, const char* name) {
    const auto found = std::ranges::find(scenario.terrain, QString::fromLatin1(name), &Piece::name);
    return found == scenario.terrain.end() ? nullptr : &*found;
}

/// A locked thing of that name, in JSON.
QByteArray element(const QByteArray& name, double x, double z, const QByteArray& more = {}) {
    return "{\"Name\": \"Custom_Model\", \"Nickname\": \"" + name +
           "\", \"Locked\": true, \"Transform\": {\"posX\": " + QByteArray::number(x) +
           ", \"posY\": 1, \"posZ\": " + QByteArray::number(z) +
           ", \"rotX\": 0, \"rotY\": 0, \"rotZ\": 0, \"scaleX\": 1, \"scaleY\": 1, \"scaleZ\": 1}" +
           (more.isEmpty() ? QByteArray{} : ", " + more) + "}";
}

QByteArray bag(const QByteArray& name, const QByteArrayList& held, const QByteArray& more = {}) {
    return "{\"Name\": \"Bag\", \"Nickname\": \"" + name +
           "\", \"Transform\": {\"posX\": 0, \"posY\": 1, \"posZ\": 0}, \"ContainedObjects\": [" + held.join(',') +
           "]" + (more.isEmpty() ? QByteArray{} : ", " + more) + "}";
}

Import objects(const QByteArrayList& elements, const ImportOptions& options = {}) {
    const auto import = importFile(
        ImportFile{"{\"SaveName\": \"S\", \"Table\": \"Table_None\", \"ObjectStates\": [" + elements.join(',') + "]}",
                   QStringLiteral("save.json")},
        options);
    return import ? *import : Import{};
}

Ring ringOfPiece(const Piece* piece) { return piece ? std::get<Polygon>(piece->outline).outline() : Ring{}; }

} // namespace

class TestTtsFormat : public QObject {
    Q_OBJECT

private slots:
    /// As README says of layouts: towers and generators 3 in, ruins and corners 5, pipes and barriers 2; an area is a
    /// mat.
    void partsOfBattlemaster_areAsHighAsInLayouts_data() {
        addColumns<QByteArray, double>("name", "inches");
        QTest::newRow("tower") << QByteArray{"Tower"} << 3.0;
        QTest::newRow("tower in full") << QByteArray{"Battlemaster Tower"} << 3.0;
        QTest::newRow("generator") << QByteArray{"Generator"} << 3.0;
        QTest::newRow("corner") << QByteArray{"Corner"} << 5.0;
        QTest::newRow("ruin") << QByteArray{"Battlemaster AB"} << 5.0;
        QTest::newRow("small L") << QByteArray{"Small L"} << 5.0;
        QTest::newRow("pipes") << QByteArray{"Pipes"} << 2.0;
        QTest::newRow("long barrier") << QByteArray{"Long Barrier"} << 2.0;
        QTest::newRow("short barrier") << QByteArray{"Battlemaster Short Barrier"} << 2.0;
        QTest::newRow("area") << QByteArray{"Battlemaster LL 11"} << 0.0;
    }
    void partsOfBattlemaster_areAsHighAsInLayouts() {
        auto [name, inches] = fetch<QByteArray, double>("name", "inches");
        const Import import = objects({element(name, 0, 0)});
        const Piece* piece = named(import.scenario, name.constData());
        QVERIFY(piece);
        QCOMPARE(piece->height, std::optional{Length::fromInches(inches)});
    }

    void everyPartOfTheCatalog_isAsHighAsTheTemplateItNames() {
        int parts = 0;
        static const QRegularExpression id{QStringLiteral("bm-bm-terrain-11e-1-part-[a-z-]+")};
        for (const QJsonValue entry : catalogFile(QStringLiteral("tts_footprints"))[u"footprints"].toArray()) {
            if (const auto match = id.match(entry[u"source"].toString()); match.hasMatch()) {
                ++parts;
                QVERIFY2(entry[u"height"].toDouble() == usualOf(match.captured()).height,
                         qPrintable(entry[u"name"].toString()));
            }
        }
        QVERIFY(parts >= 24);
    }

    void footprints_comeFromTheUsersTable() {
        const Import import = save();
        QCOMPARE(import.format, QStringLiteral("tts"));
        QCOMPARE(import.scenario.name, QStringLiteral("Club night"));
        const Piece* keep = named(import.scenario, "Keep");
        QVERIFY(keep);
        // 4 x 2 with its middle 1 in to the right, twice as long, turned by a quarter clockwise, at (30 + 10, 22 + 5).
        QVERIFY(ringOfPiece(keep) == (Ring{pointFromInches(41, 25), pointFromInches(41, 33), pointFromInches(39, 33),
                                           pointFromInches(39, 25)}));
        QCOMPARE(keep->height, std::optional{Length::fromInches(9)});
        QCOMPARE(keep->kind, QStringLiteral("ruin"));
        QVERIFY(ringOfPiece(named(import.scenario, "wall section 7")) ==
                (Ring{pointFromInches(9, 21.5), pointFromInches(11, 21.5), pointFromInches(11, 22.5),
                      pointFromInches(9, 22.5)}));
        QVERIFY(import.report.has("bad-footprint"));
        QVERIFY(survivesSaving(import.scenario));
    }

    void unknownPieces_areOfTheSizeInTheirName_orASquare() {
        const Import import = save();
        QVERIFY(
            ringOfPiece(named(import.scenario, "Ruin 12x6")) ==
            (Ring{pointFromInches(14, 11), pointFromInches(26, 11), pointFromInches(26, 17), pointFromInches(14, 17)}));
        QVERIFY(ringOfPiece(named(import.scenario, "Odd rock")) ==
                (Ring{pointFromInches(33, 5), pointFromInches(37, 5), pointFromInches(37, 9), pointFromInches(33, 9)}));
        QVERIFY(import.report.has("size-in-name") && import.report.has("unknown-footprint"));
    }

    void piecesOfTheCatalog_areKnownByName() {
        const Import import = imported(QStringLiteral("tts-object.json"));
        QCOMPARE(import.scenario.terrain.size(), 1U);
        QVERIFY(ringOfPiece(&import.scenario.terrain[0]).size() > 4);
        QVERIFY(!import.report.has("unknown-footprint"));
    }

    void figures_areModels_ifAskedOrKnown() {
        const Import import = save();
        QCOMPARE(import.scenario.models.size(), 1U);
        QCOMPARE(import.scenario.models[0].name, QStringLiteral("Scout"));
        QVERIFY(import.scenario.models[0].base == *Footprint::round(Length::fromMillimeters(25)));
        QCOMPARE(import.scenario.models[0].position, pointFromInches(5, 42));
        QCOMPARE(entryOf(import.report, "figures").count, 2);
        ImportOptions options;
        options.withTokens = true;
        const Import all = save(options);
        QCOMPARE(all.scenario.models.size(), 3U);
        QCOMPARE(all.scenario.models[0].name, QStringLiteral("Captain Bold"));
        QCOMPARE(all.scenario.models[0].facing, Angle{});
    }

    void whatIsNoTerrain_isLeftOutWithItsReason() {
        const Import import = save();
        for (const char* code :
             {"table-itself", "accessory", "contained", "nameless", "no-place", "scripts", "table-size"}) {
            QVERIFY2(import.report.has(code), code);
        }
        QCOMPARE(entryOf(import.report, "contained").count, 2);
    }

    void theMiddleOfTheTable_isTheMiddleOfTheSave() {
        ImportOptions options;
        options.tableWidth = Length::fromInches(44);
        const Import import = save(options);
        QCOMPARE(import.scenario.table.height, Length::fromInches(30));
        QCOMPARE(import.scenario.models[0].position, pointFromInches(-3, 35));
    }

    void theSizeOfTheTable_isThatInTheNameOfItsMat_data() {
        addColumns<QByteArray, double, double>("name", "width", "height");
        QTest::newRow("a mat") << QByteArray{"FTC Mat 60x44"} << 60.0 << 44.0;
        QTest::newRow("the long side lies across") << QByteArray{"Table 44 x 60"} << 60.0 << 44.0;
        QTest::newRow("a map base") << QByteArray{"KT Map Base 30x22"} << 30.0 << 22.0;
        QTest::newRow("just large enough") << QByteArray{"Board 20x20"} << 20.0 << 20.0;
        QTest::newRow("a piece, not a table") << QByteArray{"Mat 19x30"} << 60.0 << 44.0;
        QTest::newRow("no table in its name") << QByteArray{"Ruin 24x24"} << 60.0 << 44.0;
    }
    void theSizeOfTheTable_isThatInTheNameOfItsMat() {
        const auto [name, width, height] = fetch<QByteArray, double, double>("name", "width", "height");
        const Import import = objects({element(name, 0, 0), element("Ruin 4x2", 3, 1)});
        QCOMPARE(import.scenario.table.width, Length::fromInches(width));
        QCOMPARE(import.scenario.table.height, Length::fromInches(height));
        const double x = width / 2 + 3;
        const double y = height / 2 - 1;
        QVERIFY(ringOfPiece(named(import.scenario, "Ruin 4x2")) ==
                (Ring{pointFromInches(x - 2, y - 1), pointFromInches(x + 2, y - 1), pointFromInches(x + 2, y + 1),
                      pointFromInches(x - 2, y + 1)}));
        QCOMPARE(import.report.has("table-by-name"), width != 60.0 || name.contains("60"));
    }

    void namesOfBattlemaster_haveTheirSizes_data() {
        addColumns<QByteArray, double, double, QString>("name", "length", "width", "kind");
        // Of the card: areas of 11.5 x 7, 10 x 2.5, 6 x 4, 6 x 2, and the parts of Battlemaster's catalog.
        QTest::newRow("a large area") << QByteArray{"Battlemaster BR 01"} << 11.5 << 7.0 << QStringLiteral("area");
        QTest::newRow("by its number") << QByteArray{"Battlemaster area 11"} << 10.0 << 2.5 << QStringLiteral("area");
        QTest::newRow("a small one") << QByteArray{"sr 06"} << 6.0 << 4.0 << QStringLiteral("area");
        QTest::newRow("a short one") << QByteArray{"SL 03"} << 6.0 << 2.0 << QStringLiteral("area");
        QTest::newRow("a part") << QByteArray{"AB"} << 3.75 << 4.5 << QStringLiteral("ruin");
        QTest::newRow("a barrier") << QByteArray{"Battlemaster Long Barrier"} << 4.5 << 0.5
                                   << QStringLiteral("barricade");
        QTest::newRow("pipes") << QByteArray{"Pipes"} << 6.0 << 1.0 << QStringLiteral("pipe");
    }
    void namesOfBattlemaster_haveTheirSizes() {
        const auto [name, length, width, kind] =
            fetch<QByteArray, double, double, QString>("name", "length", "width", "kind");
        const Import import = objects({element(name, 0, 0)});
        QCOMPARE(import.scenario.terrain.size(), 1U);
        const Piece& piece = import.scenario.terrain[0];
        QVERIFY(
            ringOfPiece(&piece) ==
            (Ring{pointFromInches(30 - length / 2, 22 - width / 2), pointFromInches(30 + length / 2, 22 - width / 2),
                  pointFromInches(30 + length / 2, 22 + width / 2), pointFromInches(30 - length / 2, 22 + width / 2)}));
        QCOMPARE(piece.kind, kind);
        QVERIFY(import.report.has("usual-footprint"));
        QVERIFY(!import.report.has("unknown-footprint") && !import.report.has("bad-footprint"));
    }

    void ofSeveralStates_theOneThatShowsIsRead() {
        const QByteArray other = element("Ruin 10x10", 9, 9);
        const Import import = objects({element("Ruin 4x2", 0, 0, "\"States\": {\"2\": " + other + "}")});
        QCOMPARE(import.scenario.terrain.size(), 1U);
        QCOMPARE(import.scenario.terrain[0].name, QStringLiteral("Ruin 4x2"));
        QVERIFY(import.report.has("states"));
    }

    void whatLiesInBags_isToldByName() {
        const QByteArray inner = bag("Inner", {element("Ruin 6x4", 1, 1)});
        const Import import = objects({bag("Outer", {element("Ruin 12x6", 0, 0), element("", 0, 0), inner})});
        QVERIFY(import.scenario.terrain.empty());
        QStringList told;
        for (const ImportEntry& entry : import.report.entries()) {
            told += entry.code == QLatin1String("contained-thing") ? entry.words : QStringList{};
        }
        QCOMPARE(told, (QStringList{QStringLiteral("Ruin 12x6"), QStringLiteral("Ruin 6x4")}));
        QCOMPARE(entryOf(import.report, "contained").count, 2); // the nameless thing, and the bag
    }

    void aBagThatIsNamed_isRead_whereItRemembersItsThings() {
        // A text of JSON within the JSON.
        const QByteArray memory =
            QByteArray{
                "{'ml': {'g7': {'pos': {'x': 5, 'y': 1, 'z': -3}, 'rot': {'x': 0, 'y': 90, 'z': 0}, 'lock': true}}}"}
                .replace('\'', "\\\"");
        const QByteArray notes = "\"LuaScriptState\": \"" + memory + "\"";
        const QByteArray held =
            bag("Layout B", {element("Ruin 4x2", 20, 20, "\"GUID\": \"g7\""), element("Ruin 2x2", 1, 1)}, notes);
        ImportOptions options;
        options.entry = QStringLiteral("layout b");
        const Import import = objects({bag("Layout A", {element("Ruin 8x8", 0, 0)}), held}, options);
        QCOMPARE(import.scenario.terrain.size(), 2U);
        // At 30 + 5, 22 + 3, turned by a quarter; the other where it lay.
        const Ring ring = ringOfPiece(&import.scenario.terrain[0]);
        QVERIFY(std::ranges::find(ring, pointFromInches(34, 23)) != ring.end() &&
                std::ranges::find(ring, pointFromInches(36, 27)) != ring.end());
        const Ring second = ringOfPiece(&import.scenario.terrain[1]);
        QVERIFY(std::ranges::find(second, pointFromInches(30, 20)) != second.end());
        QVERIFY(import.report.has("bag"));
        options.entry = QStringLiteral("Layout C");
        const Import none = objects({bag("Layout A", {element("Ruin 8x8", 0, 0)})}, options);
        QCOMPARE(entryOf(none.report, "unknown-bag").words,
                 (QStringList{QStringLiteral("Layout C"), QStringLiteral("Layout A")}));
    }

    void smartQuotes_areNoJson() {
        const auto import =
            importFile(ImportFile{"{\n  \xe2\x80\x9cSaveName\xe2\x80\x9d: 1}", QStringLiteral("save.json")});
        QVERIFY(!import);
        QCOMPARE(import.error().first().line, 2);
    }

    void sizes_areFoundInNames() {
        QVERIFY(sizeInName(QStringLiteral("L-Ruin 10\" x 5.5\"")) &&
                sizeInName(QStringLiteral("L-Ruin 10\" x 5.5\""))->y == 5.5);
        QVERIFY(!sizeInName(QStringLiteral("Tank")) && !sizeInName(QStringLiteral("0x6")) &&
                !sizeInName(QStringLiteral("1000x2000")));
    }
};

QTEST_APPLESS_MAIN(TestTtsFormat)
#include "tst_tts_format.moc"
