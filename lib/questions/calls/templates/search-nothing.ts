import { type Effect, scenario } from '#lib/rules/index'
import { gain, instant } from '../../parts'
import { callTemplate } from '../call-template'

/** A player searches and finds nothing, though there is something: what is searched for, and where? */
export const searchNothing = callTemplate({
  id: 'search-nothing',
  version: 3,
  about: ['701.23a', '701.23b', '701.23d'],
  told: {
    card: ['orso', 'lupo', 'cervo', 'volpe', 'grifone'],
    size: ['2/2', '3/3'],
    source: ['meridiana', 'lanterna', 'clessidra'],
    other: ['folgore', 'fiamma', 'scossa'],
  },
  untold: { what: ['quality', 'number'], where: ['library', 'graveyard'] },
  assumed: { what: 'quality', where: 'library' },
  beliefs: ['search-must-find', 'search-quantity-may-fail', 'search-graveyard-may-fail'],
  fits: (belief, p) =>
    belief === 'search-must-find'
      ? p.what === 'quality' && p.where === 'library'
      : (belief === 'search-graveyard-may-fail') === (p.where === 'graveyard'),
  because: (p) => (p.where === 'graveyard' ? '701.23a' : p.what === 'number' ? '701.23d' : '701.23b'),
  spoken: ['library:A', 'graveyard:A'],
  idle: {
    manaValue: 'source',
    lands: 'A',
    life: 'A',
    poison: 'N',
    creatures: 'N',
    step: '',
    turn: 'A',
  },
  scenario: (p) => {
    const cards = [{ id: p.card, pt: p.size }, instant(p.other, gain(2))]
    const search: Effect = {
      do: 'search',
      who: 'you',
      zones: [p.where],
      ...(p.what === 'quality' ? { what: { types: ['creature'] } as const } : {}),
      amount: 1,
      to: 'hand',
      ...(p.where === 'library' ? { shuffle: true } : {}),
    }
    const begun = scenario()
      .turn('A', 'main1')
      .permanent('A', { id: p.source, types: ['artifact'] })
    return (p.where === 'library' ? begun.library('A', cards) : begun.graveyard('A', cards))
      .act({ effect: search, by: 'A', source: p.source })
      .choose({ choose: 'search', player: 'A', answer: [] })
      .done()
  },
  probe: () => ({ ask: 'mayFail', player: 'A' }),
})
