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
  version: 5,
  about: ['302.6', '702.3b', '702.10b'],
  told: { name: ['golem', 'gigante', 'colosso', 'sentinella', 'idra'], pt: ['2/4', '3/3', '4/4', '5/5'] },
  untold: { since: ['now', 'before'], haste: [false, true], printed: ['nothing', 'defender', 'haste'] },
  assumed: { since: 'now', haste: false, printed: 'nothing' },
  beliefs: [],
  // Two reasons are right of what has just come and has defender, or has been there and has haste.
  holds: (reason, p) =>
    (reason === '302.6' && p.since === 'now' && !p.haste && p.printed !== 'haste') ||
    (reason === '702.10b' && (p.haste || p.printed === 'haste')),
  because: (p) =>
    p.printed === 'defender' ? '702.3b' : p.since === 'now' && (p.haste || p.printed === 'haste') ? '702.10b' : '302.6',
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
      .creature(
        p.since === 'now' ? 'N' : 'A',
        p.name,
        p.pt,
        p.printed === 'defender' || p.printed === 'haste' ? [p.printed] : [],
        {
          ...(p.since === 'before' ? { owner: 'N' as const } : {}),
        },
      )
      .act(...before(p))
      .attack({ [p.name]: 'N' })
      .done(),
  probe: (p) => ({ ask: 'legal', action: before(p).length }),
})
