import { scenario } from '#lib/rules/index'
import { template } from '../template'

/** A creature with a coloured Aura and Equipment gains protection from that colour: where is everything? */
export const protectionAttachments = template({
  id: 'protection-attachments',
  version: 4,
  claims: ['702.16c', '702.16d'],
  axes: {
    color: ['R', 'B', 'W', 'G', 'U'],
    name: ['orso', 'lupo', 'cavaliere', 'tigre'],
    pt: ['2/2', '3/3', '1/4'],
    aura: ['catena', 'manto', 'corazza'],
    blade: ['lama', 'ascia', 'lancia'],
    holder: ['A', 'N'],
  },
  beliefs: ['protection-equipment-destroyed', 'sba-uses-stack'],
  form: 'zones',
  valid: (p) => p.aura !== 'catena',
  scenario: (p) =>
    scenario()
      .creature('A', p.name, p.pt)
      .permanent('A', {
        id: p.blade,
        types: ['artifact'],
        subtypes: ['Equipment'],
        colors: [p.color],
        attachedTo: p.name,
      })
      .permanent(p.holder, {
        id: p.aura,
        types: ['enchantment'],
        subtypes: ['Aura'],
        colors: [p.color],
        attachedTo: p.name,
        keywords: [{ keyword: 'enchant', what: { types: ['creature'] } }],
      })
      .effect(
        {
          do: 'gainKeyword',
          what: p.name,
          keyword: { keyword: 'protection', from: { colors: [p.color] } },
        },
        'A',
      )
      .done(),
  probe: (p) => ({
    ask: 'several',
    of: [
      { ask: 'zone', object: p.aura },
      { ask: 'zone', object: p.blade },
      { ask: 'zone', object: p.name },
    ],
  }),
})
