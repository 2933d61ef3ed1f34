#include "app/cli/unit_named.h"

#include "app/cli/input.h"

#include <algorithm>

namespace sightline::app::cli {

using scenarios::UnitName;

UnitName unitNamed(const scenarios::Scenario& scenario, const QString& option, const QString& name) {
    const auto units = scenarios::unitsOf(scenario);
    std::vector<UnitName> found;
    std::ranges::copy_if(units, std::back_inserter(found), [&](const UnitName& unit) {
        return unit.unit.isEmpty() ? unit.alone.value == name
                                   : unit.unit == name || unit.player.value + u'/' + unit.unit == name;
    });
    if (const auto* model = scenario.model(scenarios::ModelId{name}); found.empty() && model) {
        found.push_back(scenarios::unitOf(*model));
    }
    if (found.size() == 1) {
        return found.front();
    }
    QStringList names;
    for (const UnitName& unit : found.empty() ? units : found) {
        names.append(unit.unit.isEmpty() ? unit.alone.value
                     : found.empty()     ? unit.unit
                                         : unit.player.value + u'/' + unit.unit);
    }
    names.removeDuplicates();
    throw UsageError{found.empty() ? QStringLiteral("--%1: there is no unit or lone model “%2”; there are %3.")
                                         .arg(option, name, someOf(names))
                                   : QStringLiteral("--%1 “%2” is the name of several units; write %3.")
                                         .arg(option, name, names.join(QStringLiteral(" or ")))};
}

} // namespace sightline::app::cli
