import './next'
import { NextRequest } from 'next/server'
import { currentUser } from '#lib/server/account/current-user'
import { getProgress } from '#lib/server/progress/get-progress'
import { GET, POST } from '../../app/api/auth/[...nextauth]/route'
import { as, type Browser, newBrowser } from './browser'
import '../setup/sql'
import { answer, newEmail, PASSWORD, register, start, value } from './play'

/** A request to next-auth's own route, as its form would send it; the browser keeps the cookies of the answer. */
async function call(browser: Browser, path: string, fields?: Readonly<Record<string, string>>) {
  const request = new NextRequest(`http://localhost:3000/api/auth/${path}`, {
    method: fields ? 'POST' : 'GET',
    ...(fields && {
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      body: new URLSearchParams(fields).toString(),
    }),
  })
  const context = { params: Promise.resolve({ nextauth: path.split('/') }) }
  const response = await as(browser, () => (fields ? POST : GET)(request, context))
  for (const line of response.headers.getSetCookie()) {
    const [, name = '', text = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? []
    browser.jar.set(name, { value: decodeURIComponent(text) })
  }
  return response
}

const csrf = async (browser: Browser): Promise<string> => (await (await call(browser, 'csrf')).json()).csrfToken
const session = (browser: Browser) => browser.jar.get('verdetto-sessione')
const path = 'callback/credentials'

test('its form signs in with its token, and brings the guest along', async () => {
  const email = await register(newBrowser())
  const browser = newBrowser()
  await answer(browser, await start(browser), 1)
  const fields = { email, password: PASSWORD, csrfToken: await csrf(browser), callbackUrl: '/progressi' }
  const response = await call(browser, path, fields)
  expect(response.headers.get('location')).toBe('http://localhost:3000/progressi')
  expect(value(await as(browser, () => currentUser()))).toMatchObject({ kind: 'account', email })
  expect(value(await as(browser, () => getProgress())).answered).toBe(1)
  expect(browser.jar.has('verdetto-ospite')).toBe(false)
})

test('without its token, or with another browser’s, it does nothing', async () => {
  const email = await register(newBrowser())
  for (const csrfToken of ['', 'inventato', await csrf(newBrowser())]) {
    const browser = newBrowser()
    await csrf(browser)
    await call(browser, path, { email, password: PASSWORD, csrfToken })
    expect(session(browser)).toBeUndefined()
  }
})

test('it sends nobody to another site', async () => {
  const email = await register(newBrowser())
  const browser = newBrowser()
  const csrfToken = await csrf(browser)
  const response = await call(browser, path, {
    email,
    password: PASSWORD,
    csrfToken,
    callbackUrl: 'https://evil.example',
  })
  expect(response.headers.get('location')).toBe('http://localhost:3000')
})

test('a refusal leads to the page for signing in, with its code and without the password', async () => {
  const browser = newBrowser()
  const refused = await call(browser, path, { email: newEmail(), password: PASSWORD, csrfToken: await csrf(browser) })
  expect(refused.headers.get('location')).toBe('http://localhost:3000/api/auth/error?error=wrong-credentials')
  expect(session(browser)).toBeUndefined()
  expect((await call(browser, 'signin')).headers.get('location')).toMatch(/^\/accedi\?/)
})

test('what it tells a page about a session is when it ends, and nothing about the person', async () => {
  const browser = newBrowser()
  await register(browser)
  expect(Object.keys(await (await call(browser, 'session')).json())).toEqual(['expires'])
})

test('its form signs out', async () => {
  const browser = newBrowser()
  await register(browser)
  await call(browser, 'signout', { csrfToken: await csrf(browser) })
  expect(session(browser)?.value).toBe('')
  expect(value(await as(browser, () => currentUser()))).toEqual({ kind: 'nobody' })
})
