import { expectedSuccess } from '../elo'

/** An answer as the model reads it; `difficulty` in logits. */
export interface Probed {
  readonly area: string
  readonly difficulty: number
  readonly right: boolean
}

/** What is known of a number: the most probable value, and how far off it may well be. */
export interface Estimate {
  readonly mean: number
  readonly sd: number
}

export interface Abilities {
  /** Over all areas, in logits. */
  readonly whole: Estimate
  /** In each area, and how far it lies from the whole. */
  readonly areas: readonly { readonly area: string; readonly own: Estimate; readonly apart: Estimate }[]
}

/** How far people lie apart, and how far the areas of one person do, in logits. */
const PEOPLE = 1.5
const AREAS = 1.2
const STEPS = 30

interface Part {
  readonly area: string
  readonly answers: readonly Probed[]
}

/**
 * How able somebody is, over all and area by area: the most probable values under a Rasch model in which the areas of a person lie around
 * their whole (Newton's method; every area touches only the whole, so each step is solved in closed form), and the spread that the
 * curvature there gives (Laplace).
 */
export function abilitiesFrom(areas: readonly string[], answers: readonly Probed[]): Abilities {
  const parts = areas.map((area) => ({ area, answers: answers.filter((a) => a.area === area) }))
  let whole = 0
  let apart: readonly number[] = parts.map(() => 0)
  for (let step = 0; step < STEPS; step++) {
    const { from, known, schur } = curvature(parts, whole, apart)
    const pulls = parts.map((part, n) => pullOf(part, whole + (apart[n] ?? 0)))
    const onWhole = sum(pulls) - whole / PEOPLE ** 2
    const onApart = pulls.map((pull, n) => pull - (apart[n] ?? 0) / AREAS ** 2)
    const move = (onWhole - sum(onApart.map((g, n) => share(from, known, n) * g))) / schur
    whole += move
    apart = apart.map((value, n) => value + ((onApart[n] ?? 0) - (from[n] ?? 0) * move) / (known[n] ?? 1))
  }
  const { from, known, schur } = curvature(parts, whole, apart)
  return {
    whole: { mean: whole, sd: Math.sqrt(1 / schur) },
    areas: parts.map(({ area }, n) => {
      const [value, weight] = [apart[n] ?? 0, share(from, known, n)]
      const within = 1 / (known[n] ?? 1)
      return {
        area,
        own: { mean: whole + value, sd: Math.sqrt(within + (1 - weight) ** 2 / schur) },
        apart: { mean: value, sd: Math.sqrt(within + weight ** 2 / schur) },
      }
    }),
  }
}

const sum = (numbers: readonly number[]): number => numbers.reduce((a, b) => a + b, 0)

/** By how much the answers of an area say that its ability is higher. */
const pullOf = ({ answers }: Part, ability: number): number =>
  sum(answers.map(({ right, difficulty }) => Number(right) - expectedSuccess(ability, difficulty)))

/** What the answers of each area tell (`from`), that with what was known before (`known`), and what all of it tells of the whole. */
function curvature(parts: readonly Part[], whole: number, apart: readonly number[]) {
  const from = parts.map(({ answers }, n) =>
    sum(
      answers.map(({ difficulty }) => {
        const p = expectedSuccess(whole + (apart[n] ?? 0), difficulty)
        return p * (1 - p)
      }),
    ),
  )
  const known = from.map((told) => told + 1 / AREAS ** 2)
  const schur = 1 / PEOPLE ** 2 + sum(from.map((told, n) => told - told ** 2 / (known[n] ?? 1)))
  return { from, known, schur }
}

const share = (from: readonly number[], known: readonly number[], n: number): number => (from[n] ?? 0) / (known[n] ?? 1)
