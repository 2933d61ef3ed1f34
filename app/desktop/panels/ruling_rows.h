#pragma once

#include "app/shared/painting/theme.h"
#include "scenarios/judge/verdict.h"

#include <QWidget>

#include <array>
#include <optional>

class QLabel;

namespace sightline::app {

/// Rows for geometry and ruling, their difference, the line of fire, a judge's decision and the rule set.
class RulingRows : public QWidget {
    Q_OBJECT

public:
    explicit RulingRows(QWidget* parent = nullptr);

    void setTheme(const Theme& theme);
    /// Shows a verdict. Unchanged rows are not redrawn, empty ones are hidden.
    void showVerdict(const scenarios::Verdict& verdict, const scenarios::Scenario& scenario);

    /// Returns the rows of the second level: what the headline repeats, and by which rules. The card places it.
    [[nodiscard]] QWidget* details() const { return m_details; }

    /// Returns the text of a row, for example "ruling"; empty if it is hidden. For tests.
    [[nodiscard]] QString textOf(const QString& row) const;

signals:
    /// Emitted when the pointer entered a row that names a piece (cover, deciding rule); std::nullopt: it left.
    void pieceHovered(const std::optional<sightline::scenarios::PieceId>& piece);

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    enum Row { kRuleSet, kCover, kArc, kDot, kFire, kBecause, kGeometry, kRuling, kExact, kRows };

    void setRow(Row row, const QString& text, bool bold = false);
    void showDecidingRules(const scenarios::Verdict& verdict, const scenarios::Scenario& scenario);

    std::array<QLabel*, kRows> m_names{};
    std::array<QLabel*, kRows> m_texts{};
    std::array<std::optional<scenarios::PieceId>, kRows> m_pieces; ///< the first piece named in a row
    QWidget* m_details = nullptr;
    QLabel* m_notice = nullptr;
    QLabel* m_noticeMark = nullptr;
    QLabel* m_rules = nullptr;
    Theme m_theme = Theme::light();
};

} // namespace sightline::app
