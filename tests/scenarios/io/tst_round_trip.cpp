#include "scenarios/io/scenario_file.h"
#include "tests/scenarios/scenario_maker.h"
#include "tests/support/files.h"

#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonValue>
#include <QObject>
#include <QTest>

using namespace sightline;
using namespace sightline::testsupport;

namespace {

/// The keys of a value that the schema has no place for, as paths. Keys "x-…" are the unknown ones of random scenarios.
class SchemaKeys {
public:
    explicit SchemaKeys(QJsonObject schema) : m_schema{std::move(schema)} {}

    QStringList missing(const QJsonValue& value) const { return missing(value, m_schema, QStringLiteral("$")); }

private:
    QJsonObject followed(QJsonObject schema) const {
        for (const QJsonValue choice : schema["anyOf"].toArray()) {
            schema = choice.toObject().contains("$ref") ? choice.toObject() : schema;
        }
        const QString reference = schema["$ref"].toString();
        return reference.isEmpty() ? schema
                                   : m_schema[reference.section(u'/', 1, 1)][reference.section(u'/', -1)].toObject();
    }

    QStringList missing(const QJsonValue& value, const QJsonObject& given, const QString& path) const {
        const QJsonObject schema = followed(given);
        QStringList keys;
        for (const QJsonValue entry : value.toArray()) {
            keys += missing(entry, schema["items"].toObject(), path + QStringLiteral("[]"));
        }
        const QJsonObject object = path == QStringLiteral("$.rules") ? QJsonObject{} : value.toObject();
        for (const QString& key : object.keys()) {
            const QString at = path + u'.' + key;
            if (!key.startsWith(QStringLiteral("x-"))) {
                const bool isKnown = schema["properties"].toObject().contains(key);
                const QJsonValue others = schema["additionalProperties"];
                keys += isKnown                ? missing(object[key], schema["properties"][key].toObject(), at)
                        : others.isObject()    ? missing(object[key], others.toObject(), at)
                        : others.toBool(false) ? QStringList{}
                                               : QStringList{at};
            }
        }
        return keys;
    }

    QJsonObject m_schema;
};

} // namespace

/// Laws of the scenario file that hold for any scenario and any bytes.
class TestRoundTrip : public QObject {
    Q_OBJECT

private slots:
    void T45_T11_whatIsSaved_isReadBackBitForBit() {
        for (std::uint64_t seed = 1; seed <= 400; ++seed) {
            const scenarios::Scenario scenario = randomScenario(seed);
            const QByteArray text = writeScenario(scenario);
            const auto read = scenarios::readScenario(text, QStringLiteral("seed %1").arg(seed));
            QVERIFY2(read, read ? "" : qPrintable(read.error().message()));
            QVERIFY2(read->scenario == scenario,
                     qPrintable(QStringLiteral("seed %1\n").arg(seed) + QString::fromUtf8(text)));
        }
    }

    void savingTwice_givesTheSameBytes() {
        for (std::uint64_t seed = 1; seed <= 200; ++seed) {
            const QByteArray first = writeScenario(randomScenario(seed));
            const QByteArray second = writeScenario(scenarios::readScenario(first, {})->scenario);
            QVERIFY2(first == second, qPrintable(QStringLiteral("seed %1").arg(seed)));
            QVERIFY(first.endsWith("}\n"));
        }
    }

    void everyKeyThatIsWritten_standsInTheSchema() {
        const SchemaKeys schema{QJsonDocument::fromJson(tests::bytesOfFile(QStringLiteral(SIGHTLINE_SCHEMA))).object()};
        for (std::uint64_t seed = 1; seed <= 100; ++seed) {
            const auto written = QJsonDocument::fromJson(writeScenario(randomScenario(seed))).object();
            QCOMPARE(schema.missing(written), QStringList{});
        }
        QCOMPARE(schema.missing(QJsonObject{{"models", QJsonArray{QJsonObject{{"gun", 1}}}}}),
                 QStringList{"$.models[].gun"});
    }

    void anyBytes_eitherLoadOrGiveOneClearMessage() {
        const QByteArray valid =
            tests::bytesOfFile(QStringLiteral(SIGHTLINE_TEST_DATA "/scenarios/format-example.sightline"));
        int refused = 0;
        for (std::uint64_t seed = 1; seed <= 2000; ++seed) {
            Random random{seed};
            QByteArray bytes = valid;
            testsupport::damage(bytes, 0, 1 + random.below(4), random);
            const QString name = QStringLiteral("seed %1").arg(seed);
            const auto read = scenarios::readScenario(bytes, name);
            if (read) {
                QVERIFY2(scenarios::readScenario(writeScenario(read->scenario), name)->scenario == read->scenario,
                         qPrintable(name));
                continue;
            }
            ++refused;
            const scenarios::Diagnostic& first = read.error().first();
            QVERIFY2(first.line >= 1 && first.column >= 1, qPrintable(first.text()));
            QVERIFY2(first.sentence.endsWith(u'.') || first.sentence.endsWith(u'?'), qPrintable(first.text()));
            QVERIFY2(read.error().message().startsWith(name + u':'), qPrintable(first.text()));
            const auto line = bytes.split('\n').value(first.line - 1);
            QVERIFY2(first.column <= line.size() + 1, qPrintable(first.text()));
        }
        QVERIFY(refused > 1000);
    }

    void anyBeginning_isRefusedAsTruncated() {
        const QByteArray text = writeScenario(randomScenario(7)).trimmed();
        for (qsizetype length = 1; length < text.size(); ++length) {
            const auto read = scenarios::readScenario(text.first(length), QStringLiteral("beginning"));
            QVERIFY(!read);
            const QString code = read.error().first().code;
            QVERIFY2(code == "truncated" || code == "not-utf8",
                     qPrintable(QString::number(length) + read.error().message()));
        }
    }
};

QTEST_APPLESS_MAIN(TestRoundTrip)
#include "tst_round_trip.moc"
