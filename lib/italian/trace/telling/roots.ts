import { type EventOf, type EventType, rulesAbout } from '#lib/rules/index'
import { labelOf } from '../../names/people'
import { shieldedBy } from '../../situation/stem/effects'
import { bottomedTogether, dealtAround } from './at-once'
import { unattached } from './attached'
import { buriedByState, buriedTogether, ceased, destroyedByState } from './checks'
import { answering, type Saying, stating, stepOf, type Tale } from './context'
import { damage } from './damage'
import { attackDeclared, blocksDeclared } from './declared'
import { decided } from './declined'
import { fought } from './done'
import { beginning, buriedHome, destroyedTogether, regenerated, removed } from './effects'
import { entered } from './entered'
import { exiledPlainly, exiledTogether } from './exiled'
import { failed } from './failed'
import { gainOrLoss, payment } from './life'
import { losses } from './losing'
import { put, turnedOver } from './moved'
import { divertedFrom, movesTogether, put as putTogether } from './moves'
import { isInstead } from './replaced'
import { canTellTogether, dealtTogether, isPlain, isPlainLife, livesTogether, meanwhile } from './simultaneous'
import { believedToWait, suspended, turnedUp, uncast } from './special'
import { passed, resolved, stacked } from './stack'
import { ahead, alike, earlier, one, type Place, quiet, run, type Step, type Teller } from './teller'
import { is, isCheck, type Node, numbersOf, outcome } from './tree'

/** Damage of one moment says so (510.2); what several sources deal to one thing is one sentence, with what lifelink gives after it. */
export const dealt: Teller<'damage'> = (t, n, at) => {
  const after = earlier(at).some((x) => is(x, 'damage') && x.h.batch === n.h.batch && x.h.fate !== 'impossible')
  const group = alike(run(at, ['damage']), (x) => x.h.event.target === n.h.event.target && isPlain(t, x))
  const before = at.roots[at.i - 1]
  const whole = allOf(t, at, n)
  if (whole)
    return {
      said: whole.flatMap((said, i) => (after || i > 0 ? meanwhile(t, said) : said)).concat(summed(t, n)),
      used: whole.length,
    }
  const begun = is(before, 'damage') && before.h.batch === n.h.batch && before.h.event.target === n.h.event.target
  const around = dealtAround(t, ahead(at), n)
  if (around && group.length < 2)
    return { said: after ? meanwhile(t, [around.said]) : [around.said], used: around.used }
  if (begun || !canTellTogether(t, group)) {
    const said = damage(t, n)
    return one(after ? meanwhile(t, said) : said)
  }
  const gains = group.flatMap((x) => x.children).filter((c) => is(c, 'gainLife'))
  const given = gains.flatMap((c) => gainOrLoss(t, c).map((s) => ({ ...s, of: numbersOf(c) })))
  return { said: [dealtTogether(t, group, after), ...given], used: group.length }
}

/** All that one source deals at once, where its lifelink gives the sum of it: the gain comes after the last damage that it sums. */
function allOf(t: Tale, at: Place, n: Node<EventOf<'damage'>>): readonly (readonly Saying[])[] | undefined {
  const gain = n.children.find((c) => is(c, 'gainLife'))
  if (!is(gain, 'gainLife') || gain.h.event.amount <= n.h.event.amount) return undefined
  const all = alike(run(at, ['damage']), (x) => x.h.event.source === n.h.event.source)
  const bare = (x: Node<EventOf<'damage'>>) => ({ ...x, children: x.children.filter((c) => !is(c, 'gainLife')) })
  return all.length > 1 ? all.map((x) => damage(t, bare(x))) : undefined
}

/** What lifelink gives for all of that damage. */
const summed = (t: Tale, n: Node): readonly Saying[] =>
  n.children.flatMap((c) => (is(c, 'gainLife') ? gainOrLoss(t, c).map((s) => ({ ...s, of: numbersOf(c) })) : []))

/** Life that players gain or lose in one moment: as one sentence where there is room, else each says that it is the same. */
export const living = (t: Tale, n: Node<EventOf<'gainLife' | 'loseLife'>>, at: Place): Step => {
  const { type } = n.h.event
  const before = at.roots[at.i - 1]
  const after = is(before, type) && before.h.batch === n.h.batch
  if (after) return one(isPlainLife(t, before) && isPlainLife(t, n) ? meanwhile(t, gainOrLoss(t, n)) : gainOrLoss(t, n))
  const group = alike(run(at, [type]), (x) => isPlainLife(t, x))
  const together = livesTogether(t, group)
  return together ? { said: [together], used: group.length } : one(gainOrLoss(t, n))
}

const nested = (t: Tale, n: Node): readonly Saying[] =>
  is(n, 'damage') ? damage(t, n) : is(n, 'gainLife') || is(n, 'loseLife') ? gainOrLoss(t, n) : []

/** A payment of life, with what happens instead of it. */
export const lifePaid: Teller<'payLife'> = (t, n) => one(payment(t, n, (x) => nested(t, x)))

/** A fight, and the damage of each fighter. */
export const fights: Teller<'fight'> = (t, n) =>
  one([
    ...fought(t, n),
    ...n.children.flatMap((c, k) => (k > 0 && c.h.fate !== 'impossible' ? meanwhile(t, nested(t, c)) : nested(t, c))),
  ])

/** What each attacking or blocking creature does is told with the declaration. */
const DECLARED: readonly EventType[] = ['attacks', 'blocks', 'becomesBlocked']

const declaration =
  (say: (t: Tale, group: readonly Node[]) => readonly Saying[]) =>
  (t: Tale, n: Node, at: Place): Step => {
    const group = ahead(at).filter((x) => x.h.batch === n.h.batch && (DECLARED.includes(x.h.event.type) || x === n))
    return { said: say(t, group), used: group.length }
  }

export const attacking: Teller<'attack'> = declaration(attackDeclared)
export const blocking: Teller<'block'> = declaration(blocksDeclared)

/** Players who lose together. */
export const losing: Teller<'loseGame'> = (t, _, at) => {
  const group = run(at, ['loseGame']).filter((x) => !isInstead(t, x))
  const paid = at.roots.some((x) => is(x, 'payLife'))
  return { said: losses(t, group, paid), used: group.length }
}

/** Permanents that one effect destroys are told together; any other by itself. */
export const destroying: Teller<'destroy'> = (t, n, at) => {
  const whole = alike(run(at, ['destroy']), (x) => byEffect(x) || outlasts(x))
  const group = whole.filter(byEffect)
  if (group.length > 1) {
    const left = whole.filter(outlasts).flatMap((x) => removed(t, x).map((s) => ({ of: numbersOf(x), ...s })))
    return { said: [...destroyedTogether(t, group), ...left], used: whole.length }
  }
  const again = n.h.fate === 'happened' && isCheck(n) && checkedBefore(at, n)
  return one(again ? atOneCheck(t, destroyed(t, n, again)) : destroyed(t, n, again))
}

/** The mana that was paid before this place, for what it is told with. */
const manaPaid = (at: Place): Node<EventOf<'payMana'>> | undefined =>
  earlier(at).find((x): x is Node<EventOf<'payMana'>> => is(x, 'payMana'))

/** A card that is suspended, with its counters; permanents that are exiled together; or one. */
export const exiling: Teller<'exile'> = (t, n, at) => {
  const next = at.roots[at.i + 1]
  const step = stepOf(t)
  if (typeof step === 'object' && 'suspend' in step && is(next, 'putCounters'))
    return { said: [suspended(t, n, next, manaPaid(at))], used: 2 }
  const group = alike(run(at, ['exile']), exiledPlainly)
  return group.length > 1 ? { said: exiledTogether(t, group), used: group.length } : one(removed(t, n))
}

/** What an effect puts somewhere, a permanent that a check buries, a spell that goes elsewhere once it has resolved. */
export const moving: Teller<'move'> = (t, n, at) => {
  const { object, verb, to } = n.h.event
  if (verb === 'put') return putting(t, n, at)
  if (verb === 'state') return burying(t, n, at)
  const failed = earlier(at).some((x) => is(x, 'fail') && x.h.event.object === object)
  if (verb !== 'resolve' || to !== 'graveyard' || failed) return quiet
  const home = buriedHome(t, n).map((s) => ({ ...s, rules: [...AFTER_RESOLVING, ...s.rules] }))
  const told = [...divertedFrom(t, [n]), ...home]
  return one(told.length === 0 && laid(t, n) ? put(t, n).map((s) => ({ ...s, rules: AFTER_RESOLVING })) : told)
}

/** Where a spell goes that has resolved. */
const AFTER_RESOLVING: readonly string[] = rulesAbout('query', 'afterResolving').slice(0, 1)

/** Whether it goes to a graveyard whose order is asked for, or is asked for itself. */
const laid = (t: Tale, n: Node<EventOf<'move'>>): boolean => {
  const owner = t.frames[Math.max(0, n.h.batch - 1)]?.objects[n.h.event.object]?.owner
  return (owner !== undefined && t.piles.has(owner)) || t.placed.has(labelOf(n.h.event.object))
}

/** Permanents that one check buries for their toughness are told together; of others each says that it is the same moment. */
function burying(t: Tale, n: Node<EventOf<'move'>>, at: Place): Step {
  const group = alike(run(at, ['move']), (x) => x.h.event.verb === 'state')
  const together = buriedTogether(t, group)
  if (together) return { said: [together], used: group.length }
  const again = checkedBefore(at, n)
  return one(again ? atOneCheck(t, meanwhile(t, buriedByState(t, n, again))) : buriedByState(t, n))
}

/** An Equipment that a check takes off, perhaps in the moment in which it does away with something else. */
export const unattaching: Teller<'unattach'> = (t, n, at) => {
  const again = isCheck(n) && checkedBefore(at, n)
  return one(again ? atOneCheck(t, meanwhile(t, unattached(t, n, again))) : unattached(t, n, again))
}

/** What a check does to permanents, and to players. */
const CHECKED: readonly EventType[] = ['destroy', 'move', 'cease', 'unattach', 'loseGame']

/** What is done at the same check as something else: that all that one finds is done at once is by the rule of checks, where others leave room for it. */
const atOneCheck = (t: Tale, said: readonly Saying[]): readonly Saying[] =>
  said.map((s) =>
    new Set(s.rules).size < 3 ? { ...s, rules: [...s.rules, ...stating(t, 'query', 'stateBasedChecks')] } : s,
  )

/** Whether the same check has done something else just before. */
const checkedBefore = (at: Place, n: Node): boolean => {
  const before = at.roots[at.i - 1]
  return (
    before !== undefined && before.h.batch === n.h.batch && isCheck(before) && CHECKED.includes(before.h.event.type)
  )
}

const enters = (n: Node<EventOf<'move'>>): boolean => outcome(n)?.h.event.to === 'battlefield'

/** Whether two events come about together, of one instruction. */
const isWith = (a: Node, b: Node): boolean => a.h.batch === b.h.batch && a.h.parent === b.h.parent

function putting(t: Tale, n: Node<EventOf<'move'>>, at: Place): Step {
  const diverted = n.h.fate === 'replaced' && outcome(n)?.h.event.to !== n.h.event.to
  if (diverted) return one(divertedFrom(t, [n]))
  const bottomed = bottomedTogether(t, ahead(at), answering(t, 'mulligan'))
  if (bottomed) return { said: [bottomed.said], used: bottomed.used }
  const group = movesTogether(at)
  if (enters(n)) {
    const before = at.roots.slice(0, at.i).some((x) => isWith(x, n) && is(x, 'move') && enters(x))
    const said = entered(t, group)
    return { said: before ? meanwhile(t, said) : said, used: group.length }
  }
  const single = group.length === 1 && n.h.fate !== 'impossible' && n.h.event.to !== 'library'
  const said = single ? put(t, n) : putTogether(t, group)
  return { said: isElsewhere(at.roots[at.i - 1], n) ? meanwhile(t, said) : said, used: Math.max(1, group.length) }
}

/** Whether a card goes to a zone of one player together with what has just gone to the same zone of another. */
const isElsewhere = (before: Node | undefined, { h }: Node<EventOf<'move'>>): boolean =>
  before !== undefined &&
  is(before, 'move') &&
  before.h.batch === h.batch &&
  before.h.fate === 'happened' &&
  h.fate === 'happened' &&
  before.h.event.to === h.event.to &&
  before.h.event.controller !== h.event.controller

/** A permanent that is turned up by paying for it says what was paid. */
export const turningUp: Teller<'turnUp'> = (t, n, at) =>
  one(n.h.event.paid ? [turnedUp(t, n, manaPaid(at))] : turnedOver(t, n))

/** What ceases to exist by a check; a copy or an ability that has left the stack says nothing more. */
export const ceasing: Teller<'cease'> = (t, n, at) => {
  const group = run(at, ['cease'])
  const said = n.h.rules.length ? ceased(t, group) : []
  return { said: checkedBefore(at, n) ? meanwhile(t, said) : said, used: group.length }
}

/** Triggered abilities of one player that go on the stack one after the other; an activated one has been told as it was activated. */
export const stacking: Teller<'putOnStack'> = (t, n, at) => {
  if (!n.h.event.trigger) {
    const waits = believedToWait(t, n, manaPaid(at))
    return waits ? one([waits]) : quiet
  }
  const mine = alike(run(at, ['putOnStack'], 'batches'), (x) => x.h.event.controller === n.h.event.controller)
  return { said: stacked(t, mine), used: mine.length }
}

/** What resolves: a permanent spell is told as it enters, and a card that may be cast says so if it is not. */
export const resolving: Teller<'resolve'> = (t, n, at) =>
  one([...resolved(t, n, entering(at, n.h.event.object)), ...uncast(t, at, n), ...decided(t, n)])

export const failing: Teller<'fail'> = (t, n, at) => one(failed(t, n, leaving(at, n.h.event.object)))

/** A pass, and who gets priority by it; where all pass that all have is said at the end, and nothing of each. */
export const passing: Teller<'pass'> = (t, n, { roots, i }) => {
  const next = roots[i + 1]
  if (stepOf(t) === 'all-pass' && is(next, 'givePriority')) return quiet
  return one(passed(t, n, is(next, 'givePriority') ? next.h.event.player : undefined))
}

/** An effect that begins; shields that stand before the story are part of the situation, unless what they were for is not there. */
export const begins: Teller<'begin'> = (t, n) => {
  const script = t.people.scenario.script ?? []
  const leading = script.slice(0, t.action + 1).every((s) => shieldedBy(s) !== undefined)
  const there = n.h.event.effect.fixed?.every((id) => t.frames[n.h.batch]?.objects[id]?.zone === 'battlefield')
  return leading && there !== false ? quiet : one(beginning(t, n))
}

function destroyed(t: Tale, n: Node<EventOf<'destroy'>>, again: boolean): readonly Saying[] {
  const byState = isCheck(n)
  const shield = n.h.fate === 'replaced' ? regenerated(t, n, byState) : []
  if (byState) return [...destroyedByState(t, n, again), ...shield, ...divertedFrom(t, [n])]
  return n.h.fate === 'replaced' ? shield : removed(t, n)
}

/** Whether the destruction of a permanent can be told with that of others: an effect destroyed it. */
const byEffect = (n: Node<EventOf<'destroy'>>): boolean =>
  n.h.fate === 'happened' && n.children.length > 0 && !isCheck(n)

/** Whether an effect would destroy a permanent that cannot be destroyed. */
const outlasts = (n: Node<EventOf<'destroy'>>): boolean => n.h.fate === 'impossible' && !isCheck(n)

/** The move by which a spell of which nothing comes leaves the stack. */
const leaving = (at: Place, id: string): Node<EventOf<'move'>> | undefined =>
  ahead(at).find((x): x is Node<EventOf<'move'>> => is(x, 'move') && x.h.event.object === id)

/** The move that brings a permanent spell onto the battlefield. */
const entering = (at: Place, id: string): Node<EventOf<'move'>> | undefined =>
  ahead(at).find(
    (x): x is Node<EventOf<'move'>> => is(x, 'move') && x.h.event.object === id && x.h.event.to === 'battlefield',
  )
