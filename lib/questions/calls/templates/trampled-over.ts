import { type ScriptStep, scenario } from '#lib/rules/index'
import { callTemplate } from '../call-template'

interface Happened {
  readonly name: string
  readonly blocker: string
  readonly deathtouch: boolean
  readonly marked: number
}

const before = (p: Happened): readonly ScriptStep[] => {
  const spark: ScriptStep = {
    effect: { do: 'damage', amount: p.marked, to: { object: p.blocker } },
    by: 'A',
    name: 'Scintilla',
  }
  const venom: ScriptStep = {
    effect: { do: 'gainKeyword', what: p.name, keyword: 'deathtouch' },
    by: 'A',
    name: 'Veleno',
  }
  return [
    ...(p.marked > 0 ? [spark] : []),
    { attack: { [p.name]: 'N' } },
    { block: { [p.blocker]: p.name } },
    ...(p.deathtouch ? [venom] : []),
  ]
}

/** An attacker with trample gives its blocker less than its toughness: is damage marked there, has the attacker deathtouch? */
export const trampledOver = callTemplate({
  id: 'trampled-over',
  version: 4,
  about: ['702.2c', '702.19b'],
  told: {
    name: ['toro', 'idra', 'rinoceronte', 'tigre'],
    blocker: ['lupo', 'capra', 'troll'],
    toughness: [3, 4, 5],
    less: [1, 2],
    through: [2, 3, 4],
  },
  untold: { marked: [0, 1, 2], deathtouch: [false, true] },
  assumed: { marked: 0, deathtouch: false },
  beliefs: ['trample-ignores-marked', 'deathtouch-trample-full'],
  // With deathtouch it is no matter what is marked.
  fits: (belief, p) => (belief === 'trample-ignores-marked' ? p.marked > 0 && !p.deathtouch : p.deathtouch),
  because: (p, legal) => (legal && p.deathtouch && p.marked < p.less ? '702.2c' : '702.19b'),
  valid: (p) => p.less < p.toughness && p.marked < p.toughness,
  idle: { manaValue: 'blocker', language: 'name', owner: ['blocker', 'N'] },
  scene: (p) =>
    scenario()
      .turn('A', 'begin-combat')
      .creature('A', p.name, `${p.toughness - p.less + p.through}/6`, ['trample'])
      .creature('N', p.blocker, `1/${p.toughness}`)
      .attack({ [p.name]: 'N' })
      .block({ [p.blocker]: p.name })
      .done(),
  scenario: (p) =>
    scenario()
      .turn('A', 'begin-combat')
      .creature('A', p.name, `${p.toughness - p.less + p.through}/6`, ['trample'])
      .creature('N', p.blocker, `1/${p.toughness}`)
      .act(...before(p), 'combat-damage')
      .choose({
        choose: 'assign-damage',
        of: p.name,
        answer: { [p.blocker]: p.toughness - p.less, N: p.through },
      })
      .done(),
  probe: (p) => ({ ask: 'legal', action: before(p).length }),
})
