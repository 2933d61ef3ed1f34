#pragma once

#include <QString>

#include <algorithm>
#include <span>

namespace sightline::app {

/// A translatable sentence or phrase for a code that the scenarios library reports.
struct CodedText {
    const char* code;
    const char* text; ///< English, marked for translation; its placeholders (%1, ...) are explained beside the list
};

/// Returns the untranslated text of the code; null if the list has none.
[[nodiscard]] inline const char* textOfCode(std::span<const CodedText> texts, QStringView code) {
    const auto found =
        std::ranges::find_if(texts, [code](const CodedText& one) { return code == QLatin1String{one.code}; });
    return found == texts.end() ? nullptr : found->text;
}

} // namespace sightline::app
