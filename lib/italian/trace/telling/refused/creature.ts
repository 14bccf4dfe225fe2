import type { ObjectId } from '#lib/rules/index'
import { filterNoun } from '../../../card/filter'
import { count, ed, type Noun, type Phrase, phrase, verbatim } from '../../../grammar/index'
import { thingOf } from '../../../names/people'
import { wordCount } from '../../../situation/stem/intro'
import { voiceOf } from '../../why-not/scene'
import { blockers } from '../before/blocking'
import { has, stepOf, type Tale } from '../context'
import { LONGEST } from '../length'

/** Whether an attacker has menace as the blocks are declared. */
export function menaces(t: Tale, attacker: ObjectId): boolean {
  const v = t.view(t.first)
  return v.state.objects[attacker] !== undefined && has(v, attacker, 'menace')
}

/** «Contro minacciare servono 2 bloccanti, che ci sono», or «Lupo può farlo» where nobody else is untapped; undefined where several could. */
export function enough(t: Tale, attacker: ObjectId): Phrase | undefined {
  const v = t.view(t.first)
  const least = has(v, attacker, 'menace') ? (v.ask('leastBlockers', { attacker }) ?? 1) : 1
  const all = blockers(t).filter((id) => !v.state.objects[id]?.tapped)
  const [only, ...more] = all
  if (least > 1)
    return all.length >= least ? phrase`contro minacciare servono ${count(least, 'bloccante')}, che ci sono` : undefined
  return only === undefined || more.length > 0 ? undefined : phrase`${thingOf(t.people, only, v)} può farlo`
}

/** What the ability or spell would have sacrificed that is to be activated or cast, where one of it is asked for: «creature». */
export function lacking(t: Tale): Noun | undefined {
  const s = stepOf(t)
  if (typeof s !== 'object' || !('activate' in s || 'cast' in s)) return undefined
  const v = t.view(t.first)
  const label = 'activate' in s ? s.activate : s.cast
  const id = v.state.cards[label] ?? label
  const { abilities } = v.characteristics(id)
  const used = 'activate' in s ? abilities.filter((a) => a.type === 'activated')[s.ability ?? 0] : undefined
  const added = abilities.flatMap((a) => (a.type === 'cost' && 'additional' in a ? a.additional : []))
  const costs = 'activate' in s ? (used?.type === 'activated' ? used.cost : []) : added
  const [cost, ...more] = costs.flatMap((c) => (c.pay === 'sacrifice' ? [c] : []))
  if (!cost || more.length > 0 || cost.what === 'self' || (cost.count ?? 1) > 1) return undefined
  const { controller: _, ...what } = cost.what
  return filterNoun(voiceOf(t, v.controller(id), id), what, 'many')
}

export const ONLY_OWN = 'si sacrifica solo ciò che si controlla'

/** What there is none of to sacrifice, and why that of others is none, where the sentence bears it. */
export function lackingIn(cannot: Phrase, what: Noun): Phrase {
  const whole = phrase`non controlla ${what}, ${ed(verbatim(ONLY_OWN))}`
  return wordCount(`${cannot}: ${whole}`) > LONGEST ? phrase`non controlla ${what} da sacrificare` : whole
}
