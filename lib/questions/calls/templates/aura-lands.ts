import { type Color, type ObjectSpec, scenario } from '#lib/rules/index'
import { callTemplate } from '../call-template'
import { thereIdle } from '../idle-kinds'

/** An Aura that weakens would be on a creature that cannot be targeted: how did it get there, and what is the creature guarded by? */
export const auraLands = callTemplate({
  id: 'aura-lands',
  version: 5,
  about: ['303.4a', '303.4f', '702.11b', '702.16c', '704.5f'],
  told: {
    name: ['grifone', 'lince', 'cervo', 'sfinge', 'fauno'],
    size: [1, 2, 3],
    color: ['B', 'R', 'W'],
  },
  untold: { how: ['cast', 'put'], guard: ['hexproof', 'protection', 'none'] },
  assumed: { how: 'cast', guard: 'hexproof' },
  beliefs: [],
  unknown: [{ rule: '702.11b', reason: '115.10' }],
  // Toughness 0 is the end of it however the Aura came there.
  holds: (reason, p) => reason === '704.5f' || (reason === '303.4f' && p.how === 'put'),
  because: (p) =>
    p.guard === 'none'
      ? '704.5f'
      : p.how === 'put'
        ? p.guard === 'hexproof'
          ? '303.4f'
          : '702.16c'
        : p.guard === 'hexproof'
          ? '702.11b'
          : '303.4a',
  idle: {
    ...thereIdle('name', 'N'),
    lands: 'N',
    life: 'N',
    poison: 'N',
    step: '',
  },
  scenario: (p) => {
    const aura: ObjectSpec = {
      id: 'catena',
      types: ['enchantment'],
      subtypes: ['Aura'],
      colors: [p.color as Color],
      keywords: [{ keyword: 'enchant', what: { types: ['creature'] } }],
      abilities: [
        {
          type: 'static',
          effects: [{ modify: { layer: '7c', power: -p.size, toughness: -p.size }, what: { host: true } }],
        },
      ],
    }
    const begun = scenario()
      .turn('A', 'main1')
      .creature(
        'N',
        p.name,
        `${p.size}/${p.size}`,
        p.guard === 'none'
          ? []
          : p.guard === 'hexproof'
            ? ['hexproof']
            : [{ keyword: 'protection', from: { colors: [p.color as Color] } }],
      )
    return p.how === 'cast'
      ? begun
          .hand('A', [aura])
          .act({ cast: 'catena', targets: [p.name] }, 'resolve-all')
          .done()
      : begun
          .graveyard('A', [aura])
          .act({ effect: { do: 'putOntoBattlefield', what: 'catena' }, by: 'A', name: 'Marea' })
          .choose({ choose: 'attach', player: 'A', answer: p.name })
          .done()
  },
  probe: (p) => ({ ask: 'survives', object: p.name }),
})
