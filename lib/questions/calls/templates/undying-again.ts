import { type Effect, scenario } from '#lib/rules/index'
import { callTemplate } from '../call-template'

/** A creature with undying has left: with which counters, and to which zone? */
export const undyingAgain = callTemplate({
  id: 'undying-again',
  version: 2,
  about: ['700.4', '702.93a'],
  told: {
    name: ['lupo', 'zombie', 'spirito', 'soldato'],
    pt: ['1/1', '2/1', '2/2', '3/2'],
  },
  untold: { counter: [false, true], how: ['destroy', 'exile'] },
  assumed: { counter: false, how: 'destroy' },
  beliefs: ['undying-always-returns'],
  fits: (_, p) => p.counter,
  because: (p) => (p.how === 'exile' ? '700.4' : '702.93a'),
  valid: (p) => !p.counter || p.how === 'destroy',
  spoken: ['exile:A'],
  idle: {
    size: ['name', 'pt'],
    color: 'name',
    manaValue: 'name',
    legendary: 'name',
    speed: 'rovina',
    lands: 'N',
    life: 'A',
    poison: 'A',
    creatures: 'N',
    step: '',
  },
  scenario: (p) =>
    scenario()
      .turn('N', 'main1')
      .creature('A', p.name, p.pt, ['undying'], {
        ...(p.counter ? { counters: { '+1/+1': 1 } } : {}),
      })
      .act({ effect: { do: p.how, what: p.name } as Effect, by: 'N', name: 'Rovina' }, 'resolve-all')
      .done(),
  probe: (p) => ({ ask: 'survives', object: p.name }),
})
