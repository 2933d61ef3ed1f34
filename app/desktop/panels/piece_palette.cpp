#include "app/desktop/panels/piece_palette.h"

#include "app/desktop/base/named.h"
#include "app/desktop/panels/piece_button.h"
#include "app/desktop/scene/piece_drag.h"
#include "app/desktop/widgets/box_layouts.h"
#include "app/desktop/widgets/name_box.h"
#include "app/desktop/widgets/recent_strip.h"
#include "app/desktop/widgets/search_text.h"
#include "app/shared/text/catalog_text.h"
#include "app/shared/text/known_words.h"
#include "app/shared/text/shipped_text.h"
#include "scenarios/catalogs/catalog_file.h"
#include "scenarios/catalogs/games.h"
#include "scenarios/judge/terrain_meaning.h"

#include <QCheckBox>
#include <QComboBox>
#include <QDoubleSpinBox>
#include <QLabel>
#include <QLineEdit>
#include <QMimeData>
#include <QScrollArea>
#include <QVBoxLayout>

#include <algorithm>

namespace sightline::app {

namespace {

/// In a low window the list may shrink to one row, so that the verdict keeps its height.
constexpr int kMinListHeight = 30;

/// Returns the sets of the game in its order, the most common first; all sets if there is no game.
std::vector<scenarios::PieceSet> setsOf(const scenarios::Game* game) {
    if (!game) {
        return scenarios::pieceSets();
    }
    std::vector<scenarios::PieceSet> sets;
    for (const QString& id : game->pieces) {
        if (const auto* set = scenarios::entryOf(scenarios::pieceSets(), id)) {
            sets.push_back(*set);
        }
    }
    return sets;
}

/// Returns the standard piece of that id; null if there is none.
const scenarios::CatalogPiece* standardPiece(const QString& id) {
    for (const auto& set : scenarios::pieceSets()) {
        if (const auto* piece = scenarios::entryOf(set.pieces, id)) {
            return piece;
        }
    }
    return nullptr;
}

} // namespace

PiecePalette::PiecePalette(QWidget* parent) : QWidget{parent} {
    m_game = named("pieceGame", new NameBox);
    m_game->setAccessibleName(tr("Standard pieces to show"));
    m_game->addItem(tr("All standard pieces"), QString{});
    for (const auto* game : gamesByName()) {
        if (!game->pieces.isEmpty()) {
            m_game->addItem(shippedText(game->name), game->id);
        }
    }
    m_search = searchLine("pieceSearch", tr("Search, for example 6x4"), tr("Search the standard pieces"));
    auto* what = rowOf({{m_game, 1}, {m_search, 1}});
    m_turn = named("pieceTurn", new QDoubleSpinBox);
    m_turn->setRange(0.0, 359.9);
    m_turn->setDecimals(1);
    m_turn->setSingleStep(15.0);
    m_turn->setWrapping(true);
    m_turn->setSuffix(tr("°"));
    m_turn->setAccessibleName(tr("Rotation of the next piece"));
    m_turn->setToolTip(tr("Rotation of the next piece, clockwise. On the table, R rotates the selection."));
    m_mirror = named("pieceMirror", new QCheckBox{tr("&Mirrored")});
    m_mirror->setToolTip(tr("Places the next piece as its mirror image. On the table, X mirrors the selection."));
    auto* turnLabel = new QLabel{tr("R&otation")};
    turnLabel->setBuddy(m_turn);
    auto* pose = rowOf({turnLabel, m_turn, {}, m_mirror});
    m_nothing = new QLabel{
        tr("No standard piece matches. Use the tab “Terrain” to draw any shape or to place a rectangle of any size.")};
    m_nothing->setWordWrap(true);
    m_nothing->setForegroundRole(QPalette::PlaceholderText);

    m_recentStrip = new RecentStrip{tr("Last used")};
    m_list = new QWidget;
    auto* column = new QVBoxLayout{m_list};
    column->setContentsMargins(0, 0, 6, 0);
    column->setSpacing(6);
    m_column = new QVBoxLayout;
    m_column->setSpacing(2);
    column->addWidget(m_recentStrip);
    column->addWidget(m_nothing);
    column->addLayout(m_column);
    column->addStretch(1);
    auto* scroll = new QScrollArea;
    scroll->setFrameShape(QFrame::NoFrame);
    scroll->setWidgetResizable(true);
    scroll->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    scroll->setWidget(m_list);
    scroll->setMinimumHeight(kMinListHeight);
    scroll->viewport()->setAutoFillBackground(false);
    m_list->setAutoFillBackground(false);

    auto* layout = columnOf({what, pose, {scroll, 1}}, this);
    layout->setContentsMargins(8, 8, 2, 4);

    connect(m_game, &QComboBox::currentIndexChanged, this, &PiecePalette::refill);
    connect(m_game, &QComboBox::currentIndexChanged, this, [this] { emit gameShown(game()); });
    connect(m_recentStrip, &RecentStrip::changeRequested, this, &PiecePalette::refillRecent);
    connect(m_search, &QLineEdit::textChanged, this, &PiecePalette::refill);
    connect(m_turn, &QDoubleSpinBox::valueChanged, this, &PiecePalette::refreshPose);
    connect(m_mirror, &QCheckBox::toggled, this, &PiecePalette::refreshPose);
    refill();
}

geometry::Angle PiecePalette::turn() const { return geometry::Angle::fromDegrees(m_turn->value()); }

scenarios::Mirror PiecePalette::mirror() const {
    return m_mirror->isChecked() ? scenarios::Mirror::Mirrored : scenarios::Mirror::AsDrawn;
}

QString PiecePalette::game() const { return m_game->currentData().toString(); }

void PiecePalette::setGame(const QString& id) { m_game->setCurrentIndex(std::max(0, m_game->findData(id))); }

template <class Change> void PiecePalette::forEachButton(const Change& change) const {
    for (const auto* buttons : {&m_buttons, &m_recentButtons}) {
        std::ranges::for_each(*buttons, change);
    }
}

void PiecePalette::setTheme(const Theme& theme) {
    m_theme = theme;
    forEachButton([&](PieceButton* button) { button->setTheme(theme); });
}

void PiecePalette::setRules(const scenarios::RuleSet* rules) {
    m_rules = rules ? rules->id : QString{};
    m_terrain = rules ? scenarios::terrainOf(*rules) : scenarios::TerrainRules{};
    refill();
}

void PiecePalette::setTableScale(const std::function<double()>& pixelsPerInch) {
    m_tableScale = pixelsPerInch;
    forEachButton([&](PieceButton* button) { button->setTableScale(pixelsPerInch); });
}

void PiecePalette::setRecent(const QStringList& ids) {
    m_recent.clear();
    for (const QString& id : ids) {
        if (standardPiece(id) && !m_recent.contains(id) && m_recent.size() < kMaxRecent) {
            m_recent.append(id);
        }
    }
    refillRecent();
}

void PiecePalette::noteUse(const QString& id) {
    if (!m_recent.isEmpty() && m_recent.front() == id) {
        return;
    }
    m_recent.removeOne(id);
    m_recent.prepend(id);
    m_recent.resize(std::min<qsizetype>(m_recent.size(), kMaxRecent));
    m_recentStrip->noteChange();
    emit recentChanged();
}

void PiecePalette::refillRecent() {
    const bool hadFocus = m_recentStrip->isAncestorOf(focusWidget());
    std::vector<const scenarios::CatalogPiece*> shown;
    for (const QString& id : m_recent) {
        if (std::ranges::any_of(m_buttons, [&](const PieceButton* one) { return one->entry().id == id; })) {
            shown.push_back(standardPiece(id));
        }
    }
    m_recentStrip->keepButtons(shown.size());
    m_recentButtons.resize(std::min(m_recentButtons.size(), shown.size()));
    for (std::size_t i = 0; i < shown.size(); ++i) {
        if (i < m_recentButtons.size()) {
            m_recentButtons[i]->setEntry(*shown[i], m_terrain);
            continue;
        }
        auto* button = makeButton(*shown[i]);
        button->setSmall(PieceButton::kPixelsPerInch);
        m_recentStrip->addButton(button, m_mirror);
        m_recentButtons.push_back(button);
    }
    refreshPose();
    if (hadFocus && !m_recentButtons.empty()) {
        m_recentButtons.front()->setFocus();
    }
}

void PiecePalette::refill() {
    m_buttons.clear();
    while (auto* item = m_column->takeAt(0)) {
        delete item->widget();
        delete item;
    }
    auto sets = setsOf(scenarios::gameOf(game()));
    std::ranges::stable_partition(
        sets, [this](const scenarios::PieceSet& set) { return set.id.startsWith(m_rules + QLatin1Char{'-'}); });
    for (const auto& set : sets) {
        std::vector<scenarios::CatalogPiece> found;
        std::ranges::copy_if(set.pieces, std::back_inserter(found),
                             [&](const scenarios::CatalogPiece& piece) { return isFound(set, piece); });
        if (!found.empty()) {
            addSet(set, found);
        }
    }
    m_nothing->setVisible(m_buttons.empty());
    refillRecent();
    // New buttons come last in the order of the window.
    QWidget* before = m_recentStrip->lastFocus(m_mirror);
    for (auto* button : m_buttons) {
        setTabOrder(before, button);
        before = button;
    }
}

bool PiecePalette::isFound(const scenarios::PieceSet& set, const scenarios::CatalogPiece& piece) const {
    const QStringList words =
        QStringList{shippedText(set.name), shippedText(piece.name), piece.kind, wordText(piece.kind),
                    categoryText(scenarios::placedPiece(piece, {}), m_terrain)} +
        piece.traits;
    return matchesSearch(m_search->text(), words.join(QLatin1Char{' '}));
}

PieceButton* PiecePalette::makeButton(const scenarios::CatalogPiece& piece) {
    auto* button = new PieceButton;
    button->setEntry(piece, m_terrain);
    button->setTheme(m_theme);
    button->setTableScale(m_tableScale);
    button->setDragData([button] {
        auto* carried = new QMimeData;
        carried->setData(QLatin1String{kPieceMediaType}, pieceToDrag(button->piece()));
        return carried;
    });
    // What is used moves to the front after its click or drag has ended: it may take the place of this button.
    const auto use = [this, button] {
        QMetaObject::invokeMethod(
            this, [this, id = button->entry().id] { noteUse(id); }, Qt::QueuedConnection);
    };
    connect(button, &PieceButton::clicked, this, [this, button, use] {
        use();
        emit placeRequested(button->piece());
    });
    connect(button, &PieceButton::dropped, this, use);
    return button;
}

void PiecePalette::addSet(const scenarios::PieceSet& set, const std::vector<scenarios::CatalogPiece>& pieces) {
    auto* heading = new QLabel{shippedText(set.name)};
    QFont font = heading->font();
    font.setBold(true);
    heading->setFont(font);
    heading->setWordWrap(true);
    heading->setToolTip(catalogSource(set.mark, set.source, set.note));
    m_column->addWidget(heading);
    for (const auto& piece : pieces) {
        auto* button = makeButton(piece);
        m_column->addWidget(button);
        m_buttons.push_back(button);
    }
}

void PiecePalette::refreshPose() {
    forEachButton([this](PieceButton* button) { button->setPose(turn(), mirror()); });
    m_recentStrip->arrange(m_recent.isEmpty() ? tr("Pieces you place appear here.")
                                              : tr("None of the pieces used last matches."));
}

} // namespace sightline::app
