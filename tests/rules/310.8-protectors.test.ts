import { scenario } from '#lib/rules/index'
import { legal, shows } from './support'

shows('the controller of a Siege attacks it', {
  board: scenario()
    .creature('A', 'orso', '2/2')
    .permanent('A', { id: 'assedio', types: ['battle'], subtypes: ['Siege'], counters: { defense: 3 } })
    .attack({ orso: 'assedio' }),
  ask: legal(0),
  is: true,
  by: '310.8',
  otherwise: false,
})

shows('of three players the protector of a Siege is the opponent that its controller chooses', {
  board: {
    players: { A: {}, N: {}, B: {} },
    hand: { A: [{ id: 'assedio', types: ['battle'], subtypes: ['Siege'], defense: 4 }] },
    field: { A: [{ id: 'orso', pt: '2/2' }], B: [{ id: 'rana', pt: '1/1' }] },
    script: [{ cast: 'assedio' }, 'resolve', { attack: { orso: 'assedio' } }, { block: { rana: 'orso' }, by: 'B' }],
    choices: [{ choose: 'pick', player: 'A', of: 'assedio', answer: ['B'] }],
  },
  ask: legal(3),
  is: true,
  by: '310.11a',
  otherwise: false,
})
