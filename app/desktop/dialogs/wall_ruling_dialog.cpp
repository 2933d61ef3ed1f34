#include "app/desktop/dialogs/wall_ruling_dialog.h"

#include "app/desktop/base/named.h"
#include "app/desktop/dialogs/judge_fields.h"
#include "app/desktop/widgets/box_layouts.h"
#include "app/desktop/widgets/dialog_buttons.h"
#include "app/desktop/widgets/label_column.h"
#include "app/shared/text/number_text.h"
#include "app/shared/text/shipped_text.h"
#include "app/shared/text/verdict_text.h"

#include <QComboBox>
#include <QFormLayout>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>

namespace sightline::app {

namespace {

QComboBox* meaningBox(const QString& name, const QString& stops, const QString& passes) {
    auto* box = new QComboBox;
    box->setObjectName(name);
    box->addItem(WallRulingDialog::tr("unchanged"));
    box->addItem(stops, true);
    box->addItem(passes, false);
    return box;
}

std::optional<bool> meaningOf(const QComboBox& box) {
    return box.currentData().isValid() ? std::optional{box.currentData().toBool()} : std::nullopt;
}

QString wallText(const scenarios::PieceWall& wall, std::size_t number) {
    const auto& ends = wall.polyline.vertices();
    const QString kind = wall.kind.isEmpty() ? WallRulingDialog::tr("wall") : wall.kind;
    return WallRulingDialog::tr("%1: %2 from %3 to %4")
        .arg(QString::number(number), kind, samplePointText(ends.front()), samplePointText(ends.back()));
}

} // namespace

WallRulingDialog::WallRulingDialog(const scenarios::Scenario& scenario,
                                   const scenarios::Piece& piece,
                                   const std::optional<scenarios::SightPair>& pair,
                                   const scenarios::RuleSet& rules,
                                   const QString& judge,
                                   QWidget* parent)
    : QDialog{parent}, m_piece{piece.id}, m_pair{pair} {
    setWindowTitle(piece.isWall() || !piece.walls.empty() ? tr("Overrule a wall") : tr("Overrule a piece"));
    setObjectName(QStringLiteral("wallRulingDialog"));
    auto* title = new QLabel{nameOf(scenario, piece.id)};
    title->setTextFormat(Qt::PlainText);
    QFont bold = title->font();
    bold.setBold(true);
    title->setFont(bold);
    auto* form = new QFormLayout;
    if (!piece.walls.empty()) {
        m_wall = named("wallNumber", new QComboBox);
        for (std::size_t i = 0; i < piece.walls.size(); ++i) {
            m_wall->addItem(wallText(piece.walls[i], i));
        }
        m_wall->addItem(tr("the whole piece with its walls"));
        form->addRow(tr("&Wall"), m_wall);
    }
    m_sight = meaningBox(QStringLiteral("wallSight"), tr("blocks sight"), tr("lets sight pass"));
    form->addRow(tr("&Sight"), m_sight);
    if (m_wall) {
        m_fire = meaningBox(QStringLiteral("wallFire"), tr("blocks fire"), tr("lets fire pass"));
        form->addRow(tr("&Fire"), m_fire);
    }
    m_kind = named("wallKind", new QLineEdit);
    m_kind->setPlaceholderText(tr("unchanged"));
    m_kind->setToolTip(tr("A word that rule sets use, for example “window”"));
    form->addRow(tr("&Kind"), m_kind);
    m_pairs = named("wallPairs", new QComboBox);
    if (pair) {
        m_pairs->addItem(tr("%1 → %2").arg(nameOf(scenario, pair->observer), nameOf(scenario, pair->target)), true);
    }
    m_pairs->addItem(tr("all pairs; the verdicts that it changes are marked"), false);
    form->addRow(tr("Applies t&o"), m_pairs);
    m_fields = new JudgeFields{judge, rules.id, shippedText(rules.name)};
    auto* buttons = dialogButtons(*this, QDialogButtonBox::Ok | QDialogButtonBox::Cancel);
    m_ok = buttons->button(QDialogButtonBox::Ok);
    m_ok->setText(tr("&Overrule"));
    m_missing = named("overruleMissing", new QLabel);
    m_missing->setWordWrap(true);
    columnOf({title, form, m_fields, m_missing, buttons}, this);
    new LabelColumn{*this, {form, m_fields->form()}};
    resize(460, sizeHint().height());

    connect(m_fields, &JudgeFields::changed, this, &WallRulingDialog::refresh);
    connect(m_kind, &QLineEdit::textChanged, this, &WallRulingDialog::refresh);
    connect(m_sight, &QComboBox::currentIndexChanged, this, &WallRulingDialog::refresh);
    if (m_wall) {
        connect(m_wall, &QComboBox::currentIndexChanged, this, &WallRulingDialog::refresh);
    }
    if (m_fire) {
        connect(m_fire, &QComboBox::currentIndexChanged, this, &WallRulingDialog::refresh);
    }
    m_sight->setCurrentIndex(2);
    refresh();
}

scenarios::WallRuling WallRulingDialog::ruling() const {
    scenarios::WallRuling ruling;
    ruling.piece = m_piece;
    ruling.wall = wall();
    if (ruling.wall) {
        ruling.blocksFire = meaningOf(*m_fire);
    }
    ruling.blocksSight = meaningOf(*m_sight);
    if (const QString kind = m_kind->text().trimmed(); !kind.isEmpty()) {
        ruling.kind = kind;
    }
    if (m_pairs->currentData().toBool()) {
        ruling.pair = m_pair;
    }
    ruling.rules = m_fields->rules();
    ruling.by = m_fields->note();
    return ruling;
}

std::optional<int> WallRulingDialog::wall() const {
    return m_wall && m_wall->currentIndex() + 1 < m_wall->count() ? std::optional{m_wall->currentIndex()}
                                                                  : std::nullopt;
}

void WallRulingDialog::refresh() {
    if (m_fire) {
        m_fire->setEnabled(wall().has_value());
    }
    const bool saysSomething =
        meaningOf(*m_sight) || (wall() && meaningOf(*m_fire)) || !m_kind->text().trimmed().isEmpty();
    QStringList missing{saysSomething ? QString{} : tr("Choose another meaning."), m_fields->missing()};
    missing.removeAll(QString{});
    m_missing->setText(missing.join(u' '));
    m_ok->setEnabled(missing.isEmpty());
    m_ok->setAccessibleDescription(m_missing->text());
}

} // namespace sightline::app
