#include <algorithm>

#include <fmt/format.h>

#include "lang/support/markup.hpp"
#include "tools/support/zip.hpp"
#include "tools/table/formats.hpp"

namespace cantrip::table {
namespace {

constexpr std::string_view xml = "<?xml version=\"1.0\" encoding=\"UTF-8\" standalone=\"yes\"?>\n";
constexpr std::string_view types =
    R"(<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/><Override PartName="/xl/workbook.xml" ContentType="application/vnd.openxmlformats-officedocument.spreadsheetml.sheet.main+xml"/><Override PartName="/xl/worksheets/sheet1.xml" ContentType="application/vnd.openxmlformats-officedocument.spreadsheetml.worksheet+xml"/><Override PartName="/xl/styles.xml" ContentType="application/vnd.openxmlformats-officedocument.spreadsheetml.styles+xml"/></Types>)";
constexpr std::string_view relations =
    R"(<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships"><Relationship Id="rId1" Type="http://schemas.openxmlformats.org/officeDocument/2006/relationships/officeDocument" Target="xl/workbook.xml"/></Relationships>)";
constexpr std::string_view workbook =
    R"(<workbook xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main" xmlns:r="http://schemas.openxmlformats.org/officeDocument/2006/relationships"><sheets><sheet name="cards" sheetId="1" r:id="rId1"/></sheets></workbook>)";
constexpr std::string_view workbook_relations =
    R"(<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships"><Relationship Id="rId1" Type="http://schemas.openxmlformats.org/officeDocument/2006/relationships/worksheet" Target="worksheets/sheet1.xml"/><Relationship Id="rId2" Type="http://schemas.openxmlformats.org/officeDocument/2006/relationships/styles" Target="styles.xml"/></Relationships>)";
// Style 0: wrapped text at the top of its cell; style 1: the head, bold.
constexpr std::string_view styles =
    R"(<styleSheet xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main"><fonts count="2"><font><sz val="11"/><name val="Calibri"/></font><font><b/><sz val="11"/><name val="Calibri"/></font></fonts><fills count="2"><fill><patternFill patternType="none"/></fill><fill><patternFill patternType="gray125"/></fill></fills><borders count="1"><border><left/><right/><top/><bottom/><diagonal/></border></borders><cellStyleXfs count="1"><xf numFmtId="0" fontId="0" fillId="0" borderId="0"/></cellStyleXfs><cellXfs count="2"><xf numFmtId="0" fontId="0" fillId="0" borderId="0" xfId="0" applyAlignment="1"><alignment vertical="top" wrapText="1"/></xf><xf numFmtId="0" fontId="1" fillId="0" borderId="0" xfId="0" applyFont="1"/></cellXfs></styleSheet>)";

// A, B … Z, AA …
std::string column_name(std::size_t index) {
    std::string out;
    for (++index; index > 0; index = (index - 1) / 26)
        out.insert(out.begin(), static_cast<char>('A' + (index - 1) % 26));
    return out;
}

// Numbers that a spreadsheet shows as they are written.
bool is_number(std::string_view text) {
    if (text.starts_with('-')) text.remove_prefix(1);
    return !text.empty() && text.size() <= 9 && (text == "0" || text.front() != '0') &&
           std::all_of(text.begin(), text.end(), [](char c) { return c >= '0' && c <= '9'; });
}

// Characters that XML cannot hold are written as `_x001D_`; text that looks like that is escaped itself.
std::string escaped(std::string_view text) {
    std::string out;
    for (std::size_t at = 0; at < text.size(); ++at) {
        const auto byte = static_cast<unsigned char>(text[at]);
        if (text.substr(at).starts_with("_x"))
            out += "_x005F_";
        else if (byte < 0x20 && byte != '\t' && byte != '\n')
            out += fmt::format("_x{:04X}_", byte);
        else
            out += text[at];
    }
    return markup_escaped(out);
}

std::string cell_xml(std::size_t column, std::size_t row, const std::string& text, int style) {
    if (text.empty()) return {};
    const std::string at = fmt::format("{}{}", column_name(column), row);
    if (is_number(text) && text != "-0")
        return fmt::format("<c r=\"{}\" s=\"{}\"><v>{}</v></c>", at, style, text);
    return fmt::format("<c r=\"{}\" s=\"{}\" t=\"inlineStr\"><is><t xml:space=\"preserve\">{}</t></is></c>",
                       at, style, escaped(text));
}

std::size_t width_of(const Table& table, std::size_t column) {
    std::size_t width = table.head[column].size();
    for (const Row& row : table.rows) {
        if (column >= row.cells.size()) continue;
        const std::string& text = row.cells[column].text;
        width = std::max(width, std::min(text.find('\n'), text.size()));
    }
    return std::clamp<std::size_t>(width + 2, 6, 60);
}

std::string sheet_xml(const Table& table) {
    std::string out(xml);
    out += R"(<worksheet xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main"><sheetViews>)"
           R"(<sheetView workbookViewId="0"><pane xSplit="1" ySplit="1" topLeftCell="B2" )"
           R"(activePane="bottomRight" state="frozen"/></sheetView></sheetViews><cols>)";
    for (std::size_t i = 0; i < table.head.size(); ++i)
        out += fmt::format("<col min=\"{0}\" max=\"{0}\" width=\"{1}\" customWidth=\"1\"/>", i + 1,
                           width_of(table, i));
    out += "</cols><sheetData><row r=\"1\">";
    for (std::size_t i = 0; i < table.head.size(); ++i) out += cell_xml(i, 1, table.head[i], 1);
    out += "</row>";
    for (std::size_t r = 0; r < table.rows.size(); ++r) {
        out += fmt::format("<row r=\"{}\">", r + 2);
        const auto& cells = table.rows[r].cells;
        for (std::size_t i = 0; i < cells.size(); ++i) out += cell_xml(i, r + 2, cells[i].text, 0);
        out += "</row>";
    }
    return out + "</sheetData></worksheet>";
}

} // namespace

std::string write_xlsx(const Table& table) {
    const auto part = [](std::string name, std::string_view text) {
        return ZipFile{std::move(name), std::string(xml) + std::string(text)};
    };
    return write_zip({part("[Content_Types].xml", types), part("_rels/.rels", relations),
                      part("xl/workbook.xml", workbook),
                      part("xl/_rels/workbook.xml.rels", workbook_relations), part("xl/styles.xml", styles),
                      ZipFile{"xl/worksheets/sheet1.xml", sheet_xml(table)}});
}

} // namespace cantrip::table
