import { type ScriptStep, scenario } from '#lib/rules/index'
import { callTemplate } from '../call-template'

/** A creature with first strike meets one of its size: has that one first strike too, is one of them larger by then, is the first strike still there? */
export const firstBlow = callTemplate({
  id: 'first-blow',
  version: 4,
  about: ['510.2', '510.4', '702.7b', '704.5g'],
  told: {
    name: ['guardia', 'fante', 'campione', 'vedetta'],
    foe: ['orso', 'lupo', 'golem', 'tigre'],
    size: [2, 3, 4],
  },
  untold: { quick: [false, true], help: ['none', 'foe', 'own'], lost: [false, true] },
  assumed: { quick: false, help: 'none', lost: false },
  beliefs: ['dead-creature-deals-damage'],
  // Where nobody dies in the first step it is no matter what the dead do.
  fits: (_, p) => !p.quick && p.help === 'none' && !p.lost,
  // Two that both strike first deal their damage together, too.
  // What dies in the first step deals no more in the second, though it has dealt its damage.
  holds: (reason, p) => p.quick && (reason === '510.2' || (reason === '702.7b' && p.help === 'own')),
  supposable: ['quick', 'lost'],
  because: (p, survives) =>
    survives && p.help === 'own' ? '704.5g' : survives || p.quick ? '702.7b' : p.lost ? '510.2' : '510.4',
  // What lives because it is larger would live without that where it alone strikes first.
  valid: (p) => !(p.quick && p.lost) && (p.help !== 'own' || p.quick || p.lost),
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
      ...(p.help === 'none'
        ? []
        : [
            {
              effect: { do: 'pump', what: p.help === 'foe' ? p.foe : p.name, power: 0, toughness: 2 },
              by: p.help === 'foe' ? 'N' : 'A',
              name: 'Vigore',
            } as const,
          ]),
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
