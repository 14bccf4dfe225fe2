import 'server-only'
import { setImmediate } from 'node:timers/promises'
import { itemsMetOf } from '#lib/db/attempts'
import type { Db } from '#lib/db/client'
import type { NewQuestion } from '#lib/db/quizzes'
import type { Why } from '#lib/db/snapshot'
import type { Person } from '#lib/db/users'
import { type Choice, chooseMissed, choosePractice } from '#lib/study/index'
import { bank } from '../ports'
import { practiceOf } from '../practice/practice-of'

/** Questions of a practice, where nothing else is asked for. */
const LENGTH = 10

interface Drawn {
  readonly questions: readonly NewQuestion[]
  readonly plan: readonly Why[]
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
  },
): Promise<Drawn> {
  const { seed, now, kind, length: n = LENGTH } = wish
  const practice = await practiceOf(db, person, { seed, now, n })
  const choices = kind === 'missed' ? chooseMissed(practice) : choosePractice(practice)
  const met = await itemsMetOf(
    db,
    person.id,
    choices.flatMap(({ templates }) => templates),
  )
  const drawn = new Set<string>()
  const questions: NewQuestion[] = []
  const plan: Why[] = []
  for (const choice of choices) {
    // Drawing takes a while: others are answered in between.
    await setImmediate()
    const id = variantFor(choice, `${seed}|${questions.length + 1}`, met, drawn)
    const made = id === undefined ? undefined : bank.instantiate(id)
    if (!made?.ok) continue
    const item = made.value
    drawn.add(item.id)
    questions.push({ seed: `${seed}|${questions.length + 1}`, item, shown: bank.toPublic(item) })
    const rule = item.claims.find((claim) => claim === choice.rule) ?? item.claims[0] ?? choice.rule
    plan.push({ rule, reason: choice.reason })
  }
  return { questions, plan }
}

/** Something unseen of the first template that has it; where all was seen, something that is not in this practice yet. */
function variantFor(
  { templates, rule, belief }: Choice,
  seed: string,
  met: ReadonlySet<string>,
  drawn: ReadonlySet<string>,
): string | undefined {
  const unseen = new Set([...met, ...drawn])
  for (const template of templates) {
    const found = bank.variant(template, seed, { not: unseen, rule, belief })
    if (found !== undefined) return found
  }
  const [best = ''] = templates
  return bank.variant(best, seed, { not: drawn, rule, belief })
}
