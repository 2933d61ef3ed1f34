#include "app/desktop/panels/base_palette.h"

#include "app/desktop/base/named.h"
#include "app/desktop/canvas/base_drag.h"
#include "app/desktop/canvas/table_view.h"
#include "app/desktop/panels/base_button.h"
#include "app/desktop/panels/base_catalog.h"
#include "app/desktop/widgets/box_layouts.h"
#include "app/desktop/widgets/flow_layout.h"
#include "app/desktop/widgets/length_box.h"
#include "app/desktop/widgets/line_icon.h"
#include "app/desktop/widgets/name_box.h"
#include "app/desktop/widgets/number_selection.h"
#include "app/desktop/widgets/recent_strip.h"
#include "app/desktop/widgets/search_text.h"
#include "app/shared/painting/theme.h"
#include "app/shared/text/catalog_text.h"
#include "app/shared/text/number_text.h"
#include "app/shared/text/shipped_text.h"
#include "app/shared/text/vision_text.h"
#include "scenarios/base/json_file.h"
#include "scenarios/catalogs/games.h"
#include "scenarios/catalogs/named_bases.h"
#include "scenarios/edits/support.h"
#include "scenarios/model/hull_zones.h"

#include <QCheckBox>
#include <QComboBox>
#include <QDoubleSpinBox>
#include <QHBoxLayout>
#include <QJsonDocument>
#include <QLabel>
#include <QLineEdit>
#include <QMimeData>
#include <QPainter>
#include <QPushButton>
#include <QScrollArea>
#include <QSpinBox>
#include <QToolButton>
#include <QVBoxLayout>

#include <algorithm>

namespace sightline::app {

namespace {

/// In a low window the list may shrink to one row of bases, so that the verdict keeps its height.
constexpr int kMinListHeight = 30;
constexpr int kLargestUnit = 40;
/// The name of a property of the box of models: true if as many were placed.
constexpr const char* kIsPlaced = "isPlaced";

/// Goes back to one model if the number in the box was that of a unit placed before.
void startWithOne(QSpinBox& count) {
    if (count.property(kIsPlaced).toBool()) {
        count.setValue(1);
    }
}

/// Returns a hull to start from, that of no particular model.
geometry::Footprint startHull() {
    return *geometry::Footprint::rectangle(geometry::Length::fromMillimeters(115.0),
                                           geometry::Length::fromMillimeters(80.0));
}

QIcon dot(const QColor& color) {
    QPixmap picture{QSize{32, 32}};
    picture.setDevicePixelRatio(2.0);
    picture.fill(Qt::transparent);
    QPainter painter{&picture};
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setPen(Qt::NoPen);
    painter.setBrush(color);
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

/// True if both are listed alike. What a list tells about an entry besides is not kept in the settings.
bool isSameBase(const scenarios::CatalogBase& a, const scenarios::CatalogBase& b) {
    return a.footprint == b.footprint && a.name == b.name;
}

/// Adds what is printed on the base: an arc as the scenario file has it, or that the model has its front zone.
void insertPrints(QJsonObject& json, const scenarios::CatalogBase& entry) {
    if (entry.arc) {
        json.insert(QStringLiteral("arc"), QJsonObject{{QStringLiteral("degrees"), entry.arc->degrees},
                                                       {QStringLiteral("turn"), entry.arc->turn.degrees()}});
    }
    if (entry.hasHullZones) {
        json.insert(QStringLiteral("hull_zone"), QStringLiteral("front"));
    }
}

/// Returns a name for a button, at most that long.
QString elidedName(const QString& name) {
    constexpr int kMaxLetters = 24;
    return name.size() <= kMaxLetters ? name : name.left(kMaxLetters - 1) + u'…';
}

/// Returns the words by which people look for a vehicle that stands on no base.
QString hullWords() {
    return BasePalette::tr("vehicle tank hull transport truck car walker flyer rectangle",
                           "words that find the hull of a vehicle, separated by spaces");
}

/// True if somebody who types this may look for a model by its name, and not for a size.
bool isName(const QString& typed) {
    constexpr int kMinLetters = 3;
    return std::ranges::count_if(typed, [](QChar letter) { return letter.isLetter(); }) >= kMinLetters;
}

QDoubleSpinBox* millimeterBox(double value) {
    auto* box = new QDoubleSpinBox;
    box->setRange(1.0, 1000.0);
    box->setDecimals(1);
    box->setValue(value);
    box->setSuffix(BasePalette::tr(" mm"));
    selectNumberOnDoubleClick(*box);
    return box;
}

} // namespace

BasePalette::BasePalette(QWidget* parent) : QWidget{parent} {
    m_player = named("palettePlayer", new NameBox);
    m_player->setAccessibleName(tr("Player of the next model"));
    m_player->setToolTip(tr("Whose model the next one is"));
    auto* addPlayer = new QToolButton;
    addPlayer->setIcon(lineIcon(QStringLiteral("add")));
    addPlayer->setAutoRaise(true);
    addPlayer->setToolTip(tr("Add a player"));
    addPlayer->setAccessibleName(tr("Add a player"));
    m_height = named("paletteHeight", new LengthBox{LengthBox::Unit::Table});
    m_height->setLengths(geometry::Length::fromInches(0.1), geometry::Length::fromInches(40.0));
    m_usualHeight = scenarios::Game{}.modelHeight;
    m_height->setLength(m_usualHeight);
    m_height->setAccessibleName(tr("Height of the next model"));
    m_height->setToolTip(tr("Height of the next model, for rule sets that use heights"));

    auto* who = rowOf({{m_player, 1}, addPlayer});
    auto* tall = new QLabel{tr("Model &height")};
    tall->setBuddy(m_height);
    auto* stature = rowOf({{tall, 1}, m_height});

    m_count = named("unitCount", new QSpinBox);
    m_count->setRange(1, kLargestUnit);
    m_count->setSpecialValueText(tr("Single model"));
    m_count->setSuffix(tr(" as a unit", "a number of models"));
    m_count->setAccessibleName(tr("Models placed at once"));
    m_count->setToolTip(tr("How many models a click or a drag places: several are a unit"));
    // A number typed replaces the words, wherever they were clicked.
    auto* words = m_count->findChild<QLineEdit*>();
    const auto selectWords = [this, words] {
        if (words->text() == m_count->specialValueText() && words->selectedText() != words->text()) {
            words->selectAll();
        }
    };
    connect(words, &QLineEdit::cursorPositionChanged, this, selectWords);
    connect(words, &QLineEdit::selectionChanged, this, selectWords);
    selectNumberOnClick(*m_count);
    connect(m_count, &QSpinBox::valueChanged, m_count, [this] { m_count->setProperty(kIsPlaced, false); });
    m_formation = named("unitFormation", new QComboBox);
    m_formation->addItem(tr("Line", "formation"), static_cast<int>(scenarios::Formation::Line));
    m_formation->addItem(tr("Block", "formation"), static_cast<int>(scenarios::Formation::Block));
    m_formation->addItem(tr("Circle", "formation"), static_cast<int>(scenarios::Formation::Circle));
    m_formation->setAccessibleName(tr("How the models of the unit stand"));
    m_formation->setToolTip(m_formation->accessibleName());
    m_formation->setEnabled(false);
    connect(m_count, &QSpinBox::valueChanged, m_formation, [this](int count) { m_formation->setEnabled(count > 1); });
    auto* unit = rowOf({{m_count, 1}, {m_formation, 1}});

    m_game = named("baseGame", new NameBox);
    m_game->setAccessibleName(tr("Whose base sizes are shown"));
    m_game->addItem(tr("Usual sizes"), QString{});
    for (const auto* game : gamesByName()) {
        if (!game->bases.isEmpty()) {
            m_game->addItem(shippedText(game->name), game->id);
        }
    }
    m_search = searchLine("baseSearch", tr("Search, as 32 or S2"), tr("Search the base sizes"));
    auto* what = rowOf({{m_game, 1}, {m_search, 1}});
    m_nothing = new QLabel{tr("No list has such a base. Type its size below.")};
    m_nothing->setWordWrap(true);
    m_nothing->setForegroundRole(QPalette::PlaceholderText);
    m_hull = named("ownHull", new QPushButton{tr("Own rectangle (hull)…")});
    m_hull->setToolTip(tr("For vehicles without a base: enter length and width of the hull, as measured. The numbers "
                          "to start from are those of no particular model."));
    connect(m_hull, &QPushButton::clicked, this, &BasePalette::startOwnHull);

    auto* list = new QWidget;
    auto* column = new QVBoxLayout{list};
    column->setContentsMargins(0, 0, 6, 0);
    column->setSpacing(6);
    m_column = new QVBoxLayout;
    m_column->setSpacing(6);
    m_recentStrip = new RecentStrip{tr("Last used")};
    column->addWidget(m_recentStrip);
    column->addWidget(m_nothing);
    column->addWidget(m_hull, 0, Qt::AlignLeft);
    column->addLayout(m_column);
    column->addWidget(makeNamed());
    column->addWidget(heading(tr("Your own size")));
    column->addWidget(customRow());
    column->addStretch(1);

    auto* scroll = new QScrollArea;
    scroll->setFrameShape(QFrame::NoFrame);
    scroll->setWidgetResizable(true);
    scroll->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    scroll->setWidget(list);
    scroll->setMinimumHeight(kMinListHeight);
    scroll->viewport()->setAutoFillBackground(false);
    list->setAutoFillBackground(false);

    auto* layout = columnOf({who, stature, unit, what, {scroll, 1}}, this);
    layout->setContentsMargins(8, 8, 2, 4);

    refill();
    connect(m_game, &QComboBox::currentIndexChanged, this, &BasePalette::refill);
    connect(m_game, &QComboBox::currentIndexChanged, this, [this] {
        m_search->clear(); // what was searched for in another game
        takeHeightOf(game());
        emit gameShown(game());
    });
    connect(m_game, &QComboBox::activated, this, [this] { emit gameChosen(game()); });
    connect(m_search, &QLineEdit::textChanged, this, &BasePalette::refill);
    connect(m_recentStrip, &RecentStrip::changeRequested, this, &BasePalette::refillRecent);
    connect(addPlayer, &QToolButton::clicked, this, &BasePalette::addPlayerRequested);
    connect(m_player, &QComboBox::currentIndexChanged, this, &BasePalette::refreshRims);
}

BaseButton* BasePalette::makeButton(const scenarios::CatalogBase& entry) {
    auto* button = new BaseButton{entry};
    button->setRim(m_player->currentData(Qt::UserRole + 1).value<QColor>());
    button->setTableScale(m_tableScale);
    button->setDragFacing([this] { return m_dragFacing ? m_dragFacing(player()) : geometry::Angle{}; });
    button->setDragData([this, button] { return dragData(button->entry()); });
    // What is used moves to the front after its click or drag has ended: it may take the place of this button.
    connect(button, &BaseButton::clicked, this, [this, button] {
        const scenarios::CatalogBase used = button->entry();
        emit placeRequested(order(used));
        m_count->setProperty(kIsPlaced, true);
        QMetaObject::invokeMethod(
            this, [this, used] { noteUse(used); }, Qt::QueuedConnection);
    });
    connect(button, &BaseButton::dropped, this, [this, button] {
        const scenarios::CatalogBase used = button->entry();
        m_count->setProperty(kIsPlaced, true);
        QMetaObject::invokeMethod(
            this, [this, used] { noteUse(used); }, Qt::QueuedConnection);
    });
    return button;
}

QWidget* BasePalette::makeGroup(const BaseGroup& group) {
    auto* box = new QWidget;
    auto* inside = new QVBoxLayout{box};
    inside->setContentsMargins(0, 0, 0, 0);
    inside->setSpacing(6);
    auto* words = heading(group.title);
    words->setWordWrap(true);
    words->setToolTip(group.explanation);
    inside->addWidget(words);
    auto* flow = new FlowLayout{2, 4};
    for (const auto& base : group.bases) {
        m_buttons.push_back(makeButton(base));
        flow->addWidget(m_buttons.back());
    }
    inside->addLayout(flow);
    return box;
}

void BasePalette::noteUse(const scenarios::CatalogBase& entry) {
    if (!m_recent.empty() && m_recent.front() == entry) {
        return;
    }
    std::erase_if(m_recent, [&](const scenarios::CatalogBase& other) { return isSameBase(other, entry); });
    m_recent.insert(m_recent.begin(), entry);
    m_recent.resize(std::min<std::size_t>(m_recent.size(), kMaxRecent));
    m_recentStrip->noteChange();
    emit recentChanged();
}

bool BasePalette::isFound(const scenarios::CatalogBase& entry) const {
    return std::ranges::any_of(m_buttons, [&](const BaseButton* one) { return isSameBase(one->entry(), entry); }) ||
           matchesSearch(m_search->text(),
                         QStringLiteral("%1 %2").arg(shippedText(entry.name), baseText(entry.footprint)));
}

void BasePalette::refillRecent() {
    const bool hadFocus = m_recentStrip->isAncestorOf(focusWidget());
    std::vector<scenarios::CatalogBase> shown;
    std::ranges::copy_if(m_recent, std::back_inserter(shown), [this](const auto& entry) { return isFound(entry); });
    m_recentStrip->keepButtons(shown.size());
    m_recentButtons.resize(std::min(m_recentButtons.size(), shown.size()));
    for (std::size_t i = 0; i < shown.size(); ++i) {
        if (i < m_recentButtons.size()) {
            m_recentButtons[i]->setEntry(shown[i]);
            continue;
        }
        auto* button = makeButton(shown[i]);
        button->setSmall(BaseButton::kPixelsPerInch);
        m_recentStrip->addButton(button, m_search);
        m_recentButtons.push_back(button);
    }
    // In a low window the strip is all of the list that is seen.
    const bool isNothingFound = !m_search->text().trimmed().isEmpty() && m_buttons.empty();
    m_recentStrip->arrange(
        isNothingFound && !m_hull->isHidden()    ? tr("Nothing found. Enter the size of the hull below.")
        : isNothingFound && !m_named->isHidden() ? tr("Nothing found. Place a model of this name below.")
        : isNothingFound                         ? tr("Nothing found. Enter your own size below.")
        : m_recent.empty()                       ? tr("Bases you place appear here.")
                                                 : tr("None of the bases used last matches."));
    if (hadFocus && !m_recentButtons.empty()) {
        m_recentButtons.front()->setFocus();
    }
}

QStringList BasePalette::recent() const {
    QStringList bases;
    for (const auto& entry : m_recent) {
        QJsonObject json{{"base", baseToJson(entry.footprint)}};
        if (!entry.name.isEmpty()) {
            json.insert(QStringLiteral("name"), entry.name);
        }
        if (entry.height) {
            json.insert(QStringLiteral("height"), entry.height->inches());
        }
        insertPrints(json, entry);
        bases.append(QString::fromUtf8(QJsonDocument{json}.toJson(QJsonDocument::Compact)));
    }
    return bases;
}

void BasePalette::setRecent(const QStringList& bases) {
    m_recent.clear();
    for (const QString& text : bases) {
        if (const auto model = modelFromDrag(text.toUtf8())) {
            scenarios::CatalogBase entry;
            entry.footprint = model->base;
            entry.name = model->name;
            entry.hasHullZones = scenarios::hullZoneOf(*model).has_value();
            entry.arc = entry.hasHullZones ? std::nullopt : model->arc;
            if (scenarios::jsonValueOf(text.toUtf8())[u"height"].isDouble()) {
                entry.height = model->height;
            }
            if (std::ranges::none_of(m_recent, [&](const auto& other) { return isSameBase(other, entry); })) {
                m_recent.push_back(std::move(entry));
            }
        }
    }
    m_recent.resize(std::min<std::size_t>(m_recent.size(), kMaxRecent));
    refillRecent();
}

void BasePalette::refill() {
    m_buttons.clear();
    while (auto* item = m_column->takeAt(0)) {
        delete item->widget();
        delete item;
    }
    for (const auto& group : baseGroups(game(), m_search->text())) {
        m_column->addWidget(makeGroup(group));
    }
    const bool seeksHull = !m_search->text().trimmed().isEmpty() && matchesSearch(m_search->text(), hullWords());
    m_hull->setVisible(seeksHull);
    const bool seeksName = m_buttons.empty() && !seeksHull && isName(m_search->text());
    m_named->setVisible(seeksName);
    if (seeksName) {
        offerNamed();
    }
    refillRecent();
    // Where the strip holds no base, it says so itself.
    m_nothing->setVisible(m_buttons.empty() && !seeksHull && !seeksName && !m_recentButtons.empty());
    // New buttons come last in the order of the window; those of the list belong between the strip and one's own size.
    QWidget* before = m_recentStrip->lastFocus(m_search);
    for (auto* button : m_buttons) {
        setTabOrder(before, button);
        before = button;
    }
}

QWidget* BasePalette::makeNamed() {
    m_named = named("namedModel", new QWidget);
    m_namedText = named("namedText", new QLabel);
    m_namedText->setWordWrap(true);
    m_namedText->setTextFormat(Qt::PlainText);
    m_vehicle = named("namedVehicle", new QCheckBox{tr("Vehicle", "a keyword of the model")});
    m_vehicle->setToolTip(tr("Gives the model the keyword “vehicle”; it then counts as 5 in high until you enter its "
                             "height"));
    m_monster = named("namedMonster", new QCheckBox{tr("Monster", "a keyword of the model")});
    m_monster->setToolTip(tr("Gives the model the keyword “monster”; it then counts as 5 in high until you enter its "
                             "height"));
    m_placeNamed = named("placeNamed", new QPushButton);
    auto* keywords = new FlowLayout{12, 2};
    keywords->setContentsMargins(0, 0, 0, 0);
    keywords->addWidget(m_vehicle);
    keywords->addWidget(m_monster);
    auto* column = columnOf({m_namedText, keywords, m_placeNamed}, m_named);
    column->setContentsMargins(0, 0, 0, 0);
    m_named->hide();
    connect(m_vehicle, &QCheckBox::clicked, this, [this](bool isVehicle) {
        if (isVehicle) {
            startWithOne(*m_count);
        }
        if (isVehicle && !m_namedBase && m_isSizeAssumed && m_customShape->currentIndex() == 0) {
            assumeSize(startHull());
        }
        refreshNamed();
    });
    connect(m_monster, &QCheckBox::clicked, this, &BasePalette::refreshNamed);
    connect(m_height, &LengthBox::lengthEntered, this, &BasePalette::refreshNamed);
    connect(m_placeNamed, &QPushButton::clicked, this, [this] {
        emit placeRequested(namedOrder());
        m_count->setProperty(kIsPlaced, true);
    });
    return m_named;
}

void BasePalette::assumeSize(const geometry::Footprint& base) {
    struct Fill {
        const BasePalette& palette;

        void operator()(const geometry::RoundBase& round) const {
            palette.m_customShape->setCurrentIndex(0);
            palette.m_customLength->setValue(round.diameter.millimeters());
        }
        void operator()(const geometry::OvalBase& oval) const { fill(1, oval.length, oval.width); }
        void operator()(const geometry::RectangleBase& rectangle) const { fill(2, rectangle.length, rectangle.width); }
        void operator()(const geometry::HullOutline&) const {}
        void fill(int shape, geometry::Length length, geometry::Length width) const {
            palette.m_customShape->setCurrentIndex(shape);
            palette.m_customLength->setValue(length.millimeters());
            palette.m_customWidth->setValue(width.millimeters());
        }
    };
    std::visit(Fill{*this}, base.shape());
    m_isSizeAssumed = true; // after the fields: a change of one of them is an entry
}

void BasePalette::offerNamed() {
    using scenarios::BaseFinding;
    const QString name = m_search->text().trimmed();
    const auto found = scenarios::namedBaseOf({name});
    const bool isHull = found && (found->finding == BaseFinding::Hull || found->finding == BaseFinding::Unique);
    m_namedBase = found && !found->isToCheck() ? std::optional{found->base} : std::nullopt;
    m_vehicle->setChecked(isHull);
    if (isHull) {
        startWithOne(*m_count);
    }
    m_monster->setChecked(false);
    if (m_namedBase) {
        m_namedText->setText(tr("“%1” stands on %2, by the table %3.", "a model, its base, the name of the table")
                                 .arg(name, baseText(*m_namedBase), scenarios::namedBasesCredit().name));
    } else {
        if (found) {
            assumeSize(found->base);
        } else {
            m_isSizeAssumed = true;
        }
        const QString why = isHull ? tr("“%1” stands on no base, and the table gives no size for it. You can place a "
                                        "model of this name. Its size below is assumed, and marked so, until you "
                                        "enter it.")
                                   : tr("“%1” is not in the table of base sizes. You can place a model of this name. "
                                        "Its size below is assumed, and marked so, until you enter it.");
        m_namedText->setText(why.arg(name));
    }
    refreshNamed();
}

ModelOrder BasePalette::namedOrder() const {
    ModelOrder named = order(m_customBase->entry());
    named.base = m_namedBase.value_or(named.base);
    named.name = m_search->text().trimmed();
    named.isBaseAssumed = !m_namedBase && m_isSizeAssumed;
    if (m_vehicle->isChecked()) {
        named.keywords << QStringLiteral("vehicle");
    }
    if (m_monster->isChecked()) {
        named.keywords << QStringLiteral("monster");
    }
    if (named.isHeightAssumed && !named.keywords.isEmpty()) {
        named.height = scenarios::usualHeight(named.keywords);
    }
    return named;
}

void BasePalette::refreshNamed() {
    const ModelOrder named = namedOrder();
    m_placeNamed->setText(tr("Place “%1”", "a model").arg(elidedName(named.name)));
    const QString what = tr("%1 on %2, %3 high", "a model, its base, its height")
                             .arg(named.name, baseText(named.base), lengthText(named.height));
    m_placeNamed->setToolTip(
        named.isBaseAssumed || named.isHeightAssumed
            ? tr("%1. What is assumed is marked until you confirm it.", "a model with its size").arg(what)
            : what);
    m_placeNamed->setAccessibleName(tr("Place %1", "a model with its size").arg(what));
}

QString BasePalette::game() const { return m_game->currentData().toString(); }

void BasePalette::setGame(const QString& id) {
    m_game->setCurrentIndex(std::max(0, m_game->findData(id)));
    takeHeightOf(id); // a game without bases of its own is not in the list, yet its models have a height
}

void BasePalette::takeHeightOf(const QString& game) {
    if (m_height->length() != m_usualHeight) {
        return;
    }
    const auto* known = scenarios::gameOf(game);
    m_usualHeight = known ? known->modelHeight : scenarios::Game{}.modelHeight;
    m_height->setLength(m_usualHeight);
}

QWidget* BasePalette::customRow() {
    m_customShape = new QComboBox;
    m_customShape->addItems({tr("Round"), tr("Oval"), tr("Rectangle")});
    m_customShape->setAccessibleName(tr("Shape of your own base"));
    m_customLength = millimeterBox(70.0);
    m_customLength->setObjectName(QStringLiteral("customLength"));
    m_customLength->setAccessibleName(tr("Length or diameter of your own base"));
    m_customWidth = millimeterBox(25.0);
    m_customWidth->setAccessibleName(tr("Width of your own base"));
    m_customBase = makeButton({});
    m_customBase->setObjectName(QStringLiteral("customBase"));

    auto* row = new QWidget;
    auto* layout = new QVBoxLayout{row};
    layout->setContentsMargins(0, 0, 0, 0);
    auto* fields = new QHBoxLayout; // beside the shape the numbers would be cut
    fields->addWidget(m_customLength, 1);
    fields->addWidget(m_customWidth, 1);
    layout->addWidget(m_customShape);
    layout->addLayout(fields);
    layout->addWidget(m_customBase, 0, Qt::AlignLeft);

    connect(m_customShape, &QComboBox::activated, this, [this] { startWithOne(*m_count); });
    connect(m_customShape, &QComboBox::currentIndexChanged, this, &BasePalette::refreshCustom);
    connect(m_customLength, &QDoubleSpinBox::valueChanged, this, &BasePalette::refreshCustom);
    connect(m_customWidth, &QDoubleSpinBox::valueChanged, this, &BasePalette::refreshCustom);
    refreshCustom();
    return row;
}

void BasePalette::startOwnHull() {
    startWithOne(*m_count);
    assumeSize(startHull());
    m_customLength->setFocus();
    m_customLength->selectAll();
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
        scenarios::CatalogBase own;
        own.footprint = *base;
        m_customBase->setEntry(own);
    }
    m_isSizeAssumed = false;
    refreshNamed();
}

void BasePalette::setScenario(const scenarios::Scenario& scenario, const Theme& theme) {
    std::vector<Side> sides;
    for (const auto& entry : scenario.players) {
        sides.push_back({entry.id, playerName(entry), theme.playerColor(scenario, entry.id)});
    }
    sides.push_back({{}, tr("No player"), theme.playerColor(scenario, {})});
    if (sides == m_sides) {
        return; // a step of a drag changes nothing here
    }
    m_sides = std::move(sides);
    const scenarios::PlayerId chosen = player();
    m_player->blockSignals(true);
    m_player->clear();
    for (const Side& side : m_sides) {
        m_player->addItem(dot(side.color), side.name, side.id.value);
        m_player->setItemData(m_player->count() - 1, side.color, Qt::UserRole + 1);
    }
    // Nobody chose "no player" where there was nothing else to choose.
    const bool hadChoice = m_hadPlayers;
    m_hadPlayers = !scenario.players.empty();
    m_player->setCurrentIndex(hadChoice ? std::max(0, m_player->findData(chosen.value)) : 0);
    m_player->blockSignals(false);
    refreshRims();
}

void BasePalette::refreshRims() {
    const auto rim = m_player->currentData(Qt::UserRole + 1).value<QColor>();
    m_customBase->setRim(rim);
    for (const auto* buttons : {&m_buttons, &m_recentButtons}) {
        for (auto* button : *buttons) {
            button->setRim(rim);
        }
    }
}

void BasePalette::setTableScale(const std::function<double()>& pixelsPerInch) {
    m_tableScale = pixelsPerInch;
    m_customBase->setTableScale(pixelsPerInch);
    for (const auto* buttons : {&m_buttons, &m_recentButtons}) {
        for (auto* button : *buttons) {
            button->setTableScale(pixelsPerInch);
        }
    }
}

void BasePalette::setDragFacing(std::function<geometry::Angle(const scenarios::PlayerId&)> facing) {
    m_dragFacing = std::move(facing);
}

scenarios::PlayerId BasePalette::player() const { return {m_player->currentData().toString()}; }

void BasePalette::setPlayer(const scenarios::PlayerId& id) {
    if (const int index = m_player->findData(id.value); index >= 0) {
        m_player->setCurrentIndex(index);
    }
}

geometry::Length BasePalette::modelHeight() const { return m_height->length(); }

void BasePalette::resetNextModel() {
    m_count->setValue(1);
    m_formation->setCurrentIndex(0);
    m_height->setLength(m_usualHeight);
    m_search->clear();
}

geometry::Length BasePalette::heightOf(const scenarios::CatalogBase& entry) const {
    return entry.height.value_or(modelHeight());
}

bool BasePalette::isHeightAssumed(const scenarios::CatalogBase& entry) const {
    return !entry.height && modelHeight() == m_usualHeight;
}

ModelOrder BasePalette::order(const scenarios::CatalogBase& entry) const {
    return {entry.footprint,
            player(),
            heightOf(entry),
            m_count->value(),
            static_cast<scenarios::Formation>(m_formation->currentData().toInt()),
            entry.arc,
            entry.hasHullZones,
            isHeightAssumed(entry)};
}

QMimeData* BasePalette::dragData(const scenarios::CatalogBase& entry) const {
    QJsonObject json{{"base", baseToJson(entry.footprint)}, {"height", heightOf(entry).inches()}};
    insertPrints(json, entry);
    if (isHeightAssumed(entry)) {
        json.insert(QStringLiteral("height_assumed"), true);
    }
    if (!player().isEmpty()) {
        json.insert(QStringLiteral("player"), player().value);
    }
    if (m_count->value() > 1) {
        json.insert(QStringLiteral("count"), m_count->value());
        json.insert(QStringLiteral("formation"),
                    formationWord(static_cast<scenarios::Formation>(m_formation->currentData().toInt())));
    }
    auto* carried = new QMimeData;
    carried->setData(QLatin1String{kBaseMediaType}, QJsonDocument{json}.toJson(QJsonDocument::Compact));
    return carried;
}

} // namespace sightline::app
