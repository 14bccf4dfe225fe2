import { type Probe, type Reading, readingsOf } from '#lib/questions/index'
import type { ObjectId, PlayerId } from '#lib/rules/index'
import { and, ed, type Noun, type Phrase, phrase, sentence } from '../../grammar/index'
import { type People, thingOf } from '../../names/people'
import { introduction, LONGEST, wordCount } from './intro'

/** A scenario being told: what has been introduced already. */
export interface Teller {
  readonly people: People
  readonly known: Set<ObjectId>
  /** Whether it is said whom an attack is against, though there is one opponent only: nothing else names them. */
  readonly whom?: true
  /** What is asked, where that makes something be said. */
  readonly probe?: Probe | undefined
}

/** Whether something of this kind is asked, of this object or player if it is named. */
export const asksFor = ({ probe }: Teller, ask: Reading['ask'], of?: string): boolean =>
  (probe ? readingsOf(probe) : []).some(
    (r) =>
      r.ask === ask && (of === undefined || ('object' in r && r.object === of) || ('player' in r && r.player === of)),
  )

/** An object by its name; the first time with what it is. */
export function mention(t: Teller, id: ObjectId): Noun {
  const { objects, cards } = t.people.start.state
  // What is only created on the way is nothing yet that could be described.
  if (t.known.has(id) || !t.people.things[id] || !objects[cards[id] ?? id]) return thingOf(t.people, id)
  const { base } = thingOf(t.people, id)
  const another = base !== undefined && [...t.known].some((x) => t.people.things[x]?.base === base)
  t.known.add(id)
  return introduction(t.people, id, { another, owned: asksFor(t, 'owner', id) })
}

/** Introductions as a list: a comma closes each of them, and before «e». */
export function mentions(
  t: Teller,
  ids: readonly ObjectId[],
  before: (x: Noun) => Phrase = (x) => phrase`${x}`,
): Phrase {
  const said = ids.map((id) => mention(t, id))
  const open = said.some((n) => n.text.includes(', '))
  if (!open || said.length < 2) return and(said.map(before))
  return said
    .map(before)
    .map((p, i) => (i === 0 ? p : i === said.length - 1 ? `, ${ed(p)}` : `, ${p}`))
    .join('') as Phrase
}

/** One sentence if it is short enough, else each introduction by itself first and the sentence with names alone. */
export function introducing(
  t: Teller,
  ids: readonly ObjectId[],
  make: () => Phrase,
  apart: (id: ObjectId) => Phrase,
): readonly Phrase[] {
  const before = new Set(t.known)
  const whole = sentence(make())
  if (wordCount(whole) <= LONGEST) return [whole]
  t.known.clear()
  for (const id of before) t.known.add(id)
  const first = ids.filter((id) => !t.known.has(id)).map((id) => sentence(apart(id)))
  return [...first, sentence(make())]
}

/** Whom an attack or effect is aimed at: a player or an object. */
export const aimed = (t: Teller, id: PlayerId | ObjectId): Noun => t.people.players[id] ?? mention(t, id)

/** As many objects in one sentence as a reader can hold. */
export function inGroups(t: Teller, ids: readonly ObjectId[]): readonly (readonly ObjectId[])[] {
  const groups: ObjectId[][] = []
  for (const id of ids) {
    const last = groups.at(-1)
    const trial = last && mentions({ ...t, known: new Set(t.known) }, [...last, id])
    if (last && trial && wordCount(trial) <= LONGEST - 4) last.push(id)
    else groups.push([id])
  }
  return groups
}
