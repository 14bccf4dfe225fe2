import { privateJson, statusOf } from '#lib/server/http'
import { believersOf } from '../../../(sito)/regole/believers'

export const dynamic = 'force-dynamic'

/** Seconds for which a browser may keep it: the site counts anew no more often. */
const KEPT = 600

interface RuleContext {
  readonly params: Promise<{ readonly numero: string }>
}

/** How many people hold each belief about the rules of a page, by the belief's id: `{ id: '7 persone su 124' }`; empty where too few have answered. */
export async function GET(_: Request, { params }: RuleContext): Promise<Response> {
  const found = await believersOf((await params).numero)
  if (!found.ok) return privateJson({ code: found.error }, statusOf(found.error))
  const said = Object.fromEntries(
    found.value.beliefs.flatMap(({ id, said }) => (said === undefined ? [] : [[id, said]])),
  )
  return Response.json(said, { headers: { 'Cache-Control': `private, max-age=${KEPT}` } })
}
