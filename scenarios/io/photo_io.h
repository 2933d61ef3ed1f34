#pragma once

#include "scenarios/io/json_writer.h"
#include "scenarios/io/object_reader.h"
#include "scenarios/scenario.h"

/// The photo under a table and the log of questions, as they stand in a scenario file.
namespace sightline::scenarios {

/// The bytes of a file, written in base64. Their number is looked at before anything is decoded: codes "photo-too-big",
/// "broken-photo". Nothing, and reported, if they are not to be had.
[[nodiscard]] std::optional<PictureFile>
readPicture(const JsonText& text, ObjectReader& reader, JsonText::Value base64);

/// The first bytes say that it is a picture (code "no-picture"); nothing here decodes one.
[[nodiscard]] std::optional<TablePhoto>
readTablePhoto(const JsonText& text, DiagnosticList& findings, ObjectReader& parent);
void writeTablePhoto(JsonWriter& writer, const TablePhoto& photo);

[[nodiscard]] QuestionLog readQuestionLog(const JsonText& text, DiagnosticList& findings, ObjectReader& parent);
void writeQuestionLog(JsonWriter& writer, const QuestionLog& log);

} // namespace sightline::scenarios
