import 'server-only'
import { randomUUID } from 'node:crypto'
import { z } from 'zod'
import { ensureUser } from '#lib/auth/user'
import { err, ok } from '#lib/base/result'
import { createCall, recentCalls } from '#lib/db/calls'
import { transaction } from '#lib/db/client'
import { lockPerson } from '#lib/db/users'
import { withdrawnTemplates } from '#lib/db/withdrawn'
import { drawCall } from '#lib/questions/calls'
import { defineUseCase } from '../define-use-case'
import { keyed } from '../keyed'
import { openToAsker } from '../open-items'
import { mayStart } from '../starts'

/** Calls that were answered lately and are not drawn again. */
const LATELY = 30

/** What it is to be about: rules, where the call is begun from where they are read. */
const shape = z.void().or(z.object({ rules: z.array(z.string().max(16)).max(200) }))

/** Begins a call for whoever asks, or goes on with the one that is open; somebody new becomes a guest. */
export const startCall = defineUseCase('call/start', shape, async (wish, { now }) => {
  const who = await ensureUser(now)
  if (!who.ok) return who
  if (!(await mayStart(who.value.id))) return err('rate-limited')
  const asked = await openToAsker(now)
  const id = await transaction(async (tx) => {
    const person = await lockPerson(tx, who.value.id)
    if (!person) return null
    const recent = await recentCalls(tx, person.id, LATELY)
    const open = recent.find(({ ruling }) => ruling === null)
    if (open) return open.id
    const seed = randomUUID()
    // What an exam asks of them is not asked here for nothing.
    const met = [...asked, ...recent.map(({ call }) => call.item.id).toReversed()]
    const rules = new Set(wish ? wish.rules : [])
    const without = await withdrawnTemplates(tx)
    const call = drawCall(keyed(seed, 'call'), met, { rules, without, shown: keyed(seed, 'shown') })
    return call ? createCall(tx, { userId: person.id, seed, call, at: now }) : undefined
  })
  if (id === null) return err('expired-session')
  return id === undefined ? err('none-left') : ok({ id })
})
