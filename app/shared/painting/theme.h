#pragma once

#include "scenarios/judge/verdict.h"

#include <QColor>
#include <QList>
#include <QString>

class QPalette;

namespace sightline::app {

enum class VerdictKind;

/// The ways in which a sight line is drawn.
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

/// The sign at the end of a line, so that color is never the only distinction.
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

/// Holds how a kind of line is drawn. Width and dashes are in screen pixels.
struct VerdictStyle {
    QColor color;
    double width = 2.5;
    QList<double> dashes; ///< empty: solid
    EndMark endMark = EndMark::None;
};

/// The pair of colors for clear and blocked lines.
enum class VerdictColors { Okabe, Classic };

/// All colors and widths of canvas and widgets. Light, dark and print themes differ only here.
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
    QColor preview; ///< the element that a tool is about to create
    QColor warning;
    QList<QColor> players;    ///< for players without a color of their own, by their index
    QList<QColor> proofFills; ///< of pieces in the space of lines; none is similar to a verdict's color
    VerdictStyle clear;
    VerdictStyle blocked;
    VerdictStyle tooClose;
    VerdictStyle dependsOnSculpt;
    VerdictStyle visibleNotLegal;
    VerdictStyle overruledVisible; ///< decided otherwise by a judge
    VerdictStyle overruledNotVisible;
    VerdictStyle visibleByRules; ///< visible by the rule set, blocked by geometry alone
    VerdictStyle hiddenByRules;  ///< hidden by the rule set, clear by geometry alone
    bool isDark = false;

    // Widths of lines in screen pixels: of low, medium and tall pieces, walls, and rims of bases.
    double thinWidth = 1.0;
    double mediumWidth = 2.0;
    double tallWidth = 3.0;
    double wallWidth = 5.0;
    double rimWidth = 3.0;

    /// Return the themes of the window, and that of paper.
    [[nodiscard]] static Theme light(VerdictColors colors = VerdictColors::Okabe);
    [[nodiscard]] static Theme dark(VerdictColors colors = VerdictColors::Okabe);
    [[nodiscard]] static Theme print(VerdictColors colors = VerdictColors::Okabe);
    /// Returns the light or the dark theme, to match the window color of the palette.
    [[nodiscard]] static Theme forPalette(const QPalette& palette, VerdictColors colors = VerdictColors::Okabe);

    /// Returns the style of a kind of line.
    [[nodiscard]] const VerdictStyle& style(VerdictLook look) const;
    /// Returns the color of a player: the one named in the file, else by index; gray for a model without a player.
    [[nodiscard]] QColor playerColor(const scenarios::Scenario& scenario, const scenarios::PlayerId& id) const;
};

/// Returns how an answer is drawn; it follows from its word.
[[nodiscard]] VerdictLook lookOf(VerdictKind kind);
/// Returns how a verdict is drawn on this table, see `kindOf`.
[[nodiscard]] VerdictLook lookOf(const scenarios::Scenario& scenario, const scenarios::Verdict& verdict);

} // namespace sightline::app
