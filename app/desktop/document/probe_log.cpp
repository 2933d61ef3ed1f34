#include "app/desktop/document/probe_log.h"
#include "scenarios/judge/headline.h"

#include "scenarios/base/csv.h"
#include "scenarios/base/json_writer.h"
#include "scenarios/io/scenario_hash.h"
#include "scenarios/output/verdict_json.h"

#include <QDateTime>

namespace sightline::app {

using scenarios::Probe;
using scenarios::QuestionLog;

QuestionLog withProbe(QuestionLog log, const scenarios::Scenario& scenario, const scenarios::Verdict& verdict) {
    if (!log.isKept) {
        return log;
    }
    Probe probe;
    if (const auto* observer = scenario.model(verdict.observer)) {
        probe.player = observer->player.value;
    }
    probe.observer = verdict.observer;
    probe.target = verdict.target;
    probe.rules = verdict.rules;
    probe.rulesHash = verdict.ruling.hash;
    const auto headline = headlineOf(verdict);
    probe.visible = headline.visible;
    probe.rulingVisible = verdict.ruling.visible;
    probe.certainty = headline.certainty ? wordFor(*headline.certainty) : QString{};
    probe.cover = reportedCover(verdict.ruling).level;
    probe.distanceInches = headline.distance.inches();
    probe.scenarioHash = hashOf(scenario);
    if (!log.probes.empty()) {
        probe.time = log.probes.back().time;
        probe.unknown = log.probes.back().unknown;
        if (probe == log.probes.back()) {
            return log;
        }
    }
    probe.unknown = {};
    if (log.probes.size() >= static_cast<std::size_t>(scenarios::kMaxProbes)) {
        log.probes.erase(log.probes.begin());
    }
    probe.time = QDateTime::currentDateTimeUtc().toString(Qt::ISODate);
    log.probes.push_back(std::move(probe));
    return log;
}

QByteArray logCsv(const QuestionLog& log) {
    using scenarios::csvCell;
    QByteArray text =
        "time,for,from,to,rules,rules_hash,visible,ruling_visible,certainty,cover,distance_in,scenario_hash\r\n";
    for (const Probe& probe : log.probes) {
        text += scenarios::csvRow({csvCell(probe.time), csvCell(probe.player), csvCell(probe.observer.value),
                                   csvCell(probe.target.value), csvCell(probe.rules), csvCell(probe.rulesHash),
                                   csvCell(probe.rulingVisible), csvCell(probe.rulingVisible), csvCell(probe.certainty),
                                   csvCell(probe.cover), scenarios::jsonNumber(probe.distanceInches),
                                   csvCell(probe.scenarioHash)});
    }
    return text;
}

} // namespace sightline::app
