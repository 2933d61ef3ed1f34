#pragma once

#include "scenarios/rules/rule_set.h"
#include "scenarios/vision/senses.h"
#include "tests/scenarios/scenario_maker.h"

/// Small tables for tests of senses: bases of one inch, cells of one inch, the rule set `plan`.
namespace sightline::testsupport {

inline const QString kA = QStringLiteral("a");
inline const QString kB = QStringLiteral("b");
inline const QString kC = QStringLiteral("c");

inline QString text(const char* word) { return QString::fromLatin1(word); }

struct SenseScene {
    scenarios::Scenario scenario;
    scenarios::Vision vision;
    QString rules = QStringLiteral("plan");

    SenseScene() { vision.enabled = true; }

    /// A round base of one inch, so that two of them are one inch less apart than their middles.
    scenarios::Model& add(const QString& id, double x, double y, const QString& player = {}) {
        scenarios::Model model = modelAt(id, x, y);
        model.base = *geometry::Footprint::round(geometry::Length::fromInches(1));
        model.player = {player.isEmpty() ? id : player};
        scenario.models.push_back(std::move(model));
        return scenario.models.back();
    }
    scenarios::ModelVision& of(const QString& id) { return vision.models[{id}]; }
    scenarios::Model& model(const QString& id) {
        return *std::ranges::find(scenario.models, scenarios::ModelId{id}, &scenarios::Model::id);
    }
    scenarios::Piece& addBox(const QString& id, double left, double top, double right, double bottom) {
        scenario.terrain.push_back(boxPiece(id, left, top, right, bottom));
        return scenario.terrain.back();
    }
    scenarios::VisionRegion&
    addRegion(const QString& id, const QString& kind, double left, double top, double right, double bottom) {
        scenarios::VisionRegion region{id, kind,
                                       std::get<geometry::Polygon>(boxPiece(id, left, top, right, bottom).outline)};
        vision.regions.push_back(std::move(region));
        return vision.regions.back();
    }
    scenarios::SenseFigures& figures() { return vision.profile.senses; }

    [[nodiscard]] scenarios::SenseTable table() const {
        return scenarios::SenseTable{
            scenarios::PreparedTable{withVision(scenario, vision), *scenarios::shippedRuleSet(rules)}};
    }
    [[nodiscard]] scenarios::Perception ask(const QString& from, const QString& to) const {
        return perceives(table(), {from}, {to});
    }
    /// "visual, scent", or "-" without contact.
    [[nodiscard]] QString proof(const QString& from, const QString& to) const {
        const auto names = senseNames(ask(from, to).proof);
        return names.isEmpty() ? QStringLiteral("-") : names.join(QStringLiteral(", "));
    }
    /// The code of what one sense says.
    [[nodiscard]] QString why(const QString& from, const QString& to, scenarios::Sense sense) const {
        return ask(from, to).answer(sense).why.code;
    }
};

/// Observer "a" at 10, 20 and target "b" so many inches from edge to edge to its right.
inline SenseScene twoApart(double gap) {
    SenseScene scene;
    scene.add(QStringLiteral("a"), 10, 20);
    scene.add(QStringLiteral("b"), 11 + gap, 20);
    return scene;
}

/// At night, each sense of no range but those of the eyes.
inline SenseScene nightApart(double gap) {
    SenseScene scene = twoApart(gap);
    scene.vision.profile.night = true;
    return scene;
}

/// A wall of a piece between the two of `twoApart`.
inline void wallBetween(SenseScene& scene) { scene.addBox(QStringLiteral("block"), 11.2, 5, 11.8, 35); }

} // namespace sightline::testsupport
