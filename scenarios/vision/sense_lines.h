#pragma once

#include "scenarios/judge/judge.h"
#include "scenarios/model/vision.h"

#include <array>
#include <atomic>
#include <memory>
#include <mutex>
#include <optional>
#include <stop_token>
#include <vector>

namespace sightline::scenarios {

/// The kinds of lines from model to model, or from a light to a position, by their obstacles.
enum class SenseLine {
    Sight,      ///< those of the rule set, and the borders of fog and of magical darkness (S2.37)
    Nature,     ///< as `Sight` without what obscures, fog included (S2.38)
    Fire,       ///< solid pieces and walls; not what obscures, not windows, fog or darkness (S2.39)
    MagicLight, ///< as `Sight` without magical darkness (S2.58)
};

/// Variants of a table with other obstacles, on which the judge answers; no line is decided here. Regions of fog and of
/// magical darkness are represented as walls along their outlines, so that no sight line passes from outside to inside,
/// or through.
///
/// Equal variants are shared. Thread-safe.
class SenseLines {
public:
    explicit SenseLines(PreparedTable table);

    /// True if the rule set lets the line pass. A verdict `plain` of the plain table saves asking again. Precondition:
    /// `from` and `to` are different indices of models.
    [[nodiscard]] bool passes(SenseLine kind, std::size_t from, std::size_t to, const Verdict* plain = nullptr) const;
    /// True if the line passes between bases that need not be on the table, see `passesTo`.
    [[nodiscard]] bool passesBetween(SenseLine kind, const Model& from, const Model& to) const {
        return passesTo(kind, from, {to}).front();
    }
    /// Returns to which of the bases a line passes from one that is as they are not on the table: by the rule pack as
    /// for models, so that not each piece in the way stops it, otherwise by geometry. Models stop none.
    [[nodiscard]] std::vector<bool> passesTo(SenseLine kind, const Model& from, const std::vector<Model>& to) const;
    /// Returns the region that blocks a sight line which all terrain lets pass; null if it cannot be determined.
    [[nodiscard]] const VisionRegion* regionBetween(std::size_t from, std::size_t to) const;

    [[nodiscard]] const PreparedTable& plain() const { return m_plain; }
    /// Returns the table on which lines of this kind are judged.
    [[nodiscard]] const PreparedTable& table(SenseLine kind) const;
    /// Returns the number of questions to the judge so far.
    [[nodiscard]] int asked() const { return m_asked->load(); }

private:
    struct Made {
        std::once_flag once;
        std::optional<PreparedTable> table;
    };
    PreparedTable m_plain;
    std::shared_ptr<std::array<Made, 4>> m_made = std::make_shared<std::array<Made, 4>>();
    std::shared_ptr<std::atomic<int>> m_asked = std::make_shared<std::atomic<int>>(0);
};

/// Returns which of the targets the observer sees by the rule pack of the table; neither needs to be on it. They stand
/// on it as models that affect no other pair, all around, whatever the arcs of the game; its own models are left out.
/// Those that a stop leaves open are not seen. Precondition: the rule set is a pack.
[[nodiscard]] std::vector<bool> seenByPack(const PreparedTable& table,
                                           const Model& observer,
                                           const std::vector<Model>& targets,
                                           const std::stop_token& stop = {});

} // namespace sightline::scenarios
