import { shows } from './support'

shows('an artifact creature that gets another creature type is still Equipment', {
  board: {
    field: { A: [{ id: 'golem', pt: '2/2', types: ['artifact', 'creature'], subtypes: ['Equipment', 'Golem'] }] },
    script: [
      { effect: { do: 'change', what: 'golem', modify: { layer: '4', setSubtypes: ['Elf'] }, until: 'end-of-turn' } },
    ],
  },
  ask: { ask: 'subtypes', object: 'golem' },
  is: ['Equipment', 'Elf'],
  by: '205.1a',
  otherwise: ['Elf'],
})

shows('what is a creature no more has no creature types', {
  board: {
    field: { A: [{ id: 'carro', pt: '3/3', types: ['artifact', 'creature'], subtypes: ['Vehicle', 'Goblin'] }] },
    script: [
      {
        effect: {
          do: 'change',
          what: 'carro',
          modify: { layer: '4', removeTypes: ['creature'] },
          until: 'end-of-turn',
        },
      },
    ],
  },
  ask: { ask: 'subtypes', object: 'carro' },
  is: ['Vehicle'],
  by: '205.1a',
  otherwise: ['Vehicle', 'Goblin'],
})
