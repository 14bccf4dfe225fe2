import './next'
import { lookAtClass } from '#lib/server/classroom/look-at-class'
import { as, type Browser, newBrowser } from './browser'
import { classOf, somebody } from './class'
import { type Lesson, lobby } from './classroom-play'
import { value } from './play'

// What stands in the box for a nickname before anything is typed.

test('a member of its course finds their name, and nobody else one', async () => {
  const { teacher, courseId, students } = await classOf(1)
  const [student] = students
  if (!student) throw new Error('the class is empty')
  const here = await lobby({ courseId }, teacher.browser)
  const elsewhere = await lobby({}, teacher.browser)
  const offered = async (browser: Browser, { code }: Lesson) =>
    value(await as(browser, () => lookAtClass({ code }))).suggested
  expect(await offered(student.browser, here)).toBe(`Persona ${student.id.slice(-4)}`)
  expect(await offered(student.browser, elsewhere)).toBe('')
  expect(await offered((await somebody()).browser, here)).toBe('')
  expect(await offered(newBrowser(), here)).toBe('')
})
