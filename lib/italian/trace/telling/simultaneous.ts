import type { EventOf } from '#lib/rules/index'
import {
  agree,
  al,
  and,
  dal,
  danni,
  figure,
  fromTo,
  il,
  type Noun,
  type Phrase,
  phrase,
  puntiVita,
  sentence,
  verb,
  verbatim,
} from '../../grammar/index'
import { teamOf } from '../../names/people'
import { segnalini } from '../../names/terms'
import { wordCount } from '../../situation/stem/intro'
import { arrow, mark, player, poolOf, type Saying, source, type Tale, target } from './context'
import { LONGEST, small } from './length'
import { course, moved } from './totals'
import { child, is, type Node, numbersOf, rulesOf, undoomed } from './tree'

type Damage = Node<EventOf<'damage'>>
type Life = Node<EventOf<'gainLife' | 'loseLife'>>

/** What happens at the same time as what has been told just now; in one word where there is no room for more. */
export function meanwhile(t: Tale, said: readonly Saying[]): readonly Saying[] {
  const [first, ...rest] = said
  if (!first) return said
  const text = small(t, first.sentence)
  const long = sentence(phrase`nello stesso momento ${text}`)
  return [{ ...first, sentence: wordCount(long) > LONGEST ? sentence(phrase`intanto ${text}`) : long }, ...rest]
}

/** Each as much as the other: «ciascuno», «ciascuna» where all are feminine. */
const each = (who: readonly Noun[]): Phrase =>
  agree('ciascuno', { ...who[0], number: 's', text: '', gender: genderOf(who) })
const genderOf = (who: readonly Noun[]): Noun['gender'] => (who.every((x) => x.gender === 'f') ? 'f' : 'm')
const same = (numbers: readonly number[]): boolean => new Set(numbers).size === 1
const sumOf = (numbers: readonly number[]): number => numbers.reduce((a, b) => a + b, 0)

/** Damage of which nothing comes but a loss of life, or damage that is marked: what may be told together with more of it. */
export function isPlain(t: Tale, n: Damage): boolean {
  const { amount, target: to, source: by } = n.h.event
  if (n.h.fate !== 'happened' || amount === 0 || by === to || child(n, 'putCounters')) return false
  if (t.people.players[to]) {
    const loss = child(n, 'loseLife')
    return loss?.h.fate === 'happened' && loss.h.event.amount === amount && teamOf(t.people, to).length < 2
  }
  return child(n, 'markDamage')?.h.event.amount === amount && !child(n, 'adjustCounters')
}

/** Whether what several deal to one thing can be said in one sentence: to a player three, else two, and nobody called by many words. */
export function canTellTogether(t: Tale, group: readonly Damage[]): boolean {
  const life = t.people.players[group[0]?.h.event.target ?? ''] !== undefined
  const names = group.flatMap((n) => [source(t, n.h.event.source), target(t, n.h.event.target)])
  return group.length > 1 && group.length < (life ? 4 : 3) && names.every((x) => !x.text.includes(' '))
}

/** «Orso e Lupo infliggono 3 danni ciascuno a Nora, che perde 6 punti vita: da 20 a 14.» `after` something else of the same moment. */
export function dealtTogether(t: Tale, group: readonly Damage[], after: boolean): Saying {
  const [first] = group
  const to = first?.h.event.target ?? ''
  const amounts = group.map((n) => n.h.event.amount)
  const life = t.people.players[to] !== undefined
  const equal = life && same(amounts)
  const who = group.map((n) => source(t, n.h.event.source))
  const gains = new Set(group.flatMap((n) => numbersOf(...n.children.filter((c) => is(c, 'gainLife')))))
  const { course, figure: shown } = life ? lost(t, group) : marked(t, group)
  const total = puntiVita(sumOf(amounts))
  const untold = life && t.untold.has(poolOf(t, to))
  const loses = phrase`perde ${total}${untold ? verbatim('') : phrase`${verbatim(equal ? ': ' : ', ')}${course}`}`
  const text = equal
    ? phrase`${active(who, amounts[0] ?? 0, target(t, to), after)}, che ${loses}`
    : phrase`${suffered(who, amounts, target(t, to), after)}: ${life ? loses : phrase`il danno segnato passa ${course}`}`
  const said: Saying = {
    sentence: sentence(text),
    rules: [
      ...new Set(
        group.flatMap((n) => undoomed([...n.h.rules, ...rulesOf(...n.children.filter((c) => !is(c, 'gainLife')))])),
      ),
    ],
    batch: first?.h.batch ?? t.batch,
    of: numbersOf(...group).filter((id) => !gains.has(id)),
    figure: shown,
  }
  return after ? (meanwhile(t, [said])[0] ?? said) : said
}

/** «Orso e Lupo infliggono nello stesso momento 3 danni ciascuno a Nora». */
function active(who: readonly Noun[], amount: number, whom: Noun, after: boolean): Phrase {
  const once = verbatim(after ? '' : ' nello stesso momento')
  return phrase`${and(who.map(il))} ${verb('infligge', who)}${once} ${danni(amount)} ${each(who)} ${al(whom)}`
}

/** «Toro subisce 3 danni, 2 da Lince e 1 da Volpe» after something of the same moment, else «Anna subisce insieme 1 danno da Lince e 4 da Lupo». */
const suffered = (who: readonly Noun[], amounts: readonly number[], whom: Noun, after: boolean): Phrase =>
  who.length > 2 || !after
    ? phrase`${il(whom)} subisce insieme ${and(who.map((x, i) => phrase`${i === 0 ? danni(amounts[0] ?? 0) : figure(amounts[i] ?? 0)} ${dal(x)}`))}`
    : phrase`${il(whom)} subisce ${danni(sumOf(amounts))}, ${and(who.map((x, i) => phrase`${figure(amounts[i] ?? 0)} ${dal(x)}`))}`

interface Total {
  readonly course: Phrase
  readonly figure: string
}

function lost(t: Tale, group: readonly Damage[]): Total {
  const changes = group.flatMap((n) => {
    const loss = child(n, 'loseLife')
    return loss ? [moved(t, loss)] : []
  })
  const last = changes.at(-1)
  return { course: fromTo(changes[0]?.from ?? 0, last?.to ?? 0), figure: last?.figure ?? '' }
}

function marked(t: Tale, group: readonly Damage[]): Total {
  const changes = group.map((n) => mark(t, n.h.event.target, n.h.event.amount))
  const [from, to] = [changes[0]?.from ?? 0, changes.at(-1)?.to ?? 0]
  return { course: fromTo(from, to), figure: arrow(from, to) }
}

/** Whether a gain or a loss is one that may be told with those of other players. */
export const isPlainLife = (t: Tale, n: Life): boolean =>
  n.h.fate === 'happened' &&
  n.h.event.amount > 0 &&
  // Who believes that a team counts once what happens to each of its players sees one of them leave the total as it is.
  (teamOf(t.people, n.h.event.player).length < 2 || Math.abs(child(n, 'adjustLife')?.h.event.by ?? 0) > 0)

/** «Anna e Nora perdono nello stesso momento 2 punti vita ciascuna: Anna da 5 a 3 e Nora da 3 a 1.» Undefined where there is no room. */
export function livesTogether(t: Tale, group: readonly Life[]): Saying | undefined {
  const [first] = group
  const amounts = group.map((n) => n.h.event.amount)
  if (!first || group.length < 2 || !same(amounts) || group.length > 2) return undefined
  const who = group.map((n) => player(t, n.h.event.player))
  const does = first.h.event.type === 'gainLife' ? 'guadagna' : 'perde'
  const changes = group.map((n) => moved(t, n))
  const parts = changes.flatMap((c, i) => {
    const id = group[i]?.h.event.player
    return id === undefined || t.untold.has(poolOf(t, id))
      ? []
      : [phrase`${who[i] ?? verbatim('')} ${fromTo(c.from, c.to)}`]
  })
  const from = changes[0]?.from ?? 0
  const to = changes.at(-1)?.to ?? 0
  // Of a team one total moves, by what both lose.
  const shared = new Set(group.map((n) => poolOf(t, n.h.event.player))).size === 1 && parts.length > 0
  const courses = shared
    ? phrase`: ${course(t, first.h.event.player, { from, to, figure: arrow(from, to) }, Math.abs(to - from))}`
    : parts.length > 0
      ? phrase`: ${and(parts)}`
      : verbatim('')
  return {
    sentence: sentence(
      phrase`${and(who)} ${verb(does, who)} nello stesso momento ${puntiVita(amounts[0] ?? 0)} ${each(who)}${courses}`,
    ),
    rules: rulesOf(...group),
    batch: first.h.batch,
    figure: shared
      ? arrow(from, to)
      : changes.map((c, i) => `${who[i]?.text} ${figure(c.from)} → ${figure(c.to)}`).join(', '),
  }
}

/** «Orso e Lupo ricevono 2 segnalini +1/+1 ciascuno.» */
export function countersTogether(t: Tale, group: readonly Node<EventOf<'putCounters'>>[]): Saying | undefined {
  const [first] = group
  if (!first || group.length < 2) return undefined
  const who = group.map((n) => target(t, n.h.event.on))
  const { amount, counter } = first.h.event
  const text = sentence(phrase`${and(who)} ${verb('riceve', who)} ${segnalini(amount, counter)} ${each(who)}`)
  if (wordCount(text) > LONGEST) return undefined
  return { sentence: text, rules: rulesOf(...group), batch: first.h.batch }
}
