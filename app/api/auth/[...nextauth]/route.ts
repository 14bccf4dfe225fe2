import NextAuth from 'next-auth'
import { signInOptions } from '#lib/server/account/next-auth'

type Context = { params: Promise<{ nextauth: string[] }> }

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

export { GET, handler as POST }
