import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import path from 'node:path'
import { freePort } from '../../../scripts/free-port.mjs'
import { clearAway, newFolder } from '../../launcher/launcher'
import { type OwnSite, ownSite } from '../own-site'
import { choose, confirm, quizOf, sample, verdict, wordFor } from '../play'
import { visitors } from '../visitor'

// The database goes away under a running site, and comes back: the pages say so, try again by themselves, and lose nothing.

const visitor = visitors()
const choice = sample('choice')
const number = sample('number')

let folder: string
let port: number
let postgres: ChildProcess
let url: string
let site: OwnSite

async function up(): Promise<void> {
  postgres = spawn(process.execPath, [path.join(__dirname, 'postgres.mjs'), folder, String(port)], {
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  if (postgres.stdout === null) throw new Error('no output')
  const [said] = await once(postgres.stdout, 'data')
  url = String(said).trim()
}

async function down(): Promise<void> {
  postgres.kill('SIGTERM')
  await once(postgres, 'exit')
}

const health = async () => {
  const reply = await fetch(`${site.url}/api/salute`)
  return { status: reply.status, body: await reply.json() }
}

const attempts = (quizId: string) =>
  site.sql<{ verdict: string }>(
    'SELECT a.verdict FROM "Attempt" a JOIN "QuizItem" q ON q.id = a."quizItemId" WHERE q."quizId" = $1',
    quizId,
  )

beforeAll(async () => {
  folder = newFolder()
  port = await freePort()
  await up()
  site = await ownSite({ DATABASE_URL: url })
})
afterAll(async () => {
  if (postgres.exitCode === null) await down()
  await clearAway()
})

const OUTAGE = /status of 503/
const title = 'Il sito non raggiunge i suoi dati.'

test('the database goes away and comes back', async () => {
  const stays = await visitor({ site: site.url, expected: OUTAGE })
  const reloads = await visitor({ site: site.url, size: 'phone', expected: OUTAGE })
  const reads = await visitor({ site: site.url, expected: OUTAGE })
  const first = await quizOf(stays, [choice.id])
  const second = await quizOf(reloads, [number.id])
  await choose(stays, choice, 'wrong')
  await choose(reloads, number, 'right')
  await quizOf(reads, [number.id])

  await down()
  expect(await health()).toEqual({ status: 503, body: { stato: 'database' } })

  // An answer on its way: not saved, and said so.
  await confirm(stays)
  const notice = stays.page.getByRole('status').filter({ hasText: 'Non è ancora salvata' })
  await notice.waitFor()
  expect(await notice.innerText()).toContain('Il sito non raggiunge i suoi dati.')
  expect(await notice.innerText()).toContain('conta una volta sola')

  // A page that needs data, opened meanwhile: an answer confirmed, then the page made anew.
  await confirm(reloads)
  await reloads.page.getByRole('status').filter({ hasText: 'Non è ancora salvata' }).waitFor()
  await reloads.page.reload()
  await reloads.page.getByRole('heading', { name: title }).waitFor()
  expect(await reloads.page.locator('main').innerText()).toContain('resta su questo dispositivo')

  // Pages without data are there as ever; starting a quiz says why it cannot.
  await reads.open('/lezioni/punti-vita')
  await reads.open('/glossario')
  await reads.open('/')
  await reads.press(reads.page.getByRole('button', { name: 'Inizia', exact: true }))
  await reads.page.getByText('Non hai perso nulla: riprova fra poco.').waitFor()
  await reads.open('/accedi')
  await reads.page.getByRole('heading', { name: title }).waitFor()
  await reads.open('/progressi')
  await reads.page.getByRole('heading', { name: title }).waitFor()

  // Nobody touches anything from here on.
  await up()
  expect((await verdict(stays.page)).word).toBe(wordFor(choice, 'wrong'))
  expect((await verdict(reloads.page)).word).toBe('Giusto')
  await reads.page.getByRole('heading', { name: 'Non hai ancora risposto a nessuna domanda.' }).waitFor()
  expect(await attempts(first)).toHaveLength(1)
  expect(await attempts(second)).toEqual([{ verdict: 'right' }])
  expect((await health()).status).toBe(200)
})

test('signing up while the database is away: nothing is made, what was typed is still there', async () => {
  const who = await visitor({ site: site.url, expected: OUTAGE })
  await who.open('/accedi')
  const form = who.page.getByRole('region', { name: 'Sei qui per la prima volta' })
  await form.getByLabel('E-mail').fill('dopo@esempio.it')
  await form.getByLabel('Password').fill('una frase lunga e mia')
  await down()
  await who.press(form.getByRole('button', { name: 'Crea l’account' }))
  await form.getByText('Non hai perso nulla: riprova fra poco.').waitFor()
  expect(await form.getByLabel('E-mail').inputValue()).toBe('dopo@esempio.it')
  await up()
  await form.getByLabel('Password').fill('una frase lunga e mia')
  await who.press(form.getByRole('button', { name: 'Crea l’account' }))
  await who.page.waitForURL(`${site.url}/`)
  expect(await site.sql('SELECT email FROM "User" WHERE email IS NOT NULL')).toEqual([{ email: 'dopo@esempio.it' }])
})
