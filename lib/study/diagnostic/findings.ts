import { expectedSuccess } from '../elo'
import { abilitiesFrom, type Probed } from './ability'

/** An answer of a diagnostic, with the rules that it speaks about. */
export interface Answer extends Probed {
  readonly rules: readonly string[]
}

export interface AreaFinding {
  readonly area: string
  readonly right: number
  readonly asked: number
  /** How often one probably answers questions like those of the area rightly, from 0 to 1: in four cases of five it lies between. */
  readonly from: number
  readonly to: number
}

/** What a diagnostic found, weakest first. */
export interface Findings {
  readonly areas: readonly AreaFinding[]
  /** Rules that wrong answers speak about: those of the weakest area first, the most frequent first within it. */
  readonly rules: readonly string[]
}

/** Four fifths of what is probable lie within so many spreads on either side. */
const SIDES = 1.28

/** Areas and rules, in the order in which to read about them. */
export function findingsOf(areas: readonly string[], answers: readonly Answer[]): Findings {
  const known = abilitiesFrom(areas, answers).areas.toSorted((a, b) => a.own.mean - b.own.mean)
  const middle = answers.reduce((all, { difficulty }) => all + difficulty, 0) / Math.max(1, answers.length)
  return {
    areas: known.map(({ area, own }) => {
      const asked = answers.filter((answer) => answer.area === area)
      return {
        area,
        asked: asked.length,
        right: asked.filter(({ right }) => right).length,
        from: expectedSuccess(own.mean - SIDES * own.sd, middle),
        to: expectedSuccess(own.mean + SIDES * own.sd, middle),
      }
    }),
    rules: [...new Set(known.flatMap(({ area }) => missedIn(area, answers)))],
  }
}

function missedIn(area: string, answers: readonly Answer[]): readonly string[] {
  const rules = answers.filter((a) => a.area === area && !a.right).flatMap((a) => a.rules)
  const times = (rule: string): number => rules.filter((other) => other === rule).length
  return [...new Set(rules)].toSorted((a, b) => times(b) - times(a))
}
