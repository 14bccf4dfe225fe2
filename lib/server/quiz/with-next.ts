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
import { type FirstAnswer, rulesAbout } from '#lib/study/index'
import { keyed } from '../keyed'
import { openToAsker } from '../open-items'
import { bank } from '../ports'
import { drawFirst } from './draw-first'

/** Whether another question is to be chosen: those that are there have answers, and there are to be more. */
const isGrowing = ({ closing, drawn, marks }: QuizState): boolean =>
  closing === null && drawn < marks.length && marks.indexOf(null) === drawn

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
  const not = new Set([...shown.map(({ item }) => item.id), ...(await openToAsker(now))])
  return drawFirst(person, answers, { seed: keyed(id, 'next', n + 1), now, not })
}
