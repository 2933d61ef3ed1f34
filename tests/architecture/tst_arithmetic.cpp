#include <QFile>
#include <QJsonDocument>
#include <QJsonValue>
#include <QObject>
#include <QStringList>
#include <QTest>

#include <cmath>
#include <limits>

namespace {

/// Options by which a compiler may compute other numbers than the source asks for.
const QStringList kForbidden{
    QStringLiteral("-ffast-math"),
    QStringLiteral("-Ofast"),
    QStringLiteral("-funsafe-math-optimizations"),
    QStringLiteral("-fassociative-math"),
    QStringLiteral("-freciprocal-math"),
    QStringLiteral("-ffinite-math-only"),
    QStringLiteral("-fno-signed-zeros"),
    QStringLiteral("-fexcess-precision=fast"),
    QStringLiteral("-ffp-contract=fast"),
    QStringLiteral("-ffp-contract=on"),
    QStringLiteral("-mfpmath=387"),
};

/// A number that the compiler must not know.
double unknown(double value) {
    volatile double hidden = value;
    return hidden;
}

} // namespace

/// Same input, same bytes on each machine: that needs plain IEEE arithmetic, each operation rounded once.
class TestArithmetic : public QObject {
    Q_OBJECT

private slots:
    void eachSource_isCompiledWithoutLiberties() {
        QFile file{QStringLiteral(SIGHTLINE_COMPILE_COMMANDS)};
        QVERIFY2(file.open(QIODevice::ReadOnly), qPrintable(file.fileName()));
        int sources = 0;
        for (const QJsonValue& entry : QJsonDocument::fromJson(file.readAll()).array()) {
            const QString source = entry[QStringLiteral("file")].toString();
            if (!source.startsWith(QStringLiteral(SIGHTLINE_SOURCE_DIR) + '/') ||
                source.contains(QStringLiteral("_autogen/"))) {
                continue;
            }
            ++sources;
            const QStringList options = entry[QStringLiteral("command")].toString().split(' ', Qt::SkipEmptyParts);
            QVERIFY2(options.contains(QStringLiteral("-ffp-contract=off")), qPrintable(source));
            for (const QString& option : kForbidden) {
                QVERIFY2(!options.contains(option), qPrintable(source + QStringLiteral(": ") + option));
            }
        }
        QVERIFY(sources > 100);
    }

    void productAndSum_areRoundedEach() {
        // (1 + e)(1 - e) = 1 - e^2 rounds to 1; fused with the subtraction it would leave -e^2.
        const double e = unknown(0x1p-30);
        const double one = unknown(1.0);
        const double difference = (one + e) * (one - e) - one;
        QCOMPARE(difference, 0.0);
        QCOMPARE(std::fma(one + e, one - e, -one), -0x1p-60);
    }

    void sums_areTakenInTheirOrder() {
        const double large = unknown(0x1p60);
        const double one = unknown(1.0);
        QCOMPARE((large + one) - large, 0.0);
        double sum = 0;
        for (const double term : {large, one, -large, one}) {
            sum += unknown(term);
        }
        QCOMPARE(sum, 1.0);
    }

    void quotients_areRoundedOnce() {
        // 49 * (1 / 49) is not 1.
        const double divisor = unknown(49.0);
        QCOMPARE(unknown(49.0) / divisor, 1.0);
        QVERIFY(unknown(49.0) * (1.0 / divisor) != 1.0);
    }

    void smallestNumbers_areKept() {
        const double least = unknown(std::numeric_limits<double>::min());
        QVERIFY(least / 4 > 0);
        QCOMPARE(least / 4 * 4, least);
        QVERIFY(std::signbit(unknown(-0.0)));
    }

    void infinityAndNotANumber_areTold() {
        const double infinity = unknown(std::numeric_limits<double>::infinity());
        QVERIFY(std::isinf(infinity));
        QVERIFY(std::isnan(infinity - infinity));
        QVERIFY(!(infinity - infinity == infinity - infinity));
    }
};

QTEST_APPLESS_MAIN(TestArithmetic)
#include "tst_arithmetic.moc"
