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
  /** Calls at the table, beside the questions. */
  calls: z.number().int().min(0).max(5).default(0),
  /** Percent. */
  pass: z.number().int().min(1).max(100),
  minutes: z.number().int().min(1).max(300).nullable(),
  scores: z.enum(SCORES).default('end'),
})

/** As many questions of each area as the number allows, the first ones one more; then calls, if any. */
export function ownBlueprint({
  areas,
  level,
  count,
  pass,
  minutes,
  scores,
  calls,
}: z.output<typeof ownExamShape>): Blueprint {
  const known = areas.filter((area) => bank.areas().some(({ slug }) => slug === area)).slice(0, count)
  const each = (n: number): number => Math.floor(count / known.length) + (n < count % known.length ? 1 : 0)
  const asked = known.length ? known.map((area, n) => ({ area, level, count: each(n) })) : [{ level, count }]
  const parts = calls > 0 ? [...asked, { calls: true as const, count: calls }] : asked
  return { id: 'su-misura', parts, pass: pass / 100, minutes, wait: 0, scores }
}
