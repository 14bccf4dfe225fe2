import { freePort } from '../../scripts/free-port.mjs'
import { clearAway } from '../launcher/launcher'
import { linkIn, mailSink, type Sink } from '../mail/sink'
import { type LocalProvider, startProviderAt } from '../provider/provider'
import { looksRight } from './objections'
import { type OwnSite, ownSite } from './own-site'
import { PASSWORD } from './pages'
import { type Visitor, visitors } from './visitor'

// A real provider, a real server for mail and a real browser: what the tests of the use cases cannot see is that a form may leave the
// site by way of a provider at all, with and without script, and what the pages look like to axe.

const visitor = visitors()
let site: OwnSite
let provider: LocalProvider
let sink: Sink

beforeAll(async () => {
  const port = await freePort()
  provider = await startProviderAt(`http://localhost:${port}`)
  sink = await mailSink()
  site = await ownSite({
    PORT: String(port),
    OIDC_ISSUER: provider.issuer,
    OIDC_CLIENT_ID: 'verdetto',
    OIDC_CLIENT_SECRET: 'a secret of the provider',
    OIDC_NAME: 'Prova',
    SMTP_URL: sink.url,
    MAIL_FROM: 'Verdetto <verdetto@esempio.it>',
  })
})
afterAll(async () => {
  await Promise.all([provider.stop(), sink.stop(), clearAway()])
})

const elsewhere = /^request to http:\/\/localhost:|favicon\.ico/
const who = (email: string) => JSON.stringify({ sub: email, email, email_verified: true, name: 'Ada' })
const newEmail = () => `${Date.now().toString(36)}-${Math.random().toString(36).slice(2)}@esempio.it`

async function say({ page }: Visitor, yes: string | null): Promise<void> {
  await page.waitForURL(/\/interaction\//)
  if (yes === null) return page.getByRole('button', { name: 'No' }).click()
  await page.getByLabel('Who').fill(yes)
  await page.getByRole('button', { name: 'Yes' }).click()
}

/** Makes an account of an e-mail that nobody has, by the link that goes there, and returns the e-mail. */
async function enterByLink(visit: Visitor): Promise<string> {
  const email = newEmail()
  await visit.open('/accedi/link')
  await visit.page.getByLabel('E-mail').fill(email)
  await visit.page.getByRole('button', { name: 'Manda il link' }).click()
  await visit.page.getByText('Il messaggio è in viaggio').waitFor()
  await visit.page.goto(linkIn(await sink.next(email)).href)
  await visit.page.getByText(`Entri come ${email}`).waitFor()
  await visit.page.getByRole('button', { name: 'Accedi' }).click()
  await visit.page.waitForURL(`${site.url}/account`)
  return email
}

describe.each([
  ['with script', true],
  ['without script', false],
])('%s', (_, javaScriptEnabled) => {
  const arrive = () => visitor({ site: site.url, expected: elsewhere, options: { javaScriptEnabled } })

  test('somebody comes in through a provider, and leaves', async () => {
    const visit = await arrive()
    const email = newEmail()
    await visit.open('/accedi?da=/account')
    await visit.page.getByRole('button', { name: 'Accedi con Prova' }).click()
    await say(visit, who(email))
    await visit.page.waitForURL(`${site.url}/account`)
    await visit.page.getByText(email).first().waitFor()
    for (const cookie of await visit.context.cookies(site.url))
      expect(cookie).toMatchObject({ httpOnly: true, sameSite: 'Lax', path: '/' })
    await visit.page.getByRole('button', { name: 'Esci ovunque' }).click()
    await visit.page.getByText('Sei fuori da ogni dispositivo').waitFor()
  })

  test('who says no there is told that nothing has changed', async () => {
    const visit = await arrive()
    await visit.open('/accedi')
    await visit.page.getByRole('button', { name: 'Accedi con Prova' }).click()
    await say(visit, null)
    await visit.page.getByText('Non è cambiato nulla').waitFor()
    expect(new URL(visit.page.url()).pathname).toBe('/accedi')
  })

  test('a link by e-mail signs in', async () => {
    await enterByLink(await arrive())
  })
})

test('the pages of an account and of administrators: nothing that axe objects to, nothing too wide, in both themes', async () => {
  const visit = await visitor({ site: site.url, size: 'phone' })
  const email = await enterByLink(visit)
  await site.sql('UPDATE "User" SET role = \'amministratore\', "emailVerifiedAt" = NULL WHERE email = $1', email)
  await visit.open('/account')
  await visit.page.getByRole('button', { name: 'Manda il link' }).click()
  const confirm = linkIn(await sink.next(email))
  const own = ['/account', '/account/email', '/account/password', '/account/elimina', '/amministrazione']
  const paths = [...own, `${confirm.pathname}${confirm.search}`]
  await visit.page.setViewportSize({ width: 360, height: 740 })
  const look = async (path: string) => {
    await visit.open(path)
    await looksRight(visit)
  }
  for (const path of paths) await look(path)
  await visit.context.clearCookies()
  for (const path of [
    '/accedi',
    '/accedi/link',
    '/accedi/password',
    '/accedi/link?codice=x',
    '/accedi?error=OAuthCallback',
  ])
    await look(path)
})

test('everything that is stored is handed out, with its progress, and the account is deleted', async () => {
  const visit = await visitor({ site: site.url })
  await enterByLink(visit)
  await visit.open('/account/password')
  await visit.page.getByLabel('Password nuova').fill(PASSWORD)
  await visit.page.getByRole('button', { name: 'Cambia la password' }).click()
  await visit.page.waitForURL(/\/account\?/)
  const [download] = await Promise.all([
    visit.page.waitForEvent('download'),
    visit.page.getByRole('link', { name: 'Scarica tutto (JSON)' }).click(),
  ])
  expect(download.suggestedFilename()).toBe('verdetto.json')
  await visit.page.getByText('Il file è pronto').waitFor()
  await visit.open('/account/elimina')
  await visit.page.getByLabel('La tua password').fill(PASSWORD)
  await visit.page.getByRole('button', { name: 'Elimina per sempre' }).click()
  await visit.page.getByText('L’account non c’è più').waitFor()
})
