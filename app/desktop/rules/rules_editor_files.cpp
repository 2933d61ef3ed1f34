#include "app/desktop/document/scenario_document.h"
#include "app/desktop/rules/rule_library.h"
#include "app/desktop/rules/rule_set_box.h"
#include "app/desktop/rules/rules_editor.h"
#include "scenarios/base/atomic_file.h"
#include "scenarios/base/json_edit.h"
#include "scenarios/base/json_file.h"

#include <QFileInfo>
#include <QLabel>

/// Saving, importing, exporting and deleting of packs.
namespace sightline::app {

using scenarios::Overwrite;

bool RulesEditor::save() {
    const auto& rules = m_draft.read().rules;
    if (!rules) {
        say(tr("Only a valid rule set can be saved: %1").arg(m_draft.read().problems.front().message));
        return false;
    }
    m_library.reload();
    const auto* there = m_library.pack(rules->id);
    const bool isOwn = there && there->rules->id == m_ownId && there->bytes == m_savedText;
    if (there && !isOwn) {
        const QString sentence =
            there->rules->id == m_ownId
                ? tr("Another program has changed the file of “%1” since it was opened.").arg(there->rules->name)
                : tr("Your pack “%1” already has the id “%2”.").arg(there->rules->name, rules->id);
        if (m_ask(sentence, {tr("Replace"), tr("Cancel")}) != 0) {
            return false;
        }
    }
    const auto* renamed = !isFresh() && m_ownId != rules->id ? m_library.pack(m_ownId) : nullptr;
    int keeps = 1;
    if (renamed) {
        keeps = m_ask(tr("The id changes from “%1” to “%2”.").arg(m_ownId, rules->id),
                      {tr("Rename the pack"), tr("Keep both"), tr("Cancel")});
        if (keeps == 2) {
            return false;
        }
    }
    const auto old = renamed ? std::optional{*renamed} : std::nullopt;
    const auto saved = m_library.save(m_draft.text(), there ? Overwrite::Yes : Overwrite::No);
    if (!saved) {
        say(saved.error().sentence);
        return false;
    }
    if (old && keeps == 0) {
        if (const auto removed = m_library.remove(*old); !removed) {
            say(removed.error().sentence);
        }
    }
    m_ownId = rules->id;
    m_savedText = m_draft.text();
    showOrigin(tr("Your own pack “%1”.").arg(rules->name));
    m_packs->setChoice(rules->json);
    say(tr("Saved as %1.").arg(*saved));
    draftChanged();
    return true;
}

bool RulesEditor::importFile(const QString& path) {
    if (!mayLeave()) {
        return false;
    }
    const QString name = QFileInfo{path}.fileName();
    const auto bytes = scenarios::readBytes(path, scenarios::kLargestPackBytes);
    if (!bytes) {
        const scenarios::Diagnostic& problem = bytes.error().first();
        say(tr("“%1” cannot be read: %2. Nothing was changed.")
                .arg(name, problem.code == u"unreadable" ? problem.found : tr("the file is too large for a rule set")));
        return false;
    }
    QByteArray text = *bytes;
    auto read = scenarios::readRuleText(text);
    if (!read.rules) {
        say(tr("“%1” was not imported. %2").arg(name, read.problems.front().text(name)));
        return false;
    }
    m_library.reload();
    const QString id = read.rules->id;
    const auto* there = m_library.pack(id);
    const bool ships = scenarios::shippedRuleSet(id) != nullptr;
    if (ships || (there && there->bytes != text)) {
        const QString freeId = scenarios::freePackId(id, m_library.packs());
        QStringList answers{tr("Import it as “%1”").arg(freeId)};
        if (!ships) {
            answers << tr("Replace yours");
        }
        answers << tr("Cancel");
        const int answer = m_ask(ships ? tr("A rule set that ships has the id “%1”.").arg(id)
                                       : tr("Your pack “%1” already has the id “%2”.").arg(there->rules->name, id),
                                 answers);
        if (answer < 0 || answer == answers.size() - 1) {
            return false;
        }
        if (answer == 0) {
            text = scenarios::withJsonValue(text, u"$.id", freeId);
            read = scenarios::readRuleText(text);
        }
    }
    const auto saved = m_library.save(text, Overwrite::Yes);
    if (!saved) {
        say(saved.error().sentence);
        return false;
    }
    m_packs->setChoice(read.rules->json);
    startDraft(text, read.rules->id, read.rules, tr("Your own pack “%1”.").arg(read.rules->name));
    say(tr("“%1” was imported as %2.").arg(name, *saved));
    return true;
}

bool RulesEditor::exportTo(const QString& path) {
    if (!m_draft.read().rules) {
        say(tr("“%1” was not exported: the rule set has an error.").arg(path));
        return false;
    }
    if (const QString why = scenarios::writeFileAtomically(path, m_draft.text()); !why.isEmpty()) {
        say(tr("“%1” cannot be written: %2. Choose another place.").arg(path, why));
        return false;
    }
    say(tr("Exported to %1.").arg(path));
    return true;
}

bool RulesEditor::removePack() {
    const auto* pack = m_library.pack(m_ownId);
    if (!pack ||
        m_ask(tr("Delete your pack “%1”? Scenarios that use it keep their copy, and the editor keeps its text.")
                  .arg(pack->rules->name),
              {tr("Delete"), tr("Cancel")}) != 0) {
        return false;
    }
    if (const auto removed = m_library.remove(*pack); !removed) {
        say(removed.error().sentence);
        return false;
    }
    m_ownId.clear();
    showOrigin(tr("Deleted. “Save” restores it."));
    say({});
    draftChanged();
    return true;
}

} // namespace sightline::app
