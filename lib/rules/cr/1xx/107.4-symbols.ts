import { isPhyrexian, symbolsOf } from '../../kernel/mana'
import { legality, query, room, rule } from '../../kernel/rule'

/** A Phyrexian symbol is paid with mana of its colour or with 2 life. */
export const manaSymbols = room('107.4', 'Mana symbols', [
  rule(
    '107.4f',
    query('107.4f', 'phyrexianLife', () => 2),
    legality('107.4f', 'announce', (v, p) => {
      const costs = [...(v.ask('baseCost', p) ?? []), ...(v.ask('addedCosts', p) ?? [])]
      const there = costs.flatMap((c) => (c.pay === 'mana' ? symbolsOf(c.cost).filter(isPhyrexian) : [])).length
      return p.announced.phyrexian > there ? { reason: 'no-such-symbol', detail: { object: p.object } } : undefined
    }),
  ),
])
