#include "app/desktop/widgets/run_progress.h"

#include <QCoreApplication>
#include <QElapsedTimer>
#include <QProgressBar>
#include <QPushButton>

#include <algorithm>
#include <cmath>

namespace sightline::app {

QString timeLeftText(int done, int all, qint64 elapsed) {
    constexpr qint64 kSoonest = 1500; // ms: before, the rest is a guess
    if (done <= 0 || all <= done || elapsed < kSoonest) {
        return {};
    }
    const double seconds = static_cast<double>(elapsed) / 1000.0 / done * (all - done);
    return seconds < 59.5
               ? QCoreApplication::translate("RunProgress", "%1 s left").arg(std::max(1L, std::lround(seconds)))
               : QCoreApplication::translate("RunProgress", "%1 min left").arg(std::lround(seconds / 60.0));
}

QString withTimeLeft(const QString& text, int done, int all, qint64 elapsed) {
    const QString left = timeLeftText(done, all, elapsed);
    return left.isEmpty() ? text : text + QStringLiteral(", ") + left;
}

QString progressFormat(int done, int all, qint64 elapsed) {
    return withTimeLeft(QStringLiteral("%p %"), done, all, elapsed);
}

void tellTimeLeft(QProgressBar& bar) {
    QObject::connect(&bar, &QProgressBar::valueChanged, &bar,
                     [&bar, since = QElapsedTimer{}, first = 0, before = 0](int value) mutable {
                         const int done = value - bar.minimum();
                         if (before <= 0 || done < before) {
                             since.start();
                             first = done; // done before the clock ran
                         }
                         before = done;
                         const int all = bar.maximum() - bar.minimum();
                         bar.setFormat(progressFormat(done - first, all - first, since.elapsed()));
                     });
}

void showProgress(const RunProgress& progress, std::optional<std::pair<int, int>> done) {
    progress.bar->setVisible(done.has_value());
    progress.stop->setVisible(done.has_value());
    if (done) {
        progress.bar->setMaximum(done->second);
    }
    progress.bar->setValue(done ? done->first : 0); // the next run has a time of its own
}

RunProgress makeRunProgress(const QString& stopText, const QString& stopName) {
    auto* bar = new QProgressBar;
    bar->setMaximumWidth(180);
    auto* stop = new QPushButton{stopText};
    stop->setObjectName(stopName);
    stop->setAutoDefault(false);
    for (QWidget* part : {static_cast<QWidget*>(bar), static_cast<QWidget*>(stop)}) {
        QSizePolicy keeps = part->sizePolicy();
        keeps.setRetainSizeWhenHidden(true);
        part->setSizePolicy(keeps);
        part->hide();
    }
    return {bar, stop};
}

} // namespace sightline::app
