#pragma once

#include <memory>

namespace sightline::scenarios {

struct Vision;

/// The optional data of a hidden game. Copies share it: a table without fog costs one null pointer, and copying a table
/// with fog no more than that.
class OptionalVision {
public:
    OptionalVision() = default;
    explicit OptionalVision(Vision vision);

    [[nodiscard]] explicit operator bool() const { return m_vision != nullptr; }
    /// Precondition: there is a vision.
    [[nodiscard]] const Vision& operator*() const { return *m_vision; }
    [[nodiscard]] const Vision* operator->() const { return m_vision.get(); }

    friend bool operator==(const OptionalVision& a, const OptionalVision& b);

private:
    std::shared_ptr<const Vision> m_vision;
};

} // namespace sightline::scenarios
