import { type ObjectSpec, type ScriptStep, scenario } from '#lib/rules/index'
import { callTemplate } from '../call-template'
import { thereIdle } from '../idle-kinds'

/** A creature that an Aura or Equipment makes larger is damaged, and then protected from a colour: is it that colour, and was there damage before? */
export const cloakLost = callTemplate({
  id: 'cloak-lost',
  version: 4,
  about: ['120.6', '702.16c', '702.16d', '704.5g', '704.5m', '704.5n'],
  told: {
    name: ['cavaliere', 'orso', 'driade', 'lupo', 'tigre'],
    size: [1, 2],
    more: [2, 3],
    color: ['R', 'B', 'W'],
    worn: ['aura', 'equipment'],
  },
  untold: { same: [true, false], marked: [0, 1] },
  assumed: { same: true, marked: 0 },
  beliefs: [],
  unknown: [
    { rule: '702.16c', reason: '702.16e' },
    { rule: '702.16d', reason: '702.16e' },
  ],
  because: (p, survives) =>
    // Damage before makes this damage lethal: it is destroyed before there is anything to protect.
    survives ? '120.6' : !p.same || p.marked > 0 ? '704.5g' : p.worn === 'aura' ? '702.16c' : '702.16d',
  idle: {
    ...thereIdle('name', 'A'),
    lands: 'N',
    life: 'A',
    poison: 'N',
    creatures: 'N',
    step: '',
  },
  scenario: (p) => {
    const size = p.size + p.more
    const grown = { modify: { layer: '7c', power: p.more, toughness: p.more }, what: { host: true } } as const
    const worn: ObjectSpec = {
      id: p.worn === 'aura' ? 'manto' : 'lama',
      types: [p.worn === 'aura' ? 'enchantment' : 'artifact'],
      subtypes: [p.worn === 'aura' ? 'Aura' : 'Equipment'],
      colors: [p.same ? p.color : 'G'],
      attachedTo: p.name,
      ...(p.worn === 'aura' ? { keywords: [{ keyword: 'enchant', what: { types: ['creature'] } } as const] } : {}),
      abilities: [{ type: 'static', effects: [grown] }],
    }
    const hurt = (amount: number, name: string): ScriptStep => ({
      effect: { do: 'damage', amount, to: { object: p.name } },
      by: 'N',
      name,
    })
    return scenario()
      .turn('N', 'main1')
      .creature('A', p.name, `${p.size}/${p.size}`)
      .permanent('A', worn)
      .act(...(p.marked > 0 ? [hurt(p.marked, 'Brace')] : []), hurt(size - 1, 'Scintilla'), {
        effect: {
          do: 'gainKeyword',
          what: p.name,
          keyword: { keyword: 'protection', from: { colors: [p.color] } },
        },
        by: 'A',
        name: 'Corazza',
      })
      .done()
  },
  probe: (p) => ({ ask: 'survives', object: p.name }),
})
