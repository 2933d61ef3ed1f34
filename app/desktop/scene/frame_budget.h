#pragma once

#include <QObject>
#include <QRegion>
#include <QTimer>

#include <chrono>
#include <functional>
#include <optional>

namespace sightline::app {

/// Shares out the time a frame has among the pictures of things that must be painted anew: what does not fit waits for
/// one of the next frames and is shown as it was meanwhile. While the table is being zoomed, pictures of another size
/// are stretched; the sharp ones come when it rests.
class FrameBudget : public QObject {
    Q_OBJECT

public:
    explicit FrameBudget(QObject* parent = nullptr);

    /// Nothing, as at first: each frame paints whatever it needs, however long that takes.
    void setLimit(std::optional<std::chrono::microseconds> limit);

    /// `view` and what of it is painted in this frame, in its pixels.
    void beginFrame(const QRect& view, const QRegion& exposed);
    /// False if only a part of what the view shows of this is painted in this frame.
    [[nodiscard]] bool isExposed(const QRect& part) const { return (QRegion{part & m_view} - m_exposed).isEmpty(); }
    [[nodiscard]] QRect view() const { return m_view; }
    /// The size of all changes.
    void scaleChanges();
    [[nodiscard]] bool isZooming() const { return m_limit && m_rest.isActive(); }
    [[nodiscard]] bool hasTime() const { return !m_limit || m_spent < *m_limit; }
    /// Calls `step` until it says that nothing is left or there is no more time, and counts the time that takes; true
    /// if nothing is left.
    bool spend(const std::function<bool()>& step);
    /// Something waits to be painted. It is asked for again, by `goOn`.
    void postpone();
    /// A frame comes that something waits for.
    void frameRequested() { m_asked = true; }
    /// Something is not yet shown as it is.
    [[nodiscard]] bool isBusy() const { return m_limit && (m_rest.isActive() || m_next.isActive() || m_asked); }

signals:
    /// Who waits may go on now, and ask for a frame when it is done.
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
