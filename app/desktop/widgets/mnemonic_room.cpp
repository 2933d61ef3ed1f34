#include "app/desktop/widgets/mnemonic_room.h"

#include <QApplication>
#include <QEvent>
#include <QLabel>

#include <algorithm>

namespace sightline::app {

namespace {

/// Returns by how much a text is wider, in pixels, with the letter after "&" drawn apart.
int widthOfParts(const QString& text, const QFontMetrics& metrics) {
    const auto mark = text.indexOf(u'&');
    if (mark < 0 || mark + 1 >= text.size() || text[mark + 1] == u'&') {
        return 0;
    }
    const QString before = text.left(mark);
    const QString letter = text.mid(mark + 1, 1);
    const QString after = text.mid(mark + 2);
    const int apart =
        metrics.horizontalAdvance(before) + metrics.horizontalAdvance(letter) + metrics.horizontalAdvance(after);
    return std::max(0, apart - metrics.horizontalAdvance(before + letter + after));
}

} // namespace

void MnemonicRoom::install() {
    if (!qApp->findChild<MnemonicRoom*>()) {
        qApp->installEventFilter(new MnemonicRoom{qApp});
    }
}

bool MnemonicRoom::eventFilter(QObject* watched, QEvent* event) {
    if (event->type() == QEvent::Polish || event->type() == QEvent::FontChange) {
        auto* label = qobject_cast<QLabel*>(watched);
        if (label && label->buddy()) {
            QMargins margins = label->contentsMargins();
            margins.setRight(widthOfParts(label->text(), label->fontMetrics()));
            label->setContentsMargins(margins);
        }
    }
    return QObject::eventFilter(watched, event);
}

} // namespace sightline::app
