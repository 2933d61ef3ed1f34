#pragma once

#include "app/desktop/base/qt_names.h"
#include "app/desktop/seeing/sight_pairs.h"
#include "app/desktop/widgets/verdict_mark.h"
#include "app/shared/painting/theme.h"

#include <QWidget>

#include <functional>
#include <vector>

namespace sightline::app {

/// A list of pairs with their verdicts. Activating a row requests the pair; where rows are removable, Delete or the
/// button removes one.
class PairList : public QWidget {
    Q_OBJECT

public:
    /// A row: a pair, its name, and its verdict, which outlives the call that shows it.
    struct Row {
        SightPair pair;
        QString name;
        const scenarios::Verdict* verdict = nullptr; ///< null: one of the models is not on the table
        QString why = {}; ///< shown in place of the verdict's word and reason; empty: those of the verdict
    };

    /// `what` is the accessible name of the list.
    explicit PairList(const QString& what, const QString& nameColumn, QWidget* parent = nullptr);

    void setTheme(const Theme& theme);
    /// Shows a button that removes the chosen row.
    void setDropText(const QString& text);
    void showRows(const QString& summary, const std::vector<Row>& rows, const scenarios::Scenario& scenario);
    /// Shows a hint while the list is empty.
    void showEmpty(const QString& what);

    [[nodiscard]] QString summary() const;

signals:
    /// Emitted when a row was activated.
    void asked(const sightline::app::SightPair& pair);
    /// Emitted when a row should be removed.
    void dropRequested(const sightline::app::SightPair& pair);

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    void dropCurrent();
    [[nodiscard]] SightPair pairOf(const QTreeWidgetItem& item) const;

    QLabel* m_summary = nullptr;
    QTreeWidget* m_list = nullptr;
    QToolButton* m_drop = nullptr;
    Theme m_theme = Theme::light();
    VerdictIcons m_marks;
};

} // namespace sightline::app
