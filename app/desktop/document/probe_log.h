#pragma once

#include "scenarios/judge.h"

#include <QByteArray>
#include <QString>

#include <vector>

namespace sightline::app {

/// One question that somebody asked, and what was answered.
struct Probe {
    QString time;   ///< ISO 8601, UTC
    QString player; ///< of the model that looks: for whom it was asked
    scenarios::ModelId observer;
    scenarios::ModelId target;
    QString rules;
    QString rulesHash;
    bool visible = false;       ///< geometry
    bool rulingVisible = false; ///< what the rule set and a judge make of it
    QString certainty;
    QString cover;
    double distanceInches = 0.0;
    QString scenarioHash;
    friend bool operator==(const Probe&, const Probe&) = default;
};

/// What was asked about a table, in order, while somebody wants it kept. Lives as long as the window; no part of the file.
class ProbeLog {
public:
    [[nodiscard]] bool isOn() const { return m_on; }
    /// Switching it off forgets nothing.
    void setOn(bool on) { m_on = on; }
    void clear() { m_probes.clear(); }

    /// Nothing happens while it is off, nor for the question that was noted last, asked again about the same table.
    void note(const scenarios::Scenario& scenario, const scenarios::Verdict& verdict);
    [[nodiscard]] const std::vector<Probe>& probes() const { return m_probes; }
    [[nodiscard]] QByteArray csv() const;

private:
    bool m_on = false;
    std::vector<Probe> m_probes;
};

} // namespace sightline::app
