#pragma once

#include "scenarios/ids.h"

#include <QJsonObject>
#include <QString>

#include <vector>

namespace sightline::scenarios {

/// One question that somebody asked, and what was answered. The models may have left the table since.
struct Probe {
    QString time;   ///< ISO 8601, UTC
    QString player; ///< of the model that looks: for whom it was asked
    ModelId observer;
    ModelId target;
    QString rules;
    QString rulesHash;
    bool visible = false;       ///< the headline; in logs of older programs the geometry
    bool rulingVisible = false; ///< what the rule set and a judge make of it
    QString certainty;
    QString cover;
    double distanceInches = 0.0;
    QString scenarioHash;
    QJsonObject unknown = {};
    friend bool operator==(const Probe&, const Probe&) = default;
};

inline constexpr int kMaxProbes = 50'000;

/// What was asked about a table, in order.
struct QuestionLog {
    bool isKept = false; ///< whoever opens the file goes on with it
    std::vector<Probe> probes = {};
    QJsonObject unknown = {};
    friend bool operator==(const QuestionLog&, const QuestionLog&) = default;
    [[nodiscard]] bool isEmpty() const { return !isKept && probes.empty() && unknown.isEmpty(); }
};

} // namespace sightline::scenarios
