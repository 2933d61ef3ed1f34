#include "scenarios/catalogs/unit_bases.h"

#include "scenarios/catalogs/catalog_file.h"

#include <QHash>
#include <QJsonArray>
#include <QRegularExpression>
#include <QStringList>

#include <algorithm>

namespace sightline::scenarios {

namespace {

using geometry::Footprint;
using geometry::Length;

/// The substitute for a vehicle whose hull is unknown.
Footprint hullStandIn() { return *Footprint::rectangle(Length::fromMillimeters(120), Length::fromMillimeters(80)); }

/// Returns words in lower case and in the singular, with uniform apostrophes.
QStringList plainWords(const QString& name) {
    static const QRegularExpression between{QStringLiteral("[^\\p{L}\\p{N}'-]+"),
                                            QRegularExpression::UseUnicodePropertiesOption};
    QString text = name.toLower();
    text.replace(QChar{u'\u2019'}, u'\'').replace(QChar{u'\u2018'}, u'\'');
    QStringList parts = text.split(between, Qt::SkipEmptyParts);
    for (QString& word : parts) {
        if (word.size() > 3 && word.endsWith(u's') && !word.endsWith(QLatin1String("ss"))) {
            word.chop(1);
        }
    }
    return parts;
}

struct Words {
    QHash<QString, UsualBase> byWords; ///< plain words joined by blanks
    qsizetype longest = 1;             ///< number of consecutive words
};

Words readWords() {
    Words words;
    for (const QJsonValue entry : catalogFile(QStringLiteral("unit_bases"))[u"bases"].toArray()) {
        UsualBase usual;
        usual.isHull = entry[u"hull"].toBool();
        if (usual.isHull) {
            usual.base = hullStandIn();
        } else if (const QJsonValue oval = entry[u"oval"]; oval.isArray()) {
            usual.base = *Footprint::oval(Length::fromMillimeters(oval[0].toDouble()),
                                          Length::fromMillimeters(oval[1].toDouble()));
        } else {
            usual.base = *Footprint::round(Length::fromMillimeters(entry[u"round"].toDouble()));
        }
        for (const QString& word : scenarios::words(entry[u"words"])) {
            const QStringList plain = plainWords(word);
            usual.word = word;
            words.byWords.insert(plain.join(u' '), usual);
            words.longest = std::max(words.longest, plain.size());
        }
    }
    return words;
}

} // namespace

std::optional<UsualBase> baseSizeInName(const QString& name) {
    static const QRegularExpression size{
        QStringLiteral("(\\d{2,3}(?:[.,]\\d)?)\\s*(?:[x\u00d7]\\s*(\\d{2,3}(?:[.,]\\d)?)\\s*)?mm\\b"),
        QRegularExpression::CaseInsensitiveOption};
    const auto match = size.match(name);
    if (!match.hasMatch()) {
        return {};
    }
    const auto millimeters = [](QString text) { return Length::fromMillimeters(text.replace(u',', u'.').toDouble()); };
    const auto base = match.captured(2).isEmpty()
                          ? Footprint::round(millimeters(match.captured(1)))
                          : Footprint::oval(std::max(millimeters(match.captured(1)), millimeters(match.captured(2))),
                                            std::min(millimeters(match.captured(1)), millimeters(match.captured(2))));
    return base ? std::optional{UsualBase{*base, false, match.captured(0)}} : std::nullopt;
}

std::optional<UsualBase> usualBaseOf(const QString& name) {
    static const Words words = readWords();
    if (auto size = baseSizeInName(name)) {
        return size;
    }
    const QStringList parts = plainWords(name);
    for (qsizetype length = std::min(words.longest, parts.size()); length > 0; --length) {
        for (qsizetype from = parts.size() - length; from >= 0; --from) {
            const auto found = words.byWords.constFind(parts.mid(from, length).join(u' '));
            if (found != words.byWords.cend()) {
                return *found;
            }
        }
    }
    return {};
}

} // namespace sightline::scenarios
