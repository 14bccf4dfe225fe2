import type { PlayerId, ScriptStep, StepName } from '#lib/rules/index'
import { al, del, type Phrase, phrase, sentence, verbatim } from '../../grammar/index'
import { type People, playerOf } from '../../names/people'
import { steps } from '../../names/terms'
import { asksFor, type Teller } from './teller'

const arrives = (s: ScriptStep | undefined): boolean => typeof s === 'object' && 'step' in s
const goes = (s: ScriptStep | undefined): boolean => arrives(s) || s === 'resolve-all'

/** Whether what comes about on the way to a later step is what is asked, by its order: then where the game goes through is not told. */
export function onTheWay(t: Teller, n: number): boolean {
  const rest = (t.people.scenario.script ?? []).slice(n)
  return asksFor(t, 'sequence') && rest.slice(1).some(arrives) && rest.every(goes)
}

/** Where the game goes, and in whose turn where that changes. */
export function arrival(
  t: Teller,
  step: StepName,
  n: number,
  activeAt: (people: People, n: number) => PlayerId,
): Phrase {
  const script = t.people.scenario.script ?? []
  let from = n
  while (from > 0 && onTheWay(t, from - 1)) from--
  const after = activeAt(t.people, n + 1)
  const turn = after === activeAt(t.people, from) ? verbatim('') : phrase` del turno ${del(playerOf(t.people, after))}`
  const resolved = verbatim(
    script.slice(from, n).includes('resolve-all') ? ', e ciò che va in pila nel frattempo si risolve' : '',
  )
  return sentence(phrase`la partita arriva ${al(steps[step].it)}${turn}${resolved}`)
}
