#include "app/desktop/actions/action_names.h"

#include "app/desktop/actions/action_set.h"

#include <QAction>
#include <QLatin1String>

namespace sightline::app {

void nameActions(const ActionSet& set) {
    nameActions({
        {"newTable", set.newTable},
        {"newWindow", set.newWindow},
        {"open", set.open},
        {"save", set.save},
        {"saveAs", set.saveAs},
        {"close", set.close},
        {"quit", set.quit},
        {"undo", set.undo},
        {"redo", set.redo},
        {"cut", set.cut},
        {"copy", set.copy},
        {"paste", set.paste},
        {"duplicate", set.duplicate},
        {"remove", set.remove},
        {"selectAll", set.selectAll},
        {"rename", set.rename},
        {"turnClockwise", set.turnClockwise},
        {"turnBack", set.turnBack},
        {"mirror", set.mirror},
        {"lock", set.lock},
        {"zoomIn", set.zoomIn},
        {"zoomOut", set.zoomOut},
        {"fullSize", set.fullSize},
        {"fitTable", set.fitTable},
        {"fitSelection", set.fitSelection},
        {"rulers", set.rulers},
        {"preferences", set.preferences},
        {"heights", set.heights},
        {"fullScreen", set.fullScreen},
        {"selectTool", set.selectTool},
        {"sightTool", set.sightTool},
        {"polygonTool", set.polygonTool},
        {"wallTool", set.wallTool},
        {"measureTool", set.measureTool},
        {"makeObserver", set.makeObserver},
        {"makeTarget", set.makeTarget},
        {"flip", set.flip},
        {"clearPair", set.clearPair},
        {"profile", set.profile},
        {"shot", set.shot},
        {"units", set.units},
        {"proof", set.proof},
        {"history", set.history},
        {"triedLines", set.triedLines},
        {"oneToMany", set.oneToMany},
        {"snapping", set.snapping},
        {"placementStudy", set.placementStudy},
        {"agreementRun", set.agreementRun},
        {"overrule", set.overrule},
        {"overruleWall", set.overruleWall},
        {"rulings", set.rulings},
        {"testPacks", set.testPacks},
        {"compareRules", set.compareRules},
        {"editRules", set.editRules},
        {"tolerance", set.tolerance},
        {"systemTheme", set.systemTheme},
        {"lightTheme", set.lightTheme},
        {"darkTheme", set.darkTheme},
        {"printTheme", set.printTheme},
        {"classicColours", set.classicColors},
        {"resetLayout", set.resetLayout},
        {"help", set.help},
        {"commands", set.commands},
        {"shortcuts", set.shortcuts},
        {"about", set.about},
    });
}

void nameActions(std::initializer_list<std::pair<const char*, QAction*>> actions) {
    for (const auto& [name, action] : actions) {
        action->setObjectName(QLatin1String{name});
    }
}

} // namespace sightline::app
