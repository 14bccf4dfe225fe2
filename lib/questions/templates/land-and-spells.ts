import { drain, gain, instant } from '../parts'
import { template } from '../template'

/** A land is played, a creature turned face up and a spell cast, which perhaps resolves: where is everything? */
export const landAndSpells = template({
  id: 'land-and-spells',
  version: 5,
  claims: ['116.2a'],
  shows: ['405.6d'],
  axes: {
    land: ['foresta', 'isola', 'montagna', 'palude', 'pianura'],
    spell: ['folgore', 'preghiera', 'vigore', 'scintilla'],
    by: ['A', 'N'],
    amount: [1, 2, 3, 4],
    other: ['orso', 'lupo', 'cervo'],
    resolved: [false, true],
  },
  beliefs: ['respond-to-land', 'morph-flip-uses-stack'],
  form: 'board',
  scenario: (p) => ({
    field: { A: [{ id: p.other, pt: '4/4', faceDown: true, keywords: [{ keyword: 'morph', cost: '{1}{G}' }] }] },
    hand: {
      A: [{ id: p.land, types: ['land'] }, ...(p.by === 'A' ? [instant(p.spell, gain(p.amount))] : [])],
      ...(p.by === 'N' ? { N: [instant(p.spell, drain(p.amount))] } : {}),
    },
    script: [
      { play: p.land },
      { turnUp: p.other, by: 'A' },
      { cast: p.spell, by: p.by },
      ...(p.resolved ? (['resolve'] as const) : []),
    ],
  }),
  probe: (p) => ({
    ask: 'several',
    of: [
      { ask: 'zone', object: p.land },
      { ask: 'zone', object: p.spell },
      { ask: 'faceDown', object: p.other },
    ],
  }),
})
