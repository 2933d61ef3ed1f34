#include "scenarios/rules/rule_pack.h"
#include "scenarios/rules/rule_set.h"
#include "scenarios/rules/self_test.h"

#include <QJsonArray>
#include <QJsonObject>
#include <QTest>

#include <algorithm>

using namespace sightline::scenarios;

/// The packs that ship, by what they say of themselves.
class TestRulePacks : public QObject {
    Q_OBJECT

private slots:
    void selfTests_pass_data();
    void selfTests_pass();
    void atLeastTwentyFive_ship();
    void unverifiedPacks_saySo();
    void aBrokenExpectation_isNoticed();
    void theHash_leavesSelfTestsOut();
};

void TestRulePacks::selfTests_pass_data() {
    QTest::addColumn<QString>("id");
    for (const RuleSet& rules : shippedRuleSets()) {
        if (rules.pack) {
            QTest::newRow(qPrintable(rules.id)) << rules.id;
        }
    }
}

void TestRulePacks::selfTests_pass() {
    QFETCH(QString, id);
    const auto rules = std::ranges::find(shippedRuleSets(), id, &RuleSet::id);
    const auto results = runSelfTests(*rules);
    QVERIFY(!results.empty());
    QStringList failures;
    for (const SelfTestResult& result : results) {
        if (!result.passed) {
            failures.append(QStringLiteral("%1, %2 (%3): %4").arg(result.test, result.question, result.path, result.difference));
        }
    }
    QVERIFY2(failures.isEmpty(), qPrintable(failures.join(u'\n')));
}

void TestRulePacks::atLeastTwentyFive_ship() {
    QVERIFY(std::ranges::count_if(shippedRuleSets(), [](const RuleSet& rules) { return rules.pack != nullptr; }) >= 25);
}

void TestRulePacks::unverifiedPacks_saySo() {
    for (const RuleSet& rules : shippedRuleSets()) {
        QCOMPARE(rules.source.contains("General knowledge"), rules.status == u"unverified");
        const bool isSculpt = rules.pack && rules.pack->space == Space::Sculpt;
        QCOMPARE(rules.status == u"advisory", isSculpt);
    }
}

void TestRulePacks::aBrokenExpectation_isNoticed() {
    const auto rules = std::ranges::find(shippedRuleSets(), QStringLiteral("ruins"), &RuleSet::id);
    QJsonObject json = rules->json;
    json.insert("self_tests", QJsonArray{QJsonObject{{"name", "wrong"},
                                                     {"scene", QJsonObject{{"models", QJsonArray{QJsonObject{{"id", "a"}, {"position", QJsonArray{1, 1}}},
                                                                                                 QJsonObject{{"id", "b"}, {"position", QJsonArray{9, 1}}}}}}},
                                                     {"expect", QJsonArray{QJsonObject{{"from", "a"}, {"to", "b"}, {"visible", false}},
                                                                           QJsonObject{{"from", "a"}, {"to", "b"}, {"visibel", true}},
                                                                           QJsonObject{{"from", "a"}, {"to", "c"}, {"visible", true}}}}}});
    const auto results = runSelfTests(ruleSetFromJson(json).value());
    QCOMPARE(results.size(), 3U);
    QCOMPARE(results[0].difference, "visible: expected false, found true");
    QCOMPARE(results[1].difference, "unknown key \"visibel\"");
    QCOMPARE(results[2].difference, "names no two models of the scene");
    QVERIFY(std::ranges::none_of(results, &SelfTestResult::passed));
}

void TestRulePacks::theHash_leavesSelfTestsOut() {
    const auto rules = std::ranges::find(shippedRuleSets(), QStringLiteral("ruins"), &RuleSet::id);
    QJsonObject json = rules->json;
    json.remove("self_tests");
    QCOMPARE(ruleSetFromJson(json)->hash(), rules->hash());
    json.insert("name", "Others");
    QVERIFY(ruleSetFromJson(json)->hash() != rules->hash());
}

QTEST_APPLESS_MAIN(TestRulePacks)
#include "tst_rule_packs.moc"
