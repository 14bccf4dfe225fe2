import type { OwnWork } from '#lib/server/work/tasks'

/** A question of somebody's own: a lion with lifelink attacks, and nobody blocks it. */
export const ownWork: OwnWork = {
  id: 'prova',
  version: 1,
  introduction: '',
  options: [],
  salt: '',
  probe: { ask: 'life', player: 'A' },
  scenario: {
    turn: { active: 'A', step: 'declare-attackers' },
    field: { A: [{ id: 'leone', name: 'Leone', types: ['creature'], pt: '2/2', keywords: ['lifelink'] }] },
    script: [{ attack: { leone: 'N' } }, { block: {} }, 'combat-damage'],
  },
} as unknown as OwnWork
