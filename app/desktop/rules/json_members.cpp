#include "app/desktop/rules/json_members.h"

#include <QCoreApplication>
#include <QJsonArray>
#include <QLocale>
#include <QRegularExpression>

namespace sightline::app {

namespace {

struct JsonMembersWords {
    Q_DECLARE_TR_FUNCTIONS(sightline::app::JsonMembers)
};

} // namespace

QJsonValue memberAt(const QJsonObject& object, const QString& key) {
    QJsonValue value = object;
    for (const QString& step : key.split(u'.')) {
        value = value.toObject().value(step);
    }
    return value;
}

QString shortText(const QJsonValue& value) {
    switch (value.type()) {
    case QJsonValue::Bool: return value.toBool() ? JsonMembersWords::tr("yes") : JsonMembersWords::tr("no");
    case QJsonValue::Double: return QLocale{}.toString(value.toDouble(), 'g', 6);
    case QJsonValue::String: return value.toString();
    case QJsonValue::Array: {
        QStringList parts;
        for (const auto& part : value.toArray()) {
            parts << shortText(part);
        }
        return parts.join(JsonMembersWords::tr(" or "));
    }
    case QJsonValue::Object: {
        QStringList parts;
        const QJsonObject object = value.toObject();
        for (auto member = object.begin(); member != object.end(); ++member) {
            parts << QStringLiteral("%1 %2").arg(member.key(), shortText(member.value()));
        }
        return parts.join(JsonMembersWords::tr(", "));
    }
    default: return {};
    }
}

QJsonValue valueAtPath(const QJsonObject& root, const QString& path) {
    static const QRegularExpression step{QStringLiteral(R"(\.([^.\[\]]+)|\[(\d+)\])")};
    QJsonValue value = root;
    for (auto steps = step.globalMatch(path); steps.hasNext();) {
        const auto match = steps.next();
        value = match.captured(2).isEmpty() ? value.toObject().value(match.captured(1))
                                            : value.toArray().at(match.captured(2).toLongLong());
    }
    return value;
}

} // namespace sightline::app
