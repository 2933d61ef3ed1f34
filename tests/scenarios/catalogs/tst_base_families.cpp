#include "scenarios/catalogs/base_families.h"
#include "scenarios/catalogs/catalog_file.h"
#include "tests/support/rows.h"

#include <QSet>

#include <algorithm>

using namespace sightline;
using namespace sightline::scenarios;
using namespace sightline::geometry;

namespace {

const scenarios::BaseFamily* familyNamed(const QString& id) { return scenarios::entryOf(baseFamilies(), id); }

Length mm(double count) { return Length::fromMillimeters(count); }

/// "25", "28.5", "60x35.5 oval", "25x50": across the front first, as the lists of rank games write it; with " h40" for
/// a height of 40 mm.
QString written(const CatalogBase& base) {
    const auto number = [](Length length) { return QString::number(length.millimeters(), 'g', 10); };
    QString text;
    if (const auto* round = std::get_if<geometry::RoundBase>(&base.footprint.shape())) {
        text = number(round->diameter);
    } else if (const auto* oval = std::get_if<geometry::OvalBase>(&base.footprint.shape())) {
        text = QStringLiteral("%1x%2 oval").arg(number(oval->length), number(oval->width));
    } else if (const auto* rectangle = std::get_if<geometry::RectangleBase>(&base.footprint.shape())) {
        text = QStringLiteral("%1x%2").arg(number(rectangle->width), number(rectangle->length));
    }
    return base.height ? QStringLiteral("%1 h%2").arg(text, number(*base.height)) : text;
}

QStringList written(const scenarios::BaseFamily& family) {
    QStringList sizes;
    std::ranges::transform(family.bases, std::back_inserter(sizes),
                           [](const CatalogBase& base) { return written(base); });
    return sizes;
}

QStringList list(const char* text) { return QString::fromLatin1(text).split(QStringLiteral(", ")); }

} // namespace

class TestBaseFamilies : public QObject {
    Q_OBJECT

private slots:
    void eachFamily_hasItsOwnIdANameAndBases() {
        QSet<QString> ids;
        for (const auto& family : baseFamilies()) {
            QVERIFY2(!ids.contains(family.id), qPrintable(family.id));
            ids.insert(family.id);
            QVERIFY2(!family.name.isEmpty(), qPrintable(family.id));
            QVERIFY2(!family.bases.empty(), qPrintable(family.id));
        }
        QCOMPARE(ids.size(), 29);
    }

    void whatWasSeen_namesItsSource_andGeneralKnowledgeHasNone() {
        for (const auto& family : baseFamilies()) {
            const bool seen = family.mark == Mark::Seen || family.mark == Mark::Partly;
            QVERIFY2(seen != family.source.isEmpty(), qPrintable(family.id));
        }
    }

    /// The facts the catalog was made from: every list of sizes that is known, and how.
    void S3_27_familiesHoldAllKnownSizes_data() {
        testsupport::addColumns<QString, QStringList, Mark>("id", "sizes", "mark");
        const auto row = [](const char* id, const char* sizes, Mark mark) {
            QTest::newRow(id) << QString::fromLatin1(id) << list(sizes) << mark;
        };
        row("gw-round", "25, 28.5, 32, 40, 50, 60, 65, 70, 80, 90, 100, 130, 160", Mark::Seen);
        row("gw-oval", "60x35.5 oval, 75x42 oval, 90x52.5 oval, 105x70 oval, 120x92 oval, 150x95 oval, 170x109 oval",
            Mark::Seen);
        row("aos-oval", "60x35 oval, 90x52 oval, 170x105 oval", Mark::Seen);
        row("aos-large-oval", "280x210 oval", Mark::Seen);
        row("gw-flying", "32, 60", Mark::Known);
        row("old-world", "20x20, 25x25, 30x30, 40x40, 50x50, 25x50, 30x60, 40x60, 50x75, 50x100, 60x100, 100x150",
            Mark::Seen);
        row("kings-of-war", "20x20, 25x25, 40x40, 50x50, 25x50, 50x100, 75x75, 150x100", Mark::Known);
        row("kill-team", "25, 28.5, 32, 40, 50, 60", Mark::Seen);
        row("mesbg", "25, 40, 60, 80, 100", Mark::Known);
        row("infinity",
            "25 h3, 25 h25, 25 h40, 40 h32, 55 h32, 40 h45, 40 h55, 55 h67, 70 h70, 25 h3, 40 h3, 55 h3, 70 h3",
            Mark::Seen);
        row("malifaux", "30, 40, 50", Mark::Seen);
        row("warmachine", "30 h44.45, 40 h57.15, 50 h69.85, 80, 120 h127", Mark::Partly);
        row("crisis-protocol", "35, 50, 65, 80", Mark::Known);
        row("legion", "27 h41.91, 50, 70, 100, 120, 150", Mark::Seen);
        row("shatterpoint", "40, 50, 65, 80", Mark::Known);
        row("bushido", "30, 40, 50, 60", Mark::Seen);
        row("moonstone", "30, 40, 50", Mark::Known);
        row("guild-ball", "30, 40, 50", Mark::Known);
        row("conquest", "63x63", Mark::Known);
        row("x-wing", "40x40, 60x60, 80x80", Mark::Known);
        row("armada", "41x71, 61x102, 76x129, 34", Mark::Known);
        row("flames-of-war", "25x32, 50x32, 50x64", Mark::Known);
        row("bolt-action", "25, 40, 60, 50x105 h49, 40x107 h36, 28x62 h31", Mark::Known);
        row("frostgrave", "25", Mark::Known);
        row("trench-crusade", "32, 25, 40, 50, 60", Mark::Known);
        row("deadzone", "25, 30, 40, 50, 60", Mark::Known);
        row("grid-cells", "12.7x12.7, 25.4x25.4, 50.8x50.8, 76.2x76.2, 101.6x101.6", Mark::Seen);
        row("objective-40k", "40", Mark::Seen);
        QTest::newRow("40k-use")
            << "40k-use"
            << list("40, 32, 120x92 oval, 25, 50, 60, 28.5, 100, 170x109 oval, 60, 80, 75x42 oval, 60x35.5 oval, "
                    "105x70 oval, 160, 90, 90x52.5 oval, 32, 130, 150x95 oval")
            << Mark::Seen;
    }

    void S3_27_familiesHoldAllKnownSizes() {
        auto [id, sizes, mark] = testsupport::fetch<QString, QStringList, Mark>("id", "sizes", "mark");
        const auto* family = familyNamed(id);
        QVERIFY(family);
        QCOMPARE(written(*family), sizes);
        QCOMPARE(family->mark, mark);
    }

    void unitsAreCounted_theMostUsedFirst() {
        const auto* use = familyNamed(QStringLiteral("40k-use"));
        QVERIFY(use);
        std::vector<int> counts;
        for (const auto& base : use->bases) {
            counts.push_back(base.units);
        }
        QCOMPARE(counts,
                 (std::vector<int>{219, 187, 64, 63, 63, 58, 47, 42, 37, 33, 18, 17, 15, 13, 11, 11, 11, 10, 7, 7}));
        QCOMPARE(use->unitsWithoutBase, 116);
        QCOMPARE(use->bases[9].name, QStringLiteral("large flying"));
        QCOMPARE(use->bases[17].name, QStringLiteral("small flying"));
    }

    void sizesThatAreLessSureThanTheirFamily_sayIt() {
        const auto* oldWorld = familyNamed(QStringLiteral("old-world"));
        QCOMPARE(oldWorld->bases[0].mark, Mark::Known);
        QCOMPARE(oldWorld->bases[1].mark, Mark::Seen);
        const auto* warmachine = familyNamed(QStringLiteral("warmachine"));
        QCOMPARE(warmachine->bases[0].mark, Mark::Seen);
        QCOMPARE(warmachine->bases[3].mark, Mark::Known);
        const auto* round = familyNamed(QStringLiteral("gw-round"));
        for (const auto& base : round->bases) {
            const bool rare =
                base.footprint == *Footprint::round(mm(65)) || base.footprint == *Footprint::round(mm(70));
            QCOMPARE(base.rare, rare);
        }
    }

    void halfMillimeters_areKept() {
        QCOMPARE(familyNamed(QStringLiteral("gw-round"))->bases[1].footprint,
                 *Footprint::round(Length::fromNanometers(28'500'000)));
    }

    void rankAndFileBases_haveTheirFrontAcrossTheFacing() {
        const auto& medium = familyNamed(QStringLiteral("flames-of-war"))->bases[1].footprint;
        QCOMPARE(medium, *Footprint::rectangle(mm(32), mm(50)));
    }

    void shipsOfXWing_haveTheirFrontArc_andNoOtherBaseHasOne() {
        for (const auto& family : baseFamilies()) {
            for (const auto& base : family.bases) {
                QCOMPARE(base.arc.has_value(), family.id == u"x-wing");
                if (base.arc) {
                    QCOMPARE(base.arc->degrees, 90.0);
                    QCOMPARE(base.arc->turn, geometry::Angle{});
                }
            }
        }
    }

    void usualFamilies_areRoundOvalAndRectangular() {
        QStringList ids;
        for (const auto* family : scenarios::usualBaseFamilies()) {
            ids.append(family->id);
        }
        QCOMPARE(ids, (QStringList{"gw-round", "gw-oval", "old-world"}));
    }
};

QTEST_GUILESS_MAIN(TestBaseFamilies)
#include "tst_base_families.moc"
