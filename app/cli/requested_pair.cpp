#include "app/cli/requested_pair.h"

#include "app/cli/input.h"
#include "app/cli/sight_options.h"

namespace sightline::app::cli {

std::vector<Option> pairOptions() {
    std::vector<Option> options{{"from", "ID", "the observer", true}, {"to", "ID", "the target", true}};
    for (const Option& option : sightOptions()) {
        options.push_back(option);
    }
    return options;
}

RequestedPair requestedPairOf(const Arguments& arguments) {
    auto input = tableInputOf(arguments);
    const auto choice = sightChoiceOf(arguments, input.scenario);
    const auto pair = pairOf(arguments, input.scenario);
    RequestedPair asked{std::move(input.scenario), std::move(input.rules), {}};
    asked.question.observer = pair.observer;
    asked.question.target = pair.target;
    asked.question.method = choice.method;
    asked.question.samples = choice.samples;
    asked.question.toleranceMillimeters = choice.toleranceMillimeters;
    return asked;
}

} // namespace sightline::app::cli
