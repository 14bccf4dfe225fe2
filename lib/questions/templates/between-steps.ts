import { type Effect, type Keyword, type RuleId, scenario } from '#lib/rules/index'
import { template } from '../template'

const CHANGES = {
  'lose-first': { has: ['first-strike'], changed: 'first-strike', lost: true, rule: '702.7c' },
  'gain-first': { has: [], changed: 'first-strike', lost: false, rule: '510.4' },
  'lose-double': { has: ['double-strike'], changed: 'double-strike', lost: true, rule: '702.4c' },
  'gain-double': { has: ['first-strike'], changed: 'double-strike', lost: false, rule: '702.4d' },
} as const satisfies Record<
  string,
  {
    readonly has: readonly Keyword[]
    readonly changed: Keyword
    readonly lost: boolean
    /** The rule that decides who deals damage in the second step. */
    readonly rule: RuleId
  }
>

/** Between the two combat damage steps an attacker gains or loses first strike or double strike: what is the total? */
export const betweenSteps = template({
  id: 'between-steps',
  version: 4,
  claims: ['510.4', '702.4c', '702.4d', '702.7c'],
  claimsAt: (p) => [CHANGES[p.change].rule],
  axes: {
    change: ['lose-first', 'gain-first', 'lose-double', 'gain-double'],
    power: [2, 3, 4, 5],
    other: [1, 2, 3],
    life: [20, 18, 15, 12],
    name: ['campione', 'lupo', 'tigre', 'scudiero'],
    second: ['lancia', 'fante', 'vespa'],
  },
  // Of two that strike alike nobody could tell which strikes again.
  valid: (p) => p.power !== p.other,
  beliefs: [
    'first-strike-lost-hits-twice',
    'first-strike-gained-skips',
    'first-strike-both-steps',
    'double-strike-one-hit',
    'double-strike-lost-hits-twice',
  ],
  // Who has dealt damage once, and then comes to strike twice, has struck already for who has double strike hit once.
  fits: (belief, p) => belief !== 'double-strike-one-hit' || p.change === 'lose-double',
  scenario: (p) => {
    const { has, changed, lost } = CHANGES[p.change]
    const effect: Effect = { do: lost ? 'loseKeyword' : 'gainKeyword', what: p.name, keyword: changed }
    return scenario()
      .life('N', p.life)
      .creature('A', p.name, `${p.power}/3`, has)
      .creature('A', p.second, `${p.other}/1`, ['first-strike'])
      .attack({ [p.name]: 'N', [p.second]: 'N' })
      .block({})
      .act('next-combat-damage')
      .effect(effect, lost ? 'N' : 'A')
      .act('next-combat-damage')
      .done()
  },
  probe: () => ({ ask: 'life', player: 'N' }),
})
