#pragma once

#include <sys/resource.h>

#include <csignal>

namespace sightline::testsupport {

/// While it lives, this program cannot write a file beyond some bytes: the write fails as it does on a full disk.
class SmallDisk {
public:
    explicit SmallDisk(rlim_t bytes) : m_signal{std::signal(SIGXFSZ, SIG_IGN)} {
        getrlimit(RLIMIT_FSIZE, &m_before);
        const rlimit small{bytes, m_before.rlim_max};
        setrlimit(RLIMIT_FSIZE, &small);
    }
    ~SmallDisk() {
        setrlimit(RLIMIT_FSIZE, &m_before);
        std::signal(SIGXFSZ, m_signal);
    }
    SmallDisk(const SmallDisk&) = delete;
    SmallDisk& operator=(const SmallDisk&) = delete;

private:
    void (*m_signal)(int);
    rlimit m_before{};
};

} // namespace sightline::testsupport
