#include "scenarios/output/certainty_json.h"

#include "scenarios/judge/headline.h"
#include "scenarios/output/verdict_json.h"

namespace sightline::scenarios {

void writeCertainty(JsonWriter& writer, const Verdict& verdict) {
    const auto certainty = headlineOf(verdict).certainty;
    writer.key(u"certainty");
    certainty ? writer.string(wordFor(*certainty)) : writer.null();
}

} // namespace sightline::scenarios
