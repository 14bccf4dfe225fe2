import { shows, zone } from './support'

shows('a spell is controlled by who cast it', {
  board: { hand: { A: [{ id: 'orso', pt: '2/2' }] }, script: [{ cast: 'orso' }, 'resolve'] },
  ask: zone('orso'),
  is: 'battlefield',
  by: '405.4',
  otherwise: 'stuck',
})
