#include "app/desktop/dialogs/palette_search.h"

#include <algorithm>
#include <cstdlib>
#include <utility>

namespace sightline::app {

namespace {

// How well a word fits, in hundredths of a perfect fit.
constexpr int kWhole = 100;
constexpr int kBeginning = 75;
constexpr int kInside = 45;
constexpr int kWithError = 35; ///< less for a second one

// Added where all that was typed is one name.
constexpr int kIsName = 400;
constexpr int kBeginsName = 200;
constexpr int kNameWithError = 60;

constexpr int kTitleWeight = 3;
constexpr int kPhraseWeight = 2;
constexpr qsizetype kShortestInside = 3; ///< letters that are searched for inside of words

/// Returns the number of typing errors that a word of this length may have.
int allowedErrors(qsizetype letters) { return letters < 4 ? 0 : letters < 7 ? 1 : 2; }

/// Small letters without accents; whatever is neither letter nor digit is a gap.
QString plainLetters(const QString& text) {
    QString plain;
    for (const QChar sign : text.normalized(QString::NormalizationForm_KD).toCaseFolded()) {
        if (sign.isLetterOrNumber()) {
            plain += sign;
        } else if (!sign.isMark()) {
            plain += QLatin1Char{' '};
        }
    }
    return plain;
}

int fitOfWord(const QString& word, const QString& typed) {
    if (word == typed) {
        return kWhole;
    }
    if (word.startsWith(typed)) {
        return kBeginning;
    }
    if (typed.size() >= kShortestInside && word.contains(typed)) {
        return kInside;
    }
    const int allowed = allowedErrors(typed.size());
    int best = allowed + 1;
    // Also the beginning of a longer word, while it is still being typed.
    for (const qsizetype size : {word.size(), typed.size() - 1, typed.size(), typed.size() + 1}) {
        if (size >= kShortestInside && size <= word.size() && std::abs(size - typed.size()) < best) {
            best = std::min(best, editDistance(QStringView{word}.left(size), typed));
        }
    }
    return best > allowed ? 0 : kWithError - 10 * (best - 1);
}

} // namespace

int editDistance(QStringView one, QStringView other) {
    const auto width = static_cast<std::size_t>(other.size()) + 1;
    std::vector<int> twoBefore(width);
    std::vector<int> before(width);
    std::vector<int> row(width);
    for (std::size_t j = 0; j < width; ++j) {
        before[j] = static_cast<int>(j);
    }
    for (qsizetype i = 1; i <= one.size(); ++i) {
        row[0] = static_cast<int>(i);
        for (std::size_t j = 1; j < width; ++j) {
            const auto at = static_cast<qsizetype>(j);
            const int replaced = before[j - 1] + (one[i - 1] == other[at - 1] ? 0 : 1);
            row[j] = std::min({before[j] + 1, row[j - 1] + 1, replaced});
            if (i > 1 && j > 1 && one[i - 1] == other[at - 2] && one[i - 2] == other[at - 1]) {
                row[j] = std::min(row[j], twoBefore[j - 2] + 1);
            }
        }
        std::swap(twoBefore, before);
        std::swap(before, row);
    }
    return before.back();
}

SearchTexts::SearchTexts(const QString& title, const QStringList& phrases, const QStringList& diagnostics)
    : m_title{phraseOf(title)} {
    for (const QString& phrase : phrases) {
        m_phrases.push_back(phraseOf(phrase));
    }
    for (const QString& remark : diagnostics) {
        m_remarks += phraseOf(remark).words;
    }
}

SearchTexts::Phrase SearchTexts::phraseOf(const QString& text) {
    Phrase phrase;
    phrase.words = plainLetters(text).split(QLatin1Char{' '}, Qt::SkipEmptyParts);
    phrase.joined = phrase.words.join(QString{});
    return phrase;
}

int SearchTexts::fit(const Phrase& phrase, const Phrase& typed) {
    int sum = 0;
    bool all = true;
    for (const QString& word : typed.words) {
        int best = 0;
        for (const QString& own : phrase.words) {
            best = std::max(best, fitOfWord(own, word));
        }
        sum += best;
        all = all && best > 0;
    }
    const auto words = static_cast<int>(typed.words.size());
    int fit = all ? sum / words : 0;
    if (phrase.joined == typed.joined) {
        fit = kWhole + kIsName;
    } else if (phrase.joined.startsWith(typed.joined)) {
        fit = kBeginning + kBeginsName;
    } else if (typed.joined.size() >= kShortestInside) {
        const int errors = editDistance(phrase.joined, typed.joined);
        if (errors <= allowedErrors(typed.joined.size())) {
            fit = std::max(fit, kWithError - 10 * (errors - 1) + kNameWithError);
        }
    }
    return fit;
}

int SearchTexts::relevance(const QString& typed) const {
    const Phrase wanted = phraseOf(typed);
    if (wanted.words.isEmpty()) {
        return typed.trimmed().isEmpty() ? 1 : 0;
    }
    int best = kTitleWeight * fit(m_title, wanted);
    for (const Phrase& phrase : m_phrases) {
        best = std::max(best, kPhraseWeight * fit(phrase, wanted));
    }
    if (best > 0) {
        return best;
    }
    // The words may stand in different texts.
    int sum = 0;
    for (const QString& word : wanted.words) {
        int found = 0;
        const auto look = [&](const QStringList& words, bool forgives) {
            for (const QString& own : words) {
                const int one = fitOfWord(own, word);
                if (forgives || one >= kBeginning) {
                    found = std::max(found, one);
                }
            }
        };
        look(m_title.words, true);
        for (const Phrase& phrase : m_phrases) {
            look(phrase.words, true);
        }
        look(m_remarks, false);
        if (found == 0) {
            return 0;
        }
        sum += found;
    }
    return std::max(1, sum / (2 * static_cast<int>(wanted.words.size())));
}

} // namespace sightline::app
