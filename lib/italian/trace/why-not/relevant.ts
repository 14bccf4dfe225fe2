import { type Probe, type Reading, readingsOf } from '#lib/questions/index'
import {
  type CardId,
  type Evaluation,
  explainAbsence,
  type GameState,
  type Happening,
  type Missed,
  type NearMiss,
  nearMisses,
  type ObjectId,
  type PlayerId,
  type RuleId,
} from '#lib/rules/index'
import { labelOf } from '../../names/people'
import type { Tale } from '../telling/context'
import { type Group, isOwnTurn } from './scene'

/** How somebody sees the scenario who gives a wrong answer, with the rule that is misread. */
export interface Foil {
  /** What is believed, where it matters which belief it is. */
  readonly id?: string
  readonly rule: RuleId
  readonly evaluation: Evaluation
  /** Beside a trace that is itself of a belief: what this one misreads is no reason there. */
  readonly beside?: true
}

/** Near misses that are said together, and the rules that decide. */
export interface Relevant {
  readonly group: Group
  readonly rules: readonly string[]
}

/** Near misses that a question is about: asked for by name, or such as happen to somebody who gives a wrong answer. */
export function relevant({ evaluation: e }: Tale, probe: Probe, foils: readonly Foil[]): readonly Relevant[] {
  const readings = readingsOf(probe)
  const labels = Object.keys(e.start.cards).filter((label) => isAboutFate(readings, label))
  const players = e.start.order.filter((player) => isAboutLosing(readings, player))
  const misses = [
    ...nearMisses(e),
    ...labels.flatMap((die) => explainAbsence(e, { die })),
    ...players.flatMap((lose) => explainAbsence(e, { lose })),
  ]
  return grouped(
    misses.flatMap((miss) => {
      const by = foils.filter((foil) => happensTo(e, foil, miss) && !isBeyond(foil, miss))
      if (!by.length && !isNamed(readings, miss)) return []
      // Of a total that has not come so far it is the limit that decides, whatever brought somebody else there.
      // Where an ability triggers on something else for somebody, that is no reason for its not triggering on this.
      // What damage was instead is by the rule that made it so, and not by the one on what it would have been otherwise.
      // What its controller has lost no effect on their permanents touches, in whatever layer anything is decided.
      const { kept, on } = miss
      const other = kept.by === 'number' || isTaken(miss) || (kept.by === 'kind' && on?.event.type === 'damage')
      const misread = other ? [] : by.filter((f) => !f.beside && isOn(f, miss)).map(({ rule }) => rule)
      return [{ miss, rules: [...misread, ...miss.rules] }]
    }),
  )
}

const isTaken = ({ missed, kept }: NearMiss): boolean =>
  missed.type === 'affects' && kept.by === 'quality' && kept.quality === 'controller'

/** Whether a question asks for the very thing. */
function isNamed(readings: readonly Reading[], { missed, kept, on }: NearMiss): boolean {
  if (missed.type === 'trigger')
    return readings.some((r) => r.ask === 'triggers' && r.object === labelOf(missed.source))
  if (missed.type === 'loses') return kept.by === 'number' && isAboutLosing(readings, missed.player)
  // A shield that was there and did nothing is what somebody asks about whose permanent is gone.
  if (missed.type === 'effect')
    return kept.by === 'kind' && on?.event.type === 'move' && isAboutFate(readings, labelOf(on.event.object))
  if (missed.type !== 'dies') return false
  const label = labelOf(missed.object)
  // Of where a card is it is said where damage might have done away with it.
  const hurt = kept.by === 'number' && kept.has > 0 && isAboutFate(readings, label)
  return hurt || readings.some((r) => r.ask === 'survives' && r.object === label)
}

const isAboutLosing = (readings: readonly Reading[], player: PlayerId): boolean =>
  readings.some((r) => (r.ask === 'lost' || r.ask === 'outcome') && r.player === player)

/** Whether a question asks what became of a permanent. */
const isAboutFate = (readings: readonly Reading[], label: string): boolean =>
  readings.some(
    (r) =>
      ((r.ask === 'survives' || r.ask === 'died' || r.ask === 'zone') && r.object === label) ||
      (r.ask === 'survivors' && r.objects.includes(label)),
  )

/** Whether what did not happen does for somebody who misreads a rule. */
function happensTo(e: Evaluation, foil: Foil, miss: NearMiss): boolean {
  const { rule, evaluation } = foil
  const { missed, kept, rules, on } = miss
  const more = (is: (h: Happening) => boolean): boolean => times(evaluation, is) > times(e, is)
  switch (missed.type) {
    case 'trigger':
      return more(({ event: h }) => {
        if (h.type !== 'trigger' || h.trigger.source !== missed.source) return false
        return kept.by === 'kind' || h.trigger.event.type === on?.event.type
      })
    case 'effect':
      // What came too late for one event, and acts for somebody on another, is not late to them.
      return (
        rules.includes(rule) ||
        (more(({ through }) => through === missed.effect.id) && (kept.by !== 'late' || isOn(foil, miss)))
      )
    case 'affects': {
      const card = e.outcome.objects[missed.object]?.card
      return changes(evaluation, missed.effect, card) > changes(e, missed.effect, card)
    }
    case 'keyword':
      return rules.includes(rule)
    case 'dies':
      return evaluation.outcome.objects[missed.object]?.zone !== 'battlefield'
    case 'loses':
      return evaluation.outcome.players[missed.player]?.lost === missed.reason
  }
}

/** Whether an ability triggers, for somebody, on the very thing that it did not trigger on. */
function isOn({ evaluation }: Foil, { missed, on }: NearMiss): boolean {
  if (!on) return true
  const all = evaluation.trace?.happenings ?? []
  // An effect that acts on a payment, for somebody, is no reason for its not acting on a loss.
  if (missed.type === 'effect')
    return all.some((h) => {
      const cause = h.parent === undefined ? undefined : all[h.parent]
      return h.through === missed.effect.id && [h, cause].some((x) => x?.event.type === on.event.type)
    })
  if (missed.type !== 'trigger') return true
  const { event } = on
  return (evaluation.trace?.happenings ?? []).some(({ event: h }) => {
    if (h.type !== 'trigger' || h.trigger.source !== missed.source) return false
    const seen = h.trigger.event
    // A copy is another object than the spell that it is a copy of.
    const words = event.type === 'copySpell' ? (['player'] as const) : (['object', 'player', 'amount'] as const)
    return words.every((word) => !(word in seen && word in event) || (seen as never)[word] === (event as never)[word])
  })
}

/** Whether somebody else, beside a trace of a belief, only has the ability trigger on what another player does, or on a thing of another kind. */
const isBeyond = (foil: Foil, miss: NearMiss): boolean =>
  foil.beside === true &&
  ((miss.kept.by === 'part' && miss.kept.part === 'player') ||
    (miss.missed.type === 'trigger' && miss.kept.by === 'quality')) &&
  !isOn(foil, miss)

type Active = Extract<Missed, { type: 'affects' }>['effect']

/** How often an effect changes the permanent that a card is, at the end or as long as it was there. */
function changes(e: Evaluation, { effect }: Active, card: CardId | undefined): number {
  const made = 'modify' in effect ? [effect.modify].flat().map((m) => JSON.stringify(m)) : []
  const there = (s: GameState): ObjectId | undefined =>
    s.shared.battlefield.find((id) => card !== undefined && s.objects[id]?.card === card)
  const state = there(e.outcome) === undefined ? e.trace?.frames.findLast((s) => there(s) !== undefined) : e.outcome
  const id = state && there(state)
  if (!state || id === undefined) return 0
  return e
    .look(state)
    .layersOf(id)
    .filter(({ modification }) => made.includes(JSON.stringify(modification))).length
}

const times = (e: Evaluation, is: (h: Happening) => boolean): number => e.trace?.happenings.filter(is).length ?? 0

/** Near misses of one thing that one obstacle kept, of one moment, as one. */
export function grouped(found: readonly { miss: NearMiss; rules: readonly string[] }[]): readonly Relevant[] {
  const by = new Map<string, { misses: NearMiss[]; rules: string[] }>()
  for (const { miss, rules } of found) {
    const key = JSON.stringify([what(miss), miss.kept, miss.action, miss.batch])
    const known = by.get(key) ?? { misses: [], rules: [] }
    by.set(key, { misses: [...known.misses, miss], rules: [...known.rules, ...rules] })
  }
  return [...by.values()].map(({ misses, rules }) => ({
    group: misses as unknown as Group,
    rules: [...new Set(rules)],
  }))
}

/** What is told together: what one ability, or one effect, missed; a keyword that one event passed by; and what wait for their own TAP. */
function what(miss: NearMiss): unknown {
  const { missed } = miss
  if (missed.type === 'keyword') return [missed.type, missed.keyword]
  if (isOwnTurn(miss)) return [missed.type, 'own']
  if (missed.type === 'affects') return [missed.type, missed.effect.id]
  return missed.type === 'effect' ? [missed.type, missed.effect.id] : missed
}
