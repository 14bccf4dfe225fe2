import 'server-only'
import { createHash, createHmac } from 'node:crypto'
import { asked, keepCookie } from '#lib/auth/asked'
import { cookieOptions, playerCookie } from '#lib/auth/cookies'
import { derivedKey } from '#lib/auth/secret'
import { type ClassPlayer, playerByToken } from '#lib/db/classroom/players'
import { classByCode } from '#lib/db/classroom/sessions'
import type { Db } from '#lib/db/client'

const SECONDS = 24 * 60 * 60

/** What the cookie of a player holds: the same for the same browser that asks again, and nobody's who does not know its key. */
export const tokenFor = (sessionId: string, joinKey: string): string =>
  createHmac('sha256', derivedKey('class player')).update(`${sessionId}.${joinKey}`).digest('base64url')

/** What stands in the table of it. */
export const hashOf = (token: string): string => createHash('sha256').update(token).digest('hex')

/** The hash of the token in the cookie for the session of a code, or null. */
export async function ownToken(code: string): Promise<string | null> {
  const value = (await asked()).cookie(playerCookie(code))
  return value && value.length < 100 ? hashOf(value) : null
}

/** Gives the browser its token. */
export async function keepToken(code: string, token: string): Promise<void> {
  await keepCookie(playerCookie(code), token, { ...cookieOptions(), maxAge: SECONDS })
}

/**
 * Who plays under a code in this browser: in the session that goes on under it, else in one that has ended. Null where the code has gone
 * to another session since.
 */
export async function playerOf(db: Db, code: string): Promise<ClassPlayer | null> {
  const hash = await ownToken(code)
  const player = hash && (await playerByToken(db, hash))
  if (!player) return null
  const going = await classByCode(db, code)
  return going === null || going.id === player.sessionId ? player : null
}
