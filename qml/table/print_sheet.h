// Pages of paper before they are printed: marks in points, 72 to the inch. What is laid out here
// can be looked at by a test before any ink flows.
#pragma once

#include <QColor>
#include <QFont>
#include <QMarginsF>
#include <QPageSize>
#include <QPainter>
#include <QPainterPath>
#include <QRectF>
#include <QString>

#include <optional>
#include <variant>
#include <vector>

namespace tableview {

/// Points in an inch of paper: what is drawn to scale is multiplied by nothing else.
inline constexpr double kInchPoints = 72;
inline constexpr double kCentimetrePoints = kInchPoints / 2.54;

/// Inks, all of which a black printer can tell apart.
namespace inks {
inline const QColor kBlack{0x14, 0x14, 0x14};
inline const QColor kGrey{0x6a, 0x6a, 0x6a};
inline const QColor kRule{0xa8, 0xa8, 0xa8};
inline const QColor kWash{0xee, 0xec, 0xe6};
inline const QColor kShade{0xd6, 0xd3, 0xca};
}  // namespace inks

/// How words look.
struct PrintType {
  double size{8};  ///< points
  bool bold{};
  bool italic{};
  bool serif{};
  QColor ink{inks::kBlack};

  [[nodiscard]] PrintType sized(double points) const {
    PrintType other = *this;
    other.size = points;
    return other;
  }
};

/// Width of a line of words, points.
[[nodiscard]] double words_width(const PrintType& type, const QString& text);
/// Height of words that wrap at a width, points.
[[nodiscard]] double words_height(const PrintType& type, const QString& text, double width);
/// The type, smaller where a line of words would not fit into a width.
[[nodiscard]] PrintType fitted(const PrintType& type, const QString& text, double width);

/// Lines and areas.
struct PrintShape {
  QPainterPath path;
  double width{0.6};  ///< of the line, points; 0: none
  QColor ink{inks::kBlack};
  std::optional<QColor> fill;
  bool dashed{};
  QString name;  ///< of what is measured: "inch-ruler"
};

struct PrintWords {
  QRectF box;
  QString text;
  PrintType type;
  Qt::Alignment align{Qt::AlignLeft | Qt::AlignVCenter};
  bool wraps{};
};

using PrintMark = std::variant<PrintShape, PrintWords>;

/// One page.
class PrintSheet {
 public:
  [[nodiscard]] const std::vector<PrintMark>& marks() const noexcept { return marks_; }

  void add(PrintShape shape) { marks_.emplace_back(std::move(shape)); }

  void line(QPointF from, QPointF to, double width = 0.6, const QColor& ink = inks::kBlack,
            const QString& name = {});
  void box(const QRectF& box, double width = 0.6, std::optional<QColor> fill = {});
  /// Words on one line, smaller where they would not fit.
  void words(const QRectF& box, const QString& text, const PrintType& type,
             Qt::Alignment align = Qt::AlignLeft | Qt::AlignVCenter);
  /// Words that wrap, from the top of the box.
  void paragraph(const QRectF& box, const QString& text, const PrintType& type,
                 Qt::Alignment across = Qt::AlignLeft);

  void paint(QPainter& painter) const;

 private:
  std::vector<PrintMark> marks_;
};

/// Paper and what may be printed on it.
struct PrintPaper {
  QPageSize::PageSizeId id{QPageSize::A4};

  /// The whole page, points.
  [[nodiscard]] QSizeF size() const { return QPageSize{id}.size(QPageSize::Point); }

  /// Within the margins, which every printer leaves.
  [[nodiscard]] QRectF room() const {
    const double margin = kInchPoints / 2;
    return QRectF{QPointF{0, 0}, size()}.adjusted(margin, margin, -margin, -margin);
  }
};

/// Lays pages out from the top down, each with a heading and its number.
class PrintPages {
 public:
  PrintPages(PrintPaper paper, QString heading) : paper_{paper}, heading_{std::move(heading)} {}

  [[nodiscard]] const PrintPaper& paper() const noexcept { return paper_; }

  [[nodiscard]] const std::vector<PrintSheet>& sheets() const noexcept { return sheets_; }

  /// Begins a page of a part, "Ship cards".
  void begin(const QString& part);

  /// The page that is being laid out.
  [[nodiscard]] PrintSheet& sheet() { return sheets_.back(); }

  /// What is left of it.
  [[nodiscard]] QRectF left() const;

  /// So much of its height for one thing; a new page of the same part where there is not so much.
  [[nodiscard]] QRectF take(double height, double gap = 0);

  /// The next page of the same part.
  void next() { begin(QString{part_}); }

  /// Whether nothing has been laid out on the page yet.
  [[nodiscard]] bool fresh() const;

  /// Numbers the pages, when all are laid out.
  void finish();

 private:
  PrintPaper paper_;
  QString heading_;
  QString part_;
  double y_{};
  std::vector<PrintSheet> sheets_;
};

}  // namespace tableview
