import { canonical } from '#lib/base/json'
import { isCall } from '#lib/questions/calls'
import { type Item, type Probe, readingsOf } from '#lib/questions/index'
import { askedActions, readProbe } from '#lib/questions/probe'
import { type Absence, type Evaluation, explainAbsence, type Relevances } from '#lib/rules/index'
import type { People } from '../names/people'
import { saysTotal } from '../situation/stem/players'
import { boxesOf } from './boxes'
import { deciding } from './deciding/index'
import { begin, cites, finish, recount, relevanceOf, type Told } from './story'
import { besides } from './telling/before/besides'
import { permitted } from './telling/before/permitted'
import { type Dated, poolOf, type Saying, type Tale } from './telling/context'
import { isOnTheWay } from './telling/on-the-way'
import { valuesOf } from './values'
import { livedThrough } from './why/strikes'
import { withWhys } from './why/told-whys'
import type { Foil } from './why-not/relevant'
import { tellMisses, withMisses } from './why-not/told-misses'

/**
 * Rules that are cited where they act, without what those get wrong who misread them: what a copy does not take is no part of its copying,
 * how something enters does not say as what, and where an Aura comes does not say that it has no target. What goes on the stack does not say
 * in which order, nor what was last known of a source that the ability did without it, nor what is countered that no cost comes back, nor what sees others leave together with it that it looks back. What a
 * layer has made of an object does not say that layers go before the order of arrival, nor that a creature leaves combat what it deals no more,
 * nor what goes to the command zone that it has been elsewhere, nor a bonus that is there that another one is not, nor who draws in their step that other steps have gone before it,
 * nor what triggers as something dies that it had no counter, nor a second step of combat damage who has lived through the first,
 * nor what wither gives that it outlasts the damage of a turn, nor whom an attack is declared against that something else is not dealt its damage.
 */
const ONLY_CITED: ReadonlySet<string> = new Set([
  '110.2',
  '111.7',
  '113.7a',
  '113.8',
  '303.4f',
  '405.5',
  '502.3',
  '504.1',
  '506.4',
  '508.1b',
  '510.4',
  '514.1',
  '514.2',
  '603.3',
  '603.3b',
  '603.10a',
  '604.2',
  '613.1',
  '614.12',
  '700.4',
  '701.6b',
  '701.24a',
  '702.2b',
  '702.6a',
  '702.15d',
  '702.62a',
  '702.62b',
  '702.79a',
  '702.80a',
  '702.90c',
  '702.90e',
  '702.93a',
  '702.108a',
  '704.3',
  '704.5j',
  '707.2',
  '712.21',
  '903.9a',
  '732.2a',
])

/**
 * Rules, or beliefs of them, that are said also to who misreads them and gives the right answer: nothing that comes about shows that theirs is no reason, since
 * what they hold to be gone still counts, and what they hold to be in the way is not.
 */
const SAID_ANYWAY: ReadonlySet<string> = new Set([
  '506.4b',
  '514.2',
  'zero-life-immediate-loss',
  'deathtouch-kills-indestructible',
  'deathtouch-only-combat',
  'mana-value-is-paid-cost',
  'ability-once-a-turn',
  'ability-only-own-turn',
  'attackers-leave-after-damage',
  'can-beats-cant',
  'card-elsewhere-is-permanent',
  'damage-assignment-order',
  'emerge-reduces-colored',
  'loop-round-by-round',
  'loyalty-leaves-one',
  'modes-chosen-on-resolution',
  'respond-to-mana-ability',
  'sba-uses-stack',
  'search-must-find',
  'search-quantity-may-fail',
  'shuffler-knows-order',
  'targets-chosen-on-resolution',
])

/** That there are two steps of combat damage where somebody strikes first. */
const STEPS = '510.4'

/** What is asked of a trace: the question, the rules that it claims, and how those see the scenario who give its wrong answers. */
interface Asking {
  readonly probe?: Probe
  readonly claims?: readonly string[]
  readonly foils?: readonly Foil[]
  /** The reason of the right yes or no: it is said, also where a step cites it already, and decides. */
  readonly reason?: readonly string[]
  /** Whether each box is spoken of, also those in which nothing changes: of the right answer. */
  readonly boxes?: boolean
  /** Whether players tell the story of it at a table: it begins where theirs does. */
  readonly call?: boolean
}

/** What an item asks of a trace, and how it is put. */
export const askedOf = ({ probe, template }: Item): Pick<Asking, 'probe' | 'call'> => ({
  probe,
  call: isCall(template),
})

/**
 * Tells a traced evaluation, sentence by sentence, as a judge would. With a relevance map the rules that decide come first. Of what is asked
 * it is said why an action may be taken, why something did not happen, and what each rule did that the question is about.
 */
export function tellTrace(
  evaluation: Evaluation,
  people: People,
  relevance?: Relevances,
  { probe, claims = [], foils = [], reason = [], boxes = false, call = false }: Asking = {},
): readonly Told[] {
  if (!evaluation.trace) return []
  const t = begin(evaluation, people, evaluation.trace.frames)
  for (const r of probe ? readingsOf(probe) : [])
    if (r.ask === 'order' && r.zone === 'graveyard') t.piles.add(r.player)
    else if (r.ask === 'zone') t.placed.add(r.object)
    else if (r.ask === 'mayLook') t.looked.add(r.object)
  // Who is asked about loses by a total, wherever that has been said.
  const loses = probe ? readingsOf(probe).some(({ ask }) => ask === 'lost') : true
  const teller = { people, known: new Set<string>() }
  for (const p of loses ? [] : people.order) if (!saysTotal(teller, probe, p)) t.untold.add(poolOf(t, p))
  const decides = (rule: string): boolean => relevanceOf(relevance, rule) === 'decisive'
  const asked = probe ? askedActions(probe) : []
  const beside = [...new Set(foils.map(({ rule }) => rule))]
  const held = foils.flatMap(({ id }) => id ?? [])
  const wrong = probe ? misread(evaluation, probe, foils) : []
  const { told: all, spans } = recount(t, (action, refused) => {
    if (!asked.includes(action)) return []
    // The reason of the right answer is said also where nobody misreads it.
    const counts = (rule: string): boolean => decides(rule) || reason.includes(rule) || wrong.includes(rule)
    return [...(refused.length > 0 ? [] : permitted(t, counts)), ...besides(t, [...beside, ...held], refused)]
  })
  const untold = (s: Dated): boolean => call && !s.rules.some(decides) && isOnTheWay(t, s)
  const told = all.filter((s, n) => (!s.explains || !isSaid(s, n, all)) && !untold(s))
  if (probe === undefined) return finish(told, relevance)
  const values = valuesOf(t, probe)
  const before: readonly Dated[] = values
    .filter(({ batch }) => batch === 0)
    .map((s) => ({ ...s, action: 0, values: true }))
  const after: readonly Dated[] = values
    .filter(({ batch }) => batch > 0)
    .map((s) => ({ ...s, action: spans.length - 1, values: true }))
  const whole = withMisses(t, [...before, ...told, ...after], spans, probe, foils)
  const cited = new Set(finish(whole, relevance).flatMap(({ rules }) => rules))
  // What a rule gave, in numbers, says what those get wrong who misread it.
  const measured = values.map(({ rules: [rule] }) => rule)
  // That who strikes back has lived through the first step is said whoever misreads what.
  const always: readonly string[] = livedThrough(t) ? [STEPS] : []
  const missing = [...new Set([...claims, ...wrong, ...always])].filter(
    (rule) =>
      always.includes(rule) ||
      !cites(cited, rule) ||
      (ONLY_CITED.has(rule) && [...wrong, ...reason].includes(rule) && !measured.includes(rule)),
  )
  const explained = withoutRepeated(t, withWhys(t, whole, missing, spans, probe))
  const steps = finish(boxes ? [...explained, ...boxesOf(t, probe, explained)] : explained, relevance)
  return deciding(evaluation, { probe, reason, misread: call ? [] : beside }, steps)
}

/** The telling without a base that has been told just before as the effect that sets it: that is cited for it. */
const withoutRepeated = (t: Tale, told: readonly Saying[]): readonly Saying[] =>
  told.flatMap((s, n) => {
    const next = told[n + 1]
    const before = told[n - 1]
    if (s.base && before && setsBase(t, before, s.base)) return []
    return next?.base && setsBase(t, s, next.base)
      ? [{ ...s, rules: [...next.rules, ...s.rules], restated: next }]
      : [s]
  })

/** Whether something said tells the beginning of an effect that sets this base of this object. */
const setsBase = (t: Tale, { of = [] }: Saying, base: NonNullable<Saying['base']>): boolean =>
  t.evaluation.trace?.happenings.some(({ id, event: e }) => {
    if (e.type !== 'begin' || !of.includes(id) || !('modify' in e.effect.effect)) return false
    return [e.effect.effect.modify]
      .flat()
      .some((m) => m.layer === '7b' && m.power === base.power && m.toughness === base.toughness)
  }) === true

/** Whether what explains one action has been said of another, or is said as the other is permitted. */
const isSaid = (s: Dated, n: number, all: readonly Dated[]): boolean =>
  all.some((x, k) => k !== n && x.sentence === s.sentence && (!x.explains || k < n))

/** The rules that those misread who give another answer: without what they say nobody sees why theirs is wrong. */
function misread(evaluation: Evaluation, probe: Probe, foils: readonly Foil[]): readonly string[] {
  const answer = (e: Evaluation): string => canonical(readProbe(probe, e) ?? null)
  const right = answer(evaluation)
  return foils
    .filter((foil) => answer(foil.evaluation) !== right || SAID_ANYWAY.has(foil.rule) || SAID_ANYWAY.has(foil.id ?? ''))
    .map(({ rule }) => rule)
}

/** Why something did not happen, each time that it came near: a sentence with the rules that decide. */
export function tellAbsence(evaluation: Evaluation, people: People, absence: Absence): readonly Told[] {
  if (!evaluation.trace) return []
  const t = begin(evaluation, people, evaluation.trace.frames)
  return finish(tellMisses(t, explainAbsence(evaluation, absence)), undefined)
}
