import 'server-only'
import { randomBytes, randomUUID } from 'node:crypto'
import { z } from 'zod'
import { SHEET } from '#lib/auth/limits'
import { requireInstructor } from '#lib/auth/user'
import { err, ok, type Result } from '#lib/base/result'
import { database, transaction } from '#lib/db/client'
import { withinLimit } from '#lib/db/limits'
import type { NewQuestion } from '#lib/db/quizzes'
import { createSheet } from '#lib/db/sheets'
import type { Person } from '#lib/db/users'
import { BLUEPRINTS } from '#lib/study/index'
import { deckOf } from '../deck/own-deck'
import { questionsOf } from '../deck/questions-of'
import { deckTitle } from '../deck/title'
import { defineUseCase, unsafeId } from '../define-use-case'
import { chooseExam } from '../exam/choose-exam'
import { bank } from '../ports'
import { variantsOf } from './variants'

const shape = z
  .object({
    variants: z.coerce.number().int().min(1).max(3).catch(1),
    others: z.enum(['like', 'same']).catch('like'),
  })
  .and(z.union([z.object({ blueprint: z.string().max(40), title: z.string() }), z.object({ deckId: unsafeId })]))

type Wish = z.output<typeof shape>

/** What a sheet is made of, and what it is called. */
interface Source {
  readonly deckId: string | null
  readonly blueprint: string | null
  readonly title: string
  readonly questions: readonly NewQuestion[]
}

/** Makes a test on paper, in up to three variants: of a deck, or with fresh questions of an exam. For instructors. */
export const makeSheet = defineUseCase('sheet/make', shape, async (wish, { now }) => {
  const who = await requireInstructor(now)
  if (!who.ok) return who
  if (!(await withinLimit(SHEET, who.value.id))) return err('rate-limited')
  const seed = randomUUID()
  const source = await sourceOf(who.value, seed, wish)
  if (!source.ok) return source
  const { questions, ...rest } = source.value
  if (questions.length === 0) return err('none-left')
  const variants = await variantsOf(seed, questions, { count: wish.variants, others: wish.others, who: who.value.id })
  const sheet = {
    ...rest,
    ownerId: who.value.id,
    edition: bank.edition,
    token: randomBytes(18).toString('base64url'),
    at: now,
  }
  return ok({ sheetId: await transaction((tx) => createSheet(tx, sheet, variants)) })
})

async function sourceOf(who: Person, seed: string, wish: Wish): Promise<Result<Source, 'not-found' | 'bad-title'>> {
  const db = database()
  if (!('blueprint' in wish)) {
    const deck = await deckOf(who, wish.deckId)
    if (!deck.ok) return deck
    const { id, title } = deck.value
    return ok({ deckId: id, blueprint: null, title, questions: await questionsOf(db, id) })
  }
  const blueprint = BLUEPRINTS.find(({ id }) => id === wish.blueprint)
  if (!blueprint) return err('not-found')
  const title = deckTitle.safeParse(wish.title)
  if (!title.success) return err('bad-title')
  const { questions } = await chooseExam(db, who.id, seed, blueprint)
  return ok({ deckId: null, blueprint: blueprint.id, title: title.data, questions })
}
