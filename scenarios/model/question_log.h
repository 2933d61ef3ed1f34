#pragma once

#include "scenarios/model/ids.h"

#include <QJsonObject>
#include <QString>

#include <vector>

namespace sightline::scenarios {

/// One logged question with its answer. The models need not be on the table any more.
struct Probe {
    QString time;   ///< ISO 8601, UTC
    QString player; ///< the observer's player, for whom the question was asked
    ModelId observer;
    ModelId target;
    QString rules;
    QString rulesHash;
    bool visible = false;       ///< the headline; in logs of older programs the geometry
    bool rulingVisible = false; ///< the ruling of the rule set and a judge
    QString certainty;
    QString cover;
    double distanceInches = 0.0;
    QString scenarioHash;
    QJsonObject unknown = {};
    friend bool operator==(const Probe&, const Probe&) = default;
};

/// The maximum number of entries in a log.
inline constexpr int kMaxProbes = 50'000;

/// The log of questions about a table, in order.
struct QuestionLog {
    bool isKept = false; ///< true if logging continues for whoever opens the file
    std::vector<Probe> probes = {};
    QJsonObject unknown = {};
    friend bool operator==(const QuestionLog&, const QuestionLog&) = default;
    [[nodiscard]] bool isEmpty() const { return !isKept && probes.empty() && unknown.isEmpty(); }
};

} // namespace sightline::scenarios
