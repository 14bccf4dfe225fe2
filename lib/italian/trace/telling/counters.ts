import type { EventOf } from '#lib/rules/index'
import { and, ed, figure, type Noun, type Phrase, phrase, sentence, verb, verbatim } from '../../grammar/index'
import { counter, segnalini } from '../../names/terms'
import { naming, type Saying, type Tale, target } from './context'
import { countersOn, course } from './course'
import { replaced } from './replaced'
import { countersTogether, meanwhile } from './simultaneous'
import { ticked } from './special'
import { alike, earlier, one, run, type Teller } from './teller'
import { isCheck, type Node, rulesOf } from './tree'

/** Counters put on something: «Orso riceve 2 segnalini −1/−1.», and where it has had some, «da 1 a 3». */
function countersPut(t: Tale, n: Node<EventOf<'putCounters'>>): readonly Saying[] {
  const e = n.h.event
  // Nothing is put where nothing is to be put.
  if (e.amount === 0) return []
  const base = { rules: rulesOf(n), batch: n.h.batch }
  const put = segnalini(e.amount, e.counter)
  return [{ ...base, sentence: sentence(phrase`${target(t, e.on)} riceve ${put}${course(t, n, e.amount)}`) }]
}

/** «Orso ha 3 segnalini +1/+1 e 2 segnalini −1/−1: si eliminano a coppie e resta 1 segnalino +1/+1.» */
function cancelled(t: Tale, x: Noun, ...both: readonly Node<EventOf<'adjustCounters'>>[]): Phrase {
  const had = both.map(({ h: { event: e, batch } }) => ({
    kind: e.counter,
    before: countersOn(t, batch - 1, e.on, e.counter),
    after: countersOn(t, batch - 1, e.on, e.counter) + e.by,
  }))
  const rest = had.find(({ after }) => after > 0)
  const left = rest
    ? phrase` ${ed(verb('resta', rest.after))} ${segnalini(rest.after, rest.kind)}`
    : verbatim(' e non ne resta nessuno')
  const how = verbatim(had.every(({ before }) => before === 1) ? 'a vicenda' : 'a coppie')
  return phrase`${x} ha ${and(had.map(({ before, kind }) => segnalini(before, kind)))}: si eliminano ${how}${left}`
}

/** Counters taken off: an effect, or pairs that cancel out (704.5q). */
function countersGone(t: Tale, roots: readonly Node<EventOf<'adjustCounters'>>[]): readonly Saying[] {
  const [first, second] = roots
  if (!first) return []
  const x = target(t, first.h.event.on)
  const rules = rulesOf(...roots)
  const base = { rules: rules.length ? rules : naming(t, first), batch: first.h.batch }
  const n = Math.abs(first.h.event.by)
  if (second && second.h.event.on === first.h.event.on)
    return [{ ...base, sentence: sentence(cancelled(t, x, first, second)) }]
  if (isCheck(first)) {
    const many = verbatim(counter(first.h.event.counter).many)
    return [
      {
        ...base,
        sentence: sentence(phrase`${x} ${verb('ha', x)} più ${many} di quanti può averne: ne perde ${figure(n)}`),
      },
    ]
  }
  return [
    {
      ...base,
      sentence: sentence(
        phrase`${x} ${verbatim(first.h.event.by < 0 ? 'perde' : 'riceve')} ${segnalini(n, first.h.event.counter)}${course(t, first, first.h.event.by)}`,
      ),
    },
  ]
}

/** Counters put on things: as many of a kind each, in one sentence. */
export const counters: Teller<'putCounters'> = (t, n, at) => {
  const { counter, amount } = n.h.event
  const group = alike(
    run(at, ['putCounters']),
    ({ h }) => h.fate === 'happened' && h.event.amount > 0 && h.event.counter === counter && h.event.amount === amount,
  )
  const together = countersTogether(t, group)
  if (together) return { said: [together], used: group.length }
  return one(n.h.fate === 'replaced' ? replaced(t, n) : countersPut(t, n))
}

/** Whether counters of two kinds go from one thing together because a check finds both on it. */
const cancel = ([a, b]: readonly Node<EventOf<'adjustCounters'>>[]): boolean =>
  a !== undefined &&
  b !== undefined &&
  isCheck(a) &&
  isCheck(b) &&
  a.h.event.on === b.h.event.on &&
  a.h.event.by === b.h.event.by &&
  a.h.event.counter !== b.h.event.counter

/** Counters that go, alone or in pairs that cancel out. */
export const countersChanged: Teller<'adjustCounters'> = (t, n, at) => {
  const time = ticked(t, n)
  if (time) return one(time)
  const group = run(at, ['adjustCounters']).slice(0, 2)
  const pair = cancel(group)
  // Of what dies in that same moment no counters are left to speak of.
  if (pair && t.frames[n.h.batch]?.objects[n.h.event.on]?.zone !== 'battlefield') return { said: [], used: 2 }
  const gone = countersGone(t, pair ? group : group.slice(0, 1))
  const dying = pair && earlier(at).some((x) => x.h.batch === n.h.batch && isCheck(x))
  return { said: dying ? meanwhile(t, gone) : gone, used: pair ? 2 : 1 }
}
