import { type ScriptStep, scenario } from '#lib/rules/index'
import { callTemplate } from '../call-template'

/** The notes add up to 21 from commanders: of one of two partners? in combat? */
export const twentyOne = callTemplate({
  id: 'twenty-one',
  version: 2,
  about: ['903.10', '903.10a'],
  told: {
    name: ['cavaliere', 'leone', 'angelo', 'sentinella'],
    partner: ['mago', 'lupo', 'arpia'],
    before: [12, 14, 15, 16, 17],
    over: [0, 1, 2],
    life: [22, 25, 28, 31],
  },
  untold: { same: [true, false], combat: [true, false] },
  assumed: { same: true, combat: true },
  beliefs: ['commander-any-damage', 'commander-partners-add'],
  fits: (belief, p) => (belief === 'commander-any-damage' ? !p.combat : !p.same),
  unknown: [{ rule: '903.10a', reason: '704.5a' }],
  because: () => '903.10a',
  spoken: ['deck:A', 'deck:N', 'format'],
  idle: { manaValue: 'name', language: 'partner' },
  scene: (p) =>
    scenario()
      .variant('commander')
      .turn('A', 'main2')
      .life('N', p.life - (21 + p.over - p.before))
      .creature('A', p.name, `${21 + p.over - p.before}/5`, ['vigilance'], {
        commander: true,
        supertypes: ['legendary'],
      })
      .creature('A', p.partner, `${21 + p.over - p.before}/4`, ['vigilance'], {
        commander: true,
        supertypes: ['legendary'],
      })
      .done(),
  scenario: (p) => {
    const amount = 21 + p.over - p.before
    const who = p.same ? p.name : p.partner
    const hit: readonly ScriptStep[] = p.combat
      ? [{ attack: { [who]: 'N' } }, { block: {} }, 'combat-damage']
      : [{ effect: { do: 'damage', amount, to: { player: 'N' } }, by: 'A', source: who }]
    return scenario()
      .variant('commander')
      .turn('A', 'main1')
      .player('N', { life: p.life, commanderDamage: { [p.name]: p.before } })
      .creature('A', p.name, `${amount}/5`, ['vigilance'], { commander: true, supertypes: ['legendary'] })
      .creature('A', p.partner, `${amount}/4`, ['vigilance'], { commander: true, supertypes: ['legendary'] })
      .act(...hit)
      .done()
  },
  probe: () => ({ ask: 'lost', player: 'N' }),
})
