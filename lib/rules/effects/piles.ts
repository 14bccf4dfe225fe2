import { lookedAt, namedCards } from '../kernel/cards'
import { chosenOne, chosenSome, nameAll } from '../kernel/choose'
import type { GameEvent } from '../kernel/events'
import type { PlayerId } from '../kernel/ids'
import type { PlayerRef } from '../kernel/language'
import { exists, labelOf, players } from '../kernel/look'
import { type Context, compound, type Runner } from '../kernel/verb'
import { who } from '../language/often'
import type { Instructions } from '../language/schema'
import { few } from '../language/words'
import { intoLibrary } from './library'
import { from } from './parts'

/** The words of each instruction. */
export const words = {
  /**
   * Reveals the first cards of a library, which another player separates into two piles (700.3): one of them, chosen, is put into
   * the hand and the other on the bottom.
   */
  piles: { who, amount: few, by: who },
}

declare module '../kernel/effect' {
  interface EffectMap extends Instructions<typeof words> {}
}

/** Who separates the cards: of several players the one that is chosen. */
function separator(r: Runner, who: PlayerRef, player: PlayerId, of: string, c: Context): PlayerId {
  const named = nameAll(players(r.view(), who, c), String)
  return named.size ? chosenOne(r.view(), { choose: 'pick', player, of }, named) : player
}

export const verbs = [
  compound('piles', (r, op, c) => {
    for (const player of players(r.view(), op.who, c)) {
      const cards = lookedAt(r, player, op.amount)
      if (!cards.length) continue
      const v = r.view()
      const of = c.source === undefined ? 'piles' : labelOf(v, c.source)
      const asked = { choose: 'piles', player: separator(r, op.by, player, of, c), of } as const
      const first = chosenSome(v, asked, namedCards(v, cards), { least: 0, most: cards.length })
      const second = cards.filter((id) => !first.includes(id))
      const both = new Map([
        ['first', first],
        ['second', second],
      ])
      const taken = chosenOne(v, { choose: 'pile', player, of }, both)
      const take: GameEvent = { type: 'putInHand', player, objects: taken, ...from(c) }
      if (taken.length) r.together([take])
      const rest = cards.filter((id) => !taken.includes(id) && exists(r.view(), id))
      r.together(intoLibrary(r.view(), rest, 'bottom', c))
    }
  }),
]
