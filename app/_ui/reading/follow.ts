import { readerOf } from '../shell/reader'
import { fillDots } from './dots'
import { knownReading } from './known'
import { type Part, partsOf, showRead, showResume, showTrouble } from './lesson-page'
import { current, type Gaze, look, type Sight } from './pace'
import { outlivesPage, sendWaiting, tell, waiting } from './queue'

const SECOND = 1_000
/** Seconds that a section must have been the one being read before it is the place where reading stopped. */
const SETTLED = 3
const SOON = 4_000
const LONGEST = 60_000

const OFFLINE = 'Senza rete: ciò che leggi resta su questo dispositivo e parte quando la rete torna.'
const FAILING = 'Ciò che leggi non è ancora salvato: il sito ci riprova da solo.'
const FLEETING = 'Ciò che leggi non è ancora salvato e questo browser non lo conserva: lascia aperta la pagina.'

/**
 * Follows the reader of a lesson: notes which sections are read and where reading stops, and shows what was read before. Loaded when the
 * page has nothing better to do; works on elements that React does not draw again. Returns how to stop.
 */
export function follow(lesson: string, path: string): () => void {
  const parts = partsOf()
  const read = new Set<string>()
  /** Marked by hand as not read: time does not mark it again during this visit. */
  const unmarked = new Set<string>()
  const gazes = new Map<string, Gaze>()
  let settled = { section: '', for: 0, told: '' }
  let pause = SOON
  let timer: ReturnType<typeof setTimeout> | undefined
  let over = false
  /** Whether the site has said who is reading: before that nothing that waits is sent. */
  let known = false
  let stopped: string | undefined

  const show = () => showRead(parts, read)

  async function flush(): Promise<void> {
    clearTimeout(timer)
    timer = undefined
    if (!known) await learn()
    const sent = known ? await sendWaiting() : waiting().length > 0 ? 'later' : 'nothing'
    if (over) return
    showTrouble(sent !== 'later' ? '' : !outlivesPage() ? FLEETING : navigator.onLine ? FAILING : OFFLINE)
    pause = sent === 'later' ? Math.min(pause * 2, LONGEST) : SOON
    if (sent === 'later') timer = setTimeout(flush, pause)
  }

  function note(section: string, what: 'read' | 'unread' | 'place'): void {
    tell({ lesson, section, what, at: Date.now() })
    timer ??= setTimeout(flush, pause)
  }

  function apply(what: 'read' | 'unread' | 'place', section: string): void {
    if (what === 'read') read.add(section)
    if (what === 'unread') read.delete(section)
  }

  function tick(): void {
    if (document.visibilityState !== 'visible') return
    const sights: Sight[] = parts.map(({ id, head, end, length }) => ({
      id,
      length,
      top: head.getBoundingClientRect().top,
      bottom: end.getBoundingClientRect().top,
    }))
    for (const id of look(gazes, sights, innerHeight)) {
      if (read.has(id) || unmarked.has(id)) continue
      read.add(id)
      note(id, 'read')
      show()
    }
    settle(current(sights, innerHeight))
  }

  function settle(section: string | undefined): void {
    if (section === undefined) return
    settled = { ...settled, section, for: section === settled.section ? settled.for + 1 : 1 }
    if (settled.for < SETTLED || settled.told === section) return
    settled = { ...settled, told: section }
    note(section, 'place')
  }

  function press({ target }: Event): void {
    const button = target instanceof Element ? target.closest<HTMLElement>('button[data-section]') : null
    const section = button?.dataset.section
    if (section === undefined) return
    const what = read.has(section) ? 'unread' : 'read'
    if (what === 'unread') unmarked.add(section)
    else unmarked.delete(section)
    apply(what, section)
    note(section, what)
    show()
  }

  const leave = () => {
    if (known) void sendWaiting()
  }
  const hide = () => {
    if (document.visibilityState === 'hidden') leave()
  }
  const back = () => void flush()

  /** What happened here and is not sent yet. */
  const pending = () => waiting().filter((news) => news.lesson === lesson)

  async function learn(): Promise<void> {
    const reading = await knownReading()
    if (over || reading === undefined) return
    known = true
    const mine = reading.lessons.find((one) => one.lesson === lesson)
    for (const id of mine?.read ?? []) read.add(id)
    for (const { what, section } of pending()) apply(what, section)
    stopped = mine?.place?.section
    show()
  }

  async function begin(): Promise<void> {
    await learn()
    if (over) return
    for (const { what, section } of pending()) apply(what, section)
    show()
    showResume(resumable(parts, pending().findLast(({ what }) => what === 'place')?.section ?? stopped, read))
    if (waiting().length > 0) void flush()
  }

  void readerOf(path).then((reader) => over || fillDots(reader.mastery))
  void begin()
  const ticking = setInterval(tick, SECOND)
  document.addEventListener('click', press)
  document.addEventListener('visibilitychange', hide)
  addEventListener('pagehide', leave)
  addEventListener('online', back)
  return () => {
    over = true
    clearInterval(ticking)
    clearTimeout(timer)
    document.removeEventListener('click', press)
    document.removeEventListener('visibilitychange', hide)
    removeEventListener('pagehide', leave)
    removeEventListener('online', back)
    leave()
  }
}

/** The section to go on with: not the first, not when all is read, not where the address leads elsewhere. */
function resumable(parts: readonly Part[], section: string | undefined, read: ReadonlySet<string>): Part | undefined {
  const at = parts.findIndex(({ id }) => id === section)
  return at > 0 && parts.some(({ id }) => !read.has(id)) && location.hash === '' ? parts[at] : undefined
}
