# Brings the tables of words up to the sources: what is new is added without a translation, what has gone is taken out.
# With SCRATCH they stay as they are, and it is an error when there was something to do.
#   cmake -DLUPDATE=<lupdate> [-DSCRATCH=<folder>] -P renew.cmake
# English stands in the sources; its table holds only the words that change with a number ("1 gun counts").
# Without line numbers, so that a change of the sources alone changes nothing here.
get_filename_component(qml ${CMAKE_CURRENT_LIST_DIR} DIRECTORY)
file(GLOB tables ${CMAKE_CURRENT_LIST_DIR}/*.ts)
if(NOT tables)
  message(FATAL_ERROR "no table of words in ${CMAKE_CURRENT_LIST_DIR}")
endif()
foreach(table ${tables})
  set(renewed ${table})
  set(only)
  if(table MATCHES "_en[.]ts$")
    set(only -pluralonly)
  endif()
  if(SCRATCH)
    get_filename_component(name ${table} NAME)
    set(renewed ${SCRATCH}/${name})
    configure_file(${table} ${renewed} COPYONLY)
  endif()
  execute_process(
    COMMAND ${LUPDATE} -silent -no-obsolete -locations none ${only} -source-language en -I ${qml}/.. -extensions qml,cpp,h
            app field map models panels river style table -ts ${renewed}
    WORKING_DIRECTORY ${qml} COMMAND_ERROR_IS_FATAL ANY)
  file(READ ${table} before)
  file(READ ${renewed} after)
  if(NOT before STREQUAL after)
    execute_process(COMMAND diff -U2 ${table} ${renewed})
    message(FATAL_ERROR "${table} does not hold the words of the sources: build the target words and translate what is new")
  endif()
endforeach()
