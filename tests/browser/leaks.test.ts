import type { Response } from 'playwright-core'
import { beliefParagraph, chapters, lessons } from '#lib/content/index'
import { answerOf, asPart, drawItems, FORMS, type Item, type Piece, piecesOf, templates } from '#lib/questions/index'
import { misconceptions } from '#lib/rules/index'
import { bank } from '#lib/server/ports'
import { atMost, DAY, WHOLE } from '../setup/day'
import { someTemplates } from '../setup/some-templates'
import { optionFor, quizOf } from './play'
import { sharedSite as site } from './site'
import { type Visitor, visitors } from './visitor'

// Before an answer is locked no byte of the key leaves the server: not in a page, not in what React reads, not in an answer of the API.
// What must not be found is made here from the same question, with its key.

/** Templates that are looked at: some of each form, others every day. */
const looked = someTemplates('leaks', 12)
/** One of each of them; in a run over everything as many as make at least three hundred in all. */
const PER_TEMPLATE = atMost(1, Math.ceil(300 / templates.length) + 1)
const MOST = 40 // questions of one quiz

const visitor = visitors()
let asked: readonly Asked[]

/** A question as it stands in an open quiz. */
interface Asked {
  /** Whose quiz it is. Every quiz is another person's: nobody answers more than a person may in a minute. */
  readonly who: Visitor
  readonly item: Item
  readonly quizId: string
  readonly position: number
  readonly seed: string
}

const items: readonly Item[] = looked.flatMap(({ id }) =>
  drawItems(`${WHOLE ? 'leaks' : DAY}:${id}`, { template: id }, PER_TEMPLATE).map(({ item }) => item),
)

beforeAll(async () => {
  const quizzes: Asked[] = []
  const known = new Map<string, Item>(items.map((item) => [item.id, item]))
  for (let from = 0; from < items.length; from += MOST) {
    const ids = items.slice(from, from + MOST).map(({ id }) => id)
    const who = await visitor({ stays: true })
    const quizId = await quizOf(who, ids)
    const rows = await site.sql<{ itemId: string; position: number; seed: string }>(
      'SELECT "itemId", position, seed FROM "QuizItem" WHERE "quizId" = $1 ORDER BY position',
      quizId,
    )
    expect(rows.map(({ itemId }) => itemId)).toEqual(ids)
    quizzes.push(...rows.map(({ itemId, ...row }) => ({ ...row, who, quizId, item: known.get(itemId) as Item })))
  }
  asked = quizzes
})

test('enough of every kind is looked at', () => {
  expect(asked.length).toBeGreaterThanOrEqual(atMost(looked.length, 300))
  expect(new Set(asked.map(({ item }) => item.template))).toEqual(new Set(looked.map(({ id }) => id)))
  expect(new Set(asked.map(({ item }) => item.form))).toEqual(new Set(FORMS))
})

/** Every text in a value, tables and numbers aside. */
function texts(value: unknown): string[] {
  if (typeof value === 'string') return [value]
  if (value === null || typeof value !== 'object') return []
  return Object.entries(value).flatMap(([key, inside]) => (key === 'table' || key === 'figure' ? [] : texts(inside)))
}

/**
 * Everything that only somebody with the key can say about a question: every verdict on it, in every word, the names and paragraphs
 * of the beliefs behind its answers, and of a number the keys of its values. What the open question itself says is no secret.
 */
function secretsOf(item: Item, seed: string): readonly string[] {
  const name = `${item.id}|${seed}`
  const known = secrets.get(name) ?? findSecrets(item, seed)
  secrets.set(name, known)
  return known
}
const secrets = new Map<string, readonly string[]>()

function findSecrets(item: Item, seed: string): readonly string[] {
  const answers = item.options.map((option) => answerOf(item, option))
  const verdicts = [null, ...answers].map((answer) => {
    const { rightKey: _, chosenKey: __, rules: ___, ...said } = bank.verdict(item, answer, seed)
    return { ...said, steps: said.steps.map(({ sentence }) => sentence) }
  })
  const beliefs = item.options.flatMap((option) => option.beliefs)
  const paragraphs = beliefs.flatMap((id) => [id, beliefParagraph(id)?.title ?? '', beliefParagraph(id)?.text ?? ''])
  // Whole answers that are typed or put together have keys of their own, which nobody needs to know.
  const pieces = new Set(piecesOf(item).map(({ key }) => key))
  const keys = item.options.flatMap(({ key }) => (pieces.has(key) ? [] : [key]))
  const shown = texts(bank.question(bank.toPublic(item), seed)).join('\n') + JSON.stringify(item.scenario)
  const all = new Set([...texts(verdicts), ...paragraphs, ...keys])
  for (const { title } of [...chapters(), ...lessons()]) all.delete(title.it) // what every menu says
  // Rule numbers and addresses stand in footers and menus too; a sentence or a name does not.
  return [...all].filter(
    (text) => text.length > 7 && /[a-z]{3}/.test(text) && !text.startsWith('/') && !shown.includes(text),
  )
}

/** The text as it is, and with what HTML and JSON put in place of quotes and other signs taken back. */
function readable(text: string): string {
  const entities: Record<string, string> = { '&quot;': '"', '&#x27;': "'", '&amp;': '&', '&lt;': '<', '&gt;': '>' }
  const plain = text.replace(/&(?:quot|#x27|amp|lt|gt);/g, (entity) => entities[entity] ?? entity)
  const json = plain
    .replace(/\\u([0-9a-f]{4})/gi, (_, code) => String.fromCharCode(Number.parseInt(code, 16)))
    .replace(/\\(["\\/])/g, '$1')
  return `${plain}\n${json}`
}

const found = (text: string, secrets: readonly string[]): string[] => {
  const read = readable(text)
  return secrets.filter((secret) => read.includes(secret))
}

/** The page of an address as a browser gets it and as React asks for it, with its headers. */
async function payloads(who: Visitor, path: string): Promise<{ readonly html: string; readonly rsc: string }> {
  const get = async (headers: Record<string, string>, type: string) => {
    const reply = await who.context.request.get(site.url + path, { headers })
    expect([path, reply.status(), reply.headers()['content-type']]).toEqual([path, 200, expect.stringContaining(type)])
    return `${JSON.stringify(reply.headers())}\n${await reply.text()}`
  }
  return { html: await get({}, 'text/html'), rsc: await get({ RSC: '1' }, 'text/x-component') }
}

/** What stands round each occurrence of a key, its place and its text aside: in a list to choose from the text follows at once. */
function surroundings(text: string, key: string, after = 10): string[] {
  return text
    .split(key)
    .slice(1)
    .map((rest, i, all) => {
      const before = (i === 0 ? text.slice(0, text.indexOf(key)) : (all[i - 1] ?? '')).slice(-8)
      return `${before}…${rest.slice(0, after)}`
    })
}

/** Keys of answers are all there in one way: as often, and between the same signs. Of a number there are none. */
function keysTellNothing(item: Item, text: string): string[] {
  const pieces = piecesOf(item)
  if (pieces.length === 0) return []
  // The choices of one box stand together; those of another elsewhere.
  const boxOf = ({ value }: Piece): number => (inBoxes(item) ? asPart(value).part : 0)
  const boxes = new Set(pieces.map(boxOf))
  return [...boxes].flatMap((n) =>
    sameWay(
      item,
      pieces.filter((piece) => boxOf(piece) === n),
      text,
    ),
  )
}

const inBoxes = ({ form }: Item): boolean => form === 'zones' || form === 'board'

function sameWay(item: Item, pieces: readonly Piece[], text: string): string[] {
  const ways = pieces.map(({ key }) => surroundings(text, key, inBoxes(item) ? 2 : 10).join('\n'))
  const [first = ''] = ways
  if (first === '') return [`${item.id}: its keys are not there at all`]
  return ways.every((way) => way === first) ? [] : [`${item.id}: ${ways.join('\n— ')}`]
}

const pathsOf = ({ item, quizId, position, seed }: Asked) => [
  { path: `/quiz/${quizId}?domanda=${position}`, seed },
  { path: `/domande/${encodeURIComponent(item.id)}`, seed: item.id },
]

test('neither the page of an open question nor what React reads says anything of its key', async () => {
  const leaks: string[] = []
  for (const one of asked)
    for (const { path, seed } of pathsOf(one)) {
      const secrets = secretsOf(one.item, seed)
      expect([one.item.id, secrets.length > 0]).toEqual([one.item.id, true])
      for (const text of Object.values(await payloads(one.who, path))) {
        for (const secret of found(text, secrets)) leaks.push(`${path}: ${secret}`)
        leaks.push(...keysTellNothing(one.item, readable(text)))
        if (one.item.form === 'number' && !/"options":\[\]/.test(readable(text)))
          leaks.push(`${path}: options of a number`)
        for (const word of ['rightKey', 'chosenKey', 'believed', 'headline"', '"beliefs"', '"claims"', '"right"'])
          if (readable(text).includes(word)) leaks.push(`${path}: ${word}`)
      }
    }
  expect(leaks).toEqual([])
})

test('the search finds what is there: after the answer, the page says it all', async () => {
  const item = asked.find(({ item }) => item.form === 'choice')?.item
  if (!item) throw new Error('no question with a choice')
  const other = await visitor()
  const quizId = await quizOf(other, [item.id])
  const [row] = await site.sql<{ seed: string }>('SELECT seed FROM "QuizItem" WHERE "quizId" = $1', quizId)
  const option = optionFor(item, 'wrong')
  const sent = await other.context.request.post(`${site.url}/api/risposte`, {
    headers: { origin: site.url },
    data: { quizId, position: 1, answer: { option: option.key }, idempotencyKey: 'sbagliata-1' },
  })
  const page = await (await other.context.request.get(`${site.url}/quiz/${quizId}?domanda=1`)).text()
  const { steps, headline, beliefs } = bank.verdict(item, { option: option.key }, row?.seed ?? '')
  const said = [
    headline,
    ...steps.map(({ sentence }) => sentence),
    ...beliefs.flatMap(({ id, title, text }) => [id, title, text]),
  ]
  expect(said.length).toBeGreaterThan(4)
  expect(found(await sent.text(), said)).toEqual(said)
  expect(found(page, said)).toEqual(said)
  expect(found(page, secretsOf(item, row?.seed ?? '')).length).toBeGreaterThan(2)
  expect(page.includes('rightKey')).toBe(true)
})

test('answers that are refused, and what static pages ask, say nothing either', async () => {
  const leaks: string[] = []
  const post = async (who: Visitor, data: object): Promise<string> => {
    const reply = await who.context.request.post(`${site.url}/api/risposte`, { headers: { origin: site.url }, data })
    expect(reply.status()).toBeGreaterThanOrEqual(400)
    return reply.text()
  }
  for (const { who, item, quizId, position, seed } of asked) {
    const wrongShape = item.form === 'number' ? { number: 'x' } : { option: 'nessuna' }
    const text = await post(who, { quizId, position, answer: wrongShape, idempotencyKey: 'rifiutata-1' })
    expect([item.id, text]).toEqual([item.id, '{"code":"invalid-answer"}'])
    for (const secret of found(text, secretsOf(item, seed))) leaks.push(`${item.id}: ${secret}`)
  }
  for (const { who, item } of asked.slice(0, 20))
    expect(await post(who, { itemId: item.id, answer: {}, idempotencyKey: 'rifiutata-2' })).toBe(
      '{"code":"invalid-answer"}',
    )
  const reader = await asked[0]?.who.context.request.get(`${site.url}/api/io`).then((reply) => reply.text())
  expect(JSON.parse(reader ?? '')).toEqual({ account: false, mastery: {} })
  expect(leaks).toEqual([])
})

test('the result of a quiz that is still open lists its questions and nothing of their keys', async () => {
  for (const quizId of new Set(asked.map((one) => one.quizId))) {
    const open = asked.filter((one) => one.quizId === quizId)
    const [owner] = open
    if (!owner) throw new Error('a quiz has questions')
    const { html, rsc } = await payloads(owner.who, `/quiz/${quizId}/risultato`)
    const secrets = open.flatMap(({ item, seed }) => secretsOf(item, seed))
    const said = open.map(({ item, seed }) => bank.question(bank.toPublic(item), seed).ask).join('\n')
    expect(found(html + rsc, secrets).filter((secret) => !said.includes(secret))).toEqual([])
    for (const { item } of open)
      for (const { key } of item.options) expect([key, (html + rsc).includes(key)]).toEqual([key, false])
    expect(/<main.*<\/main>/s.exec(html)?.[0]).not.toMatch(/>\d{3}\.\d+[a-z]?</)
  }
})

/** The body of a reply, which says nothing of its encoding; empty where the browser has none to show (a redirect). */
const bodyOf = (reply: Response): Promise<string> =>
  reply.body().then(
    (bytes) => bytes.toString('utf8'),
    () => '',
  )

test('the answer to one question brings its verdict, and nothing of the others', async () => {
  const first = asked.find(({ item }) => item.form === 'choice')
  if (!first) throw new Error('no question with options')
  const { page } = first.who
  // What comes passes through here, and is kept whole: a browser lets go of a body once the page has read it.
  const received: string[] = []
  await page.route(`${site.url}/**`, async (route) => {
    const asking = route.request()
    // Lessons are fetched ahead too; what they teach is no secret.
    const aside = /^\/(lezioni|regole|glossario)/.test(new URL(asking.url()).pathname)
    if (aside || asking.resourceType() !== 'fetch') return route.fallback()
    const response = await route.fetch()
    received.push(await response.text())
    return route.fulfill({ response })
  })
  await page.goto(`${site.url}/quiz/${first.quizId}?domanda=${first.position}`)
  await page.locator('form.ans[novalidate]').waitFor()
  await page.locator('label.opt').first().click()
  const sent = page.waitForResponse((reply) => 'next-action' in reply.request().headers())
  await page.getByRole('button', { name: /^Conferma/ }).click()
  expect((await sent).status()).toBe(200)
  await page.locator('.v .says').waitFor()
  await page.locator('[data-next]').hover() // the next question is fetched ahead
  await page.waitForLoadState('networkidle')
  await page.unrouteAll({ behavior: 'wait' })
  const text = received.join('\n')
  expect(text.includes('rightKey')).toBe(true)
  const own = readable(
    JSON.stringify(secretsOf(first.item, first.seed)) + JSON.stringify(bank.verdict(first.item, null, first.seed)),
  )
  for (const { item, seed } of asked.filter((one) => one.quizId === first.quizId && one !== first)) {
    const others = secretsOf(item, seed).filter((secret) => !own.includes(secret))
    expect([item.id, found(text, others)]).toEqual([item.id, []])
  }
})

test('the place of the right answer on screen says nothing', () => {
  const places = drawItems('places', {}, 400)
    .map(({ item }) => item)
    .filter(({ form }) => form === 'choice' || form === 'yes-no')
    .map((item, i) => {
      const keys = bank.question(bank.toPublic(item), `quiz|${i}`).options.map(({ key }) => key)
      return keys.indexOf(item.right) / (keys.length - 1)
    })
  const mean = places.reduce((sum, place) => sum + place, 0) / places.length
  expect(places.length).toBeGreaterThan(50)
  expect(mean).toBeGreaterThan(0.3)
  expect(mean).toBeLessThan(0.7)
  for (const end of [0, 1]) expect(places.filter((place) => place === end).length).toBeLessThan(places.length * 0.6)
})

test('the scripts of an open question know no belief and no template', async () => {
  const { page } = await visitor()
  const scripts: Promise<string>[] = []
  page.on('response', (reply) => {
    if (reply.url().endsWith('.js')) scripts.push(bodyOf(reply))
  })
  const [one] = asked
  await page.goto(`${site.url}/domande/${encodeURIComponent(one?.item.id ?? '')}`, { waitUntil: 'networkidle' })
  await page.locator('form.ans input:not([type=hidden])').first().focus()
  await page.waitForLoadState('networkidle')
  const text = (await Promise.all(scripts)).join('\n')
  expect(text.length).toBeGreaterThan(100_000)
  const words = [...misconceptions.keys(), ...templates.map(({ id }) => id)]
  expect(words.filter((word) => text.includes(`"${word}"`) || text.includes(`'${word}'`))).toEqual([])
})
