#pragma once

#include <QString>

#include <algorithm>

namespace sightline::scenarios {

/// True if `text` has the form "#rrggbb", in which files store the color of a player.
[[nodiscard]] inline bool isColor(const QString& text) {
    const auto isHex = [](QChar c) { return (c >= u'0' && c <= u'9') || (c.toLower() >= u'a' && c.toLower() <= u'f'); };
    return text.size() == 7 && text.startsWith(u'#') && std::all_of(text.cbegin() + 1, text.cend(), isHex);
}

} // namespace sightline::scenarios
