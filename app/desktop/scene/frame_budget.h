#pragma once

#include <QObject>
#include <QRegion>
#include <QTimer>

#include <chrono>
#include <functional>
#include <optional>

namespace sightline::app {

/// Divides the time of a frame among pictures that must be painted anew: those that do not fit wait for one of
/// the next frames and are shown as they were. During a zoom pictures are scaled; sharp ones are painted when it
/// ends.
class FrameBudget : public QObject {
    Q_OBJECT

public:
    explicit FrameBudget(QObject* parent = nullptr);

    /// Sets the time per frame; std::nullopt, the default, paints everything in each frame, however long that takes.
    void setLimit(std::optional<std::chrono::microseconds> limit);

    /// Begins a frame that paints the part `exposed` of `view`, both in its pixels.
    void beginFrame(const QRect& view, const QRegion& exposed);
    /// Returns false if this frame paints only a portion of the visible portion of `part`.
    [[nodiscard]] bool isExposed(const QRect& part) const { return (QRegion{part & m_view} - m_exposed).isEmpty(); }
    [[nodiscard]] QRect view() const { return m_view; }
    /// Called when the scale changes.
    void scaleChanges();
    [[nodiscard]] bool isZooming() const { return m_limit && m_rest.isActive(); }
    [[nodiscard]] bool hasTime() const { return !m_limit || m_spent < *m_limit; }
    /// Calls `step` until it returns true or the time is spent, and charges the time it takes. Returns true if `step`
    /// did.
    bool spend(const std::function<bool()>& step);
    /// Schedules `goOn` for a picture that waits.
    void postpone();
    /// Records that a waiting picture has requested a frame.
    void frameRequested() { m_asked = true; }
    /// Returns true while a picture is not up to date.
    [[nodiscard]] bool isBusy() const { return m_limit && (m_rest.isActive() || m_next.isActive() || m_asked); }

signals:
    /// Waiting pictures may continue, and request a frame when they are done.
    void goOn();

private:
    void beginShare();

    std::optional<std::chrono::microseconds> m_limit;
    std::chrono::microseconds m_spent{};
    QRect m_view;
    QRegion m_exposed;
    bool m_asked = false;
    QTimer m_next;
    QTimer m_rest;
};

} // namespace sightline::app
