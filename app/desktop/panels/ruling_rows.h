#pragma once

#include "app/desktop/theme.h"
#include "scenarios/judge.h"

#include <QWidget>

#include <array>
#include <optional>

class QLabel;

namespace sightline::app {

/// Geometry and ruling side by side, with what makes them differ, the line of fire, a judge's word, and by which rules.
class RulingRows : public QWidget {
    Q_OBJECT

public:
    explicit RulingRows(QWidget* parent = nullptr);

    void setTheme(const Theme& theme);
    /// Nothing is redrawn that did not change. Rows that have nothing to say are hidden.
    void showVerdict(const scenarios::Verdict& verdict, const scenarios::Scenario& scenario);

    /// What stands in a row, "ruling" for one; empty if it is hidden. For tests.
    [[nodiscard]] QString textOf(const QString& row) const;

signals:
    /// The row of cover, or of what decided, is pointed at: the piece that it names; nothing: no longer.
    void pieceHovered(const std::optional<sightline::scenarios::PieceId>& piece);

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    enum Row { kRuleSet, kRuling, kCover, kFire, kBecause, kGeometry, kRows };

    void setRow(Row row, const QString& text, bool bold = false);
    void showDecidingRules(const scenarios::Verdict& verdict, const scenarios::Scenario& scenario);

    std::array<QLabel*, kRows> m_names{};
    std::array<QLabel*, kRows> m_texts{};
    std::array<std::optional<scenarios::PieceId>, kRows> m_pieces; ///< that a row names first
    QLabel* m_notice = nullptr;
    QLabel* m_noticeMark = nullptr;
    QLabel* m_rules = nullptr;
    Theme m_theme = Theme::light();
};

} // namespace sightline::app
