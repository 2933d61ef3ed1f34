#pragma once

#include "app/desktop/base/qt_names.h"
#include "app/desktop/services/sight_service.h"
#include "app/desktop/widgets/verdict_mark.h"
#include "app/shared/painting/theme.h"

#include <QWidget>

#include <optional>

namespace sightline::app {

/// All enemies of one observer with visibility, distance and clearance. Visible ones come first, sorted by distance.
class TargetList : public QWidget {
    Q_OBJECT

public:
    explicit TargetList(QWidget* parent = nullptr);

    void setTheme(const Theme& theme);
    /// Shows the verdicts of one observer; the row of `focus` is the current one.
    void showVerdicts(const std::vector<scenarios::Verdict>& verdicts,
                      const scenarios::Scenario& scenario,
                      const std::optional<scenarios::ModelId>& focus);
    /// Shows why the list is empty.
    void showEmpty(const QString& why);

    /// Returns the names in the order shown.
    [[nodiscard]] QStringList names() const;

signals:
    void targetRequested(const sightline::scenarios::ModelId& target);

private:
    QLabel* m_summary = nullptr;
    QTreeWidget* m_list = nullptr;
    Theme m_theme = Theme::light();
    VerdictIcons m_marks;
    bool m_filling = false;
};

} // namespace sightline::app
