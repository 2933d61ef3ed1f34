#include "app/desktop/panels/view_panel.h"

#include "app/desktop/base/named.h"
#include "app/desktop/panels/spoken_canvas.h"
#include "app/desktop/widgets/box_layouts.h"

#include <QLabel>

namespace sightline::app {

ViewPanel::ViewPanel(SpokenCanvas* canvas, const QString& usual, QWidget* parent)
    : QWidget{parent}, m_canvas{canvas}, m_usual{usual} {
    m_explanation = new QLabel;
    m_explanation->setWordWrap(true);
    m_readout = named("readout", new QLabel{usual});
    m_readout->setForegroundRole(QPalette::PlaceholderText);
    // A long sentence must not widen the panel, and a missing one must not move the drawing.
    m_readout->setSizePolicy(QSizePolicy::Ignored, QSizePolicy::Fixed);
    m_explanation->setSizePolicy(QSizePolicy::Ignored, QSizePolicy::Preferred);

    auto* layout = columnOf({m_explanation, {canvas, 1}, m_readout}, this);
    layout->setContentsMargins(8, 4, 8, 4);
    layout->setSpacing(4);
    connect(canvas, &SpokenCanvas::readoutChanged, this, &ViewPanel::showReadout);
}

void ViewPanel::showReadout() {
    const QString& sentence = m_canvas->readout();
    const QString text = sentence.isEmpty() ? m_usual : sentence;
    m_readout->setText(m_readout->fontMetrics().elidedText(text, Qt::ElideRight, m_readout->width()));
    m_readout->setToolTip(text);
    m_readout->setForegroundRole(sentence.isEmpty() ? QPalette::PlaceholderText : QPalette::WindowText);
}

void ViewPanel::resizeEvent(QResizeEvent* event) {
    QWidget::resizeEvent(event);
    layout()->activate();
    showReadout();
}

void ViewPanel::setExplanation(const QString& sentence) {
    if (m_explanation->text() != sentence) {
        m_explanation->setText(sentence);
    }
}

QString ViewPanel::explanation() const { return m_explanation->text(); }

} // namespace sightline::app
