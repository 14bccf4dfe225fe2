import 'server-only'

/** How long a session lasts from its beginning, however much it is used, in seconds. */
export const SESSION_SECONDS = 90 * 24 * 60 * 60

/** When a session that began then is over, both in ms since 1970. */
export const sessionEnd = (since: number): number => since + SESSION_SECONDS * 1000
