#include "app/desktop/vision/replay_cover.h"

#include "app/desktop/canvas/table_view.h"
#include "app/shared/painting/table_painter.h"

#include <QEvent>
#include <QKeyEvent>
#include <QMouseEvent>
#include <QPainter>

namespace sightline::app {

ReplayCover::ReplayCover(TableView& view) : QWidget{view.viewport()}, m_view{view} {
    setObjectName(QStringLiteral("replayCover"));
    setFocusPolicy(Qt::ClickFocus);
    setAttribute(Qt::WA_OpaquePaintEvent);
    hide();
    view.viewport()->installEventFilter(this);
    connect(&view.tableScene(), &TableScene::viewAreaChanged, this, qOverload<>(&QWidget::update));
    connect(&view.tableScene(), &TableScene::themeChanged, this, qOverload<>(&QWidget::update));
}

void ReplayCover::showTable(scenarios::Scenario scenario,
                            std::optional<scenarios::PlayerId> side,
                            const QString& words) {
    m_scenario = std::move(scenario);
    m_side = std::move(side);
    m_words = words;
    setAccessibleName(words);
    setGeometry(m_view.viewport()->rect());
    raise();
    show();
    update();
}

bool ReplayCover::eventFilter(QObject* watched, QEvent* event) {
    if (watched == m_view.viewport() && event->type() == QEvent::Resize) {
        setGeometry(m_view.viewport()->rect());
    }
    return QWidget::eventFilter(watched, event);
}

void ReplayCover::paintEvent(QPaintEvent*) {
    QPainter painter{this};
    PaintOptions options = m_view.tableScene().options();
    options.fogOf = m_side;
    painter.fillRect(rect(), options.theme.surround);
    painter.save();
    painter.translate(m_view.toViewport({0, 0}));
    painter.scale(options.scale.pixelsPerInch, options.scale.pixelsPerInch);
    paintTable(painter, m_scenario, {}, options);
    painter.restore();
    QFont bold = font();
    bold.setBold(true);
    painter.setFont(bold);
    const QRect text = painter.fontMetrics().boundingRect(rect().adjusted(16, 8, -16, -8),
                                                          Qt::AlignHCenter | Qt::AlignTop | Qt::TextWordWrap, m_words);
    const QRect strip{0, 0, width(), text.height() + 16};
    painter.fillRect(strip, options.theme.labelFill);
    painter.fillRect(QRect{0, strip.bottom(), width(), 2}, options.theme.selection);
    painter.setPen(options.theme.text);
    painter.drawText(strip.adjusted(16, 8, -16, -8), Qt::AlignHCenter | Qt::AlignTop | Qt::TextWordWrap, m_words);
}

void ReplayCover::mousePressEvent(QMouseEvent* event) { event->accept(); }

void ReplayCover::mouseDoubleClickEvent(QMouseEvent* event) { event->accept(); }

void ReplayCover::keyPressEvent(QKeyEvent* event) {
    if (event->key() == Qt::Key_Escape) {
        emit left();
    }
    // All other keys end here: what lies below is not to be edited unseen.
}

} // namespace sightline::app
