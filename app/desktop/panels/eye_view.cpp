#include "app/desktop/panels/eye_view.h"

#include "app/desktop/base/arrow_keys.h"
#include "app/shared/text/element_text.h"
#include "app/shared/text/number_text.h"
#include "app/shared/text/verdict_text.h"

#include <QKeyEvent>
#include <QPainter>

namespace sightline::app {

namespace {

constexpr double kStep = 0.1;          ///< inches of an arrow key
constexpr double kFineStep = 0.01;     ///< with Shift
constexpr double kInchesPerDot = 0.01; ///< of a drag

geometry::Point pointOf(scenarios::TableSamplePoint samplePoint) {
    return {geometry::Length::fromInches(samplePoint.x), geometry::Length::fromInches(samplePoint.y)};
}

/// Returns what screen readers are told of the keys while there is something to explore.
QString keysText() {
    return EyeView::tr("Use the arrow keys to move the eye over the observer (Shift: small steps). Press Home "
                       "to go to the point that sees most.");
}

} // namespace

EyeView::EyeView(QWidget* parent) : SpokenCanvas{parent} {
    setObjectName(QStringLiteral("eyeView"));
    setAccessibleName(tr("The target as the observer sees it"));
    setAccessibleDescription(keysText());
    setCursor(Qt::SizeAllCursor);
}

void EyeView::showScene(std::shared_ptr<const scenarios::EyeScene> eyes, const scenarios::Scenario& scenario) {
    const bool staysThere = m_eyes && eyes && m_eyes->observer.owner == eyes->observer.owner &&
                            m_eyes->target.owner == eyes->target.owner && m_eyes->start == eyes->start &&
                            m_eyes->observer.corners == eyes->observer.corners;
    m_eyes = std::move(eyes);
    m_scenario = scenario;
    m_isVisible = m_eyes->isVisible;
    if (!staysThere) {
        m_eye = m_eyes->start;
        say({});
    }
    takePicture();
}

void EyeView::showNothing(const QString& hint) {
    m_eyes.reset();
    m_picture.reset();
    m_hint = hint;
    setAccessibleDescription(hint);
    forgetPointer();
    say({});
    update();
}

void EyeView::takePicture() {
    m_picture = scenarios::eyePictureOf(*m_eyes, m_eye);
    if (!m_picture) {
        m_hint = tr("The bases touch, so there is nothing between them.");
    }
    setAccessibleDescription(m_picture ? keysText() : m_hint);
    update();
}

void EyeView::paintEvent(QPaintEvent*) {
    QPainter painter{this};
    if (!m_picture) {
        paintHint(painter);
        return;
    }
    paintEyePicture(painter, m_scenario, *m_eyes, *m_picture, m_isVisible, rect(), m_theme);
    paintFocus(painter);
}

void EyeView::mousePressEvent(QMouseEvent* event) {
    m_dragged = event->position();
    SpokenCanvas::mousePressEvent(event);
}

void EyeView::mouseMoveEvent(QMouseEvent* event) {
    if (event->buttons() & Qt::LeftButton) {
        const QPointF by = event->position() - m_dragged;
        m_dragged = event->position();
        moveEye(by.x() * kInchesPerDot, -by.y() * kInchesPerDot);
    } else {
        pointAt(event->position());
    }
}

void EyeView::leaveEvent(QEvent* event) {
    forgetPointer();
    if (m_picture) {
        sayWhereTheEyeIs();
    }
    SpokenCanvas::leaveEvent(event);
}

void EyeView::keyPressEvent(QKeyEvent* event) {
    const double step = event->modifiers() & Qt::ShiftModifier ? kFineStep : kStep;
    if (const auto arrow = arrowOf(event->key()); arrow && m_eyes) {
        moveEye(arrow->x() * step, -arrow->y() * step);
    } else if (event->key() == Qt::Key_Home && m_eyes) {
        m_eye = m_eyes->start;
        moveEye(0, 0);
    } else {
        QWidget::keyPressEvent(event);
    }
}

void EyeView::moveEye(double right, double up) {
    if (!m_eyes) {
        return;
    }
    m_eye = movedEye(*m_eyes, m_eye, right, up);
    takePicture();
    if (m_picture) {
        sayWhereTheEyeIs();
    }
}

void EyeView::sayWhereTheEyeIs() {
    const QString height = inchesText(geometry::Length::fromInches(m_eye.height));
    const QString text = m_eyes->isByRules ? tr("With an eye here, %1 above the table, and what hides by the rules in "
                                                "the way: %2 of the target’s area is in sight.")
                                           : tr("With an eye here, %1 above the table: %2 of the target’s area is in "
                                                "sight.");
    say(text.arg(height, inSightText(*m_picture, m_isVisible)));
}

void EyeView::pointAt(QPointF place) {
    if (!m_picture) {
        return;
    }
    const EyeFrame frame = eyeFrame(*m_picture, rect());
    const QPointF at = frame.placeAt(place);
    if (!frame.plot.contains(place)) {
        forgetPointer();
        sayWhereTheEyeIs();
        return;
    }
    const auto nearest = nearestAt(*m_picture, *m_eyes, at.x(), at.y());
    const scenarios::EyeSolid* solid =
        nearest && nearest->solid >= 0 ? &m_eyes->solids[static_cast<std::size_t>(nearest->solid)] : nullptr;
    if (!nearest) {
        say(tr("Nothing here."));
    } else if (!solid) {
        say(tr("%1 is in sight here.").arg(nameOf(m_scenario, m_eyes->target.owner)));
    } else {
        say(tr("%1, %2 from the eye.")
                .arg(nameOf(m_scenario, solid->owner), inchesText(geometry::Length::fromInches(nearest->depth))));
    }
    const auto* piece = solid ? std::get_if<scenarios::PieceId>(&solid->owner) : nullptr;
    emit pieceHovered(piece ? std::optional{*piece} : std::nullopt);
    emit lineHovered(
        geometry::SightLine{pointOf(m_eye.samplePoint), pointOf(samplePointBehind(*m_eyes, m_eye, at.x()))});
}

void EyeView::forgetPointer() {
    emit pieceHovered({});
    emit lineHovered({});
}

} // namespace sightline::app
