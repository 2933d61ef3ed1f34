#include "app/desktop/widgets/name_box.h"

#include "app/desktop/widgets/elision_tips.h"

#include <QAbstractItemView>
#include <QKeyEvent>
#include <QScreen>
#include <QStyle>
#include <QStyleOptionComboBox>
#include <QStylePainter>

#include <algorithm>

namespace sightline::app {

namespace {

/// A pause in typing after which a search begins anew.
constexpr qint64 kPauseMilliseconds = 2'000;

/// True if a word of `name`, other than its first, begins with `typed`: "D&D" of "Dungeons & Dragons (D&D)".
bool hasLaterWord(const QString& name, const QString& typed) {
    for (auto at = name.indexOf(typed, 1, Qt::CaseInsensitive); at > 0;
         at = name.indexOf(typed, at + 1, Qt::CaseInsensitive)) {
        if (!name[at - 1].isLetterOrNumber()) {
            return true;
        }
    }
    return false;
}

} // namespace

NameBox::NameBox(int letters, QWidget* parent) : QComboBox{parent} {
    setSizeAdjustPolicy(AdjustToMinimumContentsLengthWithIcon);
    setMinimumContentsLength(letters);
}

void NameBox::showPopup() {
    // Some styles give the list the width of the box.
    const int names =
        view()->sizeHintForColumn(modelColumn()) + style()->pixelMetric(QStyle::PM_ScrollBarExtent, nullptr, view());
    view()->setMinimumWidth(std::min(names, screen()->availableGeometry().width()));
    m_typed.clear();
    view()->installEventFilter(this); // once, whatever the number of calls
    QComboBox::showPopup();
}

bool NameBox::eventFilter(QObject* watched, QEvent* event) {
    if (event->type() == QEvent::KeyPress) {
        const auto& key = static_cast<QKeyEvent&>(*event);
        const bool isPlain = (key.modifiers() & ~(Qt::ShiftModifier | Qt::KeypadModifier)) == Qt::NoModifier;
        const QString letter = key.text();
        // A blank alone chooses, as in any list.
        const bool isBlank = letter == u" " && m_typed.isEmpty();
        if (isPlain && letter.size() == 1 && letter[0].isPrint() && !isBlank) {
            search(letter);
            return true;
        }
    }
    return QComboBox::eventFilter(watched, event);
}

void NameBox::search(const QString& letter) {
    if (m_sinceLetter.isValid() && m_sinceLetter.elapsed() > kPauseMilliseconds) {
        m_typed.clear();
    }
    m_sinceLetter.start();
    const QString typed = m_typed + letter;
    const int now = view()->currentIndex().row();
    // The beginning of a name goes before that of a later word in one.
    for (const bool isLater : {false, true}) {
        // One letter goes on to the next name with it; more stay where they still fit.
        for (int step = typed.size() == 1 ? 1 : 0; step < count() + 1; ++step) {
            const int row = (std::max(0, now) + step) % std::max(1, count());
            const QModelIndex index = model()->index(row, modelColumn(), rootModelIndex());
            const bool fits =
                isLater ? hasLaterWord(itemText(row), typed) : itemText(row).startsWith(typed, Qt::CaseInsensitive);
            if (fits && index.flags().testFlag(Qt::ItemIsEnabled)) {
                view()->setCurrentIndex(index);
                m_typed = typed;
                return;
            }
        }
    }
    if (m_typed.size() == 1 && m_typed.compare(letter, Qt::CaseInsensitive) == 0) {
        m_typed.clear();
        search(letter); // the same letter again
    }
}

void NameBox::paintEvent(QPaintEvent*) {
    QStylePainter painter{this};
    painter.setPen(palette().color(QPalette::Text));
    QStyleOptionComboBox option;
    initStyleOption(&option);
    painter.drawComplexControl(QStyle::CC_ComboBox, option);
    option.currentText = option.fontMetrics.elidedText(option.currentText, Qt::ElideRight, roomForName(*this));
    painter.drawControl(QStyle::CE_ComboBoxLabel, option);
}

} // namespace sightline::app
