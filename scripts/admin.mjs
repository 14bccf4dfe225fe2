// npm run admin -- <e-mail>: makes an account an administrator. npm run admin -- --list: who they are.
import { run, Sentence } from './sentence.mjs'
import { withProgram } from './with-program.mjs'

run(async () => {
  const [word, ...rest] = process.argv.slice(2)
  if (!word || rest.length > 0 || (word !== '--list' && !word.includes('@')))
    throw new Sentence(
      'npm run admin -- <e-mail>, as in: npm run admin -- ada@esempio.it\nnpm run admin -- --list says who the administrators are.',
    )
  await withProgram('admin', async (main) => console.log(await answer(main, word)))
})

/**
 * @param {typeof import('./admin/main.ts')} main
 * @param {string} word
 */
async function answer({ administrators, makeAdministrator }, word) {
  if (word === '--list') {
    const list = await administrators()
    return list.length ? list.join('\n') : 'There is no administrator yet.'
  }
  const email = word.trim().toLowerCase()
  const found = await makeAdministrator(email)
  if (found === 'nobody')
    throw new Sentence(
      `Nobody has an account with the e-mail ${email}. Check how it is written; if there is no account yet, make one on the page /accedi of the site, then run this again.`,
    )
  if (found === 'already') return `${email} is an administrator already.`
  return `${email} is an administrator now. Sessions that were open are over: sign in again, then go to /amministrazione.`
}
