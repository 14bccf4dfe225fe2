import type { CallTemplate } from '../call-template'
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

/** Every call. Lists that feed ids only grow. */
export const callTemplates: readonly CallTemplate[] = [
  downAndUp,
  emptyLibrary,
  hexproofAnswer,
  newlyArrived,
  onePoint,
  regenerated,
  tenthCounter,
  trampleOver,
  twentyOne,
  twoWounds,
]
