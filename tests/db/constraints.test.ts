import { sql } from '../setup/sql'
import { newAttempt, newQuizItem, newUser } from './rows'

/** What SQL itself refuses, whatever the code above it forgets. */
describe('answers', () => {
  test('one to each question of a quiz', async () => {
    const userId = await newUser()
    const quizItemId = await newQuizItem(userId)
    await newAttempt(userId, { quizItemId })
    await expect(newAttempt(userId, { quizItemId })).rejects.toThrow('Attempt_quizItemId_key')
    await expect(newAttempt(await newUser(), { quizItemId })).rejects.toThrow('Attempt_quizItemId_key')
  })

  test('one for each key of a person and of where it comes from', async () => {
    const userId = await newUser()
    await newAttempt(userId, { idempotencyKey: 'la-stessa' })
    await expect(newAttempt(userId, { idempotencyKey: 'la-stessa' })).rejects.toThrow(
      'Attempt_userId_origin_idempotencyKey_key',
    )
    await newAttempt(userId, { origin: 'exam', idempotencyKey: 'la-stessa' })
    await newAttempt(await newUser(), { idempotencyKey: 'la-stessa' })
  })

  test.each([
    ['verdict', "'wrong'"],
    ['"right"', 'false'],
    ['answer', '\'{"schema": 1, "x": 1}\''],
    ['snapshot', '\'{"schema": 1, "x": 1}\''],
    ['claims', "ARRAY['119.1']"],
    ['beliefs', "ARRAY['x']"],
    ['"createdAt"', "now() - interval '1 day'"],
    ['seq', '0'],
    ['"itemId"', "'y.v1.0'"],
    ['"quizItemId"', 'gen_random_uuid()'],
    ['difficulty', '3'],
    ['confidence', '3'],
  ])('never change: %s', async (column, to) => {
    const id = await newAttempt(await newUser())
    await expect(sql(`UPDATE "Attempt" SET ${column} = ${to} WHERE id = $1`, id)).rejects.toThrow('never changed')
  })

  test('may change owner and key, when a guest becomes somebody', async () => {
    const id = await newAttempt(await newUser())
    await sql(
      'UPDATE "Attempt" SET "userId" = $2, "idempotencyKey" = $3 WHERE id = $1',
      id,
      await newUser(),
      'un-altra',
    )
  })

  test.each([
    ['right', false],
    ['right', null],
    ['wrong', true],
    ['wrong', null],
    ['wrongReason', true],
    ['gaveUp', false],
    ['gaveUp', true],
  ])('are not %s and %s at once', async (verdict, right) => {
    await expect(newAttempt(await newUser(), { verdict, right })).rejects.toThrow('Attempt_right')
  })

  test.each([['snapshot'], ['answer']])('have a shape with a number: %s', async (column) => {
    await expect(newAttempt(await newUser(), { [column]: '{}' })).rejects.toThrow('Attempt_json')
  })

  test.each([[0], [4]])('are not as sure as %s', async (confidence) => {
    await expect(newAttempt(await newUser(), { confidence })).rejects.toThrow('Attempt_confidence')
  })

  test('are numbered in the order in which they come', async () => {
    const userId = await newUser()
    const ids = [await newAttempt(userId), await newAttempt(userId), await newAttempt(userId)]
    const rows = await sql<{ id: string }>('SELECT id FROM "Attempt" WHERE "userId" = $1 ORDER BY seq', userId)
    expect(rows.map(({ id }) => id)).toEqual(ids)
  })
})

test('a question of a quiz is frozen', async () => {
  const id = await newQuizItem(await newUser())
  await expect(sql('UPDATE "QuizItem" SET seed = \'altro\' WHERE id = $1', id)).rejects.toThrow('never changed')
})

describe('people', () => {
  const account = (email: string | null, kind = 'account') =>
    sql('INSERT INTO "User" (id, kind, email) VALUES (gen_random_uuid(), $2::"UserKind", $1)', email, kind)

  test('an e-mail is lower case, one person’s, and an account’s', async () => {
    await account('una@esempio.it')
    await expect(account('una@esempio.it')).rejects.toThrow('User_email_key')
    await expect(account('Una@esempio.it')).rejects.toThrow('User_email_lower')
    await expect(account(null)).rejects.toThrow('User_email_account')
    await expect(account('altra@esempio.it', 'guest')).rejects.toThrow('User_email_account')
  })

  test('nobody is merged into themselves, and no account into anybody', async () => {
    const [one, other] = [await newUser(), await newUser()]
    const merge = (into: string) =>
      sql('UPDATE "User" SET "mergedIntoId" = $2, "mergedAt" = now() WHERE id = $1', one, into)
    await expect(merge(one)).rejects.toThrow('User_merged')
    await merge(other)
    await sql(
      'UPDATE "User" SET "mergedIntoId" = NULL, kind = \'account\', email = $2 WHERE id = $1',
      one,
      `${one}@esempio.it`,
    )
    await expect(merge(other)).rejects.toThrow('User_merged')
  })

  test('somebody who goes takes everything along', async () => {
    const userId = await newUser()
    await newAttempt(userId, { quizItemId: await newQuizItem(userId) })
    await newAttempt(userId)
    await sql('DELETE FROM "User" WHERE id = $1', userId)
    for (const table of ['Quiz', 'Attempt'])
      expect(await sql(`SELECT 1 FROM "${table}" WHERE "userId" = $1`, userId)).toEqual([])
  })
})
