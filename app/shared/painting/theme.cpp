#include "app/shared/painting/theme.h"

#include "app/shared/text/verdict_text.h"

#include <QPalette>

#include <algorithm>

namespace sightline::app {

namespace {

void setVerdicts(Theme& theme, QColor clear, QColor blocked, QColor tooClose, QColor notLegal) {
    theme.clear = {clear, 2.5, {}, EndMark::ArrowInRing};
    theme.blocked = {blocked, 2.5, {8, 5}, EndMark::Cross};
    theme.tooClose = {tooClose, 2.5, {10, 4, 2, 4}, EndMark::WaveInRing};
    const QColor sculpt{theme.isDark ? 0xF8F0B8U : 0x2A3CF0U};
    theme.dependsOnSculpt = {sculpt, 2.5, {6, 3, 6, 8}, EndMark::HalfRing};
    theme.visibleNotLegal = {notLegal, 1.5, {}, EndMark::BarredRing};
    // Of its own color, whichever pair stands for clear and blocked.
    const QColor judge{theme.isDark ? 0xCBA1FCU : 0x6A35B0U};
    const QList<double> dashes{14, 4, 2, 4, 2, 4};
    theme.overruledVisible = {judge, 2.5, dashes, EndMark::TickInDiamond};
    theme.overruledNotVisible = {judge, 2.5, dashes, EndMark::BarInDiamond};
    theme.visibleByRules = {clear, 2.5, {20, 4}, EndMark::ArrowInSquare};
    theme.hiddenByRules = {blocked, 2.5, {3, 4}, EndMark::CrossInSquare};
}

/// Lightness of a window, 0 to 1, up to which its palette is taken for one of high contrast.
constexpr double kBlackWindow = 0.06;

/// Returns the dark theme on black: grounds are black, lines and texts are white or nearly so.
Theme blackTheme(VerdictColors colors) {
    Theme theme = Theme::dark(colors);
    const QColor nearlyWhite{0xE0E0E0};
    theme.surround = Qt::black;
    theme.ground = Qt::black;
    theme.gridFine = QColor{255, 255, 255, 40};
    theme.gridCoarse = QColor{255, 255, 255, 90};
    theme.tableEdge = Qt::white;
    theme.ruler = nearlyWhite;
    theme.rulerText = Qt::white;
    theme.terrain = Qt::white;
    theme.terrainFill = QColor{0x5A5A5A};
    theme.terrainShade = QColor{0xC8C8C8};
    theme.wall = Qt::white;
    theme.modelFill = QColor{0x1A1A1A};
    theme.modelText = Qt::white;
    theme.text = Qt::white;
    theme.textQuiet = nearlyWhite;
    theme.labelFill = Qt::black;
    return theme;
}

} // namespace

Theme Theme::light(VerdictColors colors) {
    Theme theme;
    theme.surround = QColor{0xD3CFC6};
    theme.ground = QColor{0xE9E6DF};
    theme.gridFine = QColor{0, 0, 0, 20};
    theme.gridCoarse = QColor{0, 0, 0, 46};
    theme.tableEdge = QColor{0x6B655A};
    theme.ruler = QColor{0x8A8478};
    theme.rulerText = QColor{0x5A554B};
    theme.terrain = QColor{0x4A453C};
    theme.terrainFill = QColor{0x8F8778};
    theme.terrainShade = QColor{0x6A6355};
    theme.wall = QColor{0x2E2A24};
    theme.modelFill = QColor{0xFBFAF7};
    theme.modelText = QColor{0x1E1C19};
    theme.objective = QColor{0x6E5A9E};
    theme.text = QColor{0x1E1C19};
    theme.textQuiet = QColor{0x5A554B};
    theme.selection = QColor{0x1B5FC1};
    theme.hover = QColor{0x1B, 0x5F, 0xC1, 70};
    theme.labelFill = QColor{0xFF, 0xFE, 0xFB, 240};
    theme.preview = QColor{0x1B5FC1};
    theme.warning = QColor{0xB3261E};
    // Blue and reddish purple of Okabe and Ito, darkened; then yellow-brown and slate: none comes near a verdict's
    // color.
    theme.players = {QColor{0x0A5FA8}, QColor{0xA8428A}, QColor{0x7A6A1E}, QColor{0x4C4F69}};
    theme.proofFills = {QColor{0x4F76B3}, QColor{0x8A63AE}, QColor{0x7D6B57},
                        QColor{0xB0618F}, QColor{0x5E7183}, QColor{0x3D5A73}};
    if (colors == VerdictColors::Classic) {
        setVerdicts(theme, QColor{0x008A1E}, QColor{0xD01818}, QColor{0x9A6B00}, QColor{0x5B6B7B});
    } else {
        // Bluish green and vermilion of Okabe and Ito, and a brown for what is too close to call: so far apart in
        // lightness that no deficiency and no grey joins two of them. An amber that can be read on light ground would
        // be this red for who sees no green.
        setVerdicts(theme, QColor{0x006F4F}, QColor{0xC8401A}, QColor{0x612A00}, QColor{0x374055});
    }
    return theme;
}

Theme Theme::dark(VerdictColors colors) {
    Theme theme;
    theme.surround = QColor{0x16181B};
    theme.ground = QColor{0x23262B};
    theme.gridFine = QColor{255, 255, 255, 15};
    theme.gridCoarse = QColor{255, 255, 255, 36};
    theme.tableEdge = QColor{0x8B9099};
    theme.ruler = QColor{0x777D87};
    theme.rulerText = QColor{0xA6ACB5};
    theme.terrain = QColor{0xB4B9C1};
    theme.terrainFill = QColor{0x565C66};
    theme.terrainShade = QColor{0x8C939E};
    theme.wall = QColor{0xE3E6EA};
    theme.modelFill = QColor{0x30343A};
    theme.modelText = QColor{0xF2F3F5};
    theme.objective = QColor{0xB7A3E6};
    theme.text = QColor{0xF2F3F5};
    theme.textQuiet = QColor{0xA6ACB5};
    theme.selection = QColor{0x7DB4FF};
    theme.hover = QColor{0x7D, 0xB4, 0xFF, 80};
    theme.labelFill = QColor{0x1B, 0x1E, 0x22, 240};
    theme.preview = QColor{0x7DB4FF};
    theme.warning = QColor{0xFF8A80};
    theme.players = {QColor{0x5AB0F2}, QColor{0xE08CC8}, QColor{0xD8C65A}, QColor{0xA9AEC9}};
    theme.proofFills = {QColor{0x7FA6E0}, QColor{0xB794DC}, QColor{0xB8A58E},
                        QColor{0xD98FBC}, QColor{0x93A6B8}, QColor{0x6F93B0}};
    theme.isDark = true;
    if (colors == VerdictColors::Classic) {
        setVerdicts(theme, QColor{0x3FD65A}, QColor{0xFF5C5C}, QColor{0xF2B632}, QColor{0xA7B6C6});
    } else {
        setVerdicts(theme, QColor{0x2CA985}, QColor{0xFC8C5D}, QColor{0xF2B632}, QColor{0xB6C7DB});
    }
    return theme;
}

Theme Theme::print(VerdictColors colors) {
    Theme theme = light(colors);
    theme.surround = Qt::white;
    theme.ground = Qt::white;
    theme.gridFine = QColor{0, 0, 0, 22};
    theme.gridCoarse = QColor{0, 0, 0, 60};
    theme.tableEdge = Qt::black;
    theme.ruler = QColor{0x444444};
    theme.rulerText = Qt::black;
    theme.terrain = QColor{0x222222};
    theme.terrainFill = QColor{0xB8B8B8};
    theme.terrainShade = QColor{0x666666};
    theme.wall = Qt::black;
    theme.modelFill = Qt::white;
    theme.text = Qt::black;
    theme.modelText = Qt::black;
    theme.textQuiet = QColor{0x444444};
    theme.labelFill = QColor{255, 255, 255, 240};
    return theme;
}

Theme Theme::forPalette(const QPalette& palette, VerdictColors colors) {
    const double lightness = palette.color(QPalette::Window).lightnessF();
    return lightness <= kBlackWindow ? blackTheme(colors) : lightness < 0.5 ? dark(colors) : light(colors);
}

const VerdictStyle& Theme::style(VerdictLook look) const {
    switch (look) {
    case VerdictLook::Clear: return clear;
    case VerdictLook::Blocked:
    case VerdictLook::Tried: return blocked;
    case VerdictLook::TooClose: return tooClose;
    case VerdictLook::DependsOnSculpt: return dependsOnSculpt;
    case VerdictLook::VisibleNotLegal: return visibleNotLegal;
    case VerdictLook::OverruledVisible: return overruledVisible;
    case VerdictLook::OverruledNotVisible: return overruledNotVisible;
    case VerdictLook::VisibleByRules: return visibleByRules;
    case VerdictLook::HiddenByRules: return hiddenByRules;
    }
    return blocked;
}

QColor Theme::playerColor(const scenarios::Scenario& scenario, const scenarios::PlayerId& id) const {
    const auto found = std::ranges::find(scenario.players, id, &scenarios::Player::id);
    if (found == scenario.players.end()) {
        return textQuiet;
    }
    if (const QColor named{found->color}; named.isValid()) {
        // A color chosen for light paper would drown in a dark table.
        return isDark && named.lightnessF() < 0.6F
                   ? QColor::fromHslF(std::max(0.0F, named.hslHueF()), named.hslSaturationF(), 0.66F)
                   : named;
    }
    return players[(found - scenario.players.begin()) % players.size()];
}

VerdictLook lookOf(VerdictKind kind) {
    switch (kind) {
    case VerdictKind::Clear: return VerdictLook::Clear;
    case VerdictKind::DependsOnSculpt: return VerdictLook::DependsOnSculpt;
    case VerdictKind::TooClose: return VerdictLook::TooClose;
    case VerdictKind::NotLegal: return VerdictLook::VisibleNotLegal;
    case VerdictKind::OverruledVisible: return VerdictLook::OverruledVisible;
    case VerdictKind::OverruledNotVisible: return VerdictLook::OverruledNotVisible;
    case VerdictKind::VisibleByRules: return VerdictLook::VisibleByRules;
    case VerdictKind::HiddenByRules: return VerdictLook::HiddenByRules;
    case VerdictKind::Blocked:
    case VerdictKind::NoLineFound: break;
    }
    return VerdictLook::Blocked;
}

VerdictLook lookOf(const scenarios::Scenario& scenario, const scenarios::Verdict& verdict) {
    return lookOf(kindOf(scenario, verdict));
}

} // namespace sightline::app
