#include "app/desktop/welcome/welcome_page.h"

#include "app/desktop/text/shipped_text.h"
#include "app/desktop/icons/line_icon.h"
#include "app/desktop/painting/table_painter.h"
#include "app/desktop/panels/flow_layout.h"
#include "app/desktop/text/number_text.h"
#include "app/desktop/welcome/scenario_card.h"
#include "scenarios/io/scenario_file.h"
#include "scenarios/library/library.h"

#include <QDir>
#include <QFileInfo>
#include <QHBoxLayout>
#include <QLabel>
#include <QPushButton>
#include <QScrollArea>
#include <QVBoxLayout>

namespace sightline::app {

namespace {

/// A larger file gets no thumbnail: the page has to be there at once.
constexpr qint64 kLargestThumbnailSource = 1024 * 1024;

QLabel* heading(const QString& text, double points) {
    auto* label = new QLabel{text};
    QFont font = label->font();
    font.setPointSizeF(points);
    font.setBold(true);
    label->setFont(font);
    return label;
}

QString inches(geometry::Length length) {
    return QLocale().toString(length.inches(), 'f', QLocale::FloatingPointShortest);
}

std::optional<scenarios::Scenario> readSmall(const QString& path) {
    const QFileInfo file{path};
    if (!file.exists() || file.size() > kLargestThumbnailSource) {
        return std::nullopt;
    }
    auto loaded = scenarios::readScenarioFile(path);
    return loaded ? std::optional{std::move(loaded->scenario)} : std::nullopt;
}

} // namespace

WelcomePage::WelcomePage(QWidget* parent) : QWidget{parent} {
    setObjectName(QStringLiteral("welcomePage"));
    auto* mark = new QLabel;
    mark->setPixmap(QIcon{QStringLiteral(":/sightline/icons/sightline.svg")}.pixmap(QSize{64, 64}, devicePixelRatioF()));
    auto* claim = new QLabel{tr("Who sees whom on the table, and the proof of it.")};
    QFont claimFont = claim->font();
    claimFont.setPointSizeF(11.0);
    claim->setFont(claimFont);
    auto* newTable = new QPushButton{lineIcon(QStringLiteral("new")), tr("New table…")};
    newTable->setObjectName(QStringLiteral("welcomeNew"));
    auto* open = new QPushButton{lineIcon(QStringLiteral("open")), tr("Open…")};
    open->setObjectName(QStringLiteral("welcomeOpen"));
    for (auto* button : {newTable, open}) {
        button->setMinimumHeight(36);
        button->setIconSize({22, 22});
    }

    auto* titles = new QVBoxLayout;
    titles->setSpacing(2);
    titles->addWidget(heading(tr("Sightline"), 28));
    titles->addWidget(claim);
    auto* top = new QHBoxLayout;
    top->setSpacing(16);
    top->addWidget(mark);
    top->addLayout(titles, 1);
    top->addWidget(newTable);
    top->addWidget(open);

    auto* hint = new QLabel{tr("Open one of these tables, drag a model and watch the answer. Files can be dropped anywhere "
                               "on this window.")};
    hint->setWordWrap(true);
    hint->setForegroundRole(QPalette::PlaceholderText);

    m_library = new FlowLayout{14, 14};
    m_recent = new FlowLayout{14, 14};
    m_recentTitle = heading(tr("Opened last"), 14);
    m_recentTitle->hide();

    auto* content = new QWidget;
    auto* column = new QVBoxLayout{content};
    column->setContentsMargins(36, 28, 36, 28);
    column->setSpacing(14);
    column->addLayout(top);
    column->addSpacing(10);
    column->addWidget(m_recentTitle);
    column->addLayout(m_recent);
    column->addWidget(heading(tr("Tables to try"), 14));
    column->addWidget(hint);
    column->addLayout(m_library);
    column->addStretch(1);

    auto* scroll = new QScrollArea;
    scroll->setFrameShape(QFrame::NoFrame);
    scroll->setWidgetResizable(true);
    scroll->setWidget(content);
    auto* layout = new QVBoxLayout{this};
    layout->setContentsMargins(0, 0, 0, 0);
    layout->addWidget(scroll);

    fillLibrary();
    connect(newTable, &QPushButton::clicked, this, &WelcomePage::newTableAsked);
    connect(open, &QPushButton::clicked, this, &WelcomePage::openAsked);
}

void WelcomePage::fillLibrary() {
    for (const auto& shipped : scenarios::libraryEntries()) {
        auto loaded = scenarios::readScenario(scenarios::libraryBytes(shipped), shipped.title);
        if (!loaded) {
            continue; // the tests read each of them
        }
        auto& scenario = loaded->scenario;
        const QString facts = tr("%1 × %2 in, %3, %4")
                                  .arg(inches(scenario.table.width),
                                       inches(scenario.table.height),
                                       pieceCount(scenario.terrain.size()),
                                       modelCount(scenario.models.size()));
        auto* card = new ScenarioCard{shippedText(shipped.title), shippedText(shipped.description), facts};
        card->setObjectName(QStringLiteral("library-%1").arg(shipped.id));
        connect(card, &ScenarioCard::clicked, this, [this, id = shipped.id] { emit librarySelected(id); });
        m_library->addWidget(card);
        m_libraryCards.push_back({card, std::move(scenario)});
    }
}

void WelcomePage::setRecentFiles(const QStringList& files) {
    // One row is enough here; the File menu holds them all.
    const QStringList shown = files.mid(0, 4);
    if (shown == m_recentFiles) {
        return;
    }
    m_recentFiles = shown;
    for (const auto& entry : m_recentCards) {
        delete entry.card;
    }
    m_recentCards.clear();
    for (const auto& path : shown) {
        auto scenario = readSmall(path);
        const QString native = QDir::toNativeSeparators(path);
        auto* card = new ScenarioCard{QFileInfo{path}.fileName(),
                                      scenario ? scenario->name : QString{},
                                      QFileInfo::exists(path) ? native : tr("no longer there: %1").arg(native)};
        connect(card, &ScenarioCard::clicked, this, [this, path] { emit recentSelected(path); });
        m_recent->addWidget(card);
        m_recentCards.push_back({card, std::move(scenario)});
    }
    m_recentTitle->setVisible(!shown.isEmpty());
    paintPictures(m_recentCards);
}

void WelcomePage::setTheme(const Theme& theme) {
    m_theme = theme;
    paintPictures(m_libraryCards);
    paintPictures(m_recentCards);
}

void WelcomePage::paintPictures(const std::vector<Entry>& entries) {
    const QSize size = ScenarioCard::kPicture * devicePixelRatioF();
    for (const auto& entry : entries) {
        entry.card->setPicture(entry.scenario ? tableThumbnail(*entry.scenario, size, m_theme) : QImage{});
    }
}

} // namespace sightline::app
