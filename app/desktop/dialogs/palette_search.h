#pragma once

#include <QString>
#include <QStringList>

#include <vector>

namespace sightline::app {

/// Returns how many letters have to be inserted, left out, replaced or swapped with their neighbor to make one text of
/// the other (Damerau's distance, each place changed once).
[[nodiscard]] int editDistance(QStringView one, QStringView other);

/// The searchable texts of one entry, prepared for many searches: capitals and accents do not count.
class SearchTexts {
public:
    /// Prepares the texts of an entry. `phrases` are other names of it, `diagnostics` are remarks, in which only whole
    /// words and beginnings of words are found.
    SearchTexts(const QString& title, const QStringList& phrases, const QStringList& diagnostics);

    /// Returns how well the entry fits what was typed: 0 for not at all, otherwise the more the better. Each word that
    /// was typed must be found: in the title best, then in one of the phrases, then in the remarks; as a whole word
    /// best, then as a beginning, then inside of a word, then with a typing error in four letters or two in seven.
    [[nodiscard]] int relevance(const QString& typed) const;

private:
    struct Phrase {
        QString joined; ///< without gaps, so that "heatmap" finds "heat map"
        QStringList words;
    };
    [[nodiscard]] static Phrase phraseOf(const QString& text);
    [[nodiscard]] static int fit(const Phrase& phrase, const Phrase& typed);

    Phrase m_title;
    std::vector<Phrase> m_phrases;
    QStringList m_remarks; ///< their words
};

} // namespace sightline::app
