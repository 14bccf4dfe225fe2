import type { CallWords } from '../tale'
import { downAndUp } from './down-and-up'
import { emptyLibrary } from './empty-library'
import { hexproofAnswer } from './hexproof-answer'
import { newlyArrived } from './newly-arrived'
import { onePoint } from './one-point'
import { regenerated } from './regenerated'
import { tenthCounter } from './tenth-counter'
import { trampleOver } from './trample-over'
import { twentyOne } from './twenty-one'
import { twoWounds } from './two-wounds'

/** The words of every call, by its id. */
export const tales: Readonly<Record<string, CallWords>> = {
  'down-and-up': downAndUp,
  'empty-library': emptyLibrary,
  'hexproof-answer': hexproofAnswer,
  'newly-arrived': newlyArrived,
  'one-point': onePoint,
  regenerated,
  'tenth-counter': tenthCounter,
  'trample-over': trampleOver,
  'twenty-one': twentyOne,
  'two-wounds': twoWounds,
}
