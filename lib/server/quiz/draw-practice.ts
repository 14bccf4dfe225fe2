import 'server-only'
import { itemsMetOf } from '#lib/db/attempts'
import type { Db } from '#lib/db/client'
import type { NewQuestion } from '#lib/db/quizzes'
import type { Why } from '#lib/db/snapshot'
import type { Person } from '#lib/db/users'
import { chooseMissed, choosePractice } from '#lib/study/index'
import { keyed } from '../keyed'
import { bank } from '../ports'
import { practiceOf } from '../practice/practice-of'

/** Questions of a practice, where nothing else is asked for. */
const LENGTH = 10

export interface Drawn {
  readonly questions: readonly NewQuestion[]
  readonly plan?: readonly Why[]
}

/** The questions of a new practice, each a variant that the person has not met while there is one, and why each is asked. */
export async function drawPractice(
  db: Db,
  person: Person,
  wish: {
    readonly seed: string
    readonly now: number
    readonly kind: 'next' | 'missed'
    readonly length?: number | undefined
    /** Items that are being asked elsewhere. */
    readonly open: ReadonlySet<string>
  },
): Promise<Drawn> {
  const { seed, now, kind, length: n = LENGTH, open } = wish
  const practice = await practiceOf(db, person, { seed: keyed(seed, 'practice'), now, n })
  const choices = kind === 'missed' ? chooseMissed(practice) : choosePractice(practice)
  const met = await itemsMetOf(
    db,
    person.id,
    choices.flatMap(({ templates }) => templates),
  )
  const drawn = await bank.variants(
    {
      sought: choices.map((choice, i) => ({ ...choice, seed: keyed(seed, 'offer', i + 1) })),
      met: [...met],
      not: [...open],
    },
    person.id,
  )
  const questions: NewQuestion[] = []
  const plan: Why[] = []
  for (const [i, { rule, reason }] of choices.entries()) {
    const item = drawn[i]?.item
    if (!item) continue
    questions.push({ seed: keyed(seed, 'question', questions.length + 1), item, shown: bank.toPublic(item) })
    plan.push({ rule: item.claims.find((claim) => claim === rule) ?? item.claims[0] ?? rule, reason })
  }
  return { questions, plan }
}
