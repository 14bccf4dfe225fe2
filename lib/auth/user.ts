import 'server-only'
import { err, ok, type Result } from '#lib/base/result'
import { database } from '#lib/db/client'
import { withinLimit } from '#lib/db/limits'
import { findSession, touchSession } from '#lib/db/sessions'
import { createGuest, createGuestAs, findPerson, type Person } from '#lib/db/users'
import { addressKey } from './address'
import { guestOfArrival } from './arrival'
import { asked, keepCookie } from './asked'
import { arrivalCookie, cookieOptions, guestCookie } from './cookies'
import { GUEST_SECONDS, openGuest, sealGuest } from './guest-cookie'
import { NEW_GUEST_ADDRESS } from './limits'
import { readSession, type Session } from './session'
import { sessionEnd } from './session-length'

/**
 * Who is asking, as the database knows them now: the account of the session, else the guest of the cookie, else nobody. A session of an
 * earlier generation or past its age, and the cookie of a guest who has become somebody, are nobody's. `now` in ms since 1970.
 */
export async function currentPerson(now: number): Promise<Person | null> {
  return (await currentSession(now))?.person ?? (await guestOf(now))
}

/** An account, and the session that it asks with. */
export interface SignedIn {
  readonly person: Person
  readonly session: string
  /** When it began. */
  readonly since: number
}

/** How long a session's last use may be out of date: a write for every page would be too many. */
const TOUCH = 10 * 60_000

/** The account of the session of this request, or null. */
export async function currentSession(now: number): Promise<SignedIn | null> {
  const session = await readSession()
  return session && signedInWith(session, now)
}

/** The account that a session stands for at that moment: asked again by what outlives the request that opened it. */
export async function signedInWith(session: Session, now: number): Promise<SignedIn | null> {
  const found = await findSession(database(), session.id)
  if (!found || found.id !== session.userId || found.kind !== 'account') return null
  if (found.sessionVersion !== session.version) return null
  const { createdAt, lastUsedAt, ...person } = found
  // The token is written anew whenever next-auth is asked for it: when it ends says nothing.
  if (now >= sessionEnd(createdAt.getTime())) return null
  if (now - lastUsedAt.getTime() > TOUCH) await touchSession(database(), session.id, now)
  return { person, session: session.id, since: createdAt.getTime() }
}

async function guestOf(now: number): Promise<Person | null> {
  const id = openGuest((await asked()).cookie(guestCookie()), now)
  return id ? findGuest(id) : null
}

async function findGuest(id: string): Promise<Person | null> {
  const person = await findPerson(database(), id)
  return person && person.kind === 'guest' && person.mergedIntoId === null ? person : null
}

/** Guest or account. */
export async function requireUser(now: number): Promise<Result<Person, 'expired-session'>> {
  const person = await currentPerson(now)
  return person ? ok(person) : err('expired-session')
}

/** Somebody who signed in. */
export async function requireAccount(now: number): Promise<Result<Person, 'expired-session'>> {
  const person = await currentPerson(now)
  return person?.kind === 'account' ? ok(person) : err('expired-session')
}

/** Somebody who signed in and teaches; the role is the database's, not the session's. */
export async function requireInstructor(now: number): Promise<Result<Person, 'expired-session' | 'not-allowed'>> {
  const account = await requireAccount(now)
  if (!account.ok) return account
  return account.value.role === 'studente' ? err('not-allowed') : account
}

/** Somebody who signed in and runs the site. */
export async function requireAdministrator(now: number): Promise<Result<Person, 'expired-session' | 'not-allowed'>> {
  const account = await requireAccount(now)
  if (!account.ok) return account
  return account.value.role === 'amministratore' ? account : err('not-allowed')
}

/** The account of this request, with its session. */
export async function requireSession(now: number): Promise<Result<SignedIn, 'expired-session'>> {
  const signedIn = await currentSession(now)
  return signedIn ? ok(signedIn) : err('expired-session')
}

/** Guest or account; somebody new becomes a guest, with a cookie. Only where cookies can be set: actions and route handlers. */
export async function ensureUser(now: number): Promise<Result<Person, 'rate-limited'>> {
  const arrival = (await asked()).cookie(arrivalCookie())
  if (arrival !== undefined) await keepCookie(arrivalCookie(), '', { ...cookieOptions(), maxAge: 0 })
  const person = await currentPerson(now)
  if (person) return ok(person)
  const id = guestOfArrival(arrival)
  let guest = id ? await findGuest(id) : null
  if (!guest) {
    if (!(await withinLimit(NEW_GUEST_ADDRESS, await addressKey()))) return err('rate-limited')
    if (id) await createGuestAs(database(), id, now)
    // Who arrived under this name may have become somebody since.
    guest = (id ? await findGuest(id) : null) ?? (await createGuest(database(), now))
  }
  await keepCookie(guestCookie(), sealGuest(guest.id, now), { ...cookieOptions(), maxAge: GUEST_SECONDS })
  return ok(guest)
}

/** The id in the guest's cookie, if it is genuine; whether such a guest exists is for the caller to see. */
export async function guestId(now: number): Promise<string | null> {
  return openGuest((await asked()).cookie(guestCookie()), now)
}

/** Removes the guest's cookies: its rows belong to an account. */
export async function forgetGuest(): Promise<void> {
  for (const name of [guestCookie(), arrivalCookie()]) await keepCookie(name, '', { ...cookieOptions(), maxAge: 0 })
}
