import 'server-only'
import { z } from 'zod'
import { addressKey } from '#lib/auth/address'
import { COURSE_GUESS, JOIN } from '#lib/auth/limits'
import { requireAccount } from '#lib/auth/user'
import { err, ok, type Result } from '#lib/base/result'
import { runningClasses } from '#lib/db/classroom/sessions'
import { type Db, database, transaction } from '#lib/db/client'
import { type Course, findByJoinCode, lockCourse } from '#lib/db/courses'
import { isSpent, withinLimit } from '#lib/db/limits'
import { addMember, findMember, setRole } from '#lib/db/members'
import { listedName, markCome, standingOf } from '#lib/db/rosters'
import { type Person, setName } from '#lib/db/users'
import { nameOf, typedName } from '../account/name'
import { defineUseCase } from '../define-use-case'
import { readShortCode } from '../short-code'
import { LONGEST_CLASS } from './attended'
import { type InvitedDto, invitedTo } from './invited'

const shape = z.object({ code: z.string().max(40).transform(readShortCode) })
/** `name`: what whoever joins calls themselves; without one it is as they did before, or as a list of the course says. */
const joining = shape.extend({ name: typedName.optional() })

const open = (course: Course | null): course is Course => course !== null && course.archivedAt === null

/** What somebody is called, as far as the site or a list of the course knows. */
const knownName = async (db: Db, courseId: string, { name, email }: Person): Promise<string | null> =>
  name ?? (email === null ? null : await listedName(db, courseId, email))

/** What an invitation says. */
interface InvitationDto extends InvitedDto {
  /** The live session that goes on there now, which one joins by a nickname for this once. */
  readonly classCode: string | null
  /** Null for whoever has not signed in: they are told what the course is, and of nobody who is in it but who teaches it. */
  readonly me: {
    readonly courseId: string
    readonly role: 'formatore' | 'studente' | null
    /** What they are called, as far as is known. */
    readonly name: string | null
  } | null
}

/** What a code invites to, for whoever has it: what the course is; for whoever is signed in, whether they are in it, too. */
export const getInvitation = defineUseCase(
  'course/invitation',
  shape,
  async ({ code }, { now }): Promise<Result<InvitationDto, 'rate-limited' | 'no-such-course'>> => {
    const who = await requireAccount(now)
    const address = who.ok ? null : await addressKey()
    const free =
      address === null ? await withinLimit(JOIN, who.ok ? who.value.id : '') : !(await isSpent(COURSE_GUESS, address))
    if (!free) return err('rate-limited')
    const course = await findByJoinCode(database(), code)
    if (!open(course)) {
      if (address !== null) await withinLimit(COURSE_GUESS, address)
      return err('no-such-course')
    }
    const [running] = await runningClasses(database(), [course.id], now - LONGEST_CLASS)
    return ok({
      ...(await invitedTo(database(), course, now)),
      classCode: running?.code ?? null,
      me: who.ok ? await standing(course.id, who.value) : null,
    })
  },
)

async function standing(courseId: string, who: Person): Promise<InvitationDto['me']> {
  const member = await findMember(database(), courseId, who.id)
  const role = member?.removedAt === null ? member.role : null
  return { courseId, role, name: await knownName(database(), courseId, who) }
}

/** Joins the course that a code invites to; who is in it already stays as they are. */
export const joinCourse = defineUseCase('course/join', joining, async ({ code, name }, { now }) => {
  const who = await requireAccount(now)
  if (!who.ok) return who
  if (!(await withinLimit(JOIN, who.value.id))) return err('rate-limited')
  const found = await findByJoinCode(database(), code)
  if (!found) return err('no-such-course')
  return transaction(async (tx): Promise<Result<Joined, JoinRefusal>> => {
    await lockCourse(tx, found.id)
    // The code may have been renewed while this was on its way.
    const course = await findByJoinCode(tx, code)
    return open(course) ? enter(tx, course.id, { ...who.value, typed: name }, now) : err('no-such-course')
  })
})

type JoinRefusal = 'no-such-course' | 'removed-from-course' | 'name-missing' | 'name-long'

interface Joined {
  readonly courseId: string
  readonly role: 'formatore' | 'studente'
}

async function enter(
  tx: Db,
  courseId: string,
  who: Person & { readonly typed: string | undefined },
  now: number,
): Promise<Result<Joined, JoinRefusal>> {
  const email = who.email ?? ''
  const member = await findMember(tx, courseId, who.id)
  const back = member !== null && member.removedAt !== null
  // Who was removed does not come back by themselves, unless a list that was added since says so.
  if (back && (await standingOf(tx, courseId, [email])).get(email) !== 'waiting') return err('removed-from-course')
  const inside = member !== null && !back
  const named = inside ? null : nameOf(who.typed || ((await knownName(tx, courseId, who)) ?? ''))
  if (named && !named.ok) return named
  if (named && named.value !== who.name) await setName(tx, who.id, named.value)
  if (back) await setRole(tx, courseId, who.id, 'studente')
  if (!member) await addMember(tx, courseId, { userId: who.id, role: 'studente', at: now })
  await markCome(tx, courseId, email, who.id)
  return ok({ courseId, role: back ? 'studente' : (member?.role ?? 'studente') })
}
