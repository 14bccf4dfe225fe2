import { type ScriptStep, scenario } from '#lib/rules/index'
import { callTemplate } from '../call-template'

/** A creature with first strike meets one of its size: has that one first strike too, is it larger by then, is the first strike still there? */
export const firstBlow = callTemplate({
  id: 'first-blow',
  version: 3,
  about: ['510.2', '510.4', '702.7b'],
  told: {
    name: ['guardia', 'fante', 'campione', 'vedetta'],
    foe: ['orso', 'lupo', 'golem', 'tigre'],
    size: [2, 3, 4],
  },
  untold: { quick: [false, true], help: [0, 2], lost: [false, true] },
  assumed: { quick: false, help: 0, lost: false },
  beliefs: ['dead-creature-deals-damage'],
  // Where nobody dies in the first step it is no matter what the dead do.
  fits: (_, p) => !p.quick && p.help === 0 && !p.lost,
  // Two that both strike first deal their damage together, too.
  holds: (reason, p) => reason === '510.2' && p.quick,
  supposable: ['quick', 'lost'],
  because: (p, survives) => (survives || p.quick ? '702.7b' : p.lost ? '510.2' : '510.4'),
  valid: (p) => [p.quick, p.help > 0, p.lost].filter(Boolean).length < 2,
  idle: {
    since: 'foe',
    color: 'foe',
    manaValue: 'foe',
    legendary: 'name',
    owner: ['foe', 'N'],
    lands: 'N',
    life: 'N',
    poison: 'N',
  },
  scenario: (p) => {
    const before: readonly ScriptStep[] = [
      ...(p.help > 0
        ? [{ effect: { do: 'pump', what: p.foe, power: 0, toughness: p.help }, by: 'N', name: 'Vigore' } as const]
        : []),
      ...(p.lost
        ? [{ effect: { do: 'loseKeyword', what: p.name, keyword: 'first-strike' }, by: 'N', name: 'Eco' } as const]
        : []),
    ]
    return scenario()
      .creature('A', p.name, `${p.size}/${p.size}`, ['first-strike'])
      .creature('N', p.foe, `${p.size}/${p.size}`, p.quick ? ['first-strike'] : [])
      .attack({ [p.name]: 'N' })
      .block({ [p.foe]: p.name })
      .act(...before, 'combat-damage')
      .done()
  },
  probe: (p) => ({ ask: 'survives', object: p.name }),
})
