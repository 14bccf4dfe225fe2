import 'server-only'
import { invariant } from '#lib/base/invariant'
import { shuffled } from '#lib/base/seed'
import { itemsMet } from '#lib/db/attempts'
import { type Db, database, transaction } from '#lib/db/client'
import { addQuestion, type DiagnosticState, lockDiagnostic } from '#lib/db/diagnostics'
import { type KeyedExamQuestion, keyedExamQuestions } from '#lib/db/exams'
import type { NewQuestion } from '#lib/db/quizzes'
import { DIAGNOSTIC_LENGTH, nearest, nextAim } from '#lib/study/index'
import { bank } from '../ports'
import { answersOf } from './answers'
import { areas } from './areas'

/** Items that a question is chosen from. */
const AMONG = 16

/**
 * Chooses and freezes the next question where every one so far has an answer; does nothing where one waits, or all have been asked. Asked
 * twice at once, one is added.
 */
export async function askNext(userId: string, diagnostic: DiagnosticState): Promise<void> {
  const db = database()
  const asked = await keyedExamQuestions(db, diagnostic.id)
  if (asked.length >= DIAGNOSTIC_LENGTH || asked.some(({ choice }) => choice === null)) return
  const aim = nextAim(
    diagnostic.seed,
    areas().map(({ id }) => id),
    answersOf(diagnostic, asked),
  )
  const question = await choose(db, userId, diagnostic, asked, aim)
  await transaction(async (tx) => {
    const held = await lockDiagnostic(tx, userId, diagnostic.id)
    if (!held || held.finishedAt !== null || held.areas.length !== asked.length) return
    await addQuestion(tx, held, aim.area, question)
  })
}

/** A question of the area as hard as it should be: of its lessons in turn, not met before, and of another template than those asked. */
async function choose(
  db: Db,
  userId: string,
  { seed, areas: past }: DiagnosticState,
  asked: readonly KeyedExamQuestion[],
  aim: ReturnType<typeof nextAim>,
): Promise<NewQuestion> {
  const own = `${seed}|${asked.length + 1}`
  const lessons = shuffled(`${seed}|${aim.area}`, areas().find(({ id }) => id === aim.area)?.lessons ?? [])
  const turn = past.filter((area) => area === aim.area).length
  const lesson = lessons[turn % Math.max(1, lessons.length)]
  const ofLesson = draw(own, lesson?.rules, asked)
  // A lesson that has run out is helped out by any other.
  const drawn = ofLesson.length > 0 ? ofLesson : draw(own, undefined, asked)
  const met = await itemsMet(
    db,
    userId,
    drawn.map(({ item }) => item.id),
  )
  const templates = new Set(asked.map(({ item }) => item.template))
  const offers = drawn.map((offer) => ({
    ...offer,
    seen: met.has(offer.item.id) || templates.has(offer.item.template),
  }))
  const chosen = nearest(offers, aim.difficulty)
  invariant(chosen, 'the bank has more questions than a diagnostic')
  return { seed: own, item: chosen.item, shown: chosen.shown }
}

/** Items about some rules, or any, that were not asked, each with its estimated difficulty. */
const draw = (seed: string, rules: readonly string[] | undefined, asked: readonly KeyedExamQuestion[]) =>
  bank.candidates(seed, rules ? { rules } : {}, AMONG).flatMap(({ id }) => {
    const made = bank.instantiate(id)
    if (!made.ok || asked.some(({ item }) => item.id === id)) return []
    const shown = bank.toPublic(made.value)
    return [{ item: made.value, shown, estimate: bank.estimate(shown) }]
  })
