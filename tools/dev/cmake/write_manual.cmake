# Writes the manual pages of PROGRAM and the CHANGES (both compressed) and its completion scripts to FOLDER.
function(run)
    execute_process(COMMAND ${ARGN} OUTPUT_QUIET COMMAND_ERROR_IS_FATAL ANY)
endfunction()

file(REMOVE_RECURSE ${FOLDER})
file(MAKE_DIRECTORY ${FOLDER}/bash ${FOLDER}/zsh ${FOLDER}/fish)
run(${PROGRAM} manual --quiet --folder ${FOLDER}/man)
run(${PROGRAM} completion bash --output ${FOLDER}/bash/cantrip)
run(${PROGRAM} completion zsh --output ${FOLDER}/zsh/_cantrip)
run(${PROGRAM} completion fish --output ${FOLDER}/fish/cantrip.fish)
file(GLOB pages ${FOLDER}/man/*.1)
# -n: no time in the file, so that two builds of one commit are equal.
file(COPY_FILE ${CHANGES} ${FOLDER}/changelog)
file(COPY_FILE ${CMAKE_CURRENT_LIST_DIR}/../package/changelog ${FOLDER}/changelog.Debian)
run(gzip -9 -n ${pages} ${FOLDER}/changelog ${FOLDER}/changelog.Debian)
