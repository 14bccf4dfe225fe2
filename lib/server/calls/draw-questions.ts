import 'server-only'
import { recentCalls } from '#lib/db/calls'
import type { Db } from '#lib/db/client'
import type { NewQuestion } from '#lib/db/quizzes'
import { withdrawnTemplates } from '#lib/db/withdrawn'
import { keyed } from '../keyed'
import { bank } from '../ports'

/** Calls that were met lately come last, and not with the same truth. */
const LATELY = 30

/** Calls among other questions: others for every seed, decided by some rules, where any are given, and by none twice. */
export async function drawCallQuestions(
  db: Db,
  userId: string,
  seed: string,
  { count, rules }: { readonly count: number; readonly rules: readonly string[] },
): Promise<readonly NewQuestion[]> {
  const calls = await bank.calls(
    {
      seeds: Array.from({ length: count }, (_, n) => ({
        seed: keyed(seed, 'call', n + 1),
        shown: keyed(seed, 'call-shown', n + 1),
      })),
      met: (await recentCalls(db, userId, LATELY)).map(({ call }) => call.item.id).toReversed(),
      rules,
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
