#pragma once

#include "scenarios/questions/matrix.h"

#include <QByteArray>
#include <QString>
#include <QStringList>

#include <array>
#include <cstdint>
#include <functional>
#include <stop_token>
#include <vector>

namespace sightline::scenarios {

/// The counterparts that an answer about a pair is compared with. The reference answer is that of the judge to a single
/// question with all details.
enum class Comparison {
    WithoutDetails,     ///< a question without details, as an overlay of many lines asks it
    WithTriedLines,     ///< a question with attempts kept, as the picture of all tried lines asks it
    OneThread,          ///< one row of the matrix, on one thread
    ManyThreads,        ///< one row of the matrix, on two threads
    OtherDirection,     ///< the reversed pair: verdict, certainty, distance, clearance and shares must be equal
    Json,               ///< the verdict written as JSON and read back
    SavedAndLoaded,     ///< the scenario saved to its file format and loaded
    PiecesReordered,    ///< the scenario with its pieces reordered
    Renamed,            ///< the scenario with other ids for pieces and models
    SampledNotBeyond,   ///< a line found by the center stage or the sampled stages is found by the exact stage too
    WitnessRetested,    ///< the witness runs from base to base and meets no blocker, by the exact test of a single line
    CenterLineRetested, ///< the center line of a pair that is not clear is blocked where the answer says
    /// For rule sets with exact region borders: the end of a witness lies in the region visible to the observer, and no
    /// point of a hidden target does.
    Region
};
/// The number of values of `Comparison`.
inline constexpr int kComparisons = 13;

/// Returns the word of JSON for `comparison`: "without-details", …
[[nodiscard]] QString wordFor(Comparison comparison);

/// Two answers that should be equal and are not.
struct Mismatch {
    Comparison comparison = Comparison::WithoutDetails;
    std::uint64_t seed = 0; ///< `randomScene(seed)` reproduces the mismatch with a run of one scene
    ModelId observer;
    ModelId target;
    QStringList differing; ///< keys of the verdict's JSON that differ, or a short description of the failed test
    QByteArray answer;     ///< the reference answer as JSON
    QByteArray other;      ///< the other answer as JSON; empty if a test failed instead of a comparison
    QByteArray scenario;   ///< the scene as a scenario file

    friend bool operator==(const Mismatch&, const Mismatch&) = default;
};

/// The maximum number of mismatches that are stored; further ones are only counted.
inline constexpr std::size_t kMaxMismatches = 20;

/// The number of times a comparison was made, and the number of times it failed.
struct Tally {
    std::int64_t made = 0;
    std::int64_t failed = 0;
    friend bool operator==(const Tally&, const Tally&) = default;
};

/// The result of an agreement run.
struct AgreementResult {
    std::uint64_t seed = 0;
    int scenes = 0;
    int pairs = 0; ///< ordered pairs whose answer was compared with all applicable counterparts
    std::array<Tally, kComparisons> tallies{}; ///< indexed by `Comparison`
    std::vector<Mismatch> mismatches;          ///< the first ones, in the order of the scenes
    bool stopped = false; ///< true if a stop request ended the run; the figures then cover the part that was done

    /// Returns the number of comparisons made.
    [[nodiscard]] std::int64_t comparisonCount() const;
    /// Returns the number of comparisons that failed.
    [[nodiscard]] std::int64_t mismatchCount() const;
    [[nodiscard]] bool agrees() const { return mismatchCount() == 0; }
    friend bool operator==(const AgreementResult&, const AgreementResult&) = default;
};

/// The progress of an agreement run, in ordered pairs.
struct AgreementProgress {
    int pairs = 0;
    int wanted = 0;
    std::int64_t mismatches = 0;
};

/// The options of an agreement run.
struct AgreementOptions {
    int pairs = 10'000;
    /// Scene number n of a run is `randomScene(seed + n)`.
    std::uint64_t seed = 1;
    int threads = 0; ///< scenes processed in parallel; 0: one per processor. Does not affect the result
    /// Called after each scene, from any thread, never concurrently.
    std::function<void(const AgreementProgress&)> progress;
    /// The judge under test.
    JudgeFunction judge = theJudge();
};

/// Asks about random tables in each form in which the program asks, and compares the answers. Every mismatch is
/// an error of the program.
[[nodiscard]] AgreementResult runAgreement(const AgreementOptions& options, const std::stop_token& stop = {});

/// Runs the comparisons for the pairs of one scenario, at most `pairs` of them. Returns an empty result after a stop
/// request. Precondition: the rule set of the scenario can be read.
[[nodiscard]] AgreementResult
agreementOn(const Scenario& scenario, int pairs, const AgreementOptions& options, const std::stop_token& stop = {});

/// Returns the scenario with its pieces in an order derived from `seed`; with two or more pieces the order always
/// differs from the given one.
[[nodiscard]] Scenario withPiecesReordered(Scenario scenario, std::uint64_t seed);

} // namespace sightline::scenarios
