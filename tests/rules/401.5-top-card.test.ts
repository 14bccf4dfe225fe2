import { misread } from './beliefs'
import { shows } from './support'

shows('the next card is seen only once the spell has been cast', {
  board: {
    effects: [{ reveal: 'top', player: 'you', of: 'A' }],
    library: {
      A: [
        { id: 'lampo', types: ['instant'] },
        { id: 'orso', pt: '2/2' },
      ],
    },
    script: [{ cast: 'lampo', free: true }],
  },
  ask: { ask: 'shown', object: 'orso' },
  is: 'yes',
  by: '401.5',
  otherwise: 'casting',
})

misread('401.5')
