#pragma once

#include <QCoreApplication>

namespace sightline::app {

/// A filter of the events of the whole program, made once.
template <class Filter> class ProgramFilter : public QObject {
public:
    /// Watches the whole program from now on; a second call does nothing.
    static void install() {
        if (!qApp->findChild<Filter*>()) {
            auto* filter = new Filter;
            filter->setParent(qApp);
            qApp->installEventFilter(filter);
        }
    }
};

} // namespace sightline::app
