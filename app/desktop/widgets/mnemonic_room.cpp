#include "app/desktop/widgets/mnemonic_room.h"

#include <QEvent>
#include <QLabel>

#include <algorithm>

namespace sightline::app {

namespace {

/// Property of a label: the least width that it was given.
constexpr char kGivenWidth[] = "mnemonicRoom";

/// Returns the width in pixels of the line with a letter after "&", which is drawn apart; 0 if there is none.
int widthOfParts(const QString& lines, const QFontMetrics& metrics) {
    const QString text = lines.mid(lines.lastIndexOf(u'\n', lines.indexOf(u'&')) + 1).section(u'\n', 0, 0);
    const auto mark = text.indexOf(u'&');
    if (mark < 0 || mark + 1 >= text.size() || text[mark + 1] == u'&') {
        return 0;
    }
    return metrics.horizontalAdvance(text.left(mark)) + metrics.horizontalAdvance(text[mark + 1]) +
           metrics.horizontalAdvance(text.mid(mark + 2));
}

/// Gives a label the width of its text with the letter drawn apart as its least width.
void giveRoom(QLabel& label) {
    const int width = widthOfParts(label.text(), label.fontMetrics());
    const QMargins margins = label.contentsMargins();
    const int ofParts = width + margins.left() + margins.right() + 2 * label.margin();
    const int least = width > 0 ? std::max(ofParts, label.minimumSizeHint().width()) : 0;
    const int before = MnemonicRoom::widthGivenTo(label);
    if (before != least) {
        label.setProperty(kGivenWidth, least);
    }
    // Others may have made it wider, as to align a column.
    if (label.minimumWidth() < least || (label.minimumWidth() == before && before > least)) {
        label.setMinimumWidth(least);
    }
}

} // namespace

int MnemonicRoom::widthGivenTo(const QWidget& label) { return label.property(kGivenWidth).toInt(); }

bool MnemonicRoom::eventFilter(QObject* watched, QEvent* event) {
    // A text may change at any time, and tells no event of its own but that it is painted.
    if (event->type() == QEvent::Polish || event->type() == QEvent::FontChange || event->type() == QEvent::Paint) {
        auto* label = qobject_cast<QLabel*>(watched);
        if (label && label->buddy() && !label->wordWrap()) {
            giveRoom(*label);
        }
    }
    return QObject::eventFilter(watched, event);
}

} // namespace sightline::app
