import { scenario } from '#lib/rules/index'
import { drain, engine, first, gain, healing, watcher } from '../parts'
import { template } from '../template'

const SPELLS = ['brina', 'scossa', 'quiete'] as const

/** Spells are cast and an ability is activated: how often does each of two abilities trigger that wait for the one and for the other? */
export const abilityOrSpell = template({
  id: 'ability-or-spell',
  version: 1,
  claims: ['112.1', '113.3b'],
  axes: {
    spells: [1, 2, 3],
    activations: [1, 2, 3],
    casting: ['cantica', 'veglia', 'sigillo'],
    activating: ['eco', 'studio', 'altare'],
    engine: ['mulino', 'sfera', 'torre'],
    life: [20, 16],
  },
  // Of as many of both nobody could tell which was counted.
  valid: (p) => p.spells !== p.activations,
  beliefs: ['ability-is-spell', 'casting-is-activating'],
  scenario: (p) => ({
    ...scenario()
      .life('N', p.life)
      .permanent('A', watcher(p.casting, { event: 'cast', player: 'you' }, drain(1)))
      .permanent('N', watcher(p.activating, { event: 'activate', player: 'opponent' }, gain(1)))
      .permanent('A', engine(p.engine, [{ pay: 'mana', cost: '{1}' }], gain(1)))
      .act(
        ...first(p.spells, SPELLS).flatMap((cast) => [{ cast }, 'resolve-all'] as const),
        ...Array.from({ length: p.activations }, () => [{ activate: p.engine }, 'resolve-all'] as const).flat(),
      )
      .done(),
    hand: { A: first(p.spells, SPELLS).map((id) => healing(id, 2)) },
  }),
  probe: (p) => ({
    ask: 'several',
    of: [
      { ask: 'triggers', object: p.casting },
      { ask: 'triggers', object: p.activating },
    ],
  }),
})
