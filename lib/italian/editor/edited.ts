import { cards } from '#lib/cards/index'
import { type ChoiceKind, type ChoiceRequest, evaluate, type Problem, parseScenario } from '#lib/rules/index'
import { capital, phrase, typeset, verbatim } from '../grammar/index'
import { peopleOf } from '../names/people-of'
import { describeTable } from '../table/table'
import { sayExhausted } from '../trace/exhausted'
import { stepsOf } from '../trace/steps'
import type { StepView, TableView } from '../views'
import { type ReadyDivision, readyDivisions } from './divisions'
import { type EditedProblem, editedProblem } from './edited-problems'

/** A thing of a situation by its label, with the name it has in the text. */
export interface EditedName {
  readonly id: string
  readonly name: string
}

/** A decision that the situation leaves open. */
export interface MissingChoice {
  readonly choose: ChoiceKind
  readonly player: string
  readonly of: string
  /** «Anna deve scegliere quale permanente leggendario resta.» */
  readonly said: string
  readonly options: readonly EditedName[]
  /** Divisions of damage that the rules allow. */
  readonly ready?: readonly ReadyDivision[]
}

/** What is to be said of a situation while somebody puts it together. */
export interface EditedView {
  /** What is wrong with it, and where; empty where it can be played. */
  readonly problems: readonly EditedProblem[]
  /** Absent where it cannot be played. */
  readonly begins?: TableView
  readonly steps: readonly StepView[]
  readonly players: readonly EditedName[]
  readonly things: readonly EditedName[]
  readonly missing?: MissingChoice
  /** Where no rule says how it goes on. */
  readonly stuck: boolean
  /** Where it grows too large to be followed: «Lo scenario è troppo grande …». */
  readonly exhausted?: string
  /** Actions that were refused, by their place in the script. */
  readonly refused: readonly number[]
  /** How many choices nobody asked for. */
  readonly unused: number
}

const WHAT: Readonly<Record<ChoiceKind, string>> = {
  replacement: 'quale effetto di sostituzione si applica per primo',
  prevention: 'a chi si previene il danno',
  'assign-damage': 'come assegna il danno',
  'trigger-order': 'in che ordine vanno in pila le abilità innescate',
  legend: 'quale permanente leggendario resta',
  target: 'il bersaglio',
  copy: 'che cosa copia il permanente che entra',
  attach: 'a che cosa è assegnato il permanente che entra',
  sacrifice: 'che cosa sacrifica',
  distribution: 'come distribuisce ciò che è da distribuire',
  modes: 'i modi',
  divide: 'come divide ciò che è da dividere',
  may: 'se farlo',
  pick: 'che cosa sceglie',
  exile: 'che cosa esilia',
  x: 'il valore di X',
  cast: 'se lanciare la carta',
  color: 'il colore',
  pile: 'quale pila prende',
  goes: 'in quale zona va',
  shuffle: "l'ordine delle carte rimescolate",
  scry: 'quali carte restano in cima',
  surveil: 'quali carte restano in cima',
  search: 'quali carte trova',
  order: "l'ordine delle carte",
  discard: 'quali carte scarta',
  random: 'quali carte capitano a caso',
  take: 'quali carte prende',
  piles: 'come divide le carte in mucchi',
  commander: 'se il comandante va nella zona di comando',
  mulligan: 'se tiene la mano',
}

/** «Per Sfera, Anna deve scegliere il valore di X.» */
const sayMissing = (
  { choose, player }: ChoiceRequest,
  about: string | undefined,
  nameOf: (id: string) => string,
): string => `${about === undefined ? '' : `Per ${about}, `}${nameOf(player)} deve scegliere ${WHAT[choose]}.`

const unplayable = (problems: readonly Problem[], document: unknown): EditedView => ({
  problems: problems.map((problem) => {
    const { path, where, said } = editedProblem(problem, document)
    return { path, where: typeset(where), said: typeset(said) }
  }),
  steps: [],
  players: [],
  things: [],
  stuck: false,
  refused: [],
  unused: 0,
})

/** Plays a document of any shape and says what comes of it: what happens, what is refused, which choice is missing, what is wrong. */
export function tellEdited(document: unknown): EditedView {
  const parsed = parseScenario(document, cards)
  if (!parsed.ok) return unplayable(parsed.error, document)
  const scenario = parsed.value
  const e = evaluate(scenario, { trace: true })
  const people = peopleOf(scenario)
  const nameOf = (id: string): string => {
    const noun = people.things[id] ?? people.players[id]
    return noun ? typeset(capital(phrase`${noun}`)) : id
  }
  const missing = e.status === 'undecided' ? e.choice : undefined
  return {
    problems: [],
    begins: describeTable(e.look(e.start), people),
    steps: stepsOf(e, people),
    players: people.order.map((id) => ({ id, name: nameOf(id) })),
    things: Object.keys(people.things).map((id) => ({ id, name: nameOf(id) })),
    ...(missing
      ? {
          missing: {
            choose: missing.choose,
            player: missing.player,
            of: missing.of,
            said: typeset(verbatim(sayMissing(missing, people.things[missing.of] && nameOf(missing.of), nameOf))),
            options: missing.options.map((id) => ({ id, name: nameOf(id) })),
            ...(missing.choose === 'assign-damage' && { ready: readyDivisions(scenario, e, missing, people) }),
          },
        }
      : {}),
    stuck: e.status === 'stuck',
    ...(e.status === 'exhausted' ? { exhausted: sayExhausted(e) } : {}),
    refused: e.reports.flatMap((report, n) => (report.type === 'refused' ? [n] : [])),
    unused: e.unused.length,
  }
}
