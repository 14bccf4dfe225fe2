import 'server-only'
import { z } from 'zod'
import { addressKey } from '#lib/auth/address'
import { CLASS_JOIN } from '#lib/auth/limits'
import { currentPerson } from '#lib/auth/user'
import { err, ok } from '#lib/base/result'
import { parseNickname } from '#lib/classroom/index'
import { addPlayer, countPlayers, playerByToken } from '#lib/db/classroom/players'
import { classByCode } from '#lib/db/classroom/sessions'
import { database } from '#lib/db/client'
import { withinLimit } from '#lib/db/limits'
import { defineUseCase, idempotencyKey } from '../define-use-case'
import { readShortCode, unsafeCode } from '../short-code'
import { behindCode } from './behind-code'
import { hashOf, keepToken, playerOf, tokenFor } from './player'
import { tellCounts } from './tell-counts'

/** Players of one session at most: more than any room holds. */
export const MOST_PLAYERS = 1_000

/** `joinKey`: made by the browser once, so that joining twice after a lost reply is joining once. */
const shape = z.object({ code: unsafeCode, nickname: z.string(), joinKey: idempotencyKey })

/** Joins the session of a code under a nickname, with an account or without. Whoever is in already stays who they are. */
export const joinClass = defineUseCase('classroom/join', shape, async (unsafe, { now }) => {
  if (!(await withinLimit(CLASS_JOIN, await addressKey()))) return err('rate-limited')
  const db = database()
  const code = readShortCode(unsafe.code)
  const here = await playerOf(db, code)
  if (here?.kicked) return err('kicked')
  if (here) return (await classByCode(db, code)) ? ok({ code }) : err('class-unknown')
  const behind = await behindCode(code)
  if (!behind.ok) return behind
  const found = behind.value
  const token = tokenFor(found.id, unsafe.joinKey)
  const before = await playerByToken(db, hashOf(token))
  if (before?.kicked) return err('kicked')
  if (!before) {
    const nickname = parseNickname(unsafe.nickname)
    if (!nickname.ok) return nickname
    if (found.locked) return err('class-locked')
    if ((await countPlayers(db, found.id)) >= MOST_PLAYERS) return err('class-full')
    const userId = (await currentPerson(now))?.id ?? null
    const player = { sessionId: found.id, userId, tokenHash: hashOf(token), nickname: nickname.value, at: now }
    if (!(await addPlayer(db, player))) return err('nickname-taken')
    tellCounts(found.id)
  }
  await keepToken(code, token)
  return ok({ code })
})
