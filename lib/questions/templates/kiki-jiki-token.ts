import type { ObjectSpec } from '#lib/rules/index'
import { manaFor, named } from '../named'
import { template } from '../template'

const islands = (n: number): readonly ObjectSpec[] =>
  ['isola', 'laguna', 'golfo', 'baia'].slice(0, n).map((id) => ({ ...named(id, 'island') }))

/** Kiki-Jiki copies a creature; Vedalken Shackles take the token, or Terminate destroys him: where is everything at the end step? */
export const kikiJikiToken = template({
  id: 'kiki-jiki-token',
  version: 3,
  claims: ['603.7', '701.21a'],
  claimsAt: (p) => (p.taken ? ['701.21a'] : ['603.7']),
  axes: {
    original: ['runeclaw-bear', 'horizon-chimera', 'kitchen-finks', 'jushi-apprentice', 'dimir-doppelganger'],
    taken: [true, false],
    removal: ['terminate', 'dismember', 'doom-blade', 'bile-blight'],
    life: [20, 15],
  },
  beliefs: ['delayed-sacrifice-not-controller', 'ability-dies-with-source'],
  form: 'zones',
  scenario: (p) => ({
    players: { N: { life: p.life, mana: (p.taken ? '{2}' : '') + manaFor(p.removal) } },
    field: {
      A: [named('kiki', 'kiki-jiki-mirror-breaker'), named('modello', p.original)],
      N: p.taken ? [named('catene', 'vedalken-shackles'), ...islands(3)] : [],
    },
    hand: { N: [named('magia', p.removal)] },
    script: [
      { activate: 'kiki', targets: ['modello'] },
      'resolve-all',
      ...(p.taken
        ? [{ activate: 'catene', ability: 1, by: 'N', targets: ['copia'] } as const, 'resolve' as const]
        : []),
      { cast: 'magia', by: 'N', targets: ['kiki'] },
      'resolve',
      { step: 'end' },
      'resolve-all',
    ],
  }),
  probe: () => ({
    ask: 'several',
    of: [
      { ask: 'zone', object: 'copia' },
      { ask: 'zone', object: 'kiki' },
    ],
  }),
})
