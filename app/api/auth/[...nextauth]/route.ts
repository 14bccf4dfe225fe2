import { NextRequest } from 'next/server'
import NextAuth from 'next-auth'
import { signInOptions } from '#lib/server/account/next-auth'
import { readCapped } from '#lib/server/body'
import { privateJson } from '#lib/server/http'

type Context = { params: Promise<{ nextauth: string[] }> }

/** Bytes of what is sent here at most: a few fields of a form. */
const LARGEST = 20_000

// Options are made per request: a build has no secret.
const handler = (request: Request, context: Context): Promise<Response> =>
  NextAuth(request as never, context as never, signInOptions())

/** Who says no at a provider comes back with that; next-auth would call it a failure. */
async function GET(request: Request, context: Context): Promise<Response> {
  const { nextauth } = await context.params
  const denied = nextauth[0] === 'callback' && new URL(request.url).searchParams.get('error') === 'access_denied'
  if (!denied) return handler(request, context)
  return new Response(null, { status: 303, headers: { location: '/accedi?error=provider-denied' } })
}

/** next-auth reads whatever is sent: here no more than a form has. */
async function POST(request: Request, context: Context): Promise<Response> {
  const body = await readCapped(request, LARGEST)
  if (!body.ok) return privateJson({ code: body.error }, 413)
  const { url, headers } = request
  return handler(new NextRequest(url, { method: 'POST', headers, body: body.value }), context)
}

export { GET, POST }
