#pragma once

#include "scenarios/model/scenario.h"

#include <QWidget>

namespace sightline::app {

/// A small picture of a table, in the colors of the palette.
class TablePreview : public QWidget {
    Q_OBJECT

public:
    explicit TablePreview(QWidget* parent = nullptr);

    /// `words` is the accessible description of the picture.
    void show(const scenarios::Scenario& scenario, const QString& words);

    [[nodiscard]] QSize sizeHint() const override { return {420, 320}; }

protected:
    void paintEvent(QPaintEvent*) override;

private:
    scenarios::Scenario m_scenario;
};

} // namespace sightline::app
