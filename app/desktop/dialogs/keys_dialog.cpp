#include "app/desktop/dialogs/keys_dialog.h"

#include "app/desktop/base/named.h"
#include "app/desktop/widgets/box_layouts.h"
#include "app/desktop/widgets/dialog_buttons.h"
#include "app/desktop/widgets/file_questions.h"
#include "app/desktop/widgets/list_columns.h"
#include "app/desktop/widgets/search_text.h"
#include "scenarios/base/atomic_file.h"
#include "scenarios/base/json_file.h"

#include <QAction>
#include <QHeaderView>
#include <QKeySequenceEdit>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>
#include <QTreeWidget>

namespace sightline::app {

namespace {

/// Item role: index in the actions of the map; -1 for a key that cannot be changed.
constexpr int kAction = Qt::UserRole;

struct FixedKey {
    QString what;
    QString keys;
};

/// Keys and gestures of the table itself, which no menu shows.
QList<FixedKey> tableKeys() {
    return {
        {KeysDialog::tr("Next or previous element on the table"), KeysDialog::tr("Tab, Shift+Tab")},
        {KeysDialog::tr("Move from the table to the next or previous panel"),
         KeysDialog::tr("Ctrl+Tab, Ctrl+Shift+Tab")},
        {KeysDialog::tr("Move the selection by 1 in, 0.1 in, one pixel"),
         KeysDialog::tr("arrows, Shift+arrows, Alt+arrows")},
        {KeysDialog::tr("Cancel a gesture, then clear the selection"), KeysDialog::tr("Esc")},
        {KeysDialog::tr("Finish an outline"), KeysDialog::tr("Enter, or a double click")},
        {KeysDialog::tr("Remove the last corner"), KeysDialog::tr("Backspace")},
        {KeysDialog::tr("Pan the view"), KeysDialog::tr("Space and drag, or drag with the middle button")},
        {KeysDialog::tr("Zoom at the pointer"), KeysDialog::tr("wheel")},
    };
}

QString shown(const KeyMap::Keys& keys) {
    QStringList texts;
    for (const QKeySequence& key : keys) {
        texts << key.toString(QKeySequence::NativeText);
    }
    return texts.join(QStringLiteral(", "));
}

QString filter(const QString& what) { return QStringLiteral("%1 (*.json)").arg(what); }

} // namespace

KeysDialog::KeysDialog(KeyMap& keys, QWidget* parent)
    : QDialog{parent},
      m_keys{keys},
      m_search{searchLine("keysSearch", tr("Search commands and keys"))},
      m_list{flatList("keysList", tr("Commands and their keys"), {tr("Command"), tr("Keys")})},
      m_typed{named("keysTyped", new QKeySequenceEdit)},
      m_add{named("keysAdd", new QPushButton{tr("&Add")})},
      m_clear{named("keysClear", new QPushButton{tr("&No keys")})},
      m_usual{named("keysUsual", new QPushButton{tr("&Default keys")})},
      m_words{named("keysWords", new QLabel)} {
    setObjectName(QStringLiteral("keysDialog"));
    setWindowTitle(tr("Keys"));
    resize(640, 620);
    m_list->header()->setStretchLastSection(false);
    m_list->header()->setSectionResizeMode(0, QHeaderView::Stretch);
    m_list->header()->setSectionResizeMode(1, QHeaderView::ResizeToContents);
    m_typed->setAccessibleName(tr("Press the new keys"));
    m_words->setWordWrap(true);
    m_words->setMinimumHeight(2 * fontMetrics().lineSpacing());

    auto* label = new QLabel{tr("New &keys")};
    label->setBuddy(m_typed);
    auto* row = rowOf({label, {m_typed, 1}, m_add, m_clear, m_usual});
    auto* buttons = dialogButtons(*this, QDialogButtonBox::Close);
    auto* all = named("keysAllUsual", buttons->addButton(tr("All &default keys"), QDialogButtonBox::ResetRole));
    auto* import = buttons->addButton(tr("&Import…"), QDialogButtonBox::ActionRole);
    auto* save = buttons->addButton(tr("&Export…"), QDialogButtonBox::ActionRole);
    for (QPushButton* button : buttons->findChildren<QPushButton*>() + QList{m_add, m_clear, m_usual}) {
        button->setAutoDefault(false);
    }
    columnOf({m_search, {m_list, 1}, row, m_words, buttons}, this);

    connect(m_search, &QLineEdit::textChanged, this, &KeysDialog::filter);
    connect(m_list, &QTreeWidget::currentItemChanged, this, &KeysDialog::showChosen);
    connect(m_typed, &QKeySequenceEdit::keySequenceChanged, this, &KeysDialog::checkTyped);
    connect(m_add, &QPushButton::clicked, this, [this] { add(m_add->property("takes").toBool()); });
    connect(m_clear, &QPushButton::clicked, this, [this] {
        m_keys.setKeys(chosen(), {});
        fill();
    });
    connect(m_usual, &QPushButton::clicked, this, [this] {
        m_keys.setKeys(chosen(), m_keys.usual(chosen()));
        fill();
    });
    connect(all, &QPushButton::clicked, this, [this] {
        m_keys.resetAll();
        fill();
    });
    connect(import, &QPushButton::clicked, this, [this] {
        const QString path = fileToOpen(this, tr("Import keys"), {}, app::filter(tr("Keys")));
        if (!path.isEmpty()) {
            const QString why = importFrom(path);
            fill();
            say(why.isEmpty() ? tr("The keys of %1 are now active.").arg(path) : why);
        }
    });
    connect(save, &QPushButton::clicked, this, [this] {
        const QString path =
            fileToSave(this, tr("Export keys"), QStringLiteral("sightline-keys.json"), app::filter(tr("Keys")));
        if (!path.isEmpty()) {
            const QString why = exportTo(path);
            say(why.isEmpty() ? tr("Saved to %1.").arg(path) : why);
        }
    });
    fill();
    m_search->setFocus();
}

QString KeysDialog::importFrom(const QString& path) {
    constexpr qint64 kMaxBytes = 1'000'000;
    const auto bytes = scenarios::readBytes(path, kMaxBytes);
    if (!bytes) {
        const scenarios::Diagnostic& problem = bytes.error().first();
        return problem.code == u"unreadable"
                   ? tr("%1 cannot be read: %2. Nothing was changed.").arg(path, problem.found)
                   : tr("%1 is too big for a list of keys. Nothing was changed.").arg(path);
    }
    const QString why = m_keys.import(*bytes);
    return why.isEmpty() ? why : QStringLiteral("%1: %2").arg(path, why);
}

QString KeysDialog::exportTo(const QString& path) const {
    const QString why = scenarios::writeFileAtomically(path, m_keys.exported());
    return why.isEmpty() ? why : tr("%1 cannot be written: %2. Choose another place.").arg(path, why);
}

void KeysDialog::fill() {
    const int before = m_list->currentItem() ? m_list->indexOfTopLevelItem(m_list->currentItem()) : 0;
    m_list->clear();
    const auto& actions = m_keys.actions();
    for (int i = 0; i < actions.size(); ++i) {
        const QAction& action = *actions[i];
        if (plainText(action).isEmpty()) {
            continue;
        }
        QString keys = shown(action.shortcuts());
        // Keys that the table itself takes stand behind a tab in the menu.
        const QString fixed = action.text().section(QLatin1Char{'\t'}, 1);
        auto* item = new QTreeWidgetItem{{plainText(action), fixed.isEmpty() ? keys : fixed}};
        item->setData(0, kAction, fixed.isEmpty() && !action.objectName().isEmpty() ? i : -1);
        item->setToolTip(0, action.statusTip());
        if (!m_keys.isUsual(&action)) {
            QFont bold = item->font(1);
            bold.setBold(true);
            item->setFont(1, bold);
            const QString usual = shown(m_keys.usual(&action));
            item->setToolTip(1, usual.isEmpty() ? tr("Default: none") : tr("Default: %1").arg(usual));
        }
        m_list->addTopLevelItem(item);
    }
    for (const auto& key : tableKeys()) {
        auto* item = new QTreeWidgetItem{{key.what, key.keys}};
        item->setData(0, kAction, -1);
        m_list->addTopLevelItem(item);
    }
    m_list->setCurrentItem(m_list->topLevelItem(before));
    filter();
}

void KeysDialog::filter() {
    const QString text = m_search->text();
    for (int i = 0; i < m_list->topLevelItemCount(); ++i) {
        auto* item = m_list->topLevelItem(i);
        item->setHidden(!item->text(0).contains(text, Qt::CaseInsensitive) &&
                        !item->text(1).contains(text, Qt::CaseInsensitive));
    }
}

const QAction* KeysDialog::chosen() const {
    const auto* item = m_list->currentItem();
    const int index = item ? item->data(0, kAction).toInt() : -1;
    return index < 0 ? nullptr : m_keys.actions()[index];
}

void KeysDialog::showChosen() {
    m_typed->clear();
    const QAction* action = chosen();
    m_typed->setEnabled(action);
    m_clear->setEnabled(action && !action->shortcuts().isEmpty());
    m_usual->setEnabled(action && !m_keys.isUsual(action));
    checkTyped();
}

void KeysDialog::checkTyped() {
    const QAction* action = chosen();
    const QKeySequence keys = m_typed->keySequence();
    m_add->setProperty("takes", false);
    m_add->setText(tr("&Add"));
    m_add->setEnabled(action && !keys.isEmpty());
    if (!action) {
        say(m_list->currentItem() ? tr("The table itself uses these keys; they cannot be changed.") : QString{});
        return;
    }
    if (keys.isEmpty()) {
        say({});
        return;
    }
    if (const QAction* rival = m_keys.rival(action, keys)) {
        const bool canTake = !rival->objectName().isEmpty() && KeyMap::fixedKeys(*rival).isEmpty();
        say(tr("%1 is already used by “%2” (%3).")
                .arg(keys.toString(QKeySequence::NativeText), plainText(*rival),
                     shown(rival->shortcuts() + KeyMap::fixedKeys(*rival))));
        m_add->setText(tr("&Reassign"));
        m_add->setProperty("takes", canTake);
        m_add->setEnabled(canTake);
        return;
    }
    say(tr("%1 is free.").arg(keys.toString(QKeySequence::NativeText)));
}

void KeysDialog::add(bool takeFromRival) {
    const QAction* action = chosen();
    const QKeySequence keys = m_typed->keySequence();
    if (!action || keys.isEmpty()) {
        return;
    }
    if (takeFromRival) {
        while (const QAction* rival = m_keys.rival(action, keys)) {
            KeyMap::Keys left = rival->shortcuts();
            left.removeIf([&](const QKeySequence& theirs) {
                return keys.matches(theirs) != QKeySequence::NoMatch || theirs.matches(keys) != QKeySequence::NoMatch;
            });
            m_keys.setKeys(rival, left);
        }
    }
    KeyMap::Keys now = action->shortcuts();
    if (!now.contains(keys)) {
        now << keys;
    }
    m_keys.setKeys(action, now);
    fill();
}

void KeysDialog::say(const QString& sentence) {
    m_words->setText(sentence);
    m_words->setAccessibleName(sentence);
}

} // namespace sightline::app
