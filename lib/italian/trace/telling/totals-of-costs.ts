import {
  type Ability,
  type Cost,
  type EventOf,
  type GameObject,
  type ObjectId,
  type PlayerId,
  type RuleId,
  rulesAnswering,
  type View,
} from '#lib/rules/index'
import { and, del, figure, type Phrase, phrase, sentence, verbatim } from '../../grammar/index'
import { thingOf } from '../../names/people'
import { object, type Saying, type Tale } from './context'
import type { Node } from './tree'

const manaOf = (costs: readonly Cost[]): readonly string[] => costs.flatMap((c) => (c.pay === 'mana' ? c.cost : []))

/** A spell or ability whose mana is added up: what it is, and what was announced with it. */
interface Totalling {
  readonly player: PlayerId
  readonly object: ObjectId
  readonly source?: ObjectId
  readonly ability?: Ability
  readonly announced: NonNullable<GameObject['announced']>
}

/**
 * How the mana for a spell or ability comes about, where something is added to its cost or taken off: «Polpo costa {4}{U}{U}, meno {2} per il
 * valore di mana di Orso: in tutto {2}{U}{U}.» It is read in the state in which nothing has been paid yet.
 */
function total(
  t: Tale,
  v: View,
  p: Totalling,
  called: Phrase,
  locked: boolean,
): Pick<Saying, 'sentence' | 'rules'> | undefined {
  if (p.announced.total === undefined) return undefined
  const base = manaOf(v.ask('baseCost', p) ?? [])
  const more = manaOf(v.ask('addedCosts', p) ?? [])
  const less = v.ask('reductions', p) ?? []
  if (more.length + less.length === 0 || base.length === 0) return undefined
  const rules = t.evaluation.rules
  const adding = more.length ? rulesAnswering(rules, v, 'addedCosts', p) : []
  const [picked] = p.announced.picked
  const costless = picked !== undefined && !v.characteristics(picked).manaCost
  const none = verbatim(costless ? ', che non ha costo di mana' : '')
  const worth =
    picked === undefined || !less.length
      ? verbatim('')
      : phrase` per il valore di mana ${del(object(t, picked))}${none}`
  const sum = verbatim(p.announced.total === '' ? '{0}' : p.announced.total)
  const capped = spares(base.concat(more), less, p.announced.total)
  const whole = locked && less.length && !capped && !costless ? phrase`${sum}, fissato prima di pagare` : sum
  const only = verbatim(capped ? ', che toglie solo il generico' : '')
  const tax = verbatim(adding.length === 1 && adding[0] === TAX ? ' di tassa' : '')
  const escalated = adding.length === 1 && adding[0] === ESCALATE && new Set(more).size === 1
  const modes = verbatim(escalated ? perMode(p, more.length) : '')
  return {
    sentence: sentence(
      phrase`${called} costa ${inNumbers(base, p)}${part('più', escalated ? more.slice(0, 1) : more)}${tax}${modes}${part('meno', less)}${worth}${only}: in tutto ${whole}`,
    ),
    rules: [
      ...(capped ? [GENERIC] : []),
      ...(less.length ? rulesAnswering(rules, v, 'reductions', p) : []),
      ...adding,
      ...rulesAnswering(rules, v, 'totalCost', p),
    ],
  }
}

/** A cost with what was chosen for its X: «{5}{W} con X = 5». */
function inNumbers(base: readonly string[], { announced: { x } }: Totalling): Phrase {
  const cost = base.join('')
  if (x === undefined || !cost.includes('{X}')) return verbatim(cost)
  const generic = [...cost.matchAll(/\{(X|\d+)\}/g)].reduce(
    (n, [, symbol]) => n + (symbol === 'X' ? x : Number(symbol)),
    0,
  )
  return phrase`${verbatim(`{${generic}}${cost.replaceAll(/\{(?:X|\d+)\}/g, '')}`)} con X = ${figure(x)}`
}

/** The rule by which generic mana takes off nothing else. */
const GENERIC: RuleId = '118.7a'

/** How much generic mana there is, and how many symbols of other mana. */
const counted = (costs: readonly string[]): readonly [number, number] => {
  const symbols = costs.flatMap((c) => [...c.matchAll(/\{([^}]*)\}/g)].map(([, symbol = '']) => symbol))
  const generic = symbols.filter((symbol) => /^\d+$/.test(symbol))
  return [generic.reduce((n, symbol) => n + Number(symbol), 0), symbols.length - generic.length]
}

/** Whether more generic mana is taken off than there is, and all other mana is left to be paid. */
function spares(base: readonly string[], less: readonly string[], total: string): boolean {
  const [[generic, others], [off, alike]] = [counted(base), counted(less)]
  return others > 0 && alike === 0 && off > generic && counted([total])[1] === others
}

/** The rule that adds to the cost of a commander what is called a tax. */
const TAX: RuleId = '903.8'

/** The rule by which more modes cost more. */
const ESCALATE: RuleId = '702.120a'

/** For which modes escalate is paid, each time the same: only who believes it pays for the first one as well. */
function perMode({ announced: { modes } }: Totalling, paid: number): string {
  const beyond = paid < modes.length ? ' oltre il primo' : ''
  if (paid === 1) return beyond ? ` per il modo${beyond}` : ' per il modo scelto'
  return ` per ognuno dei ${paid} modi${beyond}`
}

/** How the mana that is paid for a spell comes about. */
export function totalled(t: Tale, n: Node<EventOf<'cast'>>, payment: readonly Node[]): readonly Saying[] {
  const { player, object: id } = n.h.event
  const announced = t.frames[n.h.batch]?.objects[id]?.announced
  const [first] = payment
  if (!announced || !first) return []
  const v = t.view(first.h.batch - 1)
  const given = payment.some((c) => c.h.event.type === 'sacrifice') && v.ask('costIsLocked', {}) === true
  const said = total(t, v, { player, object: id, announced }, phrase`${object(t, id)}`, given)
  return said ? [{ ...said, batch: first.h.batch - 1, of: [] }] : []
}

/** The same of what could not be paid for, in the state in which that turned out. */
export function unpaid(t: Tale): readonly Saying[] {
  const state = t.evaluation.trace?.refused.get(t.action)
  const o = state?.objects[state.shared.stack.at(-1) ?? '']
  if (!state || !o?.announced) return []
  const { source, ability } = o.onStack ?? {}
  const v = t.evaluation.look(state)
  const thing = thingOf(t.people, source ?? o.id, v)
  const p = {
    player: o.controller,
    object: o.id,
    announced: o.announced,
    ...(source === undefined ? {} : { source }),
    ...(ability === undefined ? {} : { ability }),
  }
  const said = total(t, v, p, source === undefined ? phrase`${thing}` : phrase`l'abilità ${del(thing)}`, false)
  return said ? [{ ...said, batch: t.first, of: [] }] : []
}

/** «, meno {2}» */
const part = (word: string, costs: readonly string[]): Phrase =>
  costs.length ? phrase`, ${verbatim(word)} ${and(costs.map((c) => verbatim(c)))}` : verbatim('')
