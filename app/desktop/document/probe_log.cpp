#include "app/desktop/document/probe_log.h"

#include "scenarios/io/csv.h"
#include "scenarios/io/json_writer.h"
#include "scenarios/io/scenario_hash.h"
#include "scenarios/io/verdict_json.h"

#include <QDateTime>

namespace sightline::app {

void ProbeLog::note(const scenarios::Scenario& scenario, const scenarios::Verdict& verdict) {
    if (!m_on) {
        return;
    }
    Probe probe;
    if (const auto* observer = scenario.model(verdict.observer)) {
        probe.player = observer->player.value;
    }
    probe.observer = verdict.observer;
    probe.target = verdict.target;
    probe.rules = verdict.rules;
    probe.rulesHash = verdict.ruling.hash;
    probe.visible = verdict.visible();
    probe.rulingVisible = verdict.ruling.visible;
    probe.certainty = verdict.certainty ? wordFor(*verdict.certainty) : QString{};
    probe.cover = verdict.ruling.cover;
    probe.distanceInches = verdict.distance.inches();
    probe.scenarioHash = hashOf(scenario);
    if (!m_probes.empty()) {
        probe.time = m_probes.back().time;
        if (probe == m_probes.back()) {
            return;
        }
    }
    probe.time = QDateTime::currentDateTimeUtc().toString(Qt::ISODate);
    m_probes.push_back(std::move(probe));
}

QByteArray ProbeLog::csv() const {
    using scenarios::csvCell;
    QByteArray text = "time,for,from,to,rules,rules_hash,visible,ruling_visible,certainty,cover,distance_in,scenario_hash\r\n";
    for (const Probe& probe : m_probes) {
        text += scenarios::csvRow({csvCell(probe.time), csvCell(probe.player), csvCell(probe.observer.value), csvCell(probe.target.value), csvCell(probe.rules),
                                   csvCell(probe.rulesHash), csvCell(probe.visible), csvCell(probe.rulingVisible), csvCell(probe.certainty), csvCell(probe.cover),
                                   scenarios::jsonNumber(probe.distanceInches), csvCell(probe.scenarioHash)});
    }
    return text;
}

} // namespace sightline::app
