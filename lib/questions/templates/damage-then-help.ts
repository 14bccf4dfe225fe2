import { scenario } from '#lib/rules/index'
import { inOrder } from '../parts'
import { template } from '../template'

/** The rule that decides: of a creature helped enough, of one helped too little, of one whose toughness is taken away. */
const decides = (p: { readonly help: number; readonly over: number }) =>
  p.help > p.over ? '704.3' : p.help > 0 ? '704.5g' : '704.5f'

/** After combat one effect damages a creature and then makes it tougher, or takes all the toughness of one that is indestructible and has been dealt damage by deathtouch: does it survive? */
export const damageThenHelp = template({
  id: 'damage-then-help',
  version: 5,
  claims: ['704.3', '704.5f', '704.5g'],
  claimsAt: (p) => [decides(p)],
  axes: {
    pt: ['2/2', '3/3', '1/4', '4/3', '2/5'],
    over: [0, 1, 2],
    // 0: the toughness is taken away instead.
    help: [1, 2, 3, 4, 0],
    name: ['orso', 'lince', 'troll', 'belva', 'golem'],
    // What the blocker has dealt in combat before.
    blow: [1, 2],
  },
  beliefs: [
    'damage-destroys-directly',
    'damage-clears-after-combat',
    'zero-toughness-is-destroy',
    'deathtouch-kills-indestructible',
  ],
  // Damage destroys nothing that is indestructible, whoever does the destroying.
  fits: (belief, p) =>
    (belief === 'zero-toughness-is-destroy' || belief === 'deathtouch-kills-indestructible') === (p.help === 0),
  because: decides,
  // Too small a help leaves what has been dealt lethal, unless what was dealt in combat were gone.
  valid: (p) =>
    p.blow < Number(p.pt.split('/')[1]) &&
    (p.help > p.over ? p.help <= p.over + 2 && p.blow === 1 : p.help > 0 ? p.over - p.blow < p.help : p.over === 0),
  scenario: (p) => {
    const toughness = Number(p.pt.split('/')[1])
    // What is indestructible is dealt damage by deathtouch, which is one more thing that does not kill it.
    const [source, begun] =
      p.help > 0
        ? ['braciere', scenario().permanent('A', { id: 'braciere', types: ['artifact'] })]
        : ['zecca', scenario().creature('A', 'zecca', '1/1', ['deathtouch'])]
    return begun
      .creature('A', p.name, p.pt, p.help > 0 ? [] : ['indestructible'])
      .creature('N', 'guardia', `${p.blow}/6`)
      .attack({ [p.name]: 'N' })
      .block({ guardia: p.name })
      .act('combat-damage', { step: 'main2' })
      .effect(
        inOrder(
          { do: 'damage', amount: toughness + p.over - p.blow, to: { object: p.name } },
          { do: 'pump', what: p.name, power: 0, toughness: p.help > 0 ? p.help : -toughness },
        ),
        'A',
        source,
      )
      .done()
  },
  probe: (p) => ({ ask: 'survives', object: p.name }),
})
