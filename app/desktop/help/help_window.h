#pragma once

#include "app/desktop/base/qt_names.h"
#include "app/desktop/help/help_pages.h"

#include <QDialog>

class QTextBrowser;

namespace sightline::app {

/// The help viewer: a searchable list of pages, and the text.
class HelpWindow : public QDialog {
    Q_OBJECT

public:
    explicit HelpWindow(QList<HelpPage> pages, QWidget* parent = nullptr);

    /// Returns false if there is no such page.
    bool showPage(const QString& id);
    /// Lists the pages that hold the words, and shows the first.
    void searchFor(const QString& words);
    /// Returns the id of the displayed page.
    [[nodiscard]] QString page() const;

private:
    void fill();
    void filter();
    /// Opens the page that is called by the words searched for, else the first of the list; without a page it says that
    /// nothing was found.
    void showFirstHit();
    void showItem(QTreeWidgetItem* item);

    QList<HelpPage> m_pages;
    QLineEdit* m_search;
    QTreeWidget* m_list;
    QTextBrowser* m_text;
};

} // namespace sightline::app
