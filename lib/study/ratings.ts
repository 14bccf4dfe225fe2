import type { Attempt } from './attempt'
import { learnt, type Rated, templateStep, UNRATED } from './elo'

/** The facts of somebody's answer that the rating of its template depends on. */
export interface RatedAttempt extends Pick<Attempt, 'itemId' | 'template' | 'difficulty' | 'told'> {
  readonly userId: string
  readonly right: boolean
}

/**
 * How hard templates are by everybody's answers, folded in the order in which they were accepted: what each answer did to its template as it
 * was given, once more. Only a person's first answer to an item counts.
 */
export class RatingFold {
  readonly #ratings = new Map<string, Rated>()
  readonly #abilities = new Map<string, Rated>()
  readonly #met = new Set<string>()

  get ratings(): ReadonlyMap<string, Rated> {
    return this.#ratings
  }

  add({ userId, itemId, template, difficulty, right, told }: RatedAttempt): void {
    const met = `${userId}|${itemId}`
    if (this.#met.has(met)) return
    this.#met.add(met)
    // Of answers from before anybody said how hard a template was, nothing was learnt.
    if (difficulty === null) return
    const ability = this.#abilities.get(userId) ?? UNRATED
    const before = this.#ratings.get(template) ?? { rating: difficulty, answers: 0 }
    const step = templateStep(before, ability.rating, right)
    this.#ratings.set(template, { rating: before.rating + step, answers: before.answers + 1 })
    if (told !== false) this.#abilities.set(userId, learnt(ability, difficulty, right))
  }
}
