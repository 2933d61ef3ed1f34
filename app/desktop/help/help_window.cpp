#include "app/desktop/help/help_window.h"

#include "app/desktop/base/named.h"
#include "app/desktop/widgets/box_layouts.h"
#include "app/desktop/widgets/search_text.h"

#include <QLineEdit>
#include <QSplitter>
#include <QTextBrowser>
#include <QTreeWidget>
#include <QTreeWidgetItemIterator>
#include <QVBoxLayout>

#include <algorithm>

namespace sightline::app {

namespace {

/// Item role: index of its page.
constexpr int kPage = Qt::UserRole;

bool isCalled(const HelpPage& page, const QString& words) { return page.phrases.contains(words, Qt::CaseInsensitive); }

bool isAbout(const HelpPage& page, const QString& words) {
    return isCalled(page, words) || page.title.contains(words, Qt::CaseInsensitive) ||
           page.text.contains(words, Qt::CaseInsensitive);
}

} // namespace

HelpWindow::HelpWindow(QList<HelpPage> pages, QWidget* parent)
    : QDialog{parent},
      m_pages{std::move(pages)},
      m_search{searchLine("helpSearch", tr("Search the help"))},
      m_list{named("helpList", new QTreeWidget)},
      m_text{named("helpText", new QTextBrowser)} {
    setObjectName(QStringLiteral("helpWindow"));
    setWindowTitle(tr("Help"));
    resize(940, 640);
    m_list->setAccessibleName(tr("Pages"));
    m_list->setHeaderHidden(true);
    m_text->setAccessibleName(tr("Help"));
    m_text->setOpenExternalLinks(false);
    m_text->setOpenLinks(false);
    m_text->document()->setDocumentMargin(18);

    auto* left = new QWidget;
    auto* column = columnOf({m_search, {m_list, 1}}, left);
    column->setContentsMargins(0, 0, 0, 0);
    auto* splitter = new QSplitter;
    splitter->addWidget(left);
    splitter->addWidget(m_text);
    splitter->setStretchFactor(1, 1);
    splitter->setSizes({270, 670});
    auto* layout = new QVBoxLayout{this};
    layout->addWidget(splitter);

    connect(m_list, &QTreeWidget::currentItemChanged, this, &HelpWindow::showItem);
    connect(m_search, &QLineEdit::textChanged, this, &HelpWindow::filter);
    fill();
    showPage(QStringLiteral("start"));
}

void HelpWindow::fill() {
    QTreeWidgetItem* group = nullptr;
    for (int i = 0; i < m_pages.size(); ++i) {
        const HelpPage& page = m_pages[i];
        auto* item = new QTreeWidgetItem{{page.title}};
        item->setData(0, kPage, i);
        if (page.group.isEmpty()) {
            m_list->addTopLevelItem(item);
            continue;
        }
        if (!group || group->text(0) != page.group) {
            group = new QTreeWidgetItem{{page.group}};
            group->setData(0, kPage, -1);
            m_list->addTopLevelItem(group);
        }
        group->addChild(item);
    }
}

void HelpWindow::filter() {
    const QString words = m_search->text().trimmed();
    for (QTreeWidgetItemIterator it{m_list}; *it; ++it) {
        const int page = (*it)->data(0, kPage).toInt();
        if (page >= 0) {
            (*it)->setHidden(!isAbout(m_pages[page], words));
        }
    }
    // A group is seen while a page of it is.
    for (int i = 0; i < m_list->topLevelItemCount(); ++i) {
        auto* top = m_list->topLevelItem(i);
        if (top->childCount() > 0) {
            bool any = false;
            for (int j = 0; j < top->childCount(); ++j) {
                any = any || !top->child(j)->isHidden();
            }
            top->setHidden(!any);
            top->setExpanded(!words.isEmpty() || top->isExpanded());
        }
    }
    // The page that is open stays if it is among the hits, unless another one is called by the words.
    const auto* current = m_list->currentItem();
    const bool isOneCalled = std::ranges::any_of(m_pages, [&](const HelpPage& page) { return isCalled(page, words); });
    if (words.isEmpty() && !current) {
        showPage(QStringLiteral("start"));
    } else if (!words.isEmpty() &&
               (isOneCalled || !current || current->isHidden() || current->data(0, kPage).toInt() < 0)) {
        showFirstHit();
    }
}

void HelpWindow::showFirstHit() {
    const QString words = m_search->text().trimmed();
    QTreeWidgetItem* best = nullptr;
    for (QTreeWidgetItemIterator it{m_list, QTreeWidgetItemIterator::NotHidden}; *it; ++it) {
        const int page = (*it)->data(0, kPage).toInt();
        if (page >= 0 && isCalled(m_pages[page], words)) {
            best = *it;
            break;
        }
        if (page >= 0 && !best) {
            best = *it;
        }
    }
    m_list->setCurrentItem(best);
    if (!best) {
        m_text->setPlainText(tr("Nothing found for “%1”. Try other or fewer words.").arg(words));
    }
}

void HelpWindow::showItem(QTreeWidgetItem* item) {
    const int page = item ? item->data(0, kPage).toInt() : -1;
    if (page >= 0) {
        m_text->setMarkdown(m_pages[page].text);
    }
}

bool HelpWindow::showPage(const QString& id) {
    for (QTreeWidgetItemIterator it{m_list}; *it; ++it) {
        const int page = (*it)->data(0, kPage).toInt();
        if (page >= 0 && m_pages[page].id == id) {
            m_list->setCurrentItem(*it);
            return true;
        }
    }
    return false;
}

void HelpWindow::searchFor(const QString& words) {
    m_search->setText(words);
    showFirstHit();
}

QString HelpWindow::page() const {
    const auto* item = m_list->currentItem();
    const int page = item ? item->data(0, kPage).toInt() : -1;
    return page >= 0 ? m_pages[page].id : QString{};
}

} // namespace sightline::app
