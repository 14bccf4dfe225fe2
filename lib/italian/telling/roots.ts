import type { EventOf, EventType } from '#lib/rules/index'
import { shieldedBy } from '../stem/effects'
import { attached, phased, unattached } from './attached'
import { draws, milled, putInHand, seen } from './cards'
import { buriedByState, ceased, destroyedByState, unharmed } from './checks'
import { damageStep } from './combat'
import { enter, type Saying, source, stepOf, type Tale } from './context'
import { copied, retargeted } from './copies'
import { paid, paidWith } from './costs'
import { damage } from './damage'
import { attackDeclared, blocksDeclared } from './declared'
import { decided } from './declined'
import { done, isDone } from './done'
import {
  beginning,
  cleaned,
  countersGone,
  countersPut,
  destroyedTogether,
  nextTurn,
  regenerated,
  removed,
  turned,
} from './effects'
import { entered } from './entered'
import { exiledPlainly, exiledTogether } from './exiled'
import { doubled, exchange, gainOrLoss, payment, redistributed, setTotal } from './life'
import { left, losses, won } from './losing'
import { countersMoved, exchangedControl, melded, put, turnedOver } from './moved'
import { discarded, divertedFrom, isPut, movesTogether, mulligan, placed, put as putTogether, shuffled } from './moves'
import {
  drawnGame,
  emblem,
  leftCombat,
  lifeExchanged,
  madeBlocked,
  manaLost,
  putTurned,
  shownOnTop,
  skipped,
} from './rare'
import { INSTEAD, insteadOf, replaced } from './replaced'
import { searched, surveilled } from './searching'
import { suspended, ticked, turnedUp, uncast } from './special'
import { countered, failed, passed, resolved, stacked, triggered, unstacked } from './stack'
import { created } from './tokens'
import { all, is, type Node, outcome } from './tree'

/** Where one sentence, or a few that belong together, end: what was said, and how many roots it was about. */
interface Step {
  readonly said: readonly Saying[]
  readonly used: number
}

const one = (said: readonly Saying[]): Step => ({ said, used: 1 })
const silent: Step = { said: [], used: 1 }

/** As many roots from here on as are of these types, in the same batch unless told otherwise. */
function run<T extends EventType>(
  roots: readonly Node[],
  i: number,
  types: readonly T[],
  across: 'batch' | 'batches' = 'batch',
): readonly Node<EventOf<T>>[] {
  const out: Node<EventOf<T>>[] = []
  const first = roots[i]
  for (let j = i; j < roots.length; j++) {
    const n = roots[j]
    if (!n || !types.some((type) => is(n, type)) || (across === 'batch' && n.h.batch !== first?.h.batch)) break
    out.push(n as Node<EventOf<T>>)
  }
  return out
}

/** The events of one action, in order. */
export function tellRoots(t: Tale, roots: readonly Node[]): readonly Saying[] {
  const told: Saying[] = []
  let i = 0
  while (i < roots.length) {
    const n = roots[i]
    if (!n) break
    enter(t, n)
    const { said, used } = tell(t, roots, i, n)
    told.push(...said)
    const next = roots[i + used]
    // Damage that could not kill is told once the whole batch is.
    if (n.h.fate !== 'impossible' && next?.h.batch !== n.h.batch && n.h.batch < t.frames.length) {
      const last = roots[i + used - 1]?.h.batch ?? n.h.batch
      told.push(...unharmed(t, last))
    }
    i += used
  }
  return told
}

/** Events that belong to another one, in order. */
export function tellEach(t: Tale, nodes: readonly Node[]): readonly Saying[] {
  const told: Saying[] = []
  for (let i = 0; i < nodes.length; ) {
    const n = nodes[i]
    if (!n) break
    const { said, used } = tell(t, nodes, i, n)
    told.push(...said)
    i += used
  }
  return told
}

const DECLARED: readonly EventType[] = ['attacks', 'blocks', 'becomesBlocked']

const isInstead = (n: Node): boolean =>
  n.h.fate === 'replaced' && n.h.by.includes('614.1a') && INSTEAD.includes(n.h.event.type)

function tell(t: Tale, roots: readonly Node[], i: number, n: Node): Step {
  if (isInstead(n)) return one(insteadOf(t, n))
  const cost = paidWith(roots, i)
  if (cost) return cost === 'here' ? one(paid(t, roots, i)) : silent
  if (is(n, 'attack') || is(n, 'block')) {
    const group = roots
      .slice(i)
      .filter((x) => x.h.batch === n.h.batch && (DECLARED.includes(x.h.event.type) || x === n))
    return {
      said: n.h.event.type === 'attack' ? attackDeclared(t, group) : blocksDeclared(t, group),
      used: group.length,
    }
  }
  if (is(n, 'step')) return stepped(t, roots, i, n)
  if (is(n, 'damage')) return one(damage(t, n))
  if (is(n, 'gainLife') || is(n, 'loseLife')) return one(gainOrLoss(t, n))
  if (is(n, 'payLife')) return one(payment(t, n, (x) => nested(t, x)))
  if (is(n, 'setLife')) return one(setTotal(t, n))
  if (is(n, 'doubleLife')) return one(doubled(t, n))
  if (is(n, 'exchangeLife')) return one(exchange(t, n))
  if (is(n, 'redistributeLife')) return one(redistributed(t, n))
  if (is(n, 'draw')) return drawing(t, roots, i, n)
  if (is(n, 'mill')) return one([...milled(t, n), ...n.children.flatMap((c) => divertedFrom(t, [c]))])
  if (is(n, 'putInHand')) return one(putInHand(t, n))
  return tellMore(t, roots, i, n)
}

const nested = (t: Tale, n: Node): readonly Saying[] =>
  is(n, 'damage') ? damage(t, n) : is(n, 'gainLife') || is(n, 'loseLife') ? gainOrLoss(t, n) : []

function tellMore(t: Tale, roots: readonly Node[], i: number, n: Node): Step {
  if (is(n, 'loseGame')) {
    const group = run(roots, i, ['loseGame']).filter((x) => !isInstead(x))
    return {
      said: losses(
        t,
        group,
        roots.some((x) => is(x, 'payLife')),
      ),
      used: group.length,
    }
  }
  if (is(n, 'winGame')) return one(won(t, n))
  if (is(n, 'destroy')) {
    const group = run(roots, i, ['destroy']).filter((x, k, xs) => together(x) && xs.slice(0, k).every(together))
    return group.length > 1 ? { said: destroyedTogether(t, group), used: group.length } : one(destroyed(t, n))
  }
  if (is(n, 'exile')) {
    const put = roots[i + 1]
    const step = stepOf(t)
    if (typeof step === 'object' && 'suspend' in step && is(put, 'putCounters'))
      return {
        said: [
          suspended(
            t,
            n,
            put,
            roots.slice(0, i).find((x) => is(x, 'payMana')),
          ),
        ],
        used: 2,
      }
    const group = run(roots, i, ['exile']).filter((x, k, xs) => exiledPlainly(x) && xs.slice(0, k).every(exiledPlainly))
    return group.length > 1 ? { said: exiledTogether(t, group), used: group.length } : one(removed(t, n))
  }
  if (is(n, 'sacrifice')) return one(removed(t, n))
  if (isPut(n)) {
    const diverted = n.h.fate === 'replaced' && outcome(n)?.h.event.to !== n.h.event.to
    if (diverted) return one(divertedFrom(t, [n]))
    const group = movesTogether(roots, i)
    if (outcome(n)?.h.event.to === 'battlefield') return { said: entered(t, group), used: group.length }
    const alone = group.length === 1 && n.h.fate !== 'impossible' && n.h.event.to !== 'library'
    return { said: alone ? put(t, n) : putTogether(t, group), used: Math.max(1, group.length) }
  }
  if (is(n, 'discard')) {
    const group = run(roots, i, ['discard'])
    return { said: discarded(t, group), used: group.length }
  }
  if (is(n, 'mulligan')) return one([mulligan(t, n)])
  if (is(n, 'move')) {
    if (n.h.event.verb === 'state') return one(buriedByState(t, n))
    return one(n.h.event.verb === 'resolve' && n.h.event.to === 'graveyard' ? divertedFrom(t, [n]) : [])
  }
  if (is(n, 'meld')) return one(melded(t, n))
  if (is(n, 'moveCounters')) return one(countersMoved(t, n))
  if (is(n, 'turnUp') && n.h.event.paid)
    return one([
      turnedUp(
        t,
        n,
        roots.slice(0, i).find((x) => is(x, 'payMana')),
      ),
    ])
  if (is(n, 'transform') || is(n, 'turnUp') || is(n, 'turnDown') || is(n, 'flip')) return one(turnedOver(t, n))
  if (is(n, 'cease')) {
    const group = run(roots, i, ['cease'])
    return { said: n.h.rules.length ? ceased(t, group) : [], used: group.length }
  }
  if (is(n, 'trigger')) {
    const group = run(roots, i, ['trigger'])
    return { said: triggered(t, group), used: group.length }
  }
  if (is(n, 'putOnStack')) {
    if (!n.h.event.trigger) return silent
    const who = n.h.event.controller
    const group = run(roots, i, ['putOnStack'], 'batches')
    const end = group.findIndex((x) => x.h.event.controller !== who)
    const mine = end < 0 ? group : group.slice(0, end)
    return { said: stacked(t, mine), used: mine.length }
  }
  if (is(n, 'resolve'))
    return one([...resolved(t, n, entering(roots, i, n.h.event.object)), ...uncast(t, roots, i, n), ...decided(t, n)])
  if (is(n, 'unchosen')) return one(unstacked(t, n))
  if (is(n, 'fail')) return one(failed(t, n))
  if (is(n, 'counter')) return one([...countered(t, n, source(t, n.h.event.source)), ...divertedFrom(t, [n])])
  if (is(n, 'pass')) {
    const next = roots[i + 1]
    return one(passed(t, n, is(next, 'givePriority') ? next.h.event.player : undefined))
  }
  return tellRest(t, roots, i, n)
}

function tellRest(t: Tale, roots: readonly Node[], i: number, n: Node): Step {
  if (is(n, 'begin')) {
    const script = t.people.scenario.script ?? []
    const leading = script.slice(0, t.action + 1).every((s) => shieldedBy(s) !== undefined)
    const there = n.h.event.effect.fixed?.every((id) => t.frames[n.h.batch]?.objects[id]?.zone === 'battlefield')
    return leading && there !== false ? silent : one(beginning(t, n))
  }
  if (is(n, 'look') || is(n, 'reveal')) {
    const group = run(roots, i, [n.h.event.type])
    return { said: [seen(t, group)], used: group.length }
  }
  if (is(n, 'putCounters')) return one(n.h.fate === 'replaced' ? replaced(t, n) : countersPut(t, n))
  if (is(n, 'adjustCounters')) {
    const time = ticked(t, n)
    if (time) return one(time)
    const group = run(roots, i, ['adjustCounters']).slice(0, 2)
    const pair = group.length === 2 && group[0]?.h.rules.includes('704.5q') === true
    return { said: countersGone(t, pair ? group : group.slice(0, 1)), used: pair ? 2 : 1 }
  }
  if (is(n, 'tap') || is(n, 'untap')) {
    const group = run(roots, i, [n.h.event.type])
    return { said: turned(t, group), used: group.length }
  }
  if (is(n, 'clearDamage') || is(n, 'end')) {
    const group = run(roots, i, ['clearDamage', 'end'])
    return { said: cleaned(t, group), used: group.length }
  }
  if (is(n, 'place')) {
    const group = run(roots, i, ['place'])
    return { said: placed(t, group), used: group.length }
  }
  if (is(n, 'create')) return one(created(t, n))
  if (is(n, 'getEmblem')) return one(emblem(t, n))
  if (is(n, 'drawGame')) return one(drawnGame(n))
  if (is(n, 'exchangeLifeWith')) return one(lifeExchanged(t, n))
  if (is(n, 'putTurned')) return one(putTurned(t, n))
  if (is(n, 'makeBlocked')) return one(madeBlocked(t, n))
  if (is(n, 'showTop')) return one(shownOnTop(t, n))
  if (is(n, 'leaveCombat')) {
    const group = run(roots, i, ['leaveCombat'])
    return { said: leftCombat(t, group), used: group.length }
  }
  if (is(n, 'exchangeControl')) return one(exchangedControl(t, n))
  if (is(n, 'leaveGame')) return one(left(t, n))
  if (is(n, 'fight')) return one([...done(t, n), ...n.children.flatMap((c) => nested(t, c))])
  if (is(n, 'shuffle')) return shuffling(t, roots, i)
  if (is(n, 'search')) return one(searched(t, roots, i, n))
  if (is(n, 'surveil')) return one(surveilled(t, n))
  if (is(n, 'copySpell')) return one(copied(t, n))
  if (is(n, 'retarget')) return one(retargeted(t, n))
  if (is(n, 'attach')) return one(attached(t, n))
  if (is(n, 'unattach')) return one(unattached(t, n))
  if (is(n, 'phaseOut') || is(n, 'phaseIn')) {
    const group = run(roots, i, [n.h.event.type])
    return { said: phased(t, group), used: group.length }
  }
  if (isDone(n)) return one(done(t, n))
  return is(n, 'nextTurn') ? one(nextTurn(t, n)) : silent
}

/** Who shuffles: all together before the game; of a mulligan it goes without saying. */
function shuffling(t: Tale, roots: readonly Node[], i: number): Step {
  const group = run(roots, i, ['shuffle'])
  const next = roots[i + group.length]
  if (is(next, 'mulligan')) return { said: [], used: group.length }
  const setup = roots.slice(0, i).some((x) => is(x, 'startingPlayer'))
  return setup
    ? { said: [shuffled(t, group)], used: group.length }
    : { said: group.flatMap((n) => done(t, n)), used: group.length }
}

/** A step that begins: only combat damage is worth a sentence, and what is dealt in it says which. */
function stepped(t: Tale, roots: readonly Node[], i: number, n: Node<EventOf<'step'>>): Step {
  const { step } = n.h.event
  const spent = n.children.filter((c): c is Node<EventOf<'emptyPool'>> => is(c, 'emptyPool'))
  if (spent.length) return one(spent.flatMap((c) => manaLost(t, c)))
  if (n.h.fate === 'replaced') return skipping(t, roots, i)
  if (step !== 'first-combat-damage' && step !== 'combat-damage') return silent
  const rest = roots.slice(i + 1)
  const end = rest.findIndex((x) => is(x, 'step'))
  const dealt = (end < 0 ? rest : rest.slice(0, end))
    .flatMap(all)
    .filter((x): x is Node<EventOf<'damage'>> => is(x, 'damage') && x.h.event.combat && x.h.parent === undefined)
  return one(damageStep(t, n, dealt))
}

/** Steps that are skipped, with those of the same phase that follow. */
function skipping(t: Tale, roots: readonly Node[], i: number): Step {
  const rest = roots.slice(i)
  const end = rest.findIndex((x) => !is(x, 'step') || x.h.fate !== 'replaced')
  const group = (end < 0 ? rest : rest.slice(0, end)) as readonly Node<EventOf<'step'>>[]
  return { said: skipped(t, group), used: group.length }
}

/** Draws of one player, with the abilities that they made trigger told after them. */
function drawing(t: Tale, roots: readonly Node[], i: number, n: Node<EventOf<'draw'>>): Step {
  const mine: Node<EventOf<'draw'>>[] = []
  const triggers: Node<EventOf<'trigger'>>[] = []
  let j = i
  for (; j < roots.length; j++) {
    const x = roots[j]
    if (is(x, 'trigger')) triggers.push(x)
    else if (
      is(x, 'draw') &&
      x.h.event.player === n.h.event.player &&
      (mine.length === 0 || (x.h.fate === 'happened' && n.h.fate === 'happened'))
    )
      mine.push(x)
    else break
  }
  return { said: [...draws(t, mine), ...triggered(t, triggers)], used: j - i }
}

function destroyed(t: Tale, n: Node<EventOf<'destroy'>>): readonly Saying[] {
  const byState = n.h.rules.some((r) => r.startsWith('704.'))
  const shield = n.h.fate === 'replaced' ? regenerated(t, n, byState) : []
  if (byState) return [...destroyedByState(t, n), ...shield, ...divertedFrom(t, [n])]
  return n.h.fate === 'replaced' ? shield : removed(t, n)
}

/** Whether the destruction of a permanent can be told with that of others: an effect destroyed it. */
const together = (n: Node<EventOf<'destroy'>>): boolean =>
  n.h.fate === 'happened' && n.children.length > 0 && !n.h.rules.some((r) => r.startsWith('704.'))

/** The move that brings a permanent spell onto the battlefield. */
const entering = (roots: readonly Node[], i: number, id: string): Node<EventOf<'move'>> | undefined =>
  roots
    .slice(i)
    .find((x): x is Node<EventOf<'move'>> => is(x, 'move') && x.h.event.object === id && x.h.event.to === 'battlefield')
