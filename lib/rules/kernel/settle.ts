import { copy, entry } from '#lib/base/copy'
import type { Triggered } from './card'
import { isSameTable, stateWith } from './copies'
import type { GameEvent, Proposed } from './events'
import type { Game } from './game'
import type { PlayerId, RuleId } from './ids'
import { eventObject } from './look'
import { store } from './perform'
import { stuck } from './signal'
import { stackTriggers } from './waiting'

/** State-based actions as one batch, again until none; then waiting abilities; again until neither (117.5, 704.3). Whether there were any. */
export function settle(g: Game): boolean {
  let any = false
  while (!g.state.over) {
    const { state, unused } = g
    if (!isAsChecked(g) && checkState(g)) {
      // What was found came to nothing: it would be found again, without end.
      if (g.state === state && g.unused === unused) stuck('fuel')
      any = true
      continue
    }
    g.checked = g.state
    if (!g.state.waiting.length) return any
    stackTriggers(g)
    any = true
  }
  return any
}

/** What state-based actions look at: with the same players and objects as at a check that found nothing, there is nothing to do. */
const isAsChecked = ({ checked, state }: Game): boolean =>
  checked !== null &&
  isSameTable(checked, state) &&
  checked.unknown === state.unknown &&
  checked.players === state.players &&
  checked.life === state.life &&
  checked.poison === state.poison &&
  checked.combat === state.combat

/** One check of state-based actions; true when something was done. `only` names those that a changed rule checks after every event. */
export function checkState(g: Game, only?: readonly RuleId[], when: 'may-wait' | 'now' = 'may-wait'): boolean {
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
      if (known && v.ask('sameResultOnce', {}) === true)
        found[twin] = copy(known, { rules: [...known.rules, ...rules, ...g.drain()] })
      else found.push({ event, rules })
    }
  }
  if (found.length && !only && when === 'may-wait' && g.need('stateBasedWait', {})) return waits(g, found)
  if (!only) forget(g)
  if (found.length < 2 || v.ask('sharesInformation', {})) g.commit(found)
  else for (const part of countersFirst(found)) g.commit(part)
  return found.length > 0
}

/** What waits on the stack for those who believe that state-based actions do. */
export const CHECK: Triggered = {
  type: 'triggered',
  when: { event: 'state' },
  effect: { do: 'sequence', steps: [] },
}

/** Puts state-based actions on the stack, once; nothing is done yet. */
function waits(g: Game, [first]: readonly Proposed[]): false {
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

/** What is believed of counters that cancel each other out: that they have gone before all else happens, which still happens together. */
function countersFirst(found: readonly Proposed[]): readonly (readonly Proposed[])[] {
  const cancelling = found.filter(({ event }) => event.type === 'adjustCounters')
  return [cancelling, found.filter((p) => !cancelling.includes(p))]
}

/** Whether two state-based actions do the same to the same thing: they happen once (704.7). */
function sameAction(a: GameEvent, b: GameEvent): boolean {
  if (a.type !== b.type) return false
  if ('object' in a && 'object' in b) return a.object === b.object
  return 'player' in a && 'player' in b && a.player === b.player
}

/** "Since the last check" is over (704.5b, 704.5h, 903.9a). */
function forget(g: Game): void {
  if (g.state.shared.battlefield.some((id) => g.state.objects[id]?.deathtouched))
    g.state = store(g.state, { type: 'clearDeathtouch' })
  for (const card of g.state.commanders ?? []) {
    const o = g.state.objects[g.state.cards[card] ?? '']
    if (!o?.newcomer) continue
    const { newcomer: _, ...known } = o
    g.state = stateWith(g.state, { objects: entry(g.state.objects, o.id, known) })
  }
  if (!g.state.order.some((p) => g.state.players[p]?.drewFromEmpty)) return
  const players = Object.entries(g.state.players).map(([id, { drewFromEmpty: _, ...p }]) => [id, p] as const)
  g.state = stateWith(g.state, { players: Object.fromEntries(players) })
}

/** Turn-based and other moments at which the game goes on: state-based actions, triggers, then priority to a player. */
export function settleFor(g: Game, to: PlayerId): boolean {
  const any = settle(g)
  g.state = stateWith(g.state, { priority: { player: to, passed: [] } })
  return any
}
