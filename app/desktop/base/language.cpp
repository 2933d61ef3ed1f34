#include "app/desktop/base/language.h"

#include <QCoreApplication>
#include <QHash>
#include <QLibraryInfo>
#include <QLocale>
#include <QRegularExpression>
#include <QTranslator>

#include <algorithm>
#include <cstring>
#include <mutex>
#include <optional>

namespace sightline::app {

namespace {

const QString kEnglish = QStringLiteral("en");

/// The origin of a text.
struct Origin {
    QByteArray context;
    QByteArray source;
    QByteArray comment;
    int number = -1;
};

/// Each text that was given out: steps of undo keep theirs, and have to be told again in another language.
class Memory {
public:
    void keep(const QString& text, const char* context, const char* source, const char* comment, int number) {
        if (std::strchr(source, '&')) {
            return; // names a button, not a step
        }
        const std::lock_guard lock{m_mutex};
        auto& origin = m_origins[text];
        if (origin.source != source || origin.number != number || origin.context != context) {
            origin = {context, source, comment, number};
        }
    }

    QString retranslated(const QString& text) const {
        QHash<QString, Origin> origins;
        {
            const std::lock_guard lock{m_mutex};
            origins = m_origins;
        }
        if (const auto found = origins.constFind(text); found != origins.constEnd()) {
            return translated(*found);
        }
        // With something put into it: the longest pattern that fits.
        QString best;
        QString bestPattern;
        for (auto it = origins.constBegin(); it != origins.constEnd(); ++it) {
            if (!it.key().contains(QLatin1String{"%1"}) || it.key().size() <= bestPattern.size()) {
                continue;
            }
            if (const auto filled = filledAs(text, it.key(), translated(*it))) {
                best = *filled;
                bestPattern = it.key();
            }
        }
        return bestPattern.isEmpty() ? text : best;
    }

private:
    static QString translated(const Origin& origin) {
        return QCoreApplication::translate(origin.context.constData(), origin.source.constData(),
                                           origin.comment.isEmpty() ? nullptr : origin.comment.constData(),
                                           origin.number);
    }

    /// Puts the parts of `text` that stand for %1, %2 of `pattern` into `into`.
    static std::optional<QString> filledAs(const QString& text, const QString& pattern, QString into) {
        static const QRegularExpression place{QStringLiteral("\\\\%([1-9])")};
        QString expression = QRegularExpression::escape(pattern);
        QList<QString> numbers;
        for (auto match = place.match(expression); match.hasMatch(); match = place.match(expression)) {
            numbers << match.captured(1);
            expression.replace(match.capturedStart(), match.capturedLength(), QStringLiteral("(.+)"));
        }
        if (QString{pattern}.remove(QRegularExpression{QStringLiteral("%[1-9]|\\s")}).isEmpty()) {
            return std::nullopt; // would fit everything
        }
        const auto match = QRegularExpression{QRegularExpression::anchoredPattern(expression)}.match(text);
        if (!match.hasMatch()) {
            return std::nullopt;
        }
        for (qsizetype i = 0; i < numbers.size(); ++i) {
            into.replace(QLatin1Char{'%'} + numbers[i], match.captured(static_cast<int>(i) + 1));
        }
        return into;
    }

    mutable std::mutex m_mutex;
    QHash<QString, Origin> m_origins;
};

Memory& memory() {
    static Memory texts;
    return texts;
}

QString& spoken() {
    static QString code = kEnglish;
    return code;
}

/// The program's own words.
class OwnTranslator : public QTranslator {
public:
    using QTranslator::QTranslator;

    QString translate(const char* context, const char* source, const char* comment, int number) const override {
        const QString text = QTranslator::translate(context, source, comment, number);
        QString shown = text.isEmpty() ? QString::fromUtf8(source) : text;
        if (number >= 0) {
            shown.replace(QLatin1String{"%n"}, QString::number(number));
        }
        memory().keep(shown, context, source, comment, number);
        return text;
    }

    [[nodiscard]] bool isEmpty() const override { return false; }
};

} // namespace

const QList<Language>& languages() {
    static const QList<Language> all{{kEnglish, QStringLiteral("English")},
                                     {QStringLiteral("de"), QStringLiteral("Deutsch")},
                                     {QStringLiteral("fr"), QStringLiteral("Français")}};
    return all;
}

QString languageFor(const QString& choice, const QStringList& wantedBySystem) {
    const auto isThere = [](const QString& code) {
        return std::ranges::any_of(languages(), [&](const Language& one) { return one.code == code; });
    };
    if (isThere(choice)) {
        return choice;
    }
    for (const QString& wanted : wantedBySystem) {
        if (const QString code = wanted.section(QLatin1Char{'-'}, 0, 0).section(QLatin1Char{'_'}, 0, 0);
            isThere(code)) {
            return code;
        }
    }
    return kEnglish;
}

Translations::Translations(QObject* parent) : QObject{parent} {}

Translations::~Translations() {
    forget();
    spoken() = kEnglish;
}

void Translations::forget() {
    for (const auto& translator : m_installed) {
        QCoreApplication::removeTranslator(translator.get());
    }
    m_installed.clear();
}

void Translations::use(const QString& choice) {
    const QLocale system = QLocale::system();
    const QString code = languageFor(choice, system.uiLanguages());
    // A number is written as the language does it, in the way of the user's country if that is where they live.
    const QString ofSystem = system.name().section(QLatin1Char{'_'}, 0, 0);
    QLocale::setDefault(choice.isEmpty() || ofSystem == code ? system : QLocale{code});
    if (code == m_code) {
        return;
    }
    forget();
    m_code = code;
    spoken() = code;
    if (code != kEnglish) {
        auto qt = std::make_unique<QTranslator>();
        if (qt->load(QStringLiteral("qtbase_%1").arg(code), QLibraryInfo::path(QLibraryInfo::TranslationsPath))) {
            m_installed.push_back(std::move(qt));
        }
    }
    auto own = std::make_unique<OwnTranslator>();
    if (own->load(QStringLiteral(":/sightline/translations/sightline_%1.qm").arg(code))) {
        m_installed.push_back(std::move(own));
    }
    for (const auto& translator : m_installed) {
        QCoreApplication::installTranslator(translator.get());
    }
}

QString retranslated(const QString& text) { return memory().retranslated(text); }

QString currentLanguage() { return spoken(); }

} // namespace sightline::app
