import type { Json } from '#lib/base/json'
import type { Evaluation, ObjectId, PlayerId, RuleId } from '#lib/rules/index'

/** What is asked of an outcome. Each fixes the form of its answer. */
export type Probe =
  /** A number: the life total, or the poison counters, that a player ends with. */
  | { readonly ask: 'life'; readonly player: PlayerId }
  | { readonly ask: 'poison'; readonly player: PlayerId }
  /** A choice: the life totals of all players, in turn order. */
  | { readonly ask: 'totals' }
  /** A choice: the life total of a player and whether they have lost. */
  | { readonly ask: 'outcome'; readonly player: PlayerId }
  /** Yes or no: has the player lost? */
  | { readonly ask: 'lost'; readonly player: PlayerId }
  /** A choice: where the card of that label is, or `gone`. */
  | { readonly ask: 'zone'; readonly object: string }
  /** A choice: which of these creatures are still on the battlefield. */
  | { readonly ask: 'survivors'; readonly objects: readonly string[] }
  /** Yes or no: may the action of that index in the script be taken? */
  | { readonly ask: 'legal'; readonly action: number }
  /** A number: how often an ability of the object of that label triggered. */
  | { readonly ask: 'triggers'; readonly object: string }
  /** A number: damage marked on a creature. */
  | { readonly ask: 'marked'; readonly object: string }
  /** A choice: power and toughness, such as `2/2`. */
  | { readonly ask: 'pt'; readonly object: string }
  /** A number: the power of a creature. */
  | { readonly ask: 'power'; readonly object: string }
  /** Yes or no: is the permanent of that label still on the battlefield? */
  | { readonly ask: 'survives'; readonly object: string }
  /** A number: cards in a player's hand. */
  | { readonly ask: 'hand'; readonly player: PlayerId }

/** How the answers of each probe are given when the template does not say. */
export const NATURAL_FORM = {
  life: 'number',
  poison: 'number',
  totals: 'choice',
  outcome: 'choice',
  lost: 'yes-no',
  zone: 'choice',
  survivors: 'choice',
  legal: 'yes-no',
  triggers: 'number',
  marked: 'number',
  pt: 'choice',
  power: 'number',
  survives: 'yes-no',
  hand: 'number',
} as const satisfies Record<Probe['ask'], 'choice' | 'number' | 'yes-no'>

/** The answer of an evaluation to a probe; undefined where it has none (the object or player is unknown). */
export function readProbe(probe: Probe, e: Evaluation): Json | undefined {
  const s = e.outcome
  const pool = (p: PlayerId): string => s.players[p]?.pool ?? p
  switch (probe.ask) {
    case 'life':
      return s.life[pool(probe.player)]
    case 'poison':
      return s.poison[pool(probe.player)]
    case 'totals':
      return Object.fromEntries(s.order.map((p) => [p, s.life[pool(p)] ?? 0]))
    case 'outcome':
      return { life: s.life[pool(probe.player)] ?? 0, lost: s.players[probe.player]?.lost !== undefined }
    case 'lost':
      return s.players[probe.player]?.lost !== undefined
    case 'zone': {
      const id = s.cards[probe.object]
      return id === undefined ? 'gone' : zoneOf(e, id)
    }
    case 'survivors':
      return probe.objects.filter((label) => s.objects[s.cards[label] ?? '']?.zone === 'battlefield')
    case 'legal': {
      const report = e.reports[probe.action]
      return report === undefined || report.type === 'skipped' ? undefined : report.type === 'done'
    }
    case 'triggers': {
      const label = probe.object
      const isIts = (id: ObjectId): boolean => id === label || id.startsWith(`${label}#`)
      return (e.trace?.happenings ?? []).filter((h) => h.event.type === 'trigger' && isIts(h.event.trigger.source))
        .length
    }
    case 'marked':
      return s.objects[s.cards[probe.object] ?? '']?.damage
    case 'pt': {
      const id = s.cards[probe.object]
      if (id === undefined || s.objects[id]?.zone !== 'battlefield') return 'gone'
      const c = e.look(s).characteristics(id)
      return `${c.power ?? 0}/${c.toughness ?? 0}`
    }
    case 'power': {
      const id = s.cards[probe.object]
      return id === undefined || s.objects[id]?.zone !== 'battlefield' ? undefined : e.look(s).characteristics(id).power
    }
    case 'survives':
      return s.objects[s.cards[probe.object] ?? '']?.zone === 'battlefield'
    case 'hand':
      return s.own.hand[probe.player]?.length
  }
}

/** A zone with its player where zones have one: `battlefield`, `graveyard:N`. */
function zoneOf(e: Evaluation, id: ObjectId): string {
  const s = e.outcome
  const o = s.objects[id]
  if (!o) return 'gone'
  if (o.zone !== 'library' && o.zone !== 'hand' && o.zone !== 'graveyard') return o.zone
  const zone = s.own[o.zone]
  return `${o.zone}:${s.order.find((p) => zone[p]?.includes(id)) ?? o.owner}`
}

/** Whether a probe can only be read from a traced evaluation. */
export const needsTrace = (probe: Probe): boolean => probe.ask === 'triggers'

/** An answer with the reason that goes with it: the rule that decides, or a belief. */
export interface Reasoned {
  readonly verdict: boolean
  readonly reason: RuleId | string
}
