import 'server-only'
import { z } from 'zod'
import { ok } from '#lib/base/result'
import { type AnswerCount, standings } from '#lib/classroom/index'
import { type NamedAnswer, namedAnswers } from '#lib/db/classroom/answers'
import { countClass } from '#lib/db/classroom/counts'
import { type ClassName, type ClassPlayer, namesInClass, playersOf } from '#lib/db/classroom/players'
import { type ClassQuestion, type ClassRow, classQuestions } from '#lib/db/classroom/sessions'
import { type Db, database } from '#lib/db/client'
import { reading } from '#lib/db/replica'
import type { SpreadView } from '#lib/italian/class-views'
import { errorOf } from '../courses/made-of'
import { courseTaught } from '../courses/own-course'
import { csvFile } from '../csv'
import { defineUseCase, unsafeId } from '../define-use-case'
import { type WaitingDto, waitingOf, whoseOf } from '../made-of-questions'
import { titlesOfOwn } from '../own/titles'
import { bank } from '../ports'
import { byRule } from '../rule-order'
import { type HeldErrorDto, heldErrors } from './held-errors'
import { spreadView } from './material'
import { classLed } from './own-class'

/** Somebody who played: nobody else than who is of the course has a name here. */
export interface ReportPerson {
  readonly nickname: string
  readonly name: string | null
  /** A student of the course, for whoever teaches it: there is a page of what they did. */
  readonly studentId: string | null
}

/** What came of a session. */
export interface ReportDto {
  readonly id: string
  readonly title: string
  /** The error that it was made to correct; null for none. */
  readonly error: string | null
  readonly courseId: string | null
  readonly createdAt: number
  readonly ended: boolean
  readonly players: number
  readonly questions: readonly {
    readonly id: string
    readonly position: number
    readonly round: 1 | 2
    readonly ask: string
    readonly headline: string
    readonly spread: SpreadView
    /** Those who did not answer it right. */
    readonly missed: readonly ReportPerson[]
    readonly doubts: readonly { readonly step: number; readonly count: number }[]
  }[]
  readonly people: readonly (ReportPerson & { readonly answered: number; readonly right: number })[]
  /** Rules that wrong answers were about, in rule order. */
  readonly rules: readonly string[]
  /** What people believe at the end of it, those of most people first, each with what was made of it and waits to be used. */
  readonly errors: readonly (HeldErrorDto & { readonly waiting: WaitingDto })[]
}

interface Read {
  readonly row: ClassRow
  readonly players: readonly ClassPlayer[]
  readonly names: ReadonlyMap<string, ClassName>
  /** Those that somebody could answer. */
  readonly questions: readonly ClassQuestion[]
  readonly answers: readonly NamedAnswer[]
}

async function read(db: Db, row: ClassRow): Promise<Read> {
  const answers = await namedAnswers(db, row.id)
  const answered = new Set(answers.map(({ questionId }) => questionId))
  const questions = (await classQuestions(db, row.id)).filter(({ id }) => answered.has(id))
  return { row, players: await playersOf(db, row.id), names: await namesInClass(db, row.id), questions, answers }
}

const countsOf = (answers: readonly NamedAnswer[], id: string): readonly AnswerCount[] =>
  answers.filter(({ questionId }) => questionId === id).map((answer) => ({ ...answer, count: 1 }))

const shape = z.object({ id: unsafeId })

/** What came of a session, question by question and person by person. For whoever leads it. */
export const reportClass = defineUseCase('classroom/report', shape, async (unsafe, { now }) => {
  const led = await classLed(unsafe.id, now)
  if (!led.ok) return led
  const { row, players, names, questions, answers } = await reading((db) => read(db, led.value.row))
  // Whoever leads it without teaching the course finds no pages of its students.
  const teaches = row.courseId !== null && (await courseTaught(led.value.who, row.courseId)).ok
  const doubts = new Map<string, ReportDto['questions'][number]['doubts']>()
  for (const { id } of questions) {
    const counting = { sessionId: row.id, questionId: id, firstId: null, ballot: null, asking: false }
    doubts.set(id, (await countClass(database(), counting)).doubts)
  }
  const wrong = answers.filter(({ verdict }) => verdict !== 'right')
  const held = heldErrors(questions, answers)
  const whose = whoseOf({ courseId: teaches ? row.courseId : null, ownerId: led.value.who.id })
  const waiting = await waitingOf(
    database(),
    whose,
    held.map(({ belief }) => belief),
  )
  return ok<ReportDto>({
    id: row.id,
    title: row.title,
    error: errorOf(row),
    courseId: row.courseId,
    createdAt: row.createdAt,
    ended: row.endedAt !== null,
    players: players.length,
    questions: questions.map((question) => ({
      id: question.id,
      position: question.position,
      round: question.round,
      ask: bank.ask(question.shown, question.seed),
      headline: bank.headline(question.item, question.seed),
      spread: spread(question, questions, answers),
      missed: wrong
        .filter(({ questionId }) => questionId === question.id)
        .flatMap(({ playerId }) =>
          players.filter(({ id }) => id === playerId).map((one) => called(one, names, teaches)),
        ),
      doubts: doubts.get(question.id) ?? [],
    })),
    people: peopleOf({ players, names, questions, answers }, teaches),
    rules: [...new Set(wrong.flatMap((answer) => rulesOf(answer, questions)))].sort(byRule),
    errors: held.map((error) => ({ ...error, waiting: waiting.get(error.belief) ?? {} })),
  })
})

function called({ id, nickname }: ClassPlayer, names: Read['names'], teaches: boolean): ReportPerson {
  const { name = null, studentId = null } = names.get(id) ?? {}
  return { nickname, name, studentId: teaches ? studentId : null }
}

function spread(
  question: ClassQuestion,
  questions: readonly ClassQuestion[],
  answers: readonly NamedAnswer[],
): SpreadView {
  const first =
    question.round === 2 ? questions.find((q) => q.position === question.position && q.round === 1) : undefined
  const { talk: _, ...view } = spreadView(
    question,
    countsOf(answers, question.id),
    first ? countsOf(answers, first.id) : null,
  )
  return view
}

/** The rules that a wrong answer was about: those that its beliefs misread, else all that the question exercises. */
function rulesOf({ questionId, beliefs }: NamedAnswer, questions: readonly ClassQuestion[]): readonly string[] {
  const misread = beliefs.flatMap((belief) => bank.ruleOf(belief) ?? [])
  return misread.length > 0 ? misread : (questions.find(({ id }) => id === questionId)?.item.claims ?? [])
}

function peopleOf({ players, names, questions, answers }: Omit<Read, 'row'>, teaches: boolean): ReportDto['people'] {
  const counted = answers.flatMap(({ playerId, questionId, verdict }) => {
    const question = questions.find(({ id }) => id === questionId)
    return question
      ? [{ player: playerId, position: question.position, round: question.round, right: verdict === 'right' }]
      : []
  })
  const all = standings(
    counted,
    players.map(({ id }) => id),
  )
  return players.map((one) => ({
    ...called(one, names, teaches),
    answered: new Set(counted.filter(({ player }) => player === one.id).map(({ position }) => position)).size,
    right: all.find(({ player }) => player === one.id)?.points ?? 0,
  }))
}

const VERDICTS = {
  right: 'giusta',
  wrong: 'sbagliata',
  wrongReason: 'esito giusto, motivo sbagliato',
  gaveUp: 'non lo so',
} as const

/** The answers of a session as a table for a spreadsheet: a line for each. For whoever leads it. */
export const exportClass = defineUseCase('classroom/export', shape, async (unsafe, { now }) => {
  const led = await classLed(unsafe.id, now)
  if (!led.ok) return led
  return ok(csvFile('sessione', lines(await reading((db) => read(db, led.value.row)))))
})

async function* lines({ players, names, questions, answers }: Read): AsyncGenerator<readonly unknown[]> {
  const titles = await titlesOfOwn(
    database(),
    questions.map(({ item }) => item.template),
  )
  yield ['nome', 'domanda', 'votazione', 'id della domanda', 'esito', 'errori comuni', 'nome nel corso']
  for (const question of questions)
    for (const { playerId, verdict, beliefs } of answers.filter(({ questionId }) => questionId === question.id))
      yield [
        players.find(({ id }) => id === playerId)?.nickname ?? '',
        question.position,
        question.round,
        titles.get(question.item.template) ?? question.item.id,
        VERDICTS[verdict],
        beliefs.map((belief) => bank.belief(belief).title).join('; '),
        names.get(playerId)?.name ?? '',
      ]
}
