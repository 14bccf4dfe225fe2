import 'server-only'
import { cookies, headers } from 'next/headers'
import { NextResponse } from 'next/server'
import NextAuth, { type NextAuthOptions } from 'next-auth'
import { invariant } from '#lib/base/invariant'
import { cookieOptions, passingCookies, sessionCookie } from './cookies'

interface Reply {
  readonly setCookies: readonly string[]
  readonly body: Readonly<Record<string, unknown>>
}

type Action = readonly ['callback', 'credentials' | 'link'] | readonly ['signin', string] | readonly ['signout']

/** Where next-auth would go: its error code, or the address. */
type Answer = { readonly error: string } | { readonly error: null; readonly url: string }

/**
 * Signs in or out through next-auth from inside a server action: its own route cannot be used there, and a form that works without
 * JavaScript cannot fetch its CSRF token. Next has already refused other origins, so the token is asked for here. When it went well, the
 * cookies are set or removed.
 */
export async function throughNextAuth(
  options: NextAuthOptions,
  action: Action,
  fields: Readonly<Record<string, string>>,
): Promise<Answer> {
  const jar = Object.fromEntries((await cookies()).getAll().map((c) => [c.name, c.value]))
  const csrf = await call(options, 'GET', ['csrf'], jar, {})
  const { csrfToken } = csrf.body
  invariant(typeof csrfToken === 'string', 'next-auth gave no CSRF token')
  const withToken = { ...jar, ...Object.fromEntries(parsed(csrf.setCookies).map((c) => [c.name, c.value])) }
  const reply = await call(options, 'POST', action, withToken, { ...fields, csrfToken, json: 'true' })
  const { url } = reply.body
  invariant(typeof url === 'string', 'next-auth did not say where to go')
  const error = new URL(url, 'http://localhost').searchParams.get('error')
  if (error !== null) return { error }
  await keep(reply, action[0] === 'signin')
  return { error: null, url }
}

/** Passes on the session cookie, and what the way through a provider needs; next-auth's others serve its own pages. */
async function keep(reply: Reply, passing: boolean): Promise<void> {
  const jar = await cookies()
  const { csrfToken: _, ...onTheWay } = passingCookies()
  const names = new Set(Object.values(onTheWay))
  for (const cookie of parsed(reply.setCookies)) {
    if (!cookie.name.startsWith(sessionCookie()) && !(passing && names.has(cookie.name))) continue
    // Parsing drops what is empty or zero: a cookie without a value is one to remove.
    jar.set(cookie.value ? cookie : { ...cookieOptions(), name: cookie.name, value: '', maxAge: 0 })
  }
}

function parsed(setCookies: readonly string[]) {
  const response = new NextResponse(null, {
    headers: setCookies.map((value): [string, string] => ['set-cookie', value]),
  })
  return response.cookies.getAll()
}

/** One request to next-auth, as to an API route. */
async function call(
  options: NextAuthOptions,
  method: 'GET' | 'POST',
  nextauth: readonly string[],
  jar: Readonly<Record<string, string>>,
  body: Readonly<Record<string, string>>,
): Promise<Reply> {
  let setCookies: readonly string[] = []
  let sent: unknown = {}
  const answer = {
    getHeader: (name: string) => (name === 'Set-Cookie' ? [...setCookies] : undefined),
    setHeader: (name: string, value: unknown) => {
      if (name === 'Set-Cookie') setCookies = value as readonly string[]
      return answer
    },
    status: () => answer,
    json: (value: unknown) => {
      sent = value
    },
    send: (value: unknown) => {
      sent = value
    },
    end: () => {},
  }
  const request = { method, query: { nextauth }, cookies: jar, headers: Object.fromEntries(await headers()), body }
  // Its pages-router signature: the only public one that takes a request made by hand.
  await (NextAuth as unknown as (req: object, res: object, options: NextAuthOptions) => Promise<unknown>)(
    request,
    answer,
    options,
  )
  return { setCookies, body: sent !== null && typeof sent === 'object' ? (sent as Reply['body']) : {} }
}
