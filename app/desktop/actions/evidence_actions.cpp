#include "app/desktop/actions/evidence_actions.h"

#include "app/desktop/actions/action_set.h"

namespace sightline::app {

EvidenceActions::EvidenceActions(ActionSet& set) : QObject{&set} {
    set.bind({{&sheet, "sheet"},
              {&exportView, "exportView"},
              {&copyImage, "copyImage"},
              {&copyAnswer, "copyAnswer"},
              {&print, "print"},
              {&photo, "disputePhoto"},
              {&compareTables, "compareTables"},
              {&keepLog, "keepLog"},
              {&exportLog, "exportLog"},
              {&forgetLog, "forgetLog"},
              {&positions, "exportPositions"},
              {&verdicts, "exportVerdicts"}});
}

} // namespace sightline::app
