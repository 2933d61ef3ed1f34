#include "app/shared/text/shipped_text.h"

#include <QCoreApplication>

namespace sightline::app {

QString shippedText(const QString& english) {
    return english.isEmpty() ? english : QCoreApplication::translate("Shipped", english.toUtf8().constData());
}

} // namespace sightline::app
