import { type Probe, readingsOf } from '#lib/questions/index'
import { askedActions } from '#lib/questions/probe'
import type { Evaluation, EventType, RuleId } from '#lib/rules/index'
import type { Told } from './story'

/**
 * What is declared, cast or activated, and the mana that is paid for it: what tells the one tells the other. Of damage that is asked about how
 * it may be assigned, that it is dealt so.
 */
const TAKING: readonly EventType[] = ['attack', 'block', 'cast', 'activate', 'payMana', 'damage']

/** Steps of which an action that is asked about, and legal, decides nothing where another says why: it is what is asked. */
export function withoutAnswer(e: Evaluation, probe: Probe, told: readonly Told[]): readonly Told[] {
  const asked = askedActions(probe)
  const taken = (e.trace?.happenings ?? []).filter(
    ({ event, action }) => TAKING.includes(event.type) && asked.includes(action),
  )
  const isAnswer = ({ of }: Told): boolean => taken.some(({ id }) => of.includes(id))
  return told.some((step) => step.decisive && !isAnswer(step))
    ? told.map((step) => (isAnswer(step) ? { ...step, decisive: false } : step))
    : told
}

/** By which what lies on top of the stack resolves: of one thing alone that decides nothing. */
const TOP: RuleId = '405.5'

/** Steps of which what resolves alone on the stack decides nothing by its place there. */
export function withoutLone(e: Evaluation, told: readonly Told[]): readonly Told[] {
  const { happenings = [], frames = [] } = e.trace ?? {}
  const lone = happenings.filter(
    ({ event, batch }) => event.type === 'resolve' && frames[batch - 1]?.shared.stack.length === 1,
  )
  const isLone = ({ rules: [rule, ...more], of }: Told): boolean =>
    rule === TOP && more.length === 0 && lone.some(({ id }) => of.includes(id))
  return told.map((step) => (isLone(step) ? { ...step, decisive: false } : step))
}

/**
 * Steps of which those decide that matter to what is asked: damage to a creature or a player that nobody asks about, and that is there at the end
 * all the same, decides nothing, though its rule does elsewhere.
 */
export function withoutBeside(e: Evaluation, probe: Probe, told: readonly Told[]): readonly Told[] {
  const asked = readingsOf(probe).flatMap((r) =>
    r.ask === 'survives' || r.ask === 'marked' || r.ask === 'zone' ? [r.object] : r.ask === 'lost' ? [r.player] : [],
  )
  if (asked.length < readingsOf(probe).length) return told
  const { cards, objects, players } = e.outcome
  const about = asked.map((label) => cards[label] ?? label)
  // Who shares a total with a player shares what comes of the damage.
  const pools = about.flatMap((id) => players[id]?.pool ?? [])
  const stays = (id: string): boolean => {
    const player = players[id]
    return player ? player.lost === undefined && !pools.includes(player.pool) : objects[id]?.zone === 'battlefield'
  }
  const beside = (id: string): boolean => !about.includes(id) && stays(id)
  const events = new Map(e.trace?.happenings.map(({ id, event }) => [id, event]))
  const isBeside = ({ of }: Told): boolean => {
    const dealt = of.flatMap((id) => {
      const event = events.get(id)
      return event?.type === 'damage' ? [event.target] : []
    })
    return dealt.length > 0 && dealt.every(beside)
  }
  return told.map((step) => (isBeside(step) ? { ...step, decisive: false } : step))
}

/** Steps of which tokens that cease to exist decide nothing of how often something has triggered: it has by then. */
export function withoutCeased(e: Evaluation, probe: Probe, told: readonly Told[]): readonly Told[] {
  if (probe.ask !== 'triggers') return told
  const ceased = new Set(e.trace?.happenings.flatMap(({ id, event }) => (event.type === 'cease' ? [id] : [])))
  return told.map((step) =>
    step.of.length > 0 && step.of.every((id) => ceased.has(id)) ? { ...step, decisive: false } : step,
  )
}

/** By which what is no longer on the battlefield is in combat no more. */
const LEFT: RuleId = '506.4'

/** Steps of which that decides what has left combat as well, where it decides that something has. */
export function withLeaving(e: Evaluation, told: readonly Told[]): readonly Told[] {
  const at = told.findIndex(({ decisive, rules }) => decisive && rules.includes(LEFT))
  const destroyed = new Set(e.trace?.happenings.flatMap(({ id, event }) => (event.type === 'destroy' ? [id] : [])))
  return told.map((step, n) => (n < at && step.of.some((id) => destroyed.has(id)) ? { ...step, decisive: true } : step))
}
