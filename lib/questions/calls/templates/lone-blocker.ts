import { type ScriptStep, scenario } from '#lib/rules/index'
import { callTemplate } from '../call-template'

const before = (p: { readonly name: string; readonly lost: boolean }): readonly ScriptStep[] => [
  { attack: { [p.name]: 'N' } },
  ...(p.lost
    ? [{ effect: { do: 'loseKeyword', what: p.name, keyword: 'menace' }, by: 'N', name: 'Eco' } as const]
    : []),
]

/** An attacker with menace is blocked by one creature: since when has it menace, and has it still? */
export const loneBlocker = callTemplate({
  id: 'lone-blocker',
  version: 2,
  about: ['509.1b', '702.111b'],
  told: {
    name: ['orco', 'minotauro', 'vampiro', 'demone'],
    pt: ['3/2', '3/3', '4/3'],
    blocker: ['capra', 'lepre', 'volpe', 'renna'],
    small: ['1/1', '1/2', '2/2'],
  },
  untold: { when: ['before', 'after'], lost: [false, true] },
  assumed: { when: 'before', lost: false },
  beliefs: ['menace-single-blocker', 'sick-cannot-block'],
  fits: (belief, p) => belief === 'sick-cannot-block' || (p.when === 'before' && !p.lost),
  because: (p) => (p.when === 'after' || p.lost ? '509.1b' : '702.111b'),
  valid: (p) => p.when === 'before' || !p.lost,
  idle: {
    size: ['name', 'pt'],
    color: 'blocker',
    manaValue: 'blocker',
    legendary: 'name',
    lands: 'A',
    life: 'N',
    poison: 'N',
  },
  scenario: (p) => {
    const menace: ScriptStep = {
      effect: { do: 'gainKeyword', what: p.name, keyword: 'menace' },
      by: 'A',
      name: 'Vessillo',
    }
    return scenario()
      .turn('A', 'main1')
      .creature('A', p.name, p.pt, p.when === 'before' ? ['menace'] : [])
      .creature('N', p.blocker, p.small, [], { sick: true })
      .act(...before(p), { block: { [p.blocker]: p.name } })
      .act(...(p.when === 'after' ? [menace] : []))
      .done()
  },
  probe: (p) => ({ ask: 'legal', action: before(p).length }),
})
