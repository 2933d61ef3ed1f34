#pragma once

#include "app/desktop/base/qt_names.h"
#include "app/desktop/document/table_state.h"
#include "app/shared/painting/theme.h"
#include "scenarios/judge/verdict.h"

#include <QWidget>

#include <array>
#include <functional>
#include <memory>
#include <vector>

namespace sightline::app {

/// The stages of the search for a line as controls, each with its lines counted: a pressed one shows its lines on the
/// table, and the up and down keys go through them. Beside them the method of the search.
class StageChips : public QWidget {
    Q_OBJECT

public:
    using Lines = std::shared_ptr<const std::vector<scenarios::TriedLine>>;

    explicit StageChips(QWidget* parent = nullptr);

    void setTheme(const Theme& theme);
    /// Shows the stages of the verdict; null lines: the answer has none yet, and the last counts stay.
    void showStages(const scenarios::Verdict& verdict, const Lines& lines);
    /// Sets how pieces are called.
    void setNames(std::function<QString(const scenarios::PieceId&)> nameOf) { m_nameOf = std::move(nameOf); }
    /// Whether a screen reader is told of what is displayed: not of stages that are played, which nobody asked for.
    enum class Announcement { Told, Silent };
    /// Marks the stage whose lines are displayed, and says which line is pointed at.
    void setShown(const std::optional<ShownStage>& shown, Announcement announcement = Announcement::Told);
    void setMethod(geometry::SightMethod method);

    /// Returns the sentence about the line that is pointed at, or the displayed stage; empty: none.
    [[nodiscard]] const QString& readout() const { return m_readout; }

signals:
    /// The stage to display; std::nullopt: none.
    void stageRequested(const std::optional<sightline::app::ShownStage>& stage);
    void methodRequested(sightline::geometry::SightMethod method);
    void readoutChanged(const QString& sentence);

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    [[nodiscard]] QToolButton* chipOf(geometry::SightStage stage) const;
    void color();
    void refreshReadout();
    /// Points at the next line of the stage, or at the one before.
    void step(geometry::SightStage stage, int by);

    Theme m_theme = Theme::light();
    QColor m_settledColor;
    geometry::SightStage m_settled = geometry::SightStage::Exact;
    Lines m_lines;
    std::function<QString(const scenarios::PieceId&)> m_nameOf;
    std::optional<ShownStage> m_shown;
    Announcement m_announcement = Announcement::Told;
    QString m_readout;

    QLabel* m_comment = nullptr;
    std::array<QToolButton*, 4> m_chips{};
    QToolButton* m_method = nullptr;
    QActionGroup* m_methods = nullptr;
};

} // namespace sightline::app
