#include "app/desktop/widgets/message_bar.h"

#include "app/desktop/base/named.h"
#include "app/desktop/widgets/box_layouts.h"
#include "app/desktop/widgets/line_icon.h"
#include "app/shared/text/diagnostic_text.h"

#include <QAccessible>
#include <QApplication>
#include <QDialog>
#include <QHBoxLayout>
#include <QHeaderView>
#include <QLabel>
#include <QToolButton>
#include <QTreeWidget>

#include <algorithm>

namespace sightline::app {

namespace {

/// Findings seen at once; more are scrolled to.
constexpr int kMaxRows = 8;
constexpr int kPlainTint = 16;  ///< percent of the color of a message
constexpr int kStrongTint = 34; ///< percent; texts stay readable in all themes
constexpr int kHeadlinePoints = 20;

/// The modal dialog in front of the window of the bar; null: there is none.
QDialog* dialogInFrontOf(const MessageBar& bar) {
    auto* dialog = qobject_cast<QDialog*>(QApplication::activeModalWidget());
    const bool isInFront = dialog && dialog->layout() && !dialog->isAncestorOf(&bar) && dialog->parentWidget() &&
                           dialog->parentWidget()->window() == bar.window();
    return isInFront ? dialog : nullptr;
}

/// The bar of that dialog, which gets one with its first message; null: no such dialog.
MessageBar* barOfModalDialog(const MessageBar& bar) {
    auto* dialog = dialogInFrontOf(bar);
    if (!dialog) {
        return nullptr;
    }
    auto* own = dialog->findChild<MessageBar*>();
    if (!own) {
        own = new MessageBar{dialog};
        dialog->layout()->setMenuBar(own); // above all that is in it
    }
    return own;
}

} // namespace

MessageBar::MessageBar(QWidget* parent) : QFrame{parent} {
    setObjectName(QStringLiteral("messageBar"));
    setAutoFillBackground(true);
    m_icon = new QLabel;
    m_sentence = new QLabel;
    m_sentence->setWordWrap(true);
    m_sentence->setTextFormat(Qt::PlainText); // names and notes come from files
    m_sentence->setTextInteractionFlags(Qt::TextSelectableByMouse);
    m_headline = named("messageHeadline", new QLabel);
    QFont large = m_headline->font();
    large.setPointSize(kHeadlinePoints);
    large.setBold(true);
    m_headline->setFont(large);
    m_headline->setTextFormat(Qt::PlainText);
    m_headline->hide();
    m_offer = named("offer", new QToolButton);
    m_offer->hide();
    m_showDetails = named("showDetails", new QToolButton);
    m_showDetails->setText(tr("Show details"));
    m_showDetails->setCheckable(true);
    auto* close = new QToolButton;
    close->setIcon(lineIcon(QStringLiteral("close")));
    close->setAutoRaise(true);
    close->setToolTip(tr("Close this message"));
    close->setAccessibleName(tr("Close this message"));

    m_details = new QTreeWidget;
    m_details->setHeaderLabels({tr("What"), tr("Line"), tr("Column"), tr("Position in the file"), tr("Code")});
    m_details->setRootIsDecorated(false);
    m_details->setUniformRowHeights(true);
    m_details->setAccessibleName(tr("Diagnostics"));
    m_details->header()->setSectionResizeMode(QHeaderView::ResizeToContents);
    m_details->header()->setStretchLastSection(false);
    m_details->header()->setSectionResizeMode(0, QHeaderView::Stretch);
    m_details->hide();

    auto* row = new QHBoxLayout;
    row->addWidget(m_icon, 0, Qt::AlignTop);
    auto* texts = columnOf({m_headline, m_sentence});
    texts->setSpacing(2);
    row->addLayout(texts, 1);
    row->addWidget(m_offer, 0, Qt::AlignTop);
    row->addWidget(m_showDetails, 0, Qt::AlignTop);
    row->addWidget(close, 0, Qt::AlignTop);
    auto* layout = columnOf({row, m_details}, this);
    layout->setContentsMargins(12, 8, 8, 8);

    connect(close, &QToolButton::clicked, this, &MessageBar::dismiss);
    connect(m_offer, &QToolButton::clicked, this, [this] {
        // What is done may show a message of its own.
        const auto does = m_offered;
        does();
    });
    connect(m_showDetails, &QToolButton::toggled, this, [this](bool shown) {
        m_details->setVisible(shown);
        m_showDetails->setText(shown ? tr("Hide details") : tr("Show details"));
    });
    hide();
}

void MessageBar::showMessage(const QString& sentence,
                             const std::vector<scenarios::Diagnostic>& details,
                             const QColor& color,
                             const QString& icon) {
    if (auto* bar = barOfModalDialog(*this)) {
        bar->showMessage(sentence, details, color, icon);
        return;
    }
    m_offer->hide();
    m_headline->hide();
    m_sentence->setText(sentence);
    m_icon->setPixmap(linePixmap(icon, color, 22, devicePixelRatioF()));
    m_color = color;
    tint(kPlainTint);

    m_details->clear();
    for (const auto& problem : details) {
        const auto number = [](int count) { return count > 0 ? QString::number(count) : QString{}; };
        auto* item = new QTreeWidgetItem{
            {findingSentence(problem), number(problem.line), number(problem.column), problem.path, problem.code}};
        item->setToolTip(0, problem.sentence); // with all that the reader says
        m_details->addTopLevelItem(item);
    }
    bool isList = true; // of sentences alone, which need no heading
    for (int column = 1; column < m_details->columnCount(); ++column) {
        bool isEmpty = true;
        for (int i = 0; i < m_details->topLevelItemCount(); ++i) {
            isEmpty &= m_details->topLevelItem(i)->text(column).isEmpty();
        }
        m_details->setColumnHidden(column, isEmpty);
        isList &= isEmpty;
    }
    m_details->setHeaderHidden(isList);
    const int rows = std::min<int>(m_details->topLevelItemCount(), kMaxRows);
    m_details->setFixedHeight((isList ? 0 : m_details->header()->sizeHint().height()) +
                              rows * std::max(1, m_details->sizeHintForRow(0)) + 2 * m_details->frameWidth() + 2);
    m_showDetails->setVisible(!details.empty());
    m_showDetails->setChecked(false);
    setAccessibleName(sentence);
    show();
    QAccessibleEvent alert{this, QAccessible::Alert};
    QAccessible::updateAccessibility(&alert);
}

void MessageBar::tint(int percent) {
    // A tint of the warning over the window's own ground keeps the text readable in both themes.
    QPalette tinted = parentWidget() ? parentWidget()->palette() : palette();
    const QColor ground = tinted.color(QPalette::Window);
    const auto mix = [&](int a, int b) { return (a * (100 - percent) + b * percent) / 100; };
    tinted.setColor(QPalette::Window, QColor{mix(ground.red(), m_color.red()), mix(ground.green(), m_color.green()),
                                             mix(ground.blue(), m_color.blue())});
    setPalette(tinted);
}

void MessageBar::emphasize(const QString& headline) {
    if (auto* bar = barOfModalDialog(*this)) {
        bar->emphasize(headline);
        return;
    }
    m_headline->setText(headline);
    m_headline->show();
    tint(kStrongTint);
    setAccessibleName(tr("%1. %2", "a headline, a sentence").arg(headline, m_sentence->text()));
}

void MessageBar::offer(const QString& text, std::function<void()> does) {
    if (auto* bar = barOfModalDialog(*this)) {
        bar->offer(text, std::move(does));
        return;
    }
    m_offered = std::move(does);
    m_offer->setText(text);
    m_offer->show();
}

void MessageBar::dismiss() {
    m_showDetails->setChecked(false);
    m_sentence->clear();
    hide();
    emit dismissed();
}

QString MessageBar::sentence() const { return m_sentence->text(); }

bool MessageBar::isBehindDialog() const { return dialogInFrontOf(*this) != nullptr; }

} // namespace sightline::app
