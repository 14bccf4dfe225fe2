import 'server-only'

/** The only place where time is read: everything below gets it as an argument, in ms since 1970. */
export const clock = { now: (): number => Date.now() }
