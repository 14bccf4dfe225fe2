import './next'
import pino from 'pino'
import { askLink } from '#lib/server/account/ask-link'
import { changePassword } from '#lib/server/account/change-password'
import { deleteAccount } from '#lib/server/account/delete-account'
import { enterWithProvider } from '#lib/server/account/enter-with-provider'
import { exportData } from '#lib/server/account/export'
import { signInWithLink } from '#lib/server/account/sign-in'
import { changeRole } from '#lib/server/admin/change-role'
import { findAccounts } from '#lib/server/admin/find-accounts'
import { log } from '#lib/server/log'
import { sql } from '../setup/sql'
import { as, newBrowser } from './browser'
import { answer, enter, newKey, PASSWORD, register, start } from './play'

test('nothing that is written to the log says who, from where, with what, or what was answered', async () => {
  const lines: string[] = []
  Reflect.set(log, pino.symbols.streamSym, { write: (line: string) => lines.push(line) })
  log.level = 'trace'
  const browser = newBrowser()
  browser.headers['user-agent'] = 'Mozilla/5.0 (Windows NT 10.0; rv:140.0) Gecko/20100101 Firefox/140.0'
  const quizId = await start(browser)
  await answer(browser, quizId, 1, 'wrong')
  const email = await register(browser)
  await enter(newBrowser(), email, 'non è questa la password')
  const subject = newKey()
  await as(newBrowser(), () => enterWithProvider({ provider: 'oidc', subject, name: 'Ada Prova', email }))
  await as(browser, () => signInWithLink({ code: 'un-codice-segreto' }))
  // A server for mail that refuses: its errors quote addresses.
  Object.assign(process.env, { SMTP_URL: 'smtp://utente:chiave@127.0.0.1:1', MAIL_FROM: 'a@esempio.it' })
  await as(browser, () => askLink({ email, purpose: 'signIn' }))
  for (let i = 0; i < 100 && !lines.some((line) => line.includes('"mail"')); i++)
    await new Promise((resolve) => setTimeout(resolve, 50))
  delete process.env.SMTP_URL
  await sql('UPDATE "User" SET role = \'amministratore\' WHERE email = $1', email)
  const [{ id } = { id: '' }] = await sql<{ id: string }>('SELECT id FROM "User" WHERE email = $1', email)
  await as(browser, () => findAccounts({ text: email, after: '' }))
  await as(browser, () => changeRole({ userId: id, role: 'studente' }))
  await as(browser, () => exportData({ format: 'json' }))
  await as(browser, () => changePassword({ current: PASSWORD, password: 'una frase nuova e mia' }))
  await as(browser, () => deleteAccount({ current: 'una frase nuova e mia' }))
  log.level = 'silent'
  expect(lines.length).toBeGreaterThan(10)
  for (const useCase of [
    'account/sign-up',
    'account/check-credentials',
    'account/change-password',
    'admin/change-role',
  ])
    expect(lines.some((line) => line.includes(useCase))).toBe(true)
  const told = lines.join('')
  const address = browser.headers['x-forwarded-for'] ?? ''
  for (const each of [
    email,
    id,
    quizId,
    subject,
    PASSWORD,
    address,
    'Ada',
    'Firefox',
    'un-codice-segreto',
    'chiave',
    '@',
  ])
    expect([each, told.includes(each)]).toEqual([each, false])
})
