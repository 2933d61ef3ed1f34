#pragma once

namespace sightline::app {

/// The effect of a wheel, and of two-finger scrolling on touchpads that report wheel events.
enum class WheelUse {
    ByDevice, ///< wheels zoom; touchpads that report pixels pan
    Zooms,
    Scrolls ///< with Ctrl it zooms
};

/// The permitted two-finger gestures on a touch screen; panning and zooming exclude each other during one gesture.
enum class TwoFingers { PanAndZoom, PanOnly, ZoomOnly };

/// The pointing devices' behavior on the table.
struct PointerChoice {
    WheelUse wheel = WheelUse::ByDevice;
    TwoFingers twoFingers = TwoFingers::PanAndZoom;
    bool largeTargets = false; ///< touch-sized buttons, even before the first touch
    friend bool operator==(const PointerChoice&, const PointerChoice&) = default;
};

} // namespace sightline::app
