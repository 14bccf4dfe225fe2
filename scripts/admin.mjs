// npm run admin -- <e-mail>: makes an account an administrator. -- --list: who they are. -- --email <e-mail> <new e-mail>: changes one.
import { run, Sentence } from './sentence.mjs'
import { withProgram } from './with-program.mjs'

const USE = `npm run admin -- <e-mail>, as in: npm run admin -- ada@esempio.it
npm run admin -- --list says who the administrators are.
npm run admin -- --email <e-mail> <new e-mail> changes the e-mail of an account.`

run(async () => {
  const [word = '', ...rest] = process.argv.slice(2)
  const emails = word.startsWith('--') ? rest : [word, ...rest]
  const wanted = word === '--list' ? 0 : word === '--email' ? 2 : 1
  if (emails.length !== wanted || emails.some((email) => !email.includes('@'))) throw new Sentence(USE)
  const written = emails.map((email) => email.trim().toLowerCase())
  await withProgram('admin', async (main) => console.log(await answer(main, word, written)))
})

/**
 * @param {typeof import('./admin/main.ts')} main
 * @param {string} word
 * @param {readonly string[]} emails
 */
async function answer({ administrators, changeEmailOf, makeAdministrator }, word, [email = '', to = '']) {
  if (word === '--list') {
    const list = await administrators()
    return list.length ? list.join('\n') : 'There is no administrator yet.'
  }
  const found = word === '--email' ? await changeEmailOf(email, to) : await makeAdministrator(email)
  if (found === 'nobody')
    throw new Sentence(
      `Nobody has an account with the e-mail ${email}. Check how it is written; if there is no account yet, make one on the page /accedi of the site, then run this again.`,
    )
  if (found === 'malformed') throw new Sentence(`${to} is no e-mail: nothing was changed.`)
  if (found === 'taken') throw new Sentence(`Another account has the e-mail ${to} already: nothing was changed.`)
  if (word === '--email') return `${email} is ${to} now. Nobody has proven the new address.`
  if (found === 'already') return `${email} is an administrator already.`
  return `${email} is an administrator now. Sessions that were open are over: sign in again, then go to /amministrazione.`
}
