#pragma once

#include "scenarios/judge/judge.h"
#include "scenarios/judge/ruling_heights.h"

#include <optional>

namespace sightline::scenarios {

/// Judges many pairs of one table, with the certainty of their rulings also among solids, where `judge` leaves it to
/// `Question::wantRulingFigures`. The certainty is the one that these figures give; the margin and the other figures,
/// which take many times longer, are not computed. Thread-safe.
class CloseCallJudge {
public:
    explicit CloseCallJudge(const PreparedTable& table);

    /// Returns the verdict of `judge`; with details also the certainty of its ruling. Preconditions: see `judge`.
    [[nodiscard]] Verdict judge(const Question& question, const std::stop_token& stop = {});

private:
    [[nodiscard]] std::optional<Certainty>
    certaintyOf(const Question& question, const Ruling& ruling, const std::stop_token& stop);

    PreparedTable m_table;
    std::optional<HeightTurns> m_heights; ///< set if the table has a rule pack with lines in space
};

} // namespace sightline::scenarios
