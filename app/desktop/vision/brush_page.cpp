#include "app/desktop/vision/brush_page.h"

#include "app/desktop/base/named.h"
#include "app/desktop/widgets/box_layouts.h"
#include "app/shared/text/known_words.h"
#include "app/shared/text/vision_text.h"

#include <QAction>
#include <QCheckBox>
#include <QComboBox>
#include <QFormLayout>
#include <QLabel>
#include <QSignalBlocker>
#include <QSpinBox>
#include <QToolButton>

#include <set>

namespace sightline::app {

namespace {

constexpr int kGroundRole = Qt::UserRole + 1;

} // namespace

BrushPage::BrushPage(BrushTool& tool, QAction* toolAction, QAction* showsGround, QWidget* parent)
    : QWidget{parent},
      m_tool{tool},
      m_paint{named("brushPaint", new QComboBox)},
      m_side{named("brushSide", new QComboBox)},
      m_size{named("brushSize", new QSpinBox)} {
    auto* take = new QToolButton;
    take->setDefaultAction(toolAction);
    take->setToolButtonStyle(Qt::ToolButtonTextBesideIcon);
    m_size->setRange(1, kLargestBrush);
    auto* form = new QFormLayout;
    form->setRowWrapPolicy(QFormLayout::WrapLongRows);
    form->addRow(tr("&Effect:"), m_paint);
    form->addRow(tr("&For:"), m_side);
    form->addRow(tr("&Cells across:"), m_size);
    auto* ground = new QToolButton;
    ground->setDefaultAction(showsGround);
    auto* hint =
        new QLabel{tr("What the brush reveals stays in sight of that side, and what it hides stays out of sight, until "
                      "it is taken back. Own bases, and bases that touch them, are always seen.")};
    hint->setWordWrap(true);
    auto* layout = columnOf({take, form, ground, hint, {}}, this);
    layout->setContentsMargins(8, 8, 8, 8);
    connect(m_paint, &QComboBox::activated, this, &BrushPage::choose);
    connect(m_side, &QComboBox::activated, this, &BrushPage::choose);
    connect(m_size, &QSpinBox::valueChanged, this, &BrushPage::choose);
    connect(&m_tool, &BrushTool::choiceChanged, this, &BrushPage::takeChoice);
}

void BrushPage::show(const scenarios::Scenario& scenario) {
    const QSignalBlocker quietPaint{m_paint};
    const QSignalBlocker quietSide{m_side};
    m_paint->clear();
    const auto add = [this](const QString& text, BrushPaint paint, const QString& ground = {}) {
        m_paint->addItem(text, static_cast<int>(paint));
        m_paint->setItemData(m_paint->count() - 1, ground, kGroundRole);
    };
    add(tr("Reveal"), BrushPaint::Reveal);
    add(tr("Hide"), BrushPaint::Hide);
    add(tr("Take revealing and hiding back"), BrushPaint::Clear);
    m_paint->insertSeparator(m_paint->count());
    const auto& profile = scenario.vision->profile;
    std::set<QString> grounds{profile.bareGround};
    for (const auto& [name, radius] : profile.groundRadius) {
        grounds.insert(name);
    }
    for (const auto& [name, cells] : scenario.vision->ground) {
        grounds.insert(name);
    }
    for (const QString& name : grounds) {
        add(tr("Ground: %1").arg(wordText(name)), BrushPaint::Ground, name);
    }
    add(tr("Ground: take the paint off"), BrushPaint::Ground);
    m_side->clear();
    m_side->addItem(tr("every side"));
    for (const scenarios::Player& player : scenario.players) {
        m_side->addItem(playerName(player), player.id.value);
    }
    takeChoice();
}

void BrushPage::takeChoice() {
    const QSignalBlocker quietPaint{m_paint};
    const QSignalBlocker quietSide{m_side};
    const QSignalBlocker quietSize{m_size};
    const BrushChoice& choice = m_tool.choice();
    for (int i = 0; i < m_paint->count(); ++i) {
        if (m_paint->itemData(i).isValid() && m_paint->itemData(i).toInt() == static_cast<int>(choice.paint) &&
            m_paint->itemData(i, kGroundRole).toString() == choice.ground) {
            m_paint->setCurrentIndex(i);
        }
    }
    m_side->setCurrentIndex(choice.side ? std::max(0, m_side->findData(choice.side->value)) : 0);
    m_side->setEnabled(choice.paint != BrushPaint::Ground);
    m_size->setValue(choice.size);
}

void BrushPage::choose() {
    BrushChoice choice;
    choice.paint = static_cast<BrushPaint>(m_paint->currentData().toInt());
    choice.ground = m_paint->currentData(kGroundRole).toString();
    if (const QVariant side = m_side->currentData(); side.isValid()) {
        choice.side = scenarios::PlayerId{side.toString()};
    }
    choice.size = m_size->value();
    m_tool.setChoice(choice);
}

} // namespace sightline::app
