#pragma once

#include <QWidget>

class QButtonGroup;
class QStackedWidget;

namespace sightline::app {

/// Pages with one button each above them, in as many rows as the width needs, so that no button is scrolled away and no
/// title is cut.
class PageSwitch : public QWidget {
    Q_OBJECT

public:
    explicit PageSwitch(QWidget* parent = nullptr);

    void addPage(QWidget* page, const QString& title, const QString& tip);
    [[nodiscard]] QString title(int index) const;
    [[nodiscard]] QString tip(int index) const;
    [[nodiscard]] int count() const;
    [[nodiscard]] int currentIndex() const;
    void setCurrentIndex(int index);

signals:
    void currentChanged(int index);

private:
    QWidget* m_row;
    QButtonGroup* m_buttons;
    QStackedWidget* m_pages;
};

} // namespace sightline::app
