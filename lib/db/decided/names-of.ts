import 'server-only'
import type { Db } from '../client'

/** What some people are called, by name or else by e-mail: null where nobody is known, or they are gone. */
export async function namesOf(db: Db, ids: readonly (string | null)[]): Promise<(id: string | null) => string | null> {
  const known = [...new Set(ids.filter((id) => id !== null))]
  const people =
    known.length === 0
      ? []
      : await db.user.findMany({ where: { id: { in: known } }, select: { id: true, name: true, email: true } })
  const names = new Map(people.map(({ id, name, email }) => [id, name ?? email]))
  return (id) => (id === null ? null : (names.get(id) ?? null))
}
