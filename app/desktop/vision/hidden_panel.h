#pragma once

#include "scenarios/model/scenario.h"

#include <QWidget>

#include <optional>

class QComboBox;
class QTabWidget;

namespace sightline::app {

/// The panel of hidden games: selects the side whose view is displayed, and has pages about it.
class HiddenPanel : public QWidget {
    Q_OBJECT

public:
    explicit HiddenPanel(QWidget* parent = nullptr);

    /// Adds a page and takes ownership of it.
    void addPage(QWidget* page, const QString& title, const QString& tip);
    [[nodiscard]] QWidget* page() const;
    void showPage(QWidget* page);
    void setSides(const scenarios::Scenario& scenario, const std::optional<scenarios::PlayerId>& shown);

signals:
    void sideRequested(const std::optional<sightline::scenarios::PlayerId>& side);
    /// Emitted when the panel, or another page of it, became visible.
    void opened();

protected:
    void showEvent(QShowEvent* event) override;

private:
    QComboBox* m_sides;
    QTabWidget* m_pages;
};

} // namespace sightline::app
