#include "app/shared/text/flip_text.h"

#include "app/shared/text/element_text.h"
#include "app/shared/text/number_text.h"
#include "app/shared/text/verdict_text.h"
#include "scenarios/judge/headline.h"

#include <QCoreApplication>

#include <algorithm>
#include <array>
#include <cmath>
#include <iterator>
#include <numbers>
#include <variant>
#include <vector>

namespace sightline::app {

namespace {

struct FlipWords {
    Q_DECLARE_TR_FUNCTIONS(Flips)
};

} // namespace

QString compassName(const geometry::Vector& way) {
    const std::array names{FlipWords::tr("east"),       FlipWords::tr("south-east"), FlipWords::tr("south"),
                           FlipWords::tr("south-west"), FlipWords::tr("west"),       FlipWords::tr("north-west"),
                           FlipWords::tr("north"),      FlipWords::tr("north-east")};
    const double turns = std::atan2(way.y.inches(), way.x.inches()) / (std::numbers::pi / 4);
    return names[static_cast<std::size_t>((std::lround(turns) + 8) % 8)];
}

namespace {

/// Millimeters from which on people place things by their ruler: half an inch.
constexpr double kByRuler = 12.7;

QString inTableUnit(double millimeters) { return lengthText(geometry::Length::fromMillimeters(millimeters)); }

QString partsOf(const geometry::Vector& by, QString (*lengthOf)(double)) {
    constexpr double kToldMillimeters = 0.1;
    const auto part = [lengthOf](double millimeters, const QString& where) {
        return FlipWords::tr("%1 %2", "a length, to the north").arg(lengthOf(millimeters), where);
    };
    QStringList parts;
    for (const geometry::Vector& way : {geometry::Vector{by.x, {}}, geometry::Vector{{}, by.y}}) {
        const double millimeters = std::abs(way.x.millimeters() + way.y.millimeters());
        if (millimeters >= kToldMillimeters) {
            parts << part(millimeters, compassName(way));
        }
    }
    if (parts.isEmpty()) {
        return part(std::hypot(by.x.millimeters(), by.y.millimeters()), compassName(by));
    }
    return parts.size() == 1
               ? parts.front()
               : FlipWords::tr("%1 and %2", "how far to the east, and to the north").arg(parts.front(), parts.back());
}

} // namespace

QString moveText(const geometry::Vector& by) { return partsOf(by, millimetersText); }

namespace {

/// Returns the names as a list: models first, then pieces, told apart.
QString namesIn(const std::vector<scenarios::AnyId>& elements, const scenarios::Scenario& scenario) {
    QStringList names;
    std::vector<scenarios::PieceId> pieces;
    for (const auto& element : elements) {
        if (const auto* piece = std::get_if<scenarios::PieceId>(&element)) {
            pieces.push_back(*piece);
        } else {
            names << nameOf(scenario, element);
        }
    }
    names << namesApart(scenario, pieces);
    return listOfNames(names);
}

QString patternOf(const scenarios::Flip& flip) {
    if (flip.turned == scenarios::FlippedAnswer::Geometry) {
        return flip.turnsClear
                   ? FlipWords::tr("Move %1 %2, and the line opens.", "who, how far to the north and to the east")
                   : FlipWords::tr("Move %1 %2, and the line is blocked.", "who, how far to the north and to the east");
    }
    return flip.turnsClear ? FlipWords::tr("Move %1 %2, and the rules allow the target to be chosen.",
                                           "who, how far to the north and to the east")
                           : FlipWords::tr("Move %1 %2, and the rules no longer allow the target to be chosen.",
                                           "who, how far to the north and to the east");
}

/// Returns what the flip changes: "This changes only the ruling; the geometry stays the same."; empty for geometry
/// alone.
QString turnedSentence(const scenarios::Flip& flip) {
    switch (flip.turned) {
    case scenarios::FlippedAnswer::Geometry: return {};
    case scenarios::FlippedAnswer::Ruling:
        return FlipWords::tr("This changes only the ruling; the geometry stays the same.");
    case scenarios::FlippedAnswer::Both: return FlipWords::tr("This changes the ruling and the geometry.");
    }
    return {};
}

} // namespace

namespace {

/// Returns the name of what is moved: "Bastion", or "Bastion and its group" if others share the group of a piece.
QString movedName(const scenarios::AnyId& moved, const scenarios::Scenario& scenario) {
    const QString name = nameOf(scenario, moved);
    const auto* id = std::get_if<scenarios::PieceId>(&moved);
    const auto* piece = id ? scenario.piece(*id) : nullptr;
    const bool hasGroup = piece && !piece->group.isEmpty() &&
                          std::ranges::count(scenario.terrain, piece->group, &scenarios::Piece::group) > 1;
    return hasGroup ? FlipWords::tr("%1 and its group", "a piece, and the pieces that move with it").arg(name) : name;
}

/// Returns a height that turns a ruling, rounded up to what is shown, where it turns it too.
QString turningHeightText(geometry::Length height) {
    constexpr double kRounding = 0.01; // of the hundredths of an inch, far below the 0.001 in of such heights
    return lengthText(geometry::Length::fromInches(std::ceil(height.inches() * 100.0 - kRounding) / 100.0));
}

} // namespace

QString flipSentence(const scenarios::Flip& flip, const scenarios::Scenario& scenario) {
    const QString move = flip.lengthMillimeters < kByRuler ? moveText(*flip.by) : partsOf(*flip.by, inTableUnit);
    QStringList sentences{patternOf(flip).arg(movedName(flip.moved, scenario), move)};
    if (const QString turned = turnedSentence(flip); !turned.isEmpty()) {
        sentences << turned;
    }
    if (flip.leavesTable) {
        sentences << FlipWords::tr("It would stand over the table’s edge.");
    }
    std::vector<scenarios::AnyId> others;
    std::ranges::copy_if(flip.overlapped, std::back_inserter(others), [&flip](const scenarios::AnyId& id) {
        return std::ranges::find(flip.barredBy, id) == flip.barredBy.end();
    });
    if (!others.empty()) {
        sentences << FlipWords::tr("It would overlap %1.").arg(namesIn(others, scenario));
    }
    if (!flip.barredBy.empty()) {
        sentences
            << FlipWords::tr("That is no place to stand: it would overlap %1.").arg(namesIn(flip.barredBy, scenario));
    }
    return sentences.join(QLatin1Char{' '});
}

QString heightsSentence(const std::optional<scenarios::HeightsNeeded>& heights) {
    if (!heights) {
        return {};
    }
    if (heights->targetSeen && *heights->targetSeen <= geometry::Length{}) {
        return FlipWords::tr("The target is visible whatever its height.");
    }
    return heights->targetSeen ? FlipWords::tr("The target is visible if it is %1 high or more.")
                                     .arg(turningHeightText(*heights->targetSeen))
                               : FlipWords::tr("The target is not visible, whatever its height.");
}

bool tellsHeights(const scenarios::Verdict& verdict) {
    const auto kind = sightKindOf(verdict);
    return kind != VerdictKind::NotLegal && kind != VerdictKind::DependsOnSculpt && !verdict.ruling.overruled &&
           verdict.ruling.inArc != false;
}

QString heightsRow(const std::optional<scenarios::HeightsNeeded>& heights,
                   const scenarios::Verdict& verdict,
                   const scenarios::Scenario& scenario) {
    const auto* target = scenario.model(verdict.target);
    if (!heights || !target || !tellsHeights(verdict)) {
        return {};
    }
    const geometry::Length step = geometry::Length::fromInches(0.001); // of the heights, which are rounded up
    const bool isSeen = heights->targetSeen && *heights->targetSeen <= target->height + step;
    return isSeen == headlineOf(verdict).visible ? heightsSentence(heights) : QString{};
}

QString flipBoundSentence(const scenarios::Verdict& verdict, const scenarios::Flip& shortest) {
    constexpr double kInTableUnit = 2.54; // millimeters, as for margins
    const auto& margin = verdict.ruling.margin;
    if (shortest.turned == scenarios::FlippedAnswer::Geometry || !verdict.ruling.isMarginProved || !margin ||
        margin->code == u"margin-height" || !margin->millimeters || !shortest.mayStand()) {
        return {};
    }
    const auto textOf = [](double millimeters) {
        return millimeters < kInTableUnit ? millimetersText(millimeters) : inTableUnit(millimeters);
    };
    const QString proved = textOf(*margin->millimeters);
    const QString found = textOf(shortest.lengthMillimeters);
    return *margin->millimeters >= shortest.lengthMillimeters || proved == found
               ? QString{}
               : FlipWords::tr(
                     "No move shorter than %1 changes the ruling; the shortest legal one that was found is %2.")
                     .arg(proved, found);
}

QString hidingSentence(const QString& piece, geometry::Length height) {
    return FlipWords::tr("It would be hidden if %1 were %2 high.").arg(piece, turningHeightText(height));
}

QString viewersSentence(const geometry::ViewerPoints& viewers) {
    const QString best = shareText(viewers.bestShare);
    const QString worst = shareText(viewers.worstShare);
    return best == worst
               ? QString{}
               : FlipWords::tr(
                     "Of single points of the observer’s base, the one that sees most (▲) sees %1 of the target’s "
                     "facing side, the one that sees least (▽) %2; all points together may see more.")
                     .arg(best, worst);
}

} // namespace sightline::app
