#include "app/desktop/dialogs/pack_test_dialog.h"

#include "app/desktop/base/named.h"
#include "app/desktop/widgets/box_layouts.h"
#include "app/desktop/widgets/dialog_buttons.h"
#include "app/desktop/widgets/line_icon.h"
#include "app/desktop/widgets/list_columns.h"
#include "app/shared/text/shipped_text.h"

#include <QCheckBox>
#include <QLabel>
#include <QProgressBar>
#include <QPushButton>
#include <QTreeWidget>

#include <numeric>

namespace sightline::app {

namespace {

enum Column { kScene, kResult, kQuestion, kDifference };

constexpr int kWidestColumn = 380; ///< in pixels

constexpr int kPack = Qt::UserRole;       ///< of an item: index of its pack
constexpr int kNumber = Qt::UserRole + 1; ///< its scene
constexpr int kFrom = Qt::UserRole + 2;
constexpr int kTo = Qt::UserRole + 3;
constexpr int kPassed = Qt::UserRole + 4;

/// Returns the status of a rule set in the language of the window; another one as it is.
QString statusWord(const QString& status) {
    if (status == u"decided") {
        return PackTestDialog::tr("decided");
    }
    if (status == u"decided for the volumes entered") {
        return PackTestDialog::tr("decided for the volumes entered");
    }
    if (status == u"advisory") {
        return PackTestDialog::tr("advisory");
    }
    return status == u"unverified" ? PackTestDialog::tr("unverified") : status;
}

} // namespace

PackTestDialog::PackTestDialog(std::vector<scenarios::RuleSet> packs, QWidget* parent)
    : QDialog{parent}, m_packs{std::move(packs)} {
    setWindowTitle(tr("Test rule packs"));
    setObjectName(QStringLiteral("packTestDialog"));
    resize(860, 560);
    m_scenes = std::accumulate(m_packs.begin(), m_packs.end(), 0,
                               [](int sum, const scenarios::RuleSet& pack) { return sum + selfTestCount(pack); });
    auto* explanation = new QLabel{tr("Each rule pack comes with small scenes and their expected rulings. They are "
                                      "judged here by the same judge as your table. Your table is not changed.")};
    explanation->setWordWrap(true);
    m_start = named("packTestStart", new QPushButton);
    m_progress = named("packTestProgress", new QProgressBar);
    m_progress->setRange(0, std::max(1, m_scenes));
    m_progress->setFormat(tr("%v of %m scenes"));
    m_headline = named("packTestHeadline", new QLabel);
    QFont bold = m_headline->font();
    bold.setBold(true);
    m_headline->setFont(bold);
    m_onlyFailed = new QCheckBox{tr("&Failed only")};
    m_list = named("packTestList", new QTreeWidget);
    m_list->setAccessibleName(tr("Scenes of the rule packs and what came of them"));
    m_list->setHeaderLabels({tr("Pack and scene"), tr("Result"), tr("Question"), tr("Expected and found")});
    m_list->setAlternatingRowColors(true);
    m_list->setWordWrap(true);
    m_columns = new ListColumns{*m_list, kWidestColumn};
    connect(m_list, &QTreeWidget::itemExpanded, m_columns, &ListColumns::fit);
    auto* buttons = dialogButtons(*this, QDialogButtonBox::Close);
    m_open = named("packTestOpen", buttons->addButton(tr("&Open the scene"), QDialogButtonBox::ActionRole));
    columnOf(
        {explanation, rowOf({m_start, {m_progress, 1}}), rowOf({{m_headline, 1}, m_onlyFailed}), {m_list, 1}, buttons},
        this);
    connect(m_start, &QPushButton::clicked, this, [this] { isRunning() ? stop() : start(); });
    connect(m_onlyFailed, &QCheckBox::toggled, this, &PackTestDialog::filter);
    connect(m_open, &QPushButton::clicked, this, &PackTestDialog::openScene);
    connect(m_list, &QTreeWidget::itemActivated, this, &PackTestDialog::openScene);
    connect(m_list, &QTreeWidget::currentItemChanged, this, &PackTestDialog::refreshButtons);
    setRunning(false);
    refreshButtons();
}

// A list that goes still tells which row is current.
PackTestDialog::~PackTestDialog() { m_list->disconnect(this); }

void PackTestDialog::start() {
    if (isRunning()) {
        return;
    }
    m_list->clear();
    m_done = m_passed = m_failed = 0;
    m_progress->setValue(0);
    m_headline->setText(tr("Running…"));
    setRunning(true);
    m_wasStopped = false;
    runFrom(0, 0);
}

void PackTestDialog::runFrom(std::size_t pack, int scene) {
    while (pack < m_packs.size() && scene >= selfTestCount(m_packs[pack])) {
        ++pack;
        scene = 0;
    }
    if (m_wasStopped || pack == m_packs.size()) {
        ended();
        return;
    }
    m_run.start(
        [&rules = m_packs[pack], scene](const std::stop_token& stop) { return runSelfTest(rules, scene, stop); },
        [this, pack, scene](const std::vector<scenarios::SelfTestResult>& results) {
            if (!m_wasStopped) {
                add(pack, results);
            }
            runFrom(pack, scene + 1);
        });
}

void PackTestDialog::stop() {
    m_wasStopped = true;
    m_run.stop();
    m_start->setEnabled(false); // until it has ended
}

void PackTestDialog::add(std::size_t pack, const std::vector<scenarios::SelfTestResult>& results) {
    QTreeWidgetItem* group = nullptr;
    if (const int last = m_list->topLevelItemCount() - 1;
        last >= 0 && m_list->topLevelItem(last)->data(kScene, kPack).toInt() == static_cast<int>(pack)) {
        group = m_list->topLevelItem(last);
    } else {
        group = new QTreeWidgetItem{
            {tr("%1, revision %2 (%3)", "a rule set, its version, its status")
                 .arg(shippedText(m_packs[pack].name), m_packs[pack].version, statusWord(m_packs[pack].status))}};
        group->setData(kScene, kPack, static_cast<int>(pack));
        group->setData(kScene, kNumber, -1);
        group->setData(kScene, kPassed, true);
        m_list->addTopLevelItem(group);
    }
    for (const auto& result : results) {
        auto* item = new QTreeWidgetItem{
            group, {result.test, result.passed ? tr("passed") : tr("FAILED"), result.question, result.difference}};
        item->setIcon(kResult, lineIcon(result.passed ? QStringLiteral("mark-clear") : QStringLiteral("mark-blocked")));
        item->setToolTip(kDifference, result.difference);
        item->setToolTip(kScene, result.path);
        item->setData(kScene, kPack, static_cast<int>(pack));
        item->setData(kScene, kNumber, result.scene);
        item->setData(kScene, kFrom, result.from.value);
        item->setData(kScene, kTo, result.to.value);
        item->setData(kScene, kPassed, result.passed);
        ++(result.passed ? m_passed : m_failed);
        if (!result.passed) {
            group->setData(kScene, kPassed, false);
            group->setExpanded(true);
        }
    }
    int passed = 0;
    for (int i = 0; i < group->childCount(); ++i) {
        passed += group->child(i)->data(kScene, kPassed).toBool() ? 1 : 0;
    }
    group->setText(kResult, tr("%1 of %2").arg(passed).arg(group->childCount()));
    if (group->childCount() == static_cast<int>(results.size())) { // of a rule set that is new in the list
        m_columns->fit();
    }
    m_progress->setValue(++m_done);
    filter();
}

void PackTestDialog::ended() {
    setRunning(false);
    QString text = m_failed == 0 ? tr("All %1 rulings are as expected, in %2 scenes.").arg(m_passed).arg(m_done)
                                 : tr("%1 of %2 rulings are not as expected.").arg(m_failed).arg(m_passed + m_failed);
    if (m_wasStopped) {
        text = tr("Stopped after %1 of %2 scenes. %3").arg(m_done).arg(m_scenes).arg(text);
    }
    m_headline->setText(text);
    m_columns->fit();
    refreshButtons();
}

void PackTestDialog::setRunning(bool running) {
    m_start->setEnabled(true);
    m_start->setText(running ? tr("S&top") : tr("Sta&rt"));
}

void PackTestDialog::filter() {
    const bool onlyFailed = m_onlyFailed->isChecked();
    for (int i = 0; i < m_list->topLevelItemCount(); ++i) {
        auto* group = m_list->topLevelItem(i);
        group->setHidden(onlyFailed && group->data(kScene, kPassed).toBool());
        for (int k = 0; k < group->childCount(); ++k) {
            group->child(k)->setHidden(onlyFailed && group->child(k)->data(kScene, kPassed).toBool());
        }
    }
}

void PackTestDialog::refreshButtons() {
    const auto* item = m_list->currentItem();
    m_open->setEnabled(item && item->data(kScene, kNumber).toInt() >= 0);
}

void PackTestDialog::openScene() {
    const auto* item = m_list->currentItem();
    if (!item || item->data(kScene, kNumber).toInt() < 0) {
        return;
    }
    const auto& pack = m_packs[static_cast<std::size_t>(item->data(kScene, kPack).toInt())];
    const auto scenario = selfTestScenario(pack, item->data(kScene, kNumber).toInt());
    if (!scenario) {
        m_headline->setText(tr("This scene cannot be read: %1").arg(item->text(kDifference)));
        return;
    }
    emit sceneRequested(*scenario, {item->data(kScene, kFrom).toString()}, {item->data(kScene, kTo).toString()});
}

} // namespace sightline::app
