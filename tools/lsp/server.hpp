#pragma once
// The language server: messages in, messages out. No threads, no streams.

#include <string>
#include <string_view>
#include <vector>

#include <boost/json/object.hpp>

#include "tools/lsp/workspace.hpp"

namespace cantrip::lsp {

class Server {
  public:
    struct Settings {
        std::vector<std::string> libraries;
        std::vector<std::string> languages; // tags in which texts are shown until the client asks for others
        std::string version;
    };
    explicit Server(Settings settings);

    // Answers one message; what is no JSON, no message or no known method gets an error of the protocol.
    [[nodiscard]] std::vector<boost::json::object> handle(std::string_view body);
    // Diagnostics of the files whose program changed since the last call. The caller waits until no message
    // is pending, so that a burst of keystrokes is checked once.
    [[nodiscard]] std::vector<boost::json::object> pending_diagnostics();

    [[nodiscard]] bool exited() const { return exited_; }
    // 0 after `shutdown`, else 1: as the protocol asks.
    [[nodiscard]] int exit_status() const { return shut_down_ ? 0 : 1; }
    [[nodiscard]] const Workspace& workspace() const { return workspace_; }
    [[nodiscard]] const Documents& documents() const { return documents_; }

  private:
    using Messages = std::vector<boost::json::object>;
    [[nodiscard]] Messages notify(std::string_view method, const boost::json::object& params);
    [[nodiscard]] boost::json::object answer(const boost::json::value& id, std::string_view method,
                                             const boost::json::object& params);
    [[nodiscard]] boost::json::object initialize(const boost::json::object& params);
    [[nodiscard]] boost::json::object published(const Document& document);

    Settings settings_;
    Documents documents_;
    Workspace workspace_;
    Encoding encoding_ = Encoding::utf16;
    std::uint64_t published_ = 0; // revision of the documents
    bool initialized_ = false, shut_down_ = false, exited_ = false;
};

} // namespace cantrip::lsp
