import 'server-only'
import { recentCalls } from '#lib/db/calls'
import type { Db } from '#lib/db/client'
import type { NewQuestion } from '#lib/db/quizzes'
import { withdrawnTemplates } from '#lib/db/withdrawn'
import { lengthOf, type Part } from '#lib/study/index'
import { keyed } from '../keyed'
import { bank } from '../ports'

/** Calls that were met lately come last, and not with the same truth. */
const LATELY = 30

/** The calls of a new exam: others for every seed, decided by rules of what the rest of it is about. */
export async function chooseCalls(
  db: Db,
  userId: string,
  seed: string,
  parts: readonly Part[],
): Promise<readonly NewQuestion[]> {
  const count = lengthOf({ parts: parts.filter(({ calls }) => calls) })
  if (count === 0) return []
  const about = new Set(parts.flatMap(({ area }) => area ?? []))
  const calls = await bank.calls(
    {
      seeds: Array.from({ length: count }, (_, n) => ({
        seed: keyed(seed, 'call', n + 1),
        shown: keyed(seed, 'call-shown', n + 1),
      })),
      met: (await recentCalls(db, userId, LATELY)).map(({ call }) => call.item.id).toReversed(),
      rules: bank.areas().flatMap(({ slug, rules }) => (about.has(slug) ? rules : [])),
      without: await withdrawnTemplates(db),
    },
    userId,
  )
  return calls.map((call, n) => ({
    seed: keyed(seed, 'call-question', n + 1),
    item: call.item,
    shown: bank.toPublic(call.item),
    call,
  }))
}
