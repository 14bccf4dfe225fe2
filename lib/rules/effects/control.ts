import type { Cost } from '../kernel/card'
import { namedCards, pickCards } from '../kernel/cards'
import { chosenSome, nameAll } from '../kernel/choose'
import { holds } from '../kernel/condition'
import type { PlayerId } from '../kernel/ids'
import type { Filter, PlayerRef } from '../kernel/language'
import { amount, labelOf, matching, players } from '../kernel/look'
import { illegalAnswer } from '../kernel/signal'
import { type Context, compound, type Runner } from '../kernel/verb'
import { named } from '../language/named'
import { costs, effect, maybe, otherwise, who } from '../language/often'
import { flag, type Instructions, optional } from '../language/schema'
import { condition, many } from '../language/words'

/** The words of each instruction. */
export const words = {
  /** If something is so. */
  if: { condition, effect, otherwise },
  /** A player, you unless it is said, may do something, or may pay for it; chosen as it is carried out (603.5). */
  may: { who: maybe, pay: optional(costs), effect, otherwise },
  /** It happens unless a player pays. */
  unless: { who, pay: costs, effect },
  /** Objects or players chosen as it is carried out, for later instructions: they are not targets. */
  choose: { who: maybe, from: named('choosable'), number: optional(many), upTo: optional(flag) },
}

declare module '../kernel/effect' {
  interface EffectMap extends Instructions<typeof words> {}
}

const source = (c: Context): string => c.source ?? 'effect'

/** Whether a player chooses to do something, or to pay for it; who cannot pay is not asked. */
function agrees(r: Runner, player: PlayerId, pay: readonly Cost[], c: Context): boolean {
  if (!r.payable(player, pay, c)) return false
  const v = r.view()
  const request = { choose: 'may', player, of: labelOf(v, source(c)), options: ['yes', 'no'] } as const
  const answer = v.choose(request)
  if (answer !== 'yes' && answer !== 'no') return illegalAnswer(request, answer)
  if (answer === 'yes') r.pay(player, pay, c)
  return answer === 'yes'
}

/** What there is to choose from, by the names that a scenario calls it. */
const options = (r: Runner, op: Filter | { readonly player: PlayerRef }, c: Context): ReadonlyMap<string, string> => {
  const v = r.view()
  return 'player' in op ? nameAll(players(v, op.player, c), (id) => id) : namedCards(v, matching(v, op, c))
}

/** What was chosen; of face-down cards that the player may not look at, the one that chance takes from their pile (406.4). */
function drawn(r: Runner, player: PlayerId, id: string, of: string, but: readonly string[]): string {
  const v = r.view()
  const pile = v.state.objects[id]?.lookers && v.ask('unseenPile', { object: id, player })
  const left = pile ? pile.filter((other) => !but.includes(other)) : []
  const [one = id] = left.length > 1 ? pickCards(v, { choose: 'random', player, of }, left, 1) : left
  return one
}

export const verbs = [
  compound('if', (r, op, c) => {
    if (holds(r.view(), op.condition, c)) r.run(op.effect, c)
    else if (op.otherwise) r.run(op.otherwise, c)
  }),
  compound('may', (r, op, c) => {
    const does = players(r.view(), op.who ?? 'you', c).some((player) => agrees(r, player, op.pay ?? [], c))
    if (does) r.run(op.effect, c)
    else if (op.otherwise) r.run(op.otherwise, c)
  }),
  compound('unless', (r, op, c) => {
    if (!players(r.view(), op.who, c).some((player) => agrees(r, player, op.pay, c))) r.run(op.effect, c)
  }),
  compound('choose', (r, op, c) => {
    const v = r.view()
    const [player = c.controller] = players(v, op.who ?? 'you', c)
    const most = amount(v, op.number ?? 1, c)
    const there = options(r, op.from, c)
    const least = op.upTo ? 0 : Math.min(most, there.size)
    const asked = { choose: 'pick', player, of: labelOf(v, source(c)) } as const
    const picked: string[] = []
    for (const id of chosenSome(v, asked, there, { least, most })) picked.push(drawn(r, player, id, asked.of, picked))
    c.memory?.chosen.push(...picked)
  }),
]
