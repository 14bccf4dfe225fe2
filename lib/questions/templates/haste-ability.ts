import { type Cost, scenario } from '#lib/rules/index'
import { template } from '../template'

const COSTS = {
  tap: [{ pay: 'tap' }],
  untap: [{ pay: 'untap' }],
  mana: [{ pay: 'mana', cost: '{2}' }],
} as const satisfies Record<string, readonly Cost[]>

/** What makes sense to say of a cost without {T}, of a creature that is tapped already, of one that is not. */
const FITTING: Readonly<Record<'mana' | 'untap' | 'spent' | 'fresh', readonly string[]>> = {
  mana: ['sick-cannot-use-any-ability', 'tapped-uses-no-ability'],
  untap: ['haste-no-tap-abilities', 'tapped-uses-no-ability'],
  spent: ['haste-no-tap-abilities', 'sick-cannot-use-any-ability', 'tap-twice-cost', 'tapped-uses-no-ability'],
  fresh: ['haste-no-tap-abilities', 'sick-only-cannot-attack'],
}

/** Whether what has to be tapped is tapped already. */
const isSpent = (p: { readonly cost: string; readonly tapped: boolean }): boolean => p.cost === 'tap' && p.tapped

/** A creature with haste arrived this turn, tapped or not: may its ability be activated? */
export const hasteAbility = template({
  id: 'haste-ability',
  version: 6,
  claims: ['702.10c', '302.6', '107.5'],
  claimsAt: (p) => (p.cost === 'mana' ? ['302.6'] : isSpent(p) ? ['107.5'] : ['702.10c']),
  axes: {
    cost: ['tap', 'untap', 'mana'],
    tapped: [false, true],
    name: ['sciamano', 'driade', 'maga', 'furetto', 'lepre', 'stregone'],
    pt: ['1/1', '2/1', '1/3', '3/2', '2/2', '0/4'],
    amount: [1, 2, 3],
  },
  beliefs: [
    'haste-no-tap-abilities',
    'sick-cannot-use-any-ability',
    'tap-twice-cost',
    'tapped-uses-no-ability',
    'sick-only-cannot-attack',
  ],
  fits: (belief, p) => FITTING[p.cost !== 'tap' ? p.cost : isSpent(p) ? 'spent' : 'fresh'].includes(belief),
  because: (p) => (p.cost === 'mana' ? '302.6' : isSpent(p) ? '107.5' : '702.10c'),
  valid: (p) => p.tapped || p.cost === 'tap',
  scenario: (p) =>
    (p.cost === 'mana' ? scenario().player('A', { mana: '{2}' }) : scenario())
      .creature('A', p.name, p.pt, p.cost === 'mana' ? [] : ['haste'], {
        sick: true,
        ...(p.tapped ? { tapped: true } : {}),
        abilities: [
          { type: 'activated', cost: COSTS[p.cost], effect: { do: 'gainLife', who: 'you', amount: p.amount } },
        ],
      })
      .act({ activate: p.name })
      .done(),
  probe: () => ({ ask: 'legal', action: 0 }),
})
