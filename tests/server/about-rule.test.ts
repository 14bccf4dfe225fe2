import './next'
import { makeAssignment } from '#lib/server/courses/assignments'
import { beginAssignment } from '#lib/server/courses/begin-assignment'
import { getStudent } from '#lib/server/courses/student-work'
import { as } from './browser'
import { classOf, playedLive, type Somebody } from './class'
import { answer, start, value } from './play'

// Why a cell of students and rules is as dark as it is: the answers about that rule, on the page of the student.

test('the page of a student has their answers about a rule in the assignments of the course, the last first', async () => {
  const { teacher, courseId, students } = await classOf(2)
  const [ada, bice] = students as [Somebody, Somebody]
  const assign = async (title: string, template: string) => {
    const task = { type: 'esercizio' as const, rules: [], lessons: [], template, length: 2 }
    const make = { courseId, title, task, opensAt: '', dueAt: '', closesAt: '', attempts: null }
    return value(await as(teacher.browser, () => makeAssignment(make))).assignmentId
  }
  const does = async (assignmentId: string, ...how: readonly ('right' | 'wrong')[]) => {
    const { path } = value(await as(ada.browser, () => beginAssignment({ assignmentId })))
    const quizId = path.split('/')[2] ?? ''
    for (const [n, each] of how.entries()) await answer(ada.browser, quizId, n + 1, each)
    return quizId
  }
  const [legame, guadagno] = [await assign('Legame', 'legame'), await assign('Guadagno', 'guadagno')]
  const [first, second] = [await does(legame, 'right', 'wrong'), await does(guadagno, 'wrong')]
  // What is done elsewhere is not the course's.
  await answer(ada.browser, await start(ada.browser, { template: 'legame', length: 2 }), 1)
  const of = async (what: { rule: string } | { lesson: string } | null, { id: userId } = ada) =>
    value(await as(teacher.browser, () => getStudent({ courseId, userId, about: what }))).about
  const about = (rule: string, who = ada) => of({ rule }, who)
  expect(await of(null)).toBeNull()
  expect(await of({ lesson: 'nessuna' })).toBeNull()
  expect(await about('702.15b')).toMatchObject({
    rule: '702.15b',
    title: 'Titolo 702.15b',
    answers: [
      { assignment: { id: legame, title: 'Legame' }, quizId: first, position: 2, mark: 'wrong', beliefs: [{}] },
      { quizId: first, position: 1, mark: 'right', beliefs: [] },
    ],
  })
  expect((await about('119.3'))?.answers.map(({ quizId, position }) => [quizId, position])).toEqual([
    [second, 1],
    [first, 2],
    [first, 1],
  ])
  expect((await about('702.15b', bice))?.answers).toEqual([])
  // A lesson has what is about one of its rules, once.
  expect((await of({ lesson: 'legame' }))?.answers).toHaveLength(3)
  // What a cell counts of live sessions is in their reports.
  const sessionId = await playedLive(teacher, courseId, ada, { claim: '702.15b' })
  await playedLive(teacher, courseId, bice, { claim: '702.15b' })
  await playedLive(teacher, null, ada, { claim: '702.15b' })
  expect((await about('702.15b'))?.sessions).toMatchObject([
    { id: sessionId, title: 'Lezione di ieri', n: 1, right: 1, at: expect.any(Number) },
  ])
  expect((await about('119.10'))?.sessions).toEqual([])
})
