import { type EventOf, unmetCondition } from '#lib/rules/index'
import { del, ed, il, type Phrase, phrase, sentence, verbatim } from '../../grammar/index'
import { wordCount } from '../../situation/stem/intro'
import { compared } from '../why-not/condition'
import { answering, naming, origin, type Saying, spell, type Tale } from './context'
import { illegalAt } from './illegal'
import { LONGEST } from './length'
import { ending } from './stack'
import type { Node } from './tree'
import { abilityOf } from './triggers'

type Fail = Node<EventOf<'fail'>>

/** The condition of a triggered ability does not hold any more, or somebody believes that it needs its source. */
function idle(t: Tale, n: Fail): readonly Saying[] {
  const { object: id, why } = n.h.event
  const on = t.frames[n.h.batch]?.objects[id]?.onStack
  const ability = abilityOf(t, on?.source ?? id, on?.ability)
  const v = t.view(n.h.batch)
  const unmet = why === 'condition' ? unmetCondition(v, id) : undefined
  const you = v.ask('stackController', { object: id }) ?? v.state.objects[id]?.controller ?? ''
  const numbers = unmet && on?.source !== undefined ? compared(t, unmet, you, on.source) : undefined
  if (numbers)
    return [
      {
        sentence: sentence(phrase`${numbers.has}: ${ability} ${numbers.asks} e lascia la pila senza fare niente`),
        rules: naming(t, n),
        batch: n.h.batch,
      },
    ]
  const because =
    why === 'condition' ? verbatim('la sua condizione non è più vera') : verbatim('la sua fonte non esiste più')
  return [
    {
      sentence: sentence(phrase`${ability} lascia la pila senza fare niente: ${because}`),
      rules: why === 'condition' ? naming(t, n) : answering(t, 'outlivesSource'),
      batch: n.h.batch,
    },
  ]
}

/**
 * Nothing comes of a spell or ability: «Orso ha ora protezione dal nero: senza bersagli legali Morte non si risolve e va nel cimitero di
 * Nora.» Where that is too long, what happened to its targets comes first.
 */
export function failed(t: Tale, n: Fail, leaves: Node<EventOf<'move'>> | undefined): readonly Saying[] {
  if (n.h.event.why !== 'targets') return idle(t, n)
  const id = n.h.event.object
  const o = t.frames[n.h.batch]?.objects[id]
  const goes = end(t, n, leaves)
  const lost = illegalAt(t, n.h.batch, id)
  const rules = [...answering(t, 'failsWithoutTargets'), ...(o?.kind === 'ability' ? [] : (leaves?.h.by ?? []))]
  const batch = o?.kind === 'ability' ? n.h.batch : (leaves?.h.batch ?? n.h.batch)
  // Only who believes it has one illegal target stop what has others.
  const some = lost !== undefined && lost.targets.length < (o?.onStack?.targets.length ?? 0)
  const without = some ? phrase`un solo bersaglio illegale basta: ${goes}` : phrase`senza bersagli legali ${goes}`
  if (!lost) return [{ sentence: sentence(without), rules, batch }]
  const whole = sentence(some ? phrase`${lost.why}, e basta questo: ${goes}` : phrase`${lost.why}: ${without}`)
  if (wordCount(whole) <= LONGEST) return [{ sentence: whole, rules: [...rules, ...lost.rules], batch }]
  return [
    { sentence: sentence(lost.why), rules: lost.rules, batch: n.h.batch - 1, of: [] },
    { sentence: sentence(without), rules, batch },
  ]
}

/** «Brace non si risolve e va nel cimitero di Anna», «l'abilità di Altare non si risolve». */
function end(t: Tale, n: Fail, leaves: Node<EventOf<'move'>> | undefined): Phrase {
  const id = n.h.event.object
  const o = t.frames[n.h.batch]?.objects[id]
  if (o?.kind === 'ability')
    return phrase`l'abilità ${del(origin(t, o.onStack?.source ?? id, o.onStack?.ability))} non si risolve`
  const goes = o?.kind === 'copy' ? verbatim('cessa di esistere') : (ending(t, leaves) ?? verbatim('lascia la pila'))
  return phrase`${il(spell(t, id))} non si risolve ${ed(goes)}`
}
