#include "app/desktop/actions/editing_actions.h"

#include "app/desktop/actions/action_set.h"

namespace sightline::app {

EditingActions::EditingActions(ActionSet& set) : QObject{&set} {
    set.bind({{&pointWithKeys, "pointWithKeys"},
              {&turn, "turnBy"},
              {&group, "group"},
              {&ungroup, "ungroup"},
              {&hide, "hide"},
              {&showAll, "showEverything"},
              {&reserve, "takeOffTheTable"},
              {&cutHole, "cutHole"},
              {&fillHoles, "fillHoles"},
              {&saveTemplate, "saveTemplate"},
              {&openEnds, "openEnds"},
              {&tapeCorner, "tapeCorner"},
              {&tapeNextCorner, "tapeNextCorner"},
              {&noTapes, "noTapes"},
              {&cornerTool, "cornerTool"},
              {&rectangleTool, "rectangleTool"},
              {&ellipseTool, "ellipseTool"},
              {&ruinTool, "ruinTool"},
              {&hillTool, "hillTool"},
              {&windowTool, "windowTool"},
              {&doorTool, "doorTool"},
              {&zoneTool, "zoneTool"},
              {&objectiveTool, "objectiveTool"},
              {&labelTool, "labelTool"},
              {&eraseTool, "eraseTool"},
              {&snapGrid, "snapGrid"},
              {&snapCorners, "snapCorners"},
              {&snapEdges, "snapEdges"},
              {&snapAngles, "snapAngles"},
              {&snapBases, "snapBases"}});
    snapSteps = set.group(QStringLiteral("snapSteps"));
    const auto listed = [&set](std::initializer_list<const char*> ids) {
        QList<QAction*> actions;
        for (const char* id : ids) {
            actions << set.named(QLatin1String{id});
        }
        return actions;
    };
    alignments = listed({"alignLeft", "alignCentre", "alignRight", "alignTop", "alignMiddle", "alignBottom"});
    distributions = listed({"distributeAcross", "distributeDown"});
    halfCopies = listed({"halfTurnCopy", "mirrorCopyRight", "mirrorCopyDown"});
    tapeEdges = listed({"tapeLeft", "tapeRight", "tapeTop", "tapeBottom"});
}

} // namespace sightline::app
