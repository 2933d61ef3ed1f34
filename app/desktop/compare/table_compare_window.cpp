#include "app/desktop/compare/table_compare_window.h"

#include "app/desktop/base/named.h"
#include "app/desktop/canvas/table_view.h"
#include "app/desktop/compare/table_side.h"
#include "app/desktop/document/scenario_document.h"
#include "app/desktop/settings/settings.h"
#include "app/desktop/widgets/box_layouts.h"
#include "app/desktop/widgets/dialog_buttons.h"
#include "app/desktop/widgets/file_questions.h"
#include "app/desktop/widgets/list_columns.h"
#include "app/desktop/widgets/run_progress.h"
#include "app/desktop/widgets/waiting.h"
#include "app/shared/text/diagnostic_text.h"
#include "app/shared/text/element_text.h"
#include "app/shared/text/layout_text.h"
#include "app/shared/text/table_change_text.h"
#include "scenarios/analysis/region.h"
#include "scenarios/analysis/side_zones.h"
#include "scenarios/base/parallel.h"
#include "scenarios/edits/edits.h"
#include "scenarios/io/scenario_file.h"
#include "scenarios/output/changes_io.h"
#include "scenarios/rules/rule_set.h"

#include <QClipboard>
#include <QFileInfo>
#include <QGuiApplication>
#include <QLabel>
#include <QLocale>
#include <QProgressBar>
#include <QPushButton>
#include <QSpinBox>
#include <QSplitter>
#include <QTreeWidget>

#include <algorithm>
#include <array>

namespace sightline::app {

namespace {

/// The time without a change, in milliseconds, after which the table is at rest.
constexpr int kRestAfter = 150;
constexpr int kWidestColumn = 380;             ///< in pixels
constexpr int kMaxTrials = 100'000;            ///< set-ups of each table
constexpr int kElementRole = Qt::UserRole;     ///< index in the things that changed
constexpr int kVerdictRole = Qt::UserRole + 1; ///< index in the verdicts that differ

enum Column { kWhat, kBefore, kNow };

/// Returns the title of the table as it was opened.
QString titleAsOpened() { return TableCompareWindow::tr("As opened", "a table"); }

/// The sides of a table that can be compared: players with a zone.
bool hasTwoSides(const scenarios::Scenario& scenario) { return zonesBySide(scenario).size() >= 2; }

} // namespace

TableCompareWindow::TableCompareWindow(ScenarioDocument& document,
                                       TableScene& scene,
                                       const Settings& settings,
                                       QWidget* parent)
    : QDialog{parent}, m_document{document}, m_scene{scene}, m_settings{settings}, m_askForFile{[this] {
          return fileToOpen(this, tr("Compare with"), QFileInfo{m_document.path()}.absolutePath(),
                            tr("Scenarios (*.%1);;All files (*)").arg(QLatin1String{scenarios::kScenarioSuffix}));
      }} {
    setObjectName(QStringLiteral("tableCompareWindow"));
    setWindowTitle(tr("Compare with another version"));
    resize(1180, 760);
    m_a = new TableSide{QStringLiteral("compareA")};
    m_b = new TableSide{QStringLiteral("compareB")};
    m_a->linkTo(*m_b);
    m_headline = named("compareHeadline", new QLabel);
    m_headline->setWordWrap(true);
    m_fairer = named("compareFairer", new QLabel);
    m_fairer->setWordWrap(true);
    m_fairer->setTextFormat(Qt::PlainText);
    m_fairer->setTextInteractionFlags(Qt::TextSelectableByMouse | Qt::TextSelectableByKeyboard);
    m_fairer->hide();
    QFont bold = m_fairer->font();
    bold.setBold(true);
    m_fairer->setFont(bold);
    const RunProgress progress = makeRunProgress(tr("S&top"), QStringLiteral("compareStop"));
    m_progress = progress.bar;
    m_progress->setObjectName(QStringLiteral("compareBar"));
    tellTimeLeft(*m_progress);
    m_stop = progress.stop;
    m_list = named("compareList", new QTreeWidget);
    m_list->setAccessibleName(tr("Differences"));
    m_list->setColumnCount(3);
    m_list->setHeaderLabels({tr("What"), tr("Other table"), tr("This table")});
    m_list->setUniformRowHeights(true);
    m_columns = new ListColumns{*m_list, kWidestColumn};
    auto* buttons = dialogButtons(*this, QDialogButtonBox::Close);
    m_copy = named("compareCopy", buttons->addButton(tr("&Copy as CSV"), QDialogButtonBox::ActionRole));
    m_copy->setAutoDefault(false);

    auto* sides = new QSplitter{Qt::Horizontal};
    sides->addWidget(m_a);
    sides->addWidget(m_b);
    auto* answer = rowOf({{m_headline, 1}, m_progress, m_stop});
    auto* below = new QWidget;
    auto* column = columnOf({answer, m_fairer, makeTrials(), {m_list, 1}}, below);
    column->setContentsMargins(0, 0, 0, 0);
    auto* parts = new QSplitter{Qt::Vertical};
    parts->addWidget(sides);
    parts->addWidget(below);
    parts->setStretchFactor(0, 3);
    parts->setStretchFactor(1, 2);
    parts->setSizes({440, 240});
    columnOf({makeSources(), {parts, 1}, buttons}, this);

    connect(&document, &ScenarioDocument::scenarioChanged, this, [this] {
        if (isVisible()) {
            compareLater();
        }
    });
    connect(&scene, &TableScene::themeChanged, this, &TableCompareWindow::compareLater);
    connect(&m_run, &LatestTask::becameSlow, this, [this] {
        m_progress->show();
        m_stop->show();
    });
    connect(m_stop, &QPushButton::clicked, this, [this] {
        m_wasStopped = true;
        m_run.stop();
    });
    connect(m_copy, &QPushButton::clicked, this, &TableCompareWindow::copy);
    connect(m_list, &QTreeWidget::currentItemChanged, this, [this](const QTreeWidgetItem* row) { showRow(row); });
    connect(&m_run, &LatestTask::progressed, this, [this](int done, int all) {
        m_progress->setRange(0, all);
        m_progress->setValue(done);
    });
}

QWidget* TableCompareWindow::makeTrials() {
    m_trialsRow = named("compareTrialsRow", new QWidget);
    m_trials = named("compareTrials", new QSpinBox);
    m_trials->setRange(1, kMaxTrials);
    m_trials->setAccessibleName(tr("Set-ups of each table"));
    m_runTrials = named("compareRunTrials", new QPushButton{tr("&Run set-ups")});
    m_runTrials->setToolTip(tr("Sets both tables up many times, each piece slightly off, and tells in how many the "
                               "answer stays. How far pieces may be off is chosen on the page Fairness."));
    m_runTrials->setAutoDefault(false);
    auto* label = new QLabel{tr("Set-&ups of each table")};
    label->setBuddy(m_trials);
    auto* row = rowOf({label, m_trials, m_runTrials, {}}, m_trialsRow);
    row->setContentsMargins(0, 0, 0, 0);
    m_trialsRow->hide();
    connect(m_runTrials, &QPushButton::clicked, this, &TableCompareWindow::runTrials);
    return m_trialsRow;
}

void TableCompareWindow::showTrials() {
    m_trialsRow->setVisible(m_fairness.has_value());
    m_trialsRow->setEnabled(!m_run.isRunning());
    if (!m_fairness) {
        return;
    }
    // Both are measured alike: by the fewer trials of the defaults under their rules.
    int usual = scenarios::FairnessOptions{}.trials;
    for (const scenarios::Scenario* table :
         std::array<const scenarios::Scenario*, 2>{&m_other, &m_document.scenario()}) {
        if (const auto rules = ruleSetOf(*table)) {
            usual = std::min(usual, scenarios::defaultTrials(*rules));
        }
    }
    if (m_usualTrials == 0 || m_trials->value() == m_usualTrials) {
        m_trials->setValue(usual);
        m_usualTrials = usual;
    }
}

TableCompareWindow::~TableCompareWindow() { m_list->disconnect(this); }

QWidget* TableCompareWindow::makeSources() {
    auto* row = new QWidget;
    auto* layout = new QHBoxLayout{row};
    layout->setContentsMargins(0, 0, 0, 0);
    m_saved = named("compareSaved", new QPushButton{tr("&Saved file")});
    m_saved->setToolTip(tr("The current file of this table"));
    m_asOpened = named("compareOpened", new QPushButton{tr("As &opened")});
    m_asOpened->setToolTip(tr("This table before all changes since it was opened or created"));
    m_asOpened->setEnabled(false);
    m_backup = named("compareBackup", new QPushButton{tr("&Previous version")});
    m_backup->setToolTip(tr("The file before it was last saved"));
    auto* another = named("compareAnother", new QPushButton{tr("&Another file…")});
    auto* label = new QLabel{tr("Compare this table with")};
    layout->addWidget(label);
    for (auto* button : {m_asOpened, m_saved, m_backup, another}) {
        button->setAutoDefault(false);
        layout->addWidget(button);
    }
    layout->addStretch(1);
    connect(m_asOpened, &QPushButton::clicked, this, &TableCompareWindow::compareWithOpened);
    connect(m_saved, &QPushButton::clicked, this, [this] { compareWith(m_document.path()); });
    connect(m_backup, &QPushButton::clicked, this, [this] { compareWith(m_document.path() + u'~'); });
    connect(another, &QPushButton::clicked, this, [this] {
        if (const QString path = m_askForFile(); !path.isEmpty()) {
            compareWith(path);
        }
    });
    return row;
}

void TableCompareWindow::showEvent(QShowEvent* event) {
    QDialog::showEvent(event);
    const bool isSaved = !m_document.path().isEmpty() && QFileInfo::exists(m_document.path());
    m_saved->setEnabled(isSaved);
    m_backup->setEnabled(isSaved && QFileInfo::exists(m_document.path() + u'~'));
    if (m_title.isEmpty()) {
        compare(); // this table is there while the other is read
    }
    if (m_title.isEmpty() && isSaved) {
        compareWith(m_document.path());
    } else if (m_title.isEmpty() && m_opened && *m_opened != m_document.scenario()) {
        compareWithOpened(); // of a table without a file its changes are of interest
    } else if (!m_title.isEmpty()) {
        compare();
    }
}

void TableCompareWindow::hideEvent(QHideEvent* event) {
    QDialog::hideEvent(event);
    m_run.cancel();
    endRun();
    showTrials();
}

bool TableCompareWindow::compareWith(const QString& path) {
    const QString name = QFileInfo{path}.fileName();
    auto read = resultOf<ScenarioDocument::ReadFile>(this, tr("Reading “%1”…").arg(name),
                                                     [path] { return scenarios::readScenarioFile(path); });
    if (!read) {
        return false;
    }
    if (!*read) {
        m_headline->setText(tr("“%1” cannot be compared. %2").arg(name, problemText(read->error())));
        return false;
    }
    take(std::move((*read)->scenario), name);
    return true;
}

void TableCompareWindow::take(scenarios::Scenario other, const QString& title) {
    m_title = title;
    m_other = std::move(other);
    m_a->view().fitTable();
    compare();
}

void TableCompareWindow::setOpened(std::shared_ptr<const scenarios::Scenario> opened) {
    m_opened = std::move(opened);
    m_asOpened->setEnabled(m_opened != nullptr);
    if (m_opened && isVisible() && m_title == titleAsOpened()) {
        compareWithOpened(); // the title says so of this table, not of the one before
    }
}

void TableCompareWindow::compareWithOpened() { take(*m_opened, titleAsOpened()); }

void TableCompareWindow::compareLater() {
    m_run.startAfter(kRestAfter, [this] { compare(); });
}

void TableCompareWindow::compare() {
    m_run.stopWaiting();
    const Theme& theme = m_scene.theme();
    const auto& now = m_document.scenario();
    const bool isChosen = !m_title.isEmpty();
    m_fairness.reset();
    showTrials();
    m_fairer->setText(tr("Computing which of the two is fairer…")); // stays where it is, so that nothing jumps
    m_wasStopped = false;
    fillSide(*m_b, now, isChosen ? &m_other : nullptr, tr("This table"));
    if (!isChosen) {
        m_a->setTable({}, tr("Other table"), theme);
        m_fairer->hide();
        m_headline->setText(tr("Choose a table to compare with."));
        m_copy->setEnabled(false);
        return;
    }
    fillSide(*m_a, m_other, &now, m_title);
    m_changes = changesBetween(m_other, now);
    m_verdicts.reset();
    fill();
    judgeBoth();
}

void TableCompareWindow::fillSide(TableSide& side,
                                  const scenarios::Scenario& table,
                                  const scenarios::Scenario* other,
                                  const QString& title) {
    // A photo of the real table says about both what stood where, but not at another size.
    const bool lends = other && other->photo && !table.photo && other->table == table.table;
    side.setTable(lends ? withPhoto(table, other->photo) : table,
                  lends ? tr("%1, on the photo of the other", "a table").arg(title) : title, m_scene.theme());
}

void TableCompareWindow::judgeBoth() {
    const auto rulesA = ruleSetOf(m_other);
    const auto rulesB = ruleSetOf(m_document.scenario());
    m_problem = rulesA && rulesB ? QString{}
                                 : tr("The rule set of one of the tables is invalid, so verdicts cannot be compared. "
                                      "Choose another one for it.");
    if (!rulesA || !rulesB) {
        m_run.forget();
        endRun();
        m_fairer->hide();
        fill();
        return;
    }
    m_progress->setRange(0, 0);
    m_run.start(
        [a = m_other, b = m_document.scenario(), rulesA = *rulesA,
         rulesB = *rulesB](const std::stop_token& stop, const LatestTask::Progress& progress) {
            scenarios::ComparisonOptions options;
            options.threads = scenarios::threadsBesideTheWindow();
            options.progress = progress;
            return std::make_shared<const scenarios::RuleComparison>(
                compareTables(scenarios::PreparedTable{a, rulesA}, scenarios::PreparedTable{b, rulesB}, options, stop));
        },
        [this](std::shared_ptr<const scenarios::RuleComparison> verdicts) {
            m_verdicts = std::move(verdicts);
            endRun();
            fill();
            studyBoth();
        });
}

void TableCompareWindow::endRun() {
    m_progress->hide();
    m_stop->hide();
    m_progress->setRange(0, 1);
    m_progress->setValue(0); // the next run has a time of its own
}

/// Studies the fairness of both tables on the same points, each under its own rules, unless nothing differs or they are
/// not made for two players. Precondition: both rule sets are valid.
void TableCompareWindow::studyBoth() {
    const scenarios::Scenario& other = m_other;
    const scenarios::Scenario& now = m_document.scenario();
    const bool isForTwo = hasTwoSides(other);
    if (m_changes.isEmpty() || (!isForTwo && !hasTwoSides(now))) {
        m_fairer->hide();
        return;
    }
    m_fairer->show();
    if (isForTwo != hasTwoSides(now)) {
        m_fairer->setText(tr("Which of the two is fairer cannot be told: only one has zones of two players. Draw them "
                             "on the other, too."));
        return;
    }
    if (m_wasStopped) {
        m_fairer->setText(tr("Which of the two is fairer was not computed: canceled."));
        return;
    }
    const auto options = studyOptions();
    if (!options) {
        m_fairer->setText(tr("Which of the two is fairer cannot be told: there are too many viewers for such a "
                             "table. Choose a larger distance between them on the page Sight."));
        return;
    }
    startStudy(*options);
}

std::optional<scenarios::FairnessOptions> TableCompareWindow::studyOptions() const {
    const SightPageChoice choice = m_settings.sightChoice();
    scenarios::FairnessOptions options;
    options.trials = 0;
    options.move = choice.move;
    options.cell = choice.cell;
    const std::array tables{&m_other, &m_document.scenario()};
    for (const scenarios::Scenario* table : tables) {
        const auto rules = ruleSetOf(*table);
        if (!choice.isCellChosen && rules) {
            options.cell = std::max(options.cell, scenarios::defaultViewerSpacing(*rules, table->table));
        }
    }
    const bool isTooFine = std::ranges::any_of(tables, [&](const scenarios::Scenario* table) {
        return regionCells(table->table, options.cell) > scenarios::kMaxRegionCells / 4;
    });
    return isTooFine ? std::nullopt : std::optional{options};
}

void TableCompareWindow::runTrials() {
    auto options = studyOptions();
    if (!options || !m_fairness || m_run.isRunning()) {
        return;
    }
    const SetUpError off = m_settings.setUpError();
    options->trials = m_trials->value();
    options->pieceMillimeters = off.place.millimeters();
    options->pieceDegrees = off.degrees;
    startStudy(*options);
}

void TableCompareWindow::startStudy(const scenarios::FairnessOptions& options) {
    m_progress->setRange(0, 0);
    m_run.start(
        [a = m_other, b = m_document.scenario(),
         options](const std::stop_token& stop, const LatestTask::Progress& reportProgress) -> std::optional<Studies> {
            const auto rulesA = ruleSetOf(a);
            const auto rulesB = ruleSetOf(b);
            Studies studies{
                fairnessOf(scenarios::PreparedTable{a, *rulesA}, options, partOf(reportProgress, 0.0, 0.5), stop),
                fairnessOf(scenarios::PreparedTable{b, *rulesB}, options, partOf(reportProgress, 0.5, 1.0), stop)};
            return stop.stop_requested() ? std::nullopt : std::optional{std::move(studies)};
        },
        [this](std::optional<Studies> studies) {
            endRun();
            if (studies) {
                m_fairness = std::move(studies);
                m_fairer->setText(fairnessSentence());
                fill();
            } else if (m_fairness) { // the figures as placed stay
                m_fairer->setText(tr("%1 The set-ups were canceled.", "which table is fairer").arg(fairnessSentence()));
            } else {
                m_fairer->setText(tr("Which of the two is fairer was not computed: canceled."));
            }
            showTrials();
        });
    showTrials();
}

QString TableCompareWindow::fairnessSentence() const {
    const auto& [other, now] = *m_fairness;
    const QString quoted = tr("“%1”", "the name of a table").arg(m_title);
    const auto comparison = compareFairness(now, other);
    QString sentence = fairerSentence(comparison, tr("this table"), quoted);
    if (now.trials > 0) {
        using enum scenarios::FairnessComparison::Fairer;
        const auto percent = [](double share) { return QLocale{}.toString(100.0 * share, 'f', 0); };
        const double share = comparison.firstIsMoreEven;
        const auto fairer = comparison.fairer();
        sentence = (fairer == First ? tr("Fairer also when set up with small errors: this table. Its sides differ less "
                                         "in %1 % of all pairs of set-ups.")
                    : fairer == Second
                        ? tr("Fairer also when set up with small errors: %2. Its sides differ less in %1 % of all "
                             "pairs of set-ups.")
                        : tr("Too close to call: small errors of the set-up decide which of the two is fairer. This "
                             "table is the more even one in %1 % of all pairs of set-ups."))
                       .arg(percent(fairer == Second ? 1.0 - share : share));
        if (fairer == Second) {
            sentence = sentence.arg(quoted);
        }
    }
    if (m_other.rules != m_document.scenario().rules) {
        sentence += u' ' + tr("Each table is judged by its own rule set.");
    }
    return sentence;
}

void TableCompareWindow::fillFairness(QTreeWidgetItem& group) const {
    const auto& [other, now] = *m_fairness;
    new QTreeWidgetItem{&group,
                        {tr("Largest difference between the sides"), unevennessText(unevennessOf(other).asPlaced),
                         unevennessText(unevennessOf(now).asPlaced)}};
    const auto rangeText = [](double low, double high) {
        const auto number = [](double share) { return QLocale{}.toString(100.0 * share, 'f', 1); };
        return tr("%1 to %2 percentage points", "a range").arg(number(low), number(high));
    };
    const bool hasTrials = other.trials > 0 && now.trials > 0;
    if (hasTrials) {
        const auto text = [&](const scenarios::FairnessStudy& study) {
            const auto uneven = unevennessOf(study);
            return rangeText(uneven.low, uneven.high);
        };
        new QTreeWidgetItem{&group,
                            {tr("Largest difference in 95 % of %1 set-ups").arg(now.trials), text(other), text(now)}};
    }
    const auto before = sideFigureTexts(m_other, other);
    const auto after = sideFigureTexts(m_document.scenario(), now);
    constexpr std::array kDifferences{&scenarios::FairnessStudy::zoneSeen, &scenarios::FairnessStudy::zoneSeenAfterMove,
                                      &scenarios::FairnessStudy::objectivesSeen, &scenarios::FairnessStudy::tableSeen};
    for (std::size_t i = 0; i < after.size(); ++i) {
        const auto text = [&](const scenarios::FairnessStudy& study, const QString& values) {
            const scenarios::SideDifference& difference = study.*kDifferences[i];
            return hasTrials ? tr("%1; in set-ups %2", "figures of both sides, the range of their difference")
                                   .arg(values, rangeText(difference.low, difference.high))
                             : values;
        };
        new QTreeWidgetItem{&group, {after[i].name, text(other, before[i].values), text(now, after[i].values)}};
    }
}

void TableCompareWindow::fill() {
    // The row in front stays in front, if it is still there.
    const QString front = m_list->currentItem() ? m_list->currentItem()->text(kWhat) : QString{};
    m_list->blockSignals(true);
    m_list->clear();
    const auto& now = m_document.scenario();
    const auto group = [this](const QString& text) {
        auto* item = new QTreeWidgetItem{m_list, {text}};
        item->setFirstColumnSpanned(true);
        item->setFlags(Qt::ItemIsEnabled);
        item->setExpanded(true);
        QFont bold = m_list->font();
        bold.setBold(true);
        item->setFont(kWhat, bold);
        return item;
    };
    if (m_fairness) {
        fillFairness(*group(tr("Fairness")));
    }
    if (!m_changes.elements.empty()) {
        auto* elements = group(tr("Elements"));
        for (std::size_t i = 0; i < m_changes.elements.size(); ++i) {
            const auto& change = m_changes.elements[i];
            const bool isGone = change.kind == scenarios::ElementChange::Kind::Removed;
            auto* row = new QTreeWidgetItem{elements, {nameInEither(m_other, now, change.id)}};
            row->setText(isGone ? kBefore : kNow, changeText(change));
            row->setToolTip(kWhat, elementText(isGone ? m_other : now, change.id));
            row->setData(kWhat, kElementRole, static_cast<int>(i));
        }
    }
    if (m_verdicts && !m_verdicts->differences.empty()) {
        auto* verdicts = group(tr("Verdicts"));
        for (std::size_t i = 0; i < m_verdicts->differences.size(); ++i) {
            const auto& difference = m_verdicts->differences[i];
            auto* row = new QTreeWidgetItem{
                verdicts,
                {tr("%1 → %2").arg(nameOf(now, difference.a.observer), nameOf(now, difference.a.target)),
                 sideText(difference, difference.a), sideText(difference, difference.b)}};
            row->setData(kWhat, kVerdictRole, static_cast<int>(i));
        }
    }
    m_list->expandAll();
    m_columns->fit();
    const auto found = m_list->findItems(front, Qt::MatchExactly | Qt::MatchRecursive, kWhat);
    if (!front.isEmpty() && !found.isEmpty()) {
        m_list->setCurrentItem(found.front());
    }
    m_list->blockSignals(false);
    m_copy->setEnabled(m_list->topLevelItemCount() > 0);
    QString headline = changesHeadline(m_changes, m_verdicts.get());
    if (!m_problem.isEmpty()) {
        headline = tr("%1. %2", "what differs, what is wrong").arg(headline, m_problem);
    }
    m_headline->setText(headline);
    showRow(m_list->currentItem());
}

void TableCompareWindow::showRow(const QTreeWidgetItem* row) {
    const QVariant element = row ? row->data(kWhat, kElementRole) : QVariant{};
    const QVariant verdict = row ? row->data(kWhat, kVerdictRole) : QVariant{};
    if (element.isValid()) {
        for (TableSide* side : {m_a, m_b}) {
            side->showElement(m_changes.elements[static_cast<std::size_t>(element.toInt())].id);
        }
    } else if (verdict.isValid() && m_verdicts) {
        const auto& difference = m_verdicts->differences[static_cast<std::size_t>(verdict.toInt())];
        m_a->showVerdict(difference.a);
        m_b->showVerdict(difference.b);
    } else {
        m_a->showNothing();
        m_b->showNothing();
    }
}

void TableCompareWindow::copy() const {
    QGuiApplication::clipboard()->setText(
        QString::fromUtf8(scenarios::changesCsv(m_changes, m_verdicts.get(), m_fairness ? &*m_fairness : nullptr)));
}

} // namespace sightline::app
