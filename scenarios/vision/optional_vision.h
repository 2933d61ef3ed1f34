#pragma once

#include <memory>

namespace sightline::scenarios {

struct Vision;

/// Nothing, or what a hidden game adds to a table. Copies share it, so that a table without fog costs one empty pointer
/// and a copy of one with fog no more than that.
class OptionalVision {
public:
    OptionalVision() = default;
    explicit OptionalVision(Vision vision);

    [[nodiscard]] explicit operator bool() const { return m_vision != nullptr; }
    /// Precondition: there is one.
    [[nodiscard]] const Vision& operator*() const { return *m_vision; }
    [[nodiscard]] const Vision* operator->() const { return m_vision.get(); }

    friend bool operator==(const OptionalVision& a, const OptionalVision& b);

private:
    std::shared_ptr<const Vision> m_vision;
};

} // namespace sightline::scenarios
