#pragma once

namespace sightline::app {

/// What a wheel does, and two fingers on a touchpad that report as one.
enum class WheelUse {
    ByDevice, ///< wheels zoom, touchpads that tell pixels push the view
    Zooms,
    Scrolls ///< with Ctrl it zooms
};

/// What two fingers on a touch screen may do; the one is never done while the other is meant.
enum class TwoFingers { PanAndZoom, PanOnly, ZoomOnly };

/// How hands work on the table.
struct PointerChoice {
    WheelUse wheel = WheelUse::ByDevice;
    TwoFingers twoFingers = TwoFingers::PanAndZoom;
    bool largeTargets = false; ///< buttons for fingers, even before one touched the table
    friend bool operator==(const PointerChoice&, const PointerChoice&) = default;
};

} // namespace sightline::app
