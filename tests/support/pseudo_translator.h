#pragma once

#include <QString>
#include <QTranslator>

namespace sightline::test {

/// Words of no language: every text that was made with `tr` stands in ⟦ ⟧ and is two fifths longer. What shows without
/// them was never translated; what is cut has too little room. Sizes and places are written as in the source.
class PseudoTranslator : public QTranslator {
public:
    using QTranslator::QTranslator;

    [[nodiscard]] bool isEmpty() const override { return false; }

    QString translate(const char*, const char* source, const char*, int) const override {
        QString text = QString::fromUtf8(source);
        // A key behind a tab stays behind it, a blank at the end stays at the end.
        const qsizetype tab = text.indexOf(QLatin1Char{'\t'});
        const QString key = tab < 0 ? QString{} : text.mid(tab);
        text = text.left(tab < 0 ? text.size() : tab);
        const qsizetype wanted = text.size() * 2 / 5;
        return QChar{0x27E6} + text + QString(wanted, QLatin1Char{'~'}) + QChar{0x27E7} + key;
    }
};

} // namespace sightline::test
