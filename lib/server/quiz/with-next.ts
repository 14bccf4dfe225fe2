import 'server-only'
import { database, transaction } from '#lib/db/client'
import {
  addQuestions,
  closeQuizzes,
  findQuiz,
  listAnswered,
  listShown,
  type NewQuestion,
  type QuizState,
} from '#lib/db/quizzes'
import { lockPerson, type Person } from '#lib/db/users'
import { withdrawnTemplates } from '#lib/db/withdrawn'
import type { Level } from '#lib/questions/level'
import { type FirstAim, type FirstAnswer, firstOf, nextFirst, rulesAbout } from '#lib/study/index'
import { keyed } from '../keyed'
import { openToAsker } from '../open-items'
import { bank } from '../ports'
import { practiceOf } from '../practice/practice-of'

/** Items, or templates, that a question is chosen from. */
const AMONG = 16

/** Whether another question is to be chosen: those that are there have answers, and there are to be more. */
const isGrowing = ({ closedAt, drawn, marks }: QuizState): boolean =>
  closedAt === null && drawn < marks.length && marks.indexOf(null) === drawn

/**
 * A quiz as it stands for whoever looks at its next question: where that follows from the answers and is not there yet, it is chosen and frozen
 * now. It follows from what is stored and is kept with the person held: of two who look at once one adds it, and the other finds it. Where nothing
 * is left to ask the quiz is closed with what it has.
 */
export async function withNext(person: Person, quizId: string, now: number): Promise<QuizState | null> {
  const quiz = await findQuiz(database(), person.id, quizId)
  if (!quiz || !isGrowing(quiz)) return quiz
  const question = await choose(person, quiz, now)
  return transaction(async (tx) => {
    const held = await lockPerson(tx, person.id)
    const known = held && (await findQuiz(tx, held.id, quizId))
    if (!known || !isGrowing(known) || known.drawn !== quiz.drawn) return known
    if (question) await addQuestions(tx, quizId, known.drawn, [question])
    else await closeQuizzes(tx, held.id, [quizId], now)
    return findQuiz(tx, held.id, quizId)
  })
}

async function choose(person: Person, { id, drawn: n }: QuizState, now: number): Promise<NewQuestion | null> {
  const db = database()
  const shown = await listShown(db, person.id, id)
  const answered = await listAnswered(db, person.id, id)
  const answers = answered.flatMap(({ position, verdict, claims, beliefs }): FirstAnswer[] => {
    const question = shown.find((one) => one.position === position)
    if (!question) return []
    return [
      {
        template: question.template,
        claims,
        beliefs,
        about: rulesAbout(claims, beliefs, bank.ruleOf),
        difficulty: bank.estimate(question.item),
        right: verdict === 'right',
      },
    ]
  })
  const seed = keyed(id, 'next', n + 1)
  const practice = await practiceOf(db, person, { seed, now, n: 1 })
  const aim = nextFirst(practice, answers)
  const not = new Set([...shown.map(({ item }) => item.id), ...(await openToAsker(now))])
  const item =
    aim && ((await drawn(aim, seed, not, person.id)) ?? (await drawn(elsewhere(practice), seed, not, person.id)))
  return item ? { seed: keyed(seed, 'question'), item, shown: bank.toPublic(item) } : null

  function elsewhere(of: typeof practice): FirstAim | null {
    return nextFirst(
      of,
      answers.map((one) => ({ ...one, right: true })),
    )
  }
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
      .map(({ item, estimate }) => ({ item, estimate, beliefs: item.options.flatMap(({ beliefs }) => beliefs) }))
    const best = firstOf(boards, aim)
    if (best) return best.item
  }
  return undefined
}
