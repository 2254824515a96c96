# Runs sumter_bench (-DBENCH=its path), shows its table and the figures that are promised, each between two times of the
# same run: the whole broadcast of the Union in West 63 takes at most 1.5 times as long as one bare search of the ground,
# by processor time, and the forecast of its next Maintenance at most 8 broadcasts (on a slow machine of 2.5 ms a broadcast
# the 20 ms that the window may wait for it); an action is in the journal, durably, no later than three bare commits of SQLite are, by the clock; and choices at the
# end of a long campaign take at most 1.5 times as long as without its past.
set(results ${CMAKE_CURRENT_BINARY_DIR}/bench.json)

execute_process(COMMAND ${BENCH} --benchmark_min_time=0.2 --benchmark_out=${results} --benchmark_out_format=json
  COMMAND_ERROR_IS_FATAL ANY)
file(READ ${results} json)

# Nanoseconds of `clock` (cpu_time or real_time) in `name`, which is measured in whole microseconds and their fractions.
function(read_time name clock result)
  string(JSON count LENGTH "${json}" benchmarks)
  math(EXPR last "${count} - 1")
  foreach(at RANGE ${last})
    string(JSON found GET "${json}" benchmarks ${at} name)
    if(found STREQUAL name)
      string(JSON time GET "${json}" benchmarks ${at} ${clock})
      if(NOT time MATCHES "^([0-9]+)\\.?([0-9]*)$")
        message(FATAL_ERROR "${name}: ${time} is no time in microseconds")
      endif()
      string(SUBSTRING "${CMAKE_MATCH_2}000" 0 3 fraction)
      set(${result} ${CMAKE_MATCH_1}${fraction} PARENT_SCOPE)
      return()
    endif()
  endforeach()
  message(FATAL_ERROR "no benchmark ${name} in ${results}")
endfunction()

# Compares the time in `name` with that in `bare` and fails when it is more than `promised` hundredths of it.
function(compare name bare clock promised what)
  read_time(${bare} ${clock} bare_time)
  read_time(${name} ${clock} time)
  math(EXPR percent "(100 * ${time} + ${bare_time} / 2) / ${bare_time}")
  math(EXPR whole "${percent} / 100")
  math(EXPR rest "${percent} % 100 + 100")
  string(SUBSTRING ${rest} 1 2 rest)
  math(EXPR most "${promised} / 100")
  math(EXPR most_rest "${promised} % 100 + 100")
  string(SUBSTRING ${most_rest} 1 2 most_rest)
  message(NOTICE "${name} : ${bare} = ${whole}.${rest} (at most ${most}.${most_rest})")
  if(percent GREATER promised)
    message(FATAL_ERROR "${what} is slower than promised")
  endif()
endfunction()

compare(Broadcast/west_63_union BareDijkstra cpu_time 150 "the broadcast")
compare(ForecastOfWest63/union_side Broadcast/west_63_union cpu_time 800 "the forecast of supply")
compare(JournalAppend/real_time ThreeBareCommits/real_time real_time 100 "writing an action to the journal")
compare(ChooseAtEndOfCampaign ChooseTheSameWithoutPast cpu_time 150 "a choice at the end of a long game")
