#include "scenarios/catalogs/base_names.h"

#include <QRegularExpression>

#include <algorithm>

namespace sightline::scenarios {

namespace {

/// English plurals, and the z of orks. The result is equal for a singular and its plural; it need not be a word.
QString singular(const QString& word) {
    if (word.size() <= 3 || word.endsWith(QLatin1String("ss"))) {
        return word;
    }
    const auto with = [&](int fewer, const char* end) { return word.chopped(fewer) + QLatin1String{end}; };
    if (word.endsWith(QLatin1String("men"))) {
        return with(3, "man");
    }
    if (word.endsWith(QLatin1String("ies"))) {
        return with(3, "y");
    }
    if (word.endsWith(QLatin1String("ves"))) {
        return with(3, "f");
    }
    for (const char* hiss : {"ches", "shes", "xes", "sses", "zzes"}) {
        if (word.endsWith(QLatin1String{hiss})) {
            return word.chopped(2);
        }
    }
    return word.endsWith(u's') || word.endsWith(u'z') ? word.chopped(1) : word;
}

/// Apostrophes of all kinds, and the accents used for them on many keyboards.
bool isApostrophe(QChar c) {
    static const QString all{
        QStringLiteral("'\u2018\u2019\u201a\u201b\u2032\u02b9\u02bb\u02bc\u02bd\u02c8\u0060\u00b4\u055a\ua78c\uff07")};
    return all.contains(c);
}

bool isNumber(const QString& word) {
    return std::ranges::all_of(word, [](QChar c) { return c.isDigit(); });
}

} // namespace

QStringList comparedWords(const QString& name) {
    static const QRegularExpression weapon{QStringLiteral("\\bw\\s*/"), QRegularExpression::CaseInsensitiveOption};
    static const QRegularExpression between{QStringLiteral("[^\\p{L}\\p{N}]+"),
                                            QRegularExpression::UseUnicodePropertiesOption};
    QString text;
    text.reserve(name.size());
    for (const QChar c : name) {
        if (!isApostrophe(c)) {
            text.append(c);
        }
    }
    text.replace(weapon, QStringLiteral(" with "));
    text = text.toCaseFolded().normalized(QString::NormalizationForm_KD);
    text.removeIf([](QChar c) { return c.isMark(); });
    text.replace(QLatin1String("&amp;"), QLatin1String(" and ")).replace(u'&', QLatin1String(" and "));
    text.replace(QChar{u'\u00f8'}, QLatin1String("o"))
        .replace(QChar{u'\u00e6'}, QLatin1String("ae"))
        .replace(QChar{u'\u0153'}, QLatin1String("oe"));
    QStringList words = text.split(between, Qt::SkipEmptyParts);
    std::ranges::transform(words, words.begin(), singular);
    return words;
}

std::vector<QStringList> comparedNames(const QString& name) {
    static const QRegularExpression brackets{QStringLiteral("\\([^)]*\\)|\\[[^\\]]*\\]|\\{[^}]*\\}")};
    static const QRegularExpression tail{QStringLiteral("\\s[-\u2010-\u2015]\\s.*$|[,:;|+\u2022*\u2014].*$")};
    static const QRegularExpression count{
        QStringLiteral("^\\s*\\d+\\s*[x\u00d7]?\\s+(?=\\S)|^\\s*\\d+[x\u00d7](?=\\p{L})"),
        QRegularExpression::UseUnicodePropertiesOption};
    std::vector<QStringList> names;
    const auto add = [&](const QStringList& words) {
        if (!words.isEmpty() && std::ranges::find(names, words) == names.end()) {
            names.push_back(words);
        }
    };
    const auto addWithoutNumber = [&](QStringList words) {
        add(words);
        while (words.size() > 1 && isNumber(words.back())) {
            words.removeLast();
        }
        add(words);
    };
    QString rest = name;
    addWithoutNumber(comparedWords(rest));
    addWithoutNumber(comparedWords(rest.remove(count)));
    addWithoutNumber(comparedWords(rest.remove(brackets)));
    addWithoutNumber(comparedWords(rest.remove(tail)));
    QStringList words = comparedWords(rest);
    // Names can contain a "with" themselves, so the last one is cut first.
    for (qsizetype with = words.lastIndexOf(QLatin1String("with")); with > 0;
         with = words.lastIndexOf(QLatin1String("with"))) {
        words = words.first(with);
        addWithoutNumber(words);
    }
    return names;
}

} // namespace sightline::scenarios
