#include "app/desktop/actions/action_groups.h"

#include "app/desktop/services/sight_watch.h"

#include <QAction>

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

bool DesignActions::pointsWithKeys() const { return set.editing->pointWithKeys->isChecked(); }

void DesignActions::setMapShown(bool on) { set.setFact(Fact::HeatMap, on); }

void VisionActions::bindMenus() {
    views = set.menu(QStringLiteral("viewsMenu"));
    fogOver = set.menu(QStringLiteral("fogOverMenu"));
    profiles = set.menu(QStringLiteral("profilesMenu"));
}

} // namespace sightline::app
