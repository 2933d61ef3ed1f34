#pragma once

#include "app/desktop/painting/difference_painter.h"
#include "scenarios/rule_comparison.h"

#include <QWidget>

#include <memory>
#include <optional>

class QComboBox;
class QLabel;
class QLineEdit;
class QTreeWidget;

namespace sightline::app {

/// The pairs that two rule sets do not rule alike: a list to filter, and of the one in front both answers with the
/// lines of the rule sets that make the difference.
class DifferenceList : public QWidget {
    Q_OBJECT

public:
    explicit DifferenceList(QWidget* parent = nullptr);

    /// `nameA` and `nameB` are how the two are called in the heads of columns. The pair in front stays in front if it
    /// still differs.
    void show(std::shared_ptr<const scenarios::RuleComparison> comparison,
              scenarios::Scenario scenario,
              const QString& nameA,
              const QString& nameB);
    void clear();

    /// What the filter leaves, with the pair in front. Pairs of which a model stands elsewhere in `now` are left out.
    [[nodiscard]] DifferenceView picture(const scenarios::Scenario& now) const;
    /// Null without one.
    [[nodiscard]] const scenarios::RulingDifference* front() const;
    [[nodiscard]] std::vector<const scenarios::RulingDifference*> shown() const;

signals:
    void pictureChanged();
    /// By the user.
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
    QLabel* m_detail = nullptr;
    bool m_filling = false;
};

} // namespace sightline::app
