#pragma once

#include "app/desktop/base/qt_names.h"

#include <QObject>

#include <vector>

namespace sightline::app {

/// Gives the labels of several forms in one widget the same width, so that all their fields stand in one column. Hidden
/// rows do not count.
class LabelColumn : public QObject {
    Q_OBJECT

public:
    /// Belongs to `around`, the widget that holds the forms. The forms outlive it.
    LabelColumn(QWidget& around, std::vector<QFormLayout*> forms);

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    void align();

    QWidget& m_around;
    std::vector<QFormLayout*> m_forms;
};

} // namespace sightline::app
