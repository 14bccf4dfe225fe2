import { sorcery } from '../parts'
import { template } from '../template'

/** A spell with X is cast without paying its mana cost: may another number than 0 be chosen? */
export const freeX = template({
  id: 'free-x',
  version: 1,
  claims: ['107.3b'],
  axes: {
    spell: ['fonte', 'preghiera', 'vigore', 'offerta'],
    cost: ['{X}{W}', '{X}{X}{W}', '{X}{2}{W}'],
    x: [1, 2, 3, 4, 5],
    gain: ['life', 'cards'],
  },
  beliefs: ['free-spell-x', 'free-spell-no-additional'],
  because: '107.3b',
  scenario: (p) => ({
    hand: {
      A: [
        sorcery(
          p.spell,
          p.gain === 'life' ? { do: 'gainLife', who: 'you', amount: 'x' } : { do: 'draw', who: 'you', amount: 'x' },
          [],
          { cost: p.cost },
        ),
      ],
    },
    script: [{ cast: p.spell, free: true, x: p.x }],
  }),
  probe: () => ({ ask: 'legal', action: 0 }),
})
