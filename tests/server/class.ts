import { createCourse } from '#lib/server/courses/create-course'
import { getTaught } from '#lib/server/courses/get-taught'
import { joinCourse } from '#lib/server/courses/join'
import { sql } from '../setup/sql'
import { as, type Browser, newBrowser } from './browser'
import { newEmail, register, value } from './play'

export type Role = 'studente' | 'formatore' | 'amministratore'

/** Somebody with an account of this role, signed in. */
export interface Somebody {
  readonly browser: Browser
  readonly id: string
  readonly email: string
  readonly role: Role
}

export async function somebody(role: Role = 'studente', email = newEmail()): Promise<Somebody> {
  const browser = newBrowser()
  await register(browser, email)
  const [row] = await sql<{ id: string }>(
    'UPDATE "User" SET role = $1::"Role" WHERE email = $2 RETURNING id',
    role,
    email,
  )
  return { browser, id: row?.id ?? '', email, role }
}

/** Notes that an account has proven its e-mail. */
export const prove = ({ id }: Somebody) => sql('UPDATE "User" SET "emailVerifiedAt" = now() WHERE id = $1', id)

/** A course of an instructor; returns its id. */
export const newCourse = async (who: Somebody, title = 'Arbitri 2026'): Promise<string> =>
  value(await as(who.browser, () => createCourse({ title, startsOn: '', endsOn: '' }))).courseId

/** The code that a course is joined by now. */
export const codeOf = async (who: Somebody, courseId: string): Promise<string> =>
  value(await as(who.browser, () => getTaught({ courseId }))).invitation?.code ?? ''

/** Lets somebody join a course by its code. */
export async function joins(who: Somebody, teacher: Somebody, courseId: string): Promise<void> {
  const code = await codeOf(teacher, courseId)
  value(await as(who.browser, () => joinCourse({ code, name: `Persona ${who.id.slice(-4)}` })))
}

/** An instructor with a course and some students who have joined it. */
export async function classOf(n: number) {
  const teacher = await somebody('formatore')
  const courseId = await newCourse(teacher)
  const students: Somebody[] = []
  for (let i = 0; i < n; i++) {
    const student = await somebody()
    await joins(student, teacher, courseId)
    students.push(student)
  }
  return { teacher, courseId, students }
}
