import type { Announcement } from './action'
import { NOTHING_ANNOUNCED, write } from './announced'
import type { Cost } from './card'
import { payFor, picks } from './cost'
import type { Engine } from './engine'
import type { ObjectId, PlayerId } from './ids'
import { labelOf } from './look'
import { hasX } from './mana'
import type { Due, NamedCost, Proposal } from './query'
import type { Violation } from './rule'
import { illegalAnswer } from './signal'
import type { Announced, Permission } from './state'

/** What is announced, with what must be chosen at once: X where there is one, and permanents picked early (601.2b). */
export function announce(
  g: Engine,
  p: Omit<Proposal, 'announced'>,
  a: Announcement & { readonly permission?: Permission },
  asking = true,
): Proposal {
  const { permission } = a
  const name = permission?.name
  const announced: Announced = {
    ...NOTHING_ANNOUNCED,
    modes: a.modes ?? [],
    alternatives: [...(name === undefined ? [] : [name]), ...(a.alternative === undefined ? [] : [a.alternative])],
    additional: a.additional ?? [],
    ...(a.division ? { division: a.division } : {}),
    ...(a.hybrid ? { hybrid: a.hybrid } : {}),
    phyrexian: a.phyrexian ?? 0,
    ...(permission ? { permission } : {}),
    ...(a.x === undefined ? {} : { x: a.x }),
  }
  const first: Proposal = { ...p, announced }
  if (!asking) return first
  const x = announced.x ?? valueOfX(g, first)
  const second = x === undefined ? first : { ...p, announced: { ...announced, x } }
  return { ...second, announced: { ...second.announced, picked: pickedEarly(g, second) } }
}

/** X is chosen where a cost that is being paid asks for it; a mana cost that is not paid gives nothing to choose. */
function valueOfX(g: Engine, p: Proposal): number | undefined {
  const v = g.view()
  const costs = [...(v.ask('baseCost', p) ?? []), ...(v.ask('addedCosts', p) ?? [])]
  return costs.some(asksForX) ? askForX(g, p.player, p.source ?? p.object) : undefined
}

/** The value that a player chooses for X. */
export function askForX(g: Engine, player: PlayerId, of: ObjectId): number {
  const request = { choose: 'x', player, of: labelOf(g.view(), of), options: [] } as const
  const answer = g.choose(request)
  return typeof answer === 'number' && answer >= 0 ? answer : illegalAnswer(request, answer)
}

export const asksForX = (c: Cost): boolean =>
  c.pay === 'mana'
    ? hasX(c.cost)
    : (c.pay === 'life' || c.pay === 'remove-counters') && JSON.stringify(c.amount).includes('"x"')

const isSacrifice = (c: Cost): c is Extract<Cost, { pay: 'sacrifice' }> => c.pay === 'sacrifice'

/** Costs announced by name of which the rules say that what is sacrificed is chosen at once. */
function early(g: Engine, p: Proposal): readonly (NamedCost & { readonly when: 'early' | 'late' })[] {
  const v = g.view()
  return (v.ask('alternativeCosts', p) ?? []).flatMap((c) => {
    if (c.name === undefined || !p.announced.alternatives.includes(c.name)) return []
    const when = v.ask('picksEarly', { name: c.name })
    return when === undefined ? [] : [{ ...c, when }]
  })
}

const pickedEarly = (g: Engine, p: Proposal): readonly ObjectId[] =>
  early(g, p).flatMap((c) => c.cost.filter(isSacrifice).flatMap((x) => picks(g, p.player, x, p.object)))

/** What forbids paying the total cost as it is now, for one that is not going to be paid. */
export function unpayable(g: Engine, p: Proposal): readonly Violation[] {
  const total = g.view().ask('totalCost', p) ?? []
  return g.violations({ type: 'pay', payments: by(p, total) })
}

const by = ({ player, source, object }: Proposal, costs: readonly Due[]) =>
  costs.map((cost) => ({ player, cost, source: source ?? object }))

const isMana = (c: Due): boolean => c.pay === 'mana'

/** The components of a total that are those of a part of it, each once. */
function sameAs(total: readonly Due[], part: readonly Cost[]): readonly Due[] {
  const left = part.map((c) => JSON.stringify(c))
  return total.filter((c) => {
    const at = left.indexOf(JSON.stringify(c))
    return at >= 0 && left.splice(at, 1)
  })
}

/** Locks in the total cost, lets mana abilities be activated, and pays all of it (601.2f–h); what forbids it comes back. */
export function pay(g: Engine, p: Proposal, mana: () => readonly Violation[]): readonly Violation[] {
  const total = g.need('totalCost', p)
  const announced = { ...p.announced, total: total.flatMap((c) => (c.pay === 'mana' ? c.cost : [])).join('') || '{0}' }
  if (total.length || p.announced.alternatives.length) write(g, p, announced)
  const broken = mana()
  if (broken.length || !total.length) return broken
  const costs = sameAs(
    total,
    early(g, p).flatMap((c) => c.cost.filter(isSacrifice)),
  )
  const picked = { costs, objects: announced.picked }
  const now = isLate(g, p) ? total.filter((c) => !costs.includes(c)) : total
  const refused = g.violations({ type: 'pay', payments: by(p, now) })
  if (refused.length) return refused
  const locked = g.need('costIsLocked', {})
  const spent = payFor(g, by(p, locked ? now : now.filter((c) => !isMana(c))), picked)
  if (spent.length) write(g, p, { ...announced, spent })
  if (locked) return []
  const last = by(p, g.need('totalCost', p).filter(isMana))
  const short = g.violations({ type: 'pay', payments: last })
  if (!short.length) payFor(g, last)
  return short
}

/** Whether what was picked is sacrificed only when the spell is cast, as some believe. */
export const isLate = (g: Engine, p: Proposal): boolean => early(g, p).some((c) => c.when === 'late')
