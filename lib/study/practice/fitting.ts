import { random } from '#lib/base/seed'
import { expectedSuccess } from '../elo'
import type { Practicable, Practice } from './choice'

/** The expected success that teaches most: hard enough to say something, easy enough to go on; and how far from it is still well. */
export const TARGET = 0.775
export const LEAST = 0.65
export const MOST = 0.9

/** Templates nearer to each other than this are as good: the seed says which. */
const NEARLY = 0.05

/** How little a template fits somebody: its distance from the target; one outside the limits only where nothing is inside. */
export function misfits({ progress, templates, seed }: Practice): (t: Practicable | undefined) => number {
  const next = random(`${seed}|templates`)
  const misfit = new Map(
    templates.map(({ id, difficulty }) => {
      const success = expectedSuccess(progress.ability.rating, difficulty)
      const outside = success < LEAST || success > MOST ? 1 : 0
      return [id, Math.abs(success - TARGET) + outside + next() * NEARLY]
    }),
  )
  return (t) => (t && misfit.get(t.id)) ?? Number.POSITIVE_INFINITY
}
