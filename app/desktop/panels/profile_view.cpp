#include "app/desktop/panels/profile_view.h"

#include "app/shared/text/number_text.h"
#include "app/shared/text/verdict_text.h"

#include <QKeyEvent>
#include <QPainter>

#include <algorithm>

namespace sightline::app {

namespace {

constexpr double kStep = 0.5;      ///< inches of an arrow key
constexpr double kFineStep = 0.05; ///< with Shift

/// Returns what screen readers are told of the keys while there is something to explore.
QString keysText() {
    return ProfileView::tr("Left and Right move along the line, with Shift in small steps; Page Up and Page Down "
                           "go from piece to piece.");
}

QString heightText(double inches) { return lengthText(geometry::Length::fromInches(inches)); }

} // namespace

ProfileView::ProfileView(QWidget* parent) : SpokenCanvas{parent} {
    setObjectName(QStringLiteral("profileView"));
    setAccessibleName(tr("Side view of the sight line"));
    setAccessibleDescription(keysText());
}

void ProfileView::showProfile(std::shared_ptr<const scenarios::VerdictProfile> profile,
                              const scenarios::Verdict& verdict,
                              const scenarios::Scenario& scenario) {
    m_profile = std::move(profile);
    setAccessibleDescription(m_profile ? keysText() : m_hint);
    m_verdict = verdict;
    m_scenario = scenario;
    describe();
    update();
}

void ProfileView::showNothing(const QString& hint) {
    m_profile.reset();
    m_hint = hint;
    setAccessibleDescription(hint);
    say({});
    update();
}

void ProfileView::setMarks(const ProfileMarks& marks) {
    if (marks == m_marks) {
        return;
    }
    m_marks = marks;
    describe();
    update();
}

ProfileFrame ProfileView::frame() const { return profileFrame(m_scenario, m_verdict, *m_profile, rect()); }

void ProfileView::paintEvent(QPaintEvent*) {
    QPainter painter{this};
    if (!m_profile) {
        paintHint(painter);
        return;
    }
    paintProfile(painter, m_scenario, m_verdict, *m_profile, rect(), m_theme, m_marks);
    paintFocus(painter);
}

void ProfileView::mouseMoveEvent(QMouseEvent* event) {
    if (!m_profile) {
        return;
    }
    const ProfileFrame where = frame();
    const double station = where.alongAt(event->position().x());
    const double length = m_profile->line.length.inches();
    walkTo(station >= where.start && station <= where.end ? std::optional{std::clamp(station, 0.0, length)}
                                                          : std::nullopt);
    emit pieceHovered(profilePieceAt(*m_profile, where, event->position()));
}

void ProfileView::leaveEvent(QEvent* event) {
    walkTo({});
    emit pieceHovered({});
    QWidget::leaveEvent(event);
}

void ProfileView::focusOutEvent(QFocusEvent* event) {
    walkTo({});
    QWidget::focusOutEvent(event);
}

void ProfileView::keyPressEvent(QKeyEvent* event) {
    if (!m_profile) {
        QWidget::keyPressEvent(event);
        return;
    }
    const double length = m_profile->line.length.inches();
    const double step = event->modifiers() & Qt::ShiftModifier ? kFineStep : kStep;
    const double here = m_marks.station.value_or(0.0);
    const auto to = [&](double station) {
        const double kept = std::clamp(station, 0.0, length);
        walkTo(kept);
        const auto parts = partsAt(kept);
        emit pieceHovered(parts.empty() ? std::nullopt : std::optional{parts.back()->piece});
    };
    std::vector<double> stops{0.0, length};
    for (const auto& piece : m_profile->pieces) {
        stops.push_back((piece.part.from.inches() + piece.part.to.inches()) / 2);
    }
    std::ranges::sort(stops);
    switch (event->key()) {
    case Qt::Key_Left: to(here - step); break;
    case Qt::Key_Right: to(m_marks.station ? here + step : 0.0); break;
    case Qt::Key_Home: to(0.0); break;
    case Qt::Key_End: to(length); break;
    case Qt::Key_PageDown:
        to(*std::ranges::find_if(stops, [&](double stop) { return stop > here + 1e-6 || stop == stops.back(); }));
        break;
    case Qt::Key_PageUp: {
        const auto before = std::ranges::lower_bound(stops, here - 1e-6);
        to(before == stops.begin() ? 0.0 : *std::prev(before));
        break;
    }
    case Qt::Key_Escape:
        walkTo({});
        emit pieceHovered({});
        break;
    default: QWidget::keyPressEvent(event);
    }
}

void ProfileView::walkTo(std::optional<double> station) { emit stationHovered(station); }

std::vector<const scenarios::ProfilePiece*> ProfileView::partsAt(double station) const {
    std::vector<const scenarios::ProfilePiece*> parts;
    for (const auto& piece : m_profile->pieces) {
        const bool isSheet = piece.part.from == piece.part.to;
        const double slack = isSheet ? 0.05 : 0.0;
        if (station >= piece.part.from.inches() - slack && station <= piece.part.to.inches() + slack) {
            parts.push_back(&piece);
        }
    }
    return parts;
}

void ProfileView::describe() {
    if (!m_profile || !m_marks.station) {
        say(m_profile && m_marks.piece && m_scenario.piece(*m_marks.piece) ? nameOf(m_scenario, *m_marks.piece)
                                                                           : QString{});
        return;
    }
    const double station = *m_marks.station;
    QStringList standing;
    for (const auto* part : partsAt(station)) {
        const QString low = heightText(part->part.bottom ? part->part.bottom->inches() : 0.0);
        const QString span =
            part->part.top ? tr("%1 to %2").arg(low, heightText(part->part.top->inches())) : tr("%1 and up").arg(low);
        const QString name = nameOf(m_scenario, part->piece);
        standing << (part->counts ? tr("%1, %2").arg(name, span) : tr("%1, %2 (does not count)").arg(name, span));
    }
    standing.removeDuplicates();
    const QString line =
        tr("%1 along the line, %2 up").arg(heightText(station), heightText(lineHeightAt(*m_profile, station)));
    say(standing.isEmpty() ? tr("%1. Nothing here.").arg(line)
                           : tr("%1. Here: %2.").arg(line, standing.join(QStringLiteral("; "))));
}

} // namespace sightline::app
