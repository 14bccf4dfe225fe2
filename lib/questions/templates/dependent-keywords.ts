import { type Keyword, type StatedModification, scenario } from '#lib/rules/index'
import { giving } from '../parts'
import { template } from '../template'

/** Those with one ability have lifelink, says the older; all have that ability, says the newer: what is the total after damage? */
export const dependentKeywords = template({
  id: 'dependent-keywords',
  version: 1,
  claims: ['613.8', '702.15f'],
  axes: {
    keyword: ['flying', 'trample', 'vigilance', 'reach'],
    name: ['orso', 'cervo', 'fante'],
    power: [2, 3, 4],
    other: ['lupo', 'lince', 'tigre'],
    link: [1, 2, 3],
    life: [20, 14, 9],
    older: ['altare', 'campana'],
    newer: ['bandiera', 'vessillo'],
  },
  beliefs: ['timestamps-always-decide', 'lifelink-stacks'],
  scenario: (p) => {
    const all = { types: ['creature'], controller: 'you' } as const
    const lifelink: StatedModification = { layer: '6', gain: [{ keyword: 'lifelink' }] }
    const given: StatedModification = { layer: '6', gain: [{ keyword: p.keyword as Keyword }] } as StatedModification
    return scenario()
      .life('A', p.life)
      .permanent('A', giving(p.older, lifelink, { ...all, keyword: p.keyword as Keyword }))
      .permanent('A', giving(p.newer, given, all))
      .creature('A', p.name, `${p.power}/3`)
      .creature('A', p.other, `${p.link}/3`, ['lifelink'])
      .attack({ [p.name]: 'N', [p.other]: 'N' })
      .block({})
      .act('combat-damage')
      .done()
  },
  probe: () => ({ ask: 'life', player: 'A' }),
})
