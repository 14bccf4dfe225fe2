import { register } from './pages'
import { sample } from './play'
import { untilTrue, type Visitor, visitors } from './visitor'

// What leaves the server besides the page: headers, cookies, the policy of content, and that it bites. That no page breaks the policy,
// complains, or asks anybody else for anything is looked at in every test of this folder (visitor.ts).

const visitor = visitors()
const site = (): string => process.env.SITE_URL ?? ''
const item = encodeURIComponent(sample('choice').id)

const paths = [
  '/',
  '/lezioni',
  '/lezioni/punti-vita',
  '/regole',
  '/regole/119.4',
  '/glossario',
  '/quiz',
  '/progressi',
  '/accedi',
].concat([
  `/domande/${item}`,
  '/niente/qui',
  '/regole/119.99',
  '/quiz/00000000-0000-4000-8000-000000000000',
  '/api/salute',
  '/api/io',
])

type Policy = ReadonlyMap<string, readonly string[]>

const policyOf = (reply: Response): Policy =>
  new Map(
    (reply.headers.get('content-security-policy') ?? '').split(';').map((directive) => {
      const [name = '', ...sources] = directive.trim().split(/\s+/)
      return [name, sources]
    }),
  )

test.each(paths)('%s has a strict policy of content and the headers that go with it', async (path) => {
  const reply = await fetch(site() + path)
  await reply.arrayBuffer()
  const policy = policyOf(reply)
  for (const name of ['default-src', 'base-uri', 'frame-ancestors'])
    expect([name, policy.get(name)]).toEqual([name, ["'none'"]])
  for (const name of ['style-src', 'img-src', 'font-src', 'connect-src', 'form-action'])
    expect([name, policy.get(name)]).toEqual([name, ["'self'"]])
  for (const source of policy.get('script-src') ?? ['missing'])
    expect(source).toMatch(/^'(?:self|nonce-[\w+/=]{20,}|sha256-[\w+/]{43}=)'$/)
  expect([...policy.keys()].filter((name) => /-src$/.test(name)).sort()).toEqual([
    'connect-src',
    'default-src',
    'font-src',
    'img-src',
    'manifest-src',
    'script-src',
    'style-src',
  ])
  expect(Object.fromEntries(reply.headers)).toMatchObject({
    'x-content-type-options': 'nosniff',
    'x-frame-options': 'DENY',
    'referrer-policy': 'same-origin',
    'cross-origin-opener-policy': 'same-origin',
    'cross-origin-resource-policy': 'same-origin',
    'permissions-policy': expect.stringContaining('camera=()'),
  })
  expect(reply.headers.has('x-powered-by')).toBe(false)
})

test('a nonce is used once, and every script written into a page is named by the policy', async () => {
  const nonceOf = (policy: Policy) => policy.get('script-src')?.find((source) => source.startsWith("'nonce-"))
  const [one, two] = [await fetch(`${site()}/quiz`), await fetch(`${site()}/quiz`)]
  expect(nonceOf(policyOf(one))).toBeDefined()
  expect(nonceOf(policyOf(one))).not.toBe(nonceOf(policyOf(two)))
  await two.arrayBuffer()
  const nonce = nonceOf(policyOf(one))?.slice(7, -1)
  const scripts = [...(await one.text()).matchAll(/<script([^>]*)>/g)].map(([, attributes = '']) => attributes)
  expect(scripts.length).toBeGreaterThan(1)
  for (const attributes of scripts)
    expect(attributes).toMatch(new RegExp(`src="/_next/|nonce="${nonce?.replace(/[+]/g, '\\+')}"|^$`))
})

test('the policy bites: no script written in, no eval, no stranger, no frame', async () => {
  const { page, open, heard } = await visitor({ expected: /^policy: |^console: / })
  await open('/quiz')
  const ran = await page.evaluate(async () => {
    const script = document.createElement('script')
    script.textContent = 'globalThis.verdettoBroken = true'
    document.body.append(script)
    const button = document.createElement('button')
    button.setAttribute('onclick', 'globalThis.verdettoBroken = true')
    document.body.append(button)
    button.click()
    const text = document.createElement('script')
    text.src = 'data:text/javascript,globalThis.verdettoBroken=true'
    document.body.append(text)
    document.body.append(Object.assign(document.createElement('iframe'), { src: '/glossario' }))
    const reached = await fetch('https://elsewhere.invalid/').then(
      () => true,
      () => false,
    )
    // What a debugger calls may evaluate, as long as it has not let go.
    await new Promise((resolve) => setTimeout(resolve))
    let evaluated = true
    try {
      new Function('return 1')()
    } catch {
      evaluated = false
    }
    return { evaluated, reached }
  })
  expect(ran).toEqual({ evaluated: false, reached: false })
  for (const directive of [
    'script-src-elem inline',
    'script-src-attr inline',
    'script-src-elem data',
    'connect-src https://elsewhere',
    'frame-src',
  ])
    await untilTrue(`policy: ${directive}`, () => heard.some((what) => what.startsWith(`policy: ${directive}`)))
  // Everything has been refused by now, and nothing of it has run.
  expect(await page.evaluate(() => 'verdettoBroken' in globalThis)).toBe(false)
})

const cookiesOf = async ({ context }: Visitor) => (await context.cookies()).sort((a, b) => (a.name < b.name ? -1 : 1))

test('cookies: none before there is something to remember, none that a script reads, none that another site sends', async () => {
  const who = await visitor()
  for (const path of ['/', '/lezioni/punti-vita', '/quiz', '/progressi', '/accedi', `/domande/${item}`])
    await who.open(path)
  expect(await cookiesOf(who)).toEqual([])
  await who.open('/')
  await who.press(who.page.getByRole('button', { name: 'Inizia', exact: true }))
  await who.page.waitForURL(/domanda=1/)
  const common = { httpOnly: true, sameSite: 'Lax', path: '/' }
  expect(await cookiesOf(who)).toMatchObject([{ name: 'verdetto-ospite', ...common }])
  await register(who)
  const signedIn = await cookiesOf(who)
  expect(signedIn.map(({ name }) => name)).toContain('verdetto-sessione')
  for (const cookie of signedIn) expect(cookie).toMatchObject(common)
  expect(await who.page.evaluate(() => document.cookie)).toBe('')
})

test('what is about one person is kept by no cache', async () => {
  const who = await visitor()
  await register(who, '/progressi')
  for (const path of ['/progressi', '/account', '/quiz', '/api/io']) {
    const reply = await who.context.request.get(site() + path)
    expect([path, reply.headers()['cache-control']]).toEqual([path, expect.stringMatching(/no-store/)])
    expect(reply.headers()['cache-control']).not.toContain('public')
  }
})

test('forms and scripts of other sites get nothing', async () => {
  const home = await (await fetch(site())).text()
  const action = [...home.matchAll(/name="(\$ACTION[^"]*)"(?: value="([^"]*)")?/g)]
  expect(action.length).toBeGreaterThan(0)
  const body = () => {
    const form = new FormData()
    // The search in the header is a form too, and asks for nothing to be done.
    const forms = [...home.matchAll(/<form[^>]*>.*?<\/form>/gs)].map(([form]) => form)
    const first = forms.find((form) => form.includes('$ACTION')) ?? ''
    for (const [, name = '', value = ''] of first.matchAll(/name="([^"]*)"(?: value="([^"]*)")?/g))
      form.append(name, value.replaceAll('&quot;', '"'))
    return form
  }
  const send = (origin: string) =>
    fetch(site(), { method: 'POST', body: body(), headers: { origin }, redirect: 'manual' })
  const own = await send(site())
  expect([own.status, own.headers.get('location')]).toEqual([303, expect.stringMatching(/^\/quiz\//)])
  const other = await send('https://elsewhere.example')
  expect(other.headers.get('location')).toBeNull()
  expect(other.headers.getSetCookie()).toEqual([])
  expect(other.status).toBeGreaterThanOrEqual(400)

  const answer = JSON.stringify({ itemId: sample('choice').id, answer: { giveUp: true }, idempotencyKey: 'altrove-1' })
  for (const headers of [{ 'sec-fetch-site': 'cross-site' }, { origin: 'https://elsewhere.example' }, {}]) {
    const reply = await fetch(`${site()}/api/risposte`, {
      method: 'POST',
      body: answer,
      headers: { 'content-type': 'application/json', ...headers },
    })
    expect([reply.status, await reply.text()]).toEqual([403, '{"code":"not-allowed"}'])
  }
})

test('signing in never leads to another site', async () => {
  const who = await visitor()
  for (const next of [
    'https://elsewhere.example/',
    '//elsewhere.example',
    '/\\elsewhere.example',
    'javascript:alert(1)',
  ]) {
    await who.open(`/accedi?da=${encodeURIComponent(next)}`)
    for (const field of await who.page.locator('input[name=next]').all()) expect(await field.inputValue()).toBe('/')
  }
})

test('health', async () => {
  const reply = await fetch(`${site()}/api/salute`)
  expect(reply.status).toBe(200)
  expect(reply.headers.get('cache-control')).toContain('no-store')
  expect(await reply.json()).toEqual({
    stato: 'ok',
    edizione: '2026-09-25',
    versione: expect.stringMatching(/^\d+\.\d+\.\d+$/),
  })
})
