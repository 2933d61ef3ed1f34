#include "app/desktop/panels/shot_panel.h"

#include "app/desktop/base/named.h"
#include "app/desktop/widgets/box_layouts.h"
#include "app/desktop/widgets/flow_layout.h"
#include "app/desktop/widgets/length_box.h"
#include "app/desktop/widgets/line_icon.h"
#include "app/desktop/widgets/verdict_mark.h"
#include "app/shared/text/deciding_rule.h"
#include "app/shared/text/ruling_text.h"
#include "app/shared/text/shot_text.h"
#include "app/shared/text/spoken_answer.h"
#include "app/shared/text/unit_text.h"
#include "app/shared/text/verdict_text.h"
#include "app/shared/text/vision_text.h"

#include <QAction>
#include <QComboBox>
#include <QEvent>
#include <QHBoxLayout>
#include <QHeaderView>
#include <QLabel>
#include <QPushButton>
#include <QScopedValueRollback>
#include <QStyle>
#include <QToolButton>
#include <QTreeWidget>

#include <algorithm>
#include <array>

namespace sightline::app {

namespace {

using scenarios::ModelShot;
using scenarios::ShotRuling;
using scenarios::UnitName;

/// `kStackColumn` has what stands in the columns before it, and is shown instead of them in a narrow panel.
enum ShotColumn {
    kShooterColumn = 0,
    kWeaponColumn = 1,
    kBestTargetColumn = 3,
    kAnswerColumn = 6,
    kCoverColumn = 7,
    kLineColumn = 8,
    kStackColumn = 9
};

/// The kinds of entries in the box of weapons.
enum WeaponEntry { kAllWeapons, kNamedWeapon, kOtherWeapon };

constexpr int kMarkSize = 16;
constexpr int kFieldGap = 12;      ///< pixels
constexpr int kRowGap = 4;         ///< between stacked rows, in pixels
constexpr int kRowsToFit = 200;    ///< how many rows decide about the width of a column
constexpr int kMinWrapWidth = 180; ///< least width of cover and reason, in pixels; longer ones are wrapped
constexpr double kUsualRange = 24.0;
constexpr double kLongestRange = 300.0;

QIcon markFor(bool mayShoot, const Theme& theme, qreal ratio) {
    const QColor color = theme.style(mayShoot ? VerdictLook::Clear : VerdictLook::Blocked).color;
    return QIcon{
        linePixmap(markIconName(mayShoot ? VerdictKind::Clear : VerdictKind::Blocked), color, kMarkSize, ratio)};
}

/// Gives a row the mark of its answer.
void setMark(QTreeWidgetItem& row, const Theme& theme, qreal ratio) {
    const QIcon mark = markFor(row.data(kAnswerColumn, Qt::UserRole).toBool(), theme, ratio);
    row.setIcon(kAnswerColumn, mark);
    row.setIcon(kStackColumn, mark);
}

QString shooterOf(const QTreeWidgetItem& row) { return row.data(kShooterColumn, Qt::UserRole).toString(); }
QString weaponOf(const QTreeWidgetItem& row) { return row.text(kWeaponColumn); }
int copyOf(const QTreeWidgetItem& row) { return row.data(kWeaponColumn, Qt::UserRole).toInt(); }
QString bestTargetOf(const QTreeWidgetItem& row) { return row.data(kBestTargetColumn, Qt::UserRole).toString(); }

/// The number of earlier shots of the model of `shots[index]` with a weapon of the same name: weapons have no id, and a
/// model may carry several of one name.
int earlierCopies(const std::vector<ModelShot>& shots, std::size_t index) {
    const ModelShot& shot = shots[index];
    return static_cast<int>(
        std::count_if(shots.begin(), shots.begin() + static_cast<std::ptrdiff_t>(index), [&](const ModelShot& earlier) {
            return earlier.observer == shot.observer && earlier.weapon.name == shot.weapon.name;
        }));
}

/// Returns what the columns of a row say, with their headings: the answer, its figures, and the reason, a line each.
QString stackedText(const QStringList& texts, const QTreeWidgetItem& head) {
    QStringList figures;
    for (int column = kWeaponColumn; column < kLineColumn; ++column) {
        if (column != kAnswerColumn && !texts[column].isEmpty()) {
            figures << ShotPanel::tr("%1: %2", "the heading of a column, what it says")
                           .arg(head.text(column), texts[column]);
        }
    }
    QStringList lines{texts[kAnswerColumn], figures.join(QStringLiteral(" · ")), texts[kLineColumn]};
    lines.removeAll(QString{});
    return lines.join(u'\n');
}

/// Shows one of the models of a shot in its row, all but the mark; `hidden` is why a hidden game forbids the target.
void showShot(QTreeWidgetItem& row,
              const ModelShot& one,
              const ShotRuling& shot,
              const scenarios::Scenario& scenario,
              const QString& hidden) {
    const QString rule = decidingRule(one.verdict, scenario);
    const QStringList texts{memberName(scenario, one.observer),
                            one.weapon.name,
                            shotRange(one),
                            memberName(scenario, one.verdict.target),
                            distanceText(one.verdict),
                            shotSeen(one, shot, scenario),
                            one.ruling.eligible && !hidden.isEmpty() ? hidden : shotAnswer(one, isMarginPending(shot)),
                            shotCover(one, shot, scenario),
                            shotReason(one, scenario)};
    for (int column = 0; column < texts.size(); ++column) {
        row.setText(column, texts[column]);
        row.setToolTip(column, texts[column]);
    }
    if (!rule.isEmpty()) {
        row.setToolTip(kLineColumn, ShotPanel::tr("%1\nDecided by: %2", "why, and the rule").arg(texts.back(), rule));
    }
    row.setText(kStackColumn, stackedText(texts, *row.treeWidget()->headerItem()));
    row.setToolTip(kStackColumn, row.toolTip(kLineColumn));
    row.setData(kAnswerColumn, Qt::UserRole, one.ruling.eligible && hidden.isEmpty());
    row.setData(kShooterColumn, Qt::UserRole, one.observer.value);
    row.setData(kBestTargetColumn, Qt::UserRole, one.verdict.target.value);
}

/// Returns a sentence on keywords that the rules ask for and no target has, which may turn the answer; empty if some
/// are entered, or the rules ask for none.
QString missingSentence(const ShotRuling& shot) {
    const auto found =
        std::ranges::find_if(shot.shots, [](const ModelShot& one) { return !missingKeywords(one.verdict).isEmpty(); });
    return found == shot.shots.end() ? QString{}
                                     : ShotPanel::tr("The targets have no keywords, and the rules ask for: %1.")
                                           .arg(missingKeywords(found->verdict));
}

} // namespace

ShotPanel::ShotPanel(QWidget* parent) : QWidget{parent} {
    m_answer = named("shotAnswer", new QLabel);
    m_answer->setWordWrap(true);
    m_answer->setTextInteractionFlags(Qt::TextSelectableByMouse | Qt::TextSelectableByKeyboard);
    QFont bold = m_answer->font();
    bold.setBold(true);
    bold.setPointSizeF(bold.pointSizeF() * 1.25);
    m_answer->setFont(bold);
    m_details = named("shotDetails", new QLabel);
    m_details->setWordWrap(true);
    m_details->setTextInteractionFlags(Qt::TextSelectableByMouse | Qt::TextSelectableByKeyboard);

    m_copy = new QAction{lineIcon(QStringLiteral("duplicate")), tr("Copy"), this};
    m_copy->setToolTip(tr("Copy the answer as a sentence that names both units"));
    m_copy->setEnabled(false);
    addAction(m_copy);
    setContextMenuPolicy(Qt::ActionsContextMenu);
    connect(m_copy, &QAction::triggered, this, [this] { emit copyRequested(m_sentence); });
    auto* copy = named("shotCopy", new QToolButton);
    copy->setDefaultAction(m_copy);
    copy->setToolButtonStyle(Qt::ToolButtonTextBesideIcon);
    copy->setAutoRaise(true);
    copy->setAccessibleName(m_copy->toolTip());
    auto* head = rowOf({{m_answer, 1}, {copy, 0, Qt::AlignTop}});

    auto* layout = columnOf({makeQuestion(), head, m_details, {makeRows(), 1}}, this);
    layout->setContentsMargins(8, 4, 8, 4);
    layout->setSpacing(4);
    setFocusProxy(m_from);
}

QWidget* ShotPanel::makeQuestion() {
    const auto box = [](const QString& name, const QString& accessible) {
        auto* combo = new QComboBox;
        combo->setObjectName(name);
        combo->setAccessibleName(accessible);
        combo->setSizeAdjustPolicy(QComboBox::AdjustToContents);
        return combo;
    };
    m_from = box(QStringLiteral("shotFrom"), tr("The unit that shoots"));
    m_weapon = box(QStringLiteral("shotWeapon"), tr("With which weapon"));
    m_to = box(QStringLiteral("shotTo"), tr("The unit that is shot at"));
    m_range = named("shotRange", new LengthBox{LengthBox::Unit::Table});
    m_range->setAccessibleName(tr("Range of the weapon"));
    m_range->setLengths({}, geometry::Length::fromInches(kLongestRange));
    m_range->setLength(geometry::Length::fromInches(kUsualRange));
    m_range->hide();
    m_exchange = named("shotSwap", new QPushButton{tr("S&wap")});
    m_exchange->setToolTip(tr("Let the target shoot back"));
    // A narrow panel breaks the row between a field and the next label.
    const auto labeled = [](const QString& text, std::initializer_list<QWidget*> fields) {
        auto* group = new QWidget;
        auto* row = new QHBoxLayout{group};
        row->setContentsMargins(0, 0, 0, 0);
        auto* label = new QLabel{text};
        label->setBuddy(*fields.begin());
        row->addWidget(label);
        std::ranges::for_each(fields, [row](QWidget* field) { row->addWidget(field); });
        return group;
    };
    auto* question = new QWidget;
    auto* row = new FlowLayout{kFieldGap, kFieldGap / 2};
    row->setContentsMargins(0, 0, 0, 0);
    row->addWidget(labeled(tr("&Attacker:"), {m_from}));
    row->addWidget(labeled(tr("Wea&pon:"), {m_weapon, m_range}));
    row->addWidget(labeled(tr("&Target:"), {m_to}));
    row->addWidget(m_exchange);
    question->setLayout(row);

    connect(m_from, &QComboBox::currentIndexChanged, this, [this] {
        if (!m_filling) {
            fillWeapons();
            changed();
        }
    });
    connect(m_to, &QComboBox::currentIndexChanged, this, &ShotPanel::changed);
    connect(m_weapon, &QComboBox::currentIndexChanged, this, &ShotPanel::changed);
    connect(m_range, &LengthBox::lengthEntered, this, &ShotPanel::changed);
    connect(m_exchange, &QPushButton::clicked, this, &ShotPanel::exchange);
    return question;
}

QTreeWidget* ShotPanel::makeRows() {
    m_rows = named("shotRows", new QTreeWidget);
    m_rows->setAccessibleName(tr("Models that attack, and why each may shoot or not"));
    m_rows->setHeaderLabels({tr("Model"), tr("Weapon"), tr("Range"), tr("Best target"), tr("Distance"), tr("Sees"),
                             tr("Shot"), tr("Cover"), tr("Line of sight"), tr("Shot, and why")});
    m_rows->setRootIsDecorated(false);
    m_rows->setAlternatingRowColors(true);
    m_rows->setIconSize({kMarkSize, kMarkSize});
    m_rows->header()->setSectionResizeMode(QHeaderView::Interactive);
    m_rows->header()->setStretchLastSection(false);
    m_rows->viewport()->installEventFilter(this);
    fitRows();
    const auto show = [this](const QTreeWidgetItem* item) { requestPairOf(*item); };
    connect(m_rows, &QTreeWidget::itemClicked, this, show);
    connect(m_rows, &QTreeWidget::itemActivated, this, show);
    connect(m_rows, &QTreeWidget::itemSelectionChanged, this, [this] {
        if (const auto* row = selectedRow(); row && !m_filling) {
            requestPairOf(*row);
        }
    });
    return m_rows;
}

bool ShotPanel::eventFilter(QObject* watched, QEvent* event) {
    if (watched == m_rows->viewport() && event->type() == QEvent::Resize) {
        fitRows();
    }
    return QWidget::eventFilter(watched, event);
}

void ShotPanel::fitRows() {
    if (m_fitting) {
        return; // the rows themselves changed the room, by a scroll bar
    }
    const QScopedValueRollback fitting{m_fitting, true};
    const QFontMetrics metrics = m_rows->fontMetrics();
    const QStyle& style = *m_rows->style();
    const int textMargin = style.pixelMetric(QStyle::PM_FocusFrameHMargin, nullptr, m_rows) + 1;
    const int headMargin = style.pixelMetric(QStyle::PM_HeaderMargin, nullptr, m_rows->header());
    const int rows = std::min(m_rows->topLevelItemCount(), kRowsToFit);
    const auto roomBeside = [&](int column) {
        const bool hasMark = column == kAnswerColumn || column == kStackColumn;
        return 2 * textMargin + 2 + (hasMark ? kMarkSize + 2 * textMargin : 0);
    };
    std::array<int, kStackColumn> widths{};
    int all = 0;
    for (int column = 0; column < kStackColumn; ++column) {
        int& width = widths[static_cast<std::size_t>(column)];
        width =
            m_rows->header()->fontMetrics().horizontalAdvance(m_rows->headerItem()->text(column)) + 2 * headMargin + 4;
        int texts = 0;
        for (int row = 0; row < rows; ++row) {
            texts = std::max(texts, metrics.horizontalAdvance(m_rows->topLevelItem(row)->text(column)) + 1);
        }
        width = std::max(width, texts + roomBeside(column));
        all += width;
    }
    const int space = m_rows->viewport()->width();
    // Cover and reason share what the other columns leave, and are wrapped where it does not suffice; of the two, the
    // reason has more.
    int& cover = widths[kCoverColumn];
    int& reason = widths[kLineColumn];
    const int rest = space - (all - cover - reason);
    const bool isWrapped = rest < cover + reason;
    const bool isStacked = rest < std::min(cover, kMinWrapWidth) + std::min(reason, kMinWrapWidth);
    if (isWrapped && !isStacked) {
        const int most = std::max({kMinWrapWidth, rest / 3, rest - reason});
        cover = std::min({cover, most, rest - std::min(reason, kMinWrapWidth)});
    }
    reason = std::max(0, rest - cover);
    m_rows->setWordWrap(isWrapped);
    m_rows->setUniformRowHeights(!isWrapped);
    for (int column = 0; column < kStackColumn; ++column) {
        m_rows->setColumnHidden(column, isStacked && column != kShooterColumn);
    }
    m_rows->setColumnHidden(kStackColumn, !isStacked);
    const auto heightOf = [&](const QTreeWidgetItem& row, int column, int width) {
        const QRect room{0, 0, std::max(1, width - roomBeside(column)), QWIDGETSIZE_MAX};
        return metrics.boundingRect(room, Qt::TextWordWrap, row.text(column)).height();
    };
    if (!isStacked) {
        for (int column = 0; column < kStackColumn; ++column) {
            m_rows->setColumnWidth(column, widths[static_cast<std::size_t>(column)]);
        }
        for (int i = 0; i < m_rows->topLevelItemCount(); ++i) {
            auto* row = m_rows->topLevelItem(i);
            const int height = std::max(heightOf(*row, kCoverColumn, cover), heightOf(*row, kLineColumn, reason));
            const QVariant size = isWrapped ? QVariant{QSize{reason, height + kRowGap}} : QVariant{};
            row->setData(kLineColumn, Qt::SizeHintRole, size);
        }
        return;
    }
    const int shooter = std::min(widths[kShooterColumn], space / 3);
    const int stack = space - shooter;
    m_rows->setColumnWidth(kShooterColumn, shooter);
    m_rows->setColumnWidth(kStackColumn, stack);
    for (int i = 0; i < m_rows->topLevelItemCount(); ++i) {
        auto* row = m_rows->topLevelItem(i);
        const int height = std::max(heightOf(*row, kShooterColumn, shooter), heightOf(*row, kStackColumn, stack));
        row->setSizeHint(kStackColumn, {stack, height + kRowGap});
    }
}

void ShotPanel::setTheme(const Theme& theme) {
    m_theme = theme;
    for (int i = 0; i < m_rows->topLevelItemCount(); ++i) {
        setMark(*m_rows->topLevelItem(i), m_theme, devicePixelRatioF());
    }
}

void ShotPanel::setScenario(const scenarios::Scenario& scenario) {
    m_scenario = std::make_shared<const scenarios::Scenario>(scenario);
    const QScopedValueRollback filling{m_filling, true};
    const auto units = scenarios::unitsOf(scenario);
    const auto titleOf = [&](const UnitName& unit) { return unitTitleWithPlayer(scenario, unit); };
    const auto isShown = [&](const QComboBox& box) {
        return box.count() == std::ssize(units) && std::ranges::all_of(units, [&, i = 0](const UnitName& unit) mutable {
                   return box.itemText(i++) == titleOf(unit);
               });
    };
    if (units != m_units || !isShown(*m_from)) {
        const auto before = question();
        const auto old = m_units;
        m_units = units;
        for (QComboBox* box : {m_from, m_to}) {
            box->clear();
            for (const UnitName& unit : m_units) {
                box->addItem(titleOf(unit));
            }
        }
        const auto other =
            std::ranges::find_if(m_units, [&](const UnitName& unit) { return unit.player != m_units.front().player; });
        m_from->setCurrentIndex(m_units.empty() ? -1 : 0);
        m_to->setCurrentIndex(other == m_units.end() ? -1 : static_cast<int>(other - m_units.begin()));
        if (before) {
            choose(before->from, before->to);
        }
    }
    fillWeapons();
}

void ShotPanel::fillWeapons() {
    const QScopedValueRollback filling{m_filling, true};
    const int from = m_from->currentIndex();
    const QStringList names =
        from < 0 ? QStringList{} : scenarios::weaponNamesOf(*m_scenario, m_units[static_cast<std::size_t>(from)]);
    QStringList shown;
    for (int i = 0; i < m_weapon->count(); ++i) {
        if (m_weapon->itemData(i).toInt() == kNamedWeapon) {
            shown.append(m_weapon->itemText(i));
        }
    }
    const bool hasAll = m_weapon->count() > 0 &&
                        m_weapon->itemText(0) == (names.isEmpty() ? tr("No limit of range") : tr("All weapons"));
    if (hasAll && shown == names) {
        return;
    }
    const QString before = m_weapon->currentText();
    m_weapon->clear();
    m_weapon->addItem(names.isEmpty() ? tr("No limit of range") : tr("All weapons"), kAllWeapons);
    for (const QString& name : names) {
        m_weapon->addItem(name, kNamedWeapon);
    }
    m_weapon->addItem(tr("A weapon of this range"), kOtherWeapon);
    m_weapon->setCurrentIndex(std::max(0, m_weapon->findText(before)));
}

void ShotPanel::choose(const UnitName& from, const UnitName& to) {
    const auto indexOf = [&](const UnitName& unit) { return std::ranges::find(m_units, unit) - m_units.begin(); };
    if (from == to || indexOf(from) == std::ssize(m_units) || indexOf(to) == std::ssize(m_units)) {
        return;
    }
    const auto before = question();
    {
        const QScopedValueRollback filling{m_filling, true};
        m_from->setCurrentIndex(static_cast<int>(indexOf(from)));
        m_to->setCurrentIndex(static_cast<int>(indexOf(to)));
        fillWeapons();
    }
    if (question() != before) {
        changed();
    }
}

void ShotPanel::choose(const scenarios::ShotQuestion& asked) {
    choose(asked.from, asked.to);
    const auto before = question();
    if (!before || before->from != asked.from || before->to != asked.to) {
        return;
    }
    const WeaponEntry kind = asked.range ? kOtherWeapon : asked.weapon.isEmpty() ? kAllWeapons : kNamedWeapon;
    int entry = 0;
    for (int i = 0; i < m_weapon->count(); ++i) {
        if (m_weapon->itemData(i).toInt() == kind && (kind != kNamedWeapon || m_weapon->itemText(i) == asked.weapon)) {
            entry = i;
        }
    }
    {
        const QScopedValueRollback filling{m_filling, true};
        if (asked.range) {
            m_range->setLength(*asked.range);
        }
        m_weapon->setCurrentIndex(entry);
    }
    if (question() != before) {
        changed();
    }
}

void ShotPanel::exchange() {
    if (const auto now = question()) {
        choose(now->to, now->from);
    }
}

std::optional<scenarios::ShotQuestion> ShotPanel::question() const {
    const int from = m_from->currentIndex();
    const int to = m_to->currentIndex();
    if (from < 0 || to < 0 || from == to || from >= std::ssize(m_units) || to >= std::ssize(m_units)) {
        return {};
    }
    scenarios::ShotQuestion question{m_units[static_cast<std::size_t>(from)], m_units[static_cast<std::size_t>(to)]};
    const int entry = m_weapon->currentData().toInt();
    if (entry == kNamedWeapon) {
        question.weapon = m_weapon->currentText();
    } else if (entry == kOtherWeapon) {
        question.range = m_range->length();
    }
    return question;
}

void ShotPanel::changed() {
    m_range->setVisible(m_weapon->currentData().toInt() == kOtherWeapon);
    if (!m_filling) {
        emit questionChanged();
    }
}

QTreeWidgetItem* ShotPanel::selectedRow() const {
    const auto rows = m_rows->selectedItems();
    return rows.isEmpty() ? nullptr : rows.front();
}

void ShotPanel::requestPairOf(const QTreeWidgetItem& row) { emit pairRequested({shooterOf(row)}, {bestTargetOf(row)}); }

void ShotPanel::selectRow(const QString& shooter, const QString& weapon, int copy) {
    const QScopedValueRollback filling{m_filling, true};
    for (int i = 0; i < m_rows->topLevelItemCount(); ++i) {
        auto* row = m_rows->topLevelItem(i);
        if (shooterOf(*row) == shooter && weaponOf(*row) == weapon && copyOf(*row) == copy) {
            m_rows->setCurrentItem(row);
            return;
        }
    }
    m_rows->clearSelection();
}

void ShotPanel::showPair(const std::optional<scenarios::ModelId>& observer,
                         const std::optional<scenarios::ModelId>& target) {
    const auto* row = selectedRow();
    if (row && !(observer && target && shooterOf(*row) == observer->value && bestTargetOf(*row) == target->value)) {
        m_rows->clearSelection();
    }
}

void ShotPanel::showAnswer(const ShotRuling& shot, const scenarios::Scenario& scenario) {
    const auto* chosen = selectedRow();
    const QString shooter = chosen ? shooterOf(*chosen) : QString{};
    const QString weapon = chosen ? weaponOf(*chosen) : QString{};
    const int copy = chosen ? copyOf(*chosen) : 0;
    const QString target = chosen ? bestTargetOf(*chosen) : QString{};
    // What a hidden game forbids goes before what arc, range and line allow.
    const QString hidden = shot.attackers > 0 ? shotHiddenReason(shot, scenario) : QString{};
    ShotRuling told = shot;
    if (!hidden.isEmpty()) { // neither surely nor perhaps
        told.mayShoot = 0;
        told.shots.clear();
    }
    m_answer->setText(shotHeadline(told, scenario));
    m_sentence = spokenShot(shot, scenario);
    m_copy->setEnabled(true);
    QStringList details;
    if (!hidden.isEmpty()) {
        details << tr("%1 may not choose this target (%2). By arc, range and line alone:", "a player, why not")
                       .arg(playerName(scenario, shot.question.from.player), hidden)
                << shotHeadline(shot, scenario);
    }
    details << shotHindrance(shot) << shotCoverSentence(shot) << shotArcSentence(shot);
    details << missingSentence(shot);
    details.removeAll(QString{});
    m_details->setText(details.join(u' '));
    m_details->setVisible(!details.isEmpty());
    const auto count = static_cast<int>(shot.shots.size());
    {
        const QScopedValueRollback filling{m_filling, true}; // Qt selects the neighbor of a selected row that goes
        while (m_rows->topLevelItemCount() > count) {
            delete m_rows->takeTopLevelItem(m_rows->topLevelItemCount() - 1);
        }
        while (m_rows->topLevelItemCount() < count) {
            m_rows->addTopLevelItem(new QTreeWidgetItem);
        }
    }
    for (int i = 0; i < count; ++i) {
        const ModelShot& one = shot.shots[static_cast<std::size_t>(i)];
        auto* row = m_rows->topLevelItem(i);
        showShot(*row, one, shot, scenario, hidden);
        row->setData(kWeaponColumn, Qt::UserRole, earlierCopies(shot.shots, static_cast<std::size_t>(i)));
        setMark(*row, m_theme, devicePixelRatioF());
    }
    fitRows();
    if (!shooter.isEmpty()) {
        selectRow(shooter, weapon, copy);
        if (const auto* row = selectedRow(); row && bestTargetOf(*row) != target) {
            requestPairOf(*row); // card and row are about one pair
        }
    }
}

void ShotPanel::showProblem(const QString& why) {
    m_answer->setText(why);
    m_sentence.clear();
    m_copy->setEnabled(false);
    m_details->clear();
    m_details->hide();
    m_rows->clear();
}

} // namespace sightline::app
