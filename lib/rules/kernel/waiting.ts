import { NOTHING_ANNOUNCED, write } from './announced'
import { chosenOne, chosenOrder, nameAll } from './choose'
import { stateWith } from './copies'
import { divided } from './divide'
import type { Game } from './game'
import type { PlayerId, RuleId, TargetId } from './ids'
import { labelOf } from './look'
import { modesOf } from './parts'
import { illegalAnswer } from './signal'
import type { Trigger } from './state'
import { aimed, legalTargets, placesOf, specsOf } from './targets'

/** Waiting abilities go on the stack: each player's in the order of the rules, and in the player's own (603.3b); one alone has no order. */
export function stackTriggers(g: Game): void {
  const { waiting } = g.state
  const players = g.state.order.filter((p) => !g.state.players[p]?.lost)
  const order = waiting.length > 1 ? g.need('triggerOrder', { players }) : players
  const rules = g.drain()
  for (const player of order)
    for (const trigger of arranged(
      g,
      player,
      waiting.filter((t) => t.controller === player),
    ))
      stackOne(g, trigger, rules)
  g.state = stateWith(g.state, { waiting: g.state.waiting.filter((t) => !waiting.includes(t)) })
}

function stackOne(g: Game, trigger: Trigger, rules: readonly RuleId[]): void {
  const { source, controller, ability } = trigger
  const modes = modesFor(g, trigger)
  const targets = modes && targetsOf(g, trigger, modes)
  if (!modes || !targets) {
    g.together([{ type: 'unchosen', source, lacks: modes ? 'target' : 'mode' }])
    return
  }
  g.together([{ type: 'putOnStack', source, controller, ability, targets, trigger }], rules)
  const object = g.state.shared.stack.at(-1)
  if (object === undefined) return
  const undivided = { player: controller, object, source, ability, announced: { ...NOTHING_ANNOUNCED, modes } }
  const divides = specsOf(ability, modes).some((place) => place.divided !== undefined)
  const p = divides ? divided(g, undivided, targets) : undivided
  const { division } = p.announced
  if (division && g.violations({ type: 'announce', targets, ...p }).length)
    illegalAnswer({ choose: 'divide', player: controller, of: labelOf(g.view(), source), options: [] }, division)
  if (division || modes.length) write(g, p, p.announced)
  g.together(aimed(object, targets))
}

/** The modes of a triggered ability, chosen as it is put on the stack; undefined when there is none to choose, and so it comes off again (603.3c). */
function modesFor(g: Game, { source, controller, ability }: Trigger): readonly number[] | undefined {
  const modal = modesOf(ability)
  if (!modal) return []
  const all = [...modal.list.keys()]
  const v = g.view()
  const legal = all.filter((n) =>
    placesOf(modal.list[n]?.targets ?? []).every((s) => s.upTo || legalTargets(g, controller, source, s).length),
  )
  const open = v.ask('choosableModes', { all, legal }) ?? all
  const [first] = open
  if (first === undefined) return undefined
  const request = { choose: 'modes', player: controller, of: labelOf(v, source), options: open.map(String) } as const
  if (open.length === 1 && !g.answers(request)) return [first]
  const answer = g.choose(request)
  const modes = Array.isArray(answer) ? answer.map(Number) : []
  const enough = modal.choose === 'one-or-more' ? modes.length > 0 : modes.length === modal.choose
  const once = modal.repeat === true || new Set(modes).size === modes.length
  return enough && once && modes.every((n) => open.includes(n)) ? modes : illegalAnswer(request, answer)
}

/** The player's own order, asked for where the abilities differ: of equal ones any order does the same. */
function arranged(g: Game, player: PlayerId, own: readonly Trigger[]): readonly Trigger[] {
  if (own.length < 2) return own
  const differ = new Set(own.map((t) => JSON.stringify(t.ability))).size > 1
  const named = nameAll(own, (t) => labelOf(g.view(), t.source))
  return chosenOrder(g, { choose: 'trigger-order', player, of: 'stack' }, named, differ)
}

/** Targets chosen as the ability is put on the stack; undefined when there is none to choose, and so it comes off again (603.3d). */
function targetsOf(
  g: Game,
  { source, controller, ability }: Trigger,
  modes: readonly number[],
): readonly TargetId[] | undefined {
  const v = g.view()
  const places = specsOf(ability, modes)
  const of = labelOf(v, source)
  const chosen: TargetId[] = []
  for (const place of places) {
    const taken = chosen.filter((_, m) => places[m]?.words === place.words)
    const legal = legalTargets(g, controller, source, place, taken)
    if (!legal.length && !place.upTo && v.ask('stacksUntargeted', {}) === false) return undefined
    const named = nameAll([...legal, ...(place.upTo ? [''] : [])], (id) => (id === '' ? 'none' : labelOf(v, id)))
    chosen.push(named.size ? chosenOne(g, { choose: 'target', player: controller, of }, named) : '')
  }
  return chosen
}
