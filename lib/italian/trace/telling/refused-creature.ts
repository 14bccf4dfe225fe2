import type { ObjectId } from '#lib/rules/index'
import { filterNoun } from '../../card/filter'
import { agree, del, type Noun, type Phrase, phrase, verbatim } from '../../grammar/index'
import { playerOf } from '../../names/people'
import { voiceOf } from '../why-not/scene'
import { blockers } from './before/besides'
import { has, stepOf, type Tale } from './context'

/** Whether an attacker has menace as the blocks are declared. */
export function menaces(t: Tale, attacker: ObjectId): boolean {
  const v = t.view(t.first)
  return v.state.objects[attacker] !== undefined && has(v, attacker, 'menace')
}

/** How many have to block an attacker with menace, where so many can. */
export function enough(t: Tale, attacker: ObjectId): number | undefined {
  const v = t.view(t.first)
  const least = has(v, attacker, 'menace') ? (v.ask('leastBlockers', { attacker }) ?? 1) : 1
  return least > 1 && blockers(t).filter((id) => !v.state.objects[id]?.tapped).length >= least ? least : undefined
}

/** A creature is sick that its controller has not had since their latest turn began, whosever turn it is now (302.6). */
export function since(t: Tale, id: ObjectId, x: Noun): Phrase {
  const v = t.view(t.first)
  const o = v.state.objects[v.state.cards[id] ?? id]
  const by = o && v.controller(o.id)
  const own = by === undefined || by === v.state.turn.active
  const when = own
    ? verbatim('in questo turno')
    : phrase`dopo l'inizio dell'ultimo turno ${del(playerOf(t.people, by))}`
  return o && by !== o.owner && by !== undefined
    ? phrase`${playerOf(t.people, by)} non controlla ${x} ${verbatim(own ? "dall'inizio del turno" : "dall'inizio del proprio ultimo turno")}`
    : phrase`${x} è ${agree('arrivato', x)} ${when}`
}

/** What the ability that is activated would have sacrificed, where one of it is asked for: «creature». */
export function lacking(t: Tale): Noun | undefined {
  const s = stepOf(t)
  if (typeof s !== 'object' || !('activate' in s)) return undefined
  const v = t.view(t.first)
  const id = v.state.cards[s.activate] ?? s.activate
  const ability = v.characteristics(id).abilities.filter((a) => a.type === 'activated')[s.ability ?? 0]
  const costs = ability?.type === 'activated' ? ability.cost : []
  const [cost, ...more] = costs.flatMap((c) => (c.pay === 'sacrifice' ? [c] : []))
  if (!cost || more.length > 0 || cost.what === 'self' || (cost.count ?? 1) > 1) return undefined
  const { controller: _, ...what } = cost.what
  return filterNoun(voiceOf(t, v.controller(id), id), what, 'many')
}
