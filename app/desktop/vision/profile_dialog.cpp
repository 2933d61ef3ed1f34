#include "app/desktop/vision/profile_dialog.h"

#include "app/desktop/base/named.h"
#include "app/desktop/vision/figure_table.h"
#include "app/desktop/widgets/dialog_buttons.h"
#include "app/desktop/widgets/file_questions.h"
#include "app/desktop/widgets/name_box.h"
#include "app/desktop/widgets/word_list.h"
#include "app/shared/text/diagnostic_text.h"
#include "app/shared/text/known_words.h"
#include "app/shared/text/sense_text.h"
#include "app/shared/text/shipped_text.h"
#include "scenarios/base/atomic_file.h"
#include "scenarios/base/json_file.h"
#include "scenarios/io/profile_io.h"

#include <QCheckBox>
#include <QComboBox>
#include <QDoubleSpinBox>
#include <QFormLayout>
#include <QHBoxLayout>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>
#include <QScrollArea>
#include <QSignalBlocker>
#include <QSpinBox>
#include <QTabWidget>
#include <QVBoxLayout>

#include <algorithm>

namespace sightline::app {

namespace {

using scenarios::VisionProfile;

constexpr int kMaxCells = scenarios::kMaxProfileCells;
constexpr int kMaxTurns = 9999;
constexpr int kLargestNumber = 1'000'000;
constexpr int kChoiceLetters = 24;
constexpr double kSmallestCell = 0.1;
constexpr double kLargestCell = 100.0;

/// Without what tells which one it is, and without memory: that has presets of its own.
VisionProfile figuresOf(VisionProfile profile) {
    const VisionProfile plain;
    profile.id.clear();
    profile.name.clear();
    profile.note.clear();
    profile.version.clear();
    profile.rememberTerrain = plain.rememberTerrain;
    profile.rememberStructures = plain.rememberStructures;
    profile.rememberModels = plain.rememberModels;
    profile.forgetAfterTurns = plain.forgetAfterTurns;
    profile.keepExplored = plain.keepExplored;
    profile.showsEverything = plain.showsEverything;
    return profile;
}

} // namespace

ProfileDialog::ProfileDialog(const VisionProfile& profile, QWidget* parent)
    : QDialog{parent},
      m_profile{profile},
      m_tabs{new QTabWidget},
      m_shipped{named("profileShipped", new QComboBox)},
      m_memory{named("profileMemory", new QComboBox)},
      m_problem{named("profileProblem", new QLabel)} {
    setObjectName(QStringLiteral("profileDialog"));
    setWindowTitle(tr("Edit vision profile"));
    resize(700, 640);
    auto* layout = new QVBoxLayout{this};
    makePresets(*layout);
    layout->addWidget(m_tabs, 1);
    makeSight();
    makeGround();
    makeMemory();
    makeSenses();
    m_problem->setWordWrap(true);
    m_problem->hide();
    layout->addWidget(m_problem);
    auto* buttons = dialogButtons(*this, QDialogButtonBox::Ok | QDialogButtonBox::Cancel);
    auto* open = buttons->addButton(tr("&Open a file…"), QDialogButtonBox::ActionRole);
    auto* save = buttons->addButton(tr("&Save as…"), QDialogButtonBox::ActionRole);
    layout->addWidget(buttons);
    connect(open, &QPushButton::clicked, this, [this] {
        if (const QString path =
                fileToOpen(this, tr("Open a vision profile"), {}, tr("Vision profiles (*.json);;All files (*)"));
            !path.isEmpty()) {
            openFrom(path);
        }
    });
    connect(save, &QPushButton::clicked, this, [this] {
        const QString path = fileToSave(this, tr("Save the vision profile"),
                                        this->profile().id + QStringLiteral(".json"), tr("Vision profiles (*.json)"));
        if (!path.isEmpty()) {
            saveTo(path);
        }
    });
    setProfile(profile);
}

void ProfileDialog::makePresets(QVBoxLayout& layout) {
    m_shipped->addItem(tr("custom values"));
    for (const auto& shipped : scenarios::shippedVisionProfiles()) {
        m_shipped->addItem(shippedText(shipped.name), shipped.id);
        m_shipped->setItemData(m_shipped->count() - 1, shippedText(shipped.note), Qt::ToolTipRole);
    }
    m_memory->addItem(tr("custom settings"));
    for (const auto& preset : scenarios::shippedMemoryPresets()) {
        m_memory->addItem(shippedText(preset.name), preset.id);
        m_memory->setItemData(m_memory->count() - 1, shippedText(preset.note), Qt::ToolTipRole);
    }
    auto* form = new QFormLayout;
    addReach(*form);
    form->addRow(tr("&Start from the values of:"), m_shipped);
    form->addRow(tr("&Memory as in:"), m_memory);
    layout.addLayout(form);
    connect(m_shipped, &QComboBox::activated, this, [this] {
        if (const auto* shipped = scenarios::shippedVisionProfile(m_shipped->currentData().toString())) {
            setProfile(*shipped);
        }
    });
    connect(m_memory, &QComboBox::activated, this, [this] {
        for (const auto& preset : scenarios::shippedMemoryPresets()) {
            if (preset.id == m_memory->currentData().toString()) {
                setProfile(scenarios::withMemory(profile(), preset));
            }
        }
    });
}

void ProfileDialog::addReach(QFormLayout& form) {
    auto* box = named("profileReach", new QDoubleSpinBox);
    box->setRange(0, kMaxCells * kLargestCell);
    box->setSuffix(tr(" in"));
    box->setKeyboardTracking(false);
    box->setToolTip(tr("Models of the default role, to the next whole cell; the page Sight has the other roles"));
    form.addRow(tr("Models see:"), box);
    const auto isOfGrid = [](const P& profile) { return profile.mode == scenarios::FogMode::Grid; };
    m_fields.push_back({[box, isOfGrid](const P& profile) {
                            const QSignalBlocker quiet{box};
                            const auto found = profile.roleRange.find(profile.bareRole);
                            const int ofRole = found == profile.roleRange.end() ? 0 : found->second;
                            const int cells = isOfGrid(profile) ? std::max(0, profile.gridRadius - 1) : ofRole;
                            box->setSingleStep(profile.cell.inches());
                            box->setValue(cells * profile.cell.inches());
                            box->setEnabled(profile.mode != scenarios::FogMode::Radius); // there the ground decides
                        },
                        [](P&) {}}); // the fields of the page Sight have it
    connect(box, &QDoubleSpinBox::valueChanged, this, [this, isOfGrid](double inches) {
        P changed = profile();
        const int cells = std::clamp(qRound(inches / changed.cell.inches()), 0, kMaxCells - 1);
        (isOfGrid(changed) ? changed.gridRadius : changed.roleRange[changed.bareRole]) =
            cells + (isOfGrid(changed) ? 1 : 0);
        setProfile(changed);
    });
}

QFormLayout* ProfileDialog::addTab(const QString& title) {
    auto* page = new QWidget;
    auto* form = new QFormLayout{page};
    auto* scroll = new QScrollArea;
    scroll->setFrameShape(QFrame::NoFrame);
    scroll->setWidgetResizable(true);
    scroll->setWidget(page);
    m_tabs->addTab(scroll, title);
    return form;
}

void ProfileDialog::addWhole(QFormLayout& form,
                             const char* name,
                             const QString& what,
                             const QString& tip,
                             int least,
                             int most,
                             const std::function<int&(P&)>& of) {
    auto* box = named(name, new QSpinBox);
    box->setRange(least, most);
    box->setToolTip(tip);
    if (least == scenarios::kEverywhere) {
        box->setSpecialValueText(tr("everywhere"));
    }
    form.addRow(what, box);
    m_fields.push_back({[box, of](const P& profile) {
                            P copy = profile;
                            box->setValue(of(copy));
                        },
                        [box, of](P& profile) { of(profile) = box->value(); }});
}

void ProfileDialog::addFlag(
    QFormLayout& form, const char* name, const QString& what, const QString& tip, bool P::*member) {
    auto* box = named(name, new QCheckBox{what});
    box->setToolTip(tip);
    form.addRow(box);
    m_fields.push_back({[box, member](const P& profile) { box->setChecked(profile.*member); },
                        [box, member](P& profile) { profile.*member = box->isChecked(); }});
}

void ProfileDialog::addChoice(QFormLayout& form,
                              const char* name,
                              const QString& what,
                              const QStringList& words,
                              const std::function<int(const P&)>& get,
                              const std::function<void(P&, int)>& set) {
    auto* box = named(name, new NameBox{kChoiceLetters}); // the longest choice is wider than the page
    box->addItems(words);
    form.addRow(what, box);
    m_fields.push_back({[box, get](const P& profile) { box->setCurrentIndex(get(profile)); },
                        [box, set](P& profile) { set(profile, box->currentIndex()); }});
}

void ProfileDialog::addWord(QFormLayout& form, const char* name, const QString& what, QString P::*member) {
    auto* line = named(name, new QLineEdit);
    form.addRow(what, line);
    m_fields.push_back({[line, member](const P& profile) { line->setText(wordText(profile.*member)); },
                        [line, member](P& profile) { profile.*member = wordOfText(line->text(), profile.*member); }});
}

void ProfileDialog::addWords(
    QFormLayout& form, const char* name, const QString& what, const QString& tip, QStringList P::*member) {
    auto* line = named(name, new QLineEdit);
    line->setToolTip(tip);
    line->setPlaceholderText(tr("words separated by commas"));
    form.addRow(what, line);
    m_fields.push_back({[line, member](const P& profile) { line->setText(wordListText(profile.*member)); },
                        [line, member](P& profile) {
                            if (line->text() != wordListText(profile.*member)) {
                                QStringList words = wordsOf(line->text());
                                std::ranges::transform(words, words.begin(),
                                                       [](const QString& word) { return wordOfText(word); });
                                profile.*member = words;
                            }
                        }});
}

void ProfileDialog::addFigures(QFormLayout& form,
                               const char* name,
                               const QString& what,
                               const QStringList& headings,
                               std::map<QString, int> P::*member) {
    auto* table = named(name, new FigureTable{what, headings, true});
    form.addRow(what, table);
    m_fields.push_back({[table, member](const P& profile) {
                            std::map<QString, QString> rows;
                            for (const auto& [key, value] : profile.*member) {
                                rows[key] = QString::number(value);
                            }
                            table->setRows(rows);
                        },
                        [table, member](P& profile) {
                            (profile.*member).clear();
                            for (const auto& [key, value] : table->rows()) {
                                (profile.*member)[key] = value.toInt();
                            }
                        }});
}

void ProfileDialog::addKinds(QFormLayout& form) {
    auto* table =
        named("groundOfKind", new FigureTable{tr("Ground under pieces"), {tr("Kind of piece"), tr("Ground")}, false});
    form.addRow(tr("Ground under pieces:"), table);
    m_fields.push_back({[table](const P& profile) { table->setRows(profile.groundOfKind); },
                        [table](P& profile) { profile.groundOfKind = table->rows(); }});
}

void ProfileDialog::makeSight() {
    auto& form = *addTab(tr("Sight"));
    addChoice(
        form, "profileMode", tr("&Visibility:"),
        {tr("radius by ground, through everything"), tr("range by model, through everything"),
         tr("range by model, along clear lines"), tr("range by model; height increases, woods reduce it"),
         tr("one radius for all, from cell to cell")},
        [](const P& profile) { return static_cast<int>(profile.mode); },
        [](P& profile, int index) { profile.mode = static_cast<scenarios::FogMode>(index); });
    addChoice(
        form, "profileLines", tr("Clear &lines:"), {tr("cell to cell"), tr("between whole bases, as for verdicts")},
        [](const P& profile) { return static_cast<int>(profile.lines); },
        [](P& profile, int index) { profile.lines = static_cast<scenarios::FogLines>(index); });
    const std::vector metrics{geometry::CellMetric::Manhattan, geometry::CellMetric::Chebyshev,
                              geometry::CellMetric::Euclid};
    addChoice(
        form, "profileMetric", tr("&Distances between cells:"), {tr("diamonds"), tr("squares"), tr("circles")},
        [metrics](const P& profile) {
            return static_cast<int>(std::ranges::find(metrics, profile.metric) - metrics.begin());
        },
        [metrics](P& profile, int index) { profile.metric = metrics[static_cast<std::size_t>(std::max(0, index))]; });
    auto* cell = named("profileCell", new QDoubleSpinBox);
    cell->setRange(kSmallestCell, kLargestCell);
    cell->setDecimals(3);
    cell->setSuffix(tr(" in"));
    cell->setToolTip(tr("Changing this discards explored cells and brush strokes"));
    form.addRow(tr("Side of a &cell:"), cell);
    m_fields.push_back({[cell](const P& profile) { cell->setValue(profile.cell.inches()); },
                        [cell](P& profile) {
                            // What the field only rounded stays as it was.
                            if (qAbs(profile.cell.inches() - cell->value()) >= 0.0005) {
                                profile.cell = geometry::Length::fromInches(cell->value());
                            }
                        }});
    addFigures(form, "roleRange", tr("Ranges by role:"), {tr("Role"), tr("Cells")}, &P::roleRange);
    addWord(form, "bareRole", tr("&Default role:"), &P::bareRole);
    addFigures(form, "sourceRange", tr("Ranges of structures:"), {tr("Structure"), tr("Cells")}, &P::sourceRange);
    addWhole(form, "hybridHeight", tr("Bonus on high ground:"), tr("Additional cells for models on high ground"), 0,
             kMaxCells, [](P& profile) -> int& { return profile.hybridHeightBonus; });
    addWords(form, "obscuring", tr("&Obscuring:"), tr("Names of grounds, and kinds and traits of pieces"),
             &P::obscuring);
    addWhole(form, "obscuringCost", tr("Cost of an obscuring cell:"), tr("Range lost when seeing into it, in cells"), 0,
             kMaxCells, [](P& profile) -> int& { return profile.obscuringCost; });
    addWhole(form, "gridRadius", tr("Radius for all:"), tr("Cells closer than this are visible; 0: no limit"), 0,
             kMaxCells, [](P& profile) -> int& { return profile.gridRadius; });
    addFlag(form, "wallsLit", tr("Walls at the edge of vision are visible"), tr("For lines from cell to cell"),
            &P::wallsLit);
}

void ProfileDialog::makeGround() {
    auto& form = *addTab(tr("Ground"));
    addFigures(form, "groundRadius", tr("Radius by ground:"), {tr("Ground"), tr("Cells")}, &P::groundRadius);
    addWhole(form, "unknownGround", tr("Radius on any &other ground:"), {}, 0, kMaxCells,
             [](P& profile) -> int& { return profile.unknownGround; });
    addWord(form, "bareGround", tr("Ground of the &bare table:"), &P::bareGround);
    addWords(form, "highGround", tr("&High ground:"), tr("Names of grounds, and kinds and traits of pieces"),
             &P::highGround);
    addWhole(form, "highGroundBonus", tr("&Bonus on high ground:"), {}, 0, kMaxCells,
             [](P& profile) -> int& { return profile.highGroundBonus; });
    addWhole(form, "perceptionFrom", tr("Perception counts &above:"), tr("One more cell for each full step above this"),
             0, kLargestNumber, [](P& profile) -> int& { return profile.perceptionFrom; });
    addWhole(form, "perceptionStep", tr("S&tep of perception:"), {}, 1, kLargestNumber,
             [](P& profile) -> int& { return profile.perceptionStep; });
    addKinds(form);
}

void ProfileDialog::makeMemory() {
    auto& form = *addTab(tr("Memory"));
    addFlag(form, "rememberTerrain", tr("Remember &terrain"),
            tr("Pieces out of sight stay known as they were last seen"), &P::rememberTerrain);
    addFlag(form, "rememberStructures", tr("Remember st&ructures and who owned them"), {}, &P::rememberStructures);
    addFlag(form, "rememberModels", tr("Remember &models where they were last seen"), {}, &P::rememberModels);
    addWhole(form, "forgetAfter", tr("&Forget models after turns:"), tr("0: never"), 0, kMaxTurns,
             [](P& profile) -> int& { return profile.forgetAfterTurns; });
    addFlag(form, "keepExplored", tr("&Explored cells stay explored"), {}, &P::keepExplored);
    addFlag(form, "hidePoints", tr("Hide a side’s &points from others"), {}, &P::hidePoints);
    addFlag(form, "targetsAtOnce", tr("What a move finds may be &chosen as a target at once"),
            tr("Otherwise from the next move on: no model moves to discover an enemy and attacks it in the same move"),
            &P::targetsAtOnce);
    addFlag(form, "showsEverything", tr("&Hide nothing"), {}, &P::showsEverything);
}

void ProfileDialog::makeSenses() {
    auto& form = *addTab(tr("Senses and light"));
    addFlag(form, "night", tr("&Night: cells without light are dark"), {}, &P::night);
    addWhole(form, "farthest", tr("&Limit of distance-based senses:"), {}, 0, kMaxCells,
             [](P& profile) -> int& { return profile.farthest; });
    struct Figure {
        const char* name;
        QString what;
        int least;
        int most;
        int S::*member;
    };
    using scenarios::Sense;
    const auto cells = [](const QString& sense) { return tr("%1, cells:").arg(sense); };
    const std::vector<Figure> figures{
        {"senseSight", tr("Lit elements visible up to, cells:"), 0, kMaxCells, &S::sight},
        {"senseBright", tr("Brightly lit elements up to, cells:"), 0, kMaxCells, &S::bright},
        {"senseLight", tr("Unlit elements fully visible up to, cells:"), 0, kMaxCells, &S::light},
        {"senseShadow", tr("Unlit elements as outlines up to, cells:"), 0, kMaxCells, &S::shadow},
        {"senseInfra", cells(senseTitle(Sense::Infra)), 0, kMaxCells, &S::infra},
        {"senseTremor", cells(senseTitle(Sense::Tremor)), 0, kMaxCells, &S::tremor},
        {"senseSonar", cells(senseTitle(Sense::Sonar)), 0, kMaxCells, &S::sonar},
        {"sensePerception", cells(senseTitle(Sense::Perception)), 0, kMaxCells, &S::perception},
        {"senseTelepathy", cells(senseTitle(Sense::Telepathy)), scenarios::kEverywhere, kMaxCells, &S::telepathy},
        {"senseScent", cells(senseTitle(Sense::Scent)), 0, kMaxCells, &S::scent},
        {"senseDetect", cells(senseTitle(Sense::Detect)), scenarios::kEverywhere, kMaxCells, &S::detect},
        {"sensePenetrating", tr("Sight through obstacles, cells:"), 0, kMaxCells, &S::penetrating},
        {"scentArc", tr("Sector of scent in the wind, degrees:"), 0, 360, &S::scentArc},
        {"balanceHiding", tr("Balance to avoid tremor sense while hiding:"), 0, kLargestNumber, &S::balanceHiding},
        {"balance", tr("Balance to avoid it always:"), 0, kLargestNumber, &S::balance},
    };
    for (const Figure& figure : figures) {
        addWhole(form, figure.name, figure.what, {}, figure.least, figure.most,
                 [member = figure.member](P& profile) -> int& { return profile.senses.*member; });
    }
}

void ProfileDialog::setProfile(const P& profile) {
    m_profile = profile;
    for (const Field& field : m_fields) {
        field.show(profile);
    }
    const auto* shipped = scenarios::shippedVisionProfile(profile.id);
    m_shipped->setCurrentIndex(
        shipped && figuresOf(*shipped) == figuresOf(profile) ? std::max(0, m_shipped->findData(profile.id)) : 0);
    m_memory->setCurrentIndex(std::max(0, m_memory->findData(scenarios::memoryPresetOf(profile))));
}

scenarios::VisionProfile ProfileDialog::profile() const {
    P profile = m_profile;
    for (const Field& field : m_fields) {
        field.take(profile);
    }
    const auto* shipped = scenarios::shippedVisionProfile(profile.id);
    if (shipped && figuresOf(*shipped) != figuresOf(profile)) {
        profile.id = QStringLiteral("own");
        profile.name = tr("Custom values");
        profile.note.clear();
    }
    return profile;
}

QString ProfileDialog::problem() const {
    const P now = profile();
    if (!now.roleRange.contains(now.bareRole)) {
        return tr("The default role “%1” is not in the list of ranges by role. Add it there, or enter another one.")
            .arg(now.bareRole);
    }
    if (now.bareGround.isEmpty()) {
        return tr("Enter the name of the ground of the bare table.");
    }
    return {};
}

void ProfileDialog::showField(const QString& name) {
    auto* field = findChild<QWidget*>(name);
    for (int i = 0; field && i < m_tabs->count(); ++i) {
        if (m_tabs->widget(i)->isAncestorOf(field)) {
            m_tabs->setCurrentIndex(i);
            field->setFocus(Qt::OtherFocusReason);
        }
    }
}

void ProfileDialog::say(const QString& what) {
    m_problem->setText(what);
    m_problem->setVisible(!what.isEmpty());
}

bool ProfileDialog::isFine() {
    const QString what = problem();
    say(what);
    return what.isEmpty();
}

bool ProfileDialog::saveTo(const QString& path) {
    if (!isFine()) {
        return false;
    }
    const QString failed = scenarios::writeFileAtomically(path, scenarios::writeVisionProfile(profile()));
    say(failed.isEmpty() ? tr("Saved: %1").arg(path)
                         : tr("“%1” could not be saved: %2. Try another folder.").arg(path, failed));
    return failed.isEmpty();
}

bool ProfileDialog::openFrom(const QString& path) {
    const auto bytes = scenarios::readBytes(path);
    if (!bytes) {
        say(tr("“%1” cannot be read: %2. The values stay as they are.").arg(path, bytes.error().first().found));
        return false;
    }
    const auto read = scenarios::readVisionProfile(*bytes, path);
    if (!read) {
        QStringList sentences;
        for (const scenarios::Diagnostic& finding : read.error().findings) {
            if (finding.severity == scenarios::Severity::Error) {
                sentences << findingSentence(finding);
            }
        }
        say(tr("“%1” is not a valid vision profile. The values stay as they are. %2")
                .arg(path, sentences.join(QLatin1Char{' '})));
        return false;
    }
    setProfile(read->profile);
    QStringList diagnostics;
    for (const scenarios::Diagnostic& finding : read->findings) {
        diagnostics << findingSentence(finding);
    }
    say(diagnostics.join(QLatin1Char{' '}));
    return true;
}

void ProfileDialog::accept() {
    if (!isFine()) {
        return;
    }
    emit profileChosen(profile());
    QDialog::accept();
}

} // namespace sightline::app
