#include "scenarios/conformance/agreement.h"

#include "scenarios/analysis/region.h"
#include "scenarios/base/parallel.h"
#include "scenarios/conformance/agreement_checks.h"
#include "scenarios/conformance/random_scene.h"
#include "scenarios/edits/overruling_edits.h"
#include "scenarios/io/scenario_file.h"

#include <QHash>

#include <algorithm>
#include <cassert>
#include <map>
#include <mutex>
#include <numeric>
#include <random>

namespace sightline::scenarios {

namespace {

constexpr int kMatrixThreads = 2;

PreparedTable prepared(const Scenario& scenario) {
    auto rules = ruleSetOf(scenario);
    assert(rules);
    return {scenario, *rules};
}

/// A scenario with other ids of pieces and models, in reverse alphabetical order, and the mapping back.
struct OtherNames {
    Scenario scenario;
    QHash<QString, QString> newIds;
    QHash<QString, QString> oldIds;

    explicit OtherNames(Scenario original) : scenario{std::move(original)} {
        auto number = static_cast<int>(scenario.terrain.size() + scenario.models.size());
        const auto rename = [&](const QString& id) {
            const QString name = QStringLiteral("%1 \"renamed\"").arg(number--, 6, 10, QLatin1Char{'0'});
            newIds.insert(id, name);
            oldIds.insert(name, id);
        };
        std::ranges::for_each(scenario.terrain, [&](const Piece& piece) { rename(piece.id.value); });
        std::ranges::for_each(scenario.models, [&](const Model& model) { rename(model.id.value); });
        scenario = withIdsChanged(std::move(scenario), newIds);
    }

    [[nodiscard]] Question renamed(Question question) const {
        question.observer.value = newIds.value(question.observer.value);
        question.target.value = newIds.value(question.target.value);
        return question;
    }

    [[nodiscard]] Verdict named(Verdict verdict) const {
        const auto back = [this](QString& id) { id = oldIds.value(id, id); };
        const auto backAll = [&](std::vector<Reason>& reasons) {
            for (Reason& reason : reasons) {
                std::ranges::for_each(reason.pieces, [&](PieceId& piece) { back(piece.value); });
            }
        };
        back(verdict.observer.value);
        back(verdict.target.value);
        std::ranges::for_each(verdict.blockedBy, [&](PieceShare& share) { back(share.piece.value); });
        if (verdict.blockedAt) {
            back(verdict.blockedAt->piece.value);
        }
        for (TriedLine& tried : verdict.attempts) {
            if (tried.blocked) {
                back(tried.blocked->piece.value);
            }
        }
        backAll(verdict.reasons);
        backAll(verdict.ruling.reasons);
        if (verdict.ruling.overruled) {
            for (OverruledBy& by : verdict.ruling.overruled->by) {
                if (by.piece) {
                    back(by.piece->value);
                }
            }
        }
        return verdict;
    }
};

/// Compares the answers about all pairs of one scene with all counterparts.
class SceneEvaluator {
public:
    SceneEvaluator(const Scenario& scenario,
                   std::uint64_t seed,
                   int pairs,
                   const JudgeFunction& judge,
                   const std::stop_token& stop)
        : m_scenario{scenario},
          m_seed{seed},
          m_judge{judge},
          m_stop{stop},
          m_table{prepared(scenario)},
          m_tester{m_table},
          m_questions{pairQuestions(scenario)} {
        m_questions.resize(std::min(m_questions.size(), static_cast<std::size_t>(std::max(0, pairs))));
        m_result.seed = seed;
        m_result.scenes = 1;
        m_result.pairs = static_cast<int>(m_questions.size());
    }

    AgreementResult evaluateGeometry() {
        for (const Question& question : m_questions) {
            m_answers.push_back(ask(m_table, question));
        }
        compareOtherRequests();
        compareMatrix(Comparison::OneThread, 1);
        compareMatrix(Comparison::ManyThreads, kMatrixThreads);
        compareDirections();
        compareJson();
        compareOtherTables();
        testLines();
        compareRegions();
        return m_stop.stop_requested() ? AgreementResult{} : std::move(m_result);
    }

private:
    Verdict ask(const PreparedTable& table, const Question& question) {
        return m_stop.stop_requested() ? Verdict{} : m_judge(table, question, m_stop);
    }

    void count(Comparison comparison, std::size_t pair, const QStringList& differing, const Verdict* other) {
        Tally& tally = m_result.tallies[static_cast<std::size_t>(comparison)];
        ++tally.made;
        // After a stop request there is no answer to compare.
        if (differing.isEmpty() || m_stop.stop_requested()) {
            return;
        }
        ++tally.failed;
        if (m_result.mismatches.size() < kMaxMismatches) {
            m_result.mismatches.push_back({comparison, m_seed, m_questions[pair].observer, m_questions[pair].target,
                                           differing, jsonOf(m_answers[pair]), other ? jsonOf(*other) : QByteArray{},
                                           writeScenario(m_scenario)});
        }
    }

    void compareOtherRequests() {
        for (std::size_t i = 0; i < m_questions.size(); ++i) {
            Question question = m_questions[i];
            question.wantDetails = false;
            const Verdict bare = ask(m_table, question);
            count(Comparison::WithoutDetails, i, differencesInVerdict(m_answers[i], bare), &bare);
            count(Comparison::WitnessRetested, i, m_tester.wrongWithWitness(bare), &bare);

            question = m_questions[i];
            question.keepAttempts = true;
            const Verdict drawn = ask(m_table, question);
            Verdict plain = drawn;
            plain.attempts.clear();
            count(Comparison::WithTriedLines, i, differences(m_answers[i], plain), &drawn);
            count(Comparison::WitnessRetested, i, m_tester.wrongWithWitness(drawn), &drawn);

            question = m_questions[i];
            question.method = geometry::SightMethod::Sampled;
            const Verdict sampled = ask(m_table, question);
            question.method = geometry::SightMethod::Center;
            const Verdict center = ask(m_table, question);
            const bool goesBeyond =
                (sampled.visible() && !m_answers[i].visible()) || (center.visible() && !sampled.visible());
            count(Comparison::SampledNotBeyond, i, goesBeyond ? QStringList{QStringLiteral("verdict")} : QStringList{},
                  center.visible() ? &center : &sampled);
        }
    }

    void compareMatrix(Comparison comparison, int threads) {
        const auto verdicts = judgeAll(m_table, m_questions, threads, m_stop, m_judge);
        for (std::size_t i = 0; i < m_questions.size(); ++i) {
            count(comparison, i, differences(m_answers[i], verdicts[i]), &verdicts[i]);
        }
    }

    void compareDirections() {
        for (std::size_t i = 0; i < m_questions.size(); ++i) {
            const auto known = std::ranges::find_if(m_answers, [&](const Verdict& verdict) {
                return verdict.observer == m_questions[i].target && verdict.target == m_questions[i].observer;
            });
            Question question = m_questions[i];
            std::swap(question.observer, question.target);
            const Verdict back = known == m_answers.end() ? ask(m_table, question) : *known;
            count(Comparison::OtherDirection, i, differencesOfDirections(m_answers[i], back), &back);
        }
    }

    void compareJson() {
        for (std::size_t i = 0; i < m_questions.size(); ++i) {
            count(Comparison::Json, i, differencesFromJson(m_answers[i], jsonOf(m_answers[i])), nullptr);
        }
    }

    void compareOtherTables() {
        const auto same = [](Verdict verdict) { return verdict; };
        if (const auto loaded = readScenario(writeScenario(m_scenario), {})) {
            compareWith(Comparison::SavedAndLoaded, prepared(loaded->scenario), m_questions, same);
        } else {
            for (std::size_t i = 0; i < m_questions.size(); ++i) {
                count(Comparison::SavedAndLoaded, i, {loaded.error().message()}, nullptr);
            }
        }
        compareWith(Comparison::PiecesReordered, prepared(withPiecesReordered(m_scenario, m_seed)), m_questions, same);
        const OtherNames names{m_scenario};
        std::vector<Question> questions;
        std::ranges::transform(m_questions, std::back_inserter(questions),
                               [&](const Question& question) { return names.renamed(question); });
        compareWith(Comparison::Renamed, prepared(names.scenario), questions,
                    [&](Verdict verdict) { return names.named(std::move(verdict)); });
    }

    template <class Back>
    void compareWith(Comparison comparison,
                     const PreparedTable& table,
                     const std::vector<Question>& questions,
                     const Back& back) {
        for (std::size_t i = 0; i < questions.size(); ++i) {
            const Verdict verdict = back(ask(table, questions[i]));
            count(comparison, i, differences(m_answers[i], verdict), &verdict);
        }
    }

    void testLines() {
        for (std::size_t i = 0; i < m_questions.size() && !m_stop.stop_requested(); ++i) {
            if (!m_answers[i].visible()) {
                count(Comparison::CenterLineRetested, i, m_tester.wrongWithCenterLine(m_answers[i]), nullptr);
            }
        }
    }

    /// A region tells what the observer sees of points, a verdict what it sees of a base.
    void compareRegions() {
        if (!hasExactRegion(m_table.rules(), RegionWants::Point)) {
            return;
        }
        const RegionTable table{m_table};
        std::map<std::pair<ModelId, geometry::Length>, SeenRegion> regions; // by observer and height of the targets
        for (std::size_t i = 0; i < m_questions.size() && !m_stop.stop_requested(); ++i) {
            const Model& target = *m_scenario.model(m_questions[i].target);
            const auto [found, isNew] = regions.try_emplace({m_questions[i].observer, target.height});
            if (isNew) {
                RegionQuestion question;
                question.from = {m_questions[i].observer};
                question.targetHeight = target.height;
                found->second = seenRegion(table, question, {}, 1, m_stop);
            }
            count(Comparison::Region, i, wrongWithRegion(m_answers[i], target, m_scenario.table, found->second.region),
                  nullptr);
        }
    }

    const Scenario& m_scenario;
    std::uint64_t m_seed;
    const JudgeFunction& m_judge;
    std::stop_token m_stop;
    PreparedTable m_table;
    LineTester m_tester;
    std::vector<Question> m_questions;
    std::vector<Verdict> m_answers;
    AgreementResult m_result;
};

void add(AgreementResult& sum, AgreementResult scene) {
    sum.scenes += scene.scenes;
    sum.pairs += scene.pairs;
    std::ranges::transform(sum.tallies, scene.tallies, sum.tallies.begin(), [](const Tally& a, const Tally& b) {
        return Tally{a.made + b.made, a.failed + b.failed};
    });
    for (Mismatch& mismatch : scene.mismatches) {
        if (sum.mismatches.size() < kMaxMismatches) {
            sum.mismatches.push_back(std::move(mismatch));
        }
    }
}

} // namespace

QString wordFor(Comparison comparison) {
    switch (comparison) {
    case Comparison::WithoutDetails: return QStringLiteral("without-details");
    case Comparison::WithTriedLines: return QStringLiteral("with-tried-lines");
    case Comparison::OneThread: return QStringLiteral("one-thread");
    case Comparison::ManyThreads: return QStringLiteral("many-threads");
    case Comparison::OtherDirection: return QStringLiteral("other-direction");
    case Comparison::Json: return QStringLiteral("json");
    case Comparison::SavedAndLoaded: return QStringLiteral("saved-and-loaded");
    case Comparison::PiecesReordered: return QStringLiteral("pieces-reordered");
    case Comparison::Renamed: return QStringLiteral("renamed");
    case Comparison::SampledNotBeyond: return QStringLiteral("sampled-not-beyond");
    case Comparison::WitnessRetested: return QStringLiteral("witness-retested");
    case Comparison::CenterLineRetested: return QStringLiteral("centre-line-retested");
    case Comparison::Region: return QStringLiteral("region");
    }
    return {};
}

std::int64_t AgreementResult::comparisonCount() const {
    return std::accumulate(tallies.begin(), tallies.end(), std::int64_t{0},
                           [](std::int64_t sum, const Tally& tally) { return sum + tally.made; });
}

std::int64_t AgreementResult::mismatchCount() const {
    return std::accumulate(tallies.begin(), tallies.end(), std::int64_t{0},
                           [](std::int64_t sum, const Tally& tally) { return sum + tally.failed; });
}

AgreementResult
agreementOn(const Scenario& scenario, int pairs, const AgreementOptions& options, const std::stop_token& stop) {
    return SceneEvaluator{scenario, options.seed, pairs, options.judge, stop}.evaluateGeometry();
}

AgreementResult runAgreement(const AgreementOptions& options, const std::stop_token& stop) {
    const int scenes = (std::max(0, options.pairs) + kPairsOfRandomScene - 1) / kPairsOfRandomScene;
    std::vector<AgreementResult> results(static_cast<std::size_t>(scenes));
    std::mutex telling;
    AgreementProgress progress{0, options.pairs, 0};
    forEachOnThreads(results.size(), options.threads, [&](std::size_t i) {
        if (stop.stop_requested()) {
            return;
        }
        AgreementOptions own;
        own.seed = options.seed + i;
        own.judge = options.judge;
        const int pairs = std::min(kPairsOfRandomScene, options.pairs - static_cast<int>(i) * kPairsOfRandomScene);
        AgreementResult& result = results[i];
        result = agreementOn(randomScene(own.seed), pairs, own, stop);
        const std::scoped_lock lock{telling};
        progress.pairs += result.pairs;
        progress.mismatches += result.mismatchCount();
        if (options.progress) {
            options.progress(progress);
        }
    });

    AgreementResult sum;
    sum.seed = options.seed;
    for (AgreementResult& result : results) {
        add(sum, std::move(result));
    }
    sum.stopped = sum.pairs < options.pairs;
    return sum;
}

Scenario withPiecesReordered(Scenario scenario, std::uint64_t seed) {
    auto& terrain = scenario.terrain;
    if (terrain.size() < 2) {
        return scenario;
    }
    // std::shuffle differs between standard libraries.
    std::mt19937_64 engine{seed};
    for (std::size_t i = terrain.size() - 1; i > 0; --i) {
        std::swap(terrain[i], terrain[engine() % i]); // never itself, so that every piece moves
    }
    return scenario;
}

} // namespace sightline::scenarios
