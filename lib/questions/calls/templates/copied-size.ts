import { scenario } from '#lib/rules/index'
import { banner, clone, enchantment } from '../../parts'
import { callTemplate } from '../call-template'

/** A creature has entered as a copy of another and is damaged: why was that one so large, and what else touches the copy? */
export const copiedSize = callTemplate({
  id: 'copied-size',
  version: 6,
  about: ['704.5g', '707.2'],
  told: {
    clone: ['mago', 'spirito', 'strega', 'monaco'],
    name: ['golem', 'gigante', 'orso', 'idra'],
    size: [3, 4, 5],
    more: [1, 2],
  },
  untold: { why: ['printed', 'counters'], marked: [0, 1], other: ['none', 'banner', 'weaker'] },
  assumed: { why: 'printed', marked: 0, other: 'none' },
  beliefs: [],
  unknown: [{ rule: '704.5g', reason: '120.5' }],
  // What a copy copies it copies in any case.
  holds: (reason) => reason === '707.2',
  because: (p, survives) =>
    survives ? (p.why === 'printed' && p.marked === 0 ? '707.2' : '704.5g') : p.why === 'counters' ? '707.2' : '704.5g',
  // Of less toughness and damage that is marked each would be enough.
  valid: (p) => (p.other === 'weaker' ? p.why === 'printed' && p.marked === 0 : p.why === 'printed' || p.marked === 0),
  idle: {
    tapped: 'clone',
    since: 'name',
    color: 'name',
    manaValue: 'name',
    owner: ['name', 'N'],
    lands: 'N',
    life: 'A',
    poison: 'N',
    step: '',
  },
  scenario: (p) => {
    const own = p.why === 'printed' ? p.size : p.size - p.more
    const begun = scenario()
      .turn('A', 'main1')
      .creature('N', p.name, `${own}/${own}`, [], p.why === 'counters' ? { counters: { '+1/+1': p.more } } : {})
    return (p.other === 'banner' ? begun.permanent('A', enchantment('vessillo', banner(p.more))) : begun)
      .hand('A', [clone(p.clone)])
      .act({ cast: p.clone }, 'resolve')
      .act(
        ...(p.other === 'weaker'
          ? [
              {
                effect: { do: 'pump', what: p.clone, power: 0, toughness: -p.more },
                by: 'N',
                name: 'Languore',
              } as const,
            ]
          : []),
        ...(p.marked > 0
          ? [
              {
                effect: { do: 'damage', amount: p.marked, to: { object: p.clone } },
                by: 'N',
                name: 'Brace',
              } as const,
            ]
          : []),
      )
      .act({ effect: { do: 'damage', amount: p.size - 1, to: { object: p.clone } }, by: 'N', name: 'Scintilla' })
      .done()
  },
  probe: (p) => ({ ask: 'survives', object: p.clone }),
})
