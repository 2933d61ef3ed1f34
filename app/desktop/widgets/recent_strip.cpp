#include "app/desktop/widgets/recent_strip.h"

#include "app/desktop/base/named.h"
#include "app/desktop/widgets/box_layouts.h"
#include "app/desktop/widgets/palette_button.h"

#include <QLabel>

#include <utility>

namespace sightline::app {

namespace {

constexpr int kGap = 2;

} // namespace

RecentStrip::RecentStrip(const QString& title, QWidget* parent) : QWidget{parent} {
    auto* heading = new QLabel{title};
    QFont font = heading->font();
    font.setBold(true);
    heading->setFont(font);
    m_row = new QWidget;
    m_row->setFixedHeight(PaletteButton::kSmallHeight);
    m_row->setAccessibleName(title);
    m_hint = named("recentHint", new QLabel{m_row});
    m_hint->setWordWrap(true);
    m_hint->setForegroundRole(QPalette::PlaceholderText);
    auto* layout = columnOf({heading, m_row}, this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(kGap);
}

void RecentStrip::addButton(PaletteButton* button, QWidget* before) {
    button->setParent(m_row);
    QWidget::setTabOrder(lastFocus(before), button);
    m_buttons.push_back(button);
}

void RecentStrip::keepButtons(std::size_t count) {
    while (m_buttons.size() > count) {
        delete m_buttons.back();
        m_buttons.pop_back();
    }
}

void RecentStrip::noteChange() {
    m_waits = underMouse();
    if (!m_waits) {
        emit changeRequested();
    }
}

void RecentStrip::arrange(const QString& hint) {
    m_hint->setText(hint);
    m_hint->setVisible(m_buttons.empty());
    placeButtons();
}

QWidget* RecentStrip::lastFocus(QWidget* before) const { return m_buttons.empty() ? before : m_buttons.back(); }

void RecentStrip::placeButtons() {
    m_hint->setGeometry(0, 0, width(), m_row->height());
    int x = 0;
    bool fits = true;
    for (auto* button : m_buttons) {
        const int wide = button->sizeHint().width();
        fits = fits && x + wide <= width(); // no older one stands in the place of one that is too wide
        button->setGeometry(x, 0, wide, m_row->height());
        button->setVisible(fits);
        x += wide + kGap;
    }
}

void RecentStrip::resizeEvent(QResizeEvent* event) {
    QWidget::resizeEvent(event);
    placeButtons();
}

void RecentStrip::leaveEvent(QEvent* event) {
    QWidget::leaveEvent(event);
    if (std::exchange(m_waits, false)) {
        emit changeRequested();
    }
}

} // namespace sightline::app
