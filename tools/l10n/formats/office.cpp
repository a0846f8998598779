#include "tools/l10n/formats/office.hpp"

#include <algorithm>
#include <map>
#include <memory>

#include "tools/l10n/formats/document.hpp"
#include "tools/support/words.hpp"
#include "tools/support/zip.hpp"

namespace cantrip::l10n {
namespace {

// More than any set of cards needs; less than what would fill a machine.
constexpr std::size_t max_rows = 200000;
constexpr std::size_t max_columns = 256;

std::string_view local_name(const pugi::xml_node& node) {
    const std::string_view name = node.name();
    const auto colon = name.find(':');
    return colon == std::string_view::npos ? name : name.substr(colon + 1);
}

// Walks a document of paragraphs and tables: docx and odt differ only in the names of their elements.
class TextWalker {
  public:
    TextWalker(std::string_view table, std::string_view row, std::string_view cell,
               std::vector<std::string_view> paragraphs, std::vector<OfficeRow>& out)
        : table_(table), row_(row), cell_(cell), paragraphs_(std::move(paragraphs)), out_(out) {}

    void walk(const pugi::xml_node& node) {
        for (const pugi::xml_node child : node.children()) {
            if (out_.size() >= max_rows) return;
            const std::string_view name = local_name(child);
            if (name == row_)
                add_row(child);
            else if (is_paragraph(name))
                add({text_of(child)});
            else
                walk(child);
        }
    }

    [[nodiscard]] std::string text_of(const pugi::xml_node& node) const {
        std::string out;
        for (const pugi::xml_node child : node.children()) {
            const std::string_view name = local_name(child);
            if (child.type() == pugi::node_pcdata || child.type() == pugi::node_cdata)
                out += child.value();
            else if (name == "tab" || name == "br" || name == "line-break" || name == "s" || name == "Br")
                out += ' ';
            else if (name != "annotation" && name != "note" && name != "instrText" && name != "delText")
                out += text_of(child);
            if (is_paragraph(name)) out += '\n';
        }
        return out;
    }

  private:
    [[nodiscard]] bool is_paragraph(std::string_view name) const {
        return std::find(paragraphs_.begin(), paragraphs_.end(), name) != paragraphs_.end();
    }

    void add_row(const pugi::xml_node& row) {
        std::vector<std::string> cells;
        for (const pugi::xml_node cell : row.children()) {
            if (local_name(cell) != cell_) continue;
            // Empty cells at the end of a row may be repeated a million times.
            int repeated = 1;
            for (const pugi::xml_attribute attribute : cell.attributes())
                if (std::string_view(attribute.name()).ends_with("number-columns-repeated"))
                    repeated = attribute.as_int(1);
            const std::string text = text_of(cell);
            for (int i = 0; i < repeated && cells.size() < max_columns; ++i) cells.push_back(text);
        }
        add(std::move(cells));
    }

    void add(std::vector<std::string> cells) {
        ++line_;
        for (std::string& cell : cells) {
            while (cell.ends_with('\n')) cell.pop_back();
            cell = std::string(trim(cell));
        }
        const bool empty =
            std::all_of(cells.begin(), cells.end(), [](const std::string& cell) { return cell.empty(); });
        if (!empty) out_.push_back({std::move(cells), line_});
    }

    std::string_view table_, row_, cell_;
    std::vector<std::string_view> paragraphs_;
    std::vector<OfficeRow>& out_;
    std::size_t line_ = 0;
};

using Xml = std::shared_ptr<pugi::xml_document>;

class OfficeReader {
  public:
    OfficeReader(const std::string& path, std::string_view bytes) : path_(path) {
        auto archive = ZipReader::open(bytes);
        if (archive)
            archive_ = std::move(archive.value());
        else
            error_ = archive.error();
    }

    Result<std::vector<OfficeRow>, FileError> run(const std::string& format) {
        if (error_.empty()) {
            if (format == "docx")
                read_flow("word/document.xml", "tbl", "tr", "tc", {"p"});
            else if (format == "odt" || format == "ods")
                read_flow("content.xml", "table", "table-row", "table-cell", {"p", "h"});
            else if (format == "xlsx")
                read_sheets();
            else
                read_stories();
        }
        if (!error_.empty()) return Failure{FileError{path_, 0, error_}};
        return std::move(out_);
    }

  private:
    // A part as XML; null when there is none or it cannot be read.
    [[nodiscard]] Xml part(const std::string& name) {
        if (!archive_.has(name)) return nullptr;
        const auto read = archive_.read(name);
        if (!read) error_ = read.error();
        if (!read || read.value().empty()) return nullptr;
        const std::string& text = read.value();
        auto document = std::make_shared<pugi::xml_document>();
        if (!document->load_buffer(text.data(), text.size(), pugi::parse_default | pugi::parse_ws_pcdata)) {
            error_ = "the part `" + name + "` is no XML; the file is damaged";
            return nullptr;
        }
        if (is_too_deep(*document)) {
            error_ = "the part `" + name + "` is nested too deep";
            return nullptr;
        }
        return document;
    }

    void read_flow(const std::string& name, std::string_view table, std::string_view row,
                   std::string_view cell, std::vector<std::string_view> paragraphs) {
        const Xml document = part(name);
        if (!document) {
            if (error_.empty()) error_ = "there is no `" + name + "` in the file; is it another format?";
            return;
        }
        TextWalker(table, row, cell, std::move(paragraphs), out_).walk(*document);
    }

    // The paragraphs of all stories of a layout, in the order of their names.
    void read_stories() {
        std::vector<std::string> names = archive_.names();
        std::erase_if(names, [](const std::string& name) {
            return !name.starts_with("Stories/") || !name.ends_with(".xml");
        });
        std::sort(names.begin(), names.end());
        if (names.empty()) error_ = "there are no stories in the file; is it another format?";
        for (const std::string& name : names) {
            const Xml document = part(name);
            if (!document) return;
            std::string story;
            add_content(*document, story);
            for (const std::string_view line : split(story, "\n"))
                if (!trim(line).empty()) out_.push_back({{std::string(trim(line))}, out_.size() + 1});
        }
    }

    // Texts lie in `Content`; `Br` ends a paragraph.
    static void add_content(const pugi::xml_node& node, std::string& out) {
        for (const pugi::xml_node child : node.children()) {
            const std::string_view name = local_name(child);
            if (name == "Content")
                out += child.text().get();
            else if (name == "Br" || name == "ParagraphStyleRange")
                out += '\n';
            if (name != "Content") add_content(child, out);
        }
    }

    void read_sheets() {
        std::vector<std::string> shared;
        if (const Xml strings = part("xl/sharedStrings.xml"))
            for (const pugi::xml_node item : strings->first_child().children())
                shared.push_back(shared_text(item));
        if (!error_.empty()) return;
        std::vector<std::string> names = archive_.names();
        std::erase_if(names, [](const std::string& name) {
            return !name.starts_with("xl/worksheets/sheet") || !name.ends_with(".xml");
        });
        std::sort(names.begin(), names.end());
        if (names.empty()) error_ = "there are no sheets in the file; is it another format?";
        for (const std::string& name : names) {
            const Xml sheet = part(name);
            if (!sheet) return;
            read_sheet(*sheet, shared);
        }
    }

    static std::string shared_text(const pugi::xml_node& item) {
        std::string out;
        for (const pugi::xml_node child : item.children()) {
            if (local_name(child) == "t") out += child.text().get();
            if (local_name(child) == "r") out += shared_text(child);
        }
        return out;
    }

    void read_sheet(const pugi::xml_document& sheet, const std::vector<std::string>& shared) {
        const pugi::xml_node data = sheet.first_child().find_child(
            [](const pugi::xml_node& node) { return local_name(node) == "sheetData"; });
        std::size_t line = 0;
        for (const pugi::xml_node row : data.children()) {
            if (out_.size() >= max_rows) return;
            ++line;
            OfficeRow next{{}, row.attribute("r").as_uint(static_cast<unsigned>(line))};
            for (const pugi::xml_node cell : row.children()) {
                const std::size_t column = column_of(cell.attribute("r").value(), next.cells.size());
                if (column >= max_columns) continue;
                if (next.cells.size() <= column) next.cells.resize(column + 1);
                next.cells[column] = cell_text(cell, shared);
            }
            if (std::any_of(next.cells.begin(), next.cells.end(),
                            [](const std::string& cell) { return !cell.empty(); }))
                out_.push_back(std::move(next));
        }
    }

    // "C7" is the third column.
    static std::size_t column_of(std::string_view name, std::size_t otherwise) {
        std::size_t column = 0;
        for (const char c : name) {
            if (c < 'A' || c > 'Z' || column > max_columns) break;
            column = column * 26 + static_cast<std::size_t>(c - 'A' + 1);
        }
        return column == 0 ? otherwise : column - 1;
    }

    static std::string cell_text(const pugi::xml_node& cell, const std::vector<std::string>& shared) {
        const std::string_view type = cell.attribute("t").value();
        std::string value;
        for (const pugi::xml_node child : cell.children()) {
            if (local_name(child) == "v") value = child.text().get();
            if (local_name(child) == "is") return shared_text(child);
        }
        if (type != "s") return value;
        const std::size_t index = pugi::xml_node(cell).child("v").text().as_uint();
        return index < shared.size() ? shared[index] : std::string();
    }

    std::string path_, error_;
    ZipReader archive_;
    std::vector<OfficeRow> out_;
};

} // namespace

Result<std::vector<OfficeRow>, FileError> read_office(const std::string& path, const std::string& format,
                                                      std::string_view bytes) {
    // A docx with a password is no zip archive but an older container.
    if (bytes.starts_with("\xD0\xCF\x11\xE0"))
        return Failure{
            FileError{path, 0, "the file is encrypted, or of an older format; save it as a plain " + format}};
    return OfficeReader(path, bytes).run(format);
}

} // namespace cantrip::l10n
