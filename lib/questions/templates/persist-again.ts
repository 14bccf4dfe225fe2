import { scenario } from '#lib/rules/index'
import { gain } from '../parts'
import { template } from '../template'

/** A creature with persist dies again and again, once with a +1/+1 counter put on it before: how much life does its coming back give? */
export const persistAgain = template({
  id: 'persist-again',
  version: 2,
  claims: ['702.79a', '704.5q'],
  axes: {
    deaths: [3, 4],
    gain: [1, 2, 3],
    life: [20, 14, 8],
    size: ['3/3', '4/5', '5/4'],
    name: ['spirito', 'orco', 'strega', 'lupo'],
  },
  // After the third death it is gone for good, and nothing destroys it once more.
  valid: (p) => p.deaths === 3,
  beliefs: ['persist-always-returns', 'opposite-counters-stay'],
  scenario: (p) => {
    const dies = [{ effect: { do: 'destroy', what: p.name }, by: 'N' }, 'resolve-all'] as const
    return scenario()
      .life('A', p.life)
      .creature('A', p.name, p.size, ['persist'], {
        abilities: [{ type: 'triggered', when: { event: 'enters', object: 'self' }, effect: gain(p.gain) }],
      })
      .act(
        ...dies,
        { effect: { do: 'putCounters', on: p.name, counter: '+1/+1', amount: 1 }, by: 'A' },
        ...Array.from({ length: p.deaths - 1 }, () => dies).flat(),
      )
      .done()
  },
  probe: () => ({ ask: 'life', player: 'A' }),
})
