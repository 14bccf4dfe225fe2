/**
 * For `setFlagsFromString` of `node:v8`, in every process of Node that evaluates. Without it the engine comes to put states straight
 * into the old part of the heap, where each dead one keeps what it names alive until the next full collection: the slowest evaluation
 * in a hundred then takes three times as long (docs/decisions/052).
 */
export const NODE_FLAGS = '--no-allocation-site-pretenuring'
