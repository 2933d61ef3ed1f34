#pragma once

#include "app/shared/text/verdict_text.h"

#include <QColor>
#include <QIcon>

#include <map>

class QWidget;

namespace sightline::app {

/// Returns the name of the icon for a verdict, for `lineIcon` and `linePixmap`: the end mark of its sight line.
[[nodiscard]] QString markIconName(VerdictKind kind);

/// A cache of these icons for the rows of a list, by color; for selected rows white or as the palette defines.
class VerdictIcons {
public:
    [[nodiscard]] QIcon of(VerdictKind kind, const QColor& color, const QWidget& list);
    /// Clears the cache after a change of colors or palette.
    void forget() { m_icons.clear(); }

private:
    std::map<VerdictKind, QIcon> m_icons;
};

} // namespace sightline::app
