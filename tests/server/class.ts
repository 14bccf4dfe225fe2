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

/** A live session of a course, or of none, in which somebody has given one right answer, so many days ago; returns its id. */
export async function playedLive(
  teacher: Somebody,
  courseId: string | null,
  player: Somebody,
  { claim = '119.10', days = 0 }: { readonly claim?: string; readonly days?: number } = {},
): Promise<string> {
  const [session] = await sql<{ id: string }>(
    `INSERT INTO "ClassSession" (id, "hostId", "courseId", title, settings, state, "createdAt", "endedAt")
     VALUES (gen_random_uuid(), $1, $2, 'Lezione di ieri', '{"schema": 1}', '{"schema": 1}', now(), now()) RETURNING id`,
    teacher.id,
    courseId,
  )
  const [question] = await sql<{ id: string }>(
    `INSERT INTO "ClassQuestion" (id, "sessionId", position, "itemId", template, seed, shown, secret)
     VALUES (gen_random_uuid(), $1, 1, 'danno.v1.1', 'danno', 's', '{"schema": 1}', '{"schema": 1}') RETURNING id`,
    session?.id,
  )
  await sql(
    `INSERT INTO "Attempt" (id, "userId", origin, "idempotencyKey", "itemId", template, edition, snapshot, answer, verdict, "right", claims, about, offered, beliefs, "createdAt")
     VALUES (gen_random_uuid(), $1, 'classroom', $2, 'danno.v1.1', 'danno', 'e', '{"schema": 1}', '{"schema": 1}', 'right', true, ARRAY[$3], '{}', '{}', '{}', now() - $4 * interval '1 day')`,
    player.id,
    question?.id,
    claim,
    days,
  )
  return session?.id ?? ''
}
