#pragma once

#include <unistd.h>

namespace sightline::testsupport {

/// While it lives, this program has the rights of somebody to whom nothing belongs, if it is the administrator's: files
/// and folders that may not be written then cannot be.
class PlainUser {
public:
    PlainUser() : m_wasAdministrator{geteuid() == 0} {
        // The real one too: some questions about rights are answered for it.
        m_isPlain = !m_wasAdministrator || setresuid(kNobody, kNobody, 0) == 0;
    }
    ~PlainUser() {
        if (m_wasAdministrator) {
            (void)!setresuid(0, 0, 0);
        }
    }
    PlainUser(const PlainUser&) = delete;
    PlainUser& operator=(const PlainUser&) = delete;

    /// False where the system does not let the administrator step back.
    [[nodiscard]] bool isPlain() const { return m_isPlain; }

private:
    static constexpr uid_t kNobody = 65'534;
    bool m_wasAdministrator;
    bool m_isPlain = false;
};

} // namespace sightline::testsupport
