import './next'
import { answerItem } from '#lib/server/item/answer-item'
import * as page from '../../app/(sito)/domande/[itemId]/actions'
import { sql } from '../setup/sql'
import { rightAnswer } from './bank'
import { as, type Browser, newBrowser } from './browser'
import { newKey, value } from './play'

// A page that was made before a template went out of service asks its question still.

const itemId = 'legame.v1.5'
const send = (browser: Browser, idempotencyKey = newKey()) =>
  as(browser, () => answerItem({ itemId, answer: rightAnswer(itemId), idempotencyKey }))

beforeEach(() => sql(`DELETE FROM "WithdrawnTemplate"`))
const withdraw = (...templates: readonly string[]) =>
  sql(
    `INSERT INTO "WithdrawnTemplate" ("template", "reason", "at") SELECT unnest($1::text[]), 'prova', now()`,
    templates as never,
  )

test('it is not graded and nothing is kept; what was answered before has its verdict', async () => {
  const browser = newBrowser()
  const key = newKey()
  value(await send(browser, key))
  await withdraw('legame')
  expect(value(await send(browser, key))).toMatchObject({ status: 'accepted', mark: 'right' })
  expect(await send(browser)).toEqual({ ok: false, error: 'withdrawn' })
  expect(await sql('SELECT 1 FROM "Attempt" WHERE "itemId" = $1', itemId)).toHaveLength(1)
})

test('the page is told, with another question on the point where there is one', async () => {
  const browser = newBrowser()
  const form = new FormData()
  for (const [name, text] of Object.entries({ itemId, key: 'ok', idempotencyKey: newKey() })) form.set(name, text)
  await withdraw('legame')
  // In this bank a point has one template.
  expect(await as(browser, () => page.answer(null, form))).toEqual({ ok: false, error: 'withdrawn' })
})
