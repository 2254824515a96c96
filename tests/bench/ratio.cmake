# Runs sumter_bench (-DBENCH=its path), shows its table and the one figure that is promised: the whole broadcast of the
# Union in West 63 takes at most 1.5 times as long as one bare search of the ground, by processor time of the same run.
set(promised_percent 150)
set(results ${CMAKE_CURRENT_BINARY_DIR}/bench.json)

execute_process(COMMAND ${BENCH} --benchmark_min_time=0.2 --benchmark_out=${results} --benchmark_out_format=json
  COMMAND_ERROR_IS_FATAL ANY)
file(READ ${results} json)

# Nanoseconds of processor time in `name`, which is measured in whole microseconds and their fractions.
function(read_time name result)
  string(JSON count LENGTH "${json}" benchmarks)
  math(EXPR last "${count} - 1")
  foreach(at RANGE ${last})
    string(JSON found GET "${json}" benchmarks ${at} name)
    if(found STREQUAL name)
      string(JSON time GET "${json}" benchmarks ${at} cpu_time)
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

read_time(BareDijkstra bare)
read_time(Broadcast/west_63_union broadcast)
math(EXPR percent "(100 * ${broadcast} + ${bare} / 2) / ${bare}")
math(EXPR whole "${percent} / 100")
math(EXPR rest "${percent} % 100 + 100")
string(SUBSTRING ${rest} 1 2 rest)
message(NOTICE "Broadcast/west_63_union : BareDijkstra = ${whole}.${rest} (at most 1.50)")
if(percent GREATER promised_percent)
  message(FATAL_ERROR "the broadcast is slower than promised")
endif()
