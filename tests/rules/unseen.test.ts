import {
  comprehensiveRules,
  type GameEvent,
  type GameState,
  type RuleId,
  type Scenario,
  scenario,
} from '#lib/rules/index'
import { Engine } from '#lib/rules/kernel/engine'
import { compile } from '#lib/rules/kernel/registry'
import { recorder } from '#lib/rules/kernel/trace'
import { place } from '#lib/rules/scenario/place'
import { heads } from './support'

// What rules say of events that no scenario can bring about, or cannot tell from others: handed to the kernel as they are.

const rules = compile(comprehensiveRules)

/** Performs events together on the board of a scenario, and says what became of each and how the state is then. */
function performing(s: Scenario, ...events: readonly GameEvent[]) {
  const start = place(s, rules)
  const trace = recorder()
  const g = new Engine(start, rules, s.choices ?? [], trace)
  g.together(events)
  const fates = trace.happenings.map(({ event, fate, by }): [string, string, readonly RuleId[]] => [
    event.type,
    fate,
    by,
  ])
  return { state: g.state, fates }
}

const winners = (s: GameState): readonly string[] => s.order.filter((p) => s.players[p]?.won)

test('an effect that makes a player win ends the game', () => {
  const { state } = performing({}, { type: 'winGame', player: 'A' })
  expect([winners(state), state.over]).toEqual([['A'], true])
})

test('who can’t win the game does not win by an effect', () => {
  const s = scenario().lasting({ cant: 'win-game', player: 'you', of: 'A' }).done()
  const { state, fates } = performing(s, { type: 'winGame', player: 'A' })
  expect([winners(state), state.over]).toEqual([[], false])
  expect(fates).toEqual([['winGame', 'impossible', ['101.2']]])
})

test('a team wins together', () => {
  expect(winners(performing(heads(), { type: 'winGame', player: 'B' }).state)).toEqual(['A', 'B'])
})

test('where one head can’t win the game neither can the other', () => {
  const s = { ...heads(), effects: [{ cant: 'win-game', player: 'you', of: 'A' }] } as const
  const { state, fates } = performing(s, { type: 'winGame', player: 'B' })
  expect(winners(state)).toEqual([])
  expect(fates).toEqual([['winGame', 'impossible', ['810.8a']]])
})

test('teammates do not exchange life totals', () => {
  const { fates } = performing(heads(), { type: 'exchangeLife', players: ['A', 'B'] })
  expect(fates).toEqual([['exchangeLife', 'impossible', ['810.9e']]])
})

test('what is untapped does not become untapped', () => {
  const s = scenario().creature('A', 'orso', '2/2').creature('A', 'lupo', '2/2', [], { tapped: true }).done()
  const { fates } = performing(s, { type: 'untap', object: 'orso' }, { type: 'untap', object: 'lupo' })
  expect(fates).toEqual([
    ['untap', 'impossible', ['701.26b']],
    ['untap', 'happened', []],
  ])
})

test('an object that two events move at once moves once, to where its controller says', () => {
  for (const answer of ['graveyard', 'exile'] as const) {
    const s = scenario().creature('A', 'orso', '2/2').done()
    const choices = [{ choose: 'goes', player: 'A', of: 'orso', answer }] as const
    const both: readonly GameEvent[] = [
      { type: 'destroy', object: 'orso' },
      { type: 'exile', object: 'orso' },
    ]
    const { state } = performing({ ...s, choices }, ...both)
    expect(Object.keys(state.objects)).toEqual(['orso#2'])
    expect(state.objects['orso#2']?.zone).toBe(answer)
  }
})

test('what dies is remembered as it was before everything that happened with it', () => {
  const s = scenario()
    .creature('A', 'orso', '2/2', [], { counters: { '+1/+1': 1, '-1/-1': 1 } })
    .done()
  const { state } = performing(
    s,
    { type: 'adjustCounters', on: 'orso', counter: '+1/+1', by: -1 },
    { type: 'adjustCounters', on: 'orso', counter: '-1/-1', by: -1 },
    { type: 'destroy', object: 'orso' },
  )
  expect(state.last.orso?.counters).toEqual({ '+1/+1': 1, '-1/-1': 1 })
})
