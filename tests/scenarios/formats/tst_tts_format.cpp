#include "scenarios/formats/footprint_table.h"
#include "tests/scenarios/formats/format_files.h"

#include <QTest>

#include <algorithm>

using namespace sightline;
using namespace sightline::scenarios;
using namespace sightline::scenarios::formats;
using namespace sightline::testsupport;
using geometry::Length;
using geometry::pointFromInches;
using geometry::Ring;

namespace {

Import save(ImportOptions options = {}) {
    options.companions.push_back(importFileNamed(QStringLiteral("tts-footprints.json")));
    return imported(QStringLiteral("tts-save.json"), options);
}

const Piece* named(const Scenario& scenario, const char* name) {
    const auto found = std::ranges::find(scenario.terrain, QString::fromLatin1(name), &Piece::name);
    return found == scenario.terrain.end() ? nullptr : &*found;
}

Ring ringOfPiece(const Piece* piece) { return piece ? std::get<geometry::Polygon>(piece->outline).outline() : Ring{}; }

} // namespace

class TestTtsFormat : public QObject {
    Q_OBJECT

private slots:
    void footprints_comeFromTheUsersTable() {
        const Import import = save();
        QCOMPARE(import.format, QStringLiteral("tts"));
        QCOMPARE(import.scenario.name, QStringLiteral("Club night"));
        const Piece* keep = named(import.scenario, "Keep");
        QVERIFY(keep);
        // 4 x 2 with its middle 1 in to the right, twice as long, turned by a quarter clockwise, at (30 + 10, 22 + 5).
        QVERIFY(ringOfPiece(keep) == (Ring{pointFromInches(41, 25), pointFromInches(41, 33), pointFromInches(39, 33), pointFromInches(39, 25)}));
        QCOMPARE(keep->height, std::optional{Length::fromInches(9)});
        QCOMPARE(keep->kind, QStringLiteral("ruin"));
        QVERIFY(ringOfPiece(named(import.scenario, "wall section 7")) == (Ring{pointFromInches(9, 21.5), pointFromInches(11, 21.5), pointFromInches(11, 22.5), pointFromInches(9, 22.5)}));
        QVERIFY(import.report.has("bad-footprint"));
        QVERIFY(survivesSaving(import.scenario));
    }

    void unknownPieces_areOfTheSizeInTheirName_orASquare() {
        const Import import = save();
        QVERIFY(ringOfPiece(named(import.scenario, "Ruin 12x6")) == (Ring{pointFromInches(14, 11), pointFromInches(26, 11), pointFromInches(26, 17), pointFromInches(14, 17)}));
        QVERIFY(ringOfPiece(named(import.scenario, "Odd rock")) == (Ring{pointFromInches(33, 5), pointFromInches(37, 5), pointFromInches(37, 9), pointFromInches(33, 9)}));
        QVERIFY(import.report.has("size-in-name") && import.report.has("unknown-footprint"));
    }

    void piecesOfTheCatalogue_areKnownByName() {
        const Import import = imported(QStringLiteral("tts-object.json"));
        QCOMPARE(import.scenario.terrain.size(), 1U);
        QVERIFY(ringOfPiece(&import.scenario.terrain[0]).size() > 4);
        QVERIFY(!import.report.has("unknown-footprint"));
    }

    void figures_areModels_ifAskedOrKnown() {
        const Import import = save();
        QCOMPARE(import.scenario.models.size(), 1U);
        QCOMPARE(import.scenario.models[0].name, QStringLiteral("Scout"));
        QVERIFY(import.scenario.models[0].base == *geometry::Footprint::round(Length::fromMillimeters(25)));
        QCOMPARE(import.scenario.models[0].position, pointFromInches(5, 42));
        QCOMPARE(entryOf(import.report, "figures").count, 2);
        ImportOptions options;
        options.withTokens = true;
        const Import all = save(options);
        QCOMPARE(all.scenario.models.size(), 3U);
        QCOMPARE(all.scenario.models[0].name, QStringLiteral("Captain Bold"));
        QCOMPARE(all.scenario.models[0].facing, geometry::Angle{});
    }

    void whatIsNoTerrain_isLeftOutWithItsReason() {
        const Import import = save();
        for (const char* code : {"table-itself", "accessory", "contained", "nameless", "no-place", "scripts", "table-size"}) {
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

    void smartQuotes_areNoJson() {
        const auto import = importFile(ImportFile{"{\n  \xe2\x80\x9cSaveName\xe2\x80\x9d: 1}", QStringLiteral("save.json")});
        QVERIFY(!import);
        QCOMPARE(import.error().first().line, 2);
    }

    void sizes_areFoundInNames() {
        QVERIFY(sizeInName(QStringLiteral("L-Ruin 10\" x 5.5\"")) && sizeInName(QStringLiteral("L-Ruin 10\" x 5.5\""))->y == 5.5);
        QVERIFY(!sizeInName(QStringLiteral("Tank")) && !sizeInName(QStringLiteral("0x6")) && !sizeInName(QStringLiteral("1000x2000")));
    }
};

QTEST_APPLESS_MAIN(TestTtsFormat)
#include "tst_tts_format.moc"
