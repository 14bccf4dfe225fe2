import 'server-only'
import { z } from 'zod'
import { OWN_QUESTION } from '#lib/auth/limits'
import { requireInstructor } from '#lib/auth/user'
import { canonical, type Json } from '#lib/base/json'
import { err, ok, type Result } from '#lib/base/result'
import { transaction } from '#lib/db/client'
import { withinLimit } from '#lib/db/limits'
import { freezeOwn } from '#lib/db/own-questions'
import { type Item, toPublic } from '#lib/questions/index'
import { defineUseCase, unsafeId } from '../define-use-case'
import { itemOf } from './item-of'
import { ownHeld, ownOpened } from './own-question'

/** Makes a version of what is written: evaluated here, whatever a browser said. Where nothing has changed it is the last one. */
export const publishOwn = defineUseCase('own/publish', z.object({ questionId: unsafeId }), async (unsafe, { now }) => {
  const who = await requireInstructor(now)
  if (!who.ok) return who
  if (!(await withinLimit(OWN_QUESTION, who.value.id))) return err('rate-limited')
  const opened = await ownOpened(unsafe.questionId, now)
  if (!opened.ok) return opened
  // Evaluating takes a while: the question is held only to write.
  const made = await itemOf(opened.value, who.value.id)
  if (!made.ok) return made
  return transaction(async (tx): Promise<Result<{ readonly version: number }, 'not-found'>> => {
    const held = await ownHeld(tx, who.value, unsafe.questionId)
    if (!held.ok) return held
    const { version } = held.value
    if (held.value.item && sameMeaning(held.value.item, made.value)) return ok({ version })
    const { template } = made.value
    const item = { ...made.value, version: version + 1, id: `${template}.v${version + 1}.0` }
    await freezeOwn(tx, held.value.id, item, toPublic(item))
    return ok({ version: item.version })
  })
})

/** Whether two versions tell, ask and answer the same; keys are made anew where options were written. */
function sameMeaning(a: Item, b: Item): boolean {
  const plain = (value: unknown): string => canonical(JSON.parse(JSON.stringify(value)) as Json)
  const meaning = ({ scenario, probe, form, options, right, introduction = '' }: Item): string => {
    const said = options.map(({ key, value, why = null }) => plain({ value, why, right: key === right })).sort()
    return plain({ scenario, probe, form, introduction, said })
  }
  return meaning(a) === meaning(b)
}
