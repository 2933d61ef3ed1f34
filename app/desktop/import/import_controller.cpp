#include "app/desktop/import/import_controller.h"

#include "app/desktop/actions/action_set.h"
#include "app/desktop/document/scenario_document.h"
#include "app/desktop/import/check_models_dialog.h"
#include "app/desktop/import/format_export_dialog.h"
#include "app/desktop/import/import_dialog.h"
#include "app/desktop/settings/settings.h"
#include "app/desktop/widgets/file_questions.h"
#include "app/desktop/widgets/waiting.h"
#include "app/shared/export/picture_file.h"
#include "app/shared/text/import_text.h"
#include "app/shared/text/shipped_text.h"
#include "scenarios/base/atomic_file.h"
#include "scenarios/catalogs/named_bases_file.h"
#include "scenarios/formats/registry.h"
#include "scenarios/formats/rosters/roster_format.h"
#include "scenarios/formats/rosters/roster_review.h"
#include "scenarios/rules/rule_set.h"

#include <QAction>
#include <QClipboard>
#include <QDir>
#include <QFile>
#include <QFileInfo>
#include <QGuiApplication>
#include <QMainWindow>
#include <QTimer>

namespace sightline::app {

namespace formats = scenarios::formats;

namespace {

constexpr qint64 kDetectionBytes = 4096;

QString filesOfOthers() {
    QStringList patterns;
    for (const auto& format : formats::allFormats()) {
        for (const QString& suffix : format.suffixes) {
            const QString pattern = QStringLiteral("*.%1").arg(suffix);
            if (format.read && !patterns.contains(pattern)) {
                patterns.append(pattern);
            }
        }
    }
    return patterns.join(u' ');
}

/// The terrain from above, as the map of a virtual table: without rulers and without models.
QByteArray pictureOfGround(scenarios::Scenario scenario, double dotsPerInch) {
    scenario.models.clear();
    PaintOptions options;
    options.rulers = false;
    options.badges = false;
    options.grid = false;
    return pictureBytes(PictureKind::Png, scenario, {}, options, dotsPerInch);
}

} // namespace

ImportController::ImportController(ScenarioDocument& document,
                                   Settings& settings,
                                   const ActionSet& actions,
                                   QMainWindow* window)
    : m_document{document},
      m_settings{settings},
      m_actions{actions},
      m_window{window},
      m_askToOpen{[this] {
          return fileToOpen(m_window, tr("Import"), m_settings.lastFolder(),
                            tr("Maps, drawings and lists (%1);;All files (*)").arg(filesOfOthers()));
      }},
      m_askToWrite{[this](const QString& suffix, const QString& name) {
          return fileToSave(m_window, tr("Export for other programs"),
                            QDir{m_settings.lastFolder()}.filePath(name + u'.' + suffix),
                            QStringLiteral("*.%1").arg(suffix));
      }} {}

void ImportController::importFile() {
    if (const QString path = m_askToOpen(); !path.isEmpty()) {
        open(path);
    }
}

void ImportController::setFileQuestions(std::function<QString()> toOpen,
                                        std::function<QString(const QString&, const QString&)> toWrite) {
    m_askToOpen = std::move(toOpen);
    m_askToWrite = std::move(toWrite);
}

bool ImportController::isForeign(const QString& path) {
    const QString suffix = QFileInfo{path}.suffix().toLower();
    if (suffix == QLatin1String{scenarios::kScenarioSuffix} || !QFileInfo{path}.isFile()) {
        return false;
    }
    if (suffix == QLatin1String("json")) {
        QFile file{path};
        return file.open(QIODevice::ReadOnly) && !file.read(kDetectionBytes).contains("sightline");
    }
    return std::ranges::any_of(formats::allFormats(), [&](const formats::Format& format) {
        return format.read && format.suffixes.contains(suffix);
    });
}

ImportDialog* ImportController::open(const QString& path) {
    return show(new ImportDialog{{path}, m_document.scenario(), m_settings, m_window});
}

ImportDialog* ImportController::pasteArmy() {
    const QString text = QGuiApplication::clipboard()->text();
    if (text.trimmed().isEmpty()) {
        emit problem(tr("The clipboard contains no text. Copy an army list first."), {});
        return nullptr;
    }
    return show(new ImportDialog{{tr("Clipboard"), text.toUtf8(), QLatin1String{formats::kRosterFormat}},
                                 m_document.scenario(),
                                 m_settings,
                                 m_window});
}

ImportDialog* ImportController::show(ImportDialog* dialog) {
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    connect(dialog, &QDialog::accepted, this, [this, dialog] {
        const auto before = formats::modelsToCheck(m_document.scenario());
        scenarios::Scenario next = dialog->result();
        const bool army = dialog->isArmy();
        const QString file = dialog->fileName();
        // A table that is there keeps its rules; who opens a list without one wants those of its game.
        const bool hasTable = m_actions.hasFact(Fact::Table);
        const auto* rules = hasTable ? nullptr : scenarios::shippedRuleSet(dialog->rulesOfArmy());
        if (!hasTable) {
            emit tableRequested();
        }
        if (rules) {
            next.rules = rules->id;
        }
        remember(dialog->chosenBases());
        m_document.edit(army ? tr("Import army list “%1”").arg(file) : tr("Import “%1”").arg(file), next);
        emit statusText(rules ? tr("“%1” was imported, with the rules of its game: %2; Undo reverts it.")
                                    .arg(file, shippedText(rules->name))
                              : tr("“%1” was imported; Undo reverts it.").arg(file));
        if (army) {
            emit armyCame();
        } else {
            emit tableCame();
        }
        if (const auto toCheck = formats::modelsToCheck(next); !toCheck.empty() && toCheck != before) {
            QTimer::singleShot(0, this, &ImportController::checkModels);
        }
    });
    dialog->open();
    return dialog;
}

void ImportController::checkModels() {
    auto* dialog = new CheckModelsDialog{m_document.scenario(), m_window};
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    connect(dialog, &QDialog::accepted, this, [this, dialog] {
        const auto checked = dialog->checked();
        remember(dialog->toRemember());
        m_document.edit(tr("Check heights and bases"), formats::withChecked(m_document.scenario(), checked));
        qsizetype models = 0;
        for (const auto& each : checked) {
            models += std::ssize(each.ids);
        }
        emit statusText(tr("%n models were checked; Undo reverts it.", nullptr, static_cast<int>(models)));
    });
    dialog->open();
}

void ImportController::remember(const std::vector<scenarios::NamedBaseRow>& rows) {
    if (rows.empty()) {
        return;
    }
    if (const QString failure = scenarios::rememberBases(rows); !failure.isEmpty()) {
        scenarios::Diagnostic why;
        why.sentence = failure;
        emit problem(tr("Heights and bases could not be saved for the next list: %1").arg(importRefusal(why)), {});
    }
}

void ImportController::showExport() {
    auto* dialog = new FormatExportDialog{m_document.scenario(), m_window};
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    connect(dialog, &QDialog::accepted, this, [this, dialog] {
        const auto* format = &dialog->format();
        const QString suffix = format->suffixes.front();
        QString name = m_document.scenario().name.isEmpty() ? tr("Table") : m_document.scenario().name;
        name.replace(u'/', u'-');
        QString path = m_askToWrite(suffix, name);
        if (path.isEmpty()) {
            return;
        }
        if (QFileInfo{path}.suffix().isEmpty()) {
            path += u'.' + suffix;
        }
        const auto failure = resultOf<QString>(
            m_window, tr("Writing “%1”…").arg(QFileInfo{path}.fileName()),
            [path, format, scenario = m_document.scenario(), options = dialog->options()]() mutable -> QString {
                if (format->id == QLatin1String("uvtt")) {
                    options.picture = pictureOfGround(scenario, options.pixelsPerCell / options.cellInches);
                }
                const auto exported = format->write(scenario, options);
                return exported ? scenarios::writeFileAtomically(path, exported->bytes) : exported.error().message();
            });
        const QString shown = QDir::toNativeSeparators(path);
        if (failure && !failure->isEmpty()) {
            emit problem(
                tr("“%1” could not be written: %2. Nothing was changed; choose another place.").arg(shown, *failure),
                {});
        } else if (failure) {
            emit statusText(tr("Saved: %1").arg(shown));
        }
    });
    dialog->open();
}

} // namespace sightline::app
