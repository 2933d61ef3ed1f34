#include "app/desktop/actions/seeing_actions.h"

#include "app/desktop/actions/action_set.h"
#include "app/desktop/services/sight_watch.h"

namespace sightline::app {

const std::vector<Looking>& sightModes() {
    using geometry::SampleSettings;
    using geometry::SightMethod;
    static const std::vector<Looking> ways{{SightMethod::Exact, {}},
                                           {SightMethod::Sampled, {}},
                                           {SightMethod::Sampled, SampleSettings::inBands()},
                                           {SightMethod::Sampled, SampleSettings::withPoints(4)},
                                           {SightMethod::Sampled, SampleSettings::withPoints(8)},
                                           {SightMethod::Sampled, SampleSettings::withPoints(16)},
                                           {SightMethod::Sampled, SampleSettings::withPoints(32)},
                                           {SightMethod::Sampled, SampleSettings::withPoints(64)},
                                           {SightMethod::Center, {}}};
    return ways;
}

SeeingActions::SeeingActions(ActionSet& set) : QObject{&set} {
    set.bind({{&allLinesHold, "allLinesHold"},
              {&allLines, "allLines"},
              {&probeHold, "probeHold"},
              {&probe, "probe"},
              {&keepLine, "keepLine"},
              {&dropLines, "dropLines"},
              {&loupeHold, "loupeHold"},
              {&loupe, "loupe"},
              {&legend, "legend"},
              {&region, "visibleRegion"},
              {&ranges, "rangeRings"},
              {&coherency, "coherency"},
              {&engagement, "engagement"},
              {&distances, "distances"},
              {&largeTargets, "largeTargets"}});
    canvasThemes = set.group(QStringLiteral("canvasThemes"));
    wheelUses = set.group(QStringLiteral("wheelUses"));
    twoFingers = set.group(QStringLiteral("twoFingers"));
    ways = set.group(QStringLiteral("ways"));
}

} // namespace sightline::app
