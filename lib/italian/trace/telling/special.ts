import type { EventOf } from '#lib/rules/index'
import { dal, ed, figure, type Phrase, phrase, sentence, verb, verbatim } from '../../grammar/index'
import { labelOf } from '../../names/people'
import { inZone, segnalini } from '../../names/terms'
import { answering, halted, object, player, type Saying, stating, stepOf, type Tale } from './context'
import type { Place } from './teller'
import { is, type Node, rulesOf } from './tree'

type Paid = Node<EventOf<'payMana'>> | undefined

const cost = (paid: Paid): string => paid?.h.event.cost ?? ''

/** «Anna sospende Cometa senza usare la pila: paga {U} ed esilia la carta con 3 segnalini tempo.» */
export function suspended(t: Tale, n: Node<EventOf<'exile'>>, put: Node<EventOf<'putCounters'>>, paid: Paid): Saying {
  const owner = t.frames[Math.max(0, n.h.batch - 1)]?.objects[n.h.event.object]?.owner ?? 'A'
  const counters = segnalini(put.h.event.amount, put.h.event.counter)
  const exiles = phrase`esilia la carta con ${counters}`
  const does = cost(paid) === '' ? exiles : phrase`paga ${verbatim(cost(paid))} ${ed(exiles)}`
  return {
    sentence: sentence(
      phrase`${player(t, owner)} sospende ${object(t, n.h.event.object)} senza usare la pila: ${does}`,
    ),
    rules: [...answering(t, 'specialUsesStack', 'specialAction'), ...rulesOf(n)],
    batch: put.h.batch,
  }
}

/**
 * What only somebody who believes it puts on the stack: «Anna sospende Cometa: paga {U}, e la sospensione va in pila e aspetta di risolversi.»
 * Undefined of anything else that goes there without having triggered.
 */
export function believedToWait(t: Tale, n: Node<EventOf<'putOnStack'>>, paid: Paid): Saying | undefined {
  const { source, controller, ability } = n.h.event
  const step = stepOf(t)
  if (ability.type !== 'activated' || !('effect' in ability)) return undefined
  const who = player(t, controller)
  const pays = cost(paid) === '' ? verbatim('') : phrase`: paga ${verbatim(cost(paid))}`
  const waits = verbatim('in pila e aspetta di risolversi')
  const x = object(t, source)
  const said = (text: Phrase, rules: readonly string[]): Saying => ({
    sentence: sentence(text),
    rules,
    batch: n.h.batch,
  })
  if (typeof step === 'object' && 'suspend' in step)
    return said(phrase`${who} sospende ${x}${pays}, e la sospensione va ${waits}`, answering(t, 'specialUsesStack'))
  if (ability.effect.do === 'turnFaceUp')
    return said(
      phrase`${who} vuole girare ${x} ${verbatim('a faccia in su')}${pays}, e l'azione va ${waits}`,
      answering(t, 'turnsUp'),
    )
  if (ability.effect.do === 'together')
    return said(phrase`il danno da combattimento va ${waits}`, answering(t, 'simultaneousDamage'))
  return undefined
}

/** «Nora paga {2}{U} e gira Talpa a faccia in su senza usare la pila.» */
export function turnedUp(t: Tale, n: Node<EventOf<'turnUp'>>, paid: Paid): Saying {
  const x = object(t, n.h.event.object)
  const who = player(t, t.view(n.h.batch - 1).controller(n.h.event.object))
  const turns = phrase`gira ${x} a faccia in su senza usare la pila`
  const does = cost(paid) === '' ? turns : phrase`paga ${verbatim(cost(paid))} ${ed(turns)}`
  return {
    sentence: sentence(phrase`${who} ${does}`),
    rules: [...rulesOf(n), ...answering(t, 'turnsUp')],
    batch: n.h.batch,
  }
}

/** «Anna rimuove 1 segnalino tempo da Cometa: ne restano 2.» */
export function ticked(t: Tale, n: Node<EventOf<'adjustCounters'>>): readonly Saying[] | undefined {
  const { on, counter, by } = n.h.event
  const o = t.frames[Math.max(0, n.h.batch - 1)]?.objects[on]
  if (counter !== 'time' || by >= 0 || o?.zone !== 'exile') return undefined
  const left = Math.max(0, (o.counters[counter] ?? 0) + by)
  const who = player(t, o.owner)
  const from = dal(object(t, on))
  const text = left
    ? phrase`${who} rimuove ${segnalini(-by, counter)} ${from}: ne ${verb('resta', left)} ${figure(left)}`
    : phrase`${who} rimuove l'ultimo segnalino tempo ${from}`
  return [
    {
      sentence: sentence(text),
      rules: [...stating(t, 'trigger', 'adjustCounters', 'suspend'), ...rulesOf(n)],
      batch: n.h.batch,
    },
  ]
}

/** «Anna non lancia Cometa, che resta in esilio»: an ability that lets a card be cast has resolved, and it was not. */
export function uncast(t: Tale, { roots, i }: Place, n: Node<EventOf<'resolve'>>): readonly Saying[] {
  const o = t.frames[n.h.batch]?.objects[n.h.event.object]
  const ability = o?.onStack?.ability
  const source = o?.onStack?.source
  if (ability?.type !== 'triggered' || !('effect' in ability) || ability.effect?.do !== 'cast' || !source) return []
  if (ability.effect.what !== 'self') return []
  const rest = roots.slice(i + 1)
  const end = rest.findIndex((x) => is(x, 'cease') && x.h.event.object === n.h.event.object)
  // Before it is decided whether to cast it, it is not said that nobody does.
  if (end < 0 && halted(t)) return []
  const own = end < 0 ? rest : rest.slice(0, end)
  if (own.some((x) => is(x, 'cast'))) return []
  const card = t.frames[n.h.batch]?.objects[source]
  const left = end < 0 ? undefined : t.frames[rest[end]?.h.batch ?? 0]?.objects[source]
  const cometa = object(t, source)
  const stays: Phrase = left?.zone === 'exile' ? phrase`, che resta ${inZone('exile')}` : verbatim('')
  const isMad = ability.effect.name === 'madness'
  const who = player(t, card?.owner ?? 'A')
  const wants = t.people.scenario.choices?.some((c) => c.choose === 'cast' && c.of === labelOf(source))
  const free = verbatim('la carta si può lanciare, non si deve: ')
  const mistimed = isMad && wants && card?.printed.types.includes('sorcery')
  return [
    {
      sentence: mistimed
        ? sentence(
            phrase`${cometa} è una stregoneria: fuori dalla propria fase principale ${who} non può lanciare la carta`,
          )
        : sentence(phrase`${isMad ? verbatim('') : free}${who} non lancia ${cometa}${stays}`),
      rules: isMad ? stating(t, 'trigger', 'move', 'madness') : stating(t, 'trigger', 'adjustCounters', 'suspend'),
      batch: n.h.batch,
    },
  ]
}
