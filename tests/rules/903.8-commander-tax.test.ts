import { shows, zone } from './support'

shows('a commander is cast from the command zone', {
  board: {
    variant: 'commander',
    command: { A: [{ id: 'capo', pt: '2/2', cost: '{1}{G}', commander: true }] },
    script: [{ cast: 'capo' }, 'resolve'],
  },
  ask: zone('capo'),
  is: 'battlefield',
  by: '903.8',
  otherwise: 'command',
})

shows('the third time it costs 4 more', {
  board: {
    variant: 'commander',
    players: { A: { mana: '{5}{G}', commanderCasts: { capo: 2 } } },
    command: { A: [{ id: 'capo', pt: '2/2', cost: '{1}{G}', commander: true }] },
    script: [{ cast: 'capo' }],
  },
  ask: zone('capo'),
  is: 'stack',
  by: '903.8',
  otherwise: 'command',
})
