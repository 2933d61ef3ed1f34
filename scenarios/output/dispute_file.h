#pragma once

#include "scenarios/io/scenario_file.h"
#include "scenarios/judge/judge.h"

#include <optional>

/// @file
/// A disputed question as one file: the table, the rule set, the answer as it was given, and the statements about it.
/// Opening the file judges the question again, on any machine, and shows whether the answer is the same to the last
/// bit.
namespace sightline::scenarios {

/// The suffix of dispute files, without the dot.
inline constexpr auto kDisputeSuffix = "sightline-dispute";

/// A picture of the real table, as an unmodified file.
struct DisputePhoto {
    QString name;
    QByteArray bytes;
    friend bool operator==(const DisputePhoto&, const DisputePhoto&) = default;
};

/// The contents of a dispute file.
struct Dispute {
    Scenario scenario;
    RuleSet rules; ///< the rule set used, regardless of the scenario's
    Question question;
    JudgeNote by;
    QString program;    ///< version of the program that gave the answer
    QByteArray verdict; ///< the given answer as JSON without blanks
    QString scenarioHash;
    QString rulesHash;
    std::optional<DisputePhoto> photo;
};

/// Returns the dispute about a pair, with the judge's current answer.
[[nodiscard]] Dispute disputeOf(const PreparedTable& table,
                                const Question& question,
                                const JudgeNote& by,
                                std::optional<DisputePhoto> photo = {});

/// Returns the text of a dispute file.
[[nodiscard]] QByteArray writeDispute(const Dispute& dispute);

/// Reads a dispute file. Errors name line, JSON path, expected and found values. `fileName` is used for diagnostics
/// only.
[[nodiscard]] tl::expected<Dispute, FileProblem> readDispute(const QByteArray& bytes, const QString& fileName);
/// True if a text with this beginning has the format of a dispute.
[[nodiscard]] bool looksLikeDispute(const QByteArray& beginning);

/// A difference between the file and the current answer.
struct DisputeDifference {
    QString what; ///< "scenario", "rules", "verdict $.ruling.visible"
    QString stored;
    QString now;
    friend bool operator==(const DisputeDifference&, const DisputeDifference&) = default;
};

/// The result of checking a dispute.
struct DisputeCheck {
    Verdict verdict;                            ///< current verdict, by the rules in the file
    std::vector<DisputeDifference> differences; ///< at most 50
    std::optional<bool> storedVisible;          ///< the answer in the file; nullopt: it has none
    /// The models of the pair that certainly stand elsewhere than when the answer was given, as its line ended there.
    std::vector<ModelId> moved;
    bool hasOtherDistance = false; ///< the pair was another distance apart when the answer was given
    [[nodiscard]] bool isVerified() const { return differences.empty(); }
};

/// Judges again and compares everything. Precondition: `dispute` was returned by `readDispute`.
[[nodiscard]] DisputeCheck checkDispute(const Dispute& dispute);

} // namespace sightline::scenarios
