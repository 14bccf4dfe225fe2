/** One time that an assignment was begun, as far as its outcome goes. */
export interface Attempted {
  readonly right: number
  readonly total: number
  /** All is answered, or it was handed in. */
  readonly finished: boolean
  /** Whether its score may be known by whoever looks. */
  readonly told: boolean
  /** Questions that count for nobody: they are in neither figure. */
  readonly leftOut?: number
  /** Questions that are marked by hand: what they are worth is among the right ones, in quarters. */
  readonly byHand?: number
}

/** What somebody has made of an assignment. */
export interface Outcome {
  readonly state: 'todo' | 'begun' | 'done'
  /** The best finished time, by its share of right answers; null where there is none to tell. */
  readonly best: {
    readonly right: number
    readonly total: number
    readonly leftOut?: number
    readonly byHand?: number
  } | null
  /** True where there is a score that is not told yet. */
  readonly waits: boolean
}

export function outcomeOf(runs: readonly Attempted[]): Outcome {
  const finished = runs.filter((run) => run.finished)
  const share = ({ right, total }: Pick<Attempted, 'right' | 'total'>): number => (total === 0 ? 0 : right / total)
  const best = finished
    .filter(({ told }) => told)
    .reduce<Attempted | null>((a, b) => (a === null || share(b) > share(a) ? b : a), null)
  return {
    state: finished.length > 0 ? 'done' : runs.length > 0 ? 'begun' : 'todo',
    best: best && {
      right: best.right,
      total: best.total,
      ...(best.leftOut && { leftOut: best.leftOut }),
      ...(best.byHand && { byHand: best.byHand }),
    },
    waits: finished.some(({ told }) => !told),
  }
}
