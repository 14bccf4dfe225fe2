import { type ScriptStep, scenario } from '#lib/rules/index'
import { callTemplate } from '../call-template'

const before = (p: {
  readonly since: string
  readonly haste: boolean
  readonly name: string
}): readonly ScriptStep[] => [
  ...(p.since === 'now'
    ? [{ effect: { do: 'gainControl', what: p.name, until: 'end-of-game' }, by: 'A', name: 'Malia' } as const]
    : []),
  ...(p.haste
    ? [{ effect: { do: 'gainKeyword', what: p.name, keyword: 'haste' }, by: 'A', name: 'Slancio' } as const]
    : []),
]

/** A creature that was the opponent's attacks: since when is it under another's control, has it haste, may it attack at all? */
export const borrowedAttacker = callTemplate({
  id: 'borrowed-attacker',
  version: 4,
  about: ['302.6', '702.3b', '702.10b'],
  told: { name: ['golem', 'gigante', 'colosso', 'sentinella', 'idra'], pt: ['2/4', '3/3', '4/4', '5/5'] },
  untold: { since: ['now', 'before'], haste: [false, true], defender: [false, true] },
  assumed: { since: 'now', haste: false, defender: false },
  beliefs: [],
  because: (p) => (p.defender ? '702.3b' : p.since === 'before' ? '302.6' : p.haste ? '702.10b' : '302.6'),
  valid: (p) => !p.haste || p.since === 'now',
  idle: {
    size: ['name', 'pt'],
    color: 'name',
    manaValue: 'name',
    legendary: 'name',
    lands: 'A',
    life: 'N',
    poison: 'N',
    creatures: 'N',
  },
  scenario: (p) =>
    scenario()
      .turn('A', 'main1')
      .creature(p.since === 'now' ? 'N' : 'A', p.name, p.pt, p.defender ? ['defender'] : [], {
        ...(p.since === 'before' ? { owner: 'N' as const } : {}),
      })
      .act(...before(p))
      .attack({ [p.name]: 'N' })
      .done(),
  probe: (p) => ({ ask: 'legal', action: before(p).length }),
})
