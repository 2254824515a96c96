#include "qml/app/state_writer.h"

#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QSaveFile>

#include <algorithm>
#include <utility>

namespace app {

namespace {

QJsonObject rectangle_of(const QQuickItem& item) {
  const QPointF at = item.mapToScene({0, 0});
  return {{QStringLiteral("x"), at.x()},
          {QStringLiteral("y"), at.y()},
          {QStringLiteral("width"), item.width()},
          {QStringLiteral("height"), item.height()}};
}

void add_items(const QQuickItem& item, QJsonObject& out) {
  if (!item.isVisible()) {
    return;
  }
  if (!item.objectName().isEmpty()) {
    out.insert(item.objectName(), rectangle_of(item));
  }
  for (const QQuickItem* child : item.childItems()) {
    add_items(*child, out);
  }
}

}  // namespace

StateWriter::StateWriter(QQuickWindow& window, mapview::MapItem& map, models::Desk& desk,
                         models::Session& session, QString file)
    : window_{window}, map_{map}, desk_{desk}, session_{session}, file_{std::move(file)} {
  delay_.setSingleShot(true);
  delay_.setInterval(60);
  connect(&delay_, &QTimer::timeout, this, &StateWriter::write);
  const auto later = [this] { delay_.start(); };
  connect(&map, &mapview::MapItem::viewChanged, this, later);
  connect(&map, &mapview::MapItem::readyChanged, this, later);
  connect(&desk, &models::Desk::selectionChanged, this, later);
  connect(&desk, &models::Desk::answerChanged, this, later);
  connect(&desk, &models::Desk::overlaysChanged, this, later);
  connect(&desk, &models::Desk::hoverChanged, this, later);
  connect(&desk, &models::Desk::cursorChanged, this, later);
  connect(&desk, &models::Desk::fanChanged, this, later);
  connect(&desk, &models::Desk::terrainOnlyChanged, this, later);
  connect(desk.play(), &models::Play::changed, this, later);
  connect(desk.play(), &models::Play::refusalChanged, this, later);
  connect(desk.plan(), &models::Plan::changed, this, later);
  connect(desk.plan(), &models::Plan::whyNotChanged, this, later);
  connect(&session, &models::Session::errorChanged, this, later);
  connect(&session, &models::Session::catalogueChanged, this, later);
  connect(&session, &models::Session::boardChanged, this, later);
  delay_.start();
}

QJsonArray StateWriter::counters() const {
  QJsonArray result;
  const auto board = desk_.board();
  if (!board || !map_.ready()) {
    return result;
  }
  for (std::size_t at = 0; at < board->stacks().size(); ++at) {
    const auto& stack = board->stacks()[at];
    const QPointF place = map_.screen_of_stack(static_cast<int>(at));
    if (map_.boundingRect().contains(place)) {
      const QPointF scene = map_.mapToScene(place);
      result.append(QJsonObject{
          {QStringLiteral("place"), QString::fromStdString(core::state::label(stack.place))},
          {QStringLiteral("top"),
           QString::fromStdString(board->piece(stack.pieces.front()).sheet_id)},
          {QStringLiteral("count"), static_cast<int>(stack.pieces.size())},
          {QStringLiteral("x"), scene.x()},
          {QStringLiteral("y"), scene.y()}});
    }
  }
  return result;
}

namespace {

QJsonArray rows_of(const models::OrdersModel& orders) {
  QJsonArray rows;
  for (const auto& row : orders.rows()) {
    rows.append(QJsonObject{{QStringLiteral("words"), row.text},
                            {QStringLiteral("kind"), row.kind},
                            {QStringLiteral("case"), row.cited},
                            {QStringLiteral("legal"), row.legal},
                            {QStringLiteral("reason"), row.reason}});
  }
  return rows;
}

}  // namespace

QJsonObject StateWriter::game() const {
  models::Play& play = *desk_.play();
  models::Plan& plan = *desk_.plan();
  QJsonArray reach;
  for (const auto& there : plan.destinations()) {
    reach.append(QString::fromStdString(there.hex.label()));
  }
  QJsonArray log;
  constexpr int kLogLines = 12;
  for (int row = std::max(0, play.log()->count() - kLogLines); row < play.log()->count(); ++row) {
    log.append(play.log()->textOf(row));
  }
  return {{QStringLiteral("active"), play.active()},
          {QStringLiteral("over"), play.over()},
          {QStringLiteral("handOver"), play.handOver()},
          {QStringLiteral("side"), play.side()},
          {QStringLiteral("week"), play.week()},
          {QStringLiteral("phase"), play.phase()},
          {QStringLiteral("question"), play.question()},
          {QStringLiteral("pass"), play.passWords()},
          {QStringLiteral("inWork"), play.inWork()},
          {QStringLiteral("toDo"), play.toDo()},
          {QStringLiteral("commands"), play.commandsLeft()},
          {QStringLiteral("length"), play.length()},
          {QStringLiteral("seen"), play.seen()},
          {QStringLiteral("undo"), play.undoDepth()},
          {QStringLiteral("redo"), play.redoDepth()},
          {QStringLiteral("refusal"), play.refusal()},
          {QStringLiteral("refusalCase"), play.refusalCase()},
          {QStringLiteral("news"), play.news()},
          {QStringLiteral("proposing"), plan.proposing()},
          {QStringLiteral("proposal"), plan.title()},
          {QStringLiteral("goal"), plan.goal()},
          {QStringLiteral("whyNot"), plan.whyNot()},
          {QStringLiteral("whyNotCase"), plan.whyNotCase()},
          {QStringLiteral("reach"), reach},
          {QStringLiteral("shores"), QJsonArray::fromStringList(plan.shoreHexes())},
          {QStringLiteral("orders"), rows_of(*play.orders())},
          {QStringLiteral("choices"), rows_of(*play.choices())},
          {QStringLiteral("log"), log}};
}

void StateWriter::write() {
  QJsonObject items;
  add_items(*window_.contentItem(), items);
  const QJsonObject root{
      {QStringLiteral("ready"), map_.ready()},
      {QStringLiteral("catalogue"), session_.hasCatalogue()},
      {QStringLiteral("setup"), session_.setupId()},
      {QStringLiteral("errata"), session_.openErrata()},
      {QStringLiteral("error"), session_.error()},
      {QStringLiteral("errorPlace"), session_.errorPlace()},
      {QStringLiteral("zoom"), map_.zoom()},
      {QStringLiteral("overlays"), desk_.overlays()},
      {QStringLiteral("terrainOnly"), desk_.terrainOnly()},
      {QStringLiteral("hover"), desk_.hoverHex()},
      {QStringLiteral("cursor"), desk_.cursorHex()},
      {QStringLiteral("spoken"), desk_.cursorText()},
      {QStringLiteral("fan"), desk_.fan()},
      {QStringLiteral("selectedHex"), desk_.selectedHex()},
      {QStringLiteral("selected"), QJsonArray::fromStringList(desk_.selectedPieces())},
      {QStringLiteral("current"), desk_.currentPiece()},
      {QStringLiteral("supplied"), desk_.supplied()},
      {QStringLiteral("supplySentence"), desk_.supplySentence()},
      {QStringLiteral("supplyCase"), desk_.supplyCase()},
      {QStringLiteral("hops"), desk_.path()->count()},
      {QStringLiteral("game"), game()},
      {QStringLiteral("counters"), counters()},
      {QStringLiteral("items"), items}};
  QSaveFile file{file_};
  if (file.open(QIODevice::WriteOnly)) {
    file.write(QJsonDocument{root}.toJson());
    file.commit();
  }
}

}  // namespace app
