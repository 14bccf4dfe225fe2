import { scenario } from '#lib/rules/index'
import { planeswalker } from '../../parts'
import { callTemplate } from '../call-template'

/** An attacker with deathtouch and a spell, and a planeswalker is said to be gone: what was attacked, and how much did the spell deal? */
export const walkerStruck = callTemplate({
  id: 'walker-struck',
  version: 4,
  about: ['120.3c', '508.1b', '704.5i'],
  told: {
    name: ['vipera', 'scorpione', 'zecca', 'serpe', 'ragno'],
    power: [1, 2, 3],
    spell: [2, 3],
    walker: ['eremita', 'custode', 'strega'],
  },
  untold: { at: ['walker', 'player'], dealt: ['rest', 'all', 'less'] },
  assumed: { at: 'walker', dealt: 'rest' },
  beliefs: ['deathtouch-planeswalker'],
  fits: (_, p) => p.at === 'walker',
  // The planeswalker has loyalty left also where the attack was not against it.
  holds: (reason, p) => reason === '704.5i' && (p.at === 'walker' || p.dealt !== 'all'),
  // Where the spell alone is enough it is no matter what was attacked.
  because: (p) => (p.dealt === 'all' ? '120.3c' : p.at === 'walker' ? '704.5i' : '508.1b'),
  idle: {
    tapped: 'walker',
    since: 'walker',
    color: 'walker',
    manaValue: 'walker',
    owner: ['walker', 'N'],
    lands: 'N',
    life: 'A',
    poison: 'A',
  },
  scenario: (p) => {
    const loyalty = p.power + p.spell
    const amount = { rest: p.spell, all: loyalty, less: p.spell - 1 }[p.dealt]
    return scenario()
      .creature('A', p.name, `${p.power}/2`, ['deathtouch'])
      .permanent('N', planeswalker(p.walker, loyalty))
      .attack({ [p.name]: p.at === 'walker' ? p.walker : 'N' })
      .block({})
      .act('combat-damage', {
        effect: { do: 'damage', amount, to: { object: p.walker } },
        by: 'A',
        name: 'Scintilla',
      })
      .done()
  },
  probe: (p) => ({ ask: 'survives', object: p.walker }),
})
