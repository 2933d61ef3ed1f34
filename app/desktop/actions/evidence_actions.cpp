#include "app/desktop/actions/evidence_actions.h"

#include "app/desktop/actions/action_names.h"
#include "app/desktop/actions/action_set.h"

#include <QAction>
#include <QMenu>

namespace sightline::app {

EvidenceActions::EvidenceActions(ActionSet& set) : QObject{&set} {
    sheet = set.add(tr("&Ruling sheet or dispute…"), "gavel",
                    tr("Write the current verdict as a one-page sheet, or as a file that others can check"));
    sheet->setShortcut(Qt::CTRL | Qt::SHIFT | Qt::Key_D);
    exportView = set.add(tr("&Export picture…"), {}, tr("Write the table as PNG, SVG or PDF"));
    exportView->setShortcut(Qt::CTRL | Qt::SHIFT | Qt::Key_E);
    copyImage = set.add(tr("&Copy as image"), {}, tr("Copy a picture of the table to the clipboard"));
    copyImage->setShortcut(Qt::CTRL | Qt::SHIFT | Qt::Key_C);
    print = set.add(tr("&Print…"), {}, tr("Preview the table on paper and print it"));
    print->setShortcut(QKeySequence::Print);
    photo = set.add(tr("P&hoto of the dispute"), {}, tr("Show the photo of the dispute file"));
    positions = set.add(tr("Export p&ositions…"), {}, tr("Write the positions of all elements as CSV"));
    verdicts = set.add(tr("Export &verdicts…"), {}, tr("Judge all pairs of the table and write them as CSV"));
    compareTables =
        set.add(tr("Co&mpare with another version…"), {},
                tr("Compare this table with the saved one or another file: what moved, which verdicts changed"));
    compareTables->setShortcut(Qt::CTRL | Qt::SHIFT | Qt::Key_F);
    keepLog = set.addSwitch(tr("&Keep a log of questions"), {},
                            tr("Record in the file who asked what about the table, when, and the answer"));
    exportLog = set.add(tr("Export the &log of questions…"), {}, tr("Write the logged questions as CSV"));
    forgetLog = set.add(tr("&Delete the log of questions"), {}, tr("Remove all logged questions from this table"));
    nameActions({{"sheet", sheet},
                 {"exportView", exportView},
                 {"copyImage", copyImage},
                 {"print", print},
                 {"disputePhoto", photo},
                 {"compareTables", compareTables},
                 {"keepLog", keepLog},
                 {"exportLog", exportLog},
                 {"forgetLog", forgetLog},
                 {"exportPositions", positions},
                 {"exportVerdicts", verdicts}});
}

void EvidenceActions::fillFileMenu(QMenu& menu) const {
    menu.addActions({sheet, photo, exportView, copyImage, print});
    menu.addAction(compareTables);
    auto* lists = menu.addMenu(tr("Export &lists"));
    lists->addActions({positions, verdicts});
    lists->addSeparator();
    lists->addActions({keepLog, exportLog, forgetLog});
}

} // namespace sightline::app
