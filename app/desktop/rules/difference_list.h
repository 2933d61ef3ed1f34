#pragma once

#include "app/desktop/base/qt_names.h"
#include "app/shared/painting/difference_painter.h"
#include "scenarios/questions/rule_comparison.h"

#include <QWidget>

#include <memory>
#include <optional>

namespace sightline::app {

class ListColumns;

/// Lists the pairs that two rule sets rule differently, with a filter, and for the selected pair both answers with the
/// lines of the rule sets that make the difference.
class DifferenceList : public QWidget {
    Q_OBJECT

public:
    explicit DifferenceList(QWidget* parent = nullptr);

    /// Displays a comparison. `nameA` and `nameB` are the names of the rule sets in column headings. The selected pair
    /// stays selected if it still differs.
    void show(std::shared_ptr<const scenarios::RuleComparison> comparison,
              scenarios::Scenario scenario,
              const QString& nameA,
              const QString& nameB);
    void clear();

    /// Returns the filtered pairs and the selected one, to be drawn. Pairs with a model whose position differs in `now`
    /// are omitted.
    [[nodiscard]] DifferenceView picture(const scenarios::Scenario& now) const;
    /// Returns the selected pair; null if there is none.
    [[nodiscard]] const scenarios::RulingDifference* front() const;
    [[nodiscard]] std::vector<const scenarios::RulingDifference*> shown() const;

signals:
    void pictureChanged();
    /// Emitted when the user selected a pair.
    void pairChosen(const sightline::scenarios::ModelId& observer, const sightline::scenarios::ModelId& target);

private:
    void fill();
    void showDetail();
    [[nodiscard]] bool isMeant(const scenarios::RulingDifference& difference) const;

    std::shared_ptr<const scenarios::RuleComparison> m_comparison;
    scenarios::Scenario m_scenario;
    QString m_nameA;
    QString m_nameB;
    QLineEdit* m_filter = nullptr;
    QComboBox* m_kind = nullptr;
    QTreeWidget* m_list = nullptr;
    ListColumns* m_columns = nullptr;
    QLabel* m_detail = nullptr;
    bool m_filling = false;
};

} // namespace sightline::app
