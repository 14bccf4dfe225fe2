import 'server-only'
import { z } from 'zod'
import { LEVELS } from '#lib/questions/level'
import { type Blueprint, SCORES } from '#lib/study/index'
import { bank } from '../ports'

/** What an exam of one's own choice may be like. */
export const ownExamShape = z.object({
  areas: z.array(z.string().max(60)).max(30),
  level: z.enum(LEVELS).optional(),
  count: z.number().int().min(3).max(60),
  /** Percent. */
  pass: z.number().int().min(1).max(100),
  minutes: z.number().int().min(1).max(300).nullable(),
  scores: z.enum(SCORES).default('end'),
})

/** As many questions of each area as the number allows, the first ones one more. */
export function ownBlueprint({ areas, level, count, pass, minutes, scores }: z.output<typeof ownExamShape>): Blueprint {
  const known = areas.filter((area) => bank.areas().some(({ slug }) => slug === area)).slice(0, count)
  const each = (n: number): number => Math.floor(count / known.length) + (n < count % known.length ? 1 : 0)
  const parts = known.length ? known.map((area, n) => ({ area, level, count: each(n) })) : [{ level, count }]
  return { id: 'su-misura', parts, pass: pass / 100, minutes, wait: 0, scores }
}
