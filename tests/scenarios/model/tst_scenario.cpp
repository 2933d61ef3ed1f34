#include "scenarios/model/scenario.h"
#include "tests/scenarios/scenario_maker.h"
#include "tests/support/rows.h"

using namespace sightline;
using geometry::Length;
using scenarios::HeightClass;

class TestScenario : public QObject {
    Q_OBJECT

private slots:
    void S3_4_aHeight_hasItsClass_data() {
        testsupport::addColumns<double, int>("inches", "heightClass");
        QTest::newRow("nothing") << 0.0 << static_cast<int>(HeightClass::Low);
        QTest::newRow("just under 2") << 1.9999999 << static_cast<int>(HeightClass::Low);
        QTest::newRow("2") << 2.0 << static_cast<int>(HeightClass::Medium);
        QTest::newRow("5") << 5.0 << static_cast<int>(HeightClass::Medium);
        QTest::newRow("just over 5") << 5.0000001 << static_cast<int>(HeightClass::Tall);
    }

    void S3_4_aHeight_hasItsClass() {
        auto [inches, heightClass] = testsupport::fetch<double, int>("inches", "heightClass");
        QCOMPARE(static_cast<int>(scenarios::heightClassOf(Length::fromInches(inches))), heightClass);
    }

    void S3_4_aClassAlone_standsForAHeight() {
        scenarios::Piece piece;
        QVERIFY(!scenarios::effectiveHeight(piece));
        QVERIFY(scenarios::effectiveHeightClass(piece) == HeightClass::Tall);
        piece.heightClass = HeightClass::Low;
        QVERIFY(scenarios::effectiveHeight(piece) == Length::fromInches(1.5));
        piece.heightClass = HeightClass::Medium;
        QVERIFY(scenarios::effectiveHeight(piece) == Length::fromInches(3.5));
        piece.heightClass = HeightClass::Tall;
        QVERIFY(scenarios::effectiveHeight(piece) == Length::fromInches(6));
    }
    void S3_4_anExactHeight_isKept_andItsClassIsDerived() {
        scenarios::Piece piece;
        for (const auto& [inches, heightClass] : {std::pair{1.984375, HeightClass::Low},
                                                  {2.0, HeightClass::Medium},
                                                  {4.25, HeightClass::Medium},
                                                  {5.015625, HeightClass::Tall}}) {
            piece.height = Length::fromInches(inches);
            QVERIFY(scenarios::effectiveHeight(piece) == Length::fromInches(inches));
            QVERIFY(scenarios::effectiveHeightClass(piece) == heightClass);
        }
        piece.heightClass = HeightClass::Low; // a class of its own goes first, and leaves the height
        QVERIFY(scenarios::effectiveHeightClass(piece) == HeightClass::Low);
        QVERIFY(scenarios::effectiveHeight(piece) == Length::fromInches(5.015625));
    }

    void theNumber_decidesGeometryAndTheClass_decidesTags() {
        scenarios::Piece piece;
        piece.height = Length::fromInches(1);
        QVERIFY(scenarios::effectiveHeightClass(piece) == HeightClass::Low);
        piece.heightClass = HeightClass::Tall;
        QVERIFY(scenarios::effectiveHeight(piece) == Length::fromInches(1));
        QVERIFY(scenarios::effectiveHeightClass(piece) == HeightClass::Tall);
    }

    void onlyTheHeightZero_makesAMat() {
        scenarios::Piece piece;
        QVERIFY(!piece.isMat());
        piece.height = Length{};
        QVERIFY(piece.isMat());
        piece.height = Length::fromNanometers(1);
        QVERIFY(!piece.isMat());
    }

    void things_areFoundByTheirId() {
        scenarios::Scenario scenario;
        scenario.models = {testsupport::modelAt("m1", 1, 1), testsupport::modelAt("m2", 2, 2)};
        QCOMPARE(scenario.model({"m2"}), &scenario.models[1]);
        QVERIFY(scenario.model({"m3"}) == nullptr);
        QVERIFY(scenario.piece({"m1"}) == nullptr);
    }
};

QTEST_APPLESS_MAIN(TestScenario)
#include "tst_scenario.moc"
