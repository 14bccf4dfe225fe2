import { scenario } from '#lib/rules/index'
import { template } from '../template'

/** A creature with shield counters is blocked by two, and an effect destroys it afterwards: where is it, with how many counters? */
export const shieldCounters = template({
  id: 'shield-counters',
  version: 2,
  claims: ['122.1c'],
  axes: {
    name: ['orso', 'drago', 'cavaliere', 'golem'],
    size: ['3/3', '2/2', '4/2'],
    counters: [2, 3, 4],
    first: ['lupo', 'lince'],
    second: ['fante', 'mago'],
    power: [4, 5],
    destroy: [false, true],
  },
  beliefs: ['shield-counter-each-source', 'shield-counter-no-damage', 'shield-counter-stays'],
  form: 'board',
  // Whoever counts sources has one too few for another destruction.
  valid: (p) => !p.destroy || p.counters > 2,
  scenario: (p) => {
    const damage = Number(p.size[0])
    const s = scenario()
      .creature('A', p.name, p.size, [], { counters: { shield: p.counters } })
      .creature('N', p.first, `${p.power}/6`)
      .creature('N', p.second, `${p.power}/6`)
      .attack({ [p.name]: 'N' })
      .block({ [p.first]: p.name, [p.second]: p.name })
      .act('combat-damage')
      .choose({
        choose: 'assign-damage',
        player: 'A',
        of: p.name,
        answer: { [p.first]: damage, [p.second]: 0 },
      })
    return (p.destroy ? s.effect({ do: 'destroy', what: p.name }, 'N') : s).done()
  },
  probe: (p) => ({
    ask: 'several',
    of: [
      { ask: 'zone', object: p.name },
      { ask: 'counters', object: p.name, counter: 'shield' },
    ],
  }),
})
