#include "app/desktop/panels/proof_view.h"

#include "app/desktop/base/arrow_keys.h"
#include "app/shared/text/number_text.h"
#include "app/shared/text/verdict_text.h"

#include <QHelpEvent>
#include <QKeyEvent>
#include <QLocale>
#include <QPainter>
#include <QToolTip>

#include <algorithm>
#include <cmath>
#include <numbers>

namespace sightline::app {

namespace {

constexpr double kStep = 10.0;    ///< dots of an arrow key
constexpr double kFineStep = 1.0; ///< with Shift

/// Returns what screen readers are told of the keys while there is something to explore.
QString keysText() {
    return ProofView::tr("Choose a line with the arrow keys: Left and Right turn it, Up and Down move it "
                         "sideways, with Shift in small steps.");
}

} // namespace

ProofView::ProofView(QWidget* parent) : SpokenCanvas{parent} {
    setObjectName(QStringLiteral("proofView"));
    setAccessibleName(tr("All lines between the two bases"));
    setAccessibleDescription(keysText());
}

void ProofView::setTheme(const Theme& theme) {
    m_picture = {};
    SpokenCanvas::setTheme(theme);
}

void ProofView::showCover(std::shared_ptr<const scenarios::TableCover> cover,
                          const scenarios::Verdict& verdict,
                          const scenarios::Scenario& scenario) {
    const bool isSame = m_cover && cover && *m_cover == *cover;
    m_cover = std::move(cover);
    m_verdict = verdict;
    m_scenario = scenario;
    m_picture = {};
    if (!part()) {
        showNothing(tr("The bases touch, so there is nothing to prove."));
        return;
    }
    setAccessibleDescription(keysText());
    if (!isSame) {
        // Another space of lines: the line that was picked is none of it.
        walkTo({});
    }
    update();
}

void ProofView::showNothing(const QString& hint) {
    m_cover.reset();
    m_picture = {};
    m_hint = hint;
    setAccessibleDescription(hint);
    walkTo({});
    update();
}

void ProofView::setMarkedPiece(const std::optional<scenarios::PieceId>& piece) {
    if (m_marks.piece != piece) {
        m_marks.piece = piece;
        update();
    }
}

const geometry::CoverPart* ProofView::part() const { return m_cover ? decidingPart(*m_cover) : nullptr; }

ProofFrame ProofView::frame() const { return proofFrame(*part(), rect()); }

void ProofView::paintEvent(QPaintEvent*) {
    QPainter painter{this};
    if (!part()) {
        paintHint(painter);
        return;
    }
    if (m_picture.isNull() || m_picture.devicePixelRatio() != devicePixelRatioF()) {
        m_picture = QPixmap{size() * devicePixelRatioF()};
        m_picture.setDevicePixelRatio(devicePixelRatioF());
        QPainter inPicture{&m_picture};
        paintProof(inPicture, m_scenario, m_verdict, *m_cover, rect(), m_theme);
    }
    painter.drawPixmap(0, 0, m_picture);
    paintProofMarks(painter, *m_cover, m_marks, rect(), m_theme);
    paintFocus(painter);
}

void ProofView::resizeEvent(QResizeEvent* event) {
    m_picture = {};
    QWidget::resizeEvent(event);
}

bool ProofView::event(QEvent* event) {
    if (event->type() == QEvent::ToolTip && part()) {
        const auto* help = static_cast<QHelpEvent*>(event);
        const QRectF plot = frame().plot;
        QString text;
        if (help->pos().y() > plot.bottom()) {
            text =
                tr("θ, the direction of the line: degrees from the line through the centers of both bases, clockwise.");
        } else if (help->pos().x() < plot.left()) {
            text = tr(
                "d, the offset of the line: millimeters across its direction, from the center of the observer’s base.");
        }
        QToolTip::showText(help->globalPos(), text, this);
        return true;
    }
    return SpokenCanvas::event(event);
}

void ProofView::mouseMoveEvent(QMouseEvent* event) {
    if (part()) {
        const ProofFrame where = frame();
        walkTo(where.plot.contains(event->position()) ? std::optional{where.samplePointAt(event->position())}
                                                      : std::nullopt);
    }
}

void ProofView::leaveEvent(QEvent* event) {
    walkTo({});
    QWidget::leaveEvent(event);
}

void ProofView::focusOutEvent(QFocusEvent* event) {
    walkTo({});
    QWidget::focusOutEvent(event);
}

void ProofView::keyPressEvent(QKeyEvent* event) {
    const double size = event->modifiers() & Qt::ShiftModifier ? kFineStep : kStep;
    if (const auto arrow = arrowOf(event->key()); arrow && part()) {
        step(QPointF{*arrow} * size);
    } else if (event->key() == Qt::Key_Home && part()) {
        walkTo(frame().samplePointAt(frame().plot.center()));
    } else if (event->key() == Qt::Key_Escape && part()) {
        walkTo({});
    } else {
        QWidget::keyPressEvent(event);
    }
}

void ProofView::step(QPointF by) {
    const ProofFrame where = frame();
    if (!m_marks.samplePoint) {
        walkTo(where.samplePointAt(where.plot.center()));
        return;
    }
    const QPointF to = where.at(*m_marks.samplePoint) + by;
    walkTo(where.samplePointAt({std::clamp(to.x(), where.plot.left(), where.plot.right()),
                                std::clamp(to.y(), where.plot.top(), where.plot.bottom())}));
}

void ProofView::walkTo(const std::optional<geometry::LineSamplePoint>& samplePoint) {
    if (!samplePoint && !m_marks.samplePoint) {
        return;
    }
    m_marks.samplePoint = samplePoint;
    if (!samplePoint || !part()) {
        say({});
        emit lineHovered({});
        emit pieceHovered({});
        update();
        return;
    }
    const auto line = geometry::lineAt(*part(), m_cover->lines.origin, *samplePoint);
    const auto blockers = line ? piecesOn(*m_cover, *part(), *samplePoint) : std::vector<scenarios::PieceId>{};
    describe(blockers, line.has_value());
    emit lineHovered(line);
    emit pieceHovered(blockers.empty() ? std::nullopt : std::optional{blockers.front()});
    update();
}

void ProofView::describe(const std::vector<scenarios::PieceId>& blockers, bool meetsBoth) {
    if (!meetsBoth) {
        say(tr("No line runs here from one base to the other."));
        return;
    }
    const ProofFrame where = frame();
    const double degrees = (m_marks.samplePoint->theta - where.straight) * 180.0 / std::numbers::pi;
    const double beside = where.offsetFromCenter(*m_marks.samplePoint);
    const QString turned = locale().toString(std::abs(degrees), 'f', 1);
    const QString way = degrees < 0 ? tr("%1° to the left").arg(turned) : tr("%1° to the right").arg(turned);
    const QString side = beside < 0 ? tr("%1 left of center").arg(millimetersText(-beside))
                                    : tr("%1 right of center").arg(millimetersText(beside));
    QStringList names;
    std::ranges::transform(blockers, std::back_inserter(names),
                           [&](const auto& piece) { return nameOf(m_scenario, piece); });
    const QString place = tr("%1, %2").arg(way, side);
    say(names.isEmpty() ? tr("%1: nothing is in the way.").arg(place)
                        : tr("%1: blocked by %2.").arg(place, listOfNames(names)));
}

} // namespace sightline::app
