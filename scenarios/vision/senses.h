#pragma once

#include "scenarios/vision/light.h"
#include "scenarios/vision/sense.h"
#include "scenarios/vision/sense_lines.h"
#include "scenarios/vision/sight_tiers.h"

#include <functional>
#include <memory>
#include <optional>
#include <variant>
#include <vector>

/// @file
/// The perception of one model by another. Traits, states, numbers and reason codes are defined in
/// scenarios/vision/README.md, "Senses". Distances are between the edges of bases; ranges are whole cell lengths and
/// include their end. Source: docs/requirements.md, rows S2.1 to S2.33.
namespace sightline::scenarios {

/// One reason: a code for programs, and the data for a sentence, which `app/shared/text` writes.
struct SenseReason {
    QString code;
    std::optional<geometry::Length> distance = {};
    std::optional<int> range = {};  ///< in cells
    std::optional<int> ours = {};   ///< the observer's number in a contest
    std::optional<int> theirs = {}; ///< the target's number in a contest
    ModelId model = {};             ///< the model that shares the contact, or that contains this one
    QString word = {};              ///< id of a region, or a plane
    friend bool operator==(const SenseReason&, const SenseReason&) = default;
};

/// The answer of one sense.
struct SenseAnswer {
    Sense sense = Sense::Visual;
    bool proves = false;
    SenseReason why;
    friend bool operator==(const SenseAnswer&, const SenseAnswer&) = default;
};

/// Another model that perceives the target and shares it.
struct SenseSource {
    ModelId model;
    QString how; ///< "unit", "companion" or "carrier"
    SenseSet by;
    friend bool operator==(const SenseSource&, const SenseSource&) = default;
};

/// The answer about one ordered pair of models.
struct Perception {
    ModelId observer;
    ModelId target;
    ModelId requestedOf;    ///< the model that actually observes: for a decoy the model that it stands for (S2.13)
    ModelId requestedAbout; ///< the model that is actually observed: for a rider the mount (S2.11)
    SenseSet proof;         ///< the senses that prove contact
    std::vector<SenseAnswer> senses; ///< one answer per sense, in the order of `kAllSenses`
    /// The reason that decided for all senses but shared before any line was evaluated.
    std::optional<SenseReason> early;
    std::vector<SenseSource> sources;
    std::optional<geometry::Length> distance;
    std::optional<LightLevel> light; ///< light level at the target
    std::optional<bool> lineOfSight; ///< nullopt: no sense needed it
    std::optional<bool> lineOfFire;
    /// The sight line, or with sonar in range the line of fire. Source: docs/requirements.md, row S2.40.
    std::optional<bool> combinedLine;
    QStringList lightFlags = {}; ///< flags of the cells under the target, see `LightMap::flagsUnder` (S2.63)

    [[nodiscard]] bool isContact() const { return !proof.empty(); }
    /// True if only the target's position is known; shared contact is an outline if all sources know no more. Source:
    /// docs/requirements.md, row S2.9.
    [[nodiscard]] bool isOutline() const;
    /// True if it is certain what the target is: see `isSureContact`. Shared contact is as certain as its sources.
    [[nodiscard]] bool isSure() const;
    [[nodiscard]] const SenseAnswer& answer(Sense sense) const { return senses[static_cast<std::size_t>(sense)]; }
    friend bool operator==(const Perception&, const Perception&) = default;
};

/// A scenario with its rule set, prepared for questions about senses; without a `vision` default figures apply.
/// Immutable, cheap to copy, thread-safe. Nothing is cached across edits: another scenario needs another table
/// (docs/requirements.md, row S2.33).
class SenseTable {
public:
    explicit SenseTable(PreparedTable table);

    [[nodiscard]] const Scenario& scenario() const { return m_lines.plain().scenario(); }
    [[nodiscard]] const Vision& vision() const;
    [[nodiscard]] const SenseLines& lines() const { return m_lines; }
    [[nodiscard]] const LightMap& light() const;

private:
    struct Lazy {
        std::once_flag once;
        std::optional<LightMap> light;
    };
    SenseLines m_lines;
    std::shared_ptr<Lazy> m_lazy = std::make_shared<Lazy>();
};

/// Determines which senses of the observer prove contact with the target, and for each other sense one reason against
/// it. Early exits, in this order: the observer itself; a model that is not on the table; a sleeping observer; a
/// swallowed one; beyond the farthest range of the profile; another plane. `verdict` is that of this pair on the plain
/// table, if the caller has it. Ids that are not on the table are permitted and reported as such.
[[nodiscard]] Perception
perceives(const SenseTable& table, const ModelId& observer, const ModelId& target, const Verdict* verdict = nullptr);

/// Returns the senses that prove contact by the observer alone: without shared contact, and without lines that no sense
/// needs.
[[nodiscard]] SenseSet perceivedAlone(const SenseTable& table, const ModelId& observer, const ModelId& target);

/// Called after each pair with the number of finished pairs and of all.
using PairProgress = std::function<void(std::size_t done, std::size_t all)>;

/// Evaluates every ordered pair of models of different players, in the order of `pairQuestions`; each direct question
/// is asked once. After a stop request the pairs evaluated so far are returned.
[[nodiscard]] std::vector<Perception>
perceptionsOf(const SenseTable& table, std::stop_token stop = {}, const PairProgress& tell = {});

/// An area or a base on the table: a marker, a zone, an effect.
using SensedArea = std::variant<geometry::Polygon, geometry::PlacedFootprint>;
/// Determines whether the observer can see something at a place, with lines by the plain geometry of the rule set,
/// light and distance as for models, and no contests. `proof` holds visual, infra, shadow, perception, sonar or
/// nothing; the target is empty. Source: docs/requirements.md, row S2.32.
[[nodiscard]] Perception perceivesArea(const SenseTable& table, const ModelId& observer, const SensedArea& place);

/// Returns the place of a region, an objective, a zone or a piece with a footprint; std::nullopt if there is none of
/// that id.
[[nodiscard]] std::optional<SensedArea> areaNamed(const Scenario& scenario, const QString& id);

} // namespace sightline::scenarios
