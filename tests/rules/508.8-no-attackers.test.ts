import { scenario } from '#lib/rules/index'
import { legal, shows } from './support'

shows('without attackers there is no declare blockers step', {
  board: scenario().act({ step: 'declare-blockers' }),
  ask: legal(0),
  is: false,
  by: '508.8',
  otherwise: true,
})
