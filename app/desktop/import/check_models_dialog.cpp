#include "app/desktop/import/check_models_dialog.h"

#include "app/desktop/base/named.h"
#include "app/desktop/widgets/box_layouts.h"
#include "app/desktop/widgets/dialog_buttons.h"
#include "app/desktop/widgets/length_box.h"
#include "app/shared/text/number_text.h"
#include "app/shared/text/verdict_text.h"

#include <QCheckBox>
#include <QComboBox>
#include <QEvent>
#include <QGridLayout>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>
#include <QScrollArea>

#include <algorithm>
#include <array>

namespace sightline::app {

namespace {

using geometry::Length;

constexpr double kHighestModel = 100.0;
constexpr double kLowestModel = 0.01;
constexpr int kColumns = 5;

/// Sizes that miniatures are sold with.
constexpr std::array kUsualSizes{"25",      "28.5",   "32",     "40",      "50",         "60",
                                 "80",      "90",     "100",    "130",     "60x35.5",    "75x42",
                                 "90x52.5", "105x70", "120x92", "170x109", "rect 120x80"};

QLabel* plainLabel(const QString& text) {
    auto* label = new QLabel{text};
    label->setTextFormat(Qt::PlainText);
    return label;
}

/// Brings the field that has the focus into view.
class FocusFollower : public QObject {
public:
    explicit FocusFollower(QScrollArea* area) : QObject{area}, m_area{area} {}

    bool eventFilter(QObject* watched, QEvent* event) override {
        if (event->type() == QEvent::FocusIn) {
            m_area->ensureWidgetVisible(static_cast<QWidget*>(watched));
        }
        return false;
    }

private:
    QScrollArea* m_area;
};

} // namespace

CheckModelsDialog::CheckModelsDialog(const scenarios::Scenario& scenario, QWidget* parent) : QDialog{parent} {
    setObjectName(QStringLiteral("checkModelsDialog"));
    setWindowTitle(tr("Check heights and bases"));
    auto* grid = new QGridLayout;
    grid->setColumnStretch(0, 1);
    int heights = 0;
    int bases = 0;
    for (auto& models : scenarios::formats::modelsToCheck(scenario)) {
        const int count = static_cast<int>(models.ids.size());
        heights += models.isHeightToCheck ? count : 0;
        bases += models.isBaseToCheck ? count : 0;
        addRow(*grid, scenario, std::move(models));
    }
    grid->setRowStretch(grid->rowCount(), 1);
    auto* rows = new QWidget;
    rows->setLayout(grid);
    auto* area = named("checkModelsRows", new QScrollArea);
    area->setWidgetResizable(true);
    area->setFocusPolicy(Qt::NoFocus);
    area->setWidget(rows);
    auto* follower = new FocusFollower{area};
    for (const Row& row : m_rows) {
        for (QWidget* field : std::initializer_list<QWidget*>{row.height, row.base, row.isRight}) {
            if (field) {
                field->installEventFilter(follower);
            }
        }
    }
    auto* count = named("checkModelsCount", new QLabel);
    count->setWordWrap(true);
    QStringList needs;
    if (heights > 0) {
        needs += tr("%n models need a height.", nullptr, heights);
    }
    if (bases > 0) {
        needs += tr("%n models need a base.", nullptr, bases);
    }
    count->setText(m_rows.empty() ? tr("No height and no base is left to check.")
                                  : needs.join(u' ') + u' ' +
                                        tr("A guess stands in each field. What you type counts for all models of its "
                                           "row; tick what is right."));
    m_remember = named("checkModelsRemember", new QCheckBox{tr("Re&member for the next lists")});
    m_remember->setChecked(true);
    m_remember->setVisible(std::ranges::any_of(m_rows, [](const Row& row) { return !row.models.name.isEmpty(); }));
    m_problem = named("checkModelsProblem", new QLabel);
    m_problem->setWordWrap(true);
    m_problem->hide();
    m_buttons = dialogButtons(*this, m_rows.empty() ? QDialogButtonBox::Close
                                                    : QDialogButtonBox::Ok | QDialogButtonBox::Cancel);
    if (!m_rows.empty()) {
        m_all = named("checkModelsAll", m_buttons->addButton(tr("&All are right"), QDialogButtonBox::ActionRole));
        connect(m_all, &QPushButton::clicked, this, &CheckModelsDialog::tickAll);
    }
    columnOf({count, {area, 1}, m_problem, m_remember, m_buttons}, this);
    area->setVisible(!m_rows.empty());
    resize(m_rows.empty() ? QSize{420, 120} : QSize{760, 460});
    refresh();
}

/// Returns what a row is about: the name of its models and their unit, or the labels of models without a name.
QString CheckModelsDialog::rowText(const scenarios::Scenario& scenario,
                                   const scenarios::formats::ModelsToCheck& models) {
    if (models.name.isEmpty()) {
        QStringList names;
        std::ranges::transform(models.ids, std::back_inserter(names),
                               [&](const scenarios::ModelId& id) { return nameOf(scenario, id); });
        const QString labels = listOfNames(names);
        return models.unit.isEmpty() ? labels : tr("%1 (%2)", "models, their unit").arg(labels, models.unit);
    }
    return models.unit.isEmpty() || models.unit == models.name
               ? models.name
               : tr("%1 (%2)", "models, their unit").arg(models.name, models.unit);
}

void CheckModelsDialog::addRow(QGridLayout& grid,
                               const scenarios::Scenario& scenario,
                               scenarios::formats::ModelsToCheck models) {
    if (m_rows.empty()) {
        const QStringList headings{tr("Models"), tr("Count"), tr("Height"), tr("Base"), QString{}};
        for (int column = 0; column < kColumns; ++column) {
            auto* heading = plainLabel(headings[column]);
            QFont bold = heading->font();
            bold.setBold(true);
            heading->setFont(bold);
            grid.addWidget(heading, 0, column);
        }
    }
    const int at = static_cast<int>(m_rows.size()) + 1;
    Row row;
    const QString name = rowText(scenario, models);
    auto* what = plainLabel(name);
    what->setWordWrap(true);
    grid.addWidget(what, at, 0);
    grid.addWidget(plainLabel(QString::number(models.ids.size())), at, 1);
    row.isRight = named("checkModelsRight", new QCheckBox{tr("is right")});
    row.isRight->setAccessibleName(tr("Height and base of %1 are right").arg(name));
    auto* isRight = row.isRight;
    if (models.isHeightToCheck) {
        row.height = named("checkModelsHeight", new LengthBox{LengthBox::Unit::Table});
        row.height->setLengths(Length::fromInches(kLowestModel), Length::fromInches(kHighestModel));
        row.height->setLength(models.height);
        row.height->setAccessibleName(tr("Height of %1, a guess").arg(name));
        row.height->setToolTip(tr("A guess: type the height of the models as they stand"));
        connect(row.height, &LengthBox::lengthEntered, this, [isRight] { isRight->setChecked(true); });
        grid.addWidget(row.height, at, 2);
    } else {
        grid.addWidget(plainLabel(lengthText(models.height)), at, 2);
    }
    if (models.isBaseToCheck && !scenarios::textOfBase(models.base).isEmpty()) {
        row.base = named("checkModelsBase", new QComboBox);
        row.base->setEditable(true);
        row.base->setInsertPolicy(QComboBox::NoInsert);
        QStringList sizes{scenarios::textOfBase(models.base)};
        if (const auto known = scenarios::namedBaseOf({models.name, models.unit})) {
            for (const auto& choice : known->choices) {
                sizes.append(scenarios::textOfBase(choice));
            }
        }
        for (const char* size : kUsualSizes) {
            sizes.append(QLatin1String{size});
        }
        sizes.removeAll(QString{});
        sizes.removeDuplicates();
        row.base->addItems(sizes);
        row.base->setAccessibleName(tr("Base of %1 in millimeters, a guess").arg(name));
        row.base->setToolTip(tr("A guess, in millimeters: 32 is round, 60x35.5 an oval, rect 50x25 a rectangle"));
        connect(row.base, &QComboBox::textActivated, this, [isRight] { isRight->setChecked(true); });
        connect(row.base->lineEdit(), &QLineEdit::textEdited, this, [isRight] { isRight->setChecked(true); });
        grid.addWidget(row.base, at, 3);
    } else {
        grid.addWidget(plainLabel(baseText(models.base)), at, 3);
    }
    grid.addWidget(row.isRight, at, 4);
    connect(row.isRight, &QCheckBox::toggled, this, &CheckModelsDialog::refresh);
    row.models = std::move(models);
    m_rows.push_back(std::move(row));
}

std::optional<geometry::Footprint> CheckModelsDialog::baseIn(const Row& row) {
    const auto read = row.base ? scenarios::baseFromText(row.base->currentText()) : std::nullopt;
    return read && read->finding == scenarios::BaseFinding::Known ? read->base : std::nullopt;
}

void CheckModelsDialog::refresh() {
    const auto ticked = std::ranges::count_if(m_rows, [](const Row& row) { return row.isRight->isChecked(); });
    if (auto* ok = m_buttons->button(QDialogButtonBox::Ok)) {
        ok->setEnabled(ticked > 0);
        m_all->setEnabled(ticked < std::ssize(m_rows));
    }
    m_problem->hide();
}

void CheckModelsDialog::tickAll() {
    for (const Row& row : m_rows) {
        row.isRight->setChecked(true);
    }
    m_buttons->button(QDialogButtonBox::Ok)->setFocus(Qt::OtherFocusReason);
}

std::vector<scenarios::formats::CheckedModels> CheckModelsDialog::checked() const {
    std::vector<scenarios::formats::CheckedModels> said;
    for (const Row& row : m_rows) {
        if (row.isRight->isChecked()) {
            // An outline that was to be checked is right as it stands.
            const auto base = row.base                   ? baseIn(row)
                              : row.models.isBaseToCheck ? std::optional{row.models.base}
                                                         : std::nullopt;
            said.push_back({row.models.ids, row.height ? std::optional{row.height->length()} : std::nullopt, base});
        }
    }
    return said;
}

std::vector<scenarios::NamedBaseRow> CheckModelsDialog::toRemember() const {
    std::vector<scenarios::NamedBaseRow> rows;
    for (const Row& row : m_rows) {
        if (row.isRight->isChecked() && m_remember->isChecked() && !row.models.name.isEmpty()) {
            rows.push_back({{},
                            row.models.unit,
                            row.models.name,
                            baseIn(row),
                            scenarios::BaseFinding::Known,
                            row.height ? std::optional{row.height->length()} : std::nullopt});
        }
    }
    return rows;
}

void CheckModelsDialog::accept() {
    for (const Row& row : m_rows) {
        if (row.height && row.height->findChild<QLineEdit*>()->isModified()) {
            row.height->interpretText();
        }
        if (row.isRight->isChecked() && row.base && !baseIn(row)) {
            m_problem->setText(
                tr("Invalid base “%1”. Enter millimeters: 32 is round, 60x35.5 an oval, rect 50x25 a rectangle.")
                    .arg(row.base->currentText()));
            m_problem->show();
            row.base->setFocus(Qt::OtherFocusReason);
            return;
        }
    }
    QDialog::accept();
}

} // namespace sightline::app
