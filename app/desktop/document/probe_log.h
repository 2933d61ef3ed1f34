#pragma once

#include "scenarios/judge/verdict.h"
#include "scenarios/model/question_log.h"

#include <QByteArray>

namespace sightline::app {

/// Returns the log with one more entry, if logging is on. A repetition of the last question about the same table is
/// ignored; a full log drops its oldest entry.
[[nodiscard]] scenarios::QuestionLog
withProbe(scenarios::QuestionLog log, const scenarios::Scenario& scenario, const scenarios::Verdict& verdict);

/// Returns the log as CSV, one row per question.
[[nodiscard]] QByteArray logCsv(const scenarios::QuestionLog& log);

} // namespace sightline::app
