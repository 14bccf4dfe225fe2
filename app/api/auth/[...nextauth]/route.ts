import NextAuth from 'next-auth'
import { signInOptions } from '#lib/server/account/next-auth'

// Options are made per request: a build has no secret.
const handler = (request: Request, context: { params: Promise<{ nextauth: string[] }> }): Promise<Response> =>
  NextAuth(request as never, context as never, signInOptions())

export { handler as GET, handler as POST }
