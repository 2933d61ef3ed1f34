#include "geometry/shapes/distance.h"
#include "scenarios/analysis/region.h"
#include "scenarios/conformance/agreement.h"
#include "scenarios/conformance/random_scene.h"
#include "scenarios/edits/overruling_edits.h"
#include "scenarios/io/scenario_file.h"
#include "tests/support/rows.h"
#include "tests/support/sight_checks.h"
#include "tests/support/solid_line_test.h"

#include <QCryptographicHash>

#include <atomic>
#include <functional>
#include <limits>
#include <numeric>
#include <set>

using namespace sightline;
using namespace sightline::scenarios;

namespace {

/// Changes an answer before it is given.
using Lie = std::function<void(const PreparedTable&, const Question&, Verdict&)>;

JudgeFunction liar(const Lie& lie) {
    return [lie](const PreparedTable& table, const Question& question, const std::stop_token& stop) {
        Verdict verdict = judge(table, question, stop);
        lie(table, question, verdict);
        return verdict;
    };
}

void turnRound(Verdict& verdict) {
    verdict.visibility = verdict.visible() ? geometry::Visibility::Blocked : geometry::Visibility::Clear;
    verdict.ruling.visible = verdict.visible();
}

AgreementOptions sceneOf(std::uint64_t seed, const JudgeFunction& judge = theJudge()) {
    AgreementOptions options;
    options.seed = seed;
    options.pairs = kPairsOfRandomScene;
    options.threads = 1;
    options.judge = judge;
    return options;
}

std::int64_t failed(const AgreementResult& result, Comparison comparison) {
    return result.tallies[static_cast<std::size_t>(comparison)].failed;
}

/// The first pair of the scene with that answer.
std::optional<Question> pairThatIs(geometry::Visibility visibility, const Scenario& scene) {
    const PreparedTable table{scene, ruleSetOf(scene).value()};
    for (const Question& question : pairQuestions(scene)) {
        const Verdict verdict = judge(table, question);
        if (verdict.visibility == visibility && verdict.distance > geometry::Length{}) {
            return question;
        }
    }
    return {};
}

/// A pair by the places of its models in the list, for their ids are changed on the way.
struct Places {
    std::ptrdiff_t observer = 0;
    std::ptrdiff_t target = 0;
    friend bool operator==(const Places&, const Places&) = default;
};

Places positionListOf(const Scenario& scene, const Question& question) {
    const auto place = [&](const ModelId& id) {
        return std::ranges::find(scene.models, id, &Model::id) - scene.models.begin();
    };
    return {place(question.observer), place(question.target)};
}

/// Takes all models but the two of the question off the table.
void leaveAlone(Scenario& scene, const Question& question) {
    std::erase_if(scene.models,
                  [&](const Model& model) { return model.id != question.observer && model.id != question.target; });
    dropRulingsWithoutElements(scene);
}

template <class Outline> bool shareAPoint(const Outline& ring, const geometry::Polygon& polygon) {
    return std::ranges::any_of(ring, [&](geometry::Point corner) { return polygon.contains(corner); });
}

/// What stands on a table, with the walls on its pieces.
std::pair<std::vector<geometry::Blocker>, testsupport::Openings> matterOf(const Scenario& scene) {
    std::vector<geometry::Blocker> blockers;
    testsupport::Openings openings;
    const auto add = [&](const auto& outline, geometry::Length elevation, std::optional<geometry::Length> height,
                         const std::vector<WallOpening>& through) {
        blockers.push_back({outline, elevation, height});
        openings.emplace_back();
        for (const WallOpening& hole : through) {
            openings.back().push_back({hole.from, hole.to, hole.sill, hole.top});
        }
    };
    for (const Piece& piece : scene.terrain) {
        add(piece.outline, piece.elevation, effectiveHeight(piece), piece.openings);
        for (const PieceWall& wall : piece.walls) {
            if (wall.blocksSight) {
                add(wall.polyline, piece.elevation,
                    wall.height     ? wall.height
                    : piece.isMat() ? std::nullopt
                                    : effectiveHeight(piece),
                    wall.openings);
            }
        }
    }
    return {blockers, openings};
}

} // namespace

class TestAgreement : public QObject {
    Q_OBJECT

private slots:
    void sceneOfASeed_isTheSameOnEachMachine() {
        QByteArray bytes;
        for (std::uint64_t seed = 1; seed <= 20; ++seed) {
            bytes += writeScenario(randomScene(seed));
        }
        QCOMPARE(QCryptographicHash::hash(bytes, QCryptographicHash::Sha256).toHex(),
                 QByteArray{"c78ff8d201f50e000a073177d552c4320a73015ad1c5a1371dee4c0a01584342"});
    }

    void scenes_holdWhatIsHardToJudge() {
        std::set<QString> rules;
        std::set<std::size_t> bases;
        int walls = 0;
        int holes = 0;
        int mats = 0;
        int inPieces = 0;
        int inContact = 0;
        int piecesThatMeet = 0;
        int floating = 0;
        int openings = 0;
        int raised = 0;
        int inSpace = 0;
        for (std::uint64_t seed = 1; seed <= 60; ++seed) {
            const Scenario scene = randomScene(seed);
            const auto set = ruleSetOf(scene);
            QVERIFY(set.has_value());
            rules.insert(set->id);
            inSpace += set->view == SightGeometry::Volume ? 1 : 0;
            QCOMPARE(static_cast<int>(pairQuestions(scene).size()), kPairsOfRandomScene);
            for (const Piece& piece : scene.terrain) {
                const auto* polygon = std::get_if<geometry::Polygon>(&piece.outline);
                walls += polygon ? 0 : 1;
                holes += polygon && !polygon->holes().empty() ? 1 : 0;
                mats += piece.isMat() ? 1 : 0;
                floating += piece.elevation > geometry::Length{} ? 1 : 0;
                openings += static_cast<int>(piece.openings.size());
                for (const Piece& other : scene.terrain) {
                    const auto* footprint = std::get_if<geometry::Polygon>(&other.outline);
                    piecesThatMeet +=
                        polygon && footprint && &piece != &other && shareAPoint(footprint->outline(), *polygon) ? 1 : 0;
                }
                for (const Model& model : scene.models) {
                    inPieces += polygon && geometry::reachesInto(model.placed(), *polygon) ? 1 : 0;
                }
            }
            for (const Model& model : scene.models) {
                bases.insert(model.base.shape().index());
                raised += model.elevation > geometry::Length{} ? 1 : 0;
                for (const Model& other : scene.models) {
                    inContact += &model < &other && geometry::overlapOrTouch(model.placed(), other.placed()) ? 1 : 0;
                }
            }
        }
        QCOMPARE(rules.size(), std::size_t{7});
        QCOMPARE(bases.size(), std::size_t{4});
        for (const int count : {walls, holes, mats, inPieces, inContact, piecesThatMeet, floating, openings, raised}) {
            QVERIFY2(count >= 20, qPrintable(QStringLiteral("%1 %2 %3 %4 %5 %6 %7 %8 %9")
                                                 .arg(walls)
                                                 .arg(holes)
                                                 .arg(mats)
                                                 .arg(inPieces)
                                                 .arg(inContact)
                                                 .arg(piecesThatMeet)
                                                 .arg(floating)
                                                 .arg(openings)
                                                 .arg(raised)));
        }
        QVERIFY(inSpace >= 12 && inSpace <= 28);
    }

    void linesInSpace_passAnIndependentTest() {
        int clear = 0;
        for (std::uint64_t seed = 500; clear < 150; ++seed) {
            const Scenario scene = randomScene(seed);
            const RuleSet rules = ruleSetOf(scene).value();
            if (rules.view != SightGeometry::Volume || rules.touch == geometry::TouchRule::Blocked) {
                continue;
            }
            const PreparedTable table{scene, rules};
            const auto [blockers, openings] = matterOf(scene);
            std::vector<int> all(blockers.size());
            std::iota(all.begin(), all.end(), 0);
            for (const Question& question : pairQuestions(scene)) {
                const Verdict verdict = judge(table, question);
                if (!verdict.visible() || verdict.reasons.front().code != u"clear-line") {
                    continue;
                }
                ++clear;
                const Model& from = *scene.model(question.observer);
                const Model& to = *scene.model(question.target);
                const geometry::SightLine3 line{{verdict.line.from, verdict.volume->fromHeight},
                                                {verdict.line.to, verdict.volume->toHeight}};
                const QByteArray pair =
                    QStringLiteral("seed %1, %2 to %3").arg(seed).arg(from.id.value, to.id.value).toUtf8();
                QVERIFY2(testsupport::solidLineTest(line, blockers, openings, all) !=
                             testsupport::StraightResult::Blocked,
                         pair.constData());
                QVERIFY2(testsupport::endsInSolids(line, {from.placed(), from.elevation, from.height},
                                                   {to.placed(), to.elevation, to.height}),
                         pair.constData());
            }
        }
    }

    void randomPairs_haveOneAnswerEach() {
        AgreementOptions options;
        options.pairs = testsupport::boardCount(500);
        const AgreementResult result = runAgreement(options);
        qInfo("seed %llu: %d pairs on %d tables, %lld comparisons", static_cast<unsigned long long>(result.seed),
              result.pairs, result.scenes, static_cast<long long>(result.comparisonCount()));
        QCOMPARE(result.pairs, options.pairs);
        QCOMPARE(result.scenes, (options.pairs + kPairsOfRandomScene - 1) / kPairsOfRandomScene);
        QVERIFY(!result.stopped);
        for (int i = 0; i < kComparisons; ++i) {
            const auto comparison = static_cast<Comparison>(i);
            const Tally& tally = result.tallies[static_cast<std::size_t>(i)];
            const bool onlyOfSome = comparison == Comparison::CenterLineRetested || comparison == Comparison::Region;
            QVERIFY2(tally.made >= (onlyOfSome ? options.pairs / 10 : options.pairs), qPrintable(wordFor(comparison)));
            if (tally.failed > 0) {
                const auto found = std::ranges::find(result.mismatches, comparison, &Mismatch::comparison);
                if (found != result.mismatches.end()) {
                    qWarning("%s: seed %llu, %s to %s: %s", qPrintable(wordFor(comparison)),
                             static_cast<unsigned long long>(found->seed), qPrintable(found->observer.value),
                             qPrintable(found->target.value), qPrintable(found->differing.join("; ")));
                }
            }
            QCOMPARE(tally.failed, std::int64_t{0});
        }
    }

    /// Pairs in space that plan geometry proves blocked were left unsettled if tried lines were asked for.
    void listingLines_keepsWhatIsProved_data() {
        QTest::addColumn<int>("seed");
        QTest::newRow("366") << 366;
        QTest::newRow("439") << 439;
    }

    void listingLines_keepsWhatIsProved() {
        QFETCH(int, seed);
        AgreementOptions options;
        options.seed = static_cast<std::uint64_t>(seed);
        options.pairs = kPairsOfRandomScene;
        const AgreementResult result = runAgreement(options);
        QCOMPARE(result.pairs, options.pairs);
        QVERIFY(result.agrees());
    }

    void result_doesNotDependOnTheThreads() {
        AgreementOptions options;
        options.pairs = 100;
        options.seed = 40;
        options.judge = liar([](const PreparedTable&, const Question& question, Verdict& verdict) {
            if (!question.wantDetails && verdict.visible()) {
                turnRound(verdict);
            }
        });
        options.threads = 1;
        const AgreementResult one = runAgreement(options);
        options.threads = 3;
        const AgreementResult three = runAgreement(options);
        QVERIFY(one == three);
        QCOMPARE(one.mismatches.size(), kMaxMismatches);
        QVERIFY(one.mismatchCount() > static_cast<std::int64_t>(kMaxMismatches));
    }

    void lie_isFoundByTheComparisonItSpoils_data() {
        QTest::addColumn<Lie>("lie");
        QTest::addColumn<int>("pair"); // of the question that is lied about: 0 the clear pair, 1 the blocked one
        QTest::addColumn<int>("comparison");
        const auto row = [](const char* name, int pair, Comparison comparison, const Lie& lie) {
            QTest::newRow(name) << lie << pair << static_cast<int>(comparison);
        };
        const auto centerLine = [](const PreparedTable& table, Verdict& verdict) {
            verdict.line = {table.scenario().model(verdict.observer)->position,
                            table.scenario().model(verdict.target)->position};
        };
        for (const int pair : {0, 1}) {
            row(pair == 0 ? "clear, without details" : "blocked, without details", pair, Comparison::WithoutDetails,
                [](const PreparedTable&, const Question& question, Verdict& verdict) {
                    if (!question.wantDetails) {
                        turnRound(verdict);
                    }
                });
            row(pair == 0 ? "clear, with tried lines" : "blocked, with tried lines", pair, Comparison::WithTriedLines,
                [](const PreparedTable&, const Question& question, Verdict& verdict) {
                    if (question.keepAttempts) {
                        verdict.clearanceMillimeters = verdict.clearanceMillimeters.value_or(0) + 1e-9;
                    }
                });
            row(pair == 0 ? "clear, reordered" : "blocked, reordered", pair, Comparison::PiecesReordered,
                [](const PreparedTable& table, const Question&, Verdict& verdict) {
                    if (table.scenario().terrain.back().id.value == u"piece-1") {
                        verdict.distance += geometry::Length::fromNanometers(1);
                    }
                });
            row(pair == 0 ? "clear, renamed" : "blocked, renamed", pair, Comparison::Renamed,
                [](const PreparedTable&, const Question& question, Verdict& verdict) {
                    if (question.observer.value.contains(u"renamed")) {
                        verdict.line.to.x += geometry::Length::fromNanometers(1);
                    }
                });
            row(pair == 0 ? "clear, the other way" : "blocked, the other way", pair, Comparison::OtherDirection,
                [](const PreparedTable&, const Question& question, Verdict& verdict) {
                    if (question.wantDetails) {
                        verdict.certainty =
                            verdict.certainty == Certainty::Certain ? Certainty::TooCloseToCall : Certainty::Certain;
                    }
                });
            row(pair == 0 ? "clear, no number" : "blocked, no number", pair, Comparison::Json,
                [](const PreparedTable&, const Question&, Verdict& verdict) {
                    verdict.seenShare = std::numeric_limits<double>::infinity();
                });
        }
        row("a sampled line through a wall", 1, Comparison::SampledNotBeyond,
            [](const PreparedTable&, const Question& question, Verdict& verdict) {
                if (question.method == geometry::SightMethod::Sampled) {
                    turnRound(verdict);
                }
            });
        row("a witness through a wall", 2, Comparison::WitnessRetested,
            [=](const PreparedTable& table, const Question&, Verdict& verdict) { centerLine(table, verdict); });
        row("a witness beside the base", 0, Comparison::WitnessRetested,
            [](const PreparedTable&, const Question&, Verdict& verdict) {
                verdict.line.from.x += geometry::Length::fromInches(40);
            });
        row("a clear line where nothing is seen", 1, Comparison::Region,
            [=](const PreparedTable& table, const Question&, Verdict& verdict) {
                turnRound(verdict);
                verdict.clearanceMillimeters = 5;
                centerLine(table, verdict);
            });
        row("hidden where all is seen", 0, Comparison::Region,
            [](const PreparedTable&, const Question&, Verdict& verdict) {
                turnRound(verdict);
                verdict.clearanceMillimeters = -5;
            });
        row("blocked at another place", 1, Comparison::CenterLineRetested,
            [](const PreparedTable&, const Question&, Verdict& verdict) {
                verdict.blockedAt->point.x += geometry::Length::fromNanometers(1);
            });
    }

    void lie_isFoundByTheComparisonItSpoils() {
        auto [lie, pair, comparison] = testsupport::fetch<Lie, int, int>("lie", "pair", "comparison");
        // Of each scene the pair that fits; a scene that is sound without the lie.
        for (std::uint64_t seed = 1; seed < 200; ++seed) {
            const auto [scene, lied] = pairAlone(seed, pair);
            const bool hasRegions = lied && hasExactRegion(*ruleSetOf(scene), RegionWants::Point);
            if (!lied || (static_cast<Comparison>(comparison) == Comparison::Region && !hasRegions) ||
                scene.terrain.size() < 2 || withPiecesReordered(scene, seed).terrain.back().id.value != u"piece-1" ||
                !agreementOn(scene, 2, sceneOf(seed)).agrees()) {
                continue;
            }
            const Places places = positionListOf(scene, *lied);
            const AgreementResult result = agreementOn(
                scene, 2,
                sceneOf(seed, liar([&](const PreparedTable& table, const Question& question, Verdict& verdict) {
                            if (positionListOf(table.scenario(), question) == places) {
                                lie(table, question, verdict);
                            }
                        })));
            QVERIFY(failed(result, static_cast<Comparison>(comparison)) > 0);
            for (const Mismatch& mismatch : result.mismatches) {
                const bool isThePair = mismatch.observer == lied->observer && mismatch.target == lied->target;
                const bool isItsWayBack = mismatch.observer == lied->target && mismatch.target == lied->observer;
                QVERIFY(isThePair || isItsWayBack);
                QCOMPARE(mismatch.seed, seed);
                QVERIFY(readScenario(mismatch.scenario, {})->scenario == scene);
                QVERIFY(!mismatch.differing.isEmpty());
                QVERIFY(mismatch.answer.contains("\"from\": \"" + mismatch.observer.value.toUtf8() + '"'));
            }
            return;
        }
        QFAIL("no scene fits");
    }

    void lie_inAnySingleAnswer_isFound() {
        int lies = 0;
        for (const auto visibility : {geometry::Visibility::Blocked, geometry::Visibility::Clear}) {
            Scenario scene;
            std::optional<Question> found;
            for (std::uint64_t seed = 1; !found; ++seed) {
                scene = randomScene(seed);
                found = pairThatIs(visibility, scene);
            }
            const Question lied = *found;
            leaveAlone(scene, lied);
            const Places places = positionListOf(scene, lied);
            std::atomic<int> calls{0};
            int lieAt = -1;
            AgreementOptions options;
            options.judge = liar([&](const PreparedTable& table, const Question& question, Verdict& verdict) {
                // That the sampled lines find nothing is no lie.
                const bool mayBeLess =
                    visibility == geometry::Visibility::Clear && question.method != geometry::SightMethod::Exact;
                if (positionListOf(table.scenario(), question) == places && !mayBeLess && calls++ == lieAt) {
                    turnRound(verdict);
                }
            });
            QCOMPARE(agreementOn(scene, 2, options).mismatchCount(), std::int64_t{0});
            const int all = calls;
            QVERIFY(all >= 8);
            for (lieAt = 0; lieAt < all; ++lieAt) {
                calls = 0;
                const AgreementResult result = agreementOn(scene, 2, options);
                QVERIFY2(!result.agrees(), qPrintable(QStringLiteral("call %1").arg(lieAt)));
                ++lies;
            }
        }
        QVERIFY(lies >= 16);
    }

    void progress_isToldToTheEnd() {
        AgreementOptions options;
        options.pairs = 50;
        std::vector<int> pairs;
        options.progress = [&](const AgreementProgress& progress) {
            pairs.push_back(progress.pairs);
            QCOMPARE(progress.wanted, 50);
        };
        const AgreementResult result = runAgreement(options);
        QCOMPARE(result.pairs, 50);
        QCOMPARE(pairs.size(), std::size_t{3});
        QVERIFY(std::ranges::is_sorted(pairs));
        QCOMPARE(pairs.back(), 50);
    }

    void stopRequest_endsTheRun_andMakesNoMismatch() {
        std::stop_source stop;
        AgreementOptions options;
        options.pairs = 100'000;
        std::atomic<int> answers{0};
        options.judge = [&](const PreparedTable& table, const Question& question, const std::stop_token& token) {
            if (++answers == 400) {
                stop.request_stop();
            }
            return judge(table, question, token);
        };
        const AgreementResult result = runAgreement(options, stop.get_token());
        QVERIFY(result.stopped);
        QVERIFY(result.pairs < 200);
        QVERIFY(answers < 500);
        QCOMPARE(failed(result, Comparison::WithoutDetails), std::int64_t{0});
        QCOMPARE(failed(result, Comparison::ManyThreads), std::int64_t{0});
    }

    void noPairs_isNoRun() {
        AgreementOptions options;
        options.pairs = 0;
        const AgreementResult result = runAgreement(options);
        QCOMPARE(result.scenes, 0);
        QVERIFY(result.agrees() && !result.stopped);
    }

private:
    /// The scene of the seed with nothing but the first pair of that kind (as `lie_isFoundByTheComparisonItSpoils`
    /// counts them), if that pair is of the kind also when it is alone.
    static std::pair<Scenario, std::optional<Question>> pairAlone(std::uint64_t seed, int kind) {
        const auto pairIn = [kind](const Scenario& scene) {
            return kind == 1   ? pairThatIs(geometry::Visibility::Blocked, scene)
                   : kind == 0 ? pairThatIs(geometry::Visibility::Clear, scene)
                               : pairPastItsCenterLine(scene);
        };
        Scenario scene = randomScene(seed);
        const auto found = pairIn(scene);
        if (!found) {
            return {scene, {}};
        }
        leaveAlone(scene, *found);
        return {scene, pairIn(scene)};
    }

    /// A pair that sees each other although its center line is blocked.
    static std::optional<Question> pairPastItsCenterLine(const Scenario& scene) {
        const PreparedTable table{scene, ruleSetOf(scene).value()};
        for (const Question& question : pairQuestions(scene)) {
            const Verdict verdict = judge(table, question);
            if (verdict.visible() && verdict.blockedAt) {
                return question;
            }
        }
        return {};
    }
};

QTEST_GUILESS_MAIN(TestAgreement)
#include "tst_agreement.moc"
