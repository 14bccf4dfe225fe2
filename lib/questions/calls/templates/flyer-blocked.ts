import { type ScriptStep, scenario } from '#lib/rules/index'
import { callTemplate } from '../call-template'

/** An attacker that flies is blocked by a creature that does not: since when does it fly, what has the blocker? */
export const flyerBlocked = callTemplate({
  id: 'flyer-blocked',
  version: 3,
  about: ['509.1b', '702.9b', '702.17b'],
  told: {
    name: ['toro', 'leone', 'tigre', 'cervo', 'cavallo'],
    pt: ['2/2', '3/3', '4/2'],
    blocker: ['lupo', 'ragno', 'troll', 'gorgone'],
    small: ['1/3', '2/2', '2/4'],
  },
  untold: { when: ['before', 'after'], reach: [false, true] },
  assumed: { when: 'before', reach: false },
  beliefs: ['sick-cannot-block'],
  because: (p) => (p.when === 'after' ? '509.1b' : p.reach ? '702.17b' : '702.9b'),
  idle: {
    size: ['name', 'pt'],
    color: 'blocker',
    manaValue: 'name',
    legendary: 'blocker',
    lands: 'N',
    life: 'N',
    poison: 'N',
  },
  scenario: (p) => {
    const wings: readonly ScriptStep[] =
      p.when === 'after'
        ? [{ effect: { do: 'gainKeyword', what: p.name, keyword: 'flying' }, by: 'A', name: 'Vortice' }]
        : []
    return scenario()
      .creature('A', p.name, p.pt, p.when === 'before' ? ['flying'] : [])
      .creature('N', p.blocker, p.small, p.reach ? ['reach'] : [], { sick: true })
      .attack({ [p.name]: 'N' })
      .block({ [p.blocker]: p.name })
      .act(...wings)
      .done()
  },
  probe: () => ({ ask: 'legal', action: 1 }),
})
