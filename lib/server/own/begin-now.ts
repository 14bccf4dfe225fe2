import 'server-only'
import { z } from 'zod'
import { OWN_QUESTION } from '#lib/auth/limits'
import { requireInstructor } from '#lib/auth/user'
import { canonical, type Json } from '#lib/base/json'
import { err, ok, type Result } from '#lib/base/result'
import { transaction } from '#lib/db/client'
import { withinLimit } from '#lib/db/limits'
import { createOwn, listOwn, type OwnQuestionState } from '#lib/db/own-questions'
import { lockPeople } from '#lib/db/users'
import { defineUseCase } from '../define-use-case'
import { BEGINNING } from './draft'

/** What a question is called that is begun with one press; a hall that is opened with it too, so it gives nothing away. */
const TITLE = 'Domanda dal vivo'

/** Where one that nobody has written on is looked for, among those changed last. */
const LATEST = 200

const plain = (draft: unknown): string => canonical(JSON.parse(JSON.stringify(draft)) as Json)

/** Whether a question was begun with one press and nobody has written anything in it: it is given again, and listed nowhere. */
export const isUntouched = (own: OwnQuestionState): boolean =>
  own.version === 0 &&
  own.title === TITLE &&
  own.courseId === null &&
  own.situationOf === null &&
  plain(own.draft) === plain(BEGINNING)

/** A question to be written at once, under a title that may stay: the one that was begun so before and is still empty, else a new one. For instructors. */
export const beginOwnNow = defineUseCase('own/begin-now', z.object({}), async (_, { now }) => {
  const who = await requireInstructor(now)
  if (!who.ok) return who
  const authorId = who.value.id
  return transaction(async (tx): Promise<Result<{ readonly questionId: string }, 'rate-limited'>> => {
    // One at a time: pressed twice at once it is one question.
    await lockPeople(tx, [authorId])
    const mine = await listOwn(tx, { authorId, courses: [] }, LATEST)
    const empty = mine.find((own) => own.archivedAt === null && own.authorId === authorId && isUntouched(own))
    if (empty) return ok({ questionId: empty.id })
    if (!(await withinLimit(OWN_QUESTION, authorId))) return err('rate-limited')
    const own = { authorId, courseId: null, title: TITLE, draft: BEGINNING }
    return ok({ questionId: await createOwn(tx, { ...own, at: now }) })
  })
})
