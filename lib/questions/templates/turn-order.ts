import { scenario } from '#lib/rules/index'
import { gain } from '../parts'
import { template } from '../template'

/** A turn begins with a tapped creature and an ability that waits for the upkeep: in which order does everything come about? */
export const turnOrder = template({
  id: 'turn-order',
  version: 4,
  claims: ['502.3', '504.1'],
  axes: {
    creature: ['orso', 'lupo', 'lince', 'golem', 'cavaliere', 'arpia'],
    watcher: ['fontana', 'altare', 'campana', 'lanterna'],
    gain: [1, 2, 3],
    life: [20, 12, 7],
    library: [30, 24, 41],
  },
  beliefs: ['draw-before-upkeep', 'untap-after-upkeep'],
  scenario: (p) =>
    scenario()
      .turn('N', 'end')
      .life('A', p.life)
      .library('A', p.library)
      .creature('A', p.creature, '2/2', [], { tapped: true })
      .permanent('A', {
        id: p.watcher,
        types: ['artifact'],
        abilities: [
          { type: 'triggered', when: { event: 'step', step: 'upkeep', player: 'you' }, effect: gain(p.gain) },
        ],
      })
      .act({ step: 'upkeep' }, 'resolve-all', { step: 'draw' }, { step: 'main1' })
      .done(),
  probe: (p) => ({
    ask: 'sequence',
    of: [
      { event: 'untap', object: p.creature },
      { event: 'resolve', object: p.watcher },
      { event: 'draw', player: 'A' },
    ],
  }),
})
