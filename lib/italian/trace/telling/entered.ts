import type { EventOf, GameObject, GameState, RuleId } from '#lib/rules/index'
import {
  agree,
  al,
  and,
  con,
  del,
  lo,
  type Noun,
  type Phrase,
  phrase,
  pt,
  sentence,
  verb,
  verbatim,
} from '../../grammar/index'
import { labelOf, thingCalled } from '../../names/people'
import { segnalini } from '../../names/terms'
import { answering, becoming, object, player, type Saying, type Tale, target } from './context'
import { is, type Node, outcome, rulesOf } from './tree'

/** What enters: a card or a spell, or a token, once all that is replaced of its entering is. */
type Entering = Node<EventOf<'move' | 'createToken'>>

/** Counters that it enters with, as they are put on it. */
const countersOf = (n: Entering): readonly Noun[] =>
  n.children.flatMap((c) =>
    is(c, 'putCounters') && c.h.event.amount > 0 ? [segnalini(c.h.event.amount, c.h.event.counter)] : [],
  )

/** Whether the same card has been on the battlefield before: it comes back as another object (400.7). */
const cameBack = (t: Tale, { h: { event: e, batch } }: Entering): boolean =>
  e.type === 'move' &&
  e.verb === 'put' &&
  e.as !== e.object &&
  t.frames.slice(0, batch).some((s) => s.objects[labelOf(e.object)]?.zone === 'battlefield')

const BACK_AS = { one: ' come nuovo oggetto', many: ' come nuovi oggetti' } as const

/** How something enters, after the verb: « TAPpato con 2 segnalini +1/+1»; `having` is what else is said of it. */
export function arriving(t: Tale, n: Entering, who: Noun, having: Phrase = verbatim('')): Phrase {
  const { tapped, facing, printed, attachedTo } = n.h.event.entry ?? {}
  const lies = 'facing' in n.h.event ? { ...n.h.event.facing, ...facing } : facing
  const counters = countersOf(n)
  // A card may have a plural name; several that enter are no one thing.
  const each =
    who.number === 'p' && !('types' in who) ? phrase`, ${agree('ciascuno', { ...who, number: 's' })}` : verbatim('')
  const words = [
    tapped ? phrase` ${agree('TAPpato', who)}` : '',
    lies?.faceDown ? ' a faccia in giù' : '',
    lies?.up === 'other' ? back(t, n, who) : '',
    printed ? phrase` come copia ${del(thingCalled(printed))}` : cameBack(t, n) ? BACK_AS.one : '',
    attachedTo === undefined ? '' : phrase` ${agree('assegnato', who)} ${al(target(t, attachedTo))}`,
    having,
    counters.length ? phrase`${each} ${con(and(counters))}` : '',
  ]
  return verbatim(words.join(''))
}

/** « con il retro Mannaro in alto», where the back has a name of its own. */
function back(t: Tale, n: Entering, who: Noun): Phrase {
  const { as } = n.h.event
  const up = as === undefined ? who : becoming(t, as)
  return up.text !== who.text ? phrase` con il retro ${up} in alto` : verbatim(' con il retro in alto')
}

/** Permanents that an effect puts onto the battlefield: «Idra entra con 1 segnalino +1/+1 sotto il controllo di Anna.» */
export function entered(t: Tale, group: readonly Node<EventOf<'move'>>[]): readonly Saying[] {
  const entries = group.flatMap((n) => {
    const end = outcome(n)
    if (end?.h.event.to !== 'battlefield') return []
    const who = object(t, n.h.event.object)
    const after = t.view(end.h.batch)
    const there = end.h.event.as === undefined ? undefined : after.state.objects[end.h.event.as]
    const by = there && player(t, after.controller(there.id))
    const under = by ? phrase` sotto il controllo ${del(by)}` : verbatim('')
    return [{ n, who, how: phrase`${arriving(t, end, who)}${under}` }]
  })
  return [...new Set(entries.map((e) => e.how))].flatMap((how) => {
    const alike = entries.filter((e) => e.how === how)
    const who = alike.map((e) => e.who)
    const said = {
      sentence: sentence(
        phrase`${and(who)} ${verb('entra', who)}${verbatim(who.length > 1 ? how.replace(BACK_AS.one, BACK_AS.many) : how)}`,
      ),
      rules: rulesOf(...alike.map((e) => e.n)),
      batch: alike[0]?.n.h.batch ?? 0,
    }
    return [said, ...alike.flatMap(({ n, who: x }) => renewed(t, n, x))]
  })
}

/** «Orso è ora un nuovo oggetto: i segnalini e gli effetti di prima non ci sono più.» Only where there were some, and none has come along. */
function renewed(t: Tale, n: Node<EventOf<'move'>>, x: Noun): readonly Saying[] {
  const end = outcome(n)
  const as = end?.h.event.as
  const there = as === undefined ? undefined : t.frames[end?.h.batch ?? 0]?.objects[as]
  const was = t.frames
    .slice(0, n.h.batch)
    .flatMap((f) => lastOf(f, n) ?? [])
    .findLast((o) => o.zone === 'battlefield')
  if (!end || !there || !was) return []
  const some = (on: GameObject): boolean => Object.values(on.counters).some((k) => k > 0)
  const floats = t.frames[Math.max(0, n.h.batch - 1)]?.floating ?? []
  const touched = floats.some((f) => f.fixed?.includes(was.id))
  // Who believes that an effect has come along does not see a new object.
  const changed = t
    .view(end.h.batch)
    .layersOf(there.id)
    .filter(({ rule }) => rule !== COUNTERS)
  if (touched && changed.length) return []
  const uncounted = some(was) && !some(there)
  const gone = [...(uncounted ? [verbatim('i segnalini')] : []), ...(touched ? [verbatim('gli effetti')] : [])]
  if (!gone.length) return []
  const text = phrase`${x} è ora un nuovo oggetto: ${and(gone)} di prima non ${lo(x)} ${verbatim('riguardano più')}`
  const renewing = end.h.rules.filter((rule) => rule === RENEWING)
  const rules = [...renewing, ...(uncounted && renewing.length > 0 ? [LEFT_BEHIND] : [])]
  return [{ sentence: sentence(text), rules, batch: end.h.batch, of: [] }]
}

/** What bears the label of a moving card in a state. */
const lastOf = ({ cards, objects }: GameState, { h }: Node<EventOf<'move'>>): GameObject | undefined =>
  objects[cards[labelOf(h.event.object)] ?? '']

/** What counters make of power and toughness is no effect that came along. */
const COUNTERS: RuleId = '122.1a'

/** Counters of what changes zones cease to exist. */
const LEFT_BEHIND: RuleId = '122.2'

/** An object that changes zones becomes a new one. */
const RENEWING: RuleId = '400.7'

/** What enters is untapped, unflipped, face up and phased in. */
const AS_NEW: RuleId = '110.5b'

/** «Una copia non prende lo stato: Gigante è TAPpato, e Sfinge entra STAPpata.» Where what is copied lies otherwise than what enters. */
export function statusKept(t: Tale, n: Entering, x: Noun): readonly Saying[] {
  const { printed, tapped } = n.h.event.entry ?? {}
  const like = Object.values(t.frames[Math.max(0, n.h.batch - 1)]?.objects ?? {}).filter(
    (o) => o.zone === 'battlefield' && o.tapped && o.printed.name === printed?.name,
  )
  const [one, ...others] = like
  if (!printed || tapped || !one || others.length) return []
  const y = object(t, one.id)
  const text = phrase`una copia non prende lo stato: ${y} è ${agree('TAPpato', y)}, ${x} entra ${agree('STAPpato', x)}`
  return [{ sentence: sentence(text), rules: [AS_NEW, ...answering(t, 'copiesStatus')], batch: n.h.batch, of: [] }]
}

/** What a copy says of its own entering holds for it as it enters. */
const COPIED_ENTRY: readonly RuleId[] = ['707.5', '614.12']

/** «Entrando come copia, Spirito ha già il testo di Idra: perciò entra con 3 segnalini +1/+1.» Where what is copied enters with counters. */
export function copiedEntry(n: Entering, x: Noun): readonly Saying[] {
  const { printed } = n.h.event.entry ?? {}
  const counters = countersOf(n)
  const own = printed?.abilities.some(
    (a) => a.type === 'static' && a.effects.some((e) => 'enters' in e && e.enters.counters && e.what.self),
  )
  if (!printed || !own || counters.length === 0) return []
  const text = phrase`entrando come copia, ${x} ha già il testo ${del(thingCalled(printed))}: perciò entra ${con(and(counters))}`
  // Without it no counter is there: it decides, though the evaluator has both rules act in how it enters.
  return [{ sentence: sentence(text), rules: COPIED_ENTRY, batch: n.h.batch, of: [], decides: true }]
}

/** «I segnalini ci sono già mentre Idra entra: sul campo di battaglia non è mai 0/0.» Where without them it could not stay there. */
export function countedAlready(t: Tale, n: Entering, x: Noun): readonly Saying[] {
  const { as } = n.h.event
  const many = n.children.reduce((sum, c) => (is(c, 'putCounters') ? sum + c.h.event.amount : sum), 0)
  const v = t.view(n.h.batch)
  const { power, toughness } = as !== undefined && v.state.objects[as] ? v.characteristics(as) : {}
  if (many === 0 || power === undefined || toughness === undefined || toughness - many > 0) return []
  const there = verbatim(many === 1 ? "il segnalino c'è" : 'i segnalini ci sono')
  const text = phrase`${there} già mentre ${x} ${verb('entra', x)}: sul campo di battaglia non ${verb('è', x)} mai ${pt(power - many, toughness - many)}`
  return [{ sentence: sentence(text), rules: ['614.12'], batch: n.h.batch, of: [] }]
}
