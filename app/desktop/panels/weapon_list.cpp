#include "app/desktop/panels/weapon_list.h"

#include "app/desktop/base/named.h"
#include "app/desktop/document/scenario_document.h"
#include "app/desktop/document/table_state.h"
#include "app/desktop/panels/weapon_clipboard.h"
#include "app/desktop/panels/weapon_dialog.h"
#include "app/desktop/widgets/box_layouts.h"
#include "app/desktop/widgets/flow_layout.h"
#include "app/shared/text/weapon_text.h"

#include <QClipboard>
#include <QGuiApplication>
#include <QKeyEvent>
#include <QLabel>
#include <QListWidget>
#include <QMimeData>
#include <QToolButton>

#include <algorithm>

namespace sightline::app {

namespace {

using scenarios::CarriedWeapon;
using scenarios::ModelId;
using scenarios::Weapon;

/// More than this scroll.
constexpr int kMaxRows = 5;

std::vector<ModelId> modelsOf(const TableState& state) {
    std::vector<ModelId> models;
    for (const auto& id : state.selection()) {
        if (const auto* model = std::get_if<ModelId>(&id)) {
            models.push_back(*model);
        }
    }
    return models.size() == state.selection().size() ? models : std::vector<ModelId>{};
}

} // namespace

WeaponList::WeaponList(ScenarioDocument& document, TableState& state, QWidget* parent)
    : QWidget{parent}, m_document{document}, m_state{state} {
    m_list = named("weapons", new QListWidget);
    m_list->setAccessibleName(tr("Weapons of the selected models"));
    m_list->setSelectionMode(QAbstractItemView::ExtendedSelection);
    m_list->setSpacing(1);
    m_list->setAlternatingRowColors(true);
    m_list->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    m_list->setToolTip(
        tr("Enter edits a weapon, Insert adds one, Delete removes; Ctrl+C and Ctrl+V copy them to other models"));
    m_list->installEventFilter(this);
    auto* title = new QLabel{tr("Weap&ons")};
    title->setBuddy(m_list);

    auto* layout = columnOf({title, m_list, makeButtons()}, this);
    layout->setContentsMargins(0, 4, 0, 0);
    layout->setSpacing(4);

    connect(m_list, &QListWidget::itemSelectionChanged, this, &WeaponList::refreshButtons);
    connect(m_list, &QListWidget::itemDoubleClicked, this, &WeaponList::change);
    connect(QGuiApplication::clipboard(), &QClipboard::dataChanged, this, &WeaponList::refreshButtons);
    connect(&m_document, &ScenarioDocument::scenarioChanged, this, &WeaponList::refresh);
    connect(&m_state, &TableState::selectionChanged, this, &WeaponList::refresh);
    hide();
    refresh();
}

QWidget* WeaponList::makeButtons() {
    auto* row = new QWidget;
    auto* layout = new FlowLayout{4, 4};
    row->setLayout(layout);
    const auto button = [layout](const QString& name, const QString& text, const QString& tip) {
        auto* result = new QToolButton;
        result->setObjectName(name);
        result->setText(text);
        result->setToolTip(tip);
        result->setFocusPolicy(Qt::StrongFocus);
        layout->addWidget(result);
        return result;
    };
    m_add = button(QStringLiteral("weaponAdd"), tr("Add…"), tr("Add a weapon to each selected model (Insert)"));
    m_change = button(QStringLiteral("weaponChange"), tr("Edit…"),
                      tr("Edit the chosen weapon of all models that have it (Enter)"));
    m_remove = button(QStringLiteral("weaponRemove"), tr("Remove"),
                      tr("Remove the chosen weapons from all selected models (Delete)"));
    m_copy = button(QStringLiteral("weaponCopy"), tr("Copy"),
                    tr("Copy the chosen weapons, or all of them, for other models (Ctrl+C)"));
    m_paste = button(
        QStringLiteral("weaponPaste"), tr("Paste"),
        tr("Add the copied weapons to each selected model that lacks them; also those of copied models (Ctrl+V)"));
    connect(m_add, &QToolButton::clicked, this, &WeaponList::add);
    connect(m_change, &QToolButton::clicked, this, &WeaponList::change);
    connect(m_remove, &QToolButton::clicked, this, &WeaponList::removeChosen);
    connect(m_copy, &QToolButton::clicked, this, &WeaponList::copy);
    connect(m_paste, &QToolButton::clicked, this, &WeaponList::paste);
    return row;
}

void WeaponList::refresh() {
    auto models = modelsOf(m_state);
    auto carried = scenarios::weaponsOf(m_document.scenario(), models);
    if (models == m_models && carried == m_carried && m_list->count() == static_cast<int>(carried.size())) {
        return;
    }
    // The row that was chosen stays so while its models do: what stands there now is what it became.
    const int row = models == m_models ? m_list->currentRow() : -1;
    m_models = std::move(models);
    m_carried = std::move(carried);
    m_list->clear();
    const auto all = m_models.size();
    for (const CarriedWeapon& entry : m_carried) {
        // Lines that need no wrapping: the list is as high as what it holds.
        QStringList lines{tr("%1, %2", "name, range").arg(entry.weapon.name, weaponRangeText(entry.weapon)),
                          entry.weapon.type, weaponArcText(entry.weapon), weaponLineText(entry.weapon)};
        if (entry.models.size() < all) {
            lines += tr("%1 of %2 models").arg(entry.models.size()).arg(all);
        }
        lines.removeAll({});
        auto* item = new QListWidgetItem{lines.join(u'\n'), m_list};
        item->setToolTip(entry.weapon.type.isEmpty() ? weaponText(entry.weapon)
                                                     : entry.weapon.type + u'\n' + weaponText(entry.weapon));
    }
    if (row >= 0 && m_list->count() > 0) {
        m_list->setCurrentRow(std::min(row, m_list->count() - 1));
    }
    int height = 0;
    for (int i = 0; i < std::min(m_list->count(), kMaxRows); ++i) {
        height += m_list->sizeHintForRow(i) + 2 * m_list->spacing();
    }
    m_list->setFixedHeight(height + 2 * m_list->frameWidth());
    m_list->setVisible(m_list->count() > 0);
    setVisible(!m_models.empty());
    refreshButtons();
}

void WeaponList::refreshButtons() {
    const auto rows = m_list->selectedItems().size();
    m_change->setEnabled(rows == 1);
    m_remove->setEnabled(rows > 0);
    m_copy->setEnabled(!m_carried.empty());
    const auto* held = QGuiApplication::clipboard()->mimeData();
    m_paste->setEnabled(held && !weaponsIn(*held).empty());
}

std::vector<CarriedWeapon> WeaponList::chosen() const {
    std::vector<CarriedWeapon> entries;
    for (int i = 0; i < m_list->count(); ++i) {
        if (m_list->item(i)->isSelected()) {
            entries.push_back(m_carried[static_cast<std::size_t>(i)]);
        }
    }
    return entries;
}

template <class Done> void WeaponList::ask(const Weapon& weapon, const std::vector<ModelId>& carriers, Done done) {
    const auto hasArc = [this](const ModelId& id) {
        const auto* model = m_document.scenario().model(id);
        return model && model->arc;
    };
    auto* dialog =
        new WeaponDialog{weapon, static_cast<int>(carriers.size()), std::ranges::all_of(carriers, hasArc), window()};
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    connect(dialog, &QDialog::accepted, this, [this, dialog, done = std::move(done)] {
        done(dialog->weapon());
        m_list->setFocus(Qt::OtherFocusReason);
    });
    dialog->open();
}

void WeaponList::add() {
    if (m_models.empty()) {
        return;
    }
    Weapon weapon;
    weapon.name = tr("Weapon");
    weapon.range = geometry::Length::fromInches(24);
    ask(weapon, m_models, [this, models = m_models](const Weapon& entered) {
        m_document.edit(tr("Add weapon"), scenarios::withWeaponAdded(m_document.scenario(), models, entered));
        m_list->setCurrentRow(m_list->count() - 1);
    });
}

void WeaponList::change() {
    const auto entries = chosen();
    if (entries.size() != 1) {
        return;
    }
    ask(entries.front().weapon, entries.front().models, [this, carried = entries.front()](const Weapon& entered) {
        m_document.edit(tr("Change weapon"), scenarios::withWeaponChanged(m_document.scenario(), carried, entered));
    });
}

void WeaponList::removeChosen() {
    auto entries = chosen();
    if (entries.empty()) {
        return;
    }
    scenarios::Scenario next = m_document.scenario();
    // Of two alike the second goes first, so that the other keeps its number.
    std::ranges::stable_sort(entries, std::greater{}, &CarriedWeapon::occurrence);
    for (const CarriedWeapon& entry : entries) {
        next = scenarios::withWeaponRemoved(std::move(next), entry);
    }
    m_document.edit(entries.size() == 1 ? tr("Remove weapon") : tr("Remove weapons"), std::move(next));
}

void WeaponList::copy() {
    auto entries = chosen();
    if (entries.empty()) {
        entries = m_carried;
    }
    std::vector<Weapon> weapons;
    std::ranges::transform(entries, std::back_inserter(weapons), &CarriedWeapon::weapon);
    if (!weapons.empty()) {
        QGuiApplication::clipboard()->setMimeData(toClipboard(weapons));
    }
}

void WeaponList::paste() {
    const auto* held = QGuiApplication::clipboard()->mimeData();
    const auto weapons = held ? weaponsIn(*held) : std::vector<Weapon>{};
    if (!weapons.empty() && !m_models.empty()) {
        m_document.edit(tr("Paste weapons"), scenarios::withWeaponsGiven(m_document.scenario(), m_models, weapons));
    }
}

bool WeaponList::press(int key, Qt::KeyboardModifiers modifiers) {
    const QKeySequence keys{QKeyCombination{modifiers & ~Qt::KeypadModifier, static_cast<Qt::Key>(key)}};
    const auto is = [&](QKeySequence::StandardKey standard) {
        return QKeySequence::keyBindings(standard).contains(keys);
    };
    if (is(QKeySequence::Copy)) {
        copy();
    } else if (is(QKeySequence::Paste)) {
        paste();
    } else if (key == Qt::Key_Return || key == Qt::Key_Enter || key == Qt::Key_F2) {
        change();
    } else if (key == Qt::Key_Insert && modifiers == Qt::NoModifier) {
        add();
    } else if (key == Qt::Key_Delete || key == Qt::Key_Backspace) {
        removeChosen();
    } else {
        return false;
    }
    return true;
}

bool WeaponList::eventFilter(QObject* watched, QEvent* event) {
    if (event->type() == QEvent::ShortcutOverride || event->type() == QEvent::KeyPress) {
        const auto* key = static_cast<QKeyEvent*>(event);
        const bool isOurs = key->key() == Qt::Key_Delete || key->key() == Qt::Key_F2 ||
                            key->key() == Qt::Key_Backspace || key->matches(QKeySequence::Copy) ||
                            key->matches(QKeySequence::Paste);
        if (event->type() == QEvent::ShortcutOverride) {
            // The same keys mean the things on the table elsewhere in the window.
            if (isOurs) {
                event->accept();
            }
            return isOurs;
        }
        return press(key->key(), key->modifiers());
    }
    return QWidget::eventFilter(watched, event);
}

} // namespace sightline::app
