#pragma once

#include "scenarios/judge.h"

#include <QColor>
#include <QList>
#include <QString>

class QPalette;

namespace sightline::app {

/// The ways a sight line can look.
enum class VerdictLook {
    Clear,
    Blocked,
    TooClose,
    DependsOnSculpt,
    VisibleNotLegal,
    Tried,
    OverruledVisible,
    OverruledNotVisible,
    VisibleByRules,
    HiddenByRules
};

/// The sign at the end of a line, so that color is never alone.
enum class EndMark {
    ArrowInRing,
    Cross,
    WaveInRing,
    BarredRing,
    None,
    TickInDiamond,
    BarInDiamond,
    ArrowInSquare,
    CrossInSquare,
    HalfRing
};

/// How a line of one look is drawn. Widths are in screen pixels, dashes in pixels too.
struct VerdictStyle {
    QColor color;
    double width = 2.5;
    QList<double> dashes; ///< empty: solid
    EndMark endMark = EndMark::None;
};

/// Which pair of colors stands for clear and blocked.
enum class VerdictColors { Okabe, Classic };

/// All colors and widths of canvas and widgets in one place. Light, dark and print differ only here.
struct Theme {
    QColor surround; ///< around the table
    QColor ground;
    QColor gridFine;
    QColor gridCoarse;
    QColor tableEdge;
    QColor ruler;
    QColor rulerText;
    QColor terrain;      ///< lines of terrain
    QColor terrainFill;  ///< of tall pieces
    QColor terrainShade; ///< hatches and the inner shadow
    QColor wall;
    QColor modelFill;
    QColor modelText;
    QColor objective;
    QColor text;
    QColor textQuiet;
    QColor selection;
    QColor hover;
    QColor labelFill;
    QColor preview; ///< what a tool is about to make
    QColor warning;
    QList<QColor> players;    ///< for players who name no color, by their place in the list
    QList<QColor> proofFills; ///< of pieces in the space of lines; none comes near a verdict's color
    VerdictStyle clear;
    VerdictStyle blocked;
    VerdictStyle tooClose;
    VerdictStyle dependsOnSculpt;
    VerdictStyle visibleNotLegal;
    VerdictStyle overruledVisible; ///< a judge decided otherwise
    VerdictStyle overruledNotVisible;
    VerdictStyle visibleByRules; ///< the rule set sees what plain geometry blocks
    VerdictStyle hiddenByRules;  ///< the rule set hides what plain geometry sees
    bool isDark = false;

    double thinWidth = 1.0;
    double mediumWidth = 2.0;
    double tallWidth = 3.0;
    double wallWidth = 5.0;
    double rimWidth = 3.0;

    [[nodiscard]] static Theme light(VerdictColors colors = VerdictColors::Okabe);
    [[nodiscard]] static Theme dark(VerdictColors colors = VerdictColors::Okabe);
    [[nodiscard]] static Theme print(VerdictColors colors = VerdictColors::Okabe);
    /// Light or dark, as the window color of the palette is.
    [[nodiscard]] static Theme forPalette(const QPalette& palette, VerdictColors colors = VerdictColors::Okabe);

    [[nodiscard]] const VerdictStyle& style(VerdictLook look) const;
    /// The color of a player: as the file says, else by place in the list; grey for a model of no player.
    [[nodiscard]] QColor playerColor(const scenarios::Scenario& scenario, const scenarios::PlayerId& id) const;
};

/// How a verdict is drawn: it follows the word that it gets, see `kindOf`.
[[nodiscard]] VerdictLook lookOf(const scenarios::Verdict& verdict);

} // namespace sightline::app
