#pragma once

#include "scenarios/finding.h"

#include <QFrame>

#include <vector>

class QLabel;
class QToolButton;
class QTreeWidget;

namespace sightline::app {

/// An inline bar above the table: one sentence, and the list of findings on demand. Never a dialog.
class MessageBar : public QFrame {
    Q_OBJECT

public:
    explicit MessageBar(QWidget* parent = nullptr);

    void showMessage(const QString& sentence, const std::vector<scenarios::Finding>& details, const QColor& colour);
    void dismiss();

    [[nodiscard]] QString sentence() const;

private:
    QLabel* m_icon = nullptr;
    QLabel* m_sentence = nullptr;
    QToolButton* m_showDetails = nullptr;
    QTreeWidget* m_details = nullptr;
};

} // namespace sightline::app
