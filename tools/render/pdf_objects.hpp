#pragma once
// The objects of a PDF file that cairo wrote, to change them before the file goes out.

#include <string>
#include <vector>

namespace cantrip::render {

class PdfObjects {
  public:
    // A file of another shape than cairo's has no objects and stays as it is.
    explicit PdfObjects(std::string bytes);

    // By number, "12 0 obj" and "endobj" included; 0 and unused numbers are empty. Change them in place.
    [[nodiscard]] std::vector<std::string>& objects() { return objects_; }
    // Numbers of pages, in their order.
    [[nodiscard]] std::vector<std::size_t> pages() const;
    // The changed file with its table of objects.
    [[nodiscard]] std::string file() const;

  private:
    std::string head_, tail_; // before the first object; the trailer up to the place of the table
    std::vector<std::string> objects_;
    std::vector<std::size_t> order_; // numbers, as they stand in the file
};

} // namespace cantrip::render
