import { scenario } from '#lib/rules/index'
import { aura, equipment } from '../parts'
import { template } from '../template'

/** A creature with an Aura and an Equipment leaves the battlefield: where is everything? */
export const attachmentsLeft = template({
  id: 'attachments-left',
  version: 3,
  claims: ['704.5m', '704.5n'],
  axes: {
    name: ['orso', 'lupo', 'cavaliere', 'tigre'],
    pt: ['2/2', '3/3', '1/4'],
    how: ['destroy', 'exile', 'returnToHand'],
    aura: ['manto', 'corazza', 'corona'],
    blade: ['lama', 'ascia', 'lancia'],
    holder: ['A', 'N'],
  },
  beliefs: ['aura-stays-behind', 'equipment-dies-with-creature'],
  form: 'zones',
  scenario: (p) =>
    scenario()
      .creature('A', p.name, p.pt)
      .permanent('A', equipment(p.blade, 1, 1, p.name))
      .permanent(p.holder, aura(p.aura, 2, 2, p.name))
      .effect({ do: p.how, what: p.name }, 'N')
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
