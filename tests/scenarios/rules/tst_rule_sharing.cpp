#include "scenarios/conformance/random_scene.h"
#include "scenarios/judge/judge.h"
#include "scenarios/judge/prepared_table.h"
#include "scenarios/judge/ruling.h"
#include "tests/scenarios/pack_rows.h"

#include <QTest>

using namespace sightline::scenarios;

namespace {

constexpr std::uint64_t kFirstSeed = 4'100;
constexpr int kScenes = 12;
constexpr std::size_t kPairs = 8;

/// What the pack alone says: without what the judge adds about the rule set.
Ruling bare(Ruling ruling) {
    ruling.rulesName.clear();
    ruling.rulesStatus.clear();
    ruling.rulesExact.clear();
    ruling.distanceCell.reset();
    ruling.version.clear();
    ruling.hash.clear();
    return ruling;
}

std::size_t indexOf(const Scenario& scenario, const ModelId& id) {
    return static_cast<std::size_t>(scenario.model(id) - scenario.models.data());
}

} // namespace

/// What questions about a table share, and what the plain geometry of a pair spares its pack, never changes a ruling.
class TestRuleSharing : public QObject {
    Q_OBJECT

private slots:
    void rulingsAreThoseOfATableThatWasRequestedNothingElse_data() { sightline::testsupport::addPackRows("rules"); }

    void rulingsAreThoseOfATableThatWasRequestedNothingElse() {
        QFETCH(const QString, rules);
        const RuleSet& set = *shippedRuleSet(rules);
        int plainlyBlocked = 0;
        for (std::uint64_t seed = kFirstSeed; seed < kFirstSeed + kScenes; ++seed) {
            const Scenario scenario = randomScene(seed);
            const PreparedTable shared{scenario, set};
            auto questions = pairQuestions(scenario);
            questions.resize(std::min(questions.size(), kPairs));
            std::vector<Verdict> verdicts;
            for (Question& question : questions) {
                question.wantDetails = false;
                verdicts.push_back(judge(shared, question));
            }
            for (std::size_t i = 0; i < questions.size(); ++i) {
                const std::string where =
                    qPrintable(QStringLiteral("seed %1, pair %2 of %3").arg(seed).arg(i).arg(rules));
                const std::size_t observer = indexOf(scenario, questions[i].observer);
                const std::size_t target = indexOf(scenario, questions[i].target);
                plainlyBlocked += verdicts[i].visible() ? 0 : 1;
                // Without what was heard of plain geometry.
                const Ruling alone = rulingOf(*shared.parts().pack, observer, target, false, {}, PlainSight::Unknown);
                QVERIFY2(bare(verdicts[i].ruling) == alone, where.c_str());
                QCOMPARE(isSeen(shared, observer, target), verdicts[i].ruling.visible);
                if (i % 4 == seed % 4) {
                    QVERIFY2(judge(PreparedTable{scenario, set}, questions[i]) == verdicts[i], where.c_str());
                }
            }
        }
        qInfo("seeds %llu to %llu, %d pairs plainly blocked", static_cast<unsigned long long>(kFirstSeed),
              static_cast<unsigned long long>(kFirstSeed + kScenes - 1), plainlyBlocked);
        QVERIFY(plainlyBlocked > 10);
    }
};

QTEST_APPLESS_MAIN(TestRuleSharing)
#include "tst_rule_sharing.moc"
