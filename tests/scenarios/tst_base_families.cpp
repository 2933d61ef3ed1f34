#include "scenarios/base_families.h"

#include <QSet>
#include <QTest>

#include <algorithm>

using namespace sightline;
using geometry::Length;
using scenarios::baseFamilies;

namespace {

const scenarios::BaseFamily* familyNamed(const QString& id) {
    const auto found = std::ranges::find(baseFamilies(), id, &scenarios::BaseFamily::id);
    return found == baseFamilies().end() ? nullptr : &*found;
}

} // namespace

class TestBaseFamilies : public QObject {
    Q_OBJECT

private slots:
    void eachFamily_hasItsOwnIdANameAStatusAndBases() {
        QVERIFY(baseFamilies().size() >= 20);
        QSet<QString> ids;
        for (const auto& family : baseFamilies()) {
            QVERIFY2(!ids.contains(family.id), qPrintable(family.id));
            ids.insert(family.id);
            QVERIFY2(!family.name.isEmpty(), qPrintable(family.id));
            QVERIFY2(family.status == "published" || family.status == "unverified", qPrintable(family.id));
            QVERIFY2(!family.bases.empty(), qPrintable(family.id));
        }
    }

    void halfMillimetres_areKept() {
        const auto* round = familyNamed("gw-round");
        QVERIFY(round);
        QVERIFY(std::ranges::find(round->bases, *geometry::Footprint::round(Length::fromNanometers(28'500'000))) !=
                round->bases.end());
    }

    void ovals_areLongerAlongTheFacing() {
        const auto* oval = familyNamed("gw-oval");
        QVERIFY(oval);
        QCOMPARE(oval->bases.size(), std::size_t{7});
        for (const auto& base : oval->bases) {
            const auto* shape = std::get_if<geometry::OvalBase>(&base.shape());
            QVERIFY(shape);
            QVERIFY(shape->length > shape->width);
        }
    }

    void rankAndFileBases_haveTheirFrontAcrossTheFacing() {
        const auto* family = familyNamed("flames-of-war");
        QVERIFY(family);
        const auto* medium = std::get_if<geometry::RectangleBase>(&family->bases[1].shape());
        QVERIFY(medium);
        QCOMPARE(medium->length.nanometers(), 32'000'000);
        QCOMPARE(medium->width.nanometers(), 50'000'000);
    }
};

QTEST_GUILESS_MAIN(TestBaseFamilies)
#include "tst_base_families.moc"
