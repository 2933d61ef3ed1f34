#include "app/desktop/actions/action_set.h"
#include "app/desktop/base/language.h"
#include "app/desktop/canvas/table_view.h"
#include "app/desktop/panels/verdict_card.h"
#include "scenarios/catalogs/games.h"
#include "scenarios/edits/edits.h"
#include "scenarios/formats/registry.h"
#include "scenarios/library/offered_tables.h"
#include "scenarios/rules/rule_set.h"
#include "tests/support/events.h"
#include "tests/support/gui_table.h"
#include "tests/support/pseudo_translator.h"
#include "tests/support/rows.h"
#include "tests/support/widget_words.h"
#include "tests/support/window_test.h"

#include <QtWidgets>

#include <algorithm>
#include <functional>
#include <map>

using namespace sightline;
using namespace sightline::app;

namespace {

/// Named by its author, in signs: whatever letters are shown then come from the program.
scenarios::Scenario namelessTable() {
    auto scenario = test::smallTable();
    scenario.name = QStringLiteral("#0");
    int number = 0;
    for (auto& player : scenario.players) {
        player.name = QStringLiteral("#%1").arg(++number);
    }
    for (auto& model : scenario.models) {
        model.name = QStringLiteral("#%1").arg(++number);
        model.unit.clear();
    }
    for (auto& piece : scenario.terrain) {
        piece.name = QStringLiteral("#%1").arg(++number);
        piece.kind.clear();
        piece.traits.clear();
    }
    return scenario;
}

void addTexts(QStringList& texts, const QJsonValue& value) {
    if (value.isString()) {
        texts << value.toString();
    }
    for (const auto& one : value.toArray()) {
        addTexts(texts, one);
    }
    const QJsonObject object = value.toObject();
    for (auto it = object.begin(); it != object.end(); ++it) {
        addTexts(texts, *it);
    }
}

/// What no language changes: names of games, sources, words of files and rule packs, keys. The longest first.
QStringList knownNames() {
    QStringList names{QStringLiteral("Sightline"), QStringLiteral("English"), QStringLiteral("Deutsch"),
                      QStringLiteral("Français")};
    names << QStringLiteral("Dungeons & Dragons (D&D)") << QStringLiteral("Pathfinder") // on the list of games
          << QStringLiteral("Grimdark Future") << QStringLiteral("Age of Fantasy");
    for (const scenarios::Game& game : scenarios::games()) {
        names << game.name.split(QStringLiteral(", "));
    }
    for (const auto& rules : scenarios::shippedRuleSets()) {
        names << rules.id << rules.hash();
        addTexts(names, rules.json);
    }
    for (const char* catalog : {"bases", "deployments", "games", "pieces", "tables"}) {
        QFile file{QStringLiteral(":/sightline/catalogues/%1.json").arg(QLatin1String{catalog})};
        if (file.open(QIODevice::ReadOnly)) {
            addTexts(names, QJsonDocument::fromJson(file.readAll()).object());
        }
    }
    for (const scenarios::OfferedTable& layout : scenarios::shippedLayouts()) {
        names << layout.title << layout.mission << layout.game << layout.deployment;
    }
    for (const char* word : {"feature", "ruin", "wall", "wood", "hill", "crate", "barricade", "container", "area",
                             "none", "always", "never", "both-models-below"}) {
        names << QLatin1String{word};
    }
    for (const auto& format : scenarios::formats::allFormats()) {
        for (const QString& suffix : format.suffixes) {
            names << QStringLiteral("(*.%1)").arg(suffix);
        }
    }
    QTranslator german;
    if (!german.load(QStringLiteral(":/sightline/translations/sightline_de.qm"))) {
        qFatal("no German words");
    }
    names.removeIf(
        [&](const QString& name) { return !german.translate("Shipped", name.toUtf8().constData()).isNull(); });
    names.removeAll(QString{});
    names.removeDuplicates();
    std::ranges::sort(names, std::greater{}, &QString::size);
    return names;
}

/// Several expressions, as one has no room for all names that ship.
QList<QRegularExpression> anyOf(const QStringList& names) {
    constexpr qsizetype kTogether = 200;
    QList<QRegularExpression> all;
    for (qsizetype i = 0; i < names.size(); i += kTogether) {
        QStringList escaped;
        for (const QString& name : names.mid(i, kTogether)) {
            escaped << QRegularExpression::escape(name);
        }
        all << QRegularExpression{
            QStringLiteral("(?<![A-Za-z])(?:%1)(?![A-Za-z])").arg(escaped.join(QLatin1Char{'|'}))};
        Q_ASSERT(all.back().isValid());
    }
    return all;
}

/// Returns the part of a text that no translator made: letters outside of all ⟦ ⟧.
QString untranslated(QString text) {
    static const QRegularExpression marked{QStringLiteral("⟦[^⟦⟧]*⟧")};
    static const QRegularExpression tags{QStringLiteral("<[^>]*>")};
    // Places in a file, keys, millimeters, ids of models, and a text of ours that is too long for its line.
    static const QRegularExpression same{QStringLiteral("\\$\\.\\S*|Shift\\+R|\\bmm\\b|\\w+ -> \\w+|⟦[^⟦⟧]*…$")};
    static const QRegularExpression letters{QStringLiteral("[A-Za-z]{2,}")};
    for (auto match = marked.match(text); match.hasMatch(); match = marked.match(text)) {
        text.remove(match.capturedStart(), match.capturedLength());
    }
    text.remove(tags);
    text.remove(same);
    return text.contains(letters) ? text : QString{};
}

} // namespace

/// The window in words of no language.
class TestPseudoLanguage : public test::WindowTest {
    Q_OBJECT

    test::PseudoTranslator m_pseudo;
    Translations m_translations;

    void open() {
        closeWindow();
        showWindow({1700, 1100});
    }

    void openTable() {
        showPair(namelessTable());
        QTRY_VERIFY(m_window->isSettled());
    }

    /// Every panel in front, one after the other.
    void forEachPanel(const std::function<void(QDockWidget&)>& look) {
        for (auto* dock : m_window->findChildren<QDockWidget*>()) {
            dock->show();
            dock->raise();
            test::handleEvents();
            look(*dock);
        }
    }

    /// Opens what each command opens and looks at it; commands that ask for files are left out.
    void forEachDialog(const std::function<void(const QString&, QDialog&)>& look) {
        static const QStringList skipped{"quit",       "close", "newWindow",       "open",          "save", "saveAs",
                                         "fullScreen", "print", "exportPositions", "exportVerdicts"};
        for (QAction* action : QList<QAction*>{actions().all()}) {
            const QString name = action->objectName();
            if (!action->text().contains(QChar{0x2026}) && name != u"help" && name != u"about") {
                continue; // opens nothing
            }
            if (skipped.contains(name)) {
                continue;
            }
            const auto lookAndClose = [&] {
                for (auto* widget : QApplication::topLevelWidgets()) {
                    if (auto* dialog = qobject_cast<QDialog*>(widget); dialog && dialog->isVisible()) {
                        if (!qobject_cast<QFileDialog*>(dialog)) { // names of other people's files
                            look(name, *dialog);
                        }
                        dialog->close();
                    }
                }
            };
            QTimer inside;
            connect(&inside, &QTimer::timeout, this, lookAndClose);
            inside.start(120);
            action->trigger();
            test::handleEvents();
            inside.stop();
            lookAndClose();
            test::handleEvents();
        }
    }

    static void collect(QStringList& wrong, const QString& where, const QWidget& top) {
        static const QList<QRegularExpression> names = anyOf(knownNames());
        const auto withoutNames = [](QString text) {
            for (const QRegularExpression& some : names) {
                text.remove(some);
            }
            return text;
        };
        for (const auto& word : test::wordsIn(top)) {
            if (!untranslated(word.text).isEmpty() && !untranslated(withoutNames(word.text)).isEmpty()) {
                wrong << QStringLiteral("%1: %2: “%3”").arg(where, word.place, word.text);
            }
        }
    }

    static void check(QStringList wrong) {
        wrong.removeDuplicates();
        for (const QString& one : wrong) {
            qWarning("%s", qPrintable(one));
        }
        QVERIFY2(wrong.isEmpty(), qPrintable(QStringLiteral("%1 texts").arg(wrong.size())));
    }

private slots:
    void init() {} // each function opens its own window

    void cleanup() {
        closeWindow();
        QCoreApplication::removeTranslator(&m_pseudo);
        m_translations.use(QStringLiteral("en"));
        QLocale::setDefault(QLocale::c());
    }

    void everyTextOfTheWindow_isTranslated() {
        QCoreApplication::installTranslator(&m_pseudo);
        open();
        QStringList wrong;
        collect(wrong, QStringLiteral("welcome"), *m_window);
        openTable();
        collect(wrong, QStringLiteral("table"), *m_window);
        for (const auto& id :
             {scenarios::AnyId{scenarios::ModelId{"m1"}}, scenarios::AnyId{scenario().terrain.front().id}}) {
            state().setSelection({id});
            test::handleEvents();
            collect(wrong, QStringLiteral("selected"), *m_window);
        }
        forEachPanel([&](QDockWidget& dock) { collect(wrong, dock.objectName(), dock); });
        check(wrong);
    }

    void everyTextOfTheDialogs_isTranslated() {
        QCoreApplication::installTranslator(&m_pseudo);
        open();
        openTable();
        state().setSelection({scenarios::ModelId{"m1"}, scenario().terrain.front().id});
        QStringList wrong;
        QStringList seen;
        forEachDialog([&](const QString& name, QDialog& dialog) {
            seen << name;
            collect(wrong, name, dialog);
        });
        QVERIFY2(seen.size() > 10, qPrintable(seen.join(u' ')));
        check(wrong);
    }

    /// Alt and a letter mean one thing only, in each menu, each dialog and the panels of the window.
    void lettersForAlt_areUnique_data() { testsupport::addRows("language", {"en", "de", "fr"}); }

    void lettersForAlt_areUnique() {
        QFETCH(QString, language);
        m_translations.use(language);
        open();
        openTable();
        state().setSelection({scenarios::ModelId{"m1"}});
        test::handleEvents();
        QStringList wrong;
        const auto look = [&](const QString& where, const QStringList& texts) {
            std::map<QString, QString> taken;
            for (const QString& text : texts) {
                const QString letter = QKeySequence::mnemonic(text).toString();
                if (letter.isEmpty()) {
                    continue;
                }
                const auto [other, isNew] = taken.emplace(letter, text);
                if (!isNew && other->second != text) {
                    wrong << QStringLiteral("%1: “%2” and “%3”").arg(where, other->second, text);
                }
            }
        };
        look(QStringLiteral("menu bar"), test::lettersOf(*m_window->menuBar()));
        for (const auto* button : m_window->findChildren<QAbstractButton*>()) {
            // What draws its text itself would show the sign.
            const bool known = qobject_cast<const QPushButton*>(button) || qobject_cast<const QCheckBox*>(button) ||
                               button->inherits("QRadioButton") || button->inherits("QToolButton");
            QVERIFY2(known || !button->text().contains(u'&'), qPrintable(button->text()));
        }
        for (auto* menu : m_window->findChildren<QMenu*>()) {
            emit menu->aboutToShow();
            look(menu->title(), test::lettersOf(*menu));
        }
        // Letters of the window's panels act together with those of the menu bar.
        look(QStringLiteral("window"), test::lettersOf(*m_window->menuBar()) + test::lettersIn(*m_window));
        state().setSelection({scenario().terrain.front().id});
        test::handleEvents();
        look(QStringLiteral("window"), test::lettersOf(*m_window->menuBar()) + test::lettersIn(*m_window));
        state().setSelection({scenarios::ModelId{"m1"}, scenario().terrain.front().id});
        forEachDialog([&](const QString& name, QDialog& dialog) { look(name, test::lettersIn(dialog)); });
        check(wrong);
    }

    /// What these tests look for is found where it is.
    void faultsAreFound() {
        QCOMPARE(untranslated(QStringLiteral("⟦all ⟦of⟧ it~~⟧: 3")), QString{});
        QCOMPARE(untranslated(QStringLiteral("⟦some~~⟧ of it")), QStringLiteral(" of it"));
        QWidget window;
        window.resize(400, 200);
        auto* narrow = new QPushButton{QStringLiteral("far too many words for this"), &window};
        narrow->setGeometry(0, 0, 40, 30);
        auto* outside = new QLabel{QStringLiteral("over the edge"), &window};
        outside->setGeometry(380, 60, 200, 30);
        auto* fits = new QLabel{QStringLiteral("fits"), &window};
        fits->setGeometry(0, 100, 200, 30);
        window.show();
        const QStringList clipped = test::clippedIn(window);
        QCOMPARE(clipped.size(), 2);
        QVERIFY(clipped.join(u' ').contains(QStringLiteral("far too many")) &&
                clipped.join(u' ').contains(QStringLiteral("over the edge")));
        QCOMPARE(test::wordsIn(window).size(), 3);
    }

    void nothingIsClipped_data() {
        QTest::addColumn<QString>("language");
        QTest::newRow("words two fifths longer") << QString{};
        QTest::newRow("English") << QStringLiteral("en");
        QTest::newRow("German") << QStringLiteral("de");
        QTest::newRow("French") << QStringLiteral("fr");
    }

    void nothingIsClipped() {
        QFETCH(QString, language);
        if (language.isEmpty()) {
            QCoreApplication::installTranslator(&m_pseudo);
        } else {
            m_translations.use(language);
        }
        open();
        QStringList wrong;
        const auto look = [&](const QString& where, const QWidget& top) {
            QCoreApplication::sendPostedEvents(nullptr,
                                               QEvent::LayoutRequest); // an answer may have come since the last frame
            for (const QString& one : test::clippedIn(top)) {
                wrong << QStringLiteral("%1: %2").arg(where, one);
            }
        };
        look(QStringLiteral("welcome"), *m_window);
        openTable();
        look(QStringLiteral("table"), *m_window);
        state().setSelection({scenarios::ModelId{"m1"}});
        forEachPanel([&](QDockWidget& dock) { look(dock.objectName(), *m_window); });
        state().setSelection({scenario().terrain.front().id});
        forEachPanel([&](QDockWidget& dock) { look(dock.objectName(), *m_window); });
        forEachDialog([&](const QString& name, QDialog& dialog) { look(name, dialog); });
        check(wrong);
    }
};

QTEST_MAIN(TestPseudoLanguage)
#include "tst_pseudo_language.moc"
