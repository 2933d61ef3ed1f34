#pragma once

#include <QString>

#include <algorithm>
#include <span>

namespace sightline::app {

/// A sentence or a phrase for what the scenarios tell by a code.
struct CodedText {
    const char* code;
    const char* text; ///< English, marked for translation; what %1 and the like stand for is said beside the list
};

/// The text of the code, not translated; null if the list has none.
[[nodiscard]] inline const char* textOfCode(std::span<const CodedText> texts, QStringView code) {
    const auto found =
        std::ranges::find_if(texts, [code](const CodedText& one) { return code == QLatin1String{one.code}; });
    return found == texts.end() ? nullptr : found->text;
}

} // namespace sightline::app
