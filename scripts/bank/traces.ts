import { cites, isEverybodys, isKept, LETTERS, peopleOf, saidBy, speaksOf } from '#lib/italian/index'
import type { VerdictView } from '#lib/italian/views'
import { type Item, readingsOf } from '#lib/questions/index'
import { type MisconceptionId, misconceptions } from '#lib/rules/index'

/** A step as the measures read it. */
interface Step {
  readonly sentence: string
  readonly decisive?: boolean
  readonly rules: readonly string[]
  readonly explains?: true
}

/** A yes or no with its reason, or with what a player is told for one. */
interface Answered {
  readonly verdict: boolean
  readonly reason?: string
  readonly because?: string
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

/** Believers of whom no step of their own bears the rule that they misread, itself or by a letter: nothing says what they hold. */
export function silent({ steps, believed }: VerdictView): readonly string[] {
  const said = new Set(steps.map(({ sentence }) => sentence))
  return believed.flatMap(({ belief, steps: own }) => {
    const rule = misreadBy(belief)
    if (rule === undefined) return []
    const says = own.some(
      ({ sentence, rules }) =>
        !said.has(sentence) && [rule, ...(LETTERS[belief] ?? [])].some((one) => cites(rules, one)),
    )
    return says ? [] : [belief]
  })
}

/** Steps of the rules that believers are left with though they deny them: what is said by the rule that they misread, or is the reason of the right answer where theirs is another. */
export function kept(item: Item, { believed }: VerdictView, own: readonly Step[]): readonly string[] {
  // A step that both have is shown with the rules that it has by the rules.
  const explained = new Map(own.filter(({ explains }) => explains).map(({ sentence, rules }) => [sentence, rules]))
  return believed.flatMap(({ belief, shared, steps }) => {
    const rule = misreadBy(belief)
    const other = otherReason(item, belief)
    return steps
      .slice(0, shared)
      .filter(
        ({ sentence, rules }) =>
          !isKept(belief, sentence) &&
          (explained.get(sentence)?.some((one) => one === rule) === true ||
            (rules.some((one) => one === other) && !isEverybodys(sentence))),
      )
      .map(({ sentence }) => `${belief}: ${sentence}`)
  })
}

const misreadBy = (belief: string): string | undefined => misconceptions.get(belief as MisconceptionId)?.rule

/** The reason of the right answer, where somebody with a belief gives the same answer for theirs. */
function otherReason({ form, options, right }: Item, belief: string): string | undefined {
  if (form !== 'yes-no' && form !== 'reply') return undefined
  const key = options.find((o) => o.key === right)?.value as unknown as Answered | undefined
  const theirs = options
    .map(({ value }) => value as unknown as Answered)
    .find((value) => (value.reason ?? value.because) === belief)
  return key !== undefined && theirs?.verdict === key.verdict ? (key.reason ?? key.because) : undefined
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
