import { type ScriptStep, scenario } from '#lib/rules/index'
import { callTemplate } from '../call-template'

/** A face-down creature is turned up in answer to a spell: may it be, and is there the mana? */
export const turnedUp = callTemplate({
  id: 'turned-up',
  version: 4,
  about: ['118.3', '702.37e'],
  told: {
    name: ['mago', 'golem', 'sfinge', 'arpia', 'gigante'],
    power: [3, 4, 5],
    toughness: [4, 5, 6],
    spell: ['scintilla', 'fiamma', 'folgore'],
  },
  untold: { morph: [true, false], mana: ['enough', 'short'] },
  assumed: { morph: true, mana: 'enough' },
  // What would use the stack would resolve before the spell all the same: who believes that it does rules as the rules do.
  beliefs: [],
  supposable: ['morph', 'mana'],
  because: (p) => (p.morph && p.mana === 'short' ? '118.3' : '702.37e'),
  valid: (p) => p.morph || p.mana === 'enough',
  spoken: ['landPlayed'],
  idle: {
    tapped: 'name',
    manaValue: 'spell',
    life: 'A',
    poison: 'N',
    creatures: 'N',
    step: '',
    turn: 'N',
  },
  scenario: (p) => {
    const cast: ScriptStep = { cast: p.spell, by: 'N', targets: [p.name] }
    return scenario()
      .turn('N', 'main1')
      .player('A', { mana: p.mana === 'enough' ? '{2}{U}' : '{1}{U}' })
      .creature('A', p.name, `${p.power}/${p.toughness}`, p.morph ? [{ keyword: 'morph', cost: '{2}{U}' }] : [], {
        faceDown: true,
      })
      .hand('N', [
        {
          id: p.spell,
          types: ['instant'],
          abilities: [
            {
              type: 'spell',
              targets: [{ kind: 'object', filter: { types: ['creature'] } }],
              effect: { do: 'damage', amount: 3, to: { object: { target: 0 } } },
            },
          ],
        },
      ])
      .act(cast, { pass: 'N' }, { turnUp: p.name, by: 'A' })
      .done()
  },
  probe: () => ({ ask: 'legal', action: 2 }),
})
