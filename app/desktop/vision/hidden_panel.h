#pragma once

#include "scenarios/scenario.h"

#include <QWidget>

#include <optional>

class QComboBox;
class QTabWidget;

namespace sightline::app {

/// The panel of hidden games: through whose eyes the window looks, and pages about that.
class HiddenPanel : public QWidget {
    Q_OBJECT

public:
    explicit HiddenPanel(QWidget* parent = nullptr);

    /// Takes it over.
    void addPage(QWidget* page, const QString& title, const QString& tip);
    [[nodiscard]] QWidget* page() const;
    void showPage(QWidget* page);
    void setSides(const scenarios::Scenario& scenario, const std::optional<scenarios::PlayerId>& shown);

signals:
    void sideRequested(const std::optional<sightline::scenarios::PlayerId>& side);
    /// It, or another page of it, has come to be seen.
    void opened();

protected:
    void showEvent(QShowEvent* event) override;

private:
    QComboBox* m_sides;
    QTabWidget* m_pages;
};

} // namespace sightline::app
