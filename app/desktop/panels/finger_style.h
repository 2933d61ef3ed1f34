#pragma once

#include <QProxyStyle>

namespace sightline::app {

/// The style of the desktop, with rows of lists, menu items, headers and tabs at least as high as a finger.
class FingerStyle : public QProxyStyle {
    Q_OBJECT

public:
    using QProxyStyle::QProxyStyle;
    [[nodiscard]] QSize sizeFromContents(ContentsType type,
                                         const QStyleOption* option,
                                         const QSize& contents,
                                         const QWidget* widget) const override;
};

/// Puts that style on the whole program while any window asks for it, and takes it off again.
void setFingerRows(const QWidget& window, bool large);

} // namespace sightline::app
