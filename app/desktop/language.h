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

/// A language of the window: its code as in the settings, and its name in itself.
struct Language {
    QString code;
    QString name;
};

/// Those the program is complete in; English is what it is written in.
[[nodiscard]] const QList<Language>& languages();

/// The code of the language that is used for `choice`: that language, or the first one wanted by the system that there
/// is. Never empty.
[[nodiscard]] QString languageFor(const QString& choice, const QStringList& wantedBySystem);

/// Installs the words of one language for the whole program, Qt's own words among them, and its way to write numbers.
/// Widgets hear of a change by `QEvent::LanguageChange`.
class Translations : public QObject {
    Q_OBJECT

public:
    explicit Translations(QObject* parent = nullptr);
    ~Translations() override;

    /// A code of `languages()`; empty: as the system is.
    void use(const QString& choice);
    /// What is used now.
    [[nodiscard]] const QString& code() const { return m_code; }

private:
    void forget();

    QString m_code;
    std::vector<std::unique_ptr<QTranslator>> m_installed;
};

/// Text that was made with `tr` before the language changed, in the language of now; what was put into it stays. Text
/// that no `tr` made comes back as it is.
[[nodiscard]] QString retold(const QString& text);

/// The code of the language the program speaks now.
[[nodiscard]] QString currentLanguage();

/// Things with translated words that are made once: once for each language, and they stay where they are.
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
