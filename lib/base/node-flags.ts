/**
 * For `setFlagsFromString` of `node:v8`, in every process of Node that evaluates. Without it the engine comes to put states straight
 * into the old part of the heap, where each dead one keeps what it names alive until the next full collection: the slowest evaluation
 * in a hundred then takes three times as long (docs/decisions/052).
 */
export const NODE_FLAGS = '--no-allocation-site-pretenuring'

/**
 * Beside them in the process that answers people: code is optimised only after it has run fifteen times as long as the engine would wait
 * (132 KB of bytecode). Two hundred and more templates each run seldom, and what was optimised for one is thrown away at the next: a page and
 * its answer cost 20 to 25 ms of processor in threads that compile, and cost 6 to 8 now (docs/decisions/105).
 */
export const SERVER_FLAGS = '--interrupt-budget=2000000'
