#include "app/desktop/scene/frame_share.h"

namespace sightline::app {

namespace {

/// After so many milliseconds without a step of the wheel the table rests.
constexpr int kRestAfter = 90;

} // namespace

FrameShare::FrameShare(QObject* parent) : QObject{parent} {
    m_next.setSingleShot(true);
    m_rest.setSingleShot(true);
    m_rest.setInterval(kRestAfter);
    connect(&m_next, &QTimer::timeout, this, &FrameShare::beginShare);
    connect(&m_rest, &QTimer::timeout, this, &FrameShare::beginShare);
}

void FrameShare::setLimit(std::optional<std::chrono::microseconds> limit) { m_limit = limit; }

void FrameShare::beginFrame(const QRect& view, const QRegion& exposed) {
    m_view = view;
    m_exposed = exposed;
    m_spent = {};
    m_asked = false;
}

void FrameShare::scaleChanges() {
    if (m_limit) {
        m_rest.start();
    }
}

void FrameShare::beginShare() {
    m_spent = {};
    emit goOn();
}

bool FrameShare::spend(const std::function<bool()>& step) {
    bool isDone = false;
    while (!isDone && hasTime()) {
        const auto start = std::chrono::steady_clock::now();
        isDone = step();
        m_spent += std::chrono::duration_cast<std::chrono::microseconds>(std::chrono::steady_clock::now() - start);
    }
    return isDone;
}

void FrameShare::postpone() {
    if (!m_next.isActive()) {
        m_next.start(0);
    }
}

} // namespace sightline::app
