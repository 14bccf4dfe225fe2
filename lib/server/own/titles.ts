import 'server-only'
import type { Db } from '#lib/db/client'
import { ownTitles } from '#lib/db/own-questions'
import { ownId } from '#lib/questions/index'

/** What instructors called those of some templates that are questions of their own, by the name of the template. */
export async function titlesOfOwn(db: Db, templates: readonly string[]): Promise<ReadonlyMap<string, string>> {
  const named = [...new Set(templates)].flatMap((template) => {
    const id = ownId({ template })
    return id === null ? [] : [{ template, id }]
  })
  if (named.length === 0) return new Map()
  const titles = await ownTitles(
    db,
    named.map(({ id }) => id),
  )
  // A question whose author is gone is still in answers: it is one of somebody's own, and has no title any more.
  return new Map(named.map(({ template, id }) => [template, titles.get(id) ?? 'Domanda propria']))
}
