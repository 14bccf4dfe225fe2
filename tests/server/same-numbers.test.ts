import './next'
import { sayHeldOf, sayWhoHolds } from '#lib/italian/site'
import { listClasses } from '#lib/server/classroom/list-classes'
import { reportClass } from '#lib/server/classroom/report'
import { setMember } from '#lib/server/courses/members'
import { getReport } from '#lib/server/courses/report/report'
import { getToday } from '#lib/server/courses/today'
import { getDeck } from '#lib/server/deck/get-deck'
import { makeDeck } from '#lib/server/deck/make-deck'
import { sayError } from '../../app/_ui/course/say-error'
import { as } from './browser'
import { classOf, type Somebody } from './class'
import { join, lead, listenAs, lobby, respond } from './classroom-play'
import { value } from './play'
import './streams'

// How many make an error, of how many: the same two numbers on every page that has them.

interface Numbers {
  readonly people: number
  readonly shown: number
  readonly of: number
}

/** What each page says of the one error of a course. */
async function pages({ browser }: Somebody, courseId: string) {
  const { deckId } = value(await as(browser, () => makeDeck({ title: 'Ripasso', courseId })))
  const said = {
    today: value(await as(browser, () => getToday({ courseId }))).errors,
    report: value(await as(browser, () => getReport({ courseId }))).errors,
    sessions: value(await as(browser, () => listClasses({ courseId }))).errors,
    deck: value(await as(browser, () => getDeck({ deckId }))).errors,
  }
  return Object.entries(said).map(([page, errors]) => [page, ...errors.map(numbersOf)])
}

const numbersOf = ({ people, shown, of }: Numbers): Numbers => ({ people, shown, of })
const everywhere = (numbers: Numbers) => ['today', 'report', 'sessions', 'deck'].map((page) => [page, numbers])

test('of a course, and of a session that is all that it did', async () => {
  const { teacher, courseId, students } = await classOf(7)
  const lesson = await lobby({ courseId }, teacher.browser)
  for (const [n, { browser }] of students.entries()) await join(lesson, `Persona ${n}`, browser)
  await lead(lesson, 'start', 'open')
  for (const [n, { browser }] of students.entries()) value(await respond(lesson, browser, n < 5 ? 'wrong' : 'right'))
  await lead(lesson, 'close', 'reveal', 'next', 'open')
  // One of the five learns better; one who was right errs now, and another one says nothing.
  value(await respond(lesson, students[0]?.browser as Somebody['browser'], 'right', { position: 2 }))
  value(await respond(lesson, students[5]?.browser as Somebody['browser'], 'wrong', { position: 2 }))
  await lead(lesson, 'close', 'reveal', 'end')
  const numbers = { people: 5, shown: 6, of: 7 }
  expect(await pages(teacher, courseId)).toEqual(everywhere(numbers))
  const report = value(await as(teacher.browser, () => reportClass({ id: lesson.id })))
  expect(report.errors.map(numbersOf)).toEqual([numbers])
  const wall = await listenAs(lesson, teacher.browser, 'projector')
  expect((await wall.until(({ data }) => data.phase === 'ended')).data.mostHeld?.people).toBe(5)
  // Who was removed from the course is not of it: nowhere.
  value(await as(teacher.browser, () => setMember({ courseId, userId: students[1]?.id ?? '', removed: true })))
  expect(await pages(teacher, courseId)).toEqual(everywhere({ people: 4, shown: 5, of: 6 }))
})

test('they are said in the same words, and who is counted too', () => {
  expect(sayHeldOf({ people: 10, shown: 10, of: 14 })).toBe('su 14 persone')
  expect(sayHeldOf({ people: 4, shown: 12, of: 14 })).toBe('oggi su 14 persone, 12 l’hanno mostrato')
  expect(sayHeldOf({ people: 1, shown: 1, of: 1 })).toBe('su 1 persona')
  expect(sayError({ people: 10, shown: 10, of: 14, few: false })).toBe('10 su 14 persone')
  expect(sayError({ people: 1, shown: 2, of: 4, few: true })).toBe(
    '1 oggi su 4 persone, 2 l’hanno mostrato: poche per parlare di tutta la classe',
  )
  const said = (['course', 'assignment', 'session'] as const).map(sayWhoHolds)
  expect(new Set(said.map((each) => each.split(' domande, ')[0])).size).toBe(1)
  expect(said[0]).toMatch(/compiti, nelle sessioni dal vivo o sui fogli del corso\.$/)
  expect(said[2]).toMatch(/in questa sessione\.$/)
})
