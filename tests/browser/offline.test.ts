import type { Page } from 'playwright-core'
import { PAGES } from '../../app/_ui/offline/names'
import { register } from './pages'
import { choose, confirm, quizOf, sample } from './play'
import { alive, untilTrue, visitors } from './visitor'

// What was read can be read again without a network; what is about one person is never kept, and nothing pretends to be saved.

const visitor = visitors()
const NETWORK = /net::ERR_|Failed to load resource|Failed to fetch/
const lesson = '/lezioni/punti-vita'
/** One that asks questions: a chapter whole has none. */
const asking = '/lezioni/punti-vita/pagare'
const options = { serviceWorkers: 'allow' } as const

/** Everything that the worker keeps, by cache: addresses without the site. */
const cached = (page: Page): Promise<readonly (readonly [cache: string, path: string])[]> =>
  page.evaluate(async () => {
    const found: [string, string][] = []
    for (const name of await caches.keys())
      for (const { url } of await (await caches.open(name)).keys()) found.push([name, new URL(url).pathname])
    return found
  })

/** Waits until a page is kept. */
async function kept(page: Page, path: string): Promise<void> {
  const there = async () => (await cached(page)).some(([name, one]) => name.startsWith(PAGES) && one === path)
  await untilTrue(`${path} is kept`, there)
}

const said = (page: Page) => page.getByRole('status').filter({ hasText: 'Sei offline.' })

test('lessons, their tables, rules and the glossary are read without a network', async () => {
  const who = await visitor({ expected: NETWORK, options })
  const { page, open, press, context } = who
  await open(lesson)
  await kept(page, lesson)
  // A page that one came to by a link is kept like one that was loaded.
  await press(page.getByRole('link', { name: 'Glossario' }).first())
  await kept(page, '/glossario')
  await open('/regole/119.4')
  await kept(page, '/regole/119.4')
  expect(await said(page).count()).toBe(0)

  await context.setOffline(true)
  await said(page).waitFor()
  await open(lesson)
  await said(page).waitFor()
  const scenario = page.locator('[id="scenario-pagare-tutto"]')
  await scenario.scrollIntoViewIfNeeded()
  const step = scenario.locator('.stepper output')
  await step.waitFor()
  await press(scenario.getByRole('button', { name: 'Passo successivo' }))
  expect(await step.innerText()).toMatch(/^Passo 2 di/)
  const figures = () => scenario.locator('ol.trace').innerText()
  const before = await figures()
  await press(scenario.getByRole('button', { name: /^Uno in più/ }).first())
  await page.waitForFunction(
    ([was]) => (document.querySelector('#scenario-pagare-tutto ol.trace') as HTMLElement).innerText !== was,
    [before],
  )
  expect(await scenario.locator('.notice.bad').count()).toBe(0)

  await open('/regole/119.4')
  await page.getByRole('heading', { level: 1 }).waitFor()
  expect(await page.locator('main').innerText()).toContain('119.4')
  await open('/glossario?cerca=danno#danno')
  await page.getByRole('heading', { level: 1, name: 'Glossario' }).waitFor()

  // A lesson that was never opened: what can be read instead.
  await open('/lezioni/pila')
  await page.getByRole('heading', { level: 1, name: 'Sei senza rete.' }).waitFor()
  await page.getByText('Non hai ancora aperto questa pagina').waitFor()
  const lessons = page.getByRole('region', { name: 'Lezioni' }).getByRole('link')
  expect(await lessons.evaluateAll((all) => all.map((a) => a.getAttribute('href')))).toEqual([lesson])
  await press(lessons.first())
  await page.waitForURL((url) => url.pathname === lesson)
  await page.locator('.r').first().waitFor()

  // The page that was asked for opens by itself when the network is back.
  await open('/lezioni/pila')
  await page.getByRole('heading', { name: 'Sei senza rete.' }).waitFor()
  await context.setOffline(false)
  await page.getByRole('heading', { level: 1, name: /^Pila e priorità/ }).waitFor()
  expect(await said(page).count()).toBe(0)
})

test('without a network no quiz begins and no answer pretends to be saved', async () => {
  const who = await visitor({ expected: NETWORK, options })
  const { page, open, press, context } = who
  await open(asking)
  await kept(page, asking)
  await context.setOffline(true)
  await page.reload()
  await alive(page)
  await press(page.getByRole('button', { name: 'Dieci domande su queste regole' }))
  await page.getByText('Non hai perso nulla: riprova quando la rete torna.').waitFor()

  const form = page.locator('form.ans').first()
  await form.scrollIntoViewIfNeeded()
  const number = form.locator('input[name=number]')
  if ((await number.count()) > 0) await number.fill('7')
  else await press(form.locator('label.opt').first())
  await press(form.getByRole('button', { name: 'Conferma' }))
  const notice = form.getByRole('status').filter({ hasText: 'Non è ancora salvata' })
  await notice.waitFor()
  expect(await notice.innerText()).toContain('La tua scelta resta su questo dispositivo')

  await open('/quiz')
  await page.getByRole('heading', { name: 'Sei senza rete.' }).waitFor()
  await page.getByText('Questa pagina ha bisogno della rete').waitFor()
  await page.getByText('ciò che hai scelto e non ancora confermato resta su questo dispositivo').waitFor()
  await context.setOffline(false)
  await page.getByRole('heading', { level: 1, name: 'Allenati' }).waitFor()
})

test('without a network a form about an account says so, and what was typed stays', async () => {
  const { page, open, press, context } = await visitor({ expected: NETWORK, options })
  await open('/accedi')
  await alive(page)
  const form = page.getByRole('region', { name: 'Hai un account' })
  await form.getByLabel('E-mail').fill('anna@example.org')
  await form.getByLabel('Password').fill('una frase lunga')
  // The browser complains of a worker that it was fetching as the network went.
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined))
  await context.setOffline(true)
  await press(form.getByRole('button', { name: 'Accedi' }))
  await form.getByText('Non hai perso nulla: riprova quando la rete torna.').waitFor()
  expect(await form.getByLabel('E-mail').inputValue()).toBe('anna@example.org')
  expect(await form.getByLabel('Password').inputValue()).toBe('una frase lunga')
})

test('nothing about a person is kept, signed in or out', async () => {
  const who = await visitor({ options })
  const { page, open, press } = who
  await open(lesson)
  await kept(page, lesson)
  await register(who, '/progressi')
  await quizOf(who, [sample('choice').id])
  await choose(who, sample('choice'), 'wrong')
  await confirm(who)
  await page.locator('.v .says').waitFor()
  for (const path of [
    '/quiz',
    '/account',
    `/domande/${encodeURIComponent(sample('number').id)}`,
    '/copertura',
    '/regole',
  ])
    await open(path)
  await kept(page, '/regole')
  const personal = async () =>
    (await cached(page)).filter(
      ([, path]) =>
        !/^\/(?:_next\/static\/.+|senza-rete|lezioni|regole|cerca\/indice-\w+\.json|regole\/testi\/\w+\.json)$/.test(
          path,
        ) &&
        path !== lesson &&
        path !== '/',
    )
  expect(await personal()).toEqual([])
  await open('/account')
  await press(page.getByRole('button', { name: 'Esci', exact: true }))
  await page.waitForURL((url) => url.pathname === '/')
  await kept(page, '/')
  expect(await personal()).toEqual([])
})

test('a new build replaces what an older one kept, and fetches anew what was read', async () => {
  const { page, open } = await visitor({ options })
  await page.goto(`${process.env.SITE_URL}/api/salute`)
  const old = `${PAGES}di-prima`
  await page.evaluate(async (name) => {
    const cache = await caches.open(name)
    const headers = { 'content-type': 'text/html' }
    await cache.put('/glossario', new Response('<h1>Vecchio</h1>', { headers }))
    await cache.put('/lezioni/tolta', new Response('<h1>Tolta</h1>', { headers }))
  }, old)
  await open('/lezioni')
  await kept(page, '/lezioni')
  await page.waitForFunction(async (name) => !(await caches.has(name)), old)
  const pages = (await cached(page)).filter(([name]) => name.startsWith(PAGES)).map(([, path]) => path)
  expect(pages.sort()).toEqual(['/glossario', '/lezioni'])
  expect(await page.evaluate(async () => (await caches.match('/glossario'))?.text())).toContain('<title>Glossario')
})
