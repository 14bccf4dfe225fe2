import 'server-only'
import { err, ok, type Result } from '#lib/base/result'
import { readCapped, type Sent } from './body'
import type { Code } from './codes'

const STATUS: Readonly<Partial<Record<Code, number>>> = {
  'not-found': 404,
  'old-version': 410,
  'expired-session': 401,
  'wrong-credentials': 401,
  'not-allowed': 403,
  'already-signed-in': 409,
  'email-taken': 409,
  'none-left': 404,
  'invalid-answer': 422,
  'exam-closed': 409,
  'exam-open': 409,
  'exam-running': 409,
  'item-open': 409,
  'quiz-open': 409,
  'quiz-closed': 409,
  'run-handed-in': 409,
  'run-annulled': 409,
  withdrawn: 410,
  'too-early': 409,
  'deck-full': 409,
  'class-unknown': 404,
  'class-full': 409,
  'class-locked': 409,
  'nickname-taken': 409,
  kicked: 403,
  'not-playing': 404,
  'not-open': 409,
  'too-late': 409,
  stale: 409,
  'class-over': 409,
  'class-not-now': 409,
  'class-paused': 409,
  'class-no-more': 409,
  'too-large': 413,
  busy: 429,
  'rate-limited': 429,
  'database-down': 503,
}

/** The HTTP status of a code; 400 where nothing more is known. */
export const statusOf = (code: Code): number => STATUS[code] ?? 400

/** JSON that no cache keeps: it is about one person. */
export const privateJson = (body: unknown, status = 200): Response =>
  Response.json(body, { status, headers: { 'Cache-Control': 'private, no-store' } })

/**
 * Whether a page of this site sent the request. Browsers say so themselves in `Sec-Fetch-Site`; older ones send `Origin`. A request
 * with neither is no browser's: nobody's cookies were borrowed, but nothing here is for it either.
 */
export function fromThisSite({ headers }: Pick<Sent, 'headers'>): boolean {
  const site = headers.get('sec-fetch-site')
  if (site !== null) return site === 'same-origin'
  const origin = headers.get('origin')
  const host = headers.get('x-forwarded-host') ?? headers.get('host')
  return origin !== null && host !== null && URL.canParse(origin) && new URL(origin).host === host
}

/** Bytes of a request's JSON at most: an answer takes a few hundred. */
const LARGEST = 10_000
/** Parts one inside the other at most: what checks them goes down as deep. */
const DEEPEST = 60

/** No JSON is deeper than its brackets that open one after the other. */
function depthOfText(text: string): number {
  let deepest = 0
  let depth = 0
  for (const letter of text) {
    if (letter === '[' || letter === '{') deepest = Math.max(deepest, ++depth)
    else if (letter === ']' || letter === '}') depth--
  }
  return deepest
}

/** The JSON of a request; `malformed` when it is not JSON or does not say that it is, `too-large` where it goes on and on. */
export async function readJson(request: Sent): Promise<Result<unknown, 'malformed' | 'too-large'>> {
  if (!request.headers.get('content-type')?.startsWith('application/json')) return err('malformed')
  const text = await readCapped(request, LARGEST)
  if (!text.ok) return text
  if (depthOfText(text.value) > DEEPEST) return err('malformed')
  try {
    return ok(JSON.parse(text.value) as unknown)
  } catch {
    // Not JSON: the sender's mistake, nothing to log.
    return err('malformed')
  }
}

/**
 * Answers the JSON that a page of this site posts with what `work` makes of it: its value, with 200 or another `status`, or `{ code }` with the
 * status of what stood in the way.
 */
export async function answerPost<T>(
  request: Sent,
  work: (sent: unknown) => Promise<Result<T, Code>>,
  status: (value: T) => number = () => 200,
): Promise<Response> {
  if (!fromThisSite(request)) return privateJson({ code: 'not-allowed' }, 403)
  const body = await readJson(request)
  if (!body.ok) return privateJson({ code: body.error }, statusOf(body.error))
  const done = await work(body.value)
  return done.ok ? privateJson(done.value, status(done.value)) : privateJson({ code: done.error }, statusOf(done.error))
}

/**
 * A path of this site to go to, from a form or an address; `/` for anything that could lead elsewhere. A browser drops tabs and line ends,
 * reads `\\` as `/` and takes `..` away before it looks where to go: what comes of that is judged, not what was written.
 */
export function safePath(unsafe: unknown): string {
  if (typeof unsafe !== 'string' || unsafe.length > LONGEST_PATH || !/^\/(?![/\\])/.test(unsafe)) return '/'
  const here = 'http://here.invalid'
  const url = URL.canParse(unsafe, here) ? new URL(unsafe, here) : null
  if (url?.origin !== here) return '/'
  const path = `${url.pathname}${url.search}${url.hash}`
  return isPlain(url.pathname) ? path : '/'
}

/** Letters of an address to go back to. */
const LONGEST_PATH = 2_000

/** What a path of this site never has: two `/` in a row, dots for a step, `\`, signs that control something. */
const ODD = /\/[/\\]|\/\.{1,2}(?:\/|$)|[\\\p{Cc}]/u

/** Whether a resolved path stays on this site however often somebody after us takes it out of its `%`. */
function isPlain(resolved: string): boolean {
  let path = resolved
  for (let turn = 0; turn < 3; turn++) {
    if (ODD.test(path)) return false
    try {
      path = decodeURIComponent(path)
    } catch {
      return false
    }
  }
  return !ODD.test(path)
}
