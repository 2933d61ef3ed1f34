#include "app/desktop/import/import_dialog.h"

#include "app/desktop/base/named.h"
#include "app/desktop/settings/settings.h"
#include "app/desktop/widgets/box_layouts.h"
#include "app/desktop/widgets/dialog_buttons.h"
#include "app/desktop/widgets/file_questions.h"
#include "app/desktop/widgets/list_columns.h"
#include "app/desktop/widgets/table_preview.h"
#include "app/shared/text/import_sentences.h"
#include "app/shared/text/import_text.h"
#include "app/shared/text/number_text.h"
#include "app/shared/text/vision_text.h"
#include "scenarios/catalogs/named_bases_file.h"
#include "scenarios/formats/common/joined_table.h"
#include "scenarios/formats/common/summary.h"
#include "scenarios/formats/footprint_table.h"
#include "scenarios/formats/registry.h"
#include "scenarios/formats/rosters/roster_format.h"
#include "scenarios/formats/rosters/roster_reserves.h"

#include <QCheckBox>
#include <QClipboard>
#include <QComboBox>
#include <QDoubleSpinBox>
#include <QFileInfo>
#include <QFormLayout>
#include <QGroupBox>
#include <QGuiApplication>
#include <QHeaderView>
#include <QLabel>
#include <QProgressBar>
#include <QPushButton>
#include <QScrollArea>
#include <QSignalBlocker>
#include <QTreeWidget>
#include <QVBoxLayout>

#include <memory>

namespace sightline::app {

namespace formats = scenarios::formats;
using About = formats::ImportQuestion::About;

namespace {

constexpr int kReadAgainMilliseconds = 350;
constexpr int kProgressSteps = 1000;
constexpr double kUsualWidth = 60.0; ///< inches
constexpr int kWidestLocation = 110; ///< pixels, unless the user makes the column wider

/// The user's own table of footprints, and the one that was chosen. One that cannot be read is told in the report, as
/// one that is none.
std::vector<formats::ImportFile> footprintTables(const QString& chosen) {
    std::vector<formats::ImportFile> tables;
    for (const QString& path : {chosen, formats::userFootprintFile()}) {
        if (path == chosen ? !path.isEmpty() : QFileInfo::exists(path)) {
            const auto file = formats::ImportFile::open(path);
            tables.push_back(file ? *file : formats::ImportFile{{}, path});
        }
    }
    return tables;
}

QDoubleSpinBox* inchBox(const char* name, double value, double least, double most, const QString& spoken) {
    auto* box = named(name, new QDoubleSpinBox);
    box->setRange(least, most);
    box->setDecimals(4);
    box->setSuffix(ImportDialog::tr(" in"));
    box->setValue(value);
    box->setKeyboardTracking(false);
    box->setAccessibleName(spoken);
    return box;
}

/// Files whose models get their bases from tables: what is wrong with the user's own belongs into their report.
bool usesBases(const QString& format) {
    return format == QLatin1String{formats::kRosterFormat} || format == QLatin1String("tts");
}

bool stands(const scenarios::Scenario& table) {
    return !table.terrain.empty() || !table.models.empty() || !table.zones.empty() || !table.objectives.empty();
}

} // namespace

ImportDialog::ImportDialog(Source source, scenarios::Scenario table, Settings& settings, QWidget* parent)
    : QDialog{parent}, m_source{std::move(source)}, m_table{std::move(table)}, m_settings{settings} {
    setWindowTitle(m_source.text ? tr("Paste army list") : tr("Import “%1”").arg(fileName()));
    makeLayout();
    connect(&m_run, &LatestTask::progressed, this, [this](int done, int all) {
        m_progress->setRange(0, all);
        m_progress->setValue(done);
    });
    read();
}

QString ImportDialog::fileName() const { return QFileInfo{m_source.path}.fileName(); }

bool ImportDialog::isArmy() const { return m_import && m_import->format == QLatin1String{formats::kRosterFormat}; }

void ImportDialog::makeLayout() {
    m_format = named("importFormat", new QComboBox);
    m_format->addItem(tr("Detect automatically"), QString{});
    for (const auto& format : formats::allFormats()) {
        if (format.read) {
            m_format->addItem(formatName(format), format.id);
        }
    }
    m_format->setCurrentIndex(std::max(0, m_format->findData(m_source.format)));
    m_looks = named("importLooks", new QLabel);
    m_looks->setWordWrap(true);
    m_cell = inchBox("importCell", m_settings.importCellInches(), 0.01, 1000, tr("Side length of a cell"));
    m_unit = inchBox("importUnit", 1.0, 0.0001, 1000, tr("Length of one unit of the drawing"));
    m_width = inchBox("importWidth", kUsualWidth, 0.1, 10'000, tr("Width of the table"));
    m_padding = named("importPadding", new QComboBox);
    m_padding->addItem(tr("Fit the walls"));
    m_padding->addItem(tr("Include"));
    m_padding->addItem(tr("Ignore"));
    m_entry = named("importEntry", new QComboBox);
    m_tokens = named("importTokens", new QCheckBox{tr("Turn &tokens and figures into models")});
    m_footprints = makeFootprints();
    m_player = named("importPlayer", new QComboBox);
    for (const auto& player : m_table.players) {
        m_player->addItem(playerName(player), player.id.value);
    }
    m_player->addItem(tr("Nobody"), QString{});
    m_position = named("importPlace", new QComboBox);
    m_position->addItem(tr("Replace this table"));
    m_position->addItem(tr("Add to this table"));
    m_position->setToolTip(tr("Either way, the import is one step that Undo reverts"));

    m_form = new QFormLayout;
    m_form->addRow(tr("&Read as"), m_format);
    m_form->addRow(m_looks);
    m_form->addRow(m_tokens);
    m_form->addRow(tr("Foot&prints"), m_footprints);
    m_form->addRow(tr("&Destination"), m_position);
    makeQuestions();
    m_comes = named("importComes", new QLabel);
    m_comes->setWordWrap(true);
    m_preview = named("importPreview", new TablePreview);
    m_report = named("importReport", new QTreeWidget);
    m_report->setAccessibleName(tr("Import report"));
    m_report->setHeaderLabels({tr("Result"), tr("Details"), tr("Location")});
    m_report->setRootIsDecorated(false);
    m_report->setWordWrap(true);
    m_report->setUniformRowHeights(false);
    m_report->setVerticalScrollMode(QAbstractItemView::ScrollPerPixel); // a row may be higher than a low list
    m_report->header()->setStretchLastSection(false);
    m_report->header()->setSectionResizeMode(0, QHeaderView::ResizeToContents);
    m_report->header()->setSectionResizeMode(1, QHeaderView::Stretch);
    m_report->header()->setSectionResizeMode(2, QHeaderView::Interactive);
    // Sentences wrap; their rows have to be measured anew when their column has found its width.
    connect(m_report->header(), &QHeaderView::sectionResized, m_report, [this](int section) {
        if (section == 1) {
            QMetaObject::invokeMethod(this, &ImportDialog::fitRows, Qt::QueuedConnection);
        }
    });
    m_counts = named("importCounts", new QLabel);
    m_message = named("importMessage", new QLabel);
    m_message->setTextFormat(Qt::PlainText);
    m_message->setWordWrap(true);
    m_message->setTextInteractionFlags(Qt::TextSelectableByMouse | Qt::TextSelectableByKeyboard);
    m_message->hide();
    m_progress = named("importProgress", new QProgressBar);
    auto* buttons = dialogButtons(*this, QDialogButtonBox::Cancel);
    m_take = named("importTake", buttons->addButton(tr("&Import"), QDialogButtonBox::AcceptRole));
    m_copy = named("importCopy", buttons->addButton(tr("Copy &report"), QDialogButtonBox::ActionRole));
    connect(m_copy, &QPushButton::clicked, this, &ImportDialog::copyReport);

    columnOf({{app::rowOf({{columnOf({{m_preview, 1}, m_comes, m_form}), 2},
                           {columnOf({m_questions, m_counts, m_message, {m_report, 1}}), 3}}),
               1},
              m_progress,
              buttons},
             this);
    resize(1040, 600);

    connect(m_format, &QComboBox::activated, this, &ImportDialog::readLater);
    connect(m_padding, &QComboBox::activated, this, [this] {
        m_paddingAnswered = true;
        readLater();
    });
    connect(m_entry, &QComboBox::activated, this, [this] {
        m_entryAnswered = true;
        readLater();
    });
    connect(m_tokens, &QCheckBox::toggled, this, &ImportDialog::readLater);
    connect(m_position, &QComboBox::activated, this, &ImportDialog::showPreview);
    connect(m_player, &QComboBox::activated, this, [this] {
        m_playerAnswered = true;
        markAnswers();
        showPreview();
    });
    const auto answers = [this](QDoubleSpinBox* box, bool& answered) {
        connect(box, &QDoubleSpinBox::valueChanged, this, [this, &answered] {
            answered = true;
            m_isRemembered = false;
            readLater();
        });
    };
    answers(m_cell, m_cellAnswered);
    answers(m_unit, m_unitAnswered);
    answers(m_width, m_widthAnswered);
    showQuestions({});
}

void ImportDialog::makeQuestions() {
    m_questions = named("importQuestions", new QGroupBox{tr("Open questions")});
    m_questionForm = new QFormLayout;
    m_questionForm->setRowWrapPolicy(QFormLayout::WrapLongRows);
    auto* hint = new QLabel{
        tr("The file does not specify these. Values marked “guess” are guesses: correct them where needed.")};
    hint->setWordWrap(true);
    m_questionForm->addRow(hint);
    addQuestion(tr("One &cell is"), m_cell);
    addQuestion(tr("One &unit is"), m_unit);
    addQuestion(tr("Table &width"), m_width);
    addQuestion(tr("&Margin of the scene"), m_padding);
    addQuestion(tr("&Entry"), m_entry);
    addQuestion(tr("&Army of"), m_player);
    auto* rows = new QWidget;
    rows->setLayout(m_questionForm);
    auto* area = named("importQuestionRows", new QScrollArea);
    area->setWidgetResizable(true);
    area->setFrameShape(QFrame::NoFrame);
    area->setFocusPolicy(Qt::NoFocus);
    area->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    area->setWidget(rows);
    auto* layout = new QVBoxLayout{m_questions};
    layout->setContentsMargins(0, 0, 0, 0);
    layout->addWidget(area);
    guessPlayer();
}

QWidget* ImportDialog::addQuestion(const QString& label, QWidget* field) {
    auto* row = new QWidget;
    auto* mark = new QLabel;
    mark->setObjectName(field->objectName() + QStringLiteral("Mark"));
    QFont slanted = mark->font();
    slanted.setItalic(true);
    mark->setFont(slanted);
    auto* layout = app::rowOf({{field, 1}, mark}, row);
    layout->setContentsMargins({});
    row->setFocusProxy(field);
    m_questionForm->addRow(label, row);
    if (auto* buddy = qobject_cast<QLabel*>(m_questionForm->labelForField(row))) {
        buddy->setBuddy(field);
    }
    m_asked.push_back({field, row, mark});
    return row;
}

/// The player who has no models yet, else the first one.
void ImportDialog::guessPlayer() {
    const auto hasModels = [this](const scenarios::Player& player) {
        const auto isTheirs = [&](const scenarios::Model& model) { return model.player == player.id; };
        return std::ranges::any_of(m_table.models, isTheirs) || std::ranges::any_of(m_table.reserves, isTheirs);
    };
    const auto free = std::ranges::find_if_not(m_table.players, hasModels);
    m_player->setCurrentIndex(free == m_table.players.end() ? 0 : static_cast<int>(free - m_table.players.begin()));
}

void ImportDialog::showBaseQuestion(const formats::ImportQuestion& question) {
    const auto known = std::ranges::find_if(
        m_bases, [&](const BaseField& field) { return field.question.subject == question.subject; });
    if (known != m_bases.end()) {
        m_questionForm->setRowVisible(known->row, true);
        return;
    }
    auto* box = named("importBase", new QComboBox);
    for (const QString& choice : question.choices) {
        box->addItem(baseText(*scenarios::baseFromText(choice)->base), choice);
    }
    box->setCurrentIndex(std::max(0, box->findData(question.suggestion)));
    box->setAccessibleName(importQuestion(question));
    box->setToolTip(tr("%1 Your choice is remembered for this name").arg(importQuestion(question)));
    QString name = question.subject;
    QWidget* row = addQuestion(tr("Base of %1").arg(name.replace(u'&', QLatin1String("&&"))), box);
    m_bases.push_back({question, box, row, false});
    connect(box, &QComboBox::activated, this, [this, box] {
        std::ranges::find(m_bases, box, &BaseField::box)->isAnswered = true;
        markAnswers();
        readLater();
    });
}

void ImportDialog::markAnswers() {
    const auto isAnswered = [this](const QWidget* field) {
        const auto base = std::ranges::find_if(m_bases, [&](const BaseField& each) { return each.box == field; });
        return base != m_bases.end() ? base->isAnswered
               : field == m_cell     ? m_cellAnswered || m_settings.hasImportCellInches()
               : field == m_unit     ? m_unitAnswered
               : field == m_width    ? m_widthAnswered
               : field == m_padding  ? m_paddingAnswered
               : field == m_entry    ? m_entryAnswered
                                     : m_playerAnswered;
    };
    bool isAnyShown = false;
    for (const Question& question : m_asked) {
        const bool isOfLastTime = (question.field == m_cell && !m_cellAnswered) ||
                                  (m_isRemembered && (question.field == m_unit || question.field == m_width));
        question.mark->setText(!isAnswered(question.field) ? tr("guess")
                               : isOfLastTime              ? tr("as last time")
                                                           : tr("your answer"));
        isAnyShown = isAnyShown || m_questionForm->isRowVisible(question.row);
    }
    m_questions->setVisible(isAnyShown);
    // As high as its rows, up to a third of the window.
    const int rows = m_questionForm->parentWidget()->sizeHint().height();
    m_questions->setFixedHeight(std::min(rows, std::max(height() / 2, fontMetrics().height() * 8)) +
                                m_questions->sizeHint().height() -
                                m_questions->findChild<QScrollArea*>()->sizeHint().height());
}

std::vector<scenarios::NamedBaseRow> ImportDialog::chosenBases() const {
    std::vector<scenarios::NamedBaseRow> rows;
    for (const BaseField& field : m_bases) {
        auto row =
            field.isAnswered && isArmy() ? scenarios::baseFromText(field.box->currentData().toString()) : std::nullopt;
        if (row) {
            row->model = field.question.subject;
            row->unit = field.question.unit;
            rows.push_back(std::move(*row));
        }
    }
    return rows;
}

QWidget* ImportDialog::makeFootprints() {
    auto* row = new QWidget;
    m_footprintFile = named("importFootprintFile", new QLabel{QFileInfo{m_settings.importFootprints()}.fileName()});
    m_footprintFile->setTextFormat(Qt::PlainText);
    auto* choose = named("importFootprints", new QPushButton{tr("Choose…")});
    choose->setAccessibleName(tr("Choose a table of footprints"));
    choose->setToolTip(tr("A save file names its objects but has no footprints. Your own table can give footprints by "
                          "name; see the help page about files"));
    connect(choose, &QPushButton::clicked, this, [this] {
        const QString path = fileToOpen(this, tr("A table of footprints"), QFileInfo{m_source.path}.absolutePath(),
                                        tr("Tables of footprints (*.json)"));
        if (!path.isEmpty()) {
            useFootprints(path);
        }
    });
    auto* layout = app::rowOf({{m_footprintFile, 1}, choose}, row);
    layout->setContentsMargins({});
    row->setFocusProxy(choose);
    return row;
}

void ImportDialog::useFootprints(const QString& path) {
    m_settings.setImportFootprints(path);
    m_footprintFile->setText(QFileInfo{path}.fileName());
    readLater();
}

/// What was said of an earlier drawing that did not tell its scale counts for this one, and stands in its field. True
/// if that is news.
bool ImportDialog::takesRemembered(const std::vector<formats::ImportQuestion>& questions) {
    const auto takes = [this](QDoubleSpinBox* box, double remembered, bool& answered) {
        if (answered || remembered <= 0.0) {
            return false;
        }
        const QSignalBlocker silent{box};
        box->setValue(remembered);
        answered = true;
        m_isRemembered = true;
        return true;
    };
    bool isNews = false;
    for (const auto& question : questions) {
        if (question.code == QLatin1String("drawing-unit")) {
            isNews = takes(m_unit, m_settings.importUnitInches(), m_unitAnswered) || isNews;
        } else if (question.code == QLatin1String("drawing-width")) {
            isNews = takes(m_width, m_settings.importTableWidth(), m_widthAnswered) || isNews;
        }
    }
    return isNews;
}

formats::ImportOptions ImportDialog::options() const {
    formats::ImportOptions options;
    // A figure that was remembered counts too; one that nobody ever gave is for the reader to guess.
    if (m_cellAnswered || m_settings.hasImportCellInches()) {
        options.cellInches = m_cell->value();
    }
    if (m_unitAnswered) {
        options.unitInches = m_unit->value();
    }
    if (m_widthAnswered) {
        options.tableWidth = geometry::Length::fromInches(m_width->value());
    }
    if (m_padding->currentIndex() > 0) {
        options.ignorePadding = m_padding->currentIndex() == 2;
    }
    options.entry = m_entry->currentIndex() >= 0 ? m_entry->currentData().toString() : QString{};
    options.withTokens = m_tokens->isChecked();
    for (const BaseField& field : m_bases) {
        if (field.isAnswered) {
            options.chosenBases.insert(field.question.subject, field.box->currentData().toString());
        }
    }
    return options;
}

void ImportDialog::readLater() {
    m_run.startAfter(kReadAgainMilliseconds, [this] { read(); });
}

void ImportDialog::read() {
    m_progress->setRange(0, 0);
    m_progress->show();
    m_take->setEnabled(false);
    using Result = std::shared_ptr<formats::ImportResult>;
    m_run.start(
        [source = m_source, options = options(), format = m_format->currentData().toString(),
         chosen = m_settings.importFootprints()](const std::stop_token& stop,
                                                 const LatestTask::Progress& reportProgress) mutable -> Result {
            options.footprints = footprintTables(chosen);
            auto own = scenarios::readUserBases();
            options.bases = std::move(own.bases);
            auto file = source.text ? tl::expected<formats::ImportFile, scenarios::FileProblem>{formats::ImportFile{
                                          *source.text, source.path}}
                                    : formats::ImportFile::open(source.path);
            if (!file) {
                return std::make_shared<formats::ImportResult>(tl::unexpected{file.error()});
            }
            formats::ImportRun run;
            run.stop = stop;
            run.progress = [reportProgress](double share) {
                reportProgress(static_cast<int>(share * kProgressSteps), kProgressSteps);
            };
            const auto all = source.text ? options : formats::withFilesBeside(options, source.path);
            auto result = std::make_shared<formats::ImportResult>(formats::importFile(*file, all, run, format));
            if (*result && usesBases((*result)->format)) {
                for (const auto& problem : own.problems) {
                    (*result)->report.skipped(problem.code, {}, problem.sentence, problem.words);
                }
            }
            return result;
        },
        [this](const Result& result) { show(*result); });
}

void ImportDialog::show(const formats::ImportResult& result) {
    m_progress->hide();
    m_import.reset();
    m_comes->clear();
    if (!result) {
        showRefusal(result.error());
        return;
    }
    if (takesRemembered(result->questions)) {
        read();
        return;
    }
    m_message->hide();
    m_import = *result;
    const auto* format = formats::formatNamed(m_import->format);
    const QString looks = format ? tr("Detected: %1").arg(formatName(*format)) : QString{};
    m_looks->setText(
        m_isRemembered
            ? tr("%1. The scale is that of the last file of this type: change it if this one differs").arg(looks)
            : looks);
    showReport(m_import->report);
    showQuestions(m_import->questions);
    const bool army = isArmy();
    m_questionForm->setRowVisible(rowOf(m_player), army && !m_table.players.empty());
    markAnswers();
    m_form->setRowVisible(m_position, !army && stands(m_table));
    m_comes->setText(importComesText(formats::summaryOf(m_import->scenario)));
    m_take->setEnabled(!m_import->needsAnswer());
    m_take->setDefault(true);
    showPreview();
}

void ImportDialog::showRefusal(const scenarios::FileProblem& problem) {
    m_looks->clear();
    m_counts->clear();
    m_report->clear();
    const auto& first = problem.first();
    QString place = first.path;
    if (place.isEmpty() && first.line > 0) {
        place = tr("line %1, column %2").arg(first.line).arg(first.column);
    }
    const QString sentence = importRefusal(first);
    m_message->setText(place.isEmpty() ? sentence : tr("%1 (%2)").arg(sentence, place));
    m_message->show();
    m_reportText = problem.message();
    m_take->setEnabled(false);
    m_preview->show({}, tr("Nothing was read"));
}

void ImportDialog::showReport(const formats::ImportReport& report) {
    m_report->clear();
    for (const auto fate : {formats::ImportFate::Skipped, formats::ImportFate::Guessed, formats::ImportFate::Read}) {
        for (const auto& entry : report.entries()) {
            if (entry.fate != fate) {
                continue;
            }
            const QString sentence = importSentence(entry);
            const QString place = importPlaceText(entry.place);
            auto* item = new QTreeWidgetItem{
                m_report,
                {importFateWord(fate),
                 entry.count > 1 ? tr("%1 (%n times)", nullptr, entry.count).arg(sentence) : sentence, place}};
            item->setToolTip(1, sentence);
            for (const int column : {0, 1, 2}) {
                item->setTextAlignment(column, Qt::AlignLeft | Qt::AlignTop);
            }
            item->setToolTip(2, place);
        }
    }
    m_counts->setText(tr("Imported: %1. Guessed: %2. Skipped: %3.")
                          .arg(report.count(formats::ImportFate::Read))
                          .arg(report.count(formats::ImportFate::Guessed))
                          .arg(report.count(formats::ImportFate::Skipped)));
    m_report->resizeColumnToContents(2); // sentences have the rest
    m_report->setColumnWidth(2, std::min(m_report->columnWidth(2), kWidestLocation));
    m_reportText = importReportText(fileName(), report);
    QMetaObject::invokeMethod(this, &ImportDialog::fitRows, Qt::QueuedConnection);
}

/// Rows as high as their sentences and locations.
void ImportDialog::fitRows() { fitRowHeights(*m_report, {1, 2}); }

/// Only what the file leaves open, and what was answered already, is asked.
void ImportDialog::showQuestions(const std::vector<formats::ImportQuestion>& questions) {
    const auto asked = [&](About about) {
        const auto found = std::ranges::find(questions, about, &formats::ImportQuestion::about);
        return found == questions.end() ? nullptr : &*found;
    };
    const auto suggest = [&](QDoubleSpinBox* box, const formats::ImportQuestion* question, bool answered) {
        if (question && !answered && !question->suggestion.isEmpty()) {
            const QSignalBlocker silent{box};
            box->setValue(question->suggestion.toDouble());
        }
        if (question) {
            box->setToolTip(importQuestion(*question));
        }
    };
    const auto* cell = asked(About::CellInches);
    const auto* unit = asked(About::UnitInches);
    const auto* width = asked(About::TableWidth);
    suggest(m_cell, cell, m_cellAnswered);
    suggest(m_unit, unit, m_unitAnswered);
    suggest(m_width, width, m_widthAnswered);
    m_questionForm->setRowVisible(rowOf(m_cell),
                                  cell || m_cellAnswered ||
                                      (m_import && m_settings.hasImportCellInches() && m_cell->isVisibleTo(this)));
    m_questionForm->setRowVisible(rowOf(m_unit), unit || m_unitAnswered);
    m_questionForm->setRowVisible(rowOf(m_width), width || m_widthAnswered);
    m_questionForm->setRowVisible(rowOf(m_padding), asked(About::Padding) || m_padding->currentIndex() > 0);
    if (const auto* entry = asked(About::Entry); entry && m_entry->count() == 0) {
        const QSignalBlocker silent{m_entry};
        for (const QString& choice : entry->choices) {
            m_entry->addItem(choice, choice);
        }
        m_entry->setCurrentIndex(std::max(0, m_entry->findData(entry->suggestion)));
    }
    m_questionForm->setRowVisible(rowOf(m_entry), m_entry->count() > 0);
    const bool hasTokens =
        m_tokens->isChecked() || (m_import && QStringList{"foundry", "tts", "alchemist"}.contains(m_import->format));
    m_form->setRowVisible(m_tokens, hasTokens);
    m_form->setRowVisible(m_footprints, m_import && m_import->format == QLatin1String("tts"));
    for (const BaseField& field : m_bases) {
        m_questionForm->setRowVisible(field.row, false);
    }
    for (const auto& question : questions) {
        if (question.about == About::Base && !question.choices.isEmpty()) {
            showBaseQuestion(question);
        }
    }
    if (!m_import) {
        m_questionForm->setRowVisible(rowOf(m_player), false);
        m_form->setRowVisible(m_position, false);
    }
    markAnswers();
}

QWidget* ImportDialog::rowOf(const QWidget* field) const {
    return std::ranges::find(m_asked, field, &Question::field)->row;
}

scenarios::Scenario ImportDialog::joined() const {
    if (!m_import) {
        return m_table;
    }
    if (isArmy()) {
        return formats::withArmyOf(m_table, m_import->scenario,
                                   scenarios::PlayerId{m_player->currentData().toString()});
    }
    return m_position->currentIndex() == 1 && stands(m_table) ? formats::withElementsOf(m_table, m_import->scenario)
                                                              : formats::withTableReplaced(m_table, m_import->scenario);
}

void ImportDialog::showPreview() {
    if (!m_import) {
        return;
    }
    scenarios::Scenario shown = isArmy() ? m_import->scenario : joined();
    if (isArmy()) {
        // Who waits in the tray has no place: the picture lays them out in rows.
        const double width = shown.table.width.inches();
        double x = 1.0;
        double y = 1.5;
        double row = 0.0;
        for (auto& model : shown.reserves) {
            const auto box = geometry::boundsOf({model.base, {}, {}});
            const double wide = (box.high.x - box.low.x).inches();
            const double high = (box.high.y - box.low.y).inches();
            if (x + wide > width - 1.0) {
                x = 1.0;
                y += row + 0.6;
                row = 0.0;
            }
            model.position = geometry::pointFromInches(x + wide / 2, y + high / 2);
            x += wide + 0.4;
            row = std::max(row, high);
        }
        shown.table.height = geometry::Length::fromInches(std::max(10.0, y + row + 1.5));
        shown.models = std::move(shown.reserves);
        shown.reserves.clear();
    }
    m_preview->show(
        shown, isArmy() ? tr("The models of the list in rows")
                        : tr("The table after the import: %n pieces", nullptr, static_cast<int>(shown.terrain.size())));
}

scenarios::Scenario ImportDialog::result() const { return joined(); }

QString ImportDialog::rulesOfArmy() const {
    const auto* id = isArmy() ? std::get_if<QString>(&m_import->scenario.rules) : nullptr;
    return id && *id != QLatin1String("plan") ? *id : QString{};
}

void ImportDialog::accept() {
    if (!m_import || m_import->needsAnswer() || isBusy()) {
        return; // what is shown is not yet what was asked for
    }
    if (m_cellAnswered) {
        m_settings.setImportCellInches(m_cell->value());
    }
    if (m_unitAnswered) {
        m_settings.setImportUnitInches(m_unit->value());
    }
    if (m_widthAnswered) {
        m_settings.setImportTableWidth(m_width->value());
    }
    QDialog::accept();
}

void ImportDialog::copyReport() const { QGuiApplication::clipboard()->setText(m_reportText); }

} // namespace sightline::app
