#pragma once

#include <QObject>
#include <QString>

namespace sightline::app {

/// Gives an object its name, by which stored layouts and tests find it; returns the object.
template <class Object> Object* named(const char* name, Object* object) {
    object->setObjectName(QLatin1String{name});
    return object;
}

} // namespace sightline::app
