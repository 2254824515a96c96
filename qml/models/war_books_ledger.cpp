// [20.0] Where the figures of the books come from: the accounts, as far back as the log was read.
#include "qml/models/war_books.h"
#include "qml/models/wording.h"

#include <algorithm>

namespace models {

namespace {

using core::words::Account;

std::optional<Account> account_of(const QString& name) {
  if (name == QLatin1String{"pool"}) {
    return Account::Pool;
  }
  if (name == QLatin1String{"personnel"}) {
    return Account::Personnel;
  }
  return name == QLatin1String{"politics"} ? std::optional{Account::Politics} : std::nullopt;
}

}  // namespace

QVariantList WarBooks::ledger(const QString& account) const {
  QVariantList rows;
  const auto kept = account_of(account);
  if (!war_ || !kept) {
    return rows;
  }
  const int balance = *kept == Account::Pool        ? pool()
                      : *kept == Account::Personnel ? personnel()
                                                    : own()->politics.points;
  const auto seen = static_cast<std::uint32_t>(play_->seen());
  std::vector<core::words::LogLine> log = earlier_;
  const auto& told = play_->match()->log();
  log.insert(log.end(), told.begin(), told.end());
  std::erase_if(log, [&](const core::words::LogLine& line) { return line.action > seen; });
  const Side viewer = war_->viewer;
  const auto entries = core::words::ledger_of(log, *kept, viewer, viewer, balance);
  for (auto entry = entries.rbegin(); entry != entries.rend(); ++entry) {
    const core::words::LogLine& line = log[entry->told];
    rows.append(QVariantMap{
        {QStringLiteral("by"), entry->by},
        {QStringLiteral("balance"), entry->balance},
        {QStringLiteral("text"), words(line.to(viewer).value_or(std::string{}))},
        {QStringLiteral("hex"), line.hex ? words(line.hex->label()) : QString{}},
        {QStringLiteral("cited"), words(log[entry->line].cited.text())},
        {QStringLiteral("when"),
         words(play_->match()->setting().scenario->cycle_of(std::max(1, line.game_turn)).text())}});
  }
  return rows;
}

void WarBooks::follow_log() {
  const std::uint32_t from = play_->match()->log_from();
  if (log_from_ != from) {
    log_from_ = from;
    earlier_from_ = from;
    earlier_.clear();
  }
}

bool WarBooks::hasEarlier() const { return war_ != nullptr && earlier_from_ > 0; }

void WarBooks::readEarlier() {
  constexpr int kYear = core::rulebook::kCyclesOfYear * core::rulebook::kGameTurnsOfCycle;
  for (int turns = 0; turns < kYear && hasEarlier(); ++turns) {
    core::save::EarlierLog older = play_->match()->earlier_log(earlier_from_);
    earlier_.insert(earlier_.begin(), older.lines.begin(), older.lines.end());
    earlier_from_ = older.from;
  }
  emit changed();
}

}  // namespace models
