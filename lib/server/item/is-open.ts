import 'server-only'
import { z } from 'zod'
import { ok } from '#lib/base/result'
import { defineUseCase } from '../define-use-case'
import { openToAsker } from '../open-items'

const shape = z.object({ itemId: z.string().max(200) })

/** Whether a question is one that whoever asks has to answer elsewhere first: in an exam, a diagnostic or an assignment that goes on. */
export const isItemOpen = defineUseCase('item/is-open', shape, async ({ itemId }, { now }) =>
  ok((await openToAsker(now)).has(itemId)),
)
