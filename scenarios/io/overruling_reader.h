#pragma once

#include "scenarios/base/object_reader.h"
#include "scenarios/model/scenario.h"

namespace sightline::scenarios {

/// Reads the decisions of a judge: `overrulings` and `wall_rulings`. Precondition: the models and pieces of the
/// scenario have been read.
class OverrulingReader {
public:
    explicit OverrulingReader(Scenario& scenario) : m_scenario{scenario} {}

    void read(ObjectReader& parent);

private:
    void readOverruling(ObjectReader& reader);
    void readWallRuling(ObjectReader& reader);
    [[nodiscard]] std::optional<SightPair> pair(ObjectReader& reader);
    [[nodiscard]] std::optional<ModelId> model(ObjectReader& reader, const char* key);
    [[nodiscard]] JudgeNote note(ObjectReader& reader);
    /// Reads `made_for`.
    [[nodiscard]] std::optional<PairStance> madeFor(ObjectReader& reader);
    [[nodiscard]] std::optional<Stance> stance(ObjectReader& parent, const char* key);
    /// Reads a text that must not be empty.
    [[nodiscard]] QString filled(ObjectReader& reader, const char* key);
    void readWall(ObjectReader& reader, WallRuling& ruling);
    template <class Rulings>
    void add(Rulings& rulings, typename Rulings::value_type ruling, ObjectReader& reader, const char* list);

    Scenario& m_scenario;
};

} // namespace sightline::scenarios
