#pragma once

#include "scenarios/judge.h"
#include "scenarios/question_log.h"

#include <QByteArray>

namespace sightline::app {

/// The log with one more question, if it is kept. Nothing happens for the question that was noted last, asked again
/// about the same table; of a log that is full the oldest goes.
[[nodiscard]] scenarios::QuestionLog
withProbe(scenarios::QuestionLog log, const scenarios::Scenario& scenario, const scenarios::Verdict& verdict);

/// One line a question, for export.
[[nodiscard]] QByteArray logCsv(const scenarios::QuestionLog& log);

} // namespace sightline::app
