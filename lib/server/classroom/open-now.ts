import 'server-only'
import { randomInt, randomUUID } from 'node:crypto'
import { z } from 'zod'
import { CLASS_NEW } from '#lib/auth/limits'
import { requireInstructor } from '#lib/auth/user'
import { err, ok, type Result } from '#lib/base/result'
import { database } from '#lib/db/client'
import { withinLimit } from '#lib/db/limits'
import type { NewQuestion } from '#lib/db/quizzes'
import type { Person } from '#lib/db/users'
import { courseTaught } from '../courses/own-course'
import { deckOpened } from '../deck/own-deck'
import { questionsOf } from '../deck/questions-of'
import { deckTitle } from '../deck/title'
import { defineUseCase, unsafeId } from '../define-use-case'
import { lessonOf } from '../lesson-of'
import { idOfPress } from '../once'
import { ownOpened } from '../own/own-question'
import { bank } from '../ports'
import { chooseQuestions } from '../quiz/choose-questions'
import { itemIn, templatesAbout } from './about-words'
import { openLobby } from './open-lobby'

/** Questions of a session about a topic: a quarter of an hour. */
const LENGTH = 6
const LONGEST_TITLE = 120

const shape = z.object({
  /** Of the button that was pressed: the same press sent twice opens one session. */
  key: z.string().min(1).max(100),
  /** Of what is drawn only questions that are answered by choosing. A deck and a question that is named are as they are. */
  byChoice: z.boolean().optional(),
  /** Strict: an id that is none stands for one that there is not, where the key is missing too. */
  source: z.union([
    /** A lesson by its address; empty for all of them. */
    z.strictObject({ lesson: z.string().max(100) }),
    z.strictObject({ deckId: unsafeId }),
    z.strictObject({ ownId: unsafeId }),
    /** The address of a question, its name there, or what it is to be about: words, or a rule. */
    z.strictObject({
      question: z.string().max(500),
      /** What it was found by, where it was chosen among several: what the session is called. */
      words: z.string().max(500).optional(),
    }),
  ]),
})

interface Source {
  readonly title: string
  /** Of a deck that is for a course: whose session it is. */
  readonly courseId?: string | null
  readonly questions: readonly NewQuestion[]
}

interface Wanted {
  readonly source: z.output<typeof shape>['source']
  readonly byChoice: boolean
}

type Refused = 'expired-session' | 'not-allowed' | 'not-found' | 'own-draft-only' | 'no-such-question'

/** Opens the lobby of a live session at once, with the questions of a topic, of a deck (for the course that it is for), or with one. For instructors. */
export const openNow = defineUseCase(
  'classroom/open-now',
  shape,
  async ({ key, source, byChoice = false }, { now }) => {
    const who = await requireInstructor(now)
    if (!who.ok) return who
    if (!(await withinLimit(CLASS_NEW, who.value.id))) return err('rate-limited')
    const found = await sourceOf(who.value, { source, byChoice }, now)
    if (!found.ok) return found
    const { title, questions } = found.value
    if (questions.length === 0) return err(byChoice ? 'class-no-choice' : 'class-empty')
    const id = await openLobby(database(), {
      id: idOfPress(who.value.id, key, JSON.stringify({ source, byChoice })),
      hostId: who.value.id,
      courseId: found.value.courseId ?? null,
      title: title.slice(0, LONGEST_TITLE),
      settings: { seconds: null, scores: 'podium', changes: true },
      questions,
      at: now,
    })
    return ok({ id })
  },
)

async function sourceOf(who: Person, { source, byChoice }: Wanted, now: number): Promise<Result<Source, Refused>> {
  if ('lesson' in source) return topic(who, source.lesson, byChoice)
  if ('question' in source) return one(who, source, byChoice)
  if ('deckId' in source) {
    const deck = await deckOpened(source.deckId, now)
    if (!deck.ok) return deck
    const { id, title, courseId } = deck.value
    // A deck stays its owner's after they have stopped teaching its course.
    const course = courseId === null ? null : await courseTaught(who, courseId)
    return ok({ title, questions: await questionsOf(database(), id), courseId: course?.ok ? course.value.id : null })
  }
  const own = await ownOpened(source.ownId, now)
  if (!own.ok) return own
  const { item, title } = own.value
  if (item === null) return err('own-draft-only')
  return ok({ title, questions: [{ seed: randomUUID(), item, shown: bank.toPublic(item) }] })
}

async function topic(who: Person, lesson: string, byChoice: boolean): Promise<Result<Source, Refused>> {
  const area = bank.areas().find(({ slug }) => slug === lesson)
  if (lesson !== '' && !area) return err('not-found')
  const wish = { length: LENGTH, byChoice, ...(area && { lessons: [area.slug] }) }
  return ok({
    title: area?.title ?? 'Sessione dal vivo',
    questions: await chooseQuestions(database(), who.id, randomUUID(), wish),
  })
}

interface One {
  readonly question: string
  readonly words?: string | undefined
}

async function one(who: Person, { question, words }: One, byChoice: boolean): Promise<Result<Source, Refused>> {
  const id = itemIn(question)
  const found = id === undefined ? await templatesAbout(database(), question, byChoice) : []
  const template = found.length > 0 ? found[randomInt(found.length)] : undefined
  if (id === undefined && template === undefined) return err('no-such-question')
  const wish = id === undefined ? { length: 1, template } : { items: [id] }
  const questions = await chooseQuestions(database(), who.id, randomUUID(), wish)
  const typed = deckTitle.safeParse(words ?? (id === undefined ? question : ''))
  return ok({ title: typed.success ? typed.data : topicOf(questions[0]), questions })
}

/** What a hall on one question is called that was named by its address: where it belongs, which is as true of its twin and gives nothing of it away. */
function topicOf(question: NewQuestion | undefined): string {
  const area = lessonOf(question?.item.claims ?? [])
  return `Una domanda dal vivo${area ? `: ${area.title}` : ''}`
}
