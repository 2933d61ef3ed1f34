#include "app/shared/text/length_entry.h"
#include "tests/support/rows.h"

using namespace sightline::app;
using sightline::geometry::Length;

/// What is typed into fields of the inspector.
class TestLengthEntry : public QObject {
    Q_OBJECT

private slots:
    void typedLengths_data() {
        sightline::testsupport::addColumns<QString, qint64>("text", "nanometers");
        const auto row = [](const char* text, double millimeters) {
            QTest::newRow(text) << QString::fromUtf8(text) << qint64{Length::fromMillimeters(millimeters).nanometers()};
        };
        row("12", 304.8);
        row("12.5", 317.5);
        row("3 in", 76.2);
        row("3in", 76.2);
        row("3\"", 76.2);
        row("76mm", 76);
        row("76.2 mm", 76.2);
        row("2.5cm", 25);
        row("1 m", 1000);
        row("2 ft", 609.6);
        row("1 ft 6 in", 457.2);
        row("1'6\"", 457.2);
        row("12+3/4", 323.85);
        row("3/4 in", 19.05);
        row("(12 + 3) / 2", 190.5);
        row("2 * (3 in - 1 cm)", 2 * (76.2 - 10));
        row("1 in + 5 mm", 30.4);
        row("5 mm + 1", 30.4); // a bare number counts in the unit of the field
        row("-3", -76.2);
        row("−3", -76.2);
        row("6 in / 2 in * 1 mm", 3);
        row("0", 0);
    }
    void typedLengths() {
        auto [text, nanometers] = sightline::testsupport::fetch<QString, qint64>("text", "nanometers");
        const auto length = lengthFromText(text, LengthUnit::Inches, QLocale::c());
        QVERIFY(length.has_value());
        QVERIFY2(std::abs(length->nanometers() - nanometers) <= (text.contains(u'(') ? 1 : 0),
                 qPrintable(QString::number(length->nanometers())));
    }

    void refused_data() {
        QTest::addColumn<QString>("text");
        for (const char* text : {"", "  ", "abc", "3 in 4", "1/0", "3 in * 2 in", "(3", "3)", "3 pt", "1e999", "2..5",
                                 "1,5", "--", "4 mm mm", "10000000 m",
                                 "((((((((((((((((((((((((((((((((((((((1))))))))))))))))))))))))))))))))))))))"}) {
            QTest::newRow(*text ? text : "nothing") << QString::fromUtf8(text);
        }
    }
    void refused() {
        QFETCH(QString, text);
        QVERIFY(!lengthFromText(text, LengthUnit::Inches, QLocale::c()));
    }

    void decimalSign_isTheLocales_aPointGoesEverywhere() {
        const QLocale german{QLocale::German};
        QCOMPARE(lengthFromText(QStringLiteral("2,5 cm"), LengthUnit::Inches, german),
                 std::optional{Length::fromMillimeters(25)});
        QCOMPARE(lengthFromText(QStringLiteral("2.5 cm"), LengthUnit::Inches, german),
                 std::optional{Length::fromMillimeters(25)});
        QCOMPARE(lengthFromText(QStringLiteral("25"), LengthUnit::Millimeters, german),
                 std::optional{Length::fromMillimeters(25)});
    }

    void numbers_knowNoUnits() {
        QCOMPARE(numberFromText(QStringLiteral("360/7"), QLocale::c()), std::optional{360.0 / 7});
        QCOMPARE(numberFromText(QStringLiteral("-15°"), QLocale::c()), std::optional{-15.0});
        QVERIFY(!numberFromText(QStringLiteral("3 in"), QLocale::c()));
    }
};

QTEST_GUILESS_MAIN(TestLengthEntry)
#include "tst_length_entry.moc"
