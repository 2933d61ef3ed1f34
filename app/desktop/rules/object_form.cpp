#include "app/desktop/rules/object_form.h"

#include "app/desktop/base/named.h"
#include "app/desktop/rules/json_members.h"
#include "app/desktop/rules/number_box.h"
#include "app/desktop/widgets/box_layouts.h"
#include "app/desktop/widgets/flow_layout.h"
#include "app/desktop/widgets/name_box.h"
#include "app/desktop/widgets/word_list.h"

#include <QCheckBox>
#include <QComboBox>
#include <QFormLayout>
#include <QHash>
#include <QJsonArray>
#include <QLabel>
#include <QLineEdit>
#include <QMenu>
#include <QScopedValueRollback>
#include <QToolButton>

#include <algorithm>
#include <utility>

namespace sightline::app {

namespace {

constexpr auto kNothing = QJsonValue::Undefined;
constexpr int kLettersOfWord = 16; ///< room that a box of choices asks for
constexpr int kTickGap = 12;       ///< pixels

/// "ruin, wood" as a list; nothing typed is nothing.
QJsonValue textsFrom(const QString& typed) {
    const QStringList words = wordsOf(typed);
    return words.isEmpty() ? QJsonValue{kNothing} : QJsonValue{QJsonArray::fromStringList(words)};
}

/// "wood 1, hill 2" as an object; a word without a number counts 1.
QJsonValue numbersFrom(const QString& typed) {
    QJsonObject numbers;
    for (const QString& part : typed.split(u',')) {
        const QString text = part.trimmed();
        const auto blank = text.lastIndexOf(u' ');
        bool isNumber = false;
        const double number = QLocale::c().toDouble(text.mid(blank + 1), &isNumber);
        if (!text.isEmpty()) {
            isNumber&& blank > 0 ? numbers.insert(text.left(blank).trimmed(), number) : numbers.insert(text, 1);
        }
    }
    return numbers.isEmpty() ? QJsonValue{kNothing} : QJsonValue{numbers};
}

QString typedFrom(const QJsonValue& value) {
    QStringList parts;
    if (value.isArray()) {
        for (const auto& part : value.toArray()) {
            parts << part.toString();
        }
    } else if (value.isObject()) {
        const QJsonObject object = value.toObject();
        for (auto member = object.begin(); member != object.end(); ++member) {
            parts << QStringLiteral("%1 %2").arg(member.key(), QString::number(member.value().toDouble(), 'g', 8));
        }
    } else {
        return value.toString();
    }
    return parts.join(QStringLiteral(", "));
}

/// Returns the tooltip of a choice: its meaning, if that is not its name, and its word in the text.
QString tipOf(const FieldWord& word) {
    const QString code = ObjectForm::tr("In the file: %1", "the word of the format for a choice").arg(word.word);
    return word.shown() == word.help || word.help.isEmpty() ? code : QStringLiteral("%1\n%2").arg(word.help, code);
}

/// A menu with more entries has groups.
constexpr int kMaxEntries = 16;

bool isAt(const QString& path, const QString& place) {
    return path == place || path.startsWith(place + u'.') || path.startsWith(place + u'[');
}

} // namespace

ObjectForm::ObjectForm(QWidget* parent) : QWidget{parent} {
    m_form = new QFormLayout;
    m_form->setFieldGrowthPolicy(QFormLayout::AllNonFixedFieldsGrow);
    m_form->setRowWrapPolicy(QFormLayout::WrapLongRows);
    m_add = named("addCondition", new QToolButton);
    m_add->setText(tr("Add a condition"));
    m_add->setPopupMode(QToolButton::InstantPopup);
    m_add->setMenu(new QMenu{m_add});
    m_add->menu()->setToolTipsVisible(true);
    columnOf({m_form, {m_add, 0, Qt::AlignLeft}, {}}, this);
}

bool ObjectForm::isWanted(const PackField& field, const QJsonObject& object) const {
    return m_shows == Shows::All || field.isAlwaysShown || m_added.contains(field.key) ||
           !memberAt(object, field.key).isUndefined();
}

void ObjectForm::show(const std::vector<PackField>& fields,
                      Shows shows,
                      const QJsonObject& object,
                      const QString& path,
                      const std::vector<scenarios::RuleTextProblem>& problems) {
    const bool isOther = m_fields != &fields || m_path != path;
    if (isOther) {
        m_added.clear();
    }
    m_fields = &fields;
    m_shows = shows;
    m_path = path;
    QStringList keys;
    for (const PackField& field : fields) {
        if (isWanted(field, object)) {
            keys << field.key;
        }
    }
    const QScopedValueRollback filling{m_filling, true};
    if (isOther || keys != m_shownKeys) {
        m_shownKeys = keys;
        rebuild(object);
    }
    refresh(object, problems);
}

void ObjectForm::rebuild(const QJsonObject& object) {
    while (m_form->rowCount() > 0) {
        m_form->removeRow(0);
    }
    m_rows.clear();
    for (auto* menu : m_add->menu()->findChildren<QMenu*>()) {
        menu->deleteLater(); // the entry that was chosen may be in it
    }
    m_add->menu()->clear();
    const auto offered =
        std::ranges::count_if(*m_fields, [&](const PackField& field) { return !isWanted(field, object); });
    QHash<QString, QMenu*> groups;
    for (const PackField& field : *m_fields) {
        if (isWanted(field, object)) {
            m_rows.push_back(rowFor(field));
            continue;
        }
        QMenu* menu = m_add->menu();
        if (offered > kMaxEntries && !field.group.isEmpty()) {
            QMenu*& group = groups[field.group];
            if (!group) {
                group = m_add->menu()->addMenu(field.group);
                group->setToolTipsVisible(true);
            }
            menu = group;
        }
        auto* action = menu->addAction(field.label);
        action->setToolTip(field.help);
        connect(
            action, &QAction::triggered, this,
            [this, key = field.key] {
                // A flag means something at once; the rest waits for a value.
                const auto found = std::ranges::find(*m_fields, key, &PackField::key);
                m_added << key;
                if (found->kind == FieldKind::Flag) {
                    emit valueChanged(pathOf(*found), true, found->label);
                } else if (found->kind == FieldKind::Word) {
                    emit valueChanged(pathOf(*found), found->words.front().word, found->label);
                } else if (found->kind == FieldKind::Number || found->kind == FieldKind::Whole) {
                    emit valueChanged(pathOf(*found), std::max(found->least, std::min(1.0, found->most)), found->label);
                } else if (found->kind == FieldKind::Words) {
                    emit valueChanged(pathOf(*found), QJsonArray{found->words.front().word}, found->label);
                } else {
                    emit valueChanged(pathOf(*found), QJsonValue{kNothing}, found->label); // shows the empty row
                }
                focusOn(m_path + u'.' + key);
            },
            Qt::QueuedConnection); // the row that comes of it takes this entry away
    }
    m_add->setVisible(!m_add->menu()->isEmpty());
}

ObjectForm::Row ObjectForm::rowFor(const PackField& field) {
    Row row;
    row.field = field;
    switch (field.kind) {
    case FieldKind::Word: makeWord(row); break;
    case FieldKind::Words: makeWords(row); break;
    case FieldKind::Number:
    case FieldKind::Whole: makeNumber(row); break;
    case FieldKind::Flag: makeFlag(row); break;
    case FieldKind::Text:
    case FieldKind::Texts:
    case FieldKind::Numbers: makeText(row); break;
    }
    row.editor->setObjectName(QStringLiteral("field:") + field.key);
    row.editor->setAccessibleName(field.label);
    row.editor->setAccessibleDescription(field.help);
    row.editor->setToolTip(field.help);
    row.remark = new QLabel;
    row.remark->setWordWrap(true);
    row.remark->setForegroundRole(QPalette::PlaceholderText);
    row.remark->setObjectName(QStringLiteral("remark:") + field.key);
    auto* remove = new QToolButton;
    remove->setObjectName(QStringLiteral("remove:") + field.key);
    remove->setText(QStringLiteral("×"));
    remove->setAutoRaise(true);
    remove->setToolTip(m_shows == Shows::All ? tr("Reset to default: remove “%1” from the text").arg(field.label)
                                             : tr("Remove this condition"));
    remove->setAccessibleName(tr("Remove %1").arg(field.label));
    connect(
        remove, &QToolButton::clicked, this,
        [this, field] {
            m_added.removeAll(field.key);
            emit valueRemoved(pathOf(field), field.label);
        },
        Qt::QueuedConnection); // this button goes with its row
    auto* line = rowOf({{row.editor, 1}, remove});
    line->setContentsMargins(0, 0, 0, 0);
    auto* cell = new QWidget;
    auto* lines = columnOf({line, row.remark}, cell);
    lines->setContentsMargins(0, 0, 0, 2);
    lines->setSpacing(1);
    auto* label = new QLabel{field.label};
    label->setToolTip(field.help);
    label->setBuddy(row.editor);
    m_form->addRow(label, cell);
    return row;
}

void ObjectForm::changed(const PackField& field) {
    if (m_filling) {
        return;
    }
    const auto row = std::ranges::find(m_rows, field.key, [](const Row& each) { return each.field.key; });
    const QJsonValue value = row->read();
    if (value.isUndefined()) {
        m_added << field.key; // the row stays while it is worked in
        emit valueRemoved(pathOf(field), field.label);
    } else {
        emit valueChanged(pathOf(field), value, field.label);
    }
}

void ObjectForm::makeWord(Row& row) {
    auto* box = new NameBox{kLettersOfWord};
    box->addItem(QStringLiteral("–"));
    box->setItemData(0, tr("Not set: default"), Qt::ToolTipRole);
    for (const FieldWord& word : row.field.words) {
        box->addItem(word.shown(), word.word);
        box->setItemData(box->count() - 1, tipOf(word), Qt::ToolTipRole);
    }
    row.editor = box;
    row.read = [box] {
        return box->currentData().isValid() ? QJsonValue{box->currentData().toString()} : QJsonValue{kNothing};
    };
    row.write = [box](const QJsonValue& value) {
        box->setCurrentIndex(value.isUndefined() ? 0 : box->findData(value.toString()));
    };
    connect(box, &QComboBox::currentIndexChanged, this, [this, field = row.field] { changed(field); });
}

void ObjectForm::makeWords(Row& row) {
    auto* boxes = new QWidget;
    auto* flow = new FlowLayout{kTickGap, kTickGap / 2};
    flow->setContentsMargins(0, 0, 0, 0);
    std::vector<std::pair<QString, QCheckBox*>> ticks; // with the word in the text
    for (const FieldWord& word : row.field.words) {
        auto* tick = new QCheckBox{word.shown()};
        tick->setToolTip(tipOf(word));
        tick->setObjectName(QStringLiteral("tick:") + word.word);
        flow->addWidget(tick);
        ticks.emplace_back(word.word, tick);
        connect(tick, &QCheckBox::toggled, this, [this, field = row.field] { changed(field); });
    }
    boxes->setLayout(flow);
    boxes->setFocusProxy(ticks.front().second);
    row.editor = boxes;
    row.read = [ticks] {
        QJsonArray words;
        for (const auto& [word, tick] : ticks) {
            if (tick->isChecked()) {
                words.append(word);
            }
        }
        return words.isEmpty() ? QJsonValue{kNothing} : QJsonValue{words};
    };
    row.write = [ticks](const QJsonValue& value) {
        for (const auto& [word, tick] : ticks) {
            tick->setChecked(value.toArray().contains(word));
        }
    };
}

void ObjectForm::makeNumber(Row& row) {
    auto* box = new NumberBox{row.field.least, row.field.most, row.field.kind == FieldKind::Whole ? 0 : 4};
    box->setSuffix(row.field.unit);
    row.editor = box;
    row.read = [box] { return box->number() ? QJsonValue{*box->number()} : QJsonValue{kNothing}; };
    row.write = [box](const QJsonValue& value) {
        box->setNumber(value.isDouble() ? std::optional{value.toDouble()} : std::nullopt);
    };
    connect(box, &QDoubleSpinBox::valueChanged, this, [this, field = row.field] { changed(field); });
}

void ObjectForm::makeFlag(Row& row) {
    auto* box = new QComboBox;
    box->addItem(QStringLiteral("–"));
    box->addItem(tr("yes"), true);
    box->addItem(tr("no"), false);
    row.editor = box;
    row.read = [box] {
        return box->currentData().isValid() ? QJsonValue{box->currentData().toBool()} : QJsonValue{kNothing};
    };
    row.write = [box](const QJsonValue& value) { box->setCurrentIndex(!value.isBool() ? 0 : value.toBool() ? 1 : 2); };
    connect(box, &QComboBox::currentIndexChanged, this, [this, field = row.field] { changed(field); });
}

void ObjectForm::makeText(Row& row) {
    auto* box = new QLineEdit;
    const FieldKind kind = row.field.kind;
    if (kind != FieldKind::Text) {
        box->setPlaceholderText(kind == FieldKind::Texts ? tr("ruin, wood") : tr("wood 1, hill 2"));
    }
    row.editor = box;
    row.read = [box, kind]() -> QJsonValue {
        if (kind == FieldKind::Text) {
            return box->text().isEmpty() ? QJsonValue{kNothing} : QJsonValue{box->text()};
        }
        return kind == FieldKind::Texts ? textsFrom(box->text()) : numbersFrom(box->text());
    };
    row.write = [box](const QJsonValue& value) {
        box->setText(typedFrom(value));
        box->setCursorPosition(box->hasFocus() ? static_cast<int>(box->text().size())
                                               : 0); // a long text is read from its start
    };
    connect(box, &QLineEdit::textEdited, this, [this, field = row.field] { changed(field); });
}

void ObjectForm::refresh(const QJsonObject& object, const std::vector<scenarios::RuleTextProblem>& problems) {
    for (const Row& row : m_rows) {
        const QJsonValue value = memberAt(object, row.field.key);
        // What is being typed stays as typed while it says the same.
        if (row.read() != value) {
            row.write(value);
        }
        const auto problem =
            std::ranges::find_if(problems, [&](const auto& each) { return isAt(each.path, pathOf(row.field)); });
        QString remark;
        if (problem != problems.end()) {
            remark = QStringLiteral("⚠ ") + problem->message;
        } else if (row.field.kind == FieldKind::Word) {
            const auto word = std::ranges::find(row.field.words, value.toString(), &FieldWord::word);
            const bool isKnown = word != row.field.words.end();
            row.editor->setToolTip(isKnown ? QStringLiteral("%1\n%2").arg(row.field.help, tipOf(*word))
                                           : row.field.help);
        }
        row.remark->setText(remark);
        row.remark->setVisible(!remark.isEmpty());
        row.remark->setForegroundRole(problem != problems.end() ? QPalette::WindowText : QPalette::PlaceholderText);
        if (auto* remove = findChild<QToolButton*>(QStringLiteral("remove:") + row.field.key)) {
            remove->setEnabled(!value.isUndefined() || m_added.contains(row.field.key));
        }
    }
}

bool ObjectForm::focusOn(const QString& path) {
    const auto row = std::ranges::find_if(m_rows, [&](const Row& each) { return isAt(path, pathOf(each.field)); });
    if (row == m_rows.end()) {
        return false;
    }
    row->editor->setFocus(Qt::OtherFocusReason);
    return true;
}

} // namespace sightline::app
