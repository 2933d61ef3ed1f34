#pragma once

#include "app/desktop/help/help_pages.h"

#include <QDialog>

class QLineEdit;
class QTextBrowser;
class QTreeWidget;
class QTreeWidgetItem;

namespace sightline::app {

/// The pages of the help beside each other: a list that can be searched, and the text.
class HelpWindow : public QDialog {
    Q_OBJECT

public:
    explicit HelpWindow(QList<HelpPage> pages, QWidget* parent = nullptr);

    /// False if there is no such page.
    bool showPage(const QString& id);
    /// Id of the page that is shown.
    [[nodiscard]] QString page() const;

private:
    void fill();
    void filter();
    void showItem(QTreeWidgetItem* item);

    QList<HelpPage> m_pages;
    QLineEdit* m_search;
    QTreeWidget* m_list;
    QTextBrowser* m_text;
};

} // namespace sightline::app
