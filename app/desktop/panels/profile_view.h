#pragma once

#include "app/desktop/panels/spoken_canvas.h"
#include "app/shared/painting/profile_painter.h"

#include <memory>

namespace sightline::app {

/// The side profile of the focused pair's line. The pointer and the arrow keys move along it.
class ProfileView : public SpokenCanvas {
    Q_OBJECT

public:
    explicit ProfileView(QWidget* parent = nullptr);

    /// Shows a profile; for null the hint of `showNothing`.
    void showProfile(std::shared_ptr<const scenarios::VerdictProfile> profile,
                     const scenarios::Verdict& verdict,
                     const scenarios::Scenario& scenario);
    /// Shows a hint in place of a profile.
    void showNothing(const QString& hint);
    /// Sets the piece and the position that are marked.
    void setMarks(const ProfileMarks& marks);
    [[nodiscard]] const ProfileMarks& marks() const { return m_marks; }
    /// Returns the placement of the drawing in the widget; for tests.
    [[nodiscard]] ProfileFrame frame() const;

signals:
    /// Emitted with the position along the line, in inches from its start; std::nullopt: the pointer left.
    void stationHovered(std::optional<double> inches);

protected:
    void paintEvent(QPaintEvent*) override;
    void mouseMoveEvent(QMouseEvent* event) override;
    void leaveEvent(QEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;
    void focusOutEvent(QFocusEvent* event) override;

private:
    void walkTo(std::optional<double> station);
    void describe();
    [[nodiscard]] std::vector<const scenarios::ProfilePiece*> partsAt(double station) const;

    std::shared_ptr<const scenarios::VerdictProfile> m_profile;
    scenarios::Verdict m_verdict;
    ProfileMarks m_marks;
};

} // namespace sightline::app
