import { type Effect, type KeywordInstance, type ScriptStep, scenario } from '#lib/rules/index'
import { aimed, TARGET } from '../parts'
import { template } from '../template'

const SPELLS = {
  R: { id: 'fiamma', effect: { do: 'pump', what: TARGET, power: 3, toughness: 0 } },
  W: { id: 'manto', effect: { do: 'pump', what: TARGET, power: 1, toughness: 3 } },
  G: { id: 'vigore', effect: { do: 'pump', what: TARGET, power: 2, toughness: 2 } },
} as const satisfies Record<string, { readonly id: string; readonly effect: Effect }>

/** The color of the other spell. */
const NEXT = { R: 'W', W: 'G', G: 'R' } as const

const FROM = {
  hexproof: [],
  R: [{ keyword: 'protection', from: { colors: ['R'] } }],
  W: [{ keyword: 'protection', from: { colors: ['W'] } }],
} as const satisfies Record<string, readonly KeywordInstance[]>

const passed = ({ turn }: { readonly turn: 'A' | 'N' }): readonly ScriptStep[] => (turn === 'N' ? [{ pass: 'N' }] : [])

/** With which of three spells may a player target their own creatures, one with hexproof, one indestructible, one of them protected from a spell? */
export const ownTarget = template({
  id: 'own-target',
  version: 5,
  claims: ['702.11b', '702.16b'],
  axes: {
    has: ['hexproof', 'R', 'W'],
    color: ['R', 'W', 'G'],
    pt: ['2/2', '3/3', '1/4', '5/1'],
    name: ['cavaliere', 'tritone', 'angelo', 'gru', 'sfinge'],
    turn: ['A', 'N'],
  },
  beliefs: ['hexproof-blocks-own', 'indestructible-untargetable'],
  scenario: (p) => {
    const colors = [p.color, NEXT[p.color], NEXT[NEXT[p.color]]]
    // Of the three spells one is always stopped: where the first creature stops none, the other does.
    const stopped = p.has === p.color || p.has === NEXT[p.color]
    const golem: readonly KeywordInstance[] = stopped
      ? []
      : [{ keyword: 'protection', from: { colors: [NEXT[NEXT[p.color]]] } }]
    const there = scenario()
      .turn(p.turn)
      .creature('A', p.name, p.pt, ['hexproof', ...FROM[p.has]])
      .creature('A', 'golem', p.pt, ['indestructible', ...golem])
      .hand(
        'A',
        colors.map((color) => aimed(SPELLS[color].id, SPELLS[color].effect, [color])),
      )
      // In the turn of the other player it is theirs to act first.
      .act(...passed(p))
    return colors
      .reduce((s, color, n) => s.act({ cast: SPELLS[color].id, by: 'A', targets: [n === 2 ? 'golem' : p.name] }), there)
      .done()
  },
  probe: (p) => ({ ask: 'several', of: [0, 1, 2].map((n) => ({ ask: 'legal', action: passed(p).length + n })) }),
})
