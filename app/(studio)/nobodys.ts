import { notFound } from 'next/navigation'
import { isThere } from '#lib/server/quiz/is-there'

/** For whoever has no session: a page that is somebody's asks them to sign in, one that is nobody's is not there. */
export async function unlessNobodys(id: string): Promise<void> {
  const found = await isThere({ id })
  if (found.ok && !found.value.there) notFound()
}
