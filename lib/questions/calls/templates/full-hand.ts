import { scenario } from '#lib/rules/index'
import { drain, watcher } from '../../parts'
import { callTemplate } from '../call-template'

/** A turn ends, and a discard would lose somebody the game: whose turn is it, and how many cards are in their hand? */
export const fullHand = callTemplate({
  id: 'full-hand',
  version: 4,
  about: ['402.2', '514.1'],
  told: { name: ['torre', 'veglia', 'campana', 'ronda'], life: [1, 2, 3], over: [1, 2, 3] },
  untold: { whose: ['own', 'other'], cards: ['over', 'seven'] },
  assumed: { whose: 'own', cards: 'over' },
  beliefs: ['hand-limit-immediate'],
  fits: (_, p) => p.whose === 'other',
  supposable: ['whose'],
  because: (p) => (p.cards === 'seven' ? '402.2' : '514.1'),
  valid: (p) => p.whose === 'own' || p.cards === 'over',
  spoken: ['hand:A'],
  idle: { color: 'name', manaValue: 'name', language: 'name', lands: 'A', life: 'N', creatures: 'N' },
  scenario: (p) =>
    scenario()
      .turn('A', 'main1')
      .life('A', p.life)
      .library('A', 30)
      .library('N', 30)
      .permanent('N', watcher(p.name, { event: 'discard', player: 'opponent' }, drain(p.life)))
      .act(
        ...(p.whose === 'own' ? [] : [{ step: 'upkeep' } as const]),
        { step: 'end' },
        { effect: { do: 'draw', who: 'A', amount: p.cards === 'over' ? 7 + p.over : 7 }, by: 'A', name: 'Lume' },
        // Who believes that cards are discarded at once has abilities that wait already.
        'resolve-all',
        { step: 'cleanup' },
        'resolve-all',
      )
      .done(),
  probe: () => ({ ask: 'lost', player: 'A' }),
})
