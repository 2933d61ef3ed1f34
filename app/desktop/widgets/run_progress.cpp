#include "app/desktop/widgets/run_progress.h"

#include <QProgressBar>
#include <QPushButton>

namespace sightline::app {

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
