// A short text that many values share: copied as a pointer.
#pragma once

#include <compare>
#include <iosfwd>
#include <string>
#include <string_view>

namespace core::base {

/// An immutable text kept once for the whole program, so that positions can be copied fast.
class InternedText {
 public:
  InternedText() noexcept : text_{&empty_text()} {}

  InternedText(const std::string& text)
      : text_{&kept(text)} {}  // NOLINT(google-explicit-constructor)

  InternedText(std::string_view text)  // NOLINT(google-explicit-constructor)
      : text_{&kept(std::string{text})} {}

  InternedText(const char* text) : text_{&kept(text)} {}  // NOLINT(google-explicit-constructor)

  [[nodiscard]] const std::string& str() const noexcept { return *text_; }

  operator const std::string&() const noexcept {  // NOLINT(google-explicit-constructor)
    return *text_;
  }

  operator std::string_view() const noexcept {  // NOLINT(google-explicit-constructor)
    return *text_;
  }

  [[nodiscard]] bool empty() const noexcept { return str().empty(); }

  friend bool operator==(const InternedText& a, const InternedText& b) noexcept {
    return a.text_ == b.text_;
  }

  friend bool operator==(const InternedText& a, std::string_view b) noexcept {
    return a.str() == b;
  }

  friend bool operator==(const InternedText& a, const std::string& b) noexcept {
    return a.str() == b;
  }

  friend bool operator==(const InternedText& a, const char* b) noexcept { return a.str() == b; }

  friend auto operator<=>(const InternedText& a, const InternedText& b) noexcept {
    return a.str() <=> b.str();
  }

  friend std::string operator+(const InternedText& a, std::string_view b) {
    return a.str() + std::string{b};
  }

  friend std::string operator+(std::string_view a, const InternedText& b) {
    return std::string{a} + b.str();
  }

  friend std::ostream& operator<<(std::ostream& out, const InternedText& word);

  /// As a plain text in archives.
  template <class Archive>
  [[nodiscard]] std::string save_minimal(const Archive& /*archive*/) const {
    return str();
  }

  template <class Archive>
  void load_minimal(const Archive& /*archive*/, const std::string& text) {
    *this = InternedText{text};
  }

 private:
  /// The one copy of a text, which stays for as long as the program runs. Safe from any thread.
  [[nodiscard]] static const std::string& kept(const std::string& text);
  [[nodiscard]] static const std::string& empty_text() noexcept;

  const std::string* text_;
};

}  // namespace core::base
