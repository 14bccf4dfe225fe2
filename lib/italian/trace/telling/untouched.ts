import type { EventOf } from '#lib/rules/index'
import { and, del, phrase, sentence, verb, verbatim } from '../../grammar/index'
import { thingCalled } from '../../names/people'
import { answering, naming, object, type Saying, stepOf, type Tale } from './context'
import type { Node } from './tree'

/**
 * «Tigre è ancora in pila: l'effetto riguarda solo le creature che ora sono sul campo di battaglia.» Where an effect begins that speaks of all creatures,
 * a creature spell is none of those that are fixed for it.
 */
export function stillSpells(t: Tale, n: Node<EventOf<'begin'>>): readonly Saying[] {
  const { fixed = [], source } = n.h.event.effect
  const v = t.view(n.h.batch - 1)
  const isCreature = (id: string): boolean => v.characteristics(id).types.includes('creature')
  const all = v.state.shared.battlefield.filter(isCreature)
  const step = stepOf(t)
  const by = source === undefined ? undefined : v.state.objects[source]?.onStack
  const chosen = by ? by.targets.length > 0 : !JSON.stringify(typeof step === 'object' ? step : '').includes('"all"')
  if (chosen || all.length === 0 || all.length !== fixed.length || !all.every((id) => fixed.includes(id))) return []
  const who = v.state.shared.stack
    .filter((id) => v.state.objects[id]?.kind !== 'ability' && isCreature(id))
    .map((id) => object(t, id))
  if (who.length === 0) return []
  const text = phrase`${and(who)} ${verb('è', who)} ancora in pila: ${verbatim("l'effetto riguarda solo le creature che ora sono sul campo di battaglia")}`
  return [{ sentence: sentence(text), rules: naming(t, n), decides: true, batch: n.h.batch, of: [] }]
}

/**
 * «Nessun'altra creatura ha lo stesso nome: la pedina si chiama Apprendista Jushi e non cambia.» Where an effect speaks of all that share a name with
 * its target and finds none: a token that is there could be thought to have that of what made it. Undefined where something does share it, to
 * who holds something else of names, or where there is none to share.
 */
export function namedOtherwise(t: Tale, n: Node<EventOf<'begin'>>): Saying | undefined {
  const v = t.view(n.h.batch - 1)
  const spell = v.state.objects[n.h.event.effect.source ?? '']
  const [target, ...more] = spell?.onStack?.targets ?? []
  const asked = answering(t, 'sameName')
  if (target === undefined || more.length > 0 || asked.length === 0) return undefined
  if (!JSON.stringify(spell?.printed.abilities).includes('"sameName"')) return undefined
  const nameOf = (id: string): string => v.characteristics(id).name
  const others = v.state.shared.battlefield.filter(
    (id) => id !== target && v.characteristics(id).types.includes('creature'),
  )
  if (nameOf(target) === '' || others.some((id) => nameOf(id) === nameOf(target))) return undefined
  const [token, ...tokens] = others.filter((id) => v.state.objects[id]?.kind === 'token' && nameOf(id) !== '')
  const same = verbatim("nessun'altra creatura ha lo stesso nome")
  const text =
    token === undefined || tokens.length > 0
      ? phrase`${same} ${del(object(t, target))}`
      : phrase`${same}: la pedina si chiama ${verbatim(thingCalled(v.characteristics(token)).text)} e non cambia`
  return { sentence: sentence(text), rules: [...asked, ...naming(t, n)], whole: true, batch: n.h.batch }
}
