import { type Effect, type EffectSpec, scenario } from '#lib/rules/index'
import { drain, TOKEN_TYPES, watcher } from '../../parts'
import { callTemplate } from '../call-template'

const VOID: EffectSpec = { moving: { types: ['creature'] }, to: 'graveyard', goes: 'exile', of: 'N' }

/** A creature has left, and the opponent loses life when creatures die: how did it leave, and does something send it elsewhere? */
export const didItDie = callTemplate({
  id: 'did-it-die',
  version: 3,
  about: ['614.1a', '700.4'],
  told: {
    name: ['lupo', 'soldato', 'spirito', 'goblin', 'zombie'],
    pt: ['1/1', '2/2', '3/3'],
    token: [false, true],
    loss: [1, 2, 3],
  },
  untold: { how: ['destroy', 'sacrifice', 'exile'], instead: [false, true] },
  assumed: { how: 'destroy', instead: false },
  beliefs: ['exile-is-dying', 'token-does-not-die'],
  fits: (belief, p) =>
    belief === 'exile-is-dying' ? p.how === 'exile' || p.instead : p.token && p.how !== 'exile' && !p.instead,
  because: (p) => (p.instead && p.how !== 'exile' ? '614.1a' : '700.4'),
  valid: (p) => p.how !== 'exile' || !p.instead,
  spoken: ['exile:A'],
  idle: { size: ['name', 'pt'], lands: 'A', life: 'A', poison: 'A', creatures: 'N', step: '', turn: 'A' },
  scenario: (p) => {
    const kill = { do: p.how, what: p.name } as Effect
    const begun = scenario()
      .turn('A', 'main1')
      .life('N', p.loss)
      .permanent(
        'A',
        watcher('veglia', { event: 'dies', object: { types: ['creature'], controller: 'you' } }, drain(p.loss)),
      )
      .creature('A', p.name, p.pt, [], p.token ? { token: true, subtypes: [TOKEN_TYPES[p.name]] } : {})
    return (p.instead ? begun.lasting(VOID) : begun)
      .act({ effect: kill, by: 'A', name: 'Offerta' }, 'resolve-all')
      .done()
  },
  probe: () => ({ ask: 'lost', player: 'N' }),
})
