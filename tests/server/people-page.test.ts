import './next'
import { getAssignment, makeAssignment } from '#lib/server/courses/assignments'
import { getMembers } from '#lib/server/courses/members'
import { sql } from '../setup/sql'
import { as } from './browser'
import { classOf } from './class'
import { value } from './play'

// Of a course of hundreds, people come a page at a time, and are found by their name or their e-mail.

async function crowd() {
  const { teacher, courseId } = await classOf(0)
  await sql(
    `WITH u AS (INSERT INTO "User" (id, kind, email, name)
       SELECT gen_random_uuid(), 'account', 'p' || n || '.' || $1 || '@esempio.it', 'Persona ' || lpad(n::text, 3, '0') || CASE n WHEN 60 THEN ' Peònia' ELSE '' END
       FROM generate_series(1, 120) n RETURNING id)
     INSERT INTO "CourseMember" SELECT $1::uuid, id, 'studente', now() FROM u`,
    courseId,
  )
  const task = { type: 'esercizio' as const, rules: [], lessons: [], template: 'legame', length: 2 }
  const make = { courseId, title: 'Legame', task, opensAt: '', dueAt: '', closesAt: '', attempts: null }
  const { assignmentId } = value(await as(teacher.browser, () => makeAssignment(make)))
  return {
    members: async (wish = {}) => value(await as(teacher.browser, () => getMembers({ courseId, ...wish }))),
    work: async (wish = {}) =>
      value(await as(teacher.browser, () => getAssignment({ courseId, assignmentId, ...wish }))),
    courseId,
  }
}

test('students of a course, and what they made of an assignment, fifty at a time', async () => {
  const { members, work } = await crowd()
  for (const look of [members, work]) {
    const pages = await Promise.all([1, 2, 3, 9].map((page) => look({ page })))
    expect(pages.map(({ students }) => students.length)).toEqual([50, 50, 20, 20])
    expect(pages[3]?.people).toMatchObject({ all: 120, found: 120, page: 3, pages: 3 })
    const met = pages.slice(0, 3).flatMap(({ students }) => students.map(({ userId }) => userId))
    expect(new Set(met).size).toBe(120)
    const { students, people } = await look({ search: ' peonia PERSONA', page: 2 })
    expect(students.map(({ name }) => name)).toEqual(['Persona 060 Peònia'])
    expect(people).toMatchObject({ all: 120, found: 1, page: 1, pages: 1 })
    expect((await look({ search: 'p119.' })).students.map(({ name }) => name)).toEqual(['Persona 119'])
    expect((await look({ search: 'nessuno' })).students).toEqual([])
  }
})

test('who is waited for has pages of its own, and all of their addresses', async () => {
  const { members, courseId } = await crowd()
  await sql(
    `INSERT INTO "RosterEntry" (id, "courseId", "batchId", email, name, "createdAt")
     SELECT gen_random_uuid(), $1::uuid, $1::uuid, 'a' || n || '@esempio.it', 'Atteso ' || n, now() FROM generate_series(1, 70) n`,
    courseId,
  )
  const { waiting, waitingPeople, waitingEmails, people } = await members({ waitingPage: 2 })
  expect([waiting.length, waitingPeople.pages, waitingEmails.length, people.page]).toEqual([20, 2, 70, 1])
  const found = await members({ search: 'atteso 70' })
  expect(found.waiting.map(({ name }) => name)).toEqual(['Atteso 70'])
  expect(found.students).toEqual([])
})
