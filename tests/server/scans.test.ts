import './next'
import { addQuestions } from '#lib/server/deck/add-questions'
import { makeDeck } from '#lib/server/deck/make-deck'
import { dropScan } from '#lib/server/sheet/drop-scan'
import { getSheet } from '#lib/server/sheet/get-sheet'
import { makeSheet } from '#lib/server/sheet/make-sheet'
import { getScans, readScan } from '#lib/server/sheet/scans'
import { readPapers } from '../../app/(aula)/formatore/fogli/actions'
import { sql } from '../setup/sql'
import { as } from './browser'
import { newCourse, type Somebody, somebody } from './class'
import { value } from './play'

// Papers that come back: graded as anywhere on the site, kept where they are of a course.

async function paperOf(who: Somebody, courseId?: string) {
  const { deckId } = value(await as(who.browser, () => makeDeck({ title: 'Prova', courseId })))
  value(await as(who.browser, () => addQuestions({ deckId, template: 'legame', count: 2 })))
  value(await as(who.browser, () => addQuestions({ deckId, template: 'danno', count: 1 })))
  const { sheetId } = value(await as(who.browser, () => makeSheet({ deckId, variants: 2, others: 'like' })))
  const { variants } = value(await as(who.browser, () => getSheet({ sheetId })))
  const marks = variants.map(({ questions }) => questions.map(({ key }) => key.mark))
  return { deckId, sheetId, marks }
}
const read = (who: Somebody, sheetId: string, text: string) => as(who.browser, () => readScan({ sheetId, text }))
const kept = async (who: Somebody, sheetId: string) => value(await as(who.browser, () => getScans({ sheetId })))

test('what the key says is right is right on every variant, and anything else is not', async () => {
  const who = await somebody('formatore')
  const { sheetId, marks } = await paperOf(who)
  const [a = [], b = []] = marks
  expect(a).toEqual([
    expect.stringMatching(/^[A-C]$/),
    expect.stringMatching(/^[A-C]$/),
    expect.stringMatching(/^−?\d+$/),
  ])
  const wrong = a.map((mark) => (mark === 'A' ? 'B' : 'A'))
  const text = [
    'nome,variante,1,2,3',
    `Anna,A,${a.join(',')}`,
    `Bea,B,${b.join(',')}`,
    `Carla,A,${wrong[0]},,99999`,
    `Dario,A,${a[0]},Z,${a[2]}`,
    ',B,A,A,A',
  ].join('\r\n')
  const { kept: isKept, result } = value(await read(who, sheetId, text))
  expect(isKept).toBeNull()
  expect(
    result.papers.map(({ name, right, marks: each }) => [name, right, each.map(({ worth }) => worth).join()]),
  ).toEqual([
    ['Anna', 3, 'right,right,right'],
    ['Bea', 3, 'right,right,right'],
    ['Carla', 0, 'wrong,blank,wrong'],
    ['Dario', 2, 'right,unclear,right'],
  ])
  expect(result.troubles).toEqual([{ line: 6, problem: 'no-name', text: 'B · A · A · A' }])
  // Of no course: nothing is kept.
  expect(await kept(who, sheetId)).toMatchObject({ kept: false, scans: [] })
})

test('of a course it is kept as it came, once, for its instructors, until it is erased', async () => {
  const [who, stranger] = [await somebody('formatore'), await somebody('formatore')]
  const courseId = await newCourse(who)
  const { sheetId, marks } = await paperOf(who, courseId)
  const text = `nome;variante;1;2;3\nAnna;A;${marks[0]?.join(';')}\n;A;B\n`
  for (const again of [false, true]) expect(value(await read(who, sheetId, text)).kept).toMatchObject({ again })
  const [row] = await sql<{ text: string }>('SELECT text FROM "SheetScan" WHERE "sheetId" = $1', sheetId)
  expect(row?.text).toBe(text)
  const { scans } = await kept(who, sheetId)
  expect(scans).toHaveLength(1)
  expect(scans[0]?.papers).toMatchObject([{ name: 'Anna', right: 3 }])
  expect(scans[0]?.troubles).toHaveLength(1)
  const scanId = scans[0]?.id ?? ''
  const form = new FormData()
  form.set('sheetId', sheetId)
  form.set('text', text)
  const there = `/formatore/fogli/${sheetId}/risposte?gia=${scanId}`
  await expect(as(who.browser, () => readPapers(null, form))).rejects.toMatchObject({
    digest: expect.stringContaining(there),
  })
  for (const denied of [
    await read(stranger, sheetId, text),
    await as(stranger.browser, () => getScans({ sheetId })),
    await as(stranger.browser, () => dropScan({ sheetId, scanId })),
  ])
    expect(denied).toEqual({ ok: false, error: 'not-found' })
  value(await as(who.browser, () => dropScan({ sheetId, scanId })))
  expect((await kept(who, sheetId)).scans).toEqual([])
})

test('wrong files are no reason to wait, nor do they keep anybody from printing', async () => {
  const who = await somebody('formatore')
  const { deckId, sheetId } = await paperOf(who, await newCourse(who))
  for (let n = 0; n < 25; n++) expect(await read(who, sheetId, '\n')).toEqual({ ok: false, error: 'scan-empty' })
  value(await as(who.browser, () => makeSheet({ deckId, variants: 1, others: 'like' })))
})

test('what cannot be read is not kept, and twenty files of one sheet are enough', async () => {
  const who = await somebody('formatore')
  const { sheetId } = await paperOf(who, await newCourse(who))
  expect(await read(who, sheetId, '\n')).toEqual({ ok: false, error: 'scan-empty' })
  expect(await read(who, sheetId, 'nome;1\nAnna;A')).toEqual({ ok: false, error: 'scan-columns' })
  expect(await read(who, sheetId, 'x'.repeat(500_001))).toEqual({ ok: false, error: 'scan-long' })
  await sql(
    `INSERT INTO "SheetScan" (id, "sheetId", text, "readAt")
     SELECT gen_random_uuid(), $1, 'Anna;A;' || n, now() FROM generate_series(1, 20) n`,
    sheetId,
  )
  expect(await read(who, sheetId, 'Anna;A;B')).toEqual({ ok: false, error: 'scans-full' })
  expect(value(await read(who, sheetId, 'Anna;A;1')).kept).toMatchObject({ again: true })
  expect((await kept(who, sheetId)).scans).toHaveLength(20)
})
