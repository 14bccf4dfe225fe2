import type { EventOf } from '#lib/rules/index'
import { drawnTogether, mulligans } from './at-once'
import { draws } from './cards'
import { damageStep } from './combat'
import { answering, halted, type Saying, stepOf, type Tale } from './context'
import { reshuffled } from './done'
import { cleaned } from './effects'
import { shuffled } from './moves'
import { emptied, manaLost, skipped } from './rare'
import { ahead, alike, earlier, one, type Place, quiet, run, type Step, type Teller } from './teller'
import { all, is, type Node } from './tree'
import { triggered } from './triggers'

// What belongs to the course of a game: its beginning, its steps, their draws and their end.

/** Marked damage that goes and effects that end, in one sentence. */
export const cleaning = (t: Tale, _: Node, at: Place): Step => {
  const group = run(at, ['clearDamage', 'end'])
  return { said: cleaned(t, group), used: group.length }
}

/** Who shuffles: all together before the game; of a mulligan it goes without saying. */
export const shuffling: Teller<'shuffle'> = (t, _, at) => {
  const group = run(at, ['shuffle'])
  const next = at.roots[at.i + group.length]
  if (is(next, 'mulligan')) return { said: [], used: group.length }
  const setup = earlier(at).some((x) => is(x, 'startingPlayer'))
  return { said: setup ? [shuffled(t, group)] : group.flatMap((n) => reshuffled(t, n)), used: group.length }
}

/** Mulligans that players take at once. */
export const mulliganing: Teller<'mulligan'> = (t, _, at) => {
  const group = run(at, ['mulligan'])
  return { said: mulligans(t, group, answering(t, 'mulligan')), used: group.length }
}

/** A step that begins: only combat damage is worth a sentence, and what is dealt in it says which. */
export function stepped(t: Tale, n: Node<EventOf<'step'>>, { roots, i }: Place): Step {
  const { step } = n.h.event
  const spent = n.children.filter((c): c is Node<EventOf<'emptyPool'>> => is(c, 'emptyPool'))
  if (spent.length) return one(spent.flatMap((c) => manaLost(t, c)))
  if (n.h.fate === 'replaced') return skipping(t, { roots, i })
  const after = roots.slice(0, i).some((x) => is(x, 'resolve'))
  if (step !== 'first-combat-damage' && step !== 'combat-damage') return after ? one(emptied(t, n)) : quiet
  const rest = roots.slice(i + 1)
  const end = rest.findIndex((x) => is(x, 'step'))
  const dealt = (end < 0 ? rest : rest.slice(0, end))
    .flatMap(all)
    .filter((x): x is Node<EventOf<'damage'>> => is(x, 'damage') && x.h.event.combat && x.h.parent === undefined)
  // Before somebody has said how damage is assigned, it is not said that there is none.
  return end < 0 && dealt.length === 0 && halted(t) ? quiet : one(damageStep(t, n, dealt))
}

/** Steps that are skipped, with those of the same phase that follow. */
function skipping(t: Tale, at: Place): Step {
  const group = alike(ahead(at), (x) => is(x, 'step') && x.h.fate === 'replaced') as readonly Node<EventOf<'step'>>[]
  return { said: skipped(t, group), used: group.length }
}

/** What players draw at once, as many cards each; else the draws of one player, with the abilities that they made trigger told after them. */
export function drawing(t: Tale, n: Node<EventOf<'draw'>>, { roots, i }: Place): Step {
  const together = drawnTogether(t, roots.slice(i), n)
  if (together) return { said: dealt(t, n, [together.said]), used: together.used }
  const mine: Node<EventOf<'draw'>>[] = []
  const triggers: Node<EventOf<'trigger'>>[] = []
  let j = i
  for (; j < roots.length; j++) {
    const x = roots[j]
    if (is(x, 'trigger')) triggers.push(x)
    else if (
      is(x, 'draw') &&
      x.h.event.player === n.h.event.player &&
      (mine.length === 0 || (x.h.fate === n.h.fate && n.h.fate !== 'replaced'))
    )
      mine.push(x)
    else break
  }
  return { said: [...dealt(t, n, draws(t, mine)), ...triggered(t, triggers)], used: j - i }
}

/** A hand before the game is as large as the rule of opening hands and mulligans has it: that one is cited beside what drawing is. */
function dealt(t: Tale, n: Node<EventOf<'draw'>>, said: readonly Saying[]): readonly Saying[] {
  if (stepOf(t) !== 'start-game') return said
  const anew = t.evaluation.trace?.happenings.some(({ event, id }) => event.type === 'mulligan' && id < n.h.id)
  const rules = answering(t, anew ? 'mulligan' : 'openingHand')
  return said.map((s) => ({ ...s, rules: [...rules, ...s.rules] }))
}
