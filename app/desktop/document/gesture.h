#pragma once

namespace sightline::app {

/// A drag of the mouse or a burst of a held key. Edits with the same gesture become one undo step.
class Gesture {
public:
    /// Creates no gesture: each edit is a step of its own.
    constexpr Gesture() = default;

    /// Returns a new, unique gesture. Call it on the GUI thread.
    [[nodiscard]] static Gesture begin() {
        static int last = 0;
        return Gesture{++last};
    }

    [[nodiscard]] constexpr bool isNone() const { return m_number == 0; }
    friend constexpr bool operator==(Gesture, Gesture) = default;

private:
    constexpr explicit Gesture(int number) : m_number{number} {}

    int m_number = 0;
};

} // namespace sightline::app
