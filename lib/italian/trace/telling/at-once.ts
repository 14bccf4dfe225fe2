import type { EventOf } from '#lib/rules/index'
import {
  agree,
  al,
  and,
  carte,
  danni,
  ed,
  figure,
  fromTo,
  il,
  type Noun,
  type Phrase,
  phrase,
  sentence,
  verb,
  verbatim,
} from '../../grammar/index'
import { wordCount } from '../../situation/stem/intro'
import { arrow, object, player, type Saying, source, type Tale } from './context'
import { LONGEST } from './length'
import { isPlain } from './simultaneous'
import { is, type Node, numbersOf, rulesOf, undoomed } from './tree'

type Draw = Node<EventOf<'draw'>>
type Damage = Node<EventOf<'damage'>>
type Move = Node<EventOf<'move'>>

/** Each by itself: «ciascuno», «ciascuna» where all are feminine. */
const each = (who: readonly Noun[]): Phrase =>
  agree('ciascuno', { text: '', number: 's', gender: who.every((x) => x.gender === 'f') ? 'f' : 'm' })

/** Several players of whom each does the same once; undefined where it is one, or the same one twice. */
function severally(t: Tale, ids: readonly string[]): readonly Noun[] | undefined {
  return ids.length > 1 && new Set(ids).size === ids.length ? ids.map((id) => player(t, id)) : undefined
}

/** A draw of so many cards from a library that they do not empty, of which nothing else comes. */
const isPlainDraw = (t: Tale, n: Node, like: Draw): n is Draw =>
  is(n, 'draw') &&
  n.h.batch === like.h.batch &&
  n.h.fate === 'happened' &&
  n.h.event.amount === like.h.event.amount &&
  n.children.length > 0 &&
  n.children.every((c) => is(c, 'move') || is(c, 'moveUnknown')) &&
  left(t, n) > 0

const left = (t: Tale, { h }: Draw): number => {
  const s = t.frames[h.batch]
  return s ? (s.own.library[h.event.player]?.length ?? 0) + (s.unknown[h.event.player] ?? 0) : 0
}

/** «Anna, Nora e Bruno pescano 7 carte ciascuno.» */
export function drawnTogether(t: Tale, rest: readonly Node[], first: Draw): { said: Saying; used: number } | undefined {
  const end = rest.findIndex((n) => !isPlainDraw(t, n, first))
  const group = (end < 0 ? rest : rest.slice(0, end)) as readonly Draw[]
  const who = severally(
    t,
    group.map((n) => n.h.event.player),
  )
  if (!who) return undefined
  const text = phrase`${and(who)} ${verb('pesca', who)} ${carte(first.h.event.amount)} ${each(who)}`
  return {
    said: { sentence: sentence(text), rules: rulesOf(...group), batch: first.h.batch, of: numbersOf(...group) },
    used: group.length,
  }
}

/** Cards that a player puts on the bottom of the library after a mulligan, that nobody has named. */
const isBottomed = (n: Node | undefined, batch: number): n is Move =>
  is(n, 'move') && n.h.batch === batch && n.h.event.to === 'library' && n.h.event.position === -1

/** «Anna e Nora mettono 1 carta ciascuna in fondo al proprio grimorio»: where each puts as many as the other. */
export function bottomedTogether(
  t: Tale,
  rest: readonly Node[],
  rules: readonly string[],
): { said: Saying; used: number } | undefined {
  const [first] = rest
  if (!isBottomed(first, first?.h.batch ?? 0)) return undefined
  const end = rest.findIndex((n) => !isBottomed(n, first.h.batch))
  const group = (end < 0 ? rest : rest.slice(0, end)) as readonly Move[]
  const owners = [...new Set(group.map((n) => n.h.event.controller ?? ''))]
  const counts = owners.map((owner) => group.filter((n) => n.h.event.controller === owner).length)
  const who = severally(t, owners)
  const nameless = group.every((n) => n.h.fate === 'happened' && object(t, n.h.event.object).text === 'una carta')
  if (!who || !nameless || new Set(counts).size > 1) return undefined
  const text = phrase`${and(who)} ${verb('mette', who)} ${carte(counts[0] ?? 0)} ${each(who)} in fondo al proprio grimorio`
  return {
    said: { sentence: sentence(text), rules: [...rules, ...rulesOf(...group)], batch: first.h.batch },
    used: group.length,
  }
}

/** «Anna prende un mulligan e rimescola la mano nel grimorio.» Those who do it at once are told as one. */
export function mulligans(
  t: Tale,
  group: readonly Node<EventOf<'mulligan'>>[],
  rules: readonly string[],
): readonly Saying[] {
  const ids = group.map((n) => n.h.event.player)
  const who = severally(t, ids) ?? ids.slice(0, 1).map((id) => player(t, id))
  const many = who.length > 1
  const one = verbatim(many ? `un mulligan ${each(who)}` : 'un mulligan')
  const own = verbatim(many ? 'la propria mano' : 'la mano')
  const text = phrase`${and(who)} ${verb('prende', who)} ${one} ${ed(verb('rimescola', who))} ${own} nel grimorio`
  return [{ sentence: sentence(text), rules, batch: group[0]?.h.batch ?? 0 }]
}

/** Damage outside combat that is only marked, and of which nothing else comes. */
const isOnlyMarked = (t: Tale, n: Damage): boolean =>
  isPlain(t, n) &&
  !n.h.event.combat &&
  t.people.players[n.h.event.target] === undefined &&
  n.children.every((c) => is(c, 'markDamage'))

/** How much is marked before and after, for each of a group. */
const courses = (t: Tale, group: readonly Damage[]): ReadonlySet<number> =>
  new Set(group.map((n) => t.frames[Math.max(0, n.h.batch - 1)]?.objects[n.h.event.target]?.damage ?? 0))

/** «Pioggia infligge 2 danni a Orso, a Lupo e a Volpe: il danno segnato su ciascuno passa da 0 a 2.» What one source deals in one moment. */
export function dealtAround(t: Tale, rest: readonly Node[], first: Damage): { said: Saying; used: number } | undefined {
  const { source: by, amount } = first.h.event
  const goesOn = (n: Node): boolean =>
    is(n, 'damage') &&
    n.h.batch === first.h.batch &&
    n.h.event.source === by &&
    n.h.event.amount === amount &&
    isOnlyMarked(t, n)
  const end = rest.findIndex((n) => !goesOn(n))
  const group = (end < 0 ? rest : rest.slice(0, end)) as readonly Damage[]
  const targets = group.map((n) => n.h.event.target)
  const [from, ...others] = courses(t, group)
  if (group.length < 2 || new Set(targets).size < group.length || from === undefined || others.length) return undefined
  const who = targets.map((id) => object(t, id))
  const x = source(t, by)
  const deals = phrase`${il(x)} ${verb('infligge', x)} ${danni(amount)} ${and(who.map(al))}`
  const course = phrase`${verbatim(`il danno segnato su ${each(who)}`)} passa ${fromTo(from, from + amount)}`
  const long = sentence(phrase`${deals}: ${course}`)
  const text =
    wordCount(long) > LONGEST
      ? sentence(
          phrase`${deals}: ora ne hanno ${agree('segnato', danni(from + amount))} ${figure(from + amount)} ${each(who)}`,
        )
      : long
  if (wordCount(text) > LONGEST) return undefined
  for (const id of targets) t.running.set(`damage:${id}`, from + amount)
  return {
    said: {
      sentence: text,
      rules: undoomed(rulesOf(...group)),
      batch: first.h.batch,
      of: numbersOf(...group),
      figure: arrow(from, from + amount),
    },
    used: group.length,
  }
}
