import type { Json } from '#lib/base/json'
import type { Ability } from '../kernel/card'
import { compareRules } from '../kernel/ids'
import { WATCHED } from '../kernel/language'
import { EVENT_TYPES } from '../kernel/perform'
import { sectionsOf } from '../kernel/rule'
import type { Trigger } from '../kernel/state'
import type { Happening } from '../kernel/trace'
import { watchedAs } from '../kernel/watched'
import { oneOf, optional } from '../language/schema'
import { asking, happened, labelOf, type Moment, thing } from './moment'
import { action, number, object, player } from './word'

/** How often something happened to an object up to the moment. */
const times = (m: Moment, is: (event: Record<string, unknown>, h: Happening) => boolean): number | undefined =>
  happened(m)?.filter((h) => is(h.event, h)).length

/** What happens, and what abilities call it: `enters`, `dies`, `becomesTapped`. */
const EVENTS = [...new Set([...EVENT_TYPES, ...WATCHED])] as const
const IS_TYPE: ReadonlySet<string> = new Set(EVENT_TYPES)

/** Whether something that happened is of a kind, by its own name or as abilities call it. */
const isOf = (m: Moment, { event, batch }: Happening, kind: (typeof EVENTS)[number]): boolean =>
  !('amount' in event && event.amount === 0) &&
  (IS_TYPE.has(kind)
    ? event.type === kind
    : watchedAs(event, m.run.look(m.run.trace?.frames[batch - 1] ?? m.run.start)).some((word) => word === kind))

const names = (x: unknown, label: string): boolean => typeof x === 'string' && labelOf(x) === label

/** The abilities of an object, as they are by now; of what has lost them, or left, as they are printed. */
function abilitiesOf(m: Moment, label: string, place: number): readonly Ability[] {
  const o = thing(m, label)
  const { [label]: first } = m.run.start.objects
  const lists = [o && m.view.characteristics(o.id).abilities, o?.printed.abilities, first?.printed.abilities]
  return lists.find((list) => list?.[place]) ?? []
}

/** How often the ability of an object at some place triggered; of several that say the same each has its turn. */
function timesAt(m: Moment, label: string, place: number): number | undefined {
  const said = abilitiesOf(m, label, place).map((a) => JSON.stringify(a))
  const { [place]: text } = said
  if (text === undefined) return undefined
  const alike = said.flatMap((other, n) => (other === text ? n : []))
  const all = triggersOf(m, label)?.filter(({ ability }) => JSON.stringify(ability) === text)
  return all?.filter((_, n) => n % alike.length === alike.indexOf(place)).length
}

/** Abilities of an object that triggered, in their order: those that say the same do so at the same time. */
const triggersOf = (m: Moment, label: string): readonly Trigger[] | undefined =>
  happened(m)?.flatMap(({ event: e }) => (e.type === 'trigger' && names(e.trigger.source, label) ? e.trigger : []))

/** What is asked of what happened on the way: of actions, events and decisions. */
export const aboutEvents = {
  /** Whether an action of the script could be taken. */
  legal: asking({ action }, ({ run }, q) => {
    const type = run.reports[q.action]?.type
    return type === undefined || type === 'skipped' ? undefined : type === 'done'
  }),
  /** What became of an action of the script: `done`, `refused`, or `skipped` because the game was over. */
  report: asking({ action }, ({ run }, q) => run.reports[q.action]?.type),
  /** The rules that forbid an action of the script. */
  refusedBy: asking({ action }, ({ run }, q) => {
    const report = run.reports[q.action]
    if (report?.type !== 'refused') return report?.type === 'done' ? [] : undefined
    return [...new Set(report.violations.map((v) => v.rule))].sort(compareRules)
  }),
  /** How often abilities of an object triggered; or the one at a place among its `abilities`, from 0. */
  triggers: asking({ object, ability: optional(number) }, (m, q) =>
    q.ability === undefined ? triggersOf(m, q.object)?.length : timesAt(m, q.object, q.ability),
  ),
  /** Whether an object died: went to a graveyard from the battlefield. */
  died: asking({ object }, (m, q) => {
    const n = times(
      m,
      (e) =>
        e.type === 'move' &&
        e.to === 'graveyard' &&
        names(e.object, q.object) &&
        m.state.last[String(e.object)]?.zone === 'battlefield',
    )
    return n === undefined ? undefined : n > 0
  }),
  /** How many cards a player has drawn. */
  cardsDrawn: asking({ player }, (m, q) =>
    happened(m)?.reduce((n, { event: e, parent }) => {
      const cause = parent === undefined ? undefined : m.run.trace?.happenings[parent]?.event
      if (cause?.type !== 'draw' || cause.player !== q.player) return n
      return n + (e.type === 'move' ? 1 : e.type === 'moveUnknown' ? e.amount : 0)
    }, 0),
  ),
  /** Whether an object was sacrificed. */
  sacrificed: asking({ object }, (m, q) => {
    const n = times(m, (e) => e.type === 'sacrifice' && names(e.object, q.object))
    return n === undefined ? undefined : n > 0
  }),
  /** How often an event of a kind happened: to an object, to a player, because of a source. */
  happened: asking(
    { event: oneOf(EVENTS), object: optional(object), player: optional(player), source: optional(object) },
    (m, q) =>
      times(
        m,
        (e, h) =>
          isOf(m, h, q.event) &&
          (q.object === undefined || [e.object, e.on, e.target, e.as].some((x) => names(x, q.object ?? ''))) &&
          (q.player === undefined || [e.player, e.on, e.target].includes(q.player)) &&
          (q.source === undefined || names(e.source, q.source)),
      ),
  ),
  /** The sections of the book that say what an event is: `701` for keyword actions. */
  definedIn: asking({ event: oneOf(EVENT_TYPES) }, ({ run }, q) => sectionsOf(run.rules, q.event)),
  /** The decisions that players took, in their order: who, what kind, about what, and the answer. */
  chose: asking({ player: optional(player) }, ({ run, upTo }, q) =>
    run.chosen
      .filter((c) => c.action <= upTo && (q.player === undefined || c.player === q.player))
      .map(({ player: who, choose, of, answer }): Json => ({ player: who, choose, of, answer })),
  ),
  /** How the evaluation ended: `complete`, `undecided`, `stuck`. */
  status: asking({}, ({ run }) => run.status),
  /** What an undecided evaluation waits for: kind, player, options. */
  choice: asking({}, ({ run }) =>
    run.status === 'undecided' ? [run.choice.choose, run.choice.player, run.choice.options] : undefined,
  ),
}
