import { heads, legal, shows } from './support'

shows('a head of the team that has priority passes for the team', {
  board: { ...heads(), script: [{ pass: 'B' }] },
  ask: legal(0),
  is: true,
  by: '805.5',
  otherwise: false,
})
