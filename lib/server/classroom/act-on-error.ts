import 'server-only'
import { randomUUID } from 'node:crypto'
import { z } from 'zod'
import { CLASS_NEW, DECK, SHEET } from '#lib/auth/limits'
import { err, ok } from '#lib/base/result'
import { LONGEST_TITLE } from '#lib/courses/index'
import { classQuestions, findClass } from '#lib/db/classroom/sessions'
import { database, transaction } from '#lib/db/client'
import { withinLimit } from '#lib/db/limits'
import { ERROR_WAYS } from '../courses/act-on-error'
import { neutralName } from '../courses/neutral-name'
import { courseTaught } from '../courses/own-course'
import { defineUseCase, unsafeId } from '../define-use-case'
import { madeOfError } from '../made-of-questions'
import { idOfPress } from '../once'
import { drawErrors } from './draw-errors'
import { temptingWith } from './held-errors'
import { classLed } from './own-class'

const LIMITS = { session: CLASS_NEW, deck: DECK, paper: SHEET } as const

const shape = z.object({
  id: unsafeId,
  belief: z.string().max(200),
  way: z.enum(['session', 'deck', 'paper']),
  /** Whether one more is made where one waits to be used. */
  another: z.boolean().default(false),
  /** Of the button that was pressed: the same press sent twice makes one thing. */
  key: z.string().min(1).max(100),
})

/** Makes of an error that people of a live session hold a session, a deck or a test on paper, and says where it is; for the course of the session, where there is one that whoever leads it teaches. */
export const actOnSessionError = defineUseCase(
  'classroom/act-on-error',
  shape,
  async ({ id, belief, way, another, key }, { now: at }) => {
    const led = await classLed(id, at)
    if (!led.ok) return led
    const { who, row } = led.value
    if (!(await withinLimit(LIMITS[way], who.id))) return err('rate-limited')
    const templates = temptingWith(belief, await classQuestions(database(), row.id))
    const drawing = { seed: randomUUID(), length: ERROR_WAYS[way], who: who.id, templates, wider: way !== 'session' }
    const questions = await drawErrors([belief], drawing)
    if (questions.length === 0) return err('none-left')
    const idOf = (what: string) => idOfPress(who.id, row.id, belief, key, what)
    const courseId = row.courseId !== null && (await courseTaught(who, row.courseId)).ok ? row.courseId : null
    const title = neutralName(belief).slice(0, LONGEST_TITLE)
    const making = { id: idOf(way), ownerId: who.id, courseId, title, belief, questions, at }
    const path = await transaction(async (tx) => {
      await findClass(tx, row.id, 'held')
      return madeOfError(tx, making, { way, another, deckId: idOf('deck') })
    })
    return ok({ path })
  },
)
