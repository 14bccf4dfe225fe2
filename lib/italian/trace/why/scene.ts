import type { EventOf, EventType, GameObject, Happening, ObjectId, PlayerId, View, Watched } from '#lib/rules/index'
import { type Noun, noun, phrase, un } from '../../grammar/index'
import { labelOf } from '../../names/people'
import { cardTypes } from '../../names/terms'
import { has, object, player, stepOf, type Tale } from '../telling/context'
import type { Asked } from './why'

/** The game after the action that is explained. */
export const now = (t: Tale): View => t.view(t.last)

/** The object that a label names at a moment. */
export const objectOf = (v: View, label: string): string => v.state.cards[label] ?? label

/** Whether an object is a token, or was one when it left. */
export const isToken = (t: Tale, id: ObjectId): boolean => t.frames.some(({ objects }) => objects[id]?.kind === 'token')

/** What is named by the scenario, has a type of permanents and is somewhere else than on the battlefield. */
export const elsewhere = (t: Tale): readonly GameObject[] =>
  Object.values(now(t).state.objects).filter(
    ({ id, zone, kind, printed }) =>
      zone !== 'battlefield' &&
      kind === 'card' &&
      t.people.things[labelOf(id)] !== undefined &&
      printed.types.some((type) => type !== 'instant' && type !== 'sorcery'),
  )

/** What the question asks about, where it is one thing. */
export function askedThing(t: Tale, { objects: [label, ...more] }: Asked): Noun | undefined {
  return label === undefined || more.length > 0 ? undefined : object(t, objectOf(now(t), label))
}

/** The last event of a type that has happened so far. */
export function last<T extends EventType>(t: Tale, type: T): EventOf<T> | undefined {
  const happened = t.evaluation.trace?.happenings ?? []
  const found = happened.findLast((h) => h.event.type === type && h.fate === 'happened' && h.batch <= t.last)
  return found?.event as EventOf<T> | undefined
}

/** Whether something deals damage from another zone than the battlefield. */
export const dealtFromElsewhere = ({ event: e, fate, batch }: Happening, t: Tale): boolean =>
  e.type === 'damage' && fate === 'happened' && t.frames[batch - 1]?.objects[e.source]?.zone !== 'battlefield'

/** What has been used last, where it lies in exile since. */
export function usedAndExiled(t: Tale): ObjectId | undefined {
  const use = last(t, 'activate')
  const id = use && objectOf(now(t), labelOf(use.source))
  return id !== undefined && now(t).state.objects[id]?.zone === 'exile' ? id : undefined
}

/** The last card that has been discarded, as it came about. */
export const lastDiscard = (t: Tale): Happening | undefined =>
  t.evaluation.trace?.happenings.findLast(({ event, fate }) => event.type === 'discard' && fate === 'happened')

/** Whether the action that is explained pays a cost, and resolves nothing. */
export const isPaying = (t: Tale): boolean => {
  const s = stepOf(t)
  return typeof s === 'object' && ('activate' in s || 'cast' in s || 'pay' in s)
}

/** Whether the action that is explained deals combat damage, and resolves nothing. */
export const dealsCombat = (t: Tale): boolean => {
  const s = stepOf(t)
  return s === 'combat-damage' || s === 'next-combat-damage'
}

/** Whether the action that is explained is none in which something resolves. */
export const resolvesNothing = (t: Tale): boolean => isPaying(t) || dealsCombat(t)

/** Whether damage is dealt to a creature on which there is damage of an earlier action still. */
export const markedBefore = (t: Tale, { event: e, fate, batch }: Happening): boolean =>
  e.type === 'damage' && fate === 'happened' && (t.frames[batch - 1]?.objects[e.target]?.damage ?? 0) > 0

/** Whether something is done after combat damage and before anything else comes about. */
export const afterDamage = (t: Tale): boolean => {
  const script = t.people.scenario.script ?? []
  const next = script[script.indexOf('combat-damage') + 1]
  return script.includes('combat-damage') && typeof next === 'object' && ('effect' in next || 'cast' in next)
}

/** Whether an effect of the script takes a keyword away. */
export const losesKeyword = (t: Tale): boolean =>
  t.people.scenario.script?.some((s) => typeof s === 'object' && 'effect' in s && s.effect.do === 'loseKeyword') ===
  true

/** Cards that are asked about and lie in exile. */
export const stillExiled = (t: Tale, { objects }: Asked): readonly ObjectId[] =>
  objects.map((label) => objectOf(now(t), label)).filter((id) => now(t).state.objects[id]?.zone === 'exile')

/** Whether a triggered ability resolves whose source another player has taken control of. */
export function changedHands(t: Tale, { event: e, batch }: Happening): boolean {
  const v = t.view(batch - 1)
  const on = e.type === 'resolve' ? v.state.objects[e.object]?.onStack : undefined
  const source = on?.ability?.type === 'triggered' ? on.source : undefined
  if (e.type !== 'resolve' || source === undefined || v.state.objects[source]?.zone !== 'battlefield') return false
  return v.controller(source) !== v.ask('stackController', { object: e.object })
}

/** Whether a creature blocks that has trample. */
export const tramplesBlocking = (t: Tale, id: ObjectId): boolean =>
  last(t, 'block')?.blocks.some(({ blocker }) => blocker === id && has(t.view(t.last), blocker, 'trample')) === true

/** Creatures that have left combat before damage, and so have dealt none. */
export const outOfCombat = (t: Tale): readonly ObjectId[] => {
  const happened = (t.evaluation.trace?.happenings ?? []).filter(({ fate }) => fate === 'happened')
  const before = (action: number): boolean => {
    const step = t.people.scenario.script?.[action]
    return step !== 'combat-damage' && step !== 'next-combat-damage'
  }
  return happened.flatMap(({ event: e, action }) =>
    e.type === 'leaveCombat' &&
    before(action) &&
    happened.every(({ event: x }) => x.type !== 'damage' || x.source !== e.object)
      ? [e.object]
      : [],
  )
}

/** Whether a spell is cast that targets what has a keyword. */
export function aimsAt(t: Tale, { event: e, batch }: Happening, keyword: string): boolean {
  const v = t.view(batch)
  const targets = e.type === 'cast' || e.type === 'activate' ? v.state.objects[e.object]?.onStack?.targets : undefined
  return targets?.some((id) => v.state.objects[id] && has(v, id, keyword)) === true
}

/** Whether an ability resolves whose source has left. */
export function outlives(t: Tale, { event: e, batch }: Happening): boolean {
  const before = t.frames[Math.max(0, batch - 1)]?.objects
  const on = e.type === 'resolve' ? before?.[e.object]?.onStack : undefined
  return on?.ability !== undefined && on.source !== undefined && before?.[on.source] === undefined
}

/** Two legendary planeswalkers of a player, of one type and with different names. */
export function namedApart(t: Tale): readonly ObjectId[] | undefined {
  const v = now(t)
  const all = v.state.shared.battlefield.filter((id) => {
    const { types, supertypes } = v.characteristics(id)
    return types.includes('planeswalker') && supertypes.includes('legendary')
  })
  const alike = (a: ObjectId, b: ObjectId): boolean => {
    const [x, y] = [v.characteristics(a), v.characteristics(b)]
    return (
      x.name !== y.name && v.controller(a) === v.controller(b) && x.subtypes.some((type) => y.subtypes.includes(type))
    )
  }
  return all.flatMap((a, n) => all.slice(n + 1).flatMap((b) => (alike(a, b) ? [[a, b]] : [])))[0]
}

/** The card of which a copy has come to stand beside it, where the legend rule has left one of the two. */
export const copiedLegend = (t: Tale): ObjectId | undefined =>
  (t.evaluation.trace?.happenings ?? []).flatMap(({ event: e, rules, fate, batch }) => {
    if (e.type !== 'move' || fate !== 'happened' || !rules.includes('704.5j')) return []
    const v = t.view(batch - 1)
    const alike = v.state.shared.battlefield.filter(
      (id) => v.characteristics(id).name === v.characteristics(e.object).name,
    )
    return alike.some((id) => isToken(t, id)) ? alike.filter((id) => !isToken(t, id)) : []
  })[0]

const saysStatically = ({
  printed,
}: {
  readonly printed: { readonly abilities: readonly { readonly type: string }[] }
}): boolean => printed.abilities.some(({ type }) => type === 'static')

/** The last permanent with a static ability that has left the battlefield so far. */
export function staticGone(t: Tale): ObjectId | undefined {
  const found = t.evaluation.trace?.happenings.findLast(({ event: e, fate, batch }) => {
    const before = e.type === 'move' ? t.view(batch - 1).state.objects[e.object] : undefined
    return fate === 'happened' && batch <= t.last && before?.zone === 'battlefield' && saysStatically(before)
  })
  return found?.event.type === 'move' ? found.event.object : undefined
}

/** Cards with a static ability that are in a graveyard. */
export const staticsBuried = ({ state }: View): readonly ObjectId[] =>
  Object.values(state.objects)
    .filter((o) => o.zone === 'graveyard' && saysStatically(o))
    .map(({ id }) => id)

/** A card with a static ability that has been in a graveyard from the beginning. */
export const staticBuried = (t: Tale): ObjectId | undefined => staticsBuried(t.view(0))[0]

/** A permanent whose ability waits for events of a kind. */
export const waitingFor = (t: Tale, event: Watched): ObjectId | undefined =>
  now(t).state.shared.battlefield.find((id) =>
    now(t)
      .characteristics(id)
      .abilities.some((a) => a.type === 'triggered' && a.when.event === event),
  )

/** What an effect of the script puts at a place that a library does not have: how many cards are there, and how many it asks for above. */
export function shortLibrary(t: Tale) {
  const at = t.people.scenario.script?.flatMap((s) =>
    typeof s === 'object' && 'effect' in s && s.effect.do === 'putInLibrary' && typeof s.effect.at === 'number'
      ? [s.effect.at]
      : [],
  )
  const put = t.evaluation.trace?.happenings.find(
    ({ event: e, fate }) => e.type === 'move' && e.to === 'library' && fate === 'happened',
  )
  if (put?.event.type !== 'move' || at?.[0] === undefined) return undefined
  const { objects } = t.view(put.batch - 1).state
  const o = objects[put.event.object]
  if (!o) return undefined
  // Who believes that it goes to its controller's library finds as many cards as lie there.
  const whose = put.event.controller ?? o.owner
  const cards = Object.values(objects).filter(({ zone, owner }) => zone === 'library' && owner === whose).length
  return { card: o.id, owner: whose, cards, above: at[0] - 1 }
}

/** What was sacrificed to pay for the last spell that has been countered. */
export function givenFor(t: Tale): readonly ObjectId[] {
  const all = t.evaluation.trace?.happenings ?? []
  const countered = last(t, 'counter')
  const cast = all.findLast(({ event: e }) => e.type === 'cast' && e.object === countered?.object)
  return all.flatMap(({ event: e, action, fate }) =>
    cast && e.type === 'sacrifice' && action === cast.action && fate === 'happened' ? [e.object] : [],
  )
}

/** The last cards that have come to one graveyard together so far: whose, and which, from the bottom. */
export function laidTogether(t: Tale): { readonly owner: PlayerId; readonly cards: readonly ObjectId[] } | undefined {
  const came = (t.evaluation.trace?.happenings ?? []).flatMap(({ event: e, fate, batch }) => {
    const o =
      e.type === 'move' && fate === 'happened' && e.to === 'graveyard' && e.as !== undefined && batch <= t.last
        ? t.frames[batch]?.objects[e.as]
        : undefined
    return o?.kind === 'card' && o.zone === 'graveyard' ? [{ id: o.id, owner: o.owner, batch }] : []
  })
  const last = came.findLast((x) => came.some((y) => y.id !== x.id && y.owner === x.owner && y.batch === x.batch))
  if (!last) return undefined
  const own = came.filter(({ owner, batch }) => owner === last.owner && batch === last.batch).map(({ id }) => id)
  const pile = t.frames[last.batch]?.own.graveyard[last.owner] ?? []
  return { owner: last.owner, cards: pile.filter((id) => own.includes(id)) }
}

/** Triggered abilities of several players that have gone on the stack together: nothing has resolved in between. */
export function stackedTogether(t: Tale): readonly { readonly id: number; readonly who: PlayerId }[] {
  const groups: { id: number; who: PlayerId }[][] = [[]]
  for (const { event: e, fate, id } of t.evaluation.trace?.happenings ?? []) {
    if (fate !== 'happened') continue
    if (e.type === 'resolve') groups.push([])
    if (e.type === 'putOnStack' && e.trigger) groups.at(-1)?.push({ id, who: e.controller })
  }
  return groups.find((group) => new Set(group.map(({ who }) => who)).size > 1) ?? []
}

/** What has gone from the battlefield to a graveyard and is no creature. */
export const diedAsNoCreature = (t: Tale): readonly ObjectId[] =>
  (t.evaluation.trace?.happenings ?? []).flatMap(({ event: e, fate, batch }) => {
    if (e.type !== 'move' || fate !== 'happened' || e.to !== 'graveyard') return []
    const before = t.view(Math.max(0, batch - 1))
    const o = before.state.objects[e.object]
    return o?.zone === 'battlefield' && !before.characteristics(o.id).types.includes('creature') ? [o.id] : []
  })

/** What has gone from the battlefield to a graveyard, as it last was there. */
export const diedFrom = (t: Tale): readonly GameObject[] =>
  (t.evaluation.trace?.happenings ?? []).flatMap(({ event: e, fate, batch }) => {
    if (e.type !== 'move' || fate !== 'happened' || e.to !== 'graveyard') return []
    const o = t.frames[Math.max(0, batch - 1)]?.objects[e.object]
    return o?.zone === 'battlefield' ? [o] : []
  })

/** Whose only card outside the game is none that an effect of the script looks for there: whose, which, and what was asked for. */
export function wished(t: Tale) {
  const found = t.people.scenario.script?.flatMap((s) => {
    const all =
      typeof s !== 'object' || !('effect' in s) ? [] : s.effect.do === 'sequence' ? s.effect.steps : [s.effect]
    return all.flatMap((e) => (e.do === 'bringIn' && typeof s === 'object' && 'by' in s ? [{ by: s.by, e }] : []))
  })
  const [one] = found ?? []
  const [type, ...more] = one?.e.what?.types ?? []
  const lie = Object.values(t.view(0).state.objects).filter((o) => o.zone === 'outside' && o.owner === one?.by)
  const [only, ...others] = lie
  if (!only || type === undefined || more.length + others.length > 0 || only.printed.types.includes(type))
    return undefined
  return {
    owner: only.owner,
    who: player(t, only.owner),
    card: object(t, only.id),
    asked: un(noun(phrase`carta ${cardTypes[type].it}`, 'f')),
  }
}

/** Whether a spell targets a permanent that is face down. */
export const aimsAtNameless = (t: Tale): boolean =>
  t.evaluation.trace?.happenings.some(({ event: e, batch }) => {
    const { objects = {} } = t.frames[batch] ?? {}
    return (
      e.type === 'cast' && objects[e.object]?.onStack?.targets.some((id) => objects[id]?.facing?.faceDown !== undefined)
    )
  }) === true

/** Whether lethal damage of an earlier action destroys a creature: its toughness has come down to it since. */
export const overtakenBy = (t: Tale, { event: e, fate, rules, action }: Happening): boolean => {
  if (e.type !== 'destroy' || fate !== 'happened' || !rules.includes('704.5g')) return false
  const dealt = t.evaluation.trace?.happenings.filter((h) => h.event.type === 'damage' && h.event.target === e.object)
  return dealt !== undefined && dealt.length > 0 && dealt.every((h) => h.action < action)
}
