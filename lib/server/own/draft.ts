import 'server-only'
import { z } from 'zod'
import { isDeeperThan, type Json } from '#lib/base/json'
import { OWN_OPTIONS } from '#lib/questions/index'

/** Letters of an introduction at most, of a situation and of what is asked as they are kept. */
export const INTRODUCTION = 2_000
const SITUATION = 20_000
const QUESTION = 3_000
const DEEPEST = 60
/** Letters of a wrong option of one's own at most, and of why it is wrong. */
const OPTION = 160
const WHY = 500

/** JSON of so many letters, and no deeper than what checks it goes down. */
const written = (letters: number) =>
  z
    .unknown()
    .refine((value) => !isDeeperThan(value, DEEPEST))
    .pipe(z.json().refine((value) => JSON.stringify(value).length <= letters))

/** What is being written, of any shape: whether it makes sense is another matter. */
export const ownDraft = z.object({
  introduction: z.string().max(INTRODUCTION),
  scenario: written(SITUATION),
  probe: written(QUESTION),
  options: z
    .array(z.object({ text: z.string().max(OPTION), why: z.string().max(WHY) }))
    .max(OWN_OPTIONS)
    .optional(),
})

/** Where a question begins: two players, an empty table, nothing asked. */
export const BEGINNING = {
  introduction: '',
  scenario: { turn: { active: 'A', step: 'main1' }, field: { A: [], N: [] }, script: [] } as Json,
  probe: null,
}
