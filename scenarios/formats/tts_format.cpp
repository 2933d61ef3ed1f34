#include "scenarios/formats/tts_format.h"

#include "scenarios/catalogs/named_bases.h"
#include "scenarios/catalogs/table_sizes.h"
#include "scenarios/formats/common/table_builder.h"
#include "scenarios/formats/footprint_table.h"
#include "scenarios/formats/rosters/roster_reserves.h"

#include <QRegularExpression>

#include <algorithm>
#include <array>

namespace sightline::scenarios::formats {

namespace {

using geometry::Length;

/// The maximum nesting of bags whose contents are reported.
constexpr int kDeepestBags = 64;
/// The size of an object of unknown size, in inches: to be set by the user.
constexpr double kUnknownSize = 4.0;

bool isObject(const JsonItem& item) { return item["Transform"]["posX"].isNumber() && item["Name"].isText(); }

DetectionConfidence detectTts(const ImportFile& file) {
    const JsonItem root = file.root();
    const bool isSave =
        root["ObjectStates"].isList() && (root.has("SaveName") || root.has("Table") ||
                                          isObject(root["ObjectStates"][0]) || root["ObjectStates"].count() == 0);
    return isSave || isObject(root) || isObject(root["Object"]) ? DetectionConfidence::Certain
                                                                : DetectionConfidence::No;
}

/// Returns the first line of a name, without colors in brackets.
QString nameOf(const JsonItem& object) {
    static const QRegularExpression kMarks{QStringLiteral("\\[[^\\]]{0,20}\\]")};
    QString name = object["Nickname"].text().left(1000);
    name.remove(kMarks);
    return name.section(u'\n', 0, 0).simplified();
}

bool hasTag(const JsonItem& object, const char* tag) {
    return std::ranges::any_of(object["Tags"].children(), [&](const JsonItem& item) {
        return item.text().compare(QLatin1String{tag}, Qt::CaseInsensitive) == 0;
    });
}

/// True for cards, dice, zones and the like, which never represent terrain or models.
bool isAccessory(const JsonItem& object) {
    static constexpr std::array kParts{"Card",     "Deck",     "Dice",    "Die_",       "Trigger", "Zone",
                                       "3DText",   "Notecard", "Counter", "Calculator", "Tablet",  "Bag",
                                       "Infinite", "PDF",      "Clock",   "Block",      "Checker"};
    const QString kind = object["Name"].text();
    return std::ranges::any_of(kParts, [&](const char* part) { return kind.contains(QLatin1String{part}); });
}

/// Returns the size in the name of a table: "FTC mat 60x44", "Map Base 30 x 22". No piece of terrain is as large as the
/// smallest table.
std::optional<Inches> tableSizeIn(const JsonItem& object) {
    constexpr double kMinTable = 20.0;
    static const QRegularExpression kTableWord{
        QStringLiteral("\\b(table|tabletop|board|game ?board|mat|playmat|map ?base|battlefield|surface)\\b"),
        QRegularExpression::CaseInsensitiveOption};
    const QString name = nameOf(object);
    const auto size =
        object["Locked"].boolean() == true && kTableWord.match(name).hasMatch() ? sizeInName(name) : std::nullopt;
    return size && std::min(size->x, size->y) >= kMinTable ? size : std::nullopt;
}

bool isTable(const JsonItem& object) {
    static const QRegularExpression kWords{
        QStringLiteral("^(the )?(game ?)?(table|board|mat|surface|battlefield|map ?base)( top| ?mat)?$"),
        QRegularExpression::CaseInsensitiveOption};
    return hasTag(object, "Table") || kWords.match(nameOf(object)).hasMatch() || tableSizeIn(object).has_value();
}

class TtsReader {
public:
    TtsReader(const ImportFile& file, const ImportOptions& options, const ImportRun& run)
        : m_file{file}, m_options{options}, m_run{run} {}

    ImportResult read();

private:
    void setTable(const std::vector<JsonItem>& objects);
    void readBag(const JsonItem& bag, const QString& name);
    void reportContents(const JsonItem& bag);
    void readObject(const JsonItem& object);
    void addTable(const ImportFile& table);
    void addTerrain(const JsonItem& object, const QString& name, const KnownFootprint& known);
    void addModel(const JsonItem& object, const QString& name, const std::optional<KnownFootprint>& known);
    [[nodiscard]] Placement placementOf(const JsonItem& object) const;

    const ImportFile& m_file;
    const ImportOptions& m_options;
    const ImportRun& m_run;
    FootprintTable m_footprints;
    ImportReport m_report;
    TableBuilder m_builder{m_report};
    std::vector<ImportQuestion> m_questions;
    JsonItem m_memory;       ///< memory of the current bag, by the GUID of its contents
    QStringList m_bags = {}; ///< names of the bags with contents
    bool m_isBagFound = false;
    int m_toldContents = 0;
    int m_depth = 0; ///< nesting of bags
};

/// Reports the contents of a bag, which have no position on the table, by name.
void TtsReader::reportContents(const JsonItem& bag) {
    constexpr int kMaxNames = 100;
    int unnamed = 0;
    for (const JsonItem& object : bag["ContainedObjects"].children()) {
        const QString name = nameOf(object);
        const bool hasValue = !name.isEmpty() && !isAccessory(object) && ++m_toldContents <= kMaxNames;
        if (hasValue) {
            m_report.skipped("contained-thing", object.path(),
                             QStringLiteral("%1 is in a bag, not on the table; it is skipped."), {name});
        } else {
            ++unnamed;
        }
        if (object["ContainedObjects"].count() > 0 && m_depth < kDeepestBags) {
            ++m_depth;
            reportContents(object);
            --m_depth;
        }
    }
    if (unnamed > 0) {
        m_report.skipped("contained", bag.path(), QStringLiteral("Objects in bags and decks are skipped."), {},
                         unnamed);
    }
}

/// Reads the bag that the user names: its contents are at their last position, or at the position that the bag
/// remembers.
void TtsReader::readBag(const JsonItem& bag, const QString& name) {
    m_isBagFound = true;
    const ImportFile notes{bag["LuaScriptState"].text().toUtf8(), QStringLiteral("notes.json")};
    const JsonItem before = m_memory;
    m_memory = notes.root()["ml"];
    m_report.guessed("bag", bag.path(),
                     QStringLiteral("The contents of the bag %1 are placed where they were before they went into it."),
                     {name});
    for (const JsonItem& object : bag["ContainedObjects"].children()) {
        readObject(object);
    }
    m_memory = before;
}

void TtsReader::setTable(const std::vector<JsonItem>& objects) {
    Table& table = m_builder.scenario.table;
    const auto sized =
        std::ranges::find_if(objects, [](const JsonItem& object) { return isObject(object) && tableSizeIn(object); });
    if (!m_options.tableWidth && sized != objects.end()) {
        // Tables have their long side along x.
        const Inches size = *tableSizeIn(*sized);
        table.width = Length::fromInches(std::max(size.x, size.y));
        table.height = Length::fromInches(std::min(size.x, size.y));
        m_report.guessed("table-by-name", sized->path(),
                         QStringLiteral("The table is %1 x %2 in, according to the name of its mat."),
                         {QString::number(table.width.inches()), QString::number(table.height.inches())});
        m_questions.push_back({ImportQuestion::About::TableWidth, QStringLiteral("table-size"),
                               QStringLiteral("How wide is the table, in inches?"),
                               QString::number(table.width.inches())});
        return;
    }
    if (!m_options.tableWidth) {
        m_report.guessed(
            "table-size", {},
            QStringLiteral(
                "A save does not give the table size; 60 x 44 in is used, with the same center as the save."));
        m_questions.push_back({ImportQuestion::About::TableWidth, QStringLiteral("table-size"),
                               QStringLiteral("How wide is the table, in inches?"), QStringLiteral("60")});
        return;
    }
    table.width = *m_options.tableWidth;
    const auto size = std::ranges::find(tableSizes(), table.width, &TableSize::width);
    table.height = size == tableSizes().end() ? table.width : size->depth;
    m_report.guessed(
        "table-depth", {},
        QStringLiteral("The table is %1 in wide; %2 in from front to back is used, as usual for that width."),
        {QString::number(table.width.inches()), QString::number(table.height.inches())});
}

Placement TtsReader::placementOf(const JsonItem& object) const {
    const JsonItem transform = object["Transform"];
    const auto clamped = [](const JsonItem& item) { return std::clamp(item.number().value_or(0.0), -1e6, 1e6); };
    // The positions in a bag's own memory have precedence.
    const JsonItem remembered = m_memory[object["GUID"].text().toUtf8().constData()];
    const bool isRemembered = remembered["pos"]["x"].isNumber() && remembered["pos"]["z"].isNumber();
    const double x = clamped(isRemembered ? remembered["pos"]["x"] : transform["posX"]);
    const double z = clamped(isRemembered ? remembered["pos"]["z"] : transform["posZ"]);
    Placement placement;
    placement.at = {m_builder.scenario.table.width.inches() / 2 + x, m_builder.scenario.table.height.inches() / 2 - z};
    placement.turn = geometry::Angle::fromDegrees(clamped(isRemembered ? remembered["rot"]["y"] : transform["rotY"]));
    return placement;
}

void TtsReader::addTerrain(const JsonItem& object, const QString& name, const KnownFootprint& known) {
    const JsonItem transform = object["Transform"];
    const auto scale = [&](const char* key) {
        return std::clamp(std::abs(transform[key].number().value_or(1.0)), 1e-3, 1e3);
    };
    Placement own;
    own.turn = known.turn;
    const Placement placement = placementOf(object);
    std::vector<Inches> corners;
    for (const Inches& corner : known.outline) {
        const Inches turned = own.of(corner);
        corners.push_back(placement.of({turned.x * scale("scaleX"), turned.y * scale("scaleZ")}));
    }
    const auto ring = ringOf(corners);
    if (!ring) {
        m_report.skipped("out-of-range", object.path(),
                         QStringLiteral("The piece is more than 1,000 m away; it is skipped."));
        return;
    }
    Piece piece;
    piece.name = name;
    piece.kind = known.kind;
    piece.traits = known.traits;
    if (known.height) {
        piece.height = Length::fromInches(std::clamp(known.height->inches() * scale("scaleY"), 0.0, 39000.0));
    }
    if (m_builder.addArea(*ring, {}, std::move(piece), object.path())) {
        if (known.isUsual) {
            m_report.guessed("usual-footprint", object.path(),
                             QStringLiteral("%1 gets the usual size of objects of this name, around its own center."),
                             {name});
        } else {
            m_report.read("terrain", object.path(),
                          QStringLiteral("An object with a known footprint becomes terrain."));
        }
        if (!known.height) {
            m_report.guessed("no-height", object.path(),
                             QStringLiteral("The footprint table gives no height for %1; its height is unlimited."),
                             {name});
        }
    }
}

void TtsReader::addModel(const JsonItem& object, const QString& name, const std::optional<KnownFootprint>& known) {
    const Placement placement = placementOf(object);
    const auto at = pointOf(placement.at);
    if (!at) {
        return;
    }
    Model model;
    model.id = ModelId{m_builder.freshId(QStringLiteral("model"))};
    model.name = name;
    model.position = *at;
    // A figure at rotation 0 faces away from the player seated in front of it: up on our table.
    model.facing = placement.turn + geometry::Angle::fromDegrees(270);
    const auto usual = namedBaseOf({name}, m_options.bases);
    if (known && known->base) {
        model.base = *known->base;
        model.height = known->height.value_or(model.height);
        m_report.read("model", object.path(), QStringLiteral("An object with a known base becomes a model."));
    } else if (usual) {
        model.base = usual->base;
        if (usual->isToCheck()) {
            model.states.append(QLatin1String{kBaseToCheck});
        }
        m_report.guessed("usual-base", object.path(), QStringLiteral("%1 gets the usual base of such models."), {name});
    } else {
        model.states.append(QLatin1String{kBaseToCheck});
        m_report.guessed("unknown-base", object.path(),
                         QStringLiteral("Unknown base of %1; a round base of 32 mm is used."), {name});
    }
    m_builder.scenario.models.push_back(std::move(model));
}

void TtsReader::readObject(const JsonItem& object) {
    if (!isObject(object)) {
        m_report.skipped("no-place", object.path(),
                         QStringLiteral("An object has no kind or no position; it is skipped."));
        return;
    }
    const QString name = nameOf(object);
    if (object["States"].count() > 0) {
        m_report.read("states", object.path(),
                      QStringLiteral("An object has several states; the visible one is imported."));
    }
    if (object["ContainedObjects"].count() > 0) {
        const QString bag = name.isEmpty() ? object["GUID"].text() : name;
        m_bags.append(bag);
        const bool isRequested =
            !m_options.entry.isEmpty() &&
            (bag.compare(m_options.entry, Qt::CaseInsensitive) == 0 || object["GUID"].text() == m_options.entry);
        if (isRequested && m_depth < kDeepestBags) {
            ++m_depth;
            readBag(object, bag);
            --m_depth;
        } else {
            reportContents(object);
        }
        return;
    }
    auto known = name.isEmpty() ? std::nullopt : m_footprints.find(name);
    if (isTable(object)) {
        m_report.skipped("table-itself", object.path(), QStringLiteral("%1 is the table itself; it is skipped."),
                         {name.isEmpty() ? object["Name"].text() : name});
        return;
    }
    if (known && known->isModel()) {
        addModel(object, name, known);
        return;
    }
    if (known) {
        addTerrain(object, name, *known);
        return;
    }
    if (isAccessory(object)) {
        m_report.skipped("accessory", object.path(),
                         QStringLiteral("Objects of type %1 are skipped: they are neither terrain nor models."),
                         {object["Name"].text()});
        return;
    }
    const bool isTerrain = hasTag(object, "Terrain") || (object["Locked"].boolean() == true && !name.isEmpty());
    if (isTerrain) {
        const auto size = sizeInName(name);
        known = rectangularFootprint(size.value_or(Inches{kUnknownSize, kUnknownSize}));
        if (size) {
            m_report.guessed("size-in-name", object.path(),
                             QStringLiteral("Unknown footprint of %1; a rectangle of the size in its name is used."),
                             {name});
        } else {
            m_report.guessed("unknown-footprint", object.path(),
                             QStringLiteral("Unknown footprint of %1: a square of 4 in is used. Set its size, or add "
                                            "its name to a footprint table (--with)."),
                             {name});
        }
        addTerrain(object, name, *known);
    } else if (m_options.withTokens && !name.isEmpty()) {
        addModel(object, name, {});
    } else if (!name.isEmpty() && object["Locked"].boolean() != true) {
        m_report.skipped("figures", object.path(),
                         QStringLiteral("Movable objects are skipped; with --tokens they become models."));
    } else {
        m_report.skipped("nameless", object.path(), QStringLiteral("An object without a name is skipped."));
    }
}

void TtsReader::addTable(const ImportFile& table) {
    if (!m_footprints.add(table, m_report)) {
        m_report.skipped("no-footprints", table.title(),
                         QStringLiteral("The file %1 is not a footprint table; it is not used."), {table.title()});
    }
}

ImportResult TtsReader::read() {
    const JsonItem root = m_file.root();
    if (!root.isThere()) {
        return tl::unexpected{m_file.jsonProblem()};
    }
    for (const ImportFile& companion : m_options.companions) {
        addTable(companion);
    }
    if (const auto bytes = m_options.beside ? m_options.beside(QStringLiteral("footprints.json")) : std::nullopt) {
        m_footprints.add(ImportFile{*bytes, QStringLiteral("footprints.json")}, m_report);
    }
    for (const ImportFile& table : m_options.footprints) {
        addTable(table);
    }
    m_builder.scenario.name = root["SaveName"].text();
    const std::vector<JsonItem> objects = root["ObjectStates"].isList()
                                              ? root["ObjectStates"].children()
                                              : std::vector<JsonItem>{root["Object"].isThere() ? root["Object"] : root};
    setTable(objects);
    const bool hasScript =
        !root["LuaScript"].text().isEmpty() ||
        std::ranges::any_of(objects, [](const JsonItem& object) { return !object["LuaScript"].text().isEmpty(); });
    if (hasScript) {
        m_report.skipped("scripts", QStringLiteral("$.LuaScript"),
                         QStringLiteral("Scripts are skipped and never run."));
    }
    int done = 0;
    for (const JsonItem& object : objects) {
        readObject(object);
        if (m_builder.isFull()) {
            return tooManyPoints(m_file);
        }
        if (++done % 256 == 0) {
            if (m_run.isCanceled()) {
                return canceledImport(m_file);
            }
            m_run.tell(done / static_cast<double>(objects.size()));
        }
    }
    if (!m_options.entry.isEmpty() && !m_isBagFound) {
        m_report.skipped("unknown-bag", {}, QStringLiteral("The save has no bag named %1; bags with contents: %2."),
                         {m_options.entry,
                          m_bags.isEmpty() ? QStringLiteral("none") : m_bags.mid(0, 20).join(QStringLiteral(", "))});
    }
    if (m_builder.scenario.terrain.empty() && m_builder.scenario.models.empty()) {
        m_report.guessed(
            "nothing", {},
            QStringLiteral("The table is empty: nothing in the file was recognized as terrain or as a model."));
    }
    return Import{std::move(m_builder.scenario), std::move(m_report), std::move(m_questions)};
}

ImportResult readTts(const ImportFile& file, const ImportOptions& options, const ImportRun& run) {
    return TtsReader{file, options, run}.read();
}

} // namespace

Format ttsFormat() {
    return {QStringLiteral("tts"),
            QStringLiteral("Tabletop Simulator save"),
            {QStringLiteral("json")},
            detectTts,
            readTts,
            nullptr};
}

} // namespace sightline::scenarios::formats
