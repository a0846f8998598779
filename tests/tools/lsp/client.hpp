#pragma once
// A client of the language server for tests: sends messages and keeps what comes back.

#include <map>
#include <string>

#include <boost/json.hpp>

#include "tools/lsp/server.hpp"

namespace cantrip::testing {

class Client {
  public:
    // `options` are the parameters of `initialize`.
    explicit Client(const boost::json::object& options = {});

    void notify(std::string_view method, boost::json::object params);
    // The whole answer: with a result or an error.
    [[nodiscard]] boost::json::object request(std::string_view method, boost::json::object params);
    // The result of a request about a file that is open.
    [[nodiscard]] boost::json::value ask(std::string_view method, const std::string& path,
                                         boost::json::object params = {});
    void open(const std::string& path, const std::string& text);
    // Replaces the columns `from` to `to` of a line.
    void edit(const std::string& path, int line, int from, int to, const std::string& text);
    void replace(const std::string& path, const std::string& text);
    // The newest diagnostics of a file.
    [[nodiscard]] boost::json::array diagnostics(const std::string& path);

    lsp::Server server;

  private:
    void take(const std::vector<boost::json::object>& messages);
    std::map<std::string, boost::json::array> published_; // by URI
    std::map<std::string, int> versions_;
    int next_id_ = 1;
};

[[nodiscard]] boost::json::object position(int line, int column);

} // namespace cantrip::testing
