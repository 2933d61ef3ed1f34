#include "scenarios/rules/pack_words.h"
#include "scenarios/rules/rule_set.h"
#include "scenarios/rules/self_test.h"

#include <QFile>
#include <QJsonArray>
#include <QJsonDocument>
#include <QTest>

#include <algorithm>

using namespace sightline::scenarios;

namespace {

QJsonArray valueRows() {
    QFile file{QStringLiteral(SIGHTLINE_TEST_DATA "/rules/values.json")};
    return file.open(QIODevice::ReadOnly) ? QJsonDocument::fromJson(file.readAll()).array() : QJsonArray{};
}

QJsonObject publishedSchema() {
    QFile file{QStringLiteral(SIGHTLINE_SCHEMA)};
    return file.open(QIODevice::ReadOnly) ? QJsonDocument::fromJson(file.readAll()).object() : QJsonObject{};
}

/// A pack of one scene with the values of the row.
QJsonObject packOf(const QJsonObject& row) {
    QJsonObject pack{{"format", "sightline-rules"}, {"format_version", 1}, {"id", "row"}, {"name", "Row"},
                     {"version", "1"}, {"status", "decided"}, {"source", "this test"}};
    const QJsonObject values = row.value("pack").toObject();
    for (const QString& key : values.keys()) {
        pack.insert(key, values.value(key));
    }
    pack.insert("self_tests", QJsonArray{QJsonObject{{"name", row.value("value")}, {"scene", row.value("scene")}, {"expect", row.value("expect")}}});
    return pack;
}

template <class Words> QStringList textsOf(const Words& words) {
    QStringList texts;
    for (const auto& word : words) {
        texts.append(QLatin1String{word.text});
    }
    return texts;
}

/// Every closed list of the format: under which key its words stand, and where the schema has them.
struct ClosedList {
    QString key;    ///< as rows of values.json name it
    QString schema; ///< path of properties; "[]" goes to the items of a list
    QStringList words;
};

std::vector<ClosedList> closedLists() {
    return {
        {"space", "space", textsOf(kSpaceWords)},
        {"height", "height", textsOf(kHeightWords)},
        {"from.region", "from.region", textsOf(kSourceRegionWords)},
        {"to", "to", textsOf(kTargetRegionWords)},
        {"from.scope", "from.scope", textsOf(kScopeWords)},
        {"from.pick", "from.pick", textsOf(kPickWords)},
        {"from.arc_from", "from.arc_from", textsOf(kArcFromWords)},
        {"line.touch", "line.touch", textsOf(kTouchWords)},
        {"full", "full", textsOf(kFullWords)},
        {"see_through", "see_through[]", textsOf(kSeeThroughWords)},
        {"block.of", "block[].of", textsOf(kOfWords)},
        {"block.part", "block[].part", textsOf(kPartWords)},
        {"block.which", "block[].which", textsOf(kWhichWords)},
        {"block.cmp", "block[].cmp", textsOf(kComparisonWords)},
        {"block.use", "block[].use", textsOf(kUseWords)},
        {"block.cross", "block[].cross", textsOf(kCrossWords)},
        {"block.blocks", "block[].blocks[]", textsOf(kPassageWords)},
        {"block.stops", "block[].stops[]", textsOf(kStopsWords)},
        {"ignore.source", "block[].ignore[].source", textsOf(kStandingWords)},
        {"ignore.target", "block[].ignore[].target", textsOf(kStandingWords)},
        {"cover.trigger", "cover[].trigger", textsOf(kTriggerWords)},
        {"cover.cmp", "cover[].cmp", textsOf(kCoverComparisonWords)},
        {"zone_stacking", "zone_stacking", textsOf(kStackingWords)},
        {"measure.from", "measure.from", textsOf(kMeasureWords)},
        {"measure.plane", "measure.plane", textsOf(kPlaneWords)},
        {"measure.round", "measure.round", textsOf(kRoundingWords)},
    };
}

QStringList wordsInSchema(const QString& path) {
    QJsonObject here = publishedSchema();
    for (QString step : path.split(u'.')) {
        const auto lists = step.count(QStringLiteral("[]"));
        step.remove(QStringLiteral("[]"));
        here = here.value("properties").toObject().value(step).toObject();
        for (qsizetype i = 0; i < lists; ++i) {
            here = here.value("items").toObject();
        }
    }
    QStringList words;
    for (const QJsonValue& word : here.value("enum").toArray()) {
        words.append(word.toString());
    }
    return words;
}

} // namespace

/// Each value of the parameter table at work, and the lists of values against the schema that is published.
class TestRuleValues : public QObject {
    Q_OBJECT

private slots:
    void value_works_data();
    void value_works();
    void everyWord_hasARow();
    void schema_knowsTheSameWords();
    void schema_knowsEveryKeyOfTheShippedPacks();
    void whatIsUnknown_isRefusedWithItsPath_data();
    void whatIsUnknown_isRefusedWithItsPath();
};

void TestRuleValues::value_works_data() {
    QTest::addColumn<QJsonObject>("row");
    for (const QJsonValue& row : valueRows()) {
        QTest::newRow(qPrintable(row.toObject().value("value").toString())) << row.toObject();
    }
}

void TestRuleValues::value_works() {
    QFETCH(QJsonObject, row);
    const auto rules = ruleSetFromJson(packOf(row));
    QVERIFY2(rules.has_value(), rules ? "" : qPrintable(rules.error().path + u' ' + rules.error().message));
    const auto results = runSelfTests(*rules);
    QVERIFY(!results.empty());
    for (const SelfTestResult& result : results) {
        QVERIFY2(result.passed, qPrintable(result.question + QStringLiteral(": ") + result.difference));
    }
}

void TestRuleValues::everyWord_hasARow() {
    QStringList names;
    for (const QJsonValue& row : valueRows()) {
        names.append(row.toObject().value("value").toString());
    }
    for (const ClosedList& list : closedLists()) {
        for (const QString& word : list.words) {
            const QString name = list.key + u' ' + word;
            QVERIFY2(names.contains(name), qPrintable(name));
        }
    }
}

void TestRuleValues::schema_knowsTheSameWords() {
    for (const ClosedList& list : closedLists()) {
        QVERIFY2(wordsInSchema(list.schema) == list.words, qPrintable(list.schema));
    }
}

void TestRuleValues::schema_knowsEveryKeyOfTheShippedPacks() {
    const QJsonObject known = publishedSchema().value("properties").toObject();
    QVERIFY(known.size() > 30);
    for (const RuleSet& rules : shippedRuleSets()) {
        for (const QString& key : rules.pack ? rules.json.keys() : QStringList{}) {
            QVERIFY2(known.contains(key), qPrintable(rules.id + u' ' + key));
        }
    }
}

void TestRuleValues::whatIsUnknown_isRefusedWithItsPath_data() {
    QTest::addColumn<QString>("values");
    QTest::addColumn<QString>("path");
    QTest::newRow("a format of others") << R"({"format": "their-rules"})" << "$.format";
    QTest::newRow("a version to come") << R"({"format_version": 2})" << "$.format_version";
    QTest::newRow("a version as text") << R"({"format_version": "1"})" << "$.format_version";
    QTest::newRow("space") << R"({"space": "cube"})" << "$.space";
    QTest::newRow("status") << R"({"status": "sure"})" << "$.status";
    QTest::newRow("key") << R"({"blocks": []})" << "$.blocks";
    QTest::newRow("region") << R"({"from": {"region": "nose"}})" << "$.from.region";
    QTest::newRow("arc") << R"({"from": {"arc": 0}})" << "$.from.arc";
    QTest::newRow("target region") << R"({"to": "head"})" << "$.to";
    QTest::newRow("touch") << R"({"line": {"touch": "maybe"}})" << "$.line.touch";
    QTest::newRow("width") << R"({"line": {"width_mm": -1}})" << "$.line.width_mm";
    QTest::newRow("comparison") << R"({"block": [{"cmp": "infinite"}, {"cmp": "bigger"}]})" << "$.block[1].cmp";
    QTest::newRow("real in a flat space") << R"({"block": [{"cmp": "real"}]})" << "$.block[0].cmp";
    QTest::newRow("weights without a limit") << R"({"space": "hex", "block": [{"cmp": "weighted", "weights": {"a": 1}}]})" << "$.block[0].limit";
    QTest::newRow("depth of what compares") << R"({"block": [{"cmp": "ge-both", "depth_in": 2}]})" << "$.block[0].depth_in";
    QTest::newRow("condition of a line") << R"({"block": [{"cmp": "infinite", "colour": "red"}]})" << "$.block[0].colour";
    QTest::newRow("standing") << R"({"block": [{"cmp": "infinite", "ignore": [{"source": "near"}]}]})" << "$.block[0].ignore[0].source";
    QTest::newRow("empty clause") << R"({"block": [{"cmp": "infinite", "ignore": [{}]}]})" << "$.block[0].ignore[0]";
    QTest::newRow("passage") << R"({"block": [{"cmp": "infinite", "blocks": ["over"]}]})" << "$.block[0].blocks[0]";
    QTest::newRow("trigger") << R"({"cover": [{"level": "c", "trigger": "often"}]})" << "$.cover[0].trigger";
    QTest::newRow("no trigger") << R"({"cover": [{"level": "c"}]})" << "$.cover[0].trigger";
    QTest::newRow("cover from nothing") << R"({"cover": [{"level": "c", "trigger": "any-line"}]})" << "$.cover[0].things";
    QTest::newRow("member of what way") << R"({"cover": [{"level": "c", "trigger": "member", "things": {}}]})" << "$.cover[0].state";
    QTest::newRow("quantifier") << R"({"unit": {"cover": "most"}})" << "$.unit.cover";
    QTest::newRow("see through") << R"({"see_through": ["walls"]})" << "$.see_through[0]";
    QTest::newRow("detection without range") << R"({"detection": {"target_in": {}}})" << "$.detection.range_in";
    QTest::newRow("zone without id") << R"({"zones": [{"in": {}}]})" << "$.zones[0].id";
    QTest::newRow("measure") << R"({"measure": {"from": "eye"}})" << "$.measure.from";
    QTest::newRow("a number as text") << R"({"range_in": "12"})" << "$.range_in";
    QTest::newRow("sizes by base without a table") << R"({"height": "by-base-size"})" << "$.base_sizes";
}

void TestRuleValues::whatIsUnknown_isRefusedWithItsPath() {
    QFETCH(QString, values);
    QFETCH(QString, path);
    QJsonObject row{{"value", "x"}, {"pack", QJsonDocument::fromJson(values.toUtf8()).object()}};
    QVERIFY(!row.value("pack").toObject().isEmpty());
    const auto rules = ruleSetFromJson(packOf(row));
    QVERIFY(!rules.has_value());
    QCOMPARE(rules.error().path, path);
    QVERIFY(rules.error().message.contains("xpected"));
}

QTEST_APPLESS_MAIN(TestRuleValues)
#include "tst_rule_values.moc"
