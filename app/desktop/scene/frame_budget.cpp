#include "app/desktop/scene/frame_budget.h"

namespace sightline::app {

namespace {

/// The time without a step of the wheel, in milliseconds, after which the table is at rest.
constexpr int kRestAfter = 90;

} // namespace

FrameBudget::FrameBudget(QObject* parent) : QObject{parent} {
    m_next.setSingleShot(true);
    m_rest.setSingleShot(true);
    m_rest.setInterval(kRestAfter);
    connect(&m_next, &QTimer::timeout, this, &FrameBudget::beginShare);
    connect(&m_rest, &QTimer::timeout, this, &FrameBudget::beginShare);
}

void FrameBudget::setLimit(std::optional<std::chrono::microseconds> limit) { m_limit = limit; }

void FrameBudget::beginFrame(const QRect& view, const QRegion& exposed) {
    m_view = view;
    m_exposed = exposed;
    m_spent = {};
    m_asked = false;
}

void FrameBudget::scaleChanges() {
    if (m_limit) {
        m_rest.start();
    }
}

void FrameBudget::beginShare() {
    m_spent = {};
    emit goOn();
}

bool FrameBudget::spend(const std::function<bool()>& step) {
    bool isDone = false;
    while (!isDone && hasTime()) {
        const auto start = std::chrono::steady_clock::now();
        isDone = step();
        m_spent += std::chrono::duration_cast<std::chrono::microseconds>(std::chrono::steady_clock::now() - start);
    }
    return isDone;
}

void FrameBudget::postpone() {
    if (!m_next.isActive()) {
        m_next.start(0);
    }
}

} // namespace sightline::app
