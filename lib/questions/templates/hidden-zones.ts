import { beast, card, first } from '../parts'
import { template } from '../template'

/** A hand that is played with revealed, a sideboard, a card face down in exile: what zones are there, and what is public? */
export const hiddenZones = template({
  id: 'hidden-zones',
  version: 2,
  claims: ['400.1', '400.2'],
  axes: {
    revealed: ['N', 'A'],
    side: [1, 2, 3, 0],
    library: [true, false],
    card: ['drago', 'sfinge', 'orso', 'golem', 'lince'],
    owner: ['A', 'N'],
  },
  beliefs: ['sideboard-is-zone', 'revealed-hand-public', 'facedown-exile-owner-looks'],
  scenario: (p) => ({
    effects: [{ reveal: 'hand', player: p.revealed === 'A' ? 'you' : 'opponent', of: 'A' }],
    outside: { A: first(p.side, [card('fulmine', 'instant'), card('foresta', 'land'), card('rito', 'sorcery')]) },
    exile: { [p.owner]: [beast(p.card, '3/3', { lookers: [] })] },
  }),
  probe: (p) => ({
    ask: 'several',
    of: [
      { ask: 'isPublic', zone: 'hand', player: p.revealed },
      { ask: 'zones' },
      { ask: 'mayLook', player: p.owner, object: p.card },
      ...(p.library ? [{ ask: 'isPublic', zone: 'library', player: p.revealed } as const] : []),
    ],
  }),
})
