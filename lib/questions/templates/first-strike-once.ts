import { type Scenario, type ScriptStep, scenario } from '#lib/rules/index'
import { onDealing, planeswalker } from '../parts'
import type { Reading } from '../probe'
import { template } from '../template'

/** What the first strike meets: nobody in its way, a planeswalker, an attacker without first strike, or another one. */
type Shape = 'player' | 'walker' | 'attacker' | 'other'

interface Point {
  readonly shape: Shape
  readonly power: number
  readonly foe: number
  readonly life: number
  readonly quick: string
  readonly slow: string
}

const TWICE: readonly ScriptStep[] = ['next-combat-damage', 'resolve-all', 'next-combat-damage', 'resolve-all']

const boards: Readonly<Record<Shape, (p: Point) => Scenario>> = {
  player: (p) =>
    scenario()
      .life('A', p.life)
      .life('N', p.life)
      .creature('A', p.quick, `${p.power}/2`, ['first-strike'], { abilities: [onDealing(2)] })
      .creature('A', p.slow, `${p.foe}/2`)
      .attack({ [p.quick]: 'N', [p.slow]: 'N' })
      .block({})
      .act(...TWICE)
      .done(),
  walker: (p) =>
    scenario()
      .life('N', p.life)
      .creature('A', p.quick, `${p.power}/2`, ['first-strike'])
      .creature('A', p.slow, `${p.foe}/2`)
      .permanent('N', planeswalker('eremita', p.power + p.foe))
      .attack({ [p.quick]: 'eremita', [p.slow]: 'N' })
      .block({})
      .act('combat-damage')
      .done(),
  attacker: (p) =>
    scenario()
      .creature('A', p.slow, `${p.foe}/${2 * p.power + 1}`)
      .creature('N', p.quick, `${p.power}/${p.foe + 1}`, ['first-strike'])
      .attack({ [p.slow]: 'N' })
      .block({ [p.quick]: p.slow })
      .act('combat-damage')
      .done(),
  other: (p) =>
    scenario()
      .creature('A', p.quick, `${p.power}/${2 * p.foe + 1}`, ['first-strike'])
      .creature('N', p.slow, `${p.foe}/${2 * p.power + 1}`, ['first-strike'])
      .attack({ [p.quick]: 'N' })
      .block({ [p.slow]: p.quick })
      .act('combat-damage')
      .done(),
}

const asked: Readonly<Record<Shape, (p: Point) => readonly Reading[]>> = {
  player: () => [
    { ask: 'life', player: 'N' },
    { ask: 'life', player: 'A' },
  ],
  walker: () => [
    { ask: 'counters', object: 'eremita', counter: 'loyalty' },
    { ask: 'life', player: 'N' },
  ],
  attacker: (p) => [
    { ask: 'marked', object: p.slow },
    { ask: 'marked', object: p.quick },
  ],
  other: (p) => [
    { ask: 'marked', object: p.slow },
    { ask: 'marked', object: p.quick },
  ],
}

/** Creatures with first strike deal damage once: to a player with an ability that watches, to a planeswalker, to creatures that survive two blows. */
export const firstStrikeOnce = template({
  id: 'first-strike-once',
  version: 1,
  claims: ['702.7b'],
  axes: {
    shape: ['player', 'walker', 'attacker', 'other'],
    power: [1, 2, 3, 4],
    foe: [1, 2, 3],
    life: [20, 16, 13],
    quick: ['guardia', 'pegaso', 'vampiro', 'cavaliere'],
    slow: ['orso', 'lupo', 'ogre'],
  },
  beliefs: ['first-strike-both-steps', 'planeswalker-damage-marked'],
  form: 'board',
  scenario: (p) => boards[p.shape](p),
  probe: (p) => ({ ask: 'several', of: asked[p.shape](p) }),
})
