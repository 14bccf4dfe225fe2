import 'server-only'
import { invariant } from '#lib/base/invariant'
import { shuffled } from '#lib/base/seed'
import { itemsMet } from '#lib/db/attempts'
import { type Db, database, transaction } from '#lib/db/client'
import { addQuestion, type DiagnosticState, lockDiagnostic } from '#lib/db/diagnostics'
import { type KeyedExamQuestion, keyedExamQuestions } from '#lib/db/exams'
import type { NewQuestion } from '#lib/db/quizzes'
import { withdrawnTemplates } from '#lib/db/withdrawn'
import { DIAGNOSTIC_LENGTH, nearest, nextAim } from '#lib/study/index'
import { keyed } from '../keyed'
import { bank } from '../ports'
import type { Drawing, Offer } from '../work/tasks'
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
    keyed(diagnostic.seed, 'aim'),
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
  const own = keyed(seed, 'offer', asked.length + 1)
  const lessons = shuffled(keyed(seed, 'lessons', aim.area), areas().find(({ id }) => id === aim.area)?.lessons ?? [])
  const turn = past.filter((area) => area === aim.area).length
  const lesson = lessons[turn % Math.max(1, lessons.length)]
  const without = await withdrawnTemplates(db)
  const draw = (rules: readonly string[] | undefined) =>
    drawn({ seed: own, wish: { rules }, without, n: AMONG }, asked, userId)
  const ofLesson = await draw(lesson?.rules)
  // A lesson that has run out is helped out by any other.
  const offered = ofLesson.length > 0 ? ofLesson : await draw(undefined)
  const met = await itemsMet(
    db,
    userId,
    offered.map(({ item }) => item.id),
  )
  const templates = new Set(asked.map(({ item }) => item.template))
  const offers = offered.map((offer) => ({
    ...offer,
    seen: met.has(offer.item.id) || templates.has(offer.item.template),
  }))
  const chosen = nearest(offers, aim.difficulty)
  invariant(chosen, 'the bank has more questions than a diagnostic')
  return { seed: keyed(seed, 'question', asked.length + 1), item: chosen.item, shown: bank.toPublic(chosen.item) }
}

/** What is drawn and was not asked, each with its estimated difficulty. */
async function drawn(drawing: Drawing, asked: readonly KeyedExamQuestion[], who: string): Promise<readonly Offer[]> {
  const [offers = []] = await bank.draw([drawing], who)
  return offers.filter((offer) => !asked.some(({ item }) => item.id === offer.item.id))
}
