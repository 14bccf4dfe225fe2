import { examOf } from './pages'
import { quizOf, sample } from './play'
import { sharedSite as site } from './site'
import { type Visitor, visitors } from './visitor'

// While an exam is open, no byte that the site sends says what it was drawn from, or which questions of the bank it asks.

const visitor = visitors()

/** An address as a browser gets it, and as React asks for it. */
async function sent(who: Visitor, path: string): Promise<string> {
  const [html, rsc] = await Promise.all([
    who.context.request.get(site.url + path),
    who.context.request.get(site.url + path, { headers: { RSC: '1' } }),
  ])
  expect([path, html.status(), rsc.status()]).toEqual([path, 200, 200])
  return `${JSON.stringify(html.headers())}${await html.text()}${await rsc.text()}`
}

test('neither its pages, nor those of who takes it, nor its answers name its questions or its seed', async () => {
  const who = await visitor({ stays: true })
  const practice = await quizOf(who, [sample('number').id])
  const examId = await examOf(who, 3, '', 1)
  const [quiz] = await site.sql<{ seed: string }>('SELECT seed FROM "Quiz" WHERE id = $1', examId)
  const items = await site.sql<{ itemId: string; seed: string }>(
    'SELECT "itemId", seed FROM "QuizItem" WHERE "quizId" = $1 ORDER BY position',
    examId,
  )
  expect(items).toHaveLength(4)
  const secrets = [quiz?.seed ?? '', ...items.flatMap(({ itemId, seed }) => [itemId, seed])]
  const exam = `/esame/${examId}`
  const pages = [1, 2, 3, 4].map((position) => `${exam}?domanda=${position}`)
  // Of the call not even what it is a call of, nor any answer of its players, who were asked nothing.
  const [call] = await site.sql<{ template: string }>(
    'SELECT template FROM "QuizItem" WHERE "quizId" = $1 AND position = 4',
    examId,
  )
  secrets.push(call?.template ?? '', 'class="said"')
  const others = [`${exam}/riepilogo`, '/esame', '/quiz', '/progressi', '/progressi/storia', '/account']
  for (const path of [...pages, ...others]) {
    const text = await sent(who, path)
    expect([path, secrets.filter((secret) => text.includes(secret))]).toEqual([path, []])
  }
  const saved = await who.context.request.post(`${site.url}/api/esami`, {
    headers: { origin: site.url },
    data: { examId, position: 1, answer: { option: 'nessuna' }, idempotencyKey: 'rifiutata-1' },
  })
  const reply = await saved.text()
  expect(secrets.filter((secret) => reply.includes(secret))).toEqual([])
  // Of a practice too, what its question is called comes with the answer.
  const open = await sent(who, `/quiz/${practice}?domanda=1`)
  expect(open.includes(sample('number').id)).toBe(false)
  // On its own page an open question does not ask.
  const closed = await sent(who, `/domande/${encodeURIComponent(items[0]?.itemId ?? '')}`)
  expect(closed).toContain('Questa domanda è in una prova che hai in corso.')
})
