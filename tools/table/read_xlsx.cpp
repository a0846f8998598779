#include <charconv>
#include <cmath>
#include <cstring>

#include <fmt/format.h>
#include <pugixml.hpp>

#include "tools/support/words.hpp"
#include "tools/support/zip.hpp"
#include "tools/table/formats.hpp"

namespace cantrip::table {
namespace {

// Names of elements without their prefix: some programs write `x:row`.
std::string_view local_name(const pugi::xml_node& node) {
    const std::string_view name = node.name();
    const std::size_t colon = name.rfind(':');
    return colon == std::string_view::npos ? name : name.substr(colon + 1);
}

pugi::xml_node child_of(const pugi::xml_node& node, std::string_view name) {
    for (const pugi::xml_node& child : node.children())
        if (local_name(child) == name) return child;
    return {};
}

// XLSX writes characters that XML cannot hold as `_x000D_`.
std::string without_escapes(std::string_view text) {
    std::string out;
    for (std::size_t at = 0; at < text.size(); ++at) {
        unsigned value = 0;
        const bool escape = text.size() - at >= 7 && text[at] == '_' && text[at + 1] == 'x' &&
                            text[at + 6] == '_' &&
                            std::from_chars(text.data() + at + 2, text.data() + at + 6, value, 16).ptr ==
                                text.data() + at + 6;
        if (escape && value < 0x80) {
            if (value != '\r') out += static_cast<char>(value);
            at += 6;
        } else if (text[at] != '\r') {
            out += text[at];
        }
    }
    return out;
}

// Text of `<si>` and `<is>`: one run, or several with formats of their own. Phonetic hints are left out.
std::string text_of(const pugi::xml_node& item) {
    std::string out;
    for (const pugi::xml_node& child : item.children()) {
        if (local_name(child) == "t") out += child.child_value();
        if (local_name(child) == "r") out += child_of(child, "t").child_value();
    }
    return without_escapes(out);
}

// 2, not 2.0 or 2E0.
std::string number_text(std::string_view text) {
    double value = 0;
    const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), value);
    if (error != std::errc() || end != text.data() + text.size() || !std::isfinite(value) ||
        std::floor(value) != value || std::fabs(value) > 1e15)
        return std::string(text);
    return fmt::format("{}", static_cast<long long>(value));
}

// "BC12" is column 54, row 12; both counted from 1. False when it is no such name.
bool read_reference(std::string_view text, std::size_t& column, std::size_t& row) {
    column = row = 0;
    std::size_t at = 0;
    for (; at < text.size() && text[at] >= 'A' && text[at] <= 'Z' && column <= most_columns; ++at)
        column = column * 26 + static_cast<std::size_t>(text[at] - 'A' + 1);
    const auto [end, error] = std::from_chars(text.data() + at, text.data() + text.size(), row);
    return at > 0 && error == std::errc() && end == text.data() + text.size();
}

class Reader {
  public:
    explicit Reader(const ZipReader& zip) : zip_(zip) {}

    Result<Table, std::string> run() {
        const std::string path = sheet_path();
        if (!error_.empty()) return Failure{error_};
        if (zip_.has("xl/sharedStrings.xml")) {
            const pugi::xml_document* strings = part("xl/sharedStrings.xml", strings_);
            if (!strings) return Failure{error_};
            for (const pugi::xml_node& item : strings->document_element().children())
                if (local_name(item) == "si") shared_.push_back(text_of(item));
        }
        pugi::xml_document sheet;
        if (!part(path, sheet)) return Failure{error_};
        for (const pugi::xml_node& row : child_of(sheet.document_element(), "sheetData").children())
            if (local_name(row) == "row" && !add_row(row)) return Failure{error_};
        if (table_.rows.empty()) return Failure{std::string("the table is empty")};
        for (const Cell& cell : table_.rows.front().cells) table_.head.emplace_back(trim(cell.text));
        table_.rows.erase(table_.rows.begin());
        table_.rows_may_be_short = true;
        return std::move(table_);
    }

  private:
    pugi::xml_document* part(const std::string& name, pugi::xml_document& document) {
        const auto bytes = zip_.read(name);
        if (!bytes) {
            error_ = bytes.error();
            return nullptr;
        }
        const auto read = document.load_buffer(bytes.value().data(), bytes.value().size(),
                                               pugi::parse_default | pugi::parse_ws_pcdata);
        if (!read) {
            error_ = fmt::format("the part `{}` cannot be read: {}", name, read.description());
            return nullptr;
        }
        return &document;
    }

    // The file of the first sheet.
    std::string sheet_path() {
        pugi::xml_document book, relations;
        if (!part("xl/workbook.xml", book) || !part("xl/_rels/workbook.xml.rels", relations)) return {};
        std::string id;
        for (const pugi::xml_node& sheet : child_of(book.document_element(), "sheets").children()) {
            for (const pugi::xml_attribute& attribute : sheet.attributes())
                if (std::string_view(attribute.name()).ends_with(":id")) id = attribute.value();
            if (!id.empty()) break;
        }
        for (const pugi::xml_node& relation : relations.document_element().children())
            if (relation.attribute("Id").value() == id) {
                const std::string target = relation.attribute("Target").value();
                return target.starts_with('/') ? target.substr(1) : "xl/" + target;
            }
        error_ = "this is no XLSX file: it has no sheet";
        return {};
    }

    bool add_row(const pugi::xml_node& node) {
        std::size_t number = table_.rows.empty() ? 1 : table_.rows.back().number + 1;
        if (const auto given = node.attribute("r")) number = given.as_ullong();
        if (number > most_rows || (!table_.rows.empty() && number <= table_.rows.back().number)) {
            error_ = number > most_rows ? fmt::format("there are more than {} rows", most_rows)
                                        : fmt::format("row {} is there twice", number);
            return false;
        }
        Row row{number, {}};
        for (const pugi::xml_node& child : node.children()) {
            if (local_name(child) != "c") continue;
            std::size_t column = row.cells.size() + 1, ignored = 0;
            if (const auto at = child.attribute("r")) {
                if (!read_reference(at.value(), column, ignored)) column = 0;
            }
            if (column == 0 || column > most_columns) {
                error_ = fmt::format("row {} has more than {} cells", number, most_columns);
                return false;
            }
            if (row.cells.size() < column) row.cells.resize(column);
            row.cells[column - 1] = cell(child);
        }
        while (!row.cells.empty() && row.cells.back().text.empty() && row.cells.back().problem.empty())
            row.cells.pop_back();
        if (!row.cells.empty()) table_.rows.push_back(std::move(row));
        return true;
    }

    [[nodiscard]] Cell cell(const pugi::xml_node& node) const {
        const std::string_view type = node.attribute("t").value();
        const std::string value = child_of(node, "v").child_value();
        if (type == "inlineStr") return {text_of(child_of(node, "is")), {}};
        if (type == "e") return {value, "the formula of this cell has an error: " + value};
        if (type == "s") {
            std::size_t index = 0;
            const auto read = std::from_chars(value.data(), value.data() + value.size(), index);
            if (read.ec != std::errc() || index >= shared_.size())
                return {{}, "the text of this cell is not in the file"};
            return {shared_[index], {}};
        }
        if (value.empty() && child_of(node, "f"))
            return {{}, "this is a formula without a result; save the file in a spreadsheet program"};
        if (type == "b") return {value == "1" ? "yes" : "no", {}};
        if (type == "str") return {without_escapes(value), {}};
        return {number_text(value), {}};
    }

    const ZipReader& zip_;
    pugi::xml_document strings_;
    std::vector<std::string> shared_;
    Table table_;
    std::string error_;
};

} // namespace

Result<Table, std::string> read_xlsx(std::string_view bytes) {
    const auto zip = ZipReader::open(bytes);
    if (!zip) return Failure{zip.error()};
    return Reader(zip.value()).run();
}

} // namespace cantrip::table
