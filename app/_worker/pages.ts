/** Whether an answer is a page made at build time, the same for everybody; only such a page is ever kept. */
export const isPublic = (response: Response): boolean =>
  response.status === 200 &&
  !response.redirected &&
  /^1\b/.test(response.headers.get('x-nextjs-prerender') ?? '') &&
  /^text\/html\b/.test(response.headers.get('content-type') ?? '') &&
  !/\b(?:private|no-store)\b/.test(response.headers.get('cache-control') ?? '')

/** The files of the build that a page names. */
export const staticFilesIn = (html: string): string[] => [
  ...new Set([...html.matchAll(/\/_next\/static\/[\w./~%-]+/g)].map(([file]) => file)),
]

/** Whether a page can be shown with these files: not where it is of another build than they are. */
export const isWhole = (html: string, files: ReadonlySet<string>): boolean =>
  staticFilesIn(html).every((file) => files.has(file))
