#include "app/desktop/actions/mnemonics.h"

#include "app/desktop/base/language.h"

#include <QAbstractButton>
#include <QAction>
#include <QApplication>
#include <QCheckBox>
#include <QDialog>
#include <QEvent>
#include <QGroupBox>
#include <QKeySequence>
#include <QLabel>
#include <QMainWindow>
#include <QMenu>
#include <QMenuBar>
#include <QPushButton>
#include <QRadioButton>

#include <algorithm>
#include <functional>
#include <set>
#include <utility>

namespace sightline::app {

namespace {

const QLatin1Char kSign{'&'};

/// The place behind the single sign, -1: there is none.
qsizetype letterPosition(const QString& text) {
    for (qsizetype i = 0; i + 1 < text.size(); ++i) {
        if (text[i] == kSign) {
            if (text[i + 1] != kSign) {
                return i + 1;
            }
            ++i;
        }
    }
    return -1;
}

/// A place whose letter is free, the beginnings of words first; -1: there is none.
qsizetype freePosition(const QString& text, const std::set<QChar>& taken) {
    for (const bool beginnings : {true, false}) {
        for (qsizetype i = 0; i < text.size() && text[i] != QLatin1Char{'\t'}; ++i) {
            const bool begins = i == 0 || !text[i - 1].isLetterOrNumber();
            if (begins == beginnings && text[i].isLetterOrNumber() && !taken.contains(text[i].toUpper())) {
                return i;
            }
        }
    }
    return -1;
}

/// Gives another letter to one of the arranged texts, so that one of this text becomes free; nothing changes if none
/// can.
void makeRoomFor(const QString& text, QStringList& arranged, std::set<QChar>& taken) {
    for (QString& other : arranged) {
        const qsizetype place = letterPosition(other);
        if (place < 0 || !text.contains(other[place], Qt::CaseInsensitive)) {
            continue;
        }
        QString plain = other;
        plain.remove(place - 1, 1);
        if (const qsizetype free = freePosition(plain, taken); free >= 0) {
            taken.erase(other[place].toUpper());
            taken.insert(plain[free].toUpper());
            other = plain.insert(free, kSign);
            return;
        }
    }
}

/// True if every text gets a mnemonic: in languages other than English nobody chose any.
bool givesAll() { return currentLanguage() != u"en"; }

struct Part {
    QString text;
    std::function<void(const QString&)> setText;
};

std::vector<Part> partsOf(QWidget& window) {
    std::vector<Part> parts;
    if (auto* main = qobject_cast<QMainWindow*>(&window)) {
        for (QAction* action : main->menuBar()->actions()) {
            parts.push_back({action->text(), [action](const QString& text) { action->setText(text); }});
        }
    }
    for (auto* widget : window.findChildren<QWidget*>()) {
        if (!widget->isVisibleTo(&window) || widget->visibleRegion().isEmpty() || widget->window() != &window) {
            continue;
        }
        if (auto* label = qobject_cast<QLabel*>(widget)) {
            if (label->buddy()) {
                parts.push_back({label->text(), [label](const QString& text) { label->setText(text); }});
            }
        } else if (auto* group = qobject_cast<QGroupBox*>(widget); group && group->isCheckable()) {
            parts.push_back({group->title(), [group](const QString& text) { group->setTitle(text); }});
        } else if (auto* button = qobject_cast<QAbstractButton*>(widget);
                   // Others draw their texts themselves.
                   button && (qobject_cast<QPushButton*>(button) || qobject_cast<QCheckBox*>(button) ||
                              qobject_cast<QRadioButton*>(button))) {
            parts.push_back({button->text(), [button](const QString& text) { button->setText(text); }});
        }
    }
    return parts;
}

void arrange(const std::vector<Part>& parts, bool all) {
    QStringList texts;
    for (const Part& part : parts) {
        texts << part.text;
    }
    const QStringList arranged = withUniqueMnemonics(texts, all);
    for (std::size_t i = 0; i < parts.size(); ++i) {
        if (arranged[static_cast<qsizetype>(i)] != parts[i].text) {
            parts[i].setText(arranged[static_cast<qsizetype>(i)]);
        }
    }
}

} // namespace

QStringList withUniqueMnemonics(const QStringList& texts, bool all) {
    std::set<QChar> taken;
    std::vector<std::pair<qsizetype, QString>> without;
    for (qsizetype i = 0; i < texts.size(); ++i) {
        const QString& text = texts[i];
        const qsizetype place = letterPosition(text);
        if (place >= 0 && taken.insert(text[place].toUpper()).second) {
            continue;
        }
        QString plain = text;
        if (place >= 0) {
            plain.remove(place - 1, 1);
        }
        // "Salt && pepper" is a name that somebody gave.
        if (place >= 0 || (all && !plain.contains(kSign))) {
            without.emplace_back(i, plain);
        }
    }
    // Short texts have few letters to choose from.
    std::ranges::stable_sort(without, {}, [](const auto& text) { return text.second.size(); });
    QStringList arranged = texts;
    for (auto& [i, plain] : without) {
        if (!plain.contains(kSign) && freePosition(plain, taken) < 0) {
            makeRoomFor(plain, arranged, taken);
        }
        if (const qsizetype place = plain.contains(kSign) ? -1 : freePosition(plain, taken); place >= 0) {
            taken.insert(plain[place].toUpper());
            plain.insert(place, kSign);
        }
        arranged[i] = plain;
    }
    return arranged;
}

void keepLetters(QMenu& menu) {
    QObject::connect(&menu, &QMenu::aboutToShow, &menu, [&menu] {
        std::vector<Part> parts;
        for (QAction* action : menu.actions()) {
            if (action->isVisible() && !action->isSeparator()) {
                parts.push_back({action->text(), [action](const QString& text) { action->setText(text); }});
            }
        }
        arrange(parts, true);
    });
}

MnemonicAssigner::MnemonicAssigner(QObject* parent) : QObject{parent} {
    m_debounce.setSingleShot(true);
    m_debounce.setInterval(0);
    connect(&m_debounce, &QTimer::timeout, this, &MnemonicAssigner::look);
}

void MnemonicAssigner::start() {
    if (!qApp->findChild<MnemonicAssigner*>(QString{}, Qt::FindDirectChildrenOnly)) {
        qApp->installEventFilter(new MnemonicAssigner{qApp});
    }
}

bool MnemonicAssigner::eventFilter(QObject* watched, QEvent* event) {
    if (event->type() == QEvent::Show && watched->isWidgetType()) {
        auto* window = static_cast<QWidget*>(watched)->window();
        const bool isNew = std::ranges::none_of(m_windows, [window](const auto& known) { return known == window; });
        if (isNew && (qobject_cast<QDialog*>(window) || qobject_cast<QMainWindow*>(window))) {
            m_windows.emplace_back(window);
            m_debounce.start();
        }
    }
    return QObject::eventFilter(watched, event);
}

void MnemonicAssigner::look() {
    for (const auto& window : std::exchange(m_windows, {})) {
        if (window && window->isVisible()) {
            arrange(partsOf(*window), givesAll());
        }
    }
}

} // namespace sightline::app
