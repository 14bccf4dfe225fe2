/** An ability, or how hard a template is, in logits; with how many answers it was learnt from. */
export interface Rated {
  readonly rating: number
  readonly answers: number
}

/** Somebody of whom nothing is known yet. */
export const UNRATED: Rated = { rating: 0, answers: 0 }

/** How likely a right answer is to somebody of this ability. */
export const expectedSuccess = (ability: number, difficulty: number): number => 1 / (1 + Math.exp(difficulty - ability))

/** Steps grow smaller as more is known, down to one that still follows somebody who learns. */
const ofLearner = (answers: number): number => Math.max(0.1, 0.6 / (1 + 0.05 * answers))
/** A template is answered by everybody and begins with an estimate: it moves in smaller steps, and hardly at all in the end. */
const ofTemplate = (answers: number): number => Math.max(0.02, 0.3 / (1 + 0.05 * answers))

/** A learner after one more answer to a question of this difficulty. */
export const learnt = ({ rating, answers }: Rated, difficulty: number, right: boolean): Rated => ({
  rating: rating + ofLearner(answers) * (Number(right) - expectedSuccess(rating, difficulty)),
  answers: answers + 1,
})

/** By how much an answer of somebody of this ability moves a template. */
export const templateStep = ({ rating, answers }: Rated, ability: number, right: boolean): number =>
  ofTemplate(answers) * (expectedSuccess(ability, rating) - Number(right))
