import { life, shows } from './support'

shows('a spell helps who controls it, whoever owns its card', {
  board: {
    stack: [
      {
        id: 'balsamo',
        types: ['instant'],
        owner: 'N',
        controller: 'A',
        abilities: [{ type: 'spell', effect: { do: 'gainLife', who: 'you', amount: 3 } }],
      },
    ],
    script: ['resolve'],
  },
  ask: life('A'),
  is: 23,
  by: '405.4',
  otherwise: 20,
})
