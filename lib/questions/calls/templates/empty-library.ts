import { type Effect, scenario } from '#lib/rules/index'
import { callTemplate } from '../call-template'

/** A library is empty after a spell: how many cards were in it, and did the spell say to draw them? What lies in hands and graveyards would tell. */
export const emptyLibrary = callTemplate({
  id: 'empty-library',
  version: 6,
  about: ['121.4', '704.5b'],
  told: { amount: [2, 3, 4, 5], by: ['A', 'N'] },
  untold: { missing: [1, 0, -1], how: ['draw', 'mill'], more: [0, 1, 2] },
  assumed: { missing: 0, how: 'draw', more: 0 },
  beliefs: ['empty-library-loses', 'mill-empty-loses', 'overdraw-draws-none'],
  fits: (belief, p) =>
    belief === 'empty-library-loses' ||
    (belief === 'mill-empty-loses' ? p.how === 'mill' && p.missing > 0 : p.how === 'draw' && p.missing > 0),
  because: () => '121.4',
  // With one card more than the spell takes, the library is empty only once that one is drawn; only there is one drawn, or two, a question.
  valid: (p) => (p.missing >= 0 ? p.more < 2 : p.more > 0),
  spoken: ['hand:N', 'library:N', 'graveyard:N'],
  idle: { color: 'marea', manaValue: 'marea', lands: 'N', life: 'A', creatures: 'A', step: '' },
  scenario: (p) => {
    const taken: Effect = { do: p.how as 'draw' | 'mill', who: 'N', amount: p.amount }
    const begun = scenario()
      .turn('A', 'main1')
      .library('N', p.amount - p.missing)
    const done = begun.act({ effect: taken, by: p.by, name: 'Marea' })
    return (
      p.more > 0 ? done.act({ effect: { do: 'draw', who: 'N', amount: p.more }, by: 'N', name: 'Lume' }) : done
    ).done()
  },
  probe: () => ({ ask: 'lost', player: 'N' }),
})
