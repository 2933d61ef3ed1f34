#include "tests/support/secret_table.h"

#include "scenarios/edits/edits.h"
#include "scenarios/vision/knowledge.h"
#include "scenarios/vision/vision_edits.h"
#include "tests/support/gui_table.h"

#include <utility>

namespace sightline::test {

scenarios::Scenario secretTable() {
    scenarios::Scenario table = smallTable();
    for (scenarios::Model& model : table.models) {
        model.position =
            geometry::pointFromInches(model.position.x.inches() + 0.137, model.position.y.inches() + 0.253);
        if (model.player.value == u"b") {
            model.name = QStringLiteral("Zyx") + model.id.value;
            model.unit = QStringLiteral("Qwertz");
        }
    }
    scenarios::Label label;
    label.id = {QStringLiteral("secret-label")};
    label.text = QStringLiteral("Ambushhere");
    label.position = geometry::pointFromInches(47.713, 31.317);
    table.description = QStringLiteral("Bertwaits");
    return scenarios::withVisionUpdated(scenarios::withFog(scenarios::withLabelAdded(std::move(table), label), true));
}

} // namespace sightline::test
