import { arriving } from '../arrive'

/** Something to tell the site: a section was read, or is not read after all, or reading stopped there. */
export interface News {
  readonly lesson: string
  readonly section: string
  readonly what: 'read' | 'unread' | 'place'
  /** When, by the browser's clock, in ms since 1970. */
  readonly at: number
}

interface Waiting {
  /** The account that it is about; null where there was none. */
  readonly whose: string | null
  readonly news: readonly News[]
}

const PLACE = 'verdetto:lettura'
const AT_ONCE = 40
/** What the site will never take, however often it is sent. */
const REFUSED = [400, 403, 413, 422]

const nothing: Waiting = { whose: null, news: [] }

/** Where the browser keeps nothing, news live as long as the page. */
let memory: Waiting | undefined

function load(): Waiting {
  if (memory) return memory
  try {
    const value: unknown = JSON.parse(localStorage.getItem(PLACE) ?? 'null')
    return isWaiting(value) ? value : nothing
  } catch {
    return nothing
  }
}

const isWaiting = (value: unknown): value is Waiting =>
  typeof value === 'object' && value !== null && 'whose' in value && 'news' in value && Array.isArray(value.news)

function save(waiting: Waiting): void {
  try {
    if (waiting.news.length === 0 && waiting.whose === null) localStorage.removeItem(PLACE)
    else localStorage.setItem(PLACE, JSON.stringify(waiting))
    memory = undefined
  } catch {
    memory = waiting
  }
}

/** Of a section only the last word is kept, and of a lesson the last place. */
const sameThing = (a: News, b: News): boolean =>
  a.lesson === b.lesson && (a.what === 'place' ? b.what === 'place' : b.what !== 'place' && a.section === b.section)

/** What waits to be sent, in the order in which it happened. */
export const waiting = (): readonly News[] => load().news

/** Whether what waits survives the page: not where the browser refuses to keep anything. */
export const outlivesPage = (): boolean => memory === undefined

/** Adds news to what waits to be sent. */
export function tell(news: News): void {
  const { whose, news: before } = load()
  save({ whose, news: [...before.filter((one) => !sameThing(one, news)), news] })
}

/** Says who is reading now. What waits about another account is dropped: it is nobody else's. */
export function belongTo(account: string | null): void {
  const { whose, news } = load()
  if (whose !== account) save({ whose: account, news: whose === null ? news : [] })
}

/** `later`: it could not be sent, and waits on. */
export type Sent = 'nothing' | 'sent' | 'later'

/** Sends what waits; also when the page is about to go. What arrives twice counts once. */
export async function sendWaiting(): Promise<Sent> {
  const batch = waiting().slice(0, AT_ONCE)
  if (batch.length === 0) return 'nothing'
  const now = Date.now()
  const entries = batch.map(({ at, ...news }) => ({ ...news, ago: Math.max(0, now - at) }))
  try {
    const reply = await arriving(() =>
      fetch('/api/lettura', {
        method: 'POST',
        keepalive: true,
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ entries }),
      }),
    )
    if (!reply.ok && !REFUSED.includes(reply.status)) return 'later'
  } catch {
    return 'later'
  }
  const { whose, news } = load()
  save({ whose, news: news.filter((one) => !batch.some((was) => sameThing(was, one) && was.at === one.at)) })
  return news.length > AT_ONCE ? sendWaiting() : 'sent'
}
