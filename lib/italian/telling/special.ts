import type { EventOf } from '#lib/rules/index'
import { ed, phrase, sentence, verbatim } from '../grammar/index'
import { segnalini } from '../terms'
import { citing, object, player, type Saying, type Tale } from './context'
import { type Node, rulesOf } from './tree'

type Paid = Node<EventOf<'payMana'>> | undefined

const cost = (paid: Paid): string => paid?.h.event.cost ?? ''

/** «Anna sospende Cometa: paga {U} ed esilia la carta con 3 segnalini tempo.» */
export function suspended(t: Tale, n: Node<EventOf<'exile'>>, put: Node<EventOf<'putCounters'>>, paid: Paid): Saying {
  const owner = t.frames[Math.max(0, n.h.batch - 1)]?.objects[n.h.event.object]?.owner ?? 'A'
  const counters = segnalini(put.h.event.amount, put.h.event.counter)
  const exiles = phrase`esilia la carta con ${counters}`
  const does = cost(paid) === '' ? exiles : phrase`paga ${verbatim(cost(paid))} ${ed(exiles)}`
  return {
    sentence: sentence(phrase`${player(t, owner)} sospende ${object(t, n.h.event.object)}: ${does}`),
    rules: [...citing(t, '116.2f', '702.62a'), ...rulesOf(n)],
    batch: put.h.batch,
  }
}

/** «Nora paga {2}{U} e gira Talpa a faccia in su senza usare la pila.» */
export function turnedUp(t: Tale, n: Node<EventOf<'turnUp'>>, paid: Paid): Saying {
  const x = object(t, n.h.event.object)
  const who = player(t, t.view(n.h.batch - 1).controller(n.h.event.object))
  const turns = phrase`gira ${x} a faccia in su senza usare la pila`
  const does = cost(paid) === '' ? turns : phrase`paga ${verbatim(cost(paid))} ${ed(turns)}`
  return {
    sentence: sentence(phrase`${who} ${does}`),
    rules: [...rulesOf(n), ...citing(t, '702.37e')],
    batch: n.h.batch,
  }
}
