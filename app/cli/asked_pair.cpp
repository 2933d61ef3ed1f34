#include "app/cli/asked_pair.h"

#include "app/cli/input.h"
#include "app/cli/sight_options.h"

namespace sightline::app::cli {

std::vector<Option> pairOptions() {
    std::vector<Option> options{{QStringLiteral("from"), QStringLiteral("ID"), QStringLiteral("the model that looks"), true},
                                {QStringLiteral("to"), QStringLiteral("ID"), QStringLiteral("the model that is looked at"), true}};
    for (const Option& option : sightOptions()) {
        options.push_back(option);
    }
    return options;
}

Expected<AskedPair> askedPairOf(const Arguments& arguments) {
    const QString& path = arguments.operand(0);
    const auto choice = sightChoiceOf(arguments);
    if (!choice) {
        return tl::unexpected{choice.error()};
    }
    auto scenario = scenarioOf(path);
    if (!scenario) {
        return tl::unexpected{scenario.error()};
    }
    auto rules = rulesOf(arguments, *scenario, path);
    if (!rules) {
        return tl::unexpected{rules.error()};
    }
    const auto observer = modelOf(*scenario, arguments.value(QStringLiteral("from")));
    if (!observer) {
        return tl::unexpected{observer.error()};
    }
    const auto target = modelOf(*scenario, arguments.value(QStringLiteral("to")));
    if (!target) {
        return tl::unexpected{target.error()};
    }
    if (*observer == *target) {
        return refuse(QStringLiteral("--from and --to both name “%1”; a line of sight needs two models.").arg(observer->value));
    }
    AskedPair asked{std::move(*scenario), std::move(*rules), {}};
    asked.question.observer = *observer;
    asked.question.target = *target;
    asked.question.method = choice->method;
    asked.question.toleranceMillimeters = choice->toleranceMillimeters;
    return asked;
}

} // namespace sightline::app::cli
