#include "app/cli/manual.h"

#include "app/cli/command_line.h"
#include "app/shared/text/manual_page.h"

namespace sightline::app::cli {

namespace {

QString dashed(const Option& option) { return QStringLiteral("--") + option.name; }

/// Returns the completion of a value in bash: the body of a branch of `case`.
QString completionOf(const Option& option) {
    if (!option.words.isEmpty()) {
        return QStringLiteral("words=\"%1\"").arg(option.words.join(u' '));
    }
    if (option.value == QLatin1String{"ID|FILE"}) {
        return QStringLiteral(
            "words=$(\"${COMP_WORDS[0]}\" rulesets 2>/dev/null | awk 'NR > 1 && NF { print $1 }') files=1");
    }
    return option.value.contains(QLatin1String{"FILE"}) ? QStringLiteral("files=1") : QStringLiteral("return");
}

} // namespace

QByteArray manualPageOf(const std::vector<Command>& commands) {
    ManualPage page;
    page.program = QStringLiteral("sightline-cli");
    page.summary = QStringLiteral("judge lines of sight on a tabletop and prove the answers");
    page.synopsis = QStringLiteral("COMMAND [ARGUMENT]...");
    page.sections.push_back({QStringLiteral("Description"), {introduction(), scenarioNote()}});
    ManualSection general{QStringLiteral("Options"), {}};
    for (const auto& [option, help] : generalOptions()) {
        general.entries.push_back({option, help});
    }
    page.sections.push_back(general);
    page.sections.push_back({QStringLiteral("Commands"), {}});
    for (const Command& command : commands) {
        ManualSection section{(QStringList{command.name} + command.operands).join(u' '), {command.description}};
        section.isPart = true;
        for (const auto& [option, help] : optionRows(command)) {
            section.entries.push_back({option, help});
        }
        page.sections.push_back(section);
    }
    page.sections.push_back({QStringLiteral("Exit status"), {exitStatusNote()}});
    page.sections.push_back(
        {QStringLiteral("See also"), {QStringLiteral("sightline(1), the window with the same answers.")}});
    return roffOf(page, QStringLiteral(SIGHTLINE_VERSION));
}

QByteArray bashCompletionOf(const std::vector<Command>& commands) {
    QStringList names;
    QString branches;
    for (const Command& command : commands) {
        const QString patterns = command.alias.isEmpty() ? command.name : command.name + u'|' + command.alias;
        names.append(patterns.split(u'|'));
        QStringList options;
        QString values;
        for (const Option& option : command.options) {
            if (option.help.isEmpty()) {
                continue;
            }
            options.append(dashed(option));
            if (!option.value.isEmpty() && !option.mayLackValue()) {
                values += QStringLiteral("                %1) %2 ;;\n").arg(dashed(option), completionOf(option));
            }
        }
        options.append(QStringLiteral("--help"));
        branches += QStringLiteral("        %1)\n            options=\"%2\" operands=%3\n")
                        .arg(patterns, options.join(u' '))
                        .arg(command.operands.size());
        if (!values.isEmpty()) {
            branches +=
                QStringLiteral("            case $before in\n%1                *) before= ;;\n            esac ;;\n")
                    .arg(values);
        } else {
            branches += QStringLiteral("            before= ;;\n");
        }
    }
    return QStringLiteral(R"(# bash completion for sightline-cli, made from its own table of options.
_sightline_cli() {
    local word=${COMP_WORDS[COMP_CWORD]} before=${COMP_WORDS[COMP_CWORD - 1]}
    local options= operands=0 words= files=
    COMPREPLY=()
    if [ "$COMP_CWORD" -eq 1 ]; then
        mapfile -t COMPREPLY < <(compgen -W "%1 --help --version --man-page --bash-completion" -- "$word")
        return
    fi
    case ${COMP_WORDS[1]} in
%2        *) return ;;
    esac
    if [ -z "$before" ]; then
        if [[ $word == -* ]]; then
            words=$options
        elif [ "$operands" -gt 0 ]; then
            files=1
        fi
    fi
    mapfile -t COMPREPLY < <(compgen -W "$words" -- "$word")
    if [ -n "$files" ]; then
        compopt -o filenames 2>/dev/null
        local found
        mapfile -t found < <(compgen -f -- "$word")
        COMPREPLY+=("${found[@]}")
    fi
}
complete -F _sightline_cli sightline-cli
)")
        .arg(names.join(u' '), branches)
        .toUtf8();
}

} // namespace sightline::app::cli
