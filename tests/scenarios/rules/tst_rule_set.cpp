#include "scenarios/rules/editions.h"
#include "scenarios/rules/rule_set.h"
#include "tests/support/rows.h"

#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonValue>
#include <QObject>
#include <QTest>

using namespace sightline::scenarios;
using sightline::geometry::Length;

namespace {

QJsonObject validRules() {
    return QJsonDocument::fromJson(
               R"({"id": "mine", "name": "Mine", "version": "2", "status": "advisory", "source": "me",
        "touch": "blocked", "note": [1, 2],
        "blocks": [{"trait": "dense", "mat": false, "when": "always"},
                   {"height_class": "low", "when": "both-models-below", "limit_in": 1.25}],
        "ignore": ["piece-holding-an-end"]})")
        .object();
}

const RuleSet& shipped(const QString& id) { return *shippedRuleSet(id); }

} // namespace

class TestRuleSet : public QObject {
    Q_OBJECT

private slots:
    void editions_areListedNewestFirst_andTheOneBeforeIsTheOther() {
        const auto idsOf = [](const char* id) {
            QStringList ids;
            for (const RuleSet* edition : editionsOf(*shippedRuleSet(QLatin1String{id}))) {
                ids << edition->id;
            }
            return ids.join(u' ');
        };
        QCOMPARE(idsOf("40k-10e"), "40k-11e 40k-10e 40k-9e");
        QCOMPARE(idsOf("kill-team-2021"), "kill-team-2024 kill-team-2021");
        QCOMPARE(idsOf("horus-heresy-3e"), "horus-heresy-3e horus-heresy-2e");
        QCOMPARE(idsOf("malifaux-3e"), "malifaux-4e malifaux-3e");
        QCOMPARE(idsOf("infinity-n3"), "infinity-n5 infinity-n3");
        QCOMPARE(idsOf("warmachine-mk3"), "warmachine-mk4 warmachine-mk3");
        QCOMPARE(idsOf("saga"), "saga");
        QCOMPARE(idsOf("plan"), "");
        const auto otherOf = [](const char* id) { return otherEditionOf(*shippedRuleSet(QLatin1String{id})); };
        QCOMPARE(otherOf("40k-11e")->id, "40k-10e");
        QCOMPARE(otherOf("40k-9e")->id, "40k-10e");
        QVERIFY(!otherOf("saga") && !otherOf("plan"));
    }

    void planAndHeightTags_ship() {
        QVERIFY(shippedRuleSets().size() > 3U);
        QCOMPARE(shippedRuleSets()[0].id, "plan");
        QCOMPARE(shippedRuleSets()[1].id, "height-tags");
        QCOMPARE(shippedRuleSets()[2].id, "volume");
        for (std::size_t i = 0; i < 3; ++i) {
            const RuleSet& rules = shippedRuleSets()[i];
            const bool isVolume = rules.id == u"volume";
            QVERIFY(!rules.pack);
            QCOMPARE(rules.status, isVolume ? "decided for the volumes entered" : "decided");
            QVERIFY(rules.view == (isVolume ? SightGeometry::Volume : SightGeometry::Plan));
            QVERIFY(!rules.source.isEmpty());
            QVERIFY(rules.touch == sightline::geometry::TouchRule::Clear);
        }
    }

    void plan_blocksAlwaysUnlessAMat() {
        const std::vector<BlockRule> expected{{{}, {}, true, BlockWhen::Never, {}},
                                              {{}, {}, {}, BlockWhen::Always, {}}};
        QVERIFY(shipped("plan").blocks == expected);
        QVERIFY(!shipped("plan").ignorePieceHoldingAnEnd);
    }

    void heightTags_followsTheTable() {
        const std::vector<BlockRule> expected{
            {{}, "obscuring", {}, BlockWhen::Always, {}},
            {{}, {}, true, BlockWhen::Never, {}},
            {HeightClass::Low, {}, {}, BlockWhen::Never, {}},
            {HeightClass::Medium, {}, {}, BlockWhen::BothModelsBelow, Length::fromInches(3.5)},
            {HeightClass::Tall, {}, {}, BlockWhen::Always, {}},
        };
        QVERIFY(shipped("height-tags").blocks == expected);
        QVERIFY(shipped("height-tags").ignorePieceHoldingAnEnd);
    }

    void aRuleSet_isReadToTheLetter() {
        const auto rules = ruleSetFromJson(validRules());
        QVERIFY2(rules, rules ? "" : qPrintable(rules.error().message));
        QCOMPARE(rules->id, "mine");
        QCOMPARE(rules->name, "Mine");
        QCOMPARE(rules->version, "2");
        QCOMPARE(rules->status, "advisory");
        QCOMPARE(rules->source, "me");
        QVERIFY(rules->touch == sightline::geometry::TouchRule::Blocked);
        QVERIFY(rules->ignorePieceHoldingAnEnd);
        const std::vector<BlockRule> expected{
            {{}, "dense", false, BlockWhen::Always, {}},
            {HeightClass::Low, {}, {}, BlockWhen::BothModelsBelow, Length::fromInches(1.25)}};
        QVERIFY(rules->blocks == expected);
    }

    void whatIsNotGiven_hasItsDefault() {
        QJsonObject object = validRules();
        object.remove("touch");
        object.remove("ignore");
        const auto rules = ruleSetFromJson(object);
        QVERIFY(rules);
        QVERIFY(rules->touch == sightline::geometry::TouchRule::Clear);
        QVERIFY(!rules->ignorePieceHoldingAnEnd);
    }

    void unknownValues_areRefusedWithTheirPath_data() {
        QTest::addColumn<QString>("key");
        QTest::addColumn<QByteArray>("value"); // a list of one; empty: the key is taken away
        QTest::addColumn<QString>("path");
        const auto row = [](const char* name, const char* key, const char* value, const char* path) {
            QTest::newRow(name) << QString{key} << QByteArray{value} << QString{path};
        };
        row("no id", "id", "", "$.id");
        row("empty id", "id", R"([""])", "$.id");
        row("no name", "name", "", "$.name");
        row("version as a number", "version", "[2]", "$.version");
        row("no source", "source", "", "$.source");
        row("unknown status", "status", R"(["official"])", "$.status");
        row("unknown touch", "touch", R"(["maybe"])", "$.touch");
        row("no blocks", "blocks", "", "$.blocks");
        row("blocks as an object", "blocks", "[{}]", "$.blocks");
        row("a line that is no object", "blocks", R"([["always"]])", "$.blocks[0]");
        row("no when", "blocks", R"([[{"mat": true}]])", "$.blocks[0].when");
        row("unknown when", "blocks", R"([[{"when": "always"}, {"when": "often"}]])", "$.blocks[1].when");
        row("unknown height class", "blocks", R"([[{"when": "never", "height_class": "high"}]])",
            "$.blocks[0].height_class");
        row("empty trait", "blocks", R"([[{"when": "never", "trait": ""}]])", "$.blocks[0].trait");
        row("mat as a word", "blocks", R"([[{"when": "never", "mat": "yes"}]])", "$.blocks[0].mat");
        row("no limit", "blocks", R"([[{"when": "both-models-below"}]])", "$.blocks[0].limit_in");
        row("distances in space", "measure", R"([{"plane": "space"}])", "$.measure.plane");
        row("limit 0", "blocks", R"([[{"when": "both-models-below", "limit_in": 0}]])", "$.blocks[0].limit_in");
        row("limit without use", "blocks", R"([[{"when": "never", "limit_in": 3}]])", "$.blocks[0].limit_in");
        row("condition that is not known", "blocks", R"([[{"when": "never", "tag": "x"}]])", "$.blocks[0].tag");
        row("unknown exemption", "ignore", R"([["piece-holding-an-end", "aircraft"]])", "$.ignore[1]");
    }
    void unknownValues_areRefusedWithTheirPath() {
        auto [key, value, path] = sightline::testsupport::fetch<QString, QByteArray, QString>("key", "value", "path");
        QJsonObject object = validRules();
        if (value.isEmpty()) {
            object.remove(key);
        } else {
            object.insert(key, QJsonDocument::fromJson(value).array().at(0));
        }
        const auto rules = ruleSetFromJson(object);
        QVERIFY(!rules);
        QCOMPARE(rules.error().path, path);
        QVERIFY2(rules.error().message.startsWith("Expected "), qPrintable(rules.error().message));
        QVERIFY2(rules.error().message.contains("found"), qPrintable(rules.error().message));
    }

    void unknownKeysOutsideOfLines_areKept() {
        QCOMPARE(ruleSetFromJson(validRules())->json.value("note"), QJsonValue(QJsonArray{1, 2}));
    }

    void aScenario_namesItsRulesOrBringsThem() {
        Scenario scenario;
        QCOMPARE(ruleSetOf(scenario)->id, "plan");
        scenario.rules = QStringLiteral("height-tags");
        QVERIFY(*ruleSetOf(scenario) == shipped("height-tags"));
        scenario.rules = validRules();
        QCOMPARE(ruleSetOf(scenario)->id, "mine");
    }

    void aScenarioWithUnknownRules_hasNone() {
        Scenario scenario;
        scenario.rules = QStringLiteral("house");
        QCOMPARE(ruleSetOf(scenario).error().path, "$.rules");
        QVERIFY(ruleSetOf(scenario).error().message.contains("height-tags"));
        QJsonObject broken = validRules();
        broken.insert("touch", "maybe");
        scenario.rules = broken;
        QCOMPARE(ruleSetOf(scenario).error().path, "$.rules.touch");
    }

    void theHash_followsTheMeaningAndNotTheLayout() {
        const auto one = ruleSetFromJson(
            QJsonDocument::fromJson(QJsonDocument{validRules()}.toJson(QJsonDocument::Indented)).object());
        const auto other = ruleSetFromJson(
            QJsonDocument::fromJson(QJsonDocument{validRules()}.toJson(QJsonDocument::Compact)).object());
        QCOMPARE(one->hash(), other->hash());
        QCOMPARE(one->hash().size(), 64);
        QJsonObject changed = validRules();
        changed.insert("touch", "clear");
        QVERIFY(ruleSetFromJson(changed)->hash() != one->hash());
        QVERIFY(shipped("plan").hash() != shipped("height-tags").hash());
    }
};

QTEST_APPLESS_MAIN(TestRuleSet)
#include "tst_rule_set.moc"
