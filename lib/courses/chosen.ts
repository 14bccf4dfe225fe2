import { groupedBy } from './report'

/** An answer as it is counted with others. */
export interface Countable {
  readonly verdict: string
  readonly beliefs: readonly string[]
}

/** Answers that come to the same. */
export interface Counted<T extends Countable> {
  readonly verdict: T['verdict']
  /** The error that they have in common; null where they have none, or are put together by what was chosen. */
  readonly belief: string | null
  readonly answers: readonly T[]
}

/** Right ones first, then what most did. */
const inOrder = <T extends Countable>(some: readonly Counted<T>[]): readonly Counted<T>[] =>
  [...some].sort(
    (a, b) => Number(b.verdict === 'right') - Number(a.verdict === 'right') || b.answers.length - a.answers.length,
  )

/** Answers to different questions, by the error that each betrays: one with two of them is counted with both. What betrays none is put together by how it went. */
export function countedByError<T extends Countable>(answers: readonly T[]): readonly Counted<T>[] {
  const told = answers.flatMap((answer): { readonly answer: T; readonly belief: string | null }[] =>
    answer.beliefs.length === 0 || answer.verdict === 'right'
      ? [{ answer, belief: null }]
      : [...new Set(answer.beliefs)].map((belief) => ({ answer, belief })),
  )
  const groups = groupedBy(told, ({ answer, belief }) => belief ?? ` ${answer.verdict}`)
  return inOrder(
    [...groups.values()].flatMap((some) => {
      const [first] = some
      return first
        ? [{ verdict: first.answer.verdict, belief: first.belief, answers: some.map(({ answer }) => answer) }]
        : []
    }),
  )
}

/** A choice as a key: of statements it does not matter which was pressed first. */
const keyOf = (given: unknown): string =>
  JSON.stringify(given, (key, value) => (key === 'statements' ? [...value].sort() : value))

/** Answers to one question, by what was chosen. */
export function countedByChoice<T extends Countable & { readonly given: unknown }>(
  answers: readonly T[],
): readonly Counted<T>[] {
  const groups = groupedBy(answers, ({ given, verdict }) => `${verdict} ${keyOf(given)}`)
  return inOrder(
    [...groups.values()].flatMap((some) =>
      some[0] ? [{ verdict: some[0].verdict, belief: null, answers: some }] : [],
    ),
  )
}
