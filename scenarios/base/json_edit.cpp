#include "scenarios/base/json_edit.h"

#include "scenarios/base/json_text.h"
#include "scenarios/base/json_writer.h"

#include <QJsonArray>
#include <QJsonObject>
#include <QStringList>

#include <algorithm>

namespace sightline::scenarios {

namespace {

using Value = JsonText::Value;
constexpr Value kNone = JsonText::kNone;

/// Splits "$.block[1].cmp" into "block", "1", "cmp".
QStringList stepsOf(QStringView path) {
    QStringList steps;
    QString step;
    const auto finish = [&] {
        if (!step.isEmpty()) {
            steps.append(step);
        }
        step.clear();
    };
    for (const QChar letter : path.mid(1)) {
        if (letter == u'.' || letter == u'[' || letter == u']') {
            finish();
        } else {
            step += letter;
        }
    }
    finish();
    return steps;
}

Value childAt(const JsonText& json, Value parent, int index) {
    Value child = index < 0 ? kNone : json.firstChild(parent);
    for (int i = 0; i < index && child != kNone; ++i) {
        child = json.nextSibling(child);
    }
    return child;
}

Value stepFrom(const JsonText& json, Value parent, const QString& step) {
    if (json.type(parent) == JsonType::Object) {
        return json.member(parent, step);
    }
    return json.type(parent) == JsonType::List ? childAt(json, parent, step.toInt()) : kNone;
}

/// Returns the value at the path; `kNone` if there is none.
Value valueAt(const JsonText& json, const QStringList& steps) {
    Value value = 0;
    for (const QString& step : steps) {
        value = value == kNone ? kNone : stepFrom(json, value, step);
    }
    return value;
}

void write(JsonWriter& writer, const QJsonValue& value) {
    switch (value.type()) {
    case QJsonValue::Bool: writer.boolean(value.toBool()); return;
    case QJsonValue::Double: writer.number(value.toDouble()); return;
    case QJsonValue::String: writer.string(value.toString()); return;
    case QJsonValue::Array:
        writer.list(JsonWriter::Layout::Line, value.toArray(), [&](const auto& element) { write(writer, element); });
        return;
    case QJsonValue::Object: {
        writer.beginObject(JsonWriter::Layout::Line);
        const QJsonObject object = value.toObject();
        for (auto member = object.begin(); member != object.end(); ++member) {
            writer.key(member.key());
            write(writer, member.value());
        }
        writer.endObject();
        return;
    }
    default: writer.null();
    }
}

/// Returns the indentation of the line that contains the byte.
QByteArray indentAt(const QByteArray& text, int offset) {
    const qsizetype start = text.lastIndexOf('\n', offset - 1) + 1;
    qsizetype end = start;
    while (end < text.size() && (text[end] == ' ' || text[end] == '\t')) {
        ++end;
    }
    return text.mid(start, end - start);
}

bool isOnOneLine(const QByteArray& text, int begin, int end) {
    return !QByteArrayView{text}.sliced(begin, end - begin).contains('\n');
}

/// Inserts `member` (a value, or a key with its value) as the child of that index of a list or an object.
QByteArray withChild(const QByteArray& text, const JsonText& json, Value parent, int index, const QByteArray& member) {
    const int begin = json.offset(parent);
    const int end = json.end(parent);
    const bool isObject = json.type(parent) == JsonType::Object;
    if (json.count(parent) == 0) {
        const bool isLong = member.contains('\n') || member.size() > 60 || parent == 0;
        const QByteArray indent = indentAt(text, begin);
        const QByteArray blank = isObject ? QByteArrayLiteral(" ") : QByteArray{};
        const QByteArray inside = isLong ? '\n' + indent + "  " + member + '\n' + indent : blank + member + blank;
        return QByteArray{text}.replace(begin + 1, end - begin - 2, inside);
    }
    const bool goesLast = index >= json.count(parent);
    const Value first = json.firstChild(parent);
    const bool inLines = !isOnOneLine(text, begin, json.memberOffset(first));
    const QByteArray between = inLines ? ",\n" + indentAt(text, json.memberOffset(first)) : QByteArrayLiteral(", ");
    if (goesLast) {
        const Value last = childAt(json, parent, json.count(parent) - 1);
        return QByteArray{text}.insert(json.end(last), between + member);
    }
    return QByteArray{text}.insert(json.memberOffset(childAt(json, parent, index)), member + between);
}

JsonText read(const QByteArray& text) { return JsonText::read(text).value(); }

} // namespace

QByteArray jsonLine(const QJsonValue& value) {
    JsonWriter writer;
    write(writer, value);
    return writer.text().trimmed();
}

QByteArray withJsonValue(const QByteArray& text, QStringView path, const QJsonValue& value) {
    const JsonText json = read(text);
    const QStringList steps = stepsOf(path);
    if (const Value there = valueAt(json, steps); there != kNone) {
        return QByteArray{text}.replace(json.offset(there), json.end(there) - json.offset(there), jsonLine(value));
    }
    // The longest existing part of the path; the rest is created.
    qsizetype known = steps.size() - 1;
    while (valueAt(json, steps.mid(0, known)) == kNone) {
        --known;
    }
    QJsonValue made = value;
    for (qsizetype i = steps.size() - 1; i > known; --i) {
        made = QJsonObject{{steps[i], made}};
    }
    const Value parent = valueAt(json, steps.mid(0, known));
    return withChild(text, json, parent, json.count(parent), jsonString(steps[known]) + ": " + jsonLine(made));
}

QByteArray withoutJsonValue(const QByteArray& text, QStringView path) {
    const JsonText json = read(text);
    const Value value = valueAt(json, stepsOf(path));
    if (value == kNone || value == 0) {
        return text;
    }
    const Value parent = json.parent(value);
    if (json.count(parent) == 1) {
        const int begin = json.offset(parent) + 1;
        return QByteArray{text}.remove(begin, json.end(parent) - 1 - begin);
    }
    int begin = json.memberOffset(value);
    int end = json.end(value);
    if (const Value next = json.nextSibling(value); next != kNone) {
        end = json.memberOffset(next);
    } else {
        Value before = json.firstChild(parent);
        while (json.nextSibling(before) != value) {
            before = json.nextSibling(before);
        }
        begin = json.end(before);
    }
    return QByteArray{text}.remove(begin, end - begin);
}

QByteArray withJsonInserted(const QByteArray& text, QStringView list, int index, const QByteArray& value) {
    const JsonText json = read(text);
    const Value parent = valueAt(json, stepsOf(list));
    if (parent == kNone) {
        return withJsonInserted(withJsonValue(text, list, QJsonArray{}), list, 0, value);
    }
    return withChild(text, json, parent, index, value);
}

QByteArray withJsonSwapped(const QByteArray& text, QStringView list, int one, int other) {
    const JsonText json = read(text);
    const Value parent = valueAt(json, stepsOf(list));
    const Value first = childAt(json, parent, std::min(one, other));
    const Value second = childAt(json, parent, std::max(one, other));
    if (first == kNone || second == kNone || first == second) {
        return text;
    }
    const auto textOf = [&](Value value) { return text.mid(json.offset(value), json.end(value) - json.offset(value)); };
    QByteArray swapped = text;
    swapped.replace(json.offset(second), json.end(second) - json.offset(second), textOf(first));
    return swapped.replace(json.offset(first), json.end(first) - json.offset(first), textOf(second));
}

QByteArray jsonTextAt(const QByteArray& text, QStringView path) {
    const JsonText json = read(text);
    const Value value = valueAt(json, stepsOf(path));
    return value == kNone ? QByteArray{} : text.mid(json.offset(value), json.end(value) - json.offset(value));
}

} // namespace sightline::scenarios
