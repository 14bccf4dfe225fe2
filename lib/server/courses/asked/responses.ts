import 'server-only'
import { z } from 'zod'
import type { NamesOrder } from '#lib/base/by-name'
import { ok } from '#lib/base/result'
import { groupedBy } from '#lib/courses/index'
import type { GivenAnswer } from '#lib/db/course-attempts'
import { deckSeeds } from '#lib/db/decks'
import { type AskedInRun, listAskedInRuns, whoBegan } from '#lib/db/run-marks'
import type { Verdict } from '#lib/study/index'
import { defineUseCase, unsafeId } from '../../define-use-case'
import { openToAsker } from '../../open-items'
import { bank } from '../../ports'
import { answeredIn } from '../answered-in'
import { type PeoplePage, pageOf, peopleWish } from '../people-page'
import { inNames, namesWish } from '../pupils'
import { sayChosen } from '../say-chosen'
import { commonQuestions } from './common'

/** What somebody answered to one question. */
export interface Response {
  /** Where it stands in the attempt. */
  readonly position: number
  /** Null of a question that is open to whoever looks, elsewhere: nothing is said of its answers. */
  readonly said: string | null
  /** The same in a letter, or a few: what was chosen by its place in the deck, whatever order that person had; what is short as it is. */
  readonly short: string | null
  readonly mark: Verdict | null
}

export interface ResponsesDto {
  /** The questions that all have by their ids, in the order of the assignment. */
  readonly questions: readonly string[]
  readonly names: NamesOrder
  readonly people: PeoplePage
  /** One for each time that somebody began it: its answers in the order of the questions, null where there is none. */
  readonly rows: readonly {
    readonly userId: string
    readonly name: string
    readonly quizId: string
    readonly number: number
    readonly of: number
    readonly responses: readonly (Response | null)[]
  }[]
}

/** Of an answer that is short as it is so many signs. */
const SHORT = 8

type Sayer = (asked: AskedInRun) => { readonly said: string; readonly short: string }

/**
 * What says answers in words, and shortly; a question that many had alike is put in words once. Letters are those of the deck (`seeds`), so that one
 * letter is one answer to whoever compares, though each person had the options in another order.
 */
function sayer(seeds: ReadonlyMap<string, string>): Sayer {
  const views = new Map<string, ReturnType<typeof bank.question>>()
  const viewOf = ({ itemId, item }: AskedInRun, seed: string) => {
    const key = `${itemId} ${seed}`
    const view = views.get(key) ?? bank.question(item, seed)
    views.set(key, view)
    return view
  }
  return (asked) => {
    const given = asked.answer?.given
    if (given === undefined) return { said: '', short: '' }
    const said = sayChosen(viewOf(asked, asked.seed), given)
    if (said.length <= SHORT) return { said, short: said }
    const { options } = viewOf(asked, seeds.get(asked.itemId) ?? asked.seed)
    const keys = chosenIn(given)
    const places = keys.map((key) => options.findIndex((option) => option.key === key))
    const letters = places.map((at) => String.fromCharCode(65 + at))
    const known = keys.length > 0 && !places.includes(-1)
    return { said, short: known ? ('statements' in given ? letters.toSorted() : letters).join(' ') : said }
  }
}

/** What was chosen of the options of a question, or put in order; nothing where there are none. */
const chosenIn = (given: GivenAnswer['given']): readonly unknown[] =>
  'option' in given ? [given.option] : 'order' in given ? given.order : 'statements' in given ? given.statements : []

/** Who answered what, all questions of an assignment at one look; null where not everybody has the same. For who teaches the course. */
export const getResponses = defineUseCase(
  'course/responses',
  z.object({ courseId: unsafeId, assignmentId: unsafeId, ...peopleWish, names: namesWish }),
  async ({ courseId, assignmentId, search, page, names }, { now }) => {
    const answered = await answeredIn(courseId, assignmentId, now)
    if (!answered.ok) return answered
    const { db, assignment, pupils, of, lines } = answered.value
    const questions = lines.length === 0 ? null : await commonQuestions(db, assignment, of.userIds)
    if (questions === null) return ok(null)
    const begun = await whoBegan(db, of.assignmentId)
    const { shown, ...people } = pageOf(
      inNames(pupils, names).filter(({ userId }) => begun.has(userId)),
      { search, page },
    )
    const userIds = shown.map(({ userId }) => userId)
    const own = groupedBy(await listAskedInRuns(db, { ...of, userIds }), ({ userId }) => userId)
    const { task } = assignment
    const [open, seeds] = await Promise.all([
      openToAsker(now),
      task.type === 'mazzo' ? deckSeeds(db, task.deckId) : new Map<string, string>(),
    ])
    const say = sayer(seeds)
    const responseTo = (one: AskedInRun | undefined): Response | null => {
      if (!one?.answer) return null
      const { position, answer } = one
      if (open.has(one.itemId)) return { position, said: null, short: null, mark: null }
      return { position, ...say(one), mark: answer.verdict }
    }
    return ok<ResponsesDto>({
      ...{ questions, names, people },
      rows: shown.flatMap(({ userId, name }) => {
        const runs = [...groupedBy(own.get(userId) ?? [], ({ quizId }) => quizId)]
        return runs.map(([quizId, all], n) => ({
          ...{ userId, name, quizId, number: n + 1, of: runs.length },
          responses: questions.map((itemId) => responseTo(all.find((one) => one.itemId === itemId))),
        }))
      }),
    })
  },
)
