#pragma once

#include "app/desktop/text/verdict_text.h"

#include <QColor>
#include <QIcon>

#include <map>

class QWidget;

namespace sightline::app {

/// The icon that stands beside the word of a verdict, for `lineIcon` and `linePixmap`: the end mark of its sight line.
[[nodiscard]] QString markIconName(VerdictKind kind);

/// These icons for the rows of a list, made once a color; white or as the palette has it where the row is selected.
class VerdictIcons {
public:
    [[nodiscard]] QIcon of(VerdictKind kind, const QColor& color, const QWidget& list);
    /// The colors or the palette changed.
    void forget() { m_icons.clear(); }

private:
    std::map<VerdictKind, QIcon> m_icons;
};

} // namespace sightline::app
