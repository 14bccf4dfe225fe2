import { scenario } from '#lib/rules/index'
import { equipping } from '../parts'
import { template } from '../template'

/** An Equipment moves to a creature that the opponent takes, in response or afterwards: how strong is who, and whose is the Equipment? */
export const equipMoves = template({
  id: 'equip-moves',
  version: 1,
  claims: ['702.6a', '301.5'],
  claimsAt: (p) => [p.late ? '301.5' : '702.6a'],
  axes: {
    late: [true, false],
    on: ['orso', 'lupo', 'cavaliere'],
    own: [2, 3],
    to: ['fante', 'mago', 'lince'],
    power: [1, 2, 4],
    blade: ['lama', 'ascia', 'lancia'],
    plus: [1, 2, 3],
    cost: ['{1}', '{2}'],
  },
  beliefs: ['equipment-falls-off-stolen', 'equipment-follows-creature', 'equip-any-creature', 'equip-unattaches-first'],
  fits: (belief, p) => belief.startsWith('equipment') === p.late,
  form: 'board',
  scenario: (p) => {
    const s = scenario()
      .creature('A', p.on, `${p.own}/2`)
      .creature('A', p.to, `${p.power}/3`)
      .permanent('A', equipping(p.blade, p.plus, 0, p.on, p.cost))
      .act({ activate: p.blade, ability: 1, targets: [p.to] })
    const resolved = p.late ? s.act('resolve-all') : s
    const taken = resolved.effect({ do: 'gainControl', what: p.to, until: 'end-of-turn' }, 'N')
    return (p.late ? taken : taken.act('resolve-all')).done()
  },
  probe: (p) => ({
    ask: 'several',
    of: p.late
      ? [
          { ask: 'power', object: p.to },
          { ask: 'controller', object: p.blade },
        ]
      : [
          { ask: 'power', object: p.on },
          { ask: 'power', object: p.to },
        ],
  }),
})
