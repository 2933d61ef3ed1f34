#include "scenarios/vision/npz.h"

#include <zip.h>

#include <memory>

namespace sightline::scenarios {

namespace {

struct SourceFree {
    void operator()(zip_source_t* source) const { zip_source_free(source); }
};
struct Discard {
    void operator()(zip_t* archive) const { zip_discard(archive); }
};

bool add(zip_t* archive, const QString& name, const QByteArray& bytes) {
    zip_source_t* source = zip_source_buffer(archive, bytes.constData(), static_cast<zip_uint64_t>(bytes.size()), 0);
    const zip_int64_t place = source ? zip_file_add(archive, name.toUtf8().constData(), source, ZIP_FL_ENC_UTF_8) : -1;
    if (place < 0) {
        zip_source_free(source);
        return false;
    }
    constexpr zip_uint16_t kFirstOf1980 = (1 << 5) | 1; // the first date that zip can represent
    const auto index = static_cast<zip_uint64_t>(place);
    return zip_set_file_compression(archive, index, ZIP_CM_STORE, 0) == 0 &&
           zip_file_set_dostime(archive, index, 0, kFirstOf1980, 0) == 0;
}

QByteArray bytesOf(zip_source_t* source) {
    zip_stat_t stat;
    if (zip_source_stat(source, &stat) != 0 || (stat.valid & ZIP_STAT_SIZE) == 0 || zip_source_open(source) != 0) {
        return {};
    }
    QByteArray bytes(static_cast<qsizetype>(stat.size), '\0');
    const bool isWhole = zip_source_read(source, bytes.data(), stat.size) == static_cast<zip_int64_t>(stat.size);
    zip_source_close(source);
    return isWhole ? bytes : QByteArray{};
}

} // namespace

QByteArray npzOf(const std::map<QString, QByteArray>& files) {
    const std::unique_ptr<zip_source_t, SourceFree> memory{zip_source_buffer_create(nullptr, 0, 0, nullptr)};
    if (!memory) {
        return {};
    }
    zip_source_keep(memory.get()); // closing the archive releases its own reference
    std::unique_ptr<zip_t, Discard> archive{zip_open_from_source(memory.get(), ZIP_TRUNCATE, nullptr)};
    if (!archive) {
        zip_source_free(memory.get());
        return {};
    }
    for (const auto& [name, bytes] : files) {
        if (!add(archive.get(), name, bytes)) {
            return {};
        }
    }
    if (zip_close(archive.get()) != 0) {
        return {};
    }
    static_cast<void>(archive.release());
    return bytesOf(memory.get());
}

} // namespace sightline::scenarios
