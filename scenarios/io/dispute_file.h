#pragma once

#include "scenarios/io/scenario_file.h"
#include "scenarios/judge.h"

#include <optional>

/// A question in dispute as one file: the table, the rule set, the answer as it was given, and who says what about it.
/// Whoever opens it, on any machine, judges anew and sees whether the answer is the same to the last bit.
namespace sightline::scenarios {

/// Suffix of dispute files, without the dot.
inline constexpr auto kDisputeSuffix = "sightline-dispute";

/// A picture of the real table, as its file was.
struct DisputePhoto {
    QString name;
    QByteArray bytes;
    friend bool operator==(const DisputePhoto&, const DisputePhoto&) = default;
};

struct Dispute {
    Scenario scenario;
    RuleSet rules; ///< that it was judged by, whatever the scenario names
    Question question;
    JudgeNote by;
    QString program;    ///< version that gave the answer
    QByteArray verdict; ///< as `verdictBytes` of the answer that was given
    QString scenarioHash;
    QString rulesHash;
    std::optional<DisputePhoto> photo;
};

/// A verdict as JSON without sentences: the same bytes in each language.
[[nodiscard]] QByteArray verdictBytes(const Verdict& verdict);

/// The dispute about a pair, with the judge's answer of now.
[[nodiscard]] Dispute disputeOf(const PreparedTable& table,
                                const Question& question,
                                const JudgeNote& by,
                                std::optional<DisputePhoto> photo = {});

[[nodiscard]] QByteArray writeDispute(const Dispute& dispute);

/// Errors name line, JSON path, what was expected and found. `fileName` is only for the findings.
[[nodiscard]] tl::expected<Dispute, FileProblem> readDispute(const QByteArray& bytes, const QString& fileName);
/// The text says that it is one. A quick look at its beginning only.
[[nodiscard]] bool looksLikeDispute(const QByteArray& beginning);

/// One thing that is not as the file says.
struct DisputeDifference {
    QString what; ///< "scenario", "rules", "verdict $.ruling.visible"
    QString stored;
    QString now;
    friend bool operator==(const DisputeDifference&, const DisputeDifference&) = default;
};

struct DisputeCheck {
    Verdict verdict;                            ///< as judged now, by the rules in the file
    std::vector<DisputeDifference> differences; ///< at most 50
    [[nodiscard]] bool isVerified() const { return differences.empty(); }
};

/// Judges anew and compares everything. Precondition: `readDispute` gave it.
[[nodiscard]] DisputeCheck checkDispute(const Dispute& dispute);

} // namespace sightline::scenarios
