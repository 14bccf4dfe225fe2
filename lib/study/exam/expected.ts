import { expectedSuccess } from '../elo'

/** Who exams are made equally hard for, in logits: whoever is about to pass one. Others meet hardly any other difference. */
export const CANDIDATE = 0.5

/**
 * The share of right answers that somebody of an ability may expect of questions so hard, from 0 to 1: the only model of how hard an exam
 * is, the same Elo with which practice rates people and templates.
 */
export const expectedScore = (difficulties: readonly number[], ability = CANDIDATE): number =>
  difficulties.reduce((sum, difficulty) => sum + expectedSuccess(ability, difficulty), 0) /
  Math.max(1, difficulties.length)
