#include "app/desktop/window/table_offer.h"

#include "app/shared/text/number_text.h"
#include "app/shared/text/shipped_text.h"
#include "scenarios/catalogs/game_tables.h"
#include "scenarios/checks/checks.h"
#include "scenarios/model/vision.h"
#include "scenarios/rules/rule_set.h"

#include <QCoreApplication>

#include <algorithm>

namespace sightline::app {

namespace {

struct TableOfferWords {
    Q_DECLARE_TR_FUNCTIONS(TableOffer)
};

std::ptrdiff_t offTable(const scenarios::Scenario& scenario) {
    return std::ranges::count_if(scenarios::checkScenario(scenario), [](const scenarios::Diagnostic& finding) {
        return finding.code == u"off-table" || finding.code == u"partly-off-table";
    });
}

} // namespace

TableOffer tableOfferFor(const scenarios::Scenario& scenario) {
    const auto rules = scenarios::ruleSetOf(scenario);
    const auto* game = rules ? scenarios::gameOfRules(rules->id) : nullptr;
    const auto size = game ? scenarios::usualTableOf(*game) : std::nullopt;
    if (!size || scenarios::isTableOf(*game, scenario.table)) {
        return {};
    }
    const QString usual = tableSizeText(size->width, size->depth);
    TableOffer offer;
    offer.sentence =
        TableOfferWords::tr("%1 is usually played on %2; this table is %3.", "rule set, sizes of tables")
            .arg(shippedText(rules->name), usual, tableSizeText(scenario.table.width, scenario.table.height));
    offer.button = TableOfferWords::tr("Use %1", "the size of a table").arg(usual);
    scenarios::Scenario next = scenarios::withUsualTableOf(scenario, *game);
    if (const auto more = offTable(next) - offTable(scenario); more > 0) {
        offer.sentence +=
            u' ' + TableOfferWords::tr("%n elements stand outside of that size.", nullptr, static_cast<int>(more));
    } else if (!scenario.vision || !scenario.vision->enabled) {
        offer.table = std::move(next);
    }
    return offer;
}

} // namespace sightline::app
