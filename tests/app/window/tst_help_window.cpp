#include "app/desktop/actions/action_set.h"
#include "app/desktop/actions/key_map.h"
#include "app/desktop/base/language.h"
#include "app/desktop/help/help_window.h"
#include "scenarios/rules/rule_pack.h"
#include "scenarios/rules/rule_set.h"
#include "tests/support/rows.h"
#include "tests/support/window_test.h"

#include <QtWidgets>

#include <algorithm>

using namespace sightline;
using app::HelpWindow;

namespace {

QString shownText(const HelpWindow& help) { return help.findChild<QTextBrowser*>()->toPlainText(); }

/// Each entry of the menus as pages name it: "File > Export > Export picture".
QStringList pathsOf(const QList<QAction*>& actions, const QString& before = {}) {
    QStringList paths;
    for (const QAction* action : actions) {
        const QString path = before + app::plainText(*action).remove(QStringLiteral("…"));
        paths << path;
        if (action->menu()) {
            paths += pathsOf(action->menu()->actions(), path + QStringLiteral(" > "));
        }
    }
    return paths;
}

} // namespace

class TestHelpWindow : public test::WindowTest {
    Q_OBJECT

private slots:
    void theKeyOpensTheFirstPage_andOnlyOneWindow() {
        m_window->show();
        trigger("help");
        trigger("help");
        const auto windows = m_window->findChildren<HelpWindow*>();
        QCOMPARE(windows.size(), 1);
        QVERIFY(windows.front()->isVisible());
        QVERIFY(shownText(*windows.front()).startsWith(QStringLiteral("First steps")));
    }

    void S1_2_thePageOfHiddenGames_saysWhatTheyAreFor() {
        const auto pages = app::helpPages(actions().all());
        const auto page = std::ranges::find(pages, QStringLiteral("hidden"), &app::HelpPage::id);
        QVERIFY(page != pages.end());
        for (const char* word : {"Scouting", "ambushes", "set-up", "only what the models see",
                                 "No two games on a table are alike", "played again and again", "to learn from"}) {
            QVERIFY2(page->text.contains(QLatin1String{word}), word);
        }
    }

    void everyPage_hasItsTitleAndAText() {
        for (const auto& page : app::helpPages(actions().all())) {
            QVERIFY2(page.text.startsWith(QStringLiteral("# ")), qPrintable(page.id));
            QVERIFY2(page.text.size() > 200, qPrintable(page.id));
            QTextDocument document;
            document.setMarkdown(page.text);
            QVERIFY2(document.toPlainText().startsWith(page.title), qPrintable(page.id));
        }
    }

    /// What the pages call a menu entry is one, and its keys are those.
    void menusAndKeysInThePages_areTrue() {
        const QStringList commands = pathsOf(m_window->menuBar()->actions());
        QStringList keys;
        for (const QAction* action : actions().all()) {
            for (const QKeySequence& sequence : action->shortcuts()) {
                keys << sequence.toString(QKeySequence::PortableText);
            }
        }
        const QRegularExpression menu{QStringLiteral("\\*\\*([A-Z][a-z]+ > [^*]+)\\*\\*")};
        const QRegularExpression key{QStringLiteral("\\((F\\d+|(?:Ctrl|Shift|Alt)\\+[^)]+)\\)")};
        int seen = 0;
        for (const auto& page : app::helpPages({})) {
            for (auto it = menu.globalMatch(page.text); it.hasNext(); ++seen) {
                const QString name = it.next().captured(1);
                QVERIFY2(commands.contains(name), qPrintable(QStringLiteral("%1: %2").arg(page.id, name)));
            }
            for (auto it = key.globalMatch(page.text); it.hasNext(); ++seen) {
                const QString name = it.next().captured(1);
                QVERIFY2(keys.contains(name), qPrintable(QStringLiteral("%1: %2").arg(page.id, name)));
            }
        }
        QVERIFY2(seen > 12, qPrintable(QString::number(seen)));
    }

    /// In every language: as many paragraphs, headings and names as in English, and commands by the names the menus
    /// have there.
    void everyLanguage_hasTheSamePages_data() { testsupport::addRows("language", {"de", "fr"}); }

    void everyLanguage_hasTheSamePages() {
        QFETCH(QString, language);
        const auto english = app::helpPages({});
        app::Translations translations;
        translations.use(language);
        showWindow();
        const QStringList commands = pathsOf(m_window->menuBar()->actions());
        QStringList keys;
        for (const QAction* action : actions().all()) {
            for (const QKeySequence& sequence : action->shortcuts()) {
                keys << sequence.toString(QKeySequence::NativeText);
            }
        }
        const auto pages = app::helpPages(actions().all());
        QCOMPARE(pages.size(), english.size());
        const QRegularExpression menu{QStringLiteral("\\*\\*(\\p{Lu}\\w+ > [^*]+)\\*\\*"),
                                      QRegularExpression::UseUnicodePropertiesOption};
        const QRegularExpression key{QStringLiteral("\\((F\\d+|(?:Strg|Umschalt|Ctrl|Maj|Alt)\\+[^)]+)\\)")};
        const auto count = [](const QString& text, const QRegularExpression& what) {
            int found = 0;
            for (auto it = what.globalMatch(text); it.hasNext(); it.next()) {
                ++found;
            }
            return found;
        };
        const QRegularExpression englishMenu{QStringLiteral("\\*\\*([A-Z][a-z]+ > [^*]+)\\*\\*")};
        const QRegularExpression englishKey{QStringLiteral("\\((F\\d+|(?:Ctrl|Shift|Alt)\\+[^)]+)\\)")};
        for (qsizetype i = 0; i < pages.size(); ++i) {
            const auto& page = pages[i];
            QCOMPARE(page.id, english[i].id);
            if (page.id == u"keys" || !page.group.isEmpty()) {
                continue; // made anew in each language
            }
            const QByteArray id = page.id.toUtf8();
            QVERIFY2(page.text != english[i].text, id.constData());
            QVERIFY2(page.text.startsWith(QStringLiteral("# %1\n").arg(page.title)), id.constData());
            QVERIFY2(page.text.count(QLatin1Char{'\n'}) == english[i].text.count(QLatin1Char{'\n'}), id.constData());
            QVERIFY2(page.text.count(QStringLiteral("**")) == english[i].text.count(QStringLiteral("**")),
                     id.constData());
            QVERIFY2(page.text.count(QLatin1Char{'`'}) == english[i].text.count(QLatin1Char{'`'}), id.constData());
            QVERIFY2(count(page.text, menu) == count(english[i].text, englishMenu), id.constData());
            QVERIFY2(count(page.text, key) == count(english[i].text, englishKey), id.constData());
            for (auto it = menu.globalMatch(page.text); it.hasNext();) {
                const QString name = it.next().captured(1);
                QVERIFY2(commands.contains(name), qPrintable(QStringLiteral("%1: %2").arg(page.id, name)));
            }
            for (auto it = key.globalMatch(page.text); it.hasNext();) {
                const QString name = it.next().captured(1);
                QVERIFY2(keys.contains(name), qPrintable(QStringLiteral("%1: %2").arg(page.id, name)));
            }
        }
    }

    void eachRuleSet_hasAPageWithItsVersionAndHash() {
        HelpWindow help{app::helpPages({})};
        for (const auto& rules : scenarios::shippedRuleSets()) {
            QVERIFY2(help.showPage(QStringLiteral("rules-%1").arg(rules.id)), qPrintable(rules.id));
            const QString text = shownText(help);
            QVERIFY2(text.contains(rules.hash()) && text.contains(rules.status, Qt::CaseInsensitive) &&
                         text.contains(rules.source.simplified()),
                     qPrintable(text));
            QCOMPARE(text.contains("A line has to be "), rules.pack && rules.pack->line.width > geometry::Length{});
        }
        QVERIFY(!help.showPage(QStringLiteral("rules-none")));
    }

    void searching_keepsThePagesThatSayTheWord() {
        HelpWindow help{app::helpPages({})};
        auto* list = help.findChild<QTreeWidget*>();
        help.findChild<QLineEdit*>()->setText(QStringLiteral("placement study"));
        QStringList seen;
        for (QTreeWidgetItemIterator it{list}; *it; ++it) {
            if (!(*it)->isHidden() && (*it)->childCount() == 0) {
                seen << (*it)->text(0);
            }
        }
        QCOMPARE(seen, (QStringList{QStringLiteral("How close it is"), QStringLiteral("The command line")}));
        // The first hit is shown, not a page that says nothing of it; one that is open and says it stays.
        QCOMPARE(list->currentItem()->text(0), seen.front());
        QVERIFY(shownText(help).contains(QStringLiteral("placement study"), Qt::CaseInsensitive));
        QVERIFY(help.showPage(QStringLiteral("cli")));
        help.findChild<QLineEdit*>()->setText(QStringLiteral("placement stud"));
        QCOMPARE(list->currentItem()->text(0), seen.back());
    }

    /// The picture from the model's eye is on the page of the proof, whatever else says the word.
    void searching_opensThePageThatIsCalledSo() {
        HelpWindow help{app::helpPages({})};
        auto* search = help.findChild<QLineEdit*>();
        for (const char* typed : {"eye", "camera", "3d", "sees", "through the eyes", "perspective"}) {
            QVERIFY(help.showPage(QStringLiteral("start")));
            search->setText(QString::fromLatin1(typed));
            QVERIFY2(help.page() == u"proof", typed);
            search->clear();
        }
    }

    void searchingInVain_saysSo_andComesBack() {
        HelpWindow help{app::helpPages({})};
        auto* search = help.findChild<QLineEdit*>();
        search->setText(QStringLiteral("bzzzt"));
        QVERIFY(help.page().isEmpty());
        QCOMPARE(shownText(help), QStringLiteral("Nothing found for “bzzzt”. Try other or fewer words."));
        search->clear();
        QCOMPARE(help.page(), QStringLiteral("start"));
        QVERIFY(shownText(help).startsWith(QStringLiteral("First steps")));
    }
};

QTEST_MAIN(TestHelpWindow)
#include "tst_help_window.moc"
