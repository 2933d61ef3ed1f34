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

/// How one model perceives another: rows S2.1 to S2.33. What each trait, state and number means, and each code of a
/// reason, stands in the README of this folder. Distances are between the edges of bases, ranges whole cell lengths; a
/// range includes its own length.
namespace sightline::scenarios {

/// A code for programs and what a sentence needs; `app/desktop/text` writes the sentence.
struct SenseReason {
    QString code;
    std::optional<geometry::Length> distance = {};
    std::optional<int> range = {};  ///< in cells
    std::optional<int> ours = {};   ///< the observer's number of a contest
    std::optional<int> theirs = {}; ///< the target's
    ModelId model = {};             ///< who tells, or what the model is in
    QString word = {};              ///< a region's id, a plane
    friend bool operator==(const SenseReason&, const SenseReason&) = default;
};

struct SenseAnswer {
    Sense sense = Sense::Visual;
    bool proves = false;
    SenseReason why;
    friend bool operator==(const SenseAnswer&, const SenseAnswer&) = default;
};

/// Who else perceives the target and tells.
struct SenseSource {
    ModelId model;
    QString how; ///< "unit", "companion" or "carrier"
    SenseSet by;
    friend bool operator==(const SenseSource&, const SenseSource&) = default;
};

struct Perception {
    ModelId observer;
    ModelId target;
    ModelId requestedOf;              ///< who looks in fact: of a decoy the model that it stands for (S2.13)
    ModelId requestedAbout;           ///< who is looked at: of a rider the mount (S2.11)
    SenseSet proof;                   ///< the senses that prove contact
    std::vector<SenseAnswer> senses;  ///< each one once, in the order of `kAllSenses`
    std::optional<SenseReason> early; ///< what settled it for all senses but shared before any line was asked for
    std::vector<SenseSource> sources;
    std::optional<geometry::Length> distance;
    std::optional<LightLevel> light; ///< that the target stands in
    std::optional<bool> lineOfSight; ///< nothing: no sense asked for it
    std::optional<bool> lineOfFire;
    /// The visual line, or with sonar in range the line of fire (S2.40).
    std::optional<bool> combinedLine;
    QStringList lightFlags = {}; ///< of the cells under the target, see `LightMap::flagsUnder` (S2.63)

    [[nodiscard]] bool isContact() const { return !proof.empty(); }
    /// Its place is known and not what it is (S2.9); so it is if all who tell know no more.
    [[nodiscard]] bool isOutline() const;
    /// There is no doubt of what it is: see `isSureContact`. What is told is as sure as whoever tells.
    [[nodiscard]] bool isSure() const;
    [[nodiscard]] const SenseAnswer& answer(Sense sense) const { return senses[static_cast<std::size_t>(sense)]; }
    friend bool operator==(const Perception&, const Perception&) = default;
};

/// A scenario with its rule set, made ready for questions about senses; without `vision` the figures are those of a
/// plain profile. Immutable, cheap to copy, safe on any thread. Nothing is kept over an edit: another scenario is
/// another table (S2.33).
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

/// Which senses of the observer prove contact with the target, and of each other one why not. Early exits in this
/// order: the observer itself; who is not on the table; who sleeps; who is swallowed; beyond the farthest range of the
/// profile; another plane. `verdict`: of this pair on the plain table, for who has it already. Any id may be given; one
/// that is not on the table is told so.
[[nodiscard]] Perception
perceives(const SenseTable& table, const ModelId& observer, const ModelId& target, const Verdict* verdict = nullptr);

/// The senses that prove contact by the observer alone: without what others tell, and without lines that no sense asks
/// for.
[[nodiscard]] SenseSet perceivedAlone(const SenseTable& table, const ModelId& observer, const ModelId& target);

/// Called after each pair: how many are done, of how many.
using PairProgress = std::function<void(std::size_t done, std::size_t all)>;

/// Every ordered pair of models of different players, as `pairQuestions` has them; each direct question is asked once.
/// Stopped: the pairs asked so far.
[[nodiscard]] std::vector<Perception>
perceptionsOf(const SenseTable& table, std::stop_token stop = {}, const PairProgress& tell = {});

/// Can it see something at a place: a marker, an area, an effect (S2.32)? Lines by the plain geometry of the rule set,
/// light and distance as for models, no contests. `proof` holds visual, infra, shadow, perception, sonar or nothing;
/// target is empty.
using SensePlace = std::variant<geometry::Polygon, geometry::PlacedFootprint>;
[[nodiscard]] Perception perceivesPlace(const SenseTable& table, const ModelId& observer, const SensePlace& place);

/// The place of a region, an objective, a zone or a piece with a footprint; nothing if there is none of that id.
[[nodiscard]] std::optional<SensePlace> placeNamed(const Scenario& scenario, const QString& id);

} // namespace sightline::scenarios
