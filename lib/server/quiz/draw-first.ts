import 'server-only'
import { database } from '#lib/db/client'
import type { NewQuestion } from '#lib/db/quizzes'
import type { Person } from '#lib/db/users'
import { withdrawnTemplates } from '#lib/db/withdrawn'
import type { Level } from '#lib/questions/level'
import { type FirstAim, type FirstAnswer, firstOf, nextFirst } from '#lib/study/index'
import { keyed } from '../keyed'
import { bank } from '../ports'
import { practiceOf } from '../practice/practice-of'

/** Items, or templates, that a question is chosen from. */
const AMONG = 16

interface Drawing {
  readonly seed: string
  readonly now: number
  /** Items that are not asked: those that were, and those that are open elsewhere. */
  readonly not: ReadonlySet<string>
}

/** The question that follows from the answers of somebody new, the first one before any; null where nothing is left to ask. */
export async function drawFirst(
  person: Person,
  answers: readonly FirstAnswer[],
  { seed, now, not }: Drawing,
): Promise<NewQuestion | null> {
  const practice = await practiceOf(database(), person, { seed, now, n: 1 })
  const aim = nextFirst(practice, answers)
  // Where the idea has no other board, it goes on as after a right answer.
  const elsewhere = () =>
    nextFirst(
      practice,
      answers.map((one) => ({ ...one, right: true })),
    )
  const found = (await drawn(aim, seed, not, person.id)) ?? (await drawn(elsewhere(), seed, not, person.id))
  return found ? { ...found, seed: keyed(seed, 'question') } : null
}

/** Of what meets the aim, first of what beginners meet, the question to ask. */
async function drawn(aim: FirstAim | null, seed: string, not: ReadonlySet<string>, who: string) {
  if (!aim) return undefined
  const without = await withdrawnTemplates(database())
  const drawings = (level?: Level) =>
    'rules' in aim
      ? [{ seed, wish: { rules: aim.rules, level }, without, n: AMONG }]
      : aim.templates.slice(0, AMONG).map((template) => ({ seed, wish: { template, level }, without, n: 1 }))
  for (const level of ['base', undefined] as const) {
    const boards = (await bank.draw(drawings(level), who))
      .flat()
      .filter(({ item }) => !not.has(item.id))
      .map(({ item, estimate }) => {
        const shown = bank.toPublic(item)
        const length = bank.question(shown, seed).stem.join(' ').length
        return { item, shown, estimate, length, beliefs: item.options.flatMap(({ beliefs }) => beliefs) }
      })
    const best = firstOf(boards, aim, seed)
    if (best) return { item: best.item, shown: best.shown }
  }
  return undefined
}
