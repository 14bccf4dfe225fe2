import type { Triggered } from './card'
import { chosenOne, chosenOrder, nameAll } from './choose'
import { divided } from './divide'
import type { Engine } from './engine'
import type { GameEvent, Proposed } from './events'
import type { PlayerId, RuleId, TargetId } from './ids'
import { eventObject, labelOf } from './look'
import { modesOf } from './parts'
import { store } from './perform'
import { NOTHING_ANNOUNCED, write } from './propose'
import { illegalAnswer, stuck } from './signal'
import type { Trigger } from './state'
import { aimed, legalTargets, placesOf, specsOf } from './targets'

/** State-based actions as one batch, again until none; then waiting abilities; again until neither (117.5, 704.3). */
export function settle(g: Engine): void {
  while (!g.state.over) {
    const { state, unused } = g
    if (!isAsChecked(g) && checkState(g)) {
      // What was found came to nothing: it would be found again, without end.
      if (g.state === state && g.unused === unused) stuck('fuel')
      continue
    }
    g.checked = g.state
    if (!g.state.waiting.length) return
    stackTriggers(g)
  }
}

/** What state-based actions look at: with the same players and objects as at a check that found nothing, there is nothing to do. */
const LOOKED_AT = ['objects', 'shared', 'own', 'unknown', 'players', 'life', 'poison', 'floating'] as const

const isAsChecked = ({ checked, state }: Engine): boolean =>
  checked !== null && LOOKED_AT.every((part) => checked[part] === state[part])

/** One check of state-based actions; true when something was done. `only` names those that a changed rule checks after every event. */
export function checkState(g: Engine, only?: readonly RuleId[], when: 'may-wait' | 'now' = 'may-wait'): boolean {
  const v = g.view()
  if (!v.ask('stateBasedChecks', {})) return false
  const found: Proposed[] = []
  for (const e of g.rules.stateBased) {
    if (only && !only.includes(e.rule)) continue
    g.drain()
    for (const event of e.finds(v)) {
      g.cite(e.rule, 'stateBased', event.type)
      const rules = g.because(e.rule)
      const twin = found.findIndex((p) => sameAction(p.event, event))
      const known = found[twin]
      if (known) found[twin] = { ...known, rules: [...known.rules, ...rules] }
      else found.push({ event, rules })
    }
  }
  if (found.length && !only && when === 'may-wait' && g.need('stateBasedWait', {})) return waits(g, found)
  if (!only) forget(g)
  if (v.ask('sharesInformation', {})) g.commit(found)
  else for (const p of found.toReversed()) g.commit([p])
  return found.length > 0
}

/** What waits on the stack for those who believe that state-based actions do. */
export const CHECK: Triggered = {
  type: 'triggered',
  when: { event: 'state' },
  effect: { do: 'sequence', steps: [] },
}

/** Puts state-based actions on the stack, once; nothing is done yet. */
function waits(g: Engine, [first]: readonly Proposed[]): false {
  const { shared, objects, turn } = g.state
  if (shared.stack.some((id) => objects[id]?.onStack?.ability === CHECK)) return false
  const about = first && eventObject(g.view(), first.event)
  const event: GameEvent = {
    type: 'putOnStack',
    source: about ?? turn.active,
    controller: turn.active,
    ability: CHECK,
    targets: [],
  }
  g.state = store(g.state, event)
  return false
}

/** Whether two state-based actions do the same to the same thing: they happen once (704.7). */
function sameAction(a: GameEvent, b: GameEvent): boolean {
  if (a.type !== b.type) return false
  if ('object' in a && 'object' in b) return a.object === b.object
  return 'player' in a && 'player' in b && a.player === b.player
}

/** "Since the last check" is over (704.5b, 704.5h, 903.9a). */
function forget(g: Engine): void {
  if (g.state.shared.battlefield.some((id) => g.state.objects[id]?.deathtouched))
    g.state = store(g.state, { type: 'clearDeathtouch' })
  for (const card of g.state.commanders ?? []) {
    const o = g.state.objects[g.state.cards[card] ?? '']
    if (!o?.newcomer) continue
    const { newcomer: _, ...known } = o
    g.state = { ...g.state, objects: { ...g.state.objects, [o.id]: known } }
  }
  if (!g.state.order.some((p) => g.state.players[p]?.drewFromEmpty)) return
  const players = Object.entries(g.state.players).map(([id, { drewFromEmpty: _, ...p }]) => [id, p] as const)
  g.state = { ...g.state, players: Object.fromEntries(players) }
}

/** Waiting abilities go on the stack: each player's in the order of the rules, and in the player's own (603.3b). */
function stackTriggers(g: Engine): void {
  const order = g.need('triggerOrder', { players: g.state.order.filter((p) => !g.state.players[p]?.lost) })
  const rules = g.drain()
  const { waiting } = g.state
  for (const player of order)
    for (const trigger of arranged(
      g,
      player,
      waiting.filter((t) => t.controller === player),
    ))
      stackOne(g, trigger, rules)
  g.state = { ...g.state, waiting: g.state.waiting.filter((t) => !waiting.includes(t)) }
}

function stackOne(g: Engine, trigger: Trigger, rules: readonly RuleId[]): void {
  const { source, controller, ability } = trigger
  const modes = modesFor(g, trigger)
  const targets = modes && targetsOf(g, trigger, modes)
  if (!modes || !targets) return
  g.together([{ type: 'putOnStack', source, controller, ability, targets, trigger }], rules)
  const object = g.state.shared.stack.at(-1)
  if (object === undefined) return
  const p = divided(
    g,
    { player: controller, object, source, ability, announced: { ...NOTHING_ANNOUNCED, modes } },
    targets,
  )
  const { division } = p.announced
  if (division && g.violations({ type: 'announce', targets, ...p }).length)
    illegalAnswer({ choose: 'divide', player: controller, of: labelOf(g.view(), source), options: [] }, division)
  if (division || modes.length) write(g, p, p.announced)
  g.together(aimed(object, targets))
}

/** The modes of a triggered ability, chosen as it is put on the stack; undefined when there is none to choose (603.3c). */
function modesFor(g: Engine, { source, controller, ability }: Trigger): readonly number[] | undefined {
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
function arranged(g: Engine, player: PlayerId, own: readonly Trigger[]): readonly Trigger[] {
  if (own.length < 2) return own
  const differ = new Set(own.map((t) => JSON.stringify(t.ability))).size > 1
  const named = nameAll(own, (t) => labelOf(g.view(), t.source))
  return chosenOrder(g, { choose: 'trigger-order', player, of: 'stack' }, named, differ)
}

/** Targets chosen as the ability is put on the stack; undefined when there is none to choose, and so it is not (603.3d). */
function targetsOf(
  g: Engine,
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

/** Turn-based and other moments at which the game goes on: state-based actions, triggers, then priority to a player. */
export function settleFor(g: Engine, to: PlayerId): void {
  settle(g)
  g.state = { ...g.state, priority: { player: to, passed: [] } }
}
