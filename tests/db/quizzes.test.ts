import { database } from '#lib/db/client'
import { createQuiz, findKeyed, findQuiz, findShown, listAnswered, listShown, recentQuizzes } from '#lib/db/quizzes'
import type { Item } from '#lib/questions/item'
import { sql } from '../setup/sql'
import { newAttempt, newUser } from './rows'

const item = (id: string) =>
  ({
    id,
    template: 'x',
    version: 1,
    edition: 'e',
    claims: ['119.3'],
    scenario: { n: 1 },
    probe: { ask: 'life' },
    form: 'choice',
    options: [
      { key: 'a', value: 1, beliefs: [] },
      { key: 'b', value: 2, beliefs: ['credenza'] },
    ],
    right: 'a',
  }) as unknown as Item

const half = ({ id, edition, scenario, probe, form, options }: Item) => ({
  id,
  edition,
  scenario,
  probe,
  form,
  options: options.map(({ key, value }) => ({ key, value })),
})

async function quizOf(userId: string, at = 0): Promise<string> {
  const questions = ['x.v1.0', 'x.v1.1', 'x.v1.2'].map((id, i) => ({
    seed: `s${i}`,
    item: item(id),
    shown: half(item(id)),
  }))
  const quizId = await createQuiz(database(), {
    userId,
    seed: 's',
    edition: 'e',
    wish: { rules: ['119.3'] },
    at,
    questions,
  })
  const [second] = await sql<{ id: string }>('SELECT id FROM "QuizItem" WHERE "quizId" = $1 AND position = 2', quizId)
  await newAttempt(userId, {
    quizItemId: second?.id,
    claims: ['119.3'],
    beliefs: ['credenza'],
    verdict: 'wrong',
    right: false,
  })
  return quizId
}

test('a quiz comes back as it was made', async () => {
  const userId = await newUser()
  const quizId = await quizOf(userId, 1_000)
  const db = database()
  expect(await findQuiz(db, userId, quizId)).toEqual({
    id: quizId,
    assignmentId: null,
    closing: null,
    drawn: 3,
    edition: 'e',
    createdAt: 1_000,
    wish: { rules: ['119.3'] },
    marks: [null, 'wrong', null],
  })
  expect(await findShown(db, userId, quizId, 3)).toMatchObject({ position: 3, seed: 's2', item: half(item('x.v1.2')) })
  expect((await listShown(db, userId, quizId)).map(({ item: { id } }) => id)).toEqual(['x.v1.0', 'x.v1.1', 'x.v1.2'])
  expect(await findKeyed(db, userId, quizId, 1)).toMatchObject({ seed: 's0', item: item('x.v1.0') })
  expect(await listAnswered(db, userId, quizId)).toEqual([
    { position: 2, verdict: 'wrong', claims: ['119.3'], beliefs: ['credenza'] },
  ])
})

test('to anybody else it is not there, whichever way they ask', async () => {
  const quizId = await quizOf(await newUser())
  const stranger = await newUser()
  const db = database()
  expect(await findQuiz(db, stranger, quizId)).toBeNull()
  expect(await findShown(db, stranger, quizId, 1)).toBeNull()
  expect(await listShown(db, stranger, quizId)).toEqual([])
  expect(await findKeyed(db, stranger, quizId, 1)).toBeNull()
  expect(await listAnswered(db, stranger, quizId)).toEqual([])
  expect(await recentQuizzes(db, stranger, 10)).toEqual([])
})

test('the last ones come newest first, and no more than asked for', async () => {
  const userId = await newUser()
  const ids = [await quizOf(userId, 1_000), await quizOf(userId, 3_000), await quizOf(userId, 2_000)]
  const recent = (await recentQuizzes(database(), userId, 2)).map(({ id }) => id)
  expect(recent).toEqual([ids[1], ids[2]])
})
