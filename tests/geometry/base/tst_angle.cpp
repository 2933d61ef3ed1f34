#include "geometry/base/angle.h"
#include "tests/support/rows.h"

#include <QObject>
#include <QTest>

#include <numbers>

using namespace sightline::geometry;

class TestAngle : public QObject {
    Q_OBJECT

private slots:
    void reducesToOneTurn_data() {
        sightline::testsupport::addColumns<double, qint64>("degrees", "nanodegrees");
        QTest::newRow("zero") << 0.0 << qint64{0};
        QTest::newRow("minus a quarter") << -90.0 << qint64{270'000'000'000};
        QTest::newRow("full turn") << 360.0 << qint64{0};
        QTest::newRow("two turns and a half degree") << 720.5 << qint64{500'000'000};
        QTest::newRow("132.5 as in the file format") << 132.5 << qint64{132'500'000'000};
        QTest::newRow("a hair below zero rounds to zero") << -1e-12 << qint64{0};
        QTest::newRow("one nanodegree below zero") << -1e-9 << qint64{359'999'999'999};
        QTest::newRow("many turns") << 1e9 << qint64{280'000'000'000}; // 1e9 = 2,777,777 * 360 + 280
    }
    void reducesToOneTurn() {
        auto [degrees, nanodegrees] = sightline::testsupport::fetch<double, qint64>("degrees", "nanodegrees");
        QCOMPARE(qint64{Angle::fromDegrees(degrees).nanodegrees()}, nanodegrees);
    }

    void quarterTurns_areExact() {
        constexpr std::array<double, 5> kCosines{1, 0, -1, 0, 1};
        constexpr std::array<double, 5> kSines{0, 1, 0, -1, 0};
        for (std::size_t i = 0; i < 5; ++i) {
            const Angle angle = Angle::fromDegrees(90.0 * static_cast<double>(i));
            QVERIFY(angle.cosine() == kCosines.at(i));
            QVERIFY(angle.sine() == kSines.at(i));
        }
    }

    void sineAndCosine_agreeWithRadians() {
        for (int i = -720; i <= 720; ++i) {
            const double degrees = i * 0.7310001;
            const double radians = degrees / 180 * std::numbers::pi;
            const Angle angle = Angle::fromDegrees(degrees);
            // A nanodegree is 1.7e-11 radians; half of it is lost by rounding.
            QVERIFY(std::abs(angle.cosine() - std::cos(radians)) < 1e-11);
            QVERIFY(std::abs(angle.sine() - std::sin(radians)) < 1e-11);
        }
    }

    void opposites_haveOppositeSigns() {
        for (int i = 0; i < 360; ++i) {
            const Angle angle = Angle::fromDegrees(i * 0.999);
            const Angle opposite = angle + Angle::fromDegrees(180);
            QVERIFY(angle.cosine() == -opposite.cosine());
            QVERIFY(angle.sine() == -opposite.sine());
        }
    }

    void sums_wrapAround() {
        QVERIFY(Angle::fromDegrees(350) + Angle::fromDegrees(20) == Angle::fromDegrees(10));
        QVERIFY(Angle::fromDegrees(10) - Angle::fromDegrees(20) == Angle::fromDegrees(350));
        QCOMPARE(Angle::fromDegrees(28.5).degrees(), 28.5);
    }
};

QTEST_APPLESS_MAIN(TestAngle)
#include "tst_angle.moc"
