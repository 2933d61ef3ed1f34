#pragma once

#include "scenarios/base/json_writer.h"
#include "scenarios/base/object_reader.h"
#include "scenarios/model/scenario.h"

/// @file
/// The photo under a table and the log of questions in a scenario file.
namespace sightline::scenarios {

/// Decodes the base64 bytes of a picture. Their size is checked before decoding. Returns std::nullopt after reporting
/// "photo-too-big" or "broken-photo".
[[nodiscard]] std::optional<PictureFile> readPicture(ObjectReader& reader, const JsonItem& base64);

/// Reads the photo. Its first bytes must be those of a picture (code "no-picture"); the picture itself is not decoded.
[[nodiscard]] std::optional<TablePhoto> readTablePhoto(ObjectReader& parent);
void writeTablePhoto(JsonWriter& writer, const TablePhoto& photo);

[[nodiscard]] QuestionLog readQuestionLog(ObjectReader& parent);
void writeQuestionLog(JsonWriter& writer, const QuestionLog& log);

} // namespace sightline::scenarios
