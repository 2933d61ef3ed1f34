#include "tests/benchmarks/goal_sheet.h"

#include "scenarios/base/json_writer.h"

#include <cstdio>
#include <fstream>

namespace sightline::benchmarks {

namespace {

std::string number(double value) {
    std::string text(40, '\0');
    text.resize(static_cast<std::size_t>(std::snprintf(text.data(), text.size(),
                                                       value >= 99.95    ? "%.0f"
                                                       : value >= 9.995  ? "%.1f"
                                                       : value >= 0.0995 ? "%.2f"
                                                                         : "%.3f",
                                                       value)));
    return text;
}

} // namespace

void GoalSheet::add(Line line) {
    if (m_lines.empty()) {
        std::printf("%-72s %9s %9s %-5s %-14s  %s\n", "", "measured", "processor", "unit", "asked", "beside a peer");
    }
    const std::string asked =
        !line.atMost ? "" : number(*line.atMost) + (line.value <= *line.atMost ? ", met" : ", not met");
    const std::string peer = !line.peer ? ""
                                        : line.peerName + " " + number(*line.peer) + ", " +
                                              number(*line.peer / line.value) + " times as long";
    std::printf("%-72s %9s %9s %-5s %-14s  %s%s%s\n", line.name.c_str(), number(line.value).c_str(),
                line.processor ? number(*line.processor).c_str() : "", line.unit.c_str(), asked.c_str(), peer.c_str(),
                peer.empty() || line.remark.empty() ? "" : "; ", line.remark.c_str());
    std::fflush(stdout);
    m_lines.push_back(std::move(line));
}

void GoalSheet::fail(std::string why) {
    std::printf("WRONG: %s\n", why.c_str());
    m_failures.push_back(std::move(why));
}

bool GoalSheet::writeJson(const std::string& path) const {
    scenarios::JsonWriter writer;
    const auto text = [&](QStringView key, const std::string& value) {
        writer.key(key);
        writer.string(QString::fromStdString(value));
    };
    const auto number = [&](QStringView key, const std::optional<double>& value) {
        writer.key(key);
        value ? writer.number(*value) : writer.null();
    };
    writer.beginObject();
    writer.key(u"figures");
    writer.beginList();
    for (const Line& line : m_lines) {
        writer.beginObject(scenarios::JsonWriter::Layout::Line);
        text(u"name", line.name);
        number(u"value", line.value);
        text(u"unit", line.unit);
        number(u"at_most", line.atMost);
        writer.key(u"met");
        line.atMost ? writer.boolean(line.value <= *line.atMost) : writer.null();
        number(u"processor", line.processor);
        number(u"peer", line.peer);
        text(u"peer_name", line.peerName);
        text(u"remark", line.remark);
        writer.endObject();
    }
    writer.endList();
    writer.key(u"wrong");
    writer.beginList();
    for (const std::string& why : m_failures) {
        writer.string(QString::fromStdString(why));
    }
    writer.endList();
    writer.endObject();
    std::ofstream file{path, std::ios::binary};
    const QByteArray bytes = writer.text();
    file.write(bytes.constData(), bytes.size());
    return static_cast<bool>(file.flush());
}

} // namespace sightline::benchmarks
