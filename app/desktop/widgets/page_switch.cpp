#include "app/desktop/widgets/page_switch.h"

#include "app/desktop/widgets/box_layouts.h"
#include "app/desktop/widgets/flow_layout.h"

#include <QButtonGroup>
#include <QStackedWidget>
#include <QToolButton>

namespace sightline::app {

namespace {

constexpr int kGap = 2; ///< pixels between buttons

/// Rows of about the same length: one button is not left alone in the last row.
class EvenRows : public FlowLayout {
public:
    using FlowLayout::FlowLayout;

    void setGeometry(const QRect& rect) override {
        const int height = heightForWidth(rect.width());
        int tooNarrow = 0;
        int least = rect.width(); // that needs no row more
        while (least - tooNarrow > 1) {
            const int between = (least + tooNarrow) / 2;
            (heightForWidth(between) > height ? tooNarrow : least) = between;
        }
        FlowLayout::setGeometry({rect.topLeft(), QSize{least, rect.height()}});
    }
};

} // namespace

PageSwitch::PageSwitch(QWidget* parent)
    : QWidget{parent}, m_row{new QWidget}, m_buttons{new QButtonGroup{this}}, m_pages{new QStackedWidget} {
    auto* flow = new EvenRows{kGap, kGap};
    flow->setContentsMargins(2 * kGap, kGap, 2 * kGap, kGap);
    m_row->setLayout(flow);
    QSizePolicy policy{QSizePolicy::Preferred, QSizePolicy::Fixed};
    policy.setHeightForWidth(true);
    m_row->setSizePolicy(policy);
    auto* layout = columnOf({m_row, {m_pages, 1}}, this);
    layout->setContentsMargins({});
    layout->setSpacing(0);
    connect(m_buttons, &QButtonGroup::idToggled, this, [this](int index, bool on) {
        if (on) {
            m_pages->setCurrentIndex(index);
        }
    });
    connect(m_pages, &QStackedWidget::currentChanged, this, &PageSwitch::currentChanged);
}

void PageSwitch::addPage(QWidget* page, const QString& title, const QString& tip) {
    auto* button = new QToolButton;
    button->setObjectName(QStringLiteral("page%1").arg(count() + 1));
    button->setText(title);
    button->setToolTip(tip);
    button->setCheckable(true);
    button->setAutoRaise(true);
    button->setFocusPolicy(Qt::TabFocus);
    m_row->layout()->addWidget(button);
    m_buttons->addButton(button, m_pages->addWidget(page));
    if (count() == 1) {
        button->setChecked(true);
    }
}

QString PageSwitch::title(int index) const { return m_buttons->button(index)->text(); }

QString PageSwitch::tip(int index) const { return m_buttons->button(index)->toolTip(); }

int PageSwitch::count() const { return m_pages->count(); }

int PageSwitch::currentIndex() const { return m_pages->currentIndex(); }

void PageSwitch::setCurrentIndex(int index) {
    if (auto* button = m_buttons->button(index)) {
        button->setChecked(true);
    }
}

} // namespace sightline::app
