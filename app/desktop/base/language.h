#pragma once

#include <QList>
#include <QObject>
#include <QString>

#include <functional>
#include <map>
#include <memory>
#include <utility>
#include <vector>

class QTranslator;

namespace sightline::app {

/// A language of the window: its code as in the settings, and its native name.
struct Language {
    QString code;
    QString name;
};

/// Returns the languages with complete translations; English is the source language.
[[nodiscard]] const QList<Language>& languages();

/// Returns the code of the language for `choice`: that language, or the first available one preferred by the system.
/// Never empty.
[[nodiscard]] QString languageFor(const QString& choice, const QStringList& wantedBySystem);

/// Installs the translations of one language for the whole program, those of Qt included, and its number format.
/// Widgets receive `QEvent::LanguageChange`.
class Translations : public QObject {
    Q_OBJECT

public:
    explicit Translations(QObject* parent = nullptr);
    ~Translations() override;

    /// `choice` is a code of `languages()`; empty: the system's language.
    void use(const QString& choice);
    /// Returns the code of the current language.
    [[nodiscard]] const QString& code() const { return m_code; }

private:
    void forget();

    QString m_code;
    std::vector<std::unique_ptr<QTranslator>> m_installed;
};

/// Translates text that was made with `tr` in an earlier language to the current one, preserving its arguments. Other
/// text is returned unchanged.
[[nodiscard]] QString retranslated(const QString& text);

/// Returns the code of the current language.
[[nodiscard]] QString currentLanguage();

/// Objects with translated texts that are created once per language and keep their address.
template <class Elements> class PerLanguage {
public:
    explicit PerLanguage(std::function<Elements()> make) : m_make{std::move(make)} {}

    [[nodiscard]] const Elements& now() const {
        auto found = m_made.find(currentLanguage());
        if (found == m_made.end()) {
            found = m_made.emplace(currentLanguage(), m_make()).first;
        }
        return found->second;
    }

private:
    std::function<Elements()> m_make;
    mutable std::map<QString, Elements> m_made;
};

} // namespace sightline::app
