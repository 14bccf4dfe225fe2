import './next'
import { chmodSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { sayError } from '#lib/italian/errors'
import { startExam } from '#lib/server/exam/start-exam'
import { submitExam } from '#lib/server/exam/submit-exam'
import { getSubjects } from '#lib/server/export/get-subjects'
import { GRACE } from '#lib/study/index'
import { GET } from '../../app/(studio)/quiz/esporta/file/route'
import { sql } from '../setup/sql'
import { as, type Browser, newBrowser } from './browser'
import { answer, setClock, start, value } from './play'

const NOW = Date.UTC(2026, 10, 22, 9)

const get = (browser: Browser, query = '') =>
  as(browser, () => GET(new Request(`http://localhost:3000/quiz/esporta/file?${query}`)))
const fileOf = async (browser: Browser, query = '') => {
  const reply = await get(browser, query)
  return { status: reply.status, text: await as(browser, () => reply.text()), headers: reply.headers }
}
/** The items of a file, in order. */
const idsIn = (text: string): string[] => [...text.matchAll(/^"verdetto\/([^"]+)"/gm)].map(([, id = '']) => id)

describe('the file', () => {
  test.each([
    ['anki', 'verdetto-anki.txt', 'text/plain; charset=utf-8', /^#separator:tab\n/],
    ['gift', 'verdetto-gift.gift', 'text/plain; charset=utf-8', /^\$CATEGORY: \$course\$\/top\/Verdetto\/Lezione /],
    ['moodle', 'verdetto-moodle.xml', 'application/xml; charset=utf-8', /^<\?xml .*<\/quiz>\n$/s],
  ])('%s has its name, its type and its beginning', async (format, name, type, whole) => {
    const { status, text, headers } = await fileOf(newBrowser(), `formato=${format}&numero=20`)
    expect(status).toBe(200)
    expect(headers.get('content-disposition')).toBe(`attachment; filename="${name}"`)
    expect([headers.get('content-type'), headers.get('cache-control')]).toEqual([type, 'private, no-store'])
    expect(text).toMatch(whole)
  })

  test('the same wish gives the same bytes to everybody, another series other questions', async () => {
    const first = await fileOf(newBrowser(), 'lezione=legame&numero=5')
    expect(idsIn(first.text)).toHaveLength(5)
    expect((await fileOf(newBrowser(), 'lezione=legame&numero=5')).text).toBe(first.text)
    const other = await fileOf(newBrowser(), 'lezione=legame&numero=5&serie=2')
    expect(idsIn(other.text)).not.toEqual(idsIn(first.text))
  })

  test('is about the lessons and rules that are asked for, as evenly as there are questions, none twice', async () => {
    const lessons = await fileOf(newBrowser(), 'lezione=legame&lezione=sconfitta&numero=8')
    const templates = idsIn(lessons.text).map((id) => id.split('.')[0])
    expect(templates.filter((name) => name === 'sconfitta')).toHaveLength(4)
    expect(templates).toHaveLength(8)
    // 702.15 stands for 702.15b; 119.1 is not 119.10.
    expect(new Set(idsIn((await fileOf(newBrowser(), 'regola=702.15')).text).map((id) => id.split('.')[0]))).toEqual(
      new Set(['legame']),
    )
    expect((await get(newBrowser(), 'regola=119.1')).status).toBe(400)
    const refused = await fileOf(newBrowser(), 'regola=119.3&regola=999.1')
    expect([refused.status, refused.text]).toEqual([400, sayError('unknown-rules')])
    const all = idsIn((await fileOf(newBrowser(), 'numero=200')).text)
    expect(new Set(all).size).toBe(all.length)
    expect(all.length).toBeGreaterThan(40)
  })

  test('what makes no sense is what it usually is', async () => {
    const ids = idsIn((await fileOf(newBrowser(), 'numero=1000000&formato=doc&serie=x')).text)
    expect(ids).toHaveLength(10)
  })

  test('twenty in ten minutes are enough', async () => {
    const browser = newBrowser()
    await start(browser)
    await fileOf(browser)
    await sql('UPDATE "RateLimit" SET points = 100 WHERE key LIKE \'question-export:%\'')
    const { status, text } = await fileOf(browser)
    expect([status, text]).toEqual([429, expect.stringContaining('Troppe richieste')])
  })

  test('PostgreSQL reads it as rows of four fields', async () => {
    const { text } = await fileOf(newBrowser(), 'numero=30')
    const folder = mkdtempSync(path.join(os.tmpdir(), 'verdetto-anki-'))
    try {
      // The server of the tests may run as somebody else.
      chmodSync(folder, 0o755)
      const file = path.join(folder, 'anki.txt')
      writeFileSync(file, text.replace(/^#.*\n/gm, ''), { mode: 0o644 })
      await sql('CREATE TABLE "Anki" (guid text, front text, back text, tags text)')
      await sql(`COPY "Anki" FROM '${file}' WITH (FORMAT csv, DELIMITER E'\\t')`)
      const rows = await sql<{ guid: string; front: string; back: string; tags: string }>('SELECT * FROM "Anki"')
      expect(rows.map(({ guid }) => guid)).toEqual(idsIn(text).map((id) => `verdetto/${id}`))
      for (const { front, back, tags } of rows) {
        expect(front).toMatch(/^<p>.*<b>Quanto fa /s)
        expect(back).toContain('regole in vigore dal 25 settembre 2026')
        expect(tags).toContain('edizione::2026-09-25')
      }
    } finally {
      rmSync(folder, { recursive: true })
    }
  })
})

describe('nobody finds in it what they are being asked', () => {
  test('questions of an open quiz are left out until they are answered', async () => {
    const browser = newBrowser()
    const [first = '', ...others] = idsIn((await fileOf(browser, 'lezione=legame&numero=6')).text)
    const quizId = await start(browser, { items: [first, others[0] ?? ''] })
    await answer(browser, quizId, 2)
    const without = idsIn((await fileOf(browser, 'lezione=legame&numero=6')).text)
    expect(without).not.toContain(first)
    expect(without).toContain(others[0])
    // Another one has taken its place.
    expect(without).toHaveLength(6)
    await answer(browser, quizId, 1)
    expect(idsIn((await fileOf(browser, 'lezione=legame&numero=6')).text)).toContain(first)
  })

  test('while an exam is open there is no file, until it is handed in or its time is over', async () => {
    setClock(NOW)
    const browser = newBrowser()
    const custom = { areas: ['legame'], count: 3, pass: 50, minutes: 10 }
    const { examId } = value(await as(browser, () => startExam({ custom })))
    expect(await fileOf(browser)).toMatchObject({ status: 409, text: expect.stringContaining('prova d’esame aperta') })
    expect(value(await as(browser, () => getSubjects({ rules: [] }))).examRunning).toBe(true)
    setClock(NOW + 10 * 60_000 + GRACE)
    expect((await fileOf(browser)).status).toBe(409)
    setClock(NOW + 10 * 60_000 + GRACE + 1)
    expect((await fileOf(browser)).status).toBe(200)
    await as(browser, () => submitExam({ examId }))
    const { examId: endless } = value(await as(browser, () => startExam({ custom: { ...custom, minutes: null } })))
    setClock(NOW + 90 * 24 * 3_600_000)
    expect((await fileOf(browser)).status).toBe(409)
    await as(browser, () => submitExam({ examId: endless }))
    expect(value(await as(browser, () => getSubjects({ rules: [] })))).toMatchObject({ examRunning: false })
    expect((await fileOf(browser)).status).toBe(200)
  })
})
