#include "geometry/base/length.h"

#include "tests/support/random_boards.h"
#include "tests/support/rows.h"

#include <QObject>
#include <QTest>

using namespace sightline::geometry;

class TestLength : public QObject {
    Q_OBJECT

private slots:
    void fromInches_isExactToTheNanometer_data() {
        sightline::testsupport::addColumns<double, qint64>("inches", "nanometers");
        QTest::newRow("nothing") << 0.0 << qint64{0};
        QTest::newRow("one inch") << 1.0 << qint64{25'400'000};
        QTest::newRow("one sixty-fourth") << 1.0 / 64 << qint64{396'875};
        QTest::newRow("minus three and a quarter") << -3.25 << qint64{-82'550'000};
        QTest::newRow("a tenth, nearest double below or above") << 0.1 << qint64{2'540'000};
        QTest::newRow("a third rounds to the nearest nanometer") << 1.0 / 3 << qint64{8'466'667};
        QTest::newRow("half a nanometer rounds away from zero") << 0.5 / 25.4e6 << qint64{1};
    }
    void fromInches_isExactToTheNanometer() {
        auto [inches, nanometers] = sightline::testsupport::fetch<double, qint64>("inches", "nanometers");
        QCOMPARE(qint64{Length::fromInches(inches).nanometers()}, nanometers);
    }

    void fromMillimeters_isExactToTheNanometer_data() {
        sightline::testsupport::addColumns<double, qint64>("millimeters", "nanometers");
        QTest::newRow("28.5 mm base") << 28.5 << qint64{28'500'000};
        QTest::newRow("35.5 mm width of an oval") << 35.5 << qint64{35'500'000};
        QTest::newRow("one micrometer") << 0.001 << qint64{1'000};
        QTest::newRow("below zero") << -0.25 << qint64{-250'000};
    }
    void fromMillimeters_isExactToTheNanometer() {
        auto [millimeters, nanometers] = sightline::testsupport::fetch<double, qint64>("millimeters", "nanometers");
        QCOMPARE(qint64{Length::fromMillimeters(millimeters).nanometers()}, nanometers);
    }

    void eachSixtyFourthOfAnInch_isExact() {
        for (std::int64_t i = -64 * 72; i <= 64 * 72; ++i) {
            const Length length = Length::fromInches(static_cast<double>(i) / 64);
            QCOMPARE(qint64{length.nanometers()}, qint64{i * 396'875});
            QCOMPARE(length.inches(), static_cast<double>(i) / 64);
        }
    }

    void inchesAndMillimeters_comeBackTheSame() {
        sightline::testsupport::Random random{28};
        for (int i = 0; i < 20'000; ++i) {
            const auto length = Length::fromNanometers(std::llround(random.between(-2e9, 2e9)));
            QCOMPARE(Length::fromInches(length.inches()), length);
            QCOMPARE(Length::fromMillimeters(length.millimeters()), length);
        }
    }

    void sumsAndMultiples_areExact() {
        const auto nanometers = [](std::int64_t count) { return Length::fromNanometers(count); };
        QCOMPARE(nanometers(999'999'999'999) + nanometers(1), kLargestCoordinate);
        QCOMPARE(nanometers(5) - nanometers(7), nanometers(-2));
        QCOMPARE(-nanometers(5), nanometers(-5));
        QCOMPARE(nanometers(-5) * 3, nanometers(-15));
        Length sum;
        for (int i = 0; i < 10; ++i) {
            sum += Length::fromInches(0.1);
        }
        QCOMPARE(sum, Length::fromInches(1));
        sum -= Length::fromMillimeters(25.4);
        QCOMPARE(sum, Length{});
    }

    void ordersBySize() {
        QVERIFY(Length::fromInches(1) > Length::fromMillimeters(25.399999));
        QVERIFY(Length::fromInches(1) < Length::fromMillimeters(25.400001));
        QVERIFY(Length::fromInches(-1) < Length{});
    }
};

QTEST_APPLESS_MAIN(TestLength)
#include "tst_length.moc"
