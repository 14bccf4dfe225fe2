const signals = /** @type {const} */ (['SIGINT', 'SIGTERM', 'SIGHUP'])

/**
 * Does some work and cleans up after it, also when somebody presses Ctrl-C in the middle: the process then ends once that is done.
 * @template T
 * @param {() => Promise<T>} work
 * @param {() => Promise<void>} cleanUp
 * @returns {Promise<T>}
 */
export async function withCleanup(work, cleanUp) {
  const onSignal = async () => {
    await cleanUp()
    process.exit(130)
  }
  for (const signal of signals) process.once(signal, onSignal)
  try {
    return await work()
  } finally {
    for (const signal of signals) process.off(signal, onSignal)
    await cleanUp()
  }
}
