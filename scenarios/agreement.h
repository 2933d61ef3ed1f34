#pragma once

#include "scenarios/matrix.h"

#include <QByteArray>
#include <QString>
#include <QStringList>

#include <array>
#include <cstdint>
#include <functional>
#include <stop_token>
#include <vector>

namespace sightline::scenarios {

/// What the answer about a pair is compared with. The answer itself is the judge's to one question with all details,
/// asked alone.
enum class Comparison {
    WithoutDetails,   ///< as an overlay of many lines asks
    WithTriedLines,   ///< as a picture of all tried lines asks
    OneThread,        ///< as a row of the matrix, one after the other
    ManyThreads,      ///< as a row of the matrix, on two threads
    OtherDirection,   ///< who sees is seen: verdict, certainty, distance, clearance and shares
    Json,             ///< written as JSON and read back
    SavedAndLoaded,   ///< the scenario written to its file format and read back
    PiecesReordered,  ///< the pieces of the scenario in another order
    Renamed,          ///< pieces and models with other ids
    SampledNotBeyond, ///< what the center line or the sampled lines find, the proof finds too
    WitnessRetested,  ///< the clear line runs from base to base and meets nothing that blocks, by the exact test of one
                      ///< line
    CenterLineRetested, ///< the center line of a pair that is not clear is blocked where the answer says
    Region ///< where rule sets have regions with exact borders: the end of a clear line lies in what the observer's
           ///< region is, and no place of a hidden target does
};
inline constexpr int kComparisons = 13;

/// The word of JSON: "without-details", …
[[nodiscard]] QString wordFor(Comparison comparison);

/// Two answers that should have been one.
struct Mismatch {
    Comparison comparison = Comparison::WithoutDetails;
    std::uint64_t seed = 0; ///< a run of one scene with this seed meets it again
    ModelId observer;
    ModelId target;
    QStringList differing; ///< keys of the verdict's JSON that differ, or what else is wrong, in a few words
    QByteArray answer;     ///< the answer as JSON
    QByteArray other;      ///< what it was compared with as JSON; empty: it was a test, not another answer
    QByteArray scenario;   ///< the scene as a scenario file

    friend bool operator==(const Mismatch&, const Mismatch&) = default;
};

/// Of more mismatches only the number is kept.
inline constexpr std::size_t kMaxMismatches = 20;

/// How often one comparison was made, and how often it failed.
struct Tally {
    std::int64_t made = 0;
    std::int64_t failed = 0;
    friend bool operator==(const Tally&, const Tally&) = default;
};

struct AgreementResult {
    std::uint64_t seed = 0;
    int scenes = 0;
    int pairs = 0;                             ///< ordered pairs whose answer was compared in every way
    std::array<Tally, kComparisons> tallies{}; ///< by `Comparison`
    std::vector<Mismatch> mismatches;          ///< the first ones, in the order of the scenes
    bool stopped = false;                      ///< ended by a stop request; the figures tell how far it came

    [[nodiscard]] std::int64_t comparisonCount() const;
    [[nodiscard]] std::int64_t mismatchCount() const;
    [[nodiscard]] bool agrees() const { return mismatchCount() == 0; }
    friend bool operator==(const AgreementResult&, const AgreementResult&) = default;
};

struct AgreementProgress {
    int pairs = 0;
    int wanted = 0;
    std::int64_t mismatches = 0;
};

struct AgreementOptions {
    int pairs = 10'000;
    /// Scene number n of a run is `randomScene(seed + n)`.
    std::uint64_t seed = 1;
    int threads = 0; ///< scenes at a time; 0: one a processor. Does not change the result
    /// Told after each scene, from any thread, one call at a time.
    std::function<void(const AgreementProgress&)> progress;
    /// Who is tested.
    JudgeFunction judge = theJudge();
};

/// Asks about random tables in each way the program asks, and compares. No mismatch is ever right.
[[nodiscard]] AgreementResult runAgreement(const AgreementOptions& options, const std::stop_token& stop = {});

/// The same for the pairs of one scenario, at most `pairs` of them. Empty after a stop request.
/// Precondition: its rule set can be read.
[[nodiscard]] AgreementResult
agreementOn(const Scenario& scenario, int pairs, const AgreementOptions& options, const std::stop_token& stop = {});

/// The scenario with its pieces in an order that `seed` picks; never the order it has, if it has two pieces.
[[nodiscard]] Scenario withPiecesReordered(Scenario scenario, std::uint64_t seed);

} // namespace sightline::scenarios
