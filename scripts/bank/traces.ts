import { peopleOf, saidBy, speaksOf } from '#lib/italian/index'
import type { VerdictView } from '#lib/italian/views'
import { type Item, readingsOf } from '#lib/questions/index'

/** A step as the measures read it. */
interface Step {
  readonly sentence: string
  readonly decisive?: boolean
  readonly explains?: true
}

const plain = (text: string): string => text.replaceAll('’', "'").replaceAll('\u00a0', ' ')

/** Believers who part from the rules by nothing but their answer: every step after the parting is one of the rules' or says an answer. */
export function onlyAnswers(item: Item, { steps, believed }: VerdictView): readonly string[] {
  const known = new Set([
    ...steps.map(({ sentence }) => sentence),
    ...item.options.flatMap(({ value }) => saidBy(item, value)),
  ])
  const isKnown = (text: string): boolean => known.has(text) || text.split(/(?<=\.) /).every((part) => known.has(part))
  return believed.flatMap(({ belief, shared, steps: own }) => {
    const rest = own.slice(shared)
    return rest.length > 0 && rest.every(({ sentence }) => isKnown(sentence)) ? [belief] : []
  })
}

/** Boxes, rows and statements of which no step speaks: none names what they are about with a word of the matter. */
export function unspoken({ id, probe, scenario }: Item, steps: readonly Step[]): readonly string[] {
  if (probe.ask !== 'several') return []
  const people = peopleOf(scenario, id)
  return readingsOf(probe)
    .filter((reading) => !steps.some(({ sentence }) => speaksOf(reading, plain(sentence), people)))
    .map((reading) => JSON.stringify(reading))
}

/** What only remarks on an event that has been told: a rule said there would say what has not come yet. */
const REMARK = /^(?:Le azioni generate dallo stato non usano la pila|Nella cancellazione scarta solo)/

/** Rules that decide and are said once every number that is asked for has been told. */
export function tooLate({ id, probe, scenario }: Item, steps: readonly Step[]): readonly string[] {
  const people = peopleOf(scenario, id)
  const sizes = readingsOf(probe).filter(({ ask }) => SIZES.has(ask))
  if (sizes.length === 0 || sizes.length < readingsOf(probe).length) return []
  const told = steps.findLastIndex(
    ({ sentence, explains }) => !explains && sizes.some((reading) => speaksOf(reading, plain(sentence), people)),
  )
  return steps.flatMap(({ sentence, explains, decisive }, n) =>
    told >= 0 && n > told && explains && decisive && !REMARK.test(plain(sentence)) ? [sentence] : [],
  )
}

/** What is read off at the end, as a number that rules make step by step. */
const SIZES: ReadonlySet<string> = new Set([
  'power',
  'toughness',
  'pt',
  'manaValue',
  'life',
  'poison',
  'marked',
  'has',
  'survives',
  'lost',
  'zone',
])
