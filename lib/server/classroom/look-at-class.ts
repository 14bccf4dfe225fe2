import 'server-only'
import { z } from 'zod'
import { currentSession } from '#lib/auth/user'
import { err, ok } from '#lib/base/result'
import { nicknameFor } from '#lib/classroom/index'
import { findClass } from '#lib/db/classroom/sessions'
import { database } from '#lib/db/client'
import { findMember } from '#lib/db/members'
import { defineUseCase } from '../define-use-case'
import { readShortCode, unsafeCode } from '../short-code'
import { behindCode } from './behind-code'
import { playerOf } from './player'

/** What somebody finds under a code: the door, or the session that they are in. */
export interface ClassDoorDto {
  readonly code: string
  readonly title: string
  /** Null for whoever has not joined. */
  readonly nickname: string | null
  readonly locked: boolean
  /** What a member of its course may be called; empty for anybody else. */
  readonly suggested: string
}

/** What stands behind a code, for whoever asks. */
export const lookAtClass = defineUseCase('classroom/look', z.object({ code: unsafeCode }), async (unsafe, { now }) => {
  const db = database()
  const code = readShortCode(unsafe.code)
  const player = await playerOf(db, code)
  if (player?.kicked) return err('kicked')
  const behind = player ? ok({ id: player.sessionId }) : await behindCode(code)
  if (!behind.ok) return behind
  const row = await findClass(db, behind.value.id)
  if (!row) return err('class-unknown')
  const dto: ClassDoorDto = {
    code,
    title: row.title,
    nickname: player?.nickname ?? null,
    locked: row.session.locked,
    suggested: player === null && row.courseId !== null ? await knownAs(row.courseId, now) : '',
  }
  return ok(dto)
})

/** Whose name the class knows anyhow need not make one up. */
async function knownAs(courseId: string, now: number): Promise<string> {
  const person = (await currentSession(now))?.person
  if (!person?.name) return ''
  const member = await findMember(database(), courseId, person.id)
  return member && member.removedAt === null ? nicknameFor(person.name) : ''
}
