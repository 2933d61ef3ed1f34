#pragma once

#include "app/desktop/actions/action_set.h"

#include <QList>

#include <vector>

namespace sightline::app {

struct Looking;

/// Returns the options of `SeeingActions::ways`, the exact one first.
[[nodiscard]] const std::vector<Looking>& sightModes();

/// The commands of the menu "Layout"; their effect is connected in `DesignController`.
struct DesignActions {
    ActionSet& set;

    QAction* panel = set.named("designPanel");
    QAction* map = set.named("mapOfSight");
    QAction* exportMap = set.named("exportMap");
    QAction* report = set.named("layoutReport");
    QAction* moves = set.named("modelMoves");

    /// True if the pointer is currently moved by keys.
    [[nodiscard]] bool pointsWithKeys() const;
    /// Enables what needs a heat map on the table.
    void setMapShown(bool on);
};

/// The commands for building a table beyond the standard ones; their effect is connected in `EditController`.
struct EditingActions {
    ActionSet& set;

    /// The snap targets, in the order of `SnapChoice`.
    QAction* snapGrid = set.named("snapGrid");
    QAction* snapCorners = set.named("snapCorners");
    QAction* snapEdges = set.named("snapEdges");
    QAction* snapAngles = set.named("snapAngles");
    QAction* snapBases = set.named("snapBases");
    /// Grid spacings; each action holds its spacing in inches as data.
    QActionGroup* snapSteps = set.group(QStringLiteral("snapSteps"));

    QAction* cornerTool = set.named("cornerTool");
    QAction* rectangleTool = set.named("rectangleTool");
    QAction* ellipseTool = set.named("ellipseTool");
    QAction* ruinTool = set.named("ruinTool");
    QAction* hillTool = set.named("hillTool");
    QAction* windowTool = set.named("windowTool");
    QAction* doorTool = set.named("doorTool");
    QAction* zoneTool = set.named("zoneTool");
    QAction* objectiveTool = set.named("objectiveTool");
    QAction* labelTool = set.named("labelTool");
    QAction* eraseTool = set.named("eraseTool");

    QList<QAction*> alignments =
        set.named({"alignLeft", "alignCentre", "alignRight", "alignTop", "alignMiddle", "alignBottom"});
    QList<QAction*> distributions = set.named({"distributeAcross", "distributeDown"});
    QList<QAction*> halfCopies = set.named({"halfTurnCopy", "mirrorCopyRight", "mirrorCopyDown"});
    QAction* turn = set.named("turnBy");
    QAction* group = set.named("group");
    QAction* ungroup = set.named("ungroup");
    QAction* hide = set.named("hide");
    QAction* showAll = set.named("showEverything");
    QAction* reserve = set.named("takeOffTheTable");
    QAction* cutHole = set.named("cutHole");
    QAction* fillHoles = set.named("fillHoles");
    /// Tape lines to the edges of the table, from left, right, top and bottom.
    QList<QAction*> tapeEdges = set.named({"tapeLeft", "tapeRight", "tapeTop", "tapeBottom"});
    QAction* tapeCorner = set.named("tapeCorner");
    QAction* tapeNextCorner = set.named("tapeNextCorner");
    QAction* noTapes = set.named("noTapes");
    QAction* saveTemplate = set.named("saveTemplate");
    QAction* openEnds = set.named("openEnds");
    QAction* pointWithKeys = set.named("pointWithKeys"); ///< a switch
};

/// The commands for sheets, pictures, prints and lists; their effect is connected in `EvidenceController`.
struct EvidenceActions {
    ActionSet& set;

    QAction* sheet = set.named("sheet");
    QAction* exportView = set.named("exportView");
    QAction* copyImage = set.named("copyImage");
    QAction* copyAnswer = set.named("copyAnswer");
    QAction* print = set.named("print");
    QAction* photo = set.named("disputePhoto");
    QAction* positions = set.named("exportPositions");
    QAction* verdicts = set.named("exportVerdicts");
    QAction* compareTables = set.named("compareTables");
    QAction* keepLog = set.named("keepLog");
    QAction* exportLog = set.named("exportLog");
    QAction* forgetLog = set.named("forgetLog");
};

/// The commands for files of other programs; their effect is connected in `ImportController`.
struct ImportActions {
    ActionSet& set;

    QAction* importFile = set.named("import");
    QAction* pasteArmy = set.named("pasteArmy");
    QAction* checkModels = set.named("checkModels");
    QAction* exportFormat = set.named("exportFormat");
};

/// The commands for the photo under the table; their effect is connected in `PhotoController`.
struct PhotoActions {
    ActionSet& set;

    QAction* load = set.named("loadPhoto");
    QAction* place = set.named("placePhoto");
    QAction* shown = set.named("showPhoto");
    QAction* remove = set.named("removePhoto");
    QAction* trace = set.named("traceTool");
    QAction* fit = set.named("fitToPhoto");
};

/// The commands that show more than the current pair; their effect is connected in `SeeingController`.
struct SeeingActions {
    ActionSet& set;

    /// The first of each pair acts while its key is held, the second is a switch.
    QAction* allLinesHold = set.named("allLinesHold");
    QAction* allLines = set.named("allLines");
    QAction* probeHold = set.named("probeHold");
    QAction* probe = set.named("probe");
    QAction* loupeHold = set.named("loupeHold");
    QAction* loupe = set.named("loupe");
    QAction* keepLine = set.named("keepLine");
    QAction* dropLines = set.named("dropLines");
    QAction* legend = set.named("legend");
    QAction* region = set.named("visibleRegion");
    QAction* ranges = set.named("rangeRings");
    QAction* coherency = set.named("coherency");
    QAction* engagement = set.named("engagement");
    QAction* distances = set.named("distances");

    /// Each action holds its `CanvasChoice`, `WheelUse` or `TwoFingers` as data.
    QActionGroup* canvasThemes = set.group(QStringLiteral("canvasThemes"));
    QActionGroup* wheelUses = set.group(QStringLiteral("wheelUses"));
    QActionGroup* twoFingers = set.group(QStringLiteral("twoFingers"));
    QAction* largeTargets = set.named("largeTargets");
    /// The methods of looking for lines; each action holds its index in `sightModes` as data.
    QActionGroup* ways = set.group(QStringLiteral("ways"));
};

/// The commands of hidden games; their effect is connected in `VisionController`.
struct VisionActions {
    ActionSet& set;

    QAction* fog = set.named("fogOfWar");
    QAction* endGame = set.named("endHiddenGame");
    QAction* nextView = set.named("nextFogView");
    QAction* nextTurn = set.named("nextTurn");
    QAction* openSide = set.named("openSideTable");
    QAction* saveSide = set.named("saveSideFile");
    QAction* searchLeaks = set.named("searchLeaks");
    QAction* forget = set.named("forgetExplored");

    QAction* panel = set.named("hiddenPanel");
    QAction* suggestCells = set.named("whereToLook");
    QAction* brushTool = set.named("brushTool");
    QAction* lightTool = set.named("lightTool");
    QAction* lightLayer = set.named("lightLayer");
    QAction* groundLayer = set.named("groundLayer");
    QAction* editProfile = set.named("editVisionProfile");
    QAction* modelVision = set.named("modelVision");
    QAction* structures = set.named("visionStructures");
    QAction* allPairs = set.named("allPerceptions");
    QAction* hotSeat = set.named("hotSeat");
    QAction* judgePhrase = set.named("judgePhrase");

    QMenu* views = nullptr;    ///< the side whose view is displayed; filled when it opens
    QMenu* fogOver = nullptr;  ///< the side whose fog is displayed on the judge's table; filled when it opens
    QMenu* profiles = nullptr; ///< ranges and memory of sides; filled when it opens

    /// Precondition: the menu bar is filled.
    void bindMenus();
};

} // namespace sightline::app
