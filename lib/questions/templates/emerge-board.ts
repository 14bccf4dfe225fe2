import type { ObjectSpec } from '#lib/rules/index'
import { gain } from '../parts'
import { template } from '../template'

/** «Ogniqualvolta lanci una magia, guadagni N punti vita.» */
const herald = (id: string, cost: string, amount: number): ObjectSpec => ({
  id,
  pt: '2/2',
  cost,
  abilities: [{ type: 'triggered', when: { event: 'cast', player: 'you' }, effect: gain(amount) }],
})

/** A creature that watches for spells is sacrificed for emerge: what does the spell cost, and is it seen? */
export const emergeBoard = template({
  id: 'emerge-board',
  version: 2,
  claims: ['702.119c'],
  axes: {
    spell: ['polpo', 'medusa', 'tritone'],
    victim: ['chierico', 'eremita'],
    value: [2, 4, 6, 7],
    cost: ['{5}{U}{U}', '{6}{U}', '{4}{U}{U}'],
    amount: [2, 3],
    life: [8, 13, 20],
  },
  // Only where the value is more than the generic mana would somebody take colored mana away too.
  valid: (p) => p.value > Number(p.cost[1]),
  beliefs: ['emerge-creature-still-there', 'emerge-reduces-colored'],
  form: 'board',
  scenario: (p) => ({
    players: { A: { life: p.life } },
    field: { A: [herald(p.victim, `{${p.value - 1}}{W}`, p.amount)] },
    hand: { A: [{ id: p.spell, pt: '5/6', cost: '{8}', keywords: [{ keyword: 'emerge', cost: p.cost }] }] },
    script: [{ cast: p.spell, alternative: 'emerge' }, 'resolve-all'],
  }),
  probe: (p) => ({
    ask: 'several',
    of: [
      { ask: 'totalCost', object: p.spell },
      { ask: 'life', player: 'A' },
    ],
  }),
})
