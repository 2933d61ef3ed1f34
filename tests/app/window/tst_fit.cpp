#include "app/desktop/actions/action_set.h"
#include "app/desktop/base/language.h"
#include "app/desktop/canvas/table_view.h"
#include "app/desktop/panels/tag_boxes.h"
#include "app/desktop/panels/word_boxes.h"
#include "app/desktop/widgets/dialog_fit.h"
#include "app/desktop/widgets/elision_tips.h"
#include "app/desktop/widgets/label_column.h"
#include "app/desktop/widgets/list_columns.h"
#include "app/desktop/widgets/message_bar.h"
#include "app/desktop/widgets/mnemonic_room.h"
#include "app/desktop/widgets/name_box.h"
#include "app/desktop/widgets/page_switch.h"
#include "app/desktop/widgets/panel_scroll.h"
#include "app/desktop/widgets/status_hint.h"
#include "app/desktop/widgets/wheel_guard.h"
#include "tests/support/events.h"
#include "tests/support/fit_check.h"
#include "tests/support/gui_table.h"
#include "tests/support/rows.h"
#include "tests/support/window_test.h"

#include <QtWidgets>

using namespace sightline;
using namespace sightline::app;

namespace {

/// Counts the events of one type that an object receives.
class EventCounter : public QObject {
public:
    explicit EventCounter(QEvent::Type type) : m_type{type} {}

    /// Runs the event loop once and returns how many came in it.
    int countOfATurn() {
        m_count = 0;
        QCoreApplication::processEvents();
        return m_count;
    }

protected:
    bool eventFilter(QObject* watched, QEvent* event) override {
        m_count += event->type() == m_type ? 1 : 0;
        return QObject::eventFilter(watched, event);
    }

private:
    QEvent::Type m_type;
    int m_count = 0;
};

} // namespace

/// What keeps windows, dialogs and texts whole where there is little room.
class TestFit : public test::WindowTest {
    Q_OBJECT

    void openWindow(QSize size) {
        closeWindow();
        showWindow(size);
        QVERIFY(m_window->openLibrary(QStringLiteral("first-wall")));
        QTRY_VERIFY_WITH_TIMEOUT(m_window->isSettled(), 20'000);
    }

    /// The box of a word too long for a panel is elided until the panel is wide enough.
    template <class Boxes>
    static void boxIsElided(Boxes* boxes, const scenarios::RuleSet& rules, const QString& start, const QString& word) {
        boxes->setRules(&rules);
        PanelScroll panel{boxes};
        panel.resize(panel.minimumWidth(), 300);
        panel.show();
        test::handleEvents();
        const auto* box = boxes->template findChild<QCheckBox*>(start + word);
        QVERIFY(box);
        QVERIFY(panel.width() < box->sizeHint().width());
        QVERIFY(box->mapTo(&panel, QPoint{box->width(), 0}).x() <= panel.viewport()->width());
        QCOMPARE(cutTextAt(*box, {}), word);
        QCOMPARE(box->text(), word); // which a screen reader reads
        panel.resize(box->sizeHint().width() + 100, 300);
        test::handleEvents();
        QCOMPARE(cutTextAt(*box, {}), QString{});
    }

private slots:
    void init() {} // each function opens its own window

    /// Six buttons of pages where five fit beside each other are in two rows of three.
    void buttonsOfPages_areInEvenRows() {
        PageSwitch pages;
        for (int i = 0; i < 6; ++i) {
            pages.addPage(new QWidget, QStringLiteral("Fairness"), {});
        }
        const auto button = [&pages](int number) {
            return pages.findChild<QToolButton*>(QStringLiteral("page%1").arg(number));
        };
        pages.resize(button(1)->sizeHint().width() * 11 / 2, 200);
        pages.grab(); // places them
        QCOMPARE(button(2)->y(), button(1)->y());
        QCOMPARE(button(3)->y(), button(1)->y());
        QVERIFY(button(4)->y() > button(1)->y());
        QCOMPARE(button(5)->y(), button(4)->y());
        QCOMPARE(button(6)->y(), button(4)->y());
    }

    /// Scrolling a panel changes no value under the pointer; a field that has the focus takes the wheel.
    void theWheel_scrollsPastFields() {
        openWindow({1024, 640});
        WheelGuard::install();
        QWidget panel;
        auto* field = new QSpinBox;
        auto* choice = new QComboBox;
        auto* other = new QLineEdit;
        choice->addItems({QStringLiteral("one"), QStringLiteral("two")});
        field->setValue(5);
        auto* layout = new QVBoxLayout{&panel};
        for (QWidget* widget : std::initializer_list<QWidget*>{other, field, choice}) {
            layout->addWidget(widget);
        }
        panel.show();
        panel.activateWindow();
        other->setFocus();
        QTRY_VERIFY(other->hasFocus());
        const auto turn = [](QWidget* widget, int by) {
            const QPointF at = QRectF{widget->rect()}.center();
            QWheelEvent wheel{
                at, widget->mapToGlobal(at), {}, {0, by}, Qt::NoButton, Qt::NoModifier, Qt::NoScrollPhase, false};
            QApplication::sendEvent(widget, &wheel);
        };
        turn(field, 120);
        turn(choice, -120);
        QCOMPARE(field->value(), 5);
        QCOMPARE(choice->currentIndex(), 0);
        QVERIFY(other->hasFocus());
        field->setFocus();
        QTRY_VERIFY(field->hasFocus());
        turn(field, 120);
        QCOMPARE(field->value(), 6);
    }

    void theCheck_findsWhatIsCut_andOnlyThat() {
        QWidget box;
        box.resize(300, 200);
        QLabel label{QStringLiteral("A sentence of some length"), &box};
        const QSize whole = label.sizeHint();
        label.setGeometry(0, 0, whole.width(), whole.height());
        box.show();
        QCOMPARE(test::misfitsIn(box), QStringList{});
        label.setGeometry(0, 0, whole.width() - 10, whole.height());
        QCOMPARE(test::misfitsIn(box).size(), 1);
        label.setToolTip(QStringLiteral("What it is for"));
        QCOMPARE(test::misfitsIn(box).size(), 1); // which says nothing of what is cut
        label.setToolTip(label.text());
        QCOMPARE(test::misfitsIn(box), QStringList{});
        label.setToolTip({});
        label.setGeometry(300 - whole.width() / 2, 0, whole.width(), whole.height());
        QCOMPARE(test::misfitsIn(box).size(), 1); // half of it is outside
        label.setWordWrap(true);
        label.setGeometry(0, 0, whole.width() / 2, whole.height());
        QCOMPARE(test::misfitsIn(box).size(), 1); // two lines in the room of one
    }

    void theCheck_findsCutChoicesHeadingsAndTabs() {
        const QString name = QStringLiteral("A name that is longer than the place for it");
        QWidget window;
        window.resize(400, 300);
        QComboBox box{&window};
        box.addItem(name);
        box.setGeometry(0, 0, 60, box.sizeHint().height());
        QTreeWidget list{&window};
        list.setHeaderLabels({name, QString{}});
        list.setGeometry(0, 60, 300, 80);
        list.setColumnWidth(0, 60);
        QTabBar tabs{&window};
        tabs.setUsesScrollButtons(false);
        tabs.setElideMode(Qt::ElideRight);
        tabs.addTab(name);
        tabs.setGeometry(0, 160, 80, tabs.sizeHint().height());
        window.show();
        if (auto* shown = qApp->findChild<ElisionTips*>()) {
            delete shown;
        }
        const QStringList cut = test::misfitsIn(window);
        QCOMPARE(cut.filter(QStringLiteral("cut: QComboBox")).size(), 1);
        QCOMPARE(cut.filter(QStringLiteral("cut: heading")).size(), 1);
        QCOMPARE(cut.filter(QStringLiteral("tab QTabBar")).size(), 1);
        ElisionTips::install(); // which tells them
        QCOMPARE(test::misfitsIn(window).filter(QStringLiteral("cut: ")), QStringList{});
    }

    /// The main window and menus as well as dialogs; what is in a window is no window.
    void theCheck_findsWhatIsLargerThanTheScreen() {
        const QSize screen = QGuiApplication::primaryScreen()->availableSize();
        QWidget window;
        QDialog dialog;
        QMenu menu;
        menu.addAction(QStringLiteral("Open"));
        for (QWidget* one : std::initializer_list<QWidget*>{&window, &dialog, &menu}) {
            one->show();
            one->resize(screen);
            QCOMPARE(test::misfitsIn(*one), QStringList{});
            for (const QSize more : {QSize{1, 0}, QSize{0, 1}}) {
                one->resize(screen + more);
                QCOMPARE(test::misfitsIn(*one),
                         QStringList{
                             QStringLiteral("larger than the screen: %1 x %2").arg(one->width()).arg(one->height())});
            }
            one->hide();
        }
        QScrollArea area;
        area.resize(300, 200);
        auto* content = new QWidget;
        area.setWidget(content);
        content->resize(screen * 2);
        area.show();
        QCOMPARE(test::misfitsIn(area), QStringList{});
    }

    /// 1600 x 1000 at 200 %, the welcome page and a table after it.
    void theWindow_fitsASmallScreen() {
        closeWindow();
        const QSize screen{800, 500};
        showWindow(screen);
        QCOMPARE(m_window->size(), screen);
        QVERIFY(m_window->openLibrary(QStringLiteral("skirmish-board")));
        test::handleEvents();
        QCOMPARE(m_window->size(), screen);
        closeWindow();
    }

    /// A hidden game at 1600 x 1000 and 200 %, its panel beside the answer, in the letters of a desktop without
    /// settings of its own.
    void theHiddenGame_fitsASmallScreen_data() { testsupport::addRows("language", {"en", "de", "fr"}); }
    void theHiddenGame_fitsASmallScreen() {
        QFETCH(QString, language);
        const QFont before = QGuiApplication::font();
        QFont usual = before;
        usual.setPointSize(9);
        QApplication::setFont(usual);
        Translations translations;
        translations.use(language);
        const auto back = qScopeGuard([&] {
            closeWindow();
            translations.use(QStringLiteral("en"));
            QApplication::setFont(before);
        });
        const QSize screen{800, 500};
        closeWindow();
        showWindow(screen);
        QVERIFY(m_window->openLibrary(QStringLiteral("skirmish-board")));
        trigger("fogOfWar");
        QTRY_VERIFY_WITH_TIMEOUT(m_window->isSettled(), 20'000);
        auto& panel = child<QDockWidget>("hiddenDock");
        auto& card = child<QDockWidget>("verdictDock");
        QVERIFY(panel.isVisible() && !panel.isFloating() && card.isVisible());
        auto* pages = panel.findChild<QTabWidget*>(QStringLiteral("hiddenPages"));
        QVERIFY(pages && pages->count() == 5);
        for (int i = 0; i < pages->count(); ++i) {
            pages->setCurrentIndex(i);
            test::handleEvents();
            const QSize least = m_window->minimumSizeHint().expandedTo(m_window->minimumSize());
            const QString told = QStringLiteral("page %1: %2 x %3").arg(i + 1).arg(least.width()).arg(least.height());
            QVERIFY2(least.width() <= screen.width() && least.height() <= screen.height(), qPrintable(told));
            QCOMPARE(m_window->size(), screen);
        }
    }

    void aDialogThatIsTooLarge_scrolls_andKeepsItsButtons() {
        QDialog dialog;
        auto* layout = new QVBoxLayout{&dialog};
        for (int i = 0; i < 40; ++i) {
            layout->addWidget(new QLineEdit{QString::number(i)});
        }
        auto* buttons = new QDialogButtonBox{QDialogButtonBox::Ok};
        layout->addWidget(buttons);
        dialog.adjustSize();
        QVERIFY(dialog.height() > 600);
        fitInto(dialog, {400, 600});
        dialog.show();
        QVERIFY2(dialog.height() <= 600, qPrintable(QString::number(dialog.height())));
        auto* scroll = dialog.findChild<QScrollArea*>(QStringLiteral("dialogScroll"));
        QVERIFY(scroll);
        QTRY_VERIFY(scroll->verticalScrollBar()->maximum() > 0);
        QVERIFY(!scroll->isAncestorOf(buttons));
        QVERIFY(dialog.rect().contains(QRect{buttons->mapTo(&dialog, QPoint{}), buttons->size()}));
        // Tab reaches a field that is scrolled away.
        auto* last = dialog.findChildren<QLineEdit*>().back();
        last->setFocus();
        scroll->ensureWidgetVisible(last);
        QVERIFY(scroll->rect().contains(QRect{last->mapTo(scroll, QPoint{}), last->size()}));
    }

    void aDialogThatFits_staysAsItIs() {
        QDialog dialog;
        auto* layout = new QVBoxLayout{&dialog};
        layout->addWidget(new QLineEdit);
        dialog.resize(390, 200);
        fitInto(dialog, {400, 600});
        QCOMPARE(dialog.size(), (QSize{390, 200}));
        QVERIFY(!dialog.findChild<QScrollArea*>());
        dialog.resize(500, 200); // larger than it needs to be
        fitInto(dialog, {400, 600});
        QCOMPARE(dialog.width(), 400);
        QVERIFY(!dialog.findChild<QScrollArea*>());
    }

    void whatIsCut_isToldAsATip() {
        QComboBox box;
        box.addItem(QStringLiteral("Warhammer 40,000, tenth edition"));
        box.resize(500, box.sizeHint().height());
        QCOMPARE(cutTextAt(box, {}), QString{});
        box.resize(80, box.sizeHint().height());
        QCOMPARE(cutTextAt(box, {}), box.currentText());
        QTreeWidget list;
        list.setHeaderLabels({QStringLiteral("A long heading of a column")});
        auto* item = new QTreeWidgetItem{&list, {QStringLiteral("An entry that is longer than its column is wide")}};
        list.resize(400, 200);
        list.show();
        list.header()->setStretchLastSection(false);
        list.setColumnWidth(0, 380);
        const QPoint place = list.visualItemRect(item).center();
        QCOMPARE(cutTextAt(*list.viewport(), place), QString{});
        list.setColumnWidth(0, 60);
        QCOMPARE(cutTextAt(*list.viewport(), {20, place.y()}), item->text(0));
        QCOMPARE(cutTextAt(*list.header()->viewport(), {20, 5}), QStringLiteral("A long heading of a column"));
    }

    /// The tooltip of a place does not hide what is cut there, nor is a text told twice.
    void whatIsCut_standsAboveTheTooltipOfItsPlace() {
        ElisionTips::install();
        QTreeWidget list;
        list.setHeaderHidden(true);
        auto* item = new QTreeWidgetItem{&list, {QStringLiteral("Sight & cover, an entry longer than its column")}};
        list.resize(400, 200);
        list.show();
        list.header()->setStretchLastSection(false);
        list.setColumnWidth(0, 60);
        const QPoint place{20, list.visualItemRect(item).center().y()};
        const auto shown = [&] {
            QHelpEvent help{QEvent::ToolTip, place, list.viewport()->mapToGlobal(place)};
            QApplication::sendEvent(list.viewport(), &help);
            return QToolTip::text();
        };
        item->setToolTip(0, QStringLiteral("One line\nand another"));
        QCOMPARE(shown(), QStringLiteral("<qt><b>Sight &amp; cover, an entry longer than its column</b><br>"
                                         "One line<br>and another</qt>"));
        item->setToolTip(0, QStringLiteral("About “%1”").arg(item->text(0)));
        QCOMPARE(shown(), item->toolTip(0));
        QToolTip::hideText();
    }

    void aBoxOfNames_mayBeNarrow_andItsListIsNot() {
        NameBox box{6};
        box.addItems({QStringLiteral("Fog"), QStringLiteral("A name that is much longer than its box is wide")});
        box.setCurrentIndex(1);
        box.resize(box.minimumSizeHint());
        box.show();
        QVERIFY(box.width() < box.fontMetrics().horizontalAdvance(box.currentText()));
        QCOMPARE(cutTextAt(box, {}), box.currentText());
        box.showPopup();
        QVERIFY(box.view()->viewport()->width() >= box.view()->sizeHintForColumn(0));
        box.hidePopup();
        box.setCurrentIndex(0);
        QCOMPARE(cutTextAt(box, {}), QString{});
    }

    void anOpenBoxOfNames_isSearchedByBeginnings_thenByLaterWords() {
        NameBox box{6};
        box.addItems({QStringLiteral("Deadzone"), QStringLiteral("Dungeons & Dragons (D&D)"),
                      QStringLiteral("Star Wars: Legion"), QStringLiteral("Legions of old")});
        const auto rowFor = [&box](const QString& typed) {
            box.setCurrentIndex(0);
            box.showPopup(); // a search begins anew
            QTest::keyClicks(box.view(), typed);
            const int row = box.view()->currentIndex().row();
            box.hidePopup();
            return row;
        };
        box.show();
        QCOMPARE(rowFor(QStringLiteral("D&D")), 1);
        QCOMPARE(rowFor(QStringLiteral("dun")), 1);
        QCOMPARE(rowFor(QStringLiteral("legion")), 3); // the beginning of a name goes first
        QCOMPARE(rowFor(QStringLiteral("wars")), 2);
    }

    void aLongTagOfARuleSet_isElided_andWidensNoPanel() {
        const QString tag = QStringLiteral("obscuring where taller than five inches and dense");
        scenarios::RuleSet rules = *scenarios::shippedRuleSet(QStringLiteral("height-tags"));
        rules.blocks.back().trait = tag;
        boxIsElided(new TagBoxes, rules, QStringLiteral("tag-"), tag);
    }

    /// A state or a keyword of a rule set, as a tag of it.
    void aLongWordOfARuleSet_isElided_andWidensNoPanel() {
        scenarios::RuleSet rules = *scenarios::shippedRuleSet(QStringLiteral("kill-team-2024"));
        const QString word = QStringLiteral("concealed-behind-whatever-is-taller-than-five-inches");
        QJsonArray orders = rules.json.value(u"orders").toArray();
        QJsonObject order = orders.first().toObject();
        order[u"state"] = word;
        orders[0] = order;
        rules.json[u"orders"] = orders;
        boxIsElided(new WordBoxes{ModelWordKind::States}, rules, QStringLiteral("word-"), word);
    }

    void columns_areAsWideAsTheirTexts_andTheLastFillsTheList() {
        QTreeWidget list;
        list.setHeaderLabels({QStringLiteral("A heading longer than its texts"), QStringLiteral("Name"), QString{}});
        auto* columns = new ListColumns{list, 200};
        new QTreeWidgetItem{&list, {QStringLiteral("a"), QString{60, u'b'}, QStringLiteral("some words")}};
        list.resize(1200, 200);
        list.show();
        columns->fit();
        QVERIFY(list.columnWidth(0) >= list.header()->sectionSizeHint(0));
        // A column that is cut at its widest takes the room that is left over.
        QVERIFY(list.columnWidth(1) > list.fontMetrics().horizontalAdvance(QString{60, u'b'}));
        QCOMPARE(list.header()->length(), list.viewport()->width());
        list.resize(1400, 200);
        QTRY_COMPARE(list.header()->length(), list.viewport()->width());
        // Where there is no room it is scrolled to.
        list.resize(250, 200);
        QTRY_VERIFY(list.horizontalScrollBar()->maximum() > 0);
        QVERIFY(list.columnWidth(2) >= list.fontMetrics().horizontalAdvance(QStringLiteral("some words")));
        // Fitted again it gives up what the others lack, and stays half as wide as its widest.
        columns->fit();
        QCOMPARE(list.columnWidth(1), 100);
        QVERIFY(list.columnWidth(2) >= list.fontMetrics().horizontalAdvance(QStringLiteral("some words")));
    }

    void fieldsOfTwoForms_standInOneColumn() {
        QWidget page;
        auto* inner = new QWidget;
        auto* upper = new QFormLayout;
        auto* lower = new QFormLayout{inner};
        lower->setContentsMargins(0, 0, 0, 0);
        auto* above = new QLineEdit;
        auto* below = new QLineEdit;
        upper->addRow(QStringLiteral("Short"), above);
        lower->addRow(QStringLiteral("Longer"), below);
        auto* layout = new QVBoxLayout{&page};
        layout->addLayout(upper);
        layout->addWidget(inner);
        new LabelColumn{page, {upper, lower}};
        page.show();
        const auto leftOf = [&page](const QWidget* field) { return field->mapTo(&page, QPoint{}).x(); };
        QTRY_COMPARE(leftOf(above), leftOf(below));
        // Also when a name changes, as with the language.
        const int before = leftOf(below);
        qobject_cast<QLabel*>(lower->labelForField(below))->setText(QStringLiteral("A name that is much longer"));
        QTRY_VERIFY(leftOf(below) > before);
        QTRY_COMPARE(leftOf(above), leftOf(below));
    }

    /// The letter of a shortcut is drawn without kerning: "Ta" is narrower in one than in two.
    void labelsOfFields_haveRoomForTheirUnderlinedLetter() {
        MnemonicRoom::install();
        QWidget page;
        auto* form = new QFormLayout{&page};
        auto* field = new QLineEdit;
        form->addRow(QStringLiteral("&Table"), field);
        QFont font = page.font();
        font.setPointSize(40);
        page.setFont(font);
        page.show();
        const auto* label = qobject_cast<QLabel*>(form->labelForField(field));
        const QFontMetrics metrics = label->fontMetrics();
        const int apart = metrics.horizontalAdvance(u'T') + metrics.horizontalAdvance(QStringLiteral("able"));
        QVERIFY(apart > metrics.horizontalAdvance(QStringLiteral("Table")));
        // The text is drawn within the contents, and cut at their right edge.
        QTRY_VERIFY2(label->contentsRect().width() >= apart,
                     qPrintable(QString::number(label->contentsRect().width())));
    }

    /// Two that set the least width of a label agree; otherwise the window is laid out without end.
    void labelsOfAnAlignedColumn_comeToRest() {
        MnemonicRoom::install();
        QWidget page;
        auto* form = new QFormLayout{&page};
        form->addRow(QStringLiteral("&Table"), new QLineEdit);
        form->addRow(QStringLiteral("Tabl&e"), new QLineEdit);
        QFont font = page.font();
        font.setPointSize(40);
        page.setFont(font);
        new LabelColumn{page, {form}};
        page.show();
        QVERIFY(QTest::qWaitForWindowExposed(&page));
        EventCounter requests{QEvent::LayoutRequest};
        page.installEventFilter(&requests);
        QTRY_VERIFY(requests.countOfATurn() == 0);
        for (int turn = 0; turn < 20; ++turn) {
            QCOMPARE(requests.countOfATurn(), 0);
        }
    }

    void labelsOfSeveralLines_areAsWideAsTheWidestLine() {
        MnemonicRoom::install();
        QWidget page;
        auto* form = new QFormLayout{&page};
        auto* field = new QLineEdit;
        form->addRow(QStringLiteral("One &unit a line.\nA base can be a diameter."), field);
        page.show();
        QVERIFY(QTest::qWaitForWindowExposed(&page));
        const QWidget* label = form->labelForField(field);
        const QFontMetrics metrics = label->fontMetrics();
        QVERIFY(label->minimumWidth() > 0);
        QVERIFY2(label->minimumWidth() < metrics.horizontalAdvance(QStringLiteral("One unit a line.A base can be")),
                 qPrintable(QString::number(label->minimumWidth())));
    }

    void wrappedColumns_fillTheList() {
        const QStringList heads{QStringLiteral("One"), QStringLiteral("Two")};
        QTreeWidget list;
        list.setColumnCount(2);
        list.header()->setStretchLastSection(false);
        auto* item = new QTreeWidgetItem{&list, {QStringLiteral("several words in a row"), QStringLiteral("b")}};
        list.resize(500, 200);
        list.show();
        wrapColumns(list, heads, 300);
        QCOMPARE(list.header()->length(), list.viewport()->width());
        QVERIFY(!item->data(0, Qt::SizeHintRole).isValid());
        list.resize(list.columnWidth(0), 200);
        QCoreApplication::processEvents();
        wrapColumns(list, heads, 300);
        QVERIFY(item->data(0, Qt::SizeHintRole).toSize().height() > list.fontMetrics().height());
    }

    /// The scroll bar of rows that came last takes its room from columns that are cut anyway.
    void columnsOfManyRows_haveRoomBesideTheScrollBar() {
        QTreeWidget list;
        list.setColumnCount(3);
        list.resize(400, 200);
        list.show();
        QVERIFY(QTest::qWaitForWindowExposed(&list));
        ListColumns columns{list, 300};
        for (int i = 0; i < 100; ++i) {
            new QTreeWidgetItem{
                &list,
                {QStringLiteral("one"), QStringLiteral("a long sentence ").repeated(9), QStringLiteral("the last")}};
        }
        columns.fit();
        QCoreApplication::processEvents();
        QVERIFY(list.verticalScrollBar()->isVisible());
        QCOMPARE(list.header()->length(), list.viewport()->width());
    }

    void aPanel_isAsWideAsItsContentBecomes() {
        auto* content = new QWidget;
        auto* layout = new QVBoxLayout{content};
        auto* label = new QLabel{QStringLiteral("short")};
        layout->addWidget(label);
        PanelScroll panel{content};
        panel.show();
        const int before = panel.minimumWidth();
        label->setText(QStringLiteral("a sentence that does not wrap and comes later"));
        QTRY_VERIFY(panel.minimumWidth() > before);
        QVERIFY(panel.minimumWidth() >=
                content->minimumSizeHint().width() + panel.verticalScrollBar()->sizeHint().width());
    }

    void aPanel_isAsHighAsWhatWrapsInIt() {
        auto* content = new QWidget;
        auto* layout = new QVBoxLayout{content};
        auto* label =
            new QLabel{QStringLiteral("A sentence that takes several lines where a panel is as narrow as this")};
        label->setWordWrap(true);
        layout->addWidget(label);
        auto* list = new QTreeWidget;
        list->setFixedHeight(90);
        layout->addWidget(list);
        PanelScroll panel{content};
        panel.resize(panel.minimumWidth() + 20, 60);
        panel.show();
        QTRY_COMPARE(label->height(), label->heightForWidth(label->width()));
        QVERIFY(content->rect().contains(list->geometry()));
        QCOMPARE(test::misfitsIn(*content).join(u'\n'), QString{});
        label->setText(label->text() + u' ' + label->text());
        QTRY_COMPARE(label->height(), label->heightForWidth(label->width()));
        QVERIFY(content->rect().contains(list->geometry()));
    }

    void theStatusBar_neverCutsASentence() {
        openWindow({1024, 640});
        auto* hint = find<StatusHint>();
        auto* bar = find<MessageBar>();
        auto* time = find<QLabel>("statusTime");
        hint->setText(QStringLiteral("Short."));
        QTRY_VERIFY(!time->isHidden());
        QVERIFY(bar->isHidden());
        QVERIFY(hint->neededWidth() <= hint->width());
        // What stands beside it makes room first.
        QString longer = QStringLiteral("Drag");
        while (hint->fontMetrics().horizontalAdvance(longer) < 520) {
            longer += QStringLiteral(" further");
        }
        hint->setText(longer);
        QTRY_VERIFY(time->isHidden());
        QTRY_VERIFY(hint->neededWidth() <= hint->width());
        QVERIFY(bar->isHidden());
        // Longer than the window: on two lines.
        hint->setText(longer + u' ' + longer);
        const auto isOnTwoLines = [&] {
            return hint->isWhole() && hint->height() >= 2 * hint->fontMetrics().lineSpacing();
        };
        QTRY_VERIFY(isOnTwoLines());
        QVERIFY(bar->isHidden());
        // Longer than two lines: to the message bar.
        const QString longest = longer + u' ' + longer + u' ' + longer + u' ' + longer;
        hint->setText(longest);
        QTRY_VERIFY(!bar->isHidden());
        QCOMPARE(bar->sentence(), longest);
        hint->setText(QStringLiteral("Short."));
        QTRY_VERIFY(bar->isHidden());
        // Where another message stands, the sentence waits until that is closed, and what the user closes stays closed.
        m_window->showProblem(QStringLiteral("Another message."), {});
        hint->setText(longest);
        QTRY_VERIFY(hint->neededWidth() > hint->width() && time->isHidden());
        QCOMPARE(bar->sentence(), QStringLiteral("Another message."));
        bar->dismiss();
        QTRY_COMPARE(bar->sentence(), longest);
        QVERIFY(!bar->isHidden());
        bar->dismiss();
        QCoreApplication::processEvents();
        QVERIFY(bar->isHidden());
    }

    /// A click that follows a look must meet what was looked at: messages, sentences and properties leave the table.
    void theTable_staysWhereItIs_whateverIsToldAroundIt() {
        openWindow({1500, 950});
        const auto* view = m_window->findChild<TableView*>();
        for (const scenarios::RuleSet& rules : scenarios::shippedRuleSets()) {
            scenarios::Scenario table = test::smallTable();
            table.rules = rules.id;
            m_window->document().newScenario(table);
            m_window->state().setSelection({});
            QCoreApplication::processEvents();
            const auto place = [&] { return QRect{view->mapTo(m_window.get(), QPoint{}), view->size()}; };
            const QRect before = place();
            find<StatusHint>()->setText(QStringLiteral("Drag further ").repeated(20));
            m_window->showProblem(QStringLiteral("A message."), {});
            QCoreApplication::processEvents();
            QCOMPARE(place(), before);
            const auto select = [&](const scenarios::AnyId& id) {
                m_window->state().setSelection({id});
                QCoreApplication::processEvents();
                return place() == before;
            };
            QVERIFY2(std::ranges::all_of(table.models, select, &scenarios::Model::id), qPrintable(rules.id));
            QVERIFY2(std::ranges::all_of(table.terrain, select, &scenarios::Piece::id), qPrintable(rules.id));
            find<MessageBar>()->dismiss();
        }
    }

    /// A tip of a command is read whole, or not at all; what stands beside it makes room, and comes back.
    void theTipOfACommand_isNeverCut() {
        openWindow({1024, 640});
        auto* hint = find<StatusHint>();
        auto* time = find<QLabel>("statusTime");
        const auto isPainted = [&] {
            const QImage image = hint->grab().toImage();
            for (int x = 0; x < image.width(); ++x) {
                for (int y = 0; y < image.height(); ++y) {
                    if (image.pixel(x, y) != image.pixel(0, 0)) {
                        return true;
                    }
                }
            }
            return false;
        };
        const auto tip = [&](const QString& text) {
            QStatusTipEvent event{text};
            QCoreApplication::sendEvent(m_window.get(), &event);
        };
        hint->setText(QStringLiteral("Short."));
        QTRY_VERIFY(!time->isHidden());
        QString longer = QStringLiteral("Draws");
        while (hint->fontMetrics().horizontalAdvance(longer) < 520) {
            longer += QStringLiteral(" lines");
        }
        const int height = hint->height();
        tip(longer);
        QTRY_VERIFY(time->isHidden() && hint->isWhole() && isPainted());
        QCOMPARE(hint->text(), QStringLiteral("Short."));
        tip(longer + u' ' + longer);
        QTRY_VERIFY(!hint->isWhole() && !isPainted());
        QCOMPARE(hint->height(), height);
        QVERIFY(find<MessageBar>()->isHidden());
        QVERIFY(m_window->statusBar()->currentMessage().isEmpty());
        tip({});
        QTRY_VERIFY(!time->isHidden() && hint->isWhole() && isPainted());
    }

    /// At one width of the window it nearly fits; it is not said twice.
    void aSentenceInTheMessageBar_isNotInTheStatusBarToo() {
        openWindow({1024, 640});
        auto* hint = find<StatusHint>();
        auto* bar = find<MessageBar>();
        const auto paintedPixels = [&] {
            const QImage image = hint->grab().toImage();
            int count = 0;
            for (int x = 0; x < image.width(); ++x) {
                for (int y = 0; y < image.height(); ++y) {
                    count += image.pixel(x, y) != image.pixel(0, 0) ? 1 : 0;
                }
            }
            return count;
        };
        QString sentence = QStringLiteral("Drag");
        while (bar->isHidden()) {
            QVERIFY(hint->fontMetrics().horizontalAdvance(sentence) < 2000);
            hint->setText(sentence += QStringLiteral(" i"));
            // Two rounds: the sentence asks for room when it is painted, and the window answers later.
            hint->grab();
            QCoreApplication::processEvents();
            hint->grab();
            QCoreApplication::processEvents();
            QTRY_VERIFY((paintedPixels() > 0) == bar->isHidden());
        }
        QCOMPARE(bar->sentence(), sentence);
        bar->dismiss();
    }

    /// What each tool says when it is taken, in each language, stands whole in the status bar or in the message bar.
    void theHintOfEveryTool_isReadWhole_data() {
        testsupport::addColumns<QString, int>("language", "width");
        for (const char* language : {"en", "de", "fr"}) {
            for (const int width : {800, 1024}) {
                QTest::addRow("%s at %d", language, width) << QString::fromLatin1(language) << width;
            }
        }
    }
    void theHintOfEveryTool_isReadWhole() {
        auto [language, width] = testsupport::fetch<QString, int>("language", "width");
        Translations translations;
        translations.use(language);
        openWindow({width, 640});
        auto* hint = find<StatusHint>();
        auto* bar = find<MessageBar>();
        int tools = 0;
        for (QAction* action : actions().all()) {
            if (!action->objectName().endsWith(QStringLiteral("Tool")) || !action->isEnabled() ||
                !action->isCheckable()) {
                continue;
            }
            action->trigger();
            QCoreApplication::processEvents();
            const auto isWhole = [&] {
                return hint->isWhole() || (!bar->isHidden() && bar->sentence() == hint->text());
            };
            QTRY_VERIFY2(isWhole(), qPrintable(action->objectName() + QStringLiteral(": ") + hint->text()));
            ++tools;
        }
        QVERIFY2(tools >= 12, qPrintable(QString::number(tools)));
        closeWindow();
        translations.use(QStringLiteral("en"));
    }

    void messagesOfAModalDialog_appearInIt() {
        openWindow({1024, 640});
        auto* bar = find<MessageBar>();
        QDialog dialog{m_window.get()};
        auto* layout = new QVBoxLayout{&dialog};
        layout->addWidget(new QLineEdit);
        dialog.open();
        QTRY_COMPARE(QApplication::activeModalWidget(), &dialog);
        m_window->showProblem(QStringLiteral("The settings cannot be written."), {});
        QVERIFY(bar->isHidden());
        auto* inside = dialog.findChild<MessageBar*>();
        QVERIFY(inside && inside->isVisible());
        QCOMPARE(inside->sentence(), QStringLiteral("The settings cannot be written."));
        dialog.close();
        m_window->showProblem(QStringLiteral("Another sentence."), {});
        QVERIFY(!bar->isHidden());
    }

    /// The names of the tools go before the box of rules.
    void inANarrowWindow_theRulesStayOnTheToolbar_data() {
        testsupport::addColumns<QString, int>("language", "width");
        for (const char* language : {"en", "de", "fr"}) {
            for (const int width : {800, 1024, 1440}) { // the first as 1600 pixels at 200 %
                QTest::addRow("%s at %d", language, width) << QString::fromLatin1(language) << width;
            }
        }
    }
    void inANarrowWindow_theRulesStayOnTheToolbar() {
        auto [language, width] = testsupport::fetch<QString, int>("language", "width");
        Translations translations;
        translations.use(language);
        const auto back = qScopeGuard([&] {
            closeWindow();
            translations.use(QStringLiteral("en"));
        });
        openWindow({width, 640});
        auto* bar = find<QToolBar>("toolbar");
        auto* rules = find<QWidget>("ruleSets");
        QTRY_VERIFY(rules->isVisible());
        QTRY_VERIFY(bar->rect().contains(QRect{rules->mapTo(bar, QPoint{}), rules->size()}));
    }

    /// Tools show their names again once there is room, and those that stand by their icon alone stay icons.
    void theToolbar_goesBackToItsNames_whenTheWindowGrows() {
        openWindow({1600, 900});
        const auto* bar = find<QToolBar>("toolbar");
        const auto styles = [bar] {
            QMap<QString, Qt::ToolButtonStyle> found;
            for (QAction* action : bar->actions()) {
                if (const auto* button = qobject_cast<QToolButton*>(bar->widgetForAction(action));
                    button && button->defaultAction()) {
                    found[button->defaultAction()->objectName()] = button->toolButtonStyle();
                }
            }
            return found;
        };
        const auto wide = styles();
        QCOMPARE(wide[QStringLiteral("selectTool")], Qt::ToolButtonTextBesideIcon);
        QCOMPARE(wide[QStringLiteral("undo")], Qt::ToolButtonIconOnly);
        const int needed = bar->sizeHint().width();

        m_window->resize(700, 900);
        QTRY_COMPARE(styles()[QStringLiteral("selectTool")], Qt::ToolButtonIconOnly);
        for (const Qt::ToolButtonStyle style : styles()) {
            QCOMPARE(style, Qt::ToolButtonIconOnly);
        }
        m_window->resize(1600, 900);
        QTRY_COMPARE(styles(), wide);
        QCOMPARE(bar->sizeHint().width(), needed);
    }

    /// A theme is colors: what fits in one fits in each, in every language and at every scale.
    void noTheme_changesASize() {
        openWindow({1600, 1000});
        for (auto* dock : m_window->findChildren<QDockWidget*>()) {
            dock->show();
        }
        test::handleEvents();
        const QPalette before = QApplication::palette();
        const auto back = qScopeGuard([&] { QApplication::setPalette(before); });
        const QList<QWidget*> all = m_window->findChildren<QWidget*>();
        const QList<QPointer<QWidget>> widgets{all.begin(), all.end()};
        struct Measures {
            QSize hint;
            QSize least;
            QFont font;
            QRect place;
            bool operator==(const Measures&) const = default;
        };
        const auto measured = [&] {
            test::handleEvents();
            QList<Measures> found;
            for (const auto& widget : widgets) {
                found << (widget ? Measures{widget->sizeHint(), widget->minimumSizeHint(), widget->font(),
                                            widget->geometry()}
                                 : Measures{});
            }
            return found;
        };
        const QList<Measures> usual = measured();
        QVERIFY(usual.size() > 1000);
        const auto expectSame = [&](const char* theme) {
            const QList<Measures> now = measured();
            for (int i = 0; i < widgets.size(); ++i) {
                const QWidget* widget = widgets[i];
                const QString name = !widget ? QString{}
                                             : QString::fromLatin1(widget->metaObject()->className()) + u' ' +
                                                   widget->objectName() + u' ' + QLatin1String{theme};
                QVERIFY2(widget && now[i] == usual[i], qPrintable(name));
            }
        };
        for (const ThemeChoice theme : {ThemeChoice::Light, ThemeChoice::Dark, ThemeChoice::Print}) {
            m_settings->setTheme(theme);
            expectSame(theme == ThemeChoice::Light ? "light" : theme == ThemeChoice::Dark ? "dark" : "print");
        }
        m_settings->setTheme(ThemeChoice::System);
        QPalette black{Qt::white, Qt::black, Qt::white, Qt::white, Qt::white,
                       Qt::white, Qt::white, Qt::black, Qt::black};
        black.setColor(QPalette::Highlight, Qt::yellow);
        QApplication::setPalette(black);
        expectSame("high contrast");
    }

    void theOverflowArrow_hasTheColorOfTheText() {
        openWindow({1024, 640});
        auto* bar = find<QToolBar>("toolbar");
        auto* arrow = bar->findChild<QToolButton*>(QStringLiteral("qt_toolbar_ext_button"));
        QVERIFY(arrow);
        for (const ThemeChoice theme : {ThemeChoice::Light, ThemeChoice::Dark, ThemeChoice::Print}) {
            m_settings->setTheme(theme);
            const QColor text = QApplication::palette().color(QPalette::WindowText);
            const QImage picture = arrow->icon().pixmap({24, 24}).toImage();
            bool found = false;
            for (int y = 0; y < picture.height(); ++y) {
                for (int x = 0; x < picture.width(); ++x) {
                    const QColor ink = picture.pixelColor(x, y);
                    found = found || (ink.alpha() > 200 && std::abs(ink.lightness() - text.lightness()) < 60);
                }
            }
            QVERIFY(found);
        }
        m_settings->setTheme(ThemeChoice::System);
    }

    /// In high contrast the window is black and its text white: the arrow is drawn light on it.
    void theOverflowArrow_isSeenInHighContrast() {
        openWindow({1024, 640});
        auto* bar = find<QToolBar>("toolbar");
        auto* arrow = bar->findChild<QToolButton*>(QStringLiteral("qt_toolbar_ext_button"));
        QVERIFY(arrow);
        const QPalette before = QApplication::palette();
        const auto back = qScopeGuard([&] { QApplication::setPalette(before); });
        QPalette black{Qt::black};
        for (const auto role : {QPalette::WindowText, QPalette::ButtonText, QPalette::Text}) {
            black.setColor(role, Qt::white);
        }
        black.setColor(QPalette::Base, Qt::black);
        QApplication::setPalette(black);
        QCoreApplication::processEvents();
        arrow->resize(32, 32);
        arrow->show(); // as where the bar is too narrow for its tools
        const QImage image = arrow->grab().toImage();
        // Inside of a frame, which is no arrow.
        const QImage inside = image.copy(image.rect().adjusted(4, 4, -4, -4));
        int light = 0;
        int dark = 0;
        for (int y = 0; y < inside.height(); ++y) {
            for (int x = 0; x < inside.width(); ++x) {
                const int lightness = inside.pixelColor(x, y).lightness();
                light += lightness > 170 ? 1 : 0;
                dark += lightness < 85 ? 1 : 0;
            }
        }
        QVERIFY2(light >= 5, qPrintable(QString::number(light)));
        QVERIFY2(dark > light, qPrintable(QString::number(dark)));
    }
};

QTEST_MAIN(TestFit)
#include "tst_fit.moc"
