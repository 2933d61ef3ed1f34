#include "app/desktop/vision/model_vision_dialog.h"

#include "app/desktop/base/named.h"
#include "app/desktop/vision/figure_table.h"
#include "app/desktop/vision/range_box.h"
#include "app/desktop/widgets/box_layouts.h"
#include "app/desktop/widgets/dialog_buttons.h"
#include "app/desktop/widgets/name_box.h"
#include "app/desktop/widgets/word_list.h"
#include "app/shared/text/element_text.h"
#include "app/shared/text/known_words.h"
#include "app/shared/text/sense_text.h"
#include "scenarios/io/vision_fields.h"
#include "scenarios/vision/sense.h"

#include <QComboBox>
#include <QFormLayout>
#include <QLabel>
#include <QLineEdit>
#include <QScrollArea>
#include <QSpinBox>
#include <QTabWidget>

#include <algorithm>
#include <set>

namespace sightline::app {

namespace {

using scenarios::ModelId;
using scenarios::ModelVision;
using scenarios::Scenario;

/// Numbers of contests, as files name them.
const QStringList kContests{QStringLiteral("hide"),   QStringLiteral("hide-bonus"), QStringLiteral("spot"),
                            QStringLiteral("listen"), QStringLiteral("stealth"),    QStringLiteral("balance")};
/// Ranges that are no sense of their own.
const QStringList kRanges{QStringLiteral("sight"), QStringLiteral("bright"), QStringLiteral("light"),
                          QStringLiteral("shadow"), QStringLiteral("penetrating")};
const QStringList kTraits{QStringLiteral("ignores-obscuring"),
                          QStringLiteral("see-invisible"),
                          QStringLiteral("always-visible"),
                          QStringLiteral("hidden-setup"),
                          QStringLiteral("asleep"),
                          QStringLiteral("cannot-observe"),
                          QStringLiteral("blind"),
                          QStringLiteral("hiding"),
                          QStringLiteral("invisible"),
                          QStringLiteral("penetrating"),
                          QStringLiteral("flying"),
                          QStringLiteral("paralysed"),
                          QStringLiteral("mindless"),
                          QStringLiteral("magic-light"),
                          QStringLiteral("plane:NAME"),
                          QStringLiteral("detects:KEYWORD")};

QStringList senseWords() {
    QStringList words = kRanges;
    for (const scenarios::Sense sense : scenarios::kAllSenses) {
        if (sense != scenarios::Sense::Visual && sense != scenarios::Sense::Shared &&
            !words.contains(scenarios::senseName(sense))) {
            words << scenarios::senseName(sense);
        }
    }
    return words;
}

bool isRange(const QString& name) {
    const auto sense = scenarios::senseNamed(name);
    return kRanges.contains(name) ||
           (sense && *sense != scenarios::Sense::Visual && *sense != scenarios::Sense::Shared);
}

std::map<QString, QString> asTexts(const std::map<QString, int>& figures) {
    std::map<QString, QString> texts;
    for (const auto& [name, value] : figures) {
        texts[name] = QString::number(value);
    }
    return texts;
}

std::map<QString, int> asFigures(const std::map<QString, QString>& texts) {
    std::map<QString, int> figures;
    for (const auto& [name, value] : texts) {
        figures[name] = value.toInt();
    }
    return figures;
}

std::optional<int> given(const QSpinBox& box) {
    return box.value() == box.minimum() ? std::nullopt : std::optional{box.value()};
}

} // namespace

ModelVisionDialog::ModelVisionDialog(const Scenario& scenario, const ModelId& model, QWidget* parent)
    : QDialog{parent},
      m_scenario{scenario},
      m_model{model},
      m_before{scenario.vision->of(model)},
      m_problem{named("modelVisionProblem", new QLabel)} {
    setObjectName(QStringLiteral("modelVisionDialog"));
    setWindowTitle(tr("How %1 sees").arg(nameOf(scenario, scenarios::AnyId{model})));
    resize(600, 600);
    auto* tabs = new QTabWidget;
    const auto addTab = [&](const QString& title) {
        auto* page = new QWidget;
        auto* form = new QFormLayout{page};
        form->setRowWrapPolicy(QFormLayout::WrapLongRows);
        auto* scroll = new QScrollArea; // so that a low screen keeps the tabs in view
        scroll->setFrameShape(QFrame::NoFrame);
        scroll->setWidgetResizable(true);
        scroll->setWidget(page);
        tabs->addTab(scroll, title);
        return form;
    };
    makeSight(*addTab(tr("Sight and senses")));
    makeHiding(*addTab(tr("Hiding")));
    makeBonds(*addTab(tr("Links")));
    m_problem->setWordWrap(true);
    m_problem->hide();
    auto* buttons = dialogButtons(*this, QDialogButtonBox::Ok | QDialogButtonBox::Cancel);
    columnOf({{tabs, 1}, m_problem, buttons}, this);
    fill(m_before);
}

QSpinBox* ModelVisionDialog::numberBox(const char* name, int least, int most, const QString& none) {
    auto* box = named(name, new QSpinBox);
    box->setRange(none.isEmpty() ? least : least - 1, most);
    box->setSpecialValueText(none);
    return box;
}

RangeBox* ModelVisionDialog::rangeBox(const char* name, const QString& none) {
    auto* box = named(name, new RangeBox);
    box->setRange(none.isEmpty() ? 0 : -1, scenarios::kMaxProfileCells);
    box->setSpecialValueText(none);
    box->setKeyboardTracking(false);
    box->setTable(m_scenario);
    return box;
}

QLineEdit* ModelVisionDialog::wordsLine(const char* name, const QString& tip) {
    auto* line = named(name, new QLineEdit);
    line->setToolTip(tip);
    line->setPlaceholderText(tr("words separated by commas"));
    return line;
}

QComboBox* ModelVisionDialog::modelBox(const char* name) {
    auto* box = named(name, new NameBox);
    box->addItem(tr("nobody"));
    for (const auto* models : {&m_scenario.models, &m_scenario.reserves}) {
        for (const scenarios::Model& model : *models) {
            if (model.id != m_model) {
                box->addItem(nameOf(m_scenario, model.id), model.id.value);
            }
        }
    }
    return box;
}

void ModelVisionDialog::makeSight(QFormLayout& form) {
    m_role = named("visionRole", new QComboBox);
    const auto& profile = m_scenario.vision->profile;
    m_role->addItem(tr("like models without a role: %1").arg(wordText(profile.bareRole)), QString{});
    for (const auto& [role, cells] : profile.roleRange) {
        m_role->addItem(
            tr("%1: %2", "a role, its range").arg(wordText(role), rangeText(profile.cell * cells, m_scenario)), role);
    }
    m_range = rangeBox("visionRange", tr("like its role"));
    m_perception = numberBox("visionPerception", -scenarios::kMaxInVision, scenarios::kMaxInVision);
    m_perception->setToolTip(tr(
        "Adds to the radius depending on the terrain; also used to find hidden models if no number is given for that"));
    m_traits = wordsLine("visionTraits", tr("For example: %1").arg(kTraits.join(QStringLiteral(", "))));
    m_senses = named("visionSenses", new FigureTable{tr("Ranges of senses"), {tr("Sense"), tr("Cells")}, true});
    m_senses->setToolTip(tr("Replace those of the table. Available: %1").arg(senseWords().join(QStringLiteral(", "))));
    m_needsSight =
        wordsLine("visionNeedsSight",
                  tr("For example: heal, paralyze. They can be used only where this player sees, even on own models"));
    m_lightBright = rangeBox("visionLightBright");
    m_lightDim = rangeBox("visionLightDim");
    m_lightDim->setToolTip(tr("Dim light shines one cell farther than its radius."));
    form.addRow(tr("&Role:"), m_role);
    form.addRow(tr("Ra&nge:"), m_range);
    form.addRow(tr("&Perception:"), m_perception);
    form.addRow(tr("&Traits:"), m_traits);
    form.addRow(tr("Ranges of senses:"), m_senses);
    form.addRow(tr("&Abilities that must see their target:"), m_needsSight);
    form.addRow(tr("Carried light, &bright up to:"), m_lightBright);
    form.addRow(tr("Carried light, &dim up to:"), m_lightDim);
}

void ModelVisionDialog::makeHiding(QFormLayout& form) {
    m_contest = named("visionContest", new FigureTable{tr("Numbers of contests"), {tr("Number"), tr("Value")}, true});
    m_contest->setToolTip(tr("Available: %1").arg(kContests.join(QStringLiteral(", "))));
    m_contest->setRange(-scenarios::kMaxInVision, scenarios::kMaxInVision);
    m_senses->setRange(scenarios::kEverywhere, scenarios::kMaxProfileCells);
    m_invisibleTo = wordsLine("visionInvisibleTo", tr("Keywords of models that do not see it; all: no model sees it"));
    m_hiddenBeyond = rangeBox("visionHiddenBeyond", tr("never"));
    form.addRow(tr("&Hidden beyond:"), m_hiddenBeyond);
    form.addRow(tr("&Invisible to:"), m_invisibleTo);
    form.addRow(tr("Numbers of contests:"), m_contest);
}

void ModelVisionDialog::makeBonds(QFormLayout& form) {
    m_carriedBy = modelBox("visionCarriedBy");
    m_carriedHow = named("visionCarriedHow", new QComboBox);
    m_carriedHow->addItem(tr("mounted on it"), QStringLiteral("mounted"));
    m_carriedHow->addItem(tr("embarked in it"), QStringLiteral("embarked"));
    m_carriedHow->addItem(tr("swallowed by it"), QStringLiteral("swallowed"));
    m_companion = modelBox("visionCompanion");
    m_decoyOf = modelBox("visionDecoyOf");
    form.addRow(tr("&Carried by:"), m_carriedBy);
    form.addRow(tr("Ho&w:"), m_carriedHow);
    form.addRow(tr("Sees &also what this one sees:"), m_companion);
    form.addRow(tr("&Marker that stands for:"), m_decoyOf);
    connect(m_carriedBy, &QComboBox::currentIndexChanged, m_carriedHow,
            [this](int index) { m_carriedHow->setEnabled(index > 0); });
    m_carriedHow->setEnabled(false);
}

void ModelVisionDialog::fill(const ModelVision& vision) {
    const auto choose = [](QComboBox& box, const QString& id) {
        if (!id.isEmpty() && box.findData(id) < 0) {
            box.addItem(id, id); // what the file says stays choosable
        }
        box.setCurrentIndex(std::max(0, box.findData(id)));
    };
    choose(*m_role, vision.role);
    m_range->setValue(vision.range.value_or(m_range->minimum()));
    m_perception->setValue(vision.perception);
    m_traits->setText(vision.traits.join(QStringLiteral(", ")));
    m_senses->setRows(asTexts(vision.senses));
    m_contest->setRows(asTexts(vision.contest));
    m_invisibleTo->setText(vision.invisibleTo.join(QStringLiteral(", ")));
    m_hiddenBeyond->setValue(vision.hiddenBeyond.value_or(m_hiddenBeyond->minimum()));
    m_needsSight->setText(vision.needsSight.join(QStringLiteral(", ")));
    m_lightBright->setValue(vision.lightBright);
    m_lightDim->setValue(vision.lightDim);
    choose(*m_carriedBy, vision.carriedBy.value);
    choose(*m_carriedHow, vision.carriedHow);
    choose(*m_companion, vision.companion.value);
    choose(*m_decoyOf, vision.decoyOf.value);
}

ModelVision ModelVisionDialog::vision() const {
    ModelVision vision = m_before;
    vision.role = m_role->currentData().toString();
    vision.range = given(*m_range);
    vision.perception = m_perception->value();
    vision.traits = wordsOf(m_traits->text());
    vision.senses = asFigures(m_senses->rows());
    vision.contest = asFigures(m_contest->rows());
    vision.invisibleTo = wordsOf(m_invisibleTo->text());
    vision.hiddenBeyond = given(*m_hiddenBeyond);
    vision.needsSight = wordsOf(m_needsSight->text());
    vision.lightBright = m_lightBright->value();
    vision.lightDim = m_lightDim->value();
    vision.carriedBy = {m_carriedBy->currentData().toString()};
    vision.carriedHow = vision.carriedBy.isEmpty() ? QString{} : m_carriedHow->currentData().toString();
    vision.companion = {m_companion->currentData().toString()};
    vision.decoyOf = {m_decoyOf->currentData().toString()};
    return vision;
}

QString ModelVisionDialog::problem() const {
    const ModelVision now = vision();
    const auto& profile = m_scenario.vision->profile;
    if (!now.role.isEmpty() && !profile.roleRange.contains(now.role)) {
        return tr("The table has no role “%1”. Choose another one, or add it to the ranges by role.")
            .arg(wordText(now.role));
    }
    for (const auto& [name, cells] : now.senses) {
        if (!isRange(name)) {
            return tr("“%1” is not a sense with a range. Available: %2.")
                .arg(name, senseWords().join(QStringLiteral(", ")));
        }
    }
    for (const auto& [name, value] : now.contest) {
        if (!kContests.contains(name)) {
            return tr("“%1” is not a number of a contest. Available: %2.")
                .arg(name, kContests.join(QStringLiteral(", ")));
        }
    }
    if (now.lightDim < now.lightBright) {
        return tr("The carried light is bright up to %1 and dim up to %2: dim light must reach at least as far.")
            .arg(rangeText(profile.cell * now.lightBright, m_scenario),
                 rangeText(profile.cell * now.lightDim, m_scenario));
    }
    std::set<ModelId> passed{m_model};
    for (ModelId carrier = now.carriedBy; !carrier.isEmpty(); carrier = m_scenario.vision->of(carrier).carriedBy) {
        if (!passed.insert(carrier).second) {
            return tr("This carrier is itself carried by this model, directly or indirectly. Choose another carrier.");
        }
    }
    return {};
}

void ModelVisionDialog::accept() {
    const QString what = problem();
    m_problem->setText(what);
    m_problem->setVisible(!what.isEmpty());
    if (!what.isEmpty()) {
        return;
    }
    emit visionChosen(m_model, vision());
    QDialog::accept();
}

} // namespace sightline::app
