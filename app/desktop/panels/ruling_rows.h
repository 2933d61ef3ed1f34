#pragma once

#include "app/shared/painting/theme.h"
#include "scenarios/judge/verdict.h"

#include <QString>
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
    /// Sets whether properties of models can be entered in this window.
    void setOffersProperties(bool on);
    /// Shows a verdict. Unchanged rows are not redrawn, empty ones are hidden.
    void showVerdict(const scenarios::Verdict& verdict, const scenarios::Scenario& scenario);

    /// Returns the rows of the second level: what the headline repeats, and by which rules. The card places it.
    [[nodiscard]] QWidget* details() const { return m_details; }

    /// Returns the text of a row, for example "ruling"; empty if it is hidden. For tests.
    [[nodiscard]] QString textOf(const QString& row) const;

signals:
    /// Emitted when the pointer entered a row that names a piece (cover, deciding rule); std::nullopt: it left.
    void pieceHovered(const std::optional<sightline::scenarios::PieceId>& piece);

    /// Emitted when the user wants to enter a property that the rules ask for; `field` is the object name of its field.
    void propertyRequested(const sightline::scenarios::ModelId& model, const QString& field);

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    enum Row {
        kRuleSet,
        kCover,
        kCoverMargin,
        kModifier,
        kArc,
        kDot,
        kFire,
        kBecause,
        kGeometry,
        kRuling,
        kAlso,
        kExact,
        kRows
    };

    void setRow(Row row, const QString& text, bool bold = false);
    /// Adds the link below a row that leads to the field of a property.
    void addLink(Row row, const char* name, const QString& text, const char* field);
    /// Points the link below a row to a model; hides it without one.
    void setLink(Row row, const std::optional<scenarios::ModelId>& model);
    void showDecidingRules(const scenarios::Verdict& verdict, const scenarios::Scenario& scenario);

    std::array<QLabel*, kRows> m_names{};
    std::array<QLabel*, kRows> m_texts{};
    std::array<std::optional<scenarios::PieceId>, kRows> m_pieces; ///< the first piece named in a row
    /// A link below a row: to a field in the properties of `model`.
    struct Link {
        QLabel* label = nullptr;
        std::optional<scenarios::ModelId> model;
    };
    std::array<Link, kRows> m_links; ///< without a label where a row has none
    bool m_offersProperties = true;
    QWidget* m_details = nullptr;
    QLabel* m_notice = nullptr;
    QLabel* m_noticeMark = nullptr;
    QLabel* m_rules = nullptr;
    Theme m_theme = Theme::light();
};

} // namespace sightline::app
