#include "app/desktop/widgets/run_progress.h"

#include <QCoreApplication>
#include <QProgressBar>
#include <QPushButton>

#include <algorithm>
#include <cmath>

namespace sightline::app {

QString progressFormat(int done, int all, qint64 elapsed) {
    constexpr qint64 kSoonest = 1500; // ms: before, the rest is a guess
    if (done <= 0 || all <= done || elapsed < kSoonest) {
        return QStringLiteral("%p %");
    }
    const double seconds = static_cast<double>(elapsed) / 1000.0 / done * (all - done);
    const QString left =
        seconds < 59.5 ? QCoreApplication::translate("RunProgress", "%1 s left").arg(std::max(1L, std::lround(seconds)))
                       : QCoreApplication::translate("RunProgress", "%1 min left").arg(std::lround(seconds / 60.0));
    return QStringLiteral("%p %, ") + left;
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
