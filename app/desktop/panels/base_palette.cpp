#include "app/desktop/panels/base_palette.h"

#include "app/desktop/panels/base_button.h"
#include "app/desktop/panels/base_catalogue.h"
#include "app/desktop/panels/flow_layout.h"
#include "app/desktop/scene/table_view.h"
#include "app/desktop/theme.h"
#include "app/desktop/icons/line_icon.h"

#include <QComboBox>
#include <QDoubleSpinBox>
#include <QHBoxLayout>
#include <QJsonDocument>
#include <QLabel>
#include <QMimeData>
#include <QPainter>
#include <QScrollArea>
#include <QToolButton>
#include <QVBoxLayout>

#include <algorithm>

namespace sightline::app {

namespace {

QIcon dot(const QColor& colour) {
    QPixmap picture{QSize{32, 32}};
    picture.setDevicePixelRatio(2.0);
    picture.fill(Qt::transparent);
    QPainter painter{&picture};
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setPen(Qt::NoPen);
    painter.setBrush(colour);
    painter.drawEllipse(QRectF{3, 3, 10, 10});
    return QIcon{picture};
}

QLabel* heading(const QString& text) {
    auto* label = new QLabel{text};
    QFont font = label->font();
    font.setBold(true);
    label->setFont(font);
    return label;
}

QDoubleSpinBox* millimeterBox(double value) {
    auto* box = new QDoubleSpinBox;
    box->setRange(1.0, 1000.0);
    box->setDecimals(1);
    box->setValue(value);
    box->setSuffix(BasePalette::tr(" mm"));
    box->setMinimumWidth(70);
    return box;
}

} // namespace

BasePalette::BasePalette(QWidget* parent) : QWidget{parent} {
    m_player = new QComboBox;
    m_player->setAccessibleName(tr("Player of the next model"));
    m_player->setToolTip(tr("Whose model the next one is"));
    auto* addPlayer = new QToolButton;
    addPlayer->setIcon(lineIcon(QStringLiteral("add")));
    addPlayer->setAutoRaise(true);
    addPlayer->setToolTip(tr("Add a player"));
    addPlayer->setAccessibleName(tr("Add a player"));
    m_height = new QDoubleSpinBox;
    m_height->setRange(0.1, 40.0);
    m_height->setDecimals(2);
    m_height->setSingleStep(0.25);
    m_height->setValue(2.0);
    m_height->setSuffix(tr(" in"));
    m_height->setAccessibleName(tr("Height of the next model"));
    m_height->setToolTip(tr("How tall the next model stands: rule sets with heights look at it"));

    auto* who = new QHBoxLayout;
    who->addWidget(m_player, 1);
    who->addWidget(addPlayer);
    auto* tall = new QLabel{tr("Model &height")};
    tall->setBuddy(m_height);
    auto* stature = new QHBoxLayout;
    stature->addWidget(tall, 1);
    stature->addWidget(m_height);

    auto* list = new QWidget;
    auto* column = new QVBoxLayout{list};
    column->setContentsMargins(0, 0, 6, 0);
    column->setSpacing(6);
    for (const auto& group : standardBases()) {
        column->addWidget(heading(group.shape == u"round"  ? tr("Round, mm")
                                  : group.shape == u"oval" ? tr("Oval, mm")
                                                           : tr("Square and rectangle, mm")));
        auto* flow = new FlowLayout{2, 4};
        for (const auto& base : group.bases) {
            flow->addWidget(addButton(base));
        }
        column->addLayout(flow);
    }
    column->addWidget(heading(tr("Your own size")));
    column->addWidget(customRow());
    column->addStretch(1);

    auto* scroll = new QScrollArea;
    scroll->setFrameShape(QFrame::NoFrame);
    scroll->setWidgetResizable(true);
    scroll->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    scroll->setWidget(list);
    scroll->viewport()->setAutoFillBackground(false);
    list->setAutoFillBackground(false);

    auto* layout = new QVBoxLayout{this};
    layout->setContentsMargins(8, 8, 2, 4);
    layout->addLayout(who);
    layout->addLayout(stature);
    layout->addWidget(scroll, 1);

    connect(addPlayer, &QToolButton::clicked, this, &BasePalette::addPlayerAsked);
    connect(m_player, &QComboBox::currentIndexChanged, this, &BasePalette::refreshRims);
}

BaseButton* BasePalette::addButton(const geometry::Footprint& base) {
    auto* button = new BaseButton{base};
    m_buttons.push_back(button);
    button->setDragData([this, button] { return dragData(button->base()); });
    connect(button, &BaseButton::clicked, this, [this, button] { emit placeAsked(order(button->base())); });
    return button;
}

QWidget* BasePalette::customRow() {
    m_customShape = new QComboBox;
    m_customShape->addItems({tr("Round"), tr("Oval"), tr("Rectangle")});
    m_customShape->setAccessibleName(tr("Shape of your own base"));
    m_customLength = millimeterBox(70.0);
    m_customLength->setAccessibleName(tr("Length or diameter of your own base"));
    m_customWidth = millimeterBox(25.0);
    m_customWidth->setAccessibleName(tr("Width of your own base"));
    m_customBase = addButton(geometry::Footprint{});
    m_customBase->setObjectName(QStringLiteral("customBase"));

    auto* row = new QWidget;
    auto* layout = new QVBoxLayout{row};
    layout->setContentsMargins(0, 0, 0, 0);
    auto* fields = new QHBoxLayout;
    fields->addWidget(m_customShape);
    fields->addWidget(m_customLength);
    fields->addWidget(m_customWidth);
    layout->addLayout(fields);
    layout->addWidget(m_customBase, 0, Qt::AlignLeft);

    connect(m_customShape, &QComboBox::currentIndexChanged, this, &BasePalette::refreshCustom);
    connect(m_customLength, &QDoubleSpinBox::valueChanged, this, &BasePalette::refreshCustom);
    connect(m_customWidth, &QDoubleSpinBox::valueChanged, this, &BasePalette::refreshCustom);
    refreshCustom();
    return row;
}

void BasePalette::refreshCustom() {
    using geometry::Footprint;
    const auto length = geometry::Length::fromMillimeters(m_customLength->value());
    const auto width = geometry::Length::fromMillimeters(m_customWidth->value());
    const int shape = m_customShape->currentIndex();
    m_customWidth->setVisible(shape != 0);
    const auto base = shape == 0   ? Footprint::round(length)
                      : shape == 1 ? Footprint::oval(length, width)
                                   : Footprint::rectangle(length, width);
    if (base) {
        m_customBase->setBase(*base);
    }
}

void BasePalette::setScenario(const scenarios::Scenario& scenario, const Theme& theme) {
    const scenarios::PlayerId chosen = player();
    m_player->blockSignals(true);
    m_player->clear();
    for (const auto& entry : scenario.players) {
        const QColor colour = theme.playerColour(scenario, entry.id);
        m_player->addItem(dot(colour), entry.name.isEmpty() ? entry.id.value : entry.name, entry.id.value);
        m_player->setItemData(m_player->count() - 1, colour, Qt::UserRole + 1);
    }
    const QColor nobody = theme.playerColour(scenario, {});
    m_player->addItem(dot(nobody), tr("No player"), QString{});
    m_player->setItemData(m_player->count() - 1, nobody, Qt::UserRole + 1);
    // Nobody chose "no player" where there was nothing else to choose.
    const bool hadChoice = m_player->count() > 0 && m_hadPlayers;
    m_hadPlayers = !scenario.players.empty();
    m_player->setCurrentIndex(hadChoice ? std::max(0, m_player->findData(chosen.value)) : 0);
    m_player->blockSignals(false);
    refreshRims();
}

void BasePalette::refreshRims() {
    const auto rim = m_player->currentData(Qt::UserRole + 1).value<QColor>();
    for (auto* button : m_buttons) {
        button->setRim(rim);
    }
}

void BasePalette::setTableScale(const std::function<double()>& pixelsPerInch) {
    for (auto* button : m_buttons) {
        button->setTableScale(pixelsPerInch);
    }
}

scenarios::PlayerId BasePalette::player() const { return {m_player->currentData().toString()}; }

void BasePalette::setPlayer(const scenarios::PlayerId& id) {
    if (const int index = m_player->findData(id.value); index >= 0) {
        m_player->setCurrentIndex(index);
    }
}

geometry::Length BasePalette::modelHeight() const { return geometry::Length::fromInches(m_height->value()); }

ModelOrder BasePalette::order(const geometry::Footprint& base) const { return {base, player(), modelHeight()}; }

QMimeData* BasePalette::dragData(const geometry::Footprint& base) const {
    QJsonObject json{{"base", baseToJson(base)}, {"height", m_height->value()}};
    if (!player().isEmpty()) {
        json.insert(QStringLiteral("player"), player().value);
    }
    auto* carried = new QMimeData;
    carried->setData(QLatin1String{kBaseMediaType}, QJsonDocument{json}.toJson(QJsonDocument::Compact));
    return carried;
}

} // namespace sightline::app
