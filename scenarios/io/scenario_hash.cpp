#include "scenarios/io/scenario_hash.h"

#include "scenarios/io/scenario_file.h"

#include <QCryptographicHash>

namespace sightline::scenarios {

QString hashOf(Scenario scenario) {
    scenario.photo.reset();
    scenario.log = {};
    return QString::fromLatin1(QCryptographicHash::hash(writeScenario(scenario), QCryptographicHash::Sha256).toHex());
}

} // namespace sightline::scenarios
