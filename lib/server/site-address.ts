import 'server-only'

/** The whole address of a path of this site, for what leaves it: files, calendars, codes to scan. */
export const siteAddress = (path: string): string =>
  new URL(path, process.env.NEXTAUTH_URL ?? 'http://localhost:3000').href
