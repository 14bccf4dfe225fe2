import 'server-only'
import { z } from 'zod'
import { ASKING } from '#lib/auth/limits'
import { requireAccount } from '#lib/auth/user'
import { ok } from '#lib/base/result'
import { database } from '#lib/db/client'
import { withinLimit } from '#lib/db/limits'
import { administratorEmails, askedToTeach, askToTeach, dropAsking } from '#lib/db/roles'
import { defineUseCase } from '../define-use-case'
import { wayOfMail } from '../mail/post'
import { afterwards, tell } from './mail-link'
import { keepName, typedName } from './name'

/**
 * Whether whoever asks teaches here, since when they have been asking to (null where they have not, or were answered), when they were
 * last told no, and whether the site knows what they are called.
 */
export const mayTeach = defineUseCase('account/may-teach', z.void(), async (_, { now }) => {
  const who = await requireAccount(now)
  if (!who.ok) return who
  const { id, role, name } = who.value
  return ok({ teaches: role !== 'studente', ...(await askedToTeach(database(), id)), named: name !== null })
})

/**
 * Asks whoever runs the site to be let teach here, perhaps under a name that is theirs from then on, or takes that back. Asking twice is asking
 * once; administrators are written to where messages leave the site, though not each time that it is taken back and asked anew.
 */
export const asksToTeach = defineUseCase(
  'account/ask-to-teach',
  z.object({ asks: z.boolean(), name: typedName.optional() }),
  async ({ asks, name }, { now }) => {
    const who = await requireAccount(now)
    if (!who.ok) return who
    const named = await keepName(database(), who.value.id, name)
    if (!named.ok) return named
    if (!asks) await dropAsking(database(), who.value.id)
    else if ((await askToTeach(database(), who.value.id, now)) && (await withinLimit(ASKING, who.value.id)))
      tellAdministrators()
    return ok(null)
  },
)

/** Each by themselves: what one of them is not sent the others are. */
function tellAdministrators(): void {
  if (wayOfMail() === null) return
  afterwards('asksToTeach', async () => {
    for (const email of await administratorEmails(database())) tell('asksToTeach', email, '/amministrazione')
  })
}
