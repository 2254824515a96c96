// A line of a piece in a set-up file, to be changed word by word. Private to this room.
#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace core::data {

/// The words of a line with what stands before each; what is not changed comes out as it was.
class PieceLine {
 public:
  explicit PieceLine(std::string_view line);

  /// Whether it is a piece: a kind, after an id or without one.
  [[nodiscard]] bool is_piece() const noexcept { return kind_.has_value(); }

  [[nodiscard]] bool has_id() const noexcept { return kind_ && *kind_ == 1; }

  [[nodiscard]] std::string id() const;

  [[nodiscard]] std::string kind() const;

  /// "10-3"; empty for none.
  [[nodiscard]] std::string value() const;

  /// Without its quotes; empty for none.
  [[nodiscard]] std::string name() const;

  /// What follows a word, without quotes; empty for none.
  [[nodiscard]] std::string after(std::string_view word) const;

  [[nodiscard]] bool has(std::string_view word) const;

  void give_id(std::string_view id);

  /// An empty name takes it away.
  void set_name(std::string_view name);

  /// "in U1", "stock 5"; a text that is empty takes both words away.
  void set(std::string_view word, std::string_view text);

  /// The words that say why a piece is off the map, "due 10/62 from B3402"; empty for none.
  [[nodiscard]] std::string away() const;

  /// Takes the words away that say why a piece is off the map.
  void bring_back();

  /// Says why it is off the map.
  void send_away(std::string_view reason);

  [[nodiscard]] std::string text() const;

 private:
  struct Part {
    std::string lead;
    std::string word;  ///< with its quotes
  };

  [[nodiscard]] std::optional<std::size_t> find(std::string_view word) const;
  [[nodiscard]] std::optional<std::size_t> find_name() const;

  /// Where the words stand that say why it is off the map.
  struct Span {
    std::size_t at{};
    std::size_t count{};
  };

  [[nodiscard]] std::optional<Span> find_away() const;
  void insert(std::size_t at, std::string_view lead, std::string word);
  void erase(std::size_t from, std::size_t count);

  std::vector<Part> parts_;
  std::string tail_;  ///< a note or a comment
  std::optional<std::size_t> kind_;
};

}  // namespace core::data
