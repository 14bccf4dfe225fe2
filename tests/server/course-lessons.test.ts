import './next'
import { addLessons, changeLesson, getLessons, moveLesson } from '#lib/server/courses/lessons'
import { as } from './browser'
import { classOf, type Somebody } from './class'
import { value } from './play'

const order = async (who: Somebody, courseId: string) =>
  value(await as(who.browser, () => getLessons({ courseId }))).lessons.map(({ lesson }) => lesson)

test('lessons stand in the order that instructors give them; only those of the site, each once', async () => {
  const { teacher, courseId } = await classOf(0)
  const add = (...lessons: string[]) => as(teacher.browser, () => addLessons({ courseId, lessons }))
  value(await add('danno', 'non-esiste'))
  value(await add('punti-vita', 'danno'))
  expect(await order(teacher, courseId)).toEqual(['danno', 'punti-vita'])
  const move = (lesson: string, how: 'up' | 'down' | 'out') =>
    as(teacher.browser, () => moveLesson({ courseId, lesson, how }))
  value(await move('punti-vita', 'up'))
  expect(await order(teacher, courseId)).toEqual(['punti-vita', 'danno'])
  value(await move('punti-vita', 'down'))
  value(await move('danno', 'out'))
  expect(await order(teacher, courseId)).toEqual(['punti-vita'])
})

test('of each it is said what to look at, and by when', async () => {
  const { teacher, courseId } = await classOf(0)
  value(await as(teacher.browser, () => addLessons({ courseId, lessons: ['danno'] })))
  const change = (dueOn: string) =>
    as(teacher.browser, () => changeLesson({ courseId, lesson: 'danno', note: 'La seconda parte.', dueOn }))
  value(await change('2026-12-01'))
  expect(await change('mai')).toEqual({ ok: false, error: 'course-dates' })
  expect(value(await as(teacher.browser, () => getLessons({ courseId }))).lessons).toEqual([
    { lesson: 'danno', title: 'Danno', note: 'La seconda parte.', dueOn: '2026-12-01' },
  ])
})
