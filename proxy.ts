import { randomBytes, randomUUID } from 'node:crypto'
import { type NextRequest, NextResponse } from 'next/server'
import { policy } from './app/_policy/policy'
import { strictTransport } from './app/_policy/transport'
import { hashOf, type Written, writtenScripts } from './app/_policy/written-scripts'
import { beforePaint } from './app/_ui/shell/before-paint'
import { guestCookie, sessionCookie } from './lib/auth/cookies'

const mode = process.env.NODE_ENV === 'development' ? 'development' : 'production'
const theme = hashOf(beforePaint)
let written: ReturnType<typeof writtenScripts> | undefined

function writtenAt(path: string): Written {
  if (mode === 'development') return { made: false, hashes: [theme] }
  written ??= writtenScripts('.next')
  try {
    const { made, hashes } = written(decodeURIComponent(path))
    return { made, hashes: [...new Set([theme, ...hashes])] }
  } catch {
    return { made: false, hashes: [theme] } // an address that is not even text
  }
}

/**
 * Pages of rules are made at build time: at any other number a page made for the request answers (next.config.js), which cannot say by
 * itself that it stands for one that is missing and yet be there without script.
 */
const missing = (path: string, made: boolean): boolean =>
  mode === 'production' && !made && /^\/regole\/(?:manca\/)?[^/]+$/.test(path)

/** Whether an address is text at all: Next fails on one that is not. */
function isText(path: string): boolean {
  try {
    decodeURIComponent(path)
    return true
  } catch {
    return false
  }
}

/** The first page of whoever was here before stands at another address: that of somebody new is the same for everybody, and made once. */
const TODAY = '/oggi'
const wasHere = ({ nextUrl, cookies }: NextRequest): boolean =>
  nextUrl.pathname === '/' && [sessionCookie(), guestCookie()].some((name) => cookies.has(name))

/** Where nothing is: a page that is missing answers in its place. */
const NOWHERE = '/%25'

/** Gives every request a name for the logs and every answer its content security policy. Decides nothing about who may see what. */
export function proxy(request: NextRequest): NextResponse {
  const path = wasHere(request) ? TODAY : request.nextUrl.pathname
  const { made, hashes } = writtenAt(path)
  // A form sent without script to a page made at build time is answered by a page rendered for it.
  const file = made && (request.method === 'GET' || request.method === 'HEAD')
  const nonce = randomBytes(18).toString('base64')
  const content = policy({ hashes, mode, ...(file ? {} : { nonce }) })
  const headers = new Headers(request.headers)
  headers.set('x-request-id', randomUUID())
  headers.set('x-path', request.nextUrl.pathname) // what a «not found» page was asked for
  headers.set('content-security-policy', content) // where Next finds the nonce for the scripts it writes
  const elsewhere = path === TODAY ? TODAY : isText(path) ? undefined : NOWHERE
  const response =
    elsewhere === undefined
      ? NextResponse.next({ request: { headers }, status: missing(path, made) ? 404 : 200 })
      : NextResponse.rewrite(new URL(elsewhere, request.url), { request: { headers } })
  response.headers.set('content-security-policy', content)
  for (const { key, value } of strictTransport()) response.headers.set(key, value)
  return response
}

// What a live session sends and hears is no page: hundreds come in one second, and next.config.js gives them a policy that is always the same.
export const config = { matcher: ['/((?!_next/static/|_next/image|api/sessione/).*)', '/api/sessione/(.*%.*)'] }
