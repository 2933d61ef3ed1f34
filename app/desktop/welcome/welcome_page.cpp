#include "app/desktop/welcome/welcome_page.h"

#include "app/desktop/base/named.h"
#include "app/desktop/dialogs/recovery_dialog.h"
#include "app/desktop/welcome/scenario_card.h"
#include "app/desktop/widgets/box_layouts.h"
#include "app/desktop/widgets/flow_layout.h"
#include "app/desktop/widgets/line_icon.h"
#include "app/shared/text/import_text.h"
#include "app/shared/text/shipped_text.h"
#include "scenarios/library/library.h"

#include <QComboBox>
#include <QDir>
#include <QFileInfo>
#include <QHBoxLayout>
#include <QLabel>
#include <QPushButton>
#include <QScrollArea>
#include <QVBoxLayout>

namespace sightline::app {

namespace {

const QString kLibrary = QStringLiteral("library/");
const QString kLayouts = QStringLiteral("layout/");
const QString kRecent = QStringLiteral("recent/");
const QString kUnsaved = QStringLiteral("unsaved/");
/// One row of files is enough here; the File menu holds them all.
constexpr int kRecentCards = 4;

QLabel* quiet(const QString& text) {
    auto* label = new QLabel{text};
    label->setWordWrap(true);
    label->setForegroundRole(QPalette::PlaceholderText);
    return label;
}

QLabel* heading(const QString& text, double points) {
    auto* label = new QLabel{text};
    QFont font = label->font();
    font.setPointSizeF(points);
    font.setBold(true);
    label->setFont(font);
    return label;
}

} // namespace

WelcomePage::WelcomePage(const QString& folder, QWidget* parent) : QWidget{parent}, m_thumbnails{folder} {
    setObjectName(QStringLiteral("welcomePage"));
    auto* mark = new QLabel;
    mark->setPixmap(
        QIcon{QStringLiteral(":/sightline/icons/sightline.svg")}.pixmap(QSize{64, 64}, devicePixelRatioF()));
    auto* claim = new QLabel{tr("Who sees whom on the table, and the proof of it.")};
    QFont claimFont = claim->font();
    claimFont.setPointSizeF(11.0);
    claim->setFont(claimFont);
    claim->setWordWrap(true);
    auto* newTable = named("welcomeNew", new QPushButton{lineIcon(QStringLiteral("new")), tr("New table…")});
    auto* open = named("welcomeOpen", new QPushButton{lineIcon(QStringLiteral("open")), tr("Open…")});
    for (auto* button : {newTable, open}) {
        button->setMinimumHeight(36);
        button->setIconSize({22, 22});
    }

    auto* titles = columnOf({heading(tr("Sightline"), 28), claim});
    titles->setSpacing(2);
    auto* top = rowOf({mark, {titles, 1}, newTable, open});
    top->setSpacing(16);

    auto* hint = quiet(tr(
        "Open one of these tables, drag a model and watch the answer. Files can be dropped anywhere on this window."));

    m_tour = named("welcomeTour", new QFrame);
    m_tour->setFrameShape(QFrame::StyledPanel);
    auto* startTour =
        named("welcomeTourStart", new QPushButton{lineIcon(QStringLiteral("sight")), tr("Start the tour")});
    auto* noTour = named("welcomeTourDecline", new QPushButton{tr("No, thanks")});
    noTour->setToolTip(tr("The tour stays available in the Help menu"));
    auto* offer = new QHBoxLayout{m_tour};
    auto* offerText = new QLabel{tr("New here? Five steps on a real question show the window, in about a minute.")};
    offerText->setWordWrap(true);
    offer->addWidget(offerText, 1);
    offer->addWidget(startTour);
    offer->addWidget(noTour);
    connect(startTour, &QPushButton::clicked, this, &WelcomePage::tourRequested);
    connect(noTour, &QPushButton::clicked, this, [this] {
        setOffersTour(false);
        emit tourDeclined();
    });

    m_library = new FlowLayout{14, 14};
    m_recent = new FlowLayout{14, 14};
    m_recentTitle = heading(tr("Recent"), 14);
    m_recentEmpty = named("recentEmpty", quiet(tr("No recent tables. “New table” makes one, “Open” reads a file, and "
                                                  "the tables below can be tried right away.")));
    m_unsaved = new FlowLayout{14, 14};
    m_unsavedHead = new QWidget;
    auto* all = named("listUnsaved", new QPushButton{tr("List or delete them…")});
    auto* head = rowOf({heading(tr("Not saved"), 14),
                        {quiet(tr("Sightline ended before these were saved. Click one to open it.")), 1},
                        all},
                       m_unsavedHead);
    head->setContentsMargins(0, 0, 0, 0);
    m_unsavedHead->hide();

    auto* content = new QWidget;
    auto* column = new QVBoxLayout{content};
    column->setContentsMargins(36, 28, 36, 28);
    column->setSpacing(14);
    column->addLayout(top);
    column->addSpacing(10);
    column->addWidget(m_tour);
    column->addWidget(m_unsavedHead);
    column->addLayout(m_unsaved);
    column->addWidget(m_recentTitle);
    column->addWidget(m_recentEmpty);
    column->addLayout(m_recent);
    column->addWidget(heading(tr("Sample tables"), 14));
    column->addWidget(hint);
    column->addLayout(m_library);
    m_mission = named("welcomeMission", new QComboBox);
    m_mission->setAccessibleName(tr("Mission"));
    m_mission->setToolTip(tr("Shows the published layouts of this mission"));
    m_layouts = new FlowLayout{14, 14};
    auto* layoutsHead = new QHBoxLayout;
    layoutsHead->addWidget(heading(tr("Published layouts"), 14));
    layoutsHead->addSpacing(16);
    layoutsHead->addWidget(m_mission);
    layoutsHead->addStretch(1);
    column->addLayout(layoutsHead);
    column->addWidget(quiet(tr("Terrain, zones and objectives of a tournament table, ready to play on. %1")
                                .arg(scenarios::layoutCredit())));
    column->addLayout(m_layouts);
    m_unreadLine = named("welcomeUnread", new QLabel);
    m_unreadLine->setTextFormat(Qt::PlainText);
    m_unreadLine->setWordWrap(true);
    m_unreadLine->hide();
    column->addWidget(m_unreadLine);
    column->addStretch(1);

    auto* scroll = new QScrollArea;
    scroll->setFrameShape(QFrame::NoFrame);
    scroll->setWidgetResizable(true);
    scroll->setWidget(content);
    auto* layout = new QVBoxLayout{this};
    layout->setContentsMargins(0, 0, 0, 0);
    layout->addWidget(scroll);

    fillLibrary();
    fillMissions();
    connect(m_mission, &QComboBox::currentIndexChanged, this, &WelcomePage::fillLayouts);
    connect(newTable, &QPushButton::clicked, this, &WelcomePage::newTableRequested);
    connect(open, &QPushButton::clicked, this, &WelcomePage::openRequested);
    connect(all, &QPushButton::clicked, this, &WelcomePage::unsavedListRequested);
    connect(&m_thumbnails, &Thumbnails::made, this, &WelcomePage::showThumbnail);
}

void WelcomePage::setOffersTour(bool on) { m_tour->setVisible(on); }

void WelcomePage::fillLibrary() {
    for (const auto& shipped : scenarios::libraryEntries()) {
        auto* card = new ScenarioCard{shippedText(shipped.title), shippedText(shipped.description), {}};
        card->setObjectName(QStringLiteral("library-%1").arg(shipped.id));
        connect(card, &ScenarioCard::clicked, this, [this, id = shipped.id] { emit librarySelected(id); });
        m_library->addWidget(card);
        m_cards.emplace(kLibrary + shipped.id, card);
    }
}

void WelcomePage::fillMissions() {
    for (const auto& layout : scenarios::shippedLayouts()) {
        if (m_mission->findData(layout.mission) < 0) {
            m_mission->addItem(layout.mission, layout.mission);
        }
    }
    m_mission->addItem(tr("Your own layouts"), QString{});
    m_mission->setItemData(m_mission->count() - 1,
                           tr("Files in %1").arg(QDir::toNativeSeparators(scenarios::ownLayoutsFolder())),
                           Qt::ToolTipRole);
    fillLayouts();
}

void WelcomePage::fillLayouts() {
    for (std::size_t i = 0; i < m_shownLayouts.size(); ++i) {
        if (const auto old = m_cards.extract(kLayouts + QString::number(i)); !old.empty()) {
            delete old.mapped();
        }
    }
    const QString mission = m_mission->currentData().toString();
    std::vector<scenarios::UnreadLayout> unread;
    m_shownLayouts = mission.isEmpty() ? scenarios::ownLayouts(scenarios::ownLayoutsFolder(), &unread)
                                       : std::vector<scenarios::OfferedTable>{};
    m_unreadLine->setVisible(!unread.empty());
    if (!unread.empty()) {
        m_unreadLine->setText(unreadLayoutsText(unread));
        m_unreadLine->setToolTip(unreadLayoutsTip(unread));
    }
    for (const auto& layout : scenarios::shippedLayouts()) {
        if (layout.mission == mission) {
            m_shownLayouts.push_back(layout);
        }
    }
    for (std::size_t i = 0; i < m_shownLayouts.size(); ++i) {
        const scenarios::OfferedTable& layout = m_shownLayouts[i];
        auto* card = new ScenarioCard{
            layout.title,
            layout.number > 0
                ? tr("Layout %1, deployment %2").arg(QString::number(layout.number), shippedText(layout.deployment))
                : layout.description,
            {}};
        card->setObjectName(QStringLiteral("layout-%1").arg(layout.id));
        connect(card, &ScenarioCard::clicked, this, [this, layout] { emit layoutSelected(layout); });
        m_layouts->addWidget(card);
        m_cards.emplace(kLayouts + QString::number(i), card);
    }
    askForPictures(kLayouts);
}

void WelcomePage::setRecentFiles(const QStringList& files) {
    const QStringList shown = files.mid(0, kRecentCards);
    m_recentEmpty->setVisible(shown.isEmpty());
    if (shown == m_recentFiles) {
        return;
    }
    m_recentFiles = shown;
    for (int i = 0; i < kRecentCards; ++i) {
        if (const auto old = m_cards.extract(kRecent + QString::number(i)); !old.empty()) {
            delete old.mapped();
        }
    }
    for (int i = 0; i < shown.size(); ++i) {
        const QString path = shown[i];
        const QString native = QDir::toNativeSeparators(path);
        auto* card = new ScenarioCard{
            QFileInfo{path}.fileName(), {}, QFileInfo::exists(path) ? native : tr("no longer there: %1").arg(native)};
        connect(card, &ScenarioCard::clicked, this, [this, path] { emit recentSelected(path); });
        card->setObjectName(QStringLiteral("recent-%1").arg(i));
        m_recent->addWidget(card);
        m_cards.emplace(kRecent + QString::number(i), card);
    }
    askForPictures(kRecent);
}

void WelcomePage::setUnsaved(std::vector<UnsavedTable> tables) {
    for (std::size_t i = 0; i < m_unsavedTables.size(); ++i) {
        if (const auto old = m_cards.extract(kUnsaved + QString::number(i)); !old.empty()) {
            old.mapped()->deleteLater(); // it may be the one that was clicked
            old.mapped()->hide();
        }
    }
    m_unsavedTables = std::move(tables);
    for (std::size_t i = 0; i < m_unsavedTables.size(); ++i) {
        const UnsavedTable& table = m_unsavedTables[i];
        auto* card = new ScenarioCard{unsavedName(table), tr("Backed up %1").arg(unsavedTime(table)),
                                      table.path.isEmpty() ? tr("never saved") : QDir::toNativeSeparators(table.path)};
        card->setObjectName(QStringLiteral("unsaved-%1").arg(i));
        connect(card, &ScenarioCard::clicked, this, [this, table] { emit unsavedSelected(table); });
        m_unsaved->addWidget(card);
        m_cards.emplace(kUnsaved + QString::number(i), card);
    }
    m_unsavedHead->setVisible(!m_unsavedTables.empty());
    askForPictures(kUnsaved);
}

void WelcomePage::setTheme(const Theme& theme) {
    m_theme = theme;
    askForPictures();
}

void WelcomePage::showEvent(QShowEvent* event) {
    QWidget::showEvent(event);
    if (m_isStale) {
        askForPictures();
    }
}

void WelcomePage::askForPictures(const QString& kind) {
    if (!isVisible()) {
        m_isStale = true;
        return;
    }
    if (kind.isEmpty()) {
        m_isStale = false;
    }
    const QSize size = ScenarioCard::kPicture * devicePixelRatioF();
    // What somebody lost goes before what they had, and that before what ships.
    for (std::size_t i = 0; i < m_unsavedTables.size() && (kind.isEmpty() || kind == kUnsaved); ++i) {
        m_thumbnails.ask(kUnsaved + QString::number(i), m_unsavedTables[i].scenario, size, m_theme);
    }
    for (int i = 0; i < m_recentFiles.size() && (kind.isEmpty() || kind == kRecent); ++i) {
        m_thumbnails.askFile(kRecent + QString::number(i), m_recentFiles[i], size, m_theme);
    }
    if (kind.isEmpty() || kind == kLibrary) {
        for (const auto& shipped : scenarios::libraryEntries()) {
            m_thumbnails.ask(
                kLibrary + shipped.id, [shipped] { return scenarios::libraryBytes(shipped); }, size, m_theme);
        }
    }
    for (std::size_t i = 0; i < m_shownLayouts.size() && (kind.isEmpty() || kind == kLayouts); ++i) {
        m_thumbnails.ask(
            kLayouts + QString::number(i), [layout = m_shownLayouts[i]] { return scenarios::bytesOf(layout); }, size,
            m_theme);
    }
}

void WelcomePage::showThumbnail(const QString& name, const Thumbnail& thumbnail) {
    const auto found = m_cards.find(name);
    if (found == m_cards.end()) {
        return; // the cards were replaced meanwhile
    }
    found->second->setPicture(thumbnail.picture);
    found->second->setHiddenGame(thumbnail.hidden);
    if (name.startsWith(kLibrary) || name.startsWith(kLayouts)) {
        found->second->setFacts(thumbnail.facts);
    } else if (name.startsWith(kRecent)) {
        found->second->setDescription(thumbnail.name);
    }
}

} // namespace sightline::app
