import 'server-only'
import { z } from 'zod'
import { READING } from '#lib/auth/limits'
import { currentPerson, ensureUser } from '#lib/auth/user'
import { err, ok } from '#lib/base/result'
import { transaction } from '#lib/db/client'
import { withinLimit } from '#lib/db/limits'
import { keepPlaces, markRead, markUnread, type Passage } from '#lib/db/reading'
import { lockPerson } from '#lib/db/users'
import { defineUseCase } from '../define-use-case'
import { outlines } from '../outlines'

const DAY = 86_400_000
/** What waited in a browser for longer is dated as late as this: its clock may have been set meanwhile. */
const OLDEST = 90 * DAY

const entry = z.object({
  lesson: z.string().max(100),
  section: z.string().max(200),
  /** `place`: reading stopped here. */
  what: z.enum(['read', 'unread', 'place']),
  /** How long ago, in ms: the browser's clock may be wrong, but it runs. */
  ago: z.number().min(0).max(Number.MAX_SAFE_INTEGER),
})

const shape = z.object({ entries: z.array(entry).min(1).max(40) })

type Entry = z.output<typeof entry>

/**
 * Keeps what a browser says was read, however often it says so; somebody new becomes a guest once there is something to remember. What
 * content does not have (any more) is left out: it would be refused for ever. The last word about a section, or a place, counts.
 */
export const keepReading = defineUseCase('reading/keep-reading', shape, async ({ entries }, { now }) => {
  const known = entries.filter(exists)
  const read = lastWords(known, now, ['read', 'unread'], ({ lesson, section }) => `${lesson}#${section}`)
  const places = lastWords(known, now, ['place'], ({ lesson }) => lesson)
  const remembers = places.length > 0 || read.some(({ what }) => what === 'read')
  if (!remembers && !(await currentPerson(now))) return ok({ kept: 0 })
  const who = await ensureUser(now)
  if (!who.ok) return who
  if (!(await withinLimit(READING, who.value.id))) return err('rate-limited')
  const kept = await transaction(async (tx) => {
    const person = await lockPerson(tx, who.value.id)
    if (!person) return false
    await markRead(tx, person.id, passages(read, 'read'))
    await markUnread(tx, person.id, passages(read, 'unread'))
    await keepPlaces(tx, person.id, passages(places, 'place'))
    return true
  })
  return kept ? ok({ kept: known.length }) : err('expired-session')
})

const exists = ({ lesson, section }: Entry): boolean =>
  outlines().some(({ slug, sections }) => slug === lesson && sections.some(({ id }) => id === section))

type Word = Passage & { readonly what: Entry['what'] }

/** For each key the entry that came last. */
function lastWords(
  entries: readonly Entry[],
  now: number,
  of: readonly Entry['what'][],
  keyOf: (entry: Entry) => string,
): readonly Word[] {
  const words = entries
    .filter(({ what }) => of.includes(what))
    .toSorted((a, b) => b.ago - a.ago)
    .map((e): [string, Word] => [
      keyOf(e),
      { lesson: e.lesson, section: e.section, what: e.what, at: now - Math.min(e.ago, OLDEST) },
    ])
  return [...new Map(words).values()]
}

const passages = (words: readonly Word[], what: Entry['what']): readonly Passage[] =>
  words.filter((word) => word.what === what).map(({ lesson, section, at }) => ({ lesson, section, at }))
