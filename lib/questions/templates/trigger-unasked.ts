import { beast, gain, watcher } from '../parts'
import { template } from '../template'

/** A creature dies; who controls one of the abilities that wait for it loses life by it, and what another comes from is destroyed in response: what are the totals? */
export const triggerUnasked = template({
  id: 'trigger-unasked',
  version: 1,
  claims: ['113.3c'],
  axes: {
    loss: [1, 2, 3],
    gain: [2, 3, 1],
    own: [20, 16, 11],
    foe: [20, 14, 9],
    harm: ['patto', 'maledizione', 'sigillo'],
    help: ['elegia', 'veglia', 'cantica'],
    creature: ['orso', 'lupo', 'goblin'],
  },
  beliefs: ['trigger-may-be-declined', 'ability-dies-with-source'],
  scenario: (p) => ({
    players: { A: { life: p.own }, N: { life: p.foe } },
    field: {
      A: [
        watcher(
          p.harm,
          { event: 'dies', object: { types: ['creature'] } },
          { do: 'loseLife', who: 'you', amount: p.loss },
        ),
      ],
      N: [beast(p.creature, '2/2'), watcher(p.help, { event: 'dies', object: { types: ['creature'] } }, gain(p.gain))],
    },
    script: [
      { effect: { do: 'destroy', what: p.creature }, by: 'A' },
      { effect: { do: 'destroy', what: p.help }, by: 'A' },
      'resolve-all',
    ],
  }),
  probe: () => ({
    ask: 'several',
    of: [
      { ask: 'life', player: 'A' },
      { ask: 'life', player: 'N' },
    ],
  }),
})
