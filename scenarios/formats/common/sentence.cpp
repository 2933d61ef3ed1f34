#include "scenarios/formats/common/sentence.h"

namespace sightline::scenarios::formats {

QString filledSentence(const QString& sentence, const QStringList& words) {
    QString text;
    for (qsizetype i = 0; i < sentence.size(); ++i) {
        const int number = sentence.at(i) == u'%' && i + 1 < sentence.size() ? sentence.at(i + 1).digitValue() : -1;
        if (number >= 1 && number <= words.size()) {
            text += words.at(number - 1);
            ++i;
        } else {
            text += sentence.at(i);
        }
    }
    return text;
}

} // namespace sightline::scenarios::formats
