import 'server-only'
import type { Item, PublicItem } from '#lib/questions/item'
import type { Db } from './client'
import { readSecret, readShown, writeSecret, writeShown } from './snapshot'

/** A question that was made before anybody asked for it, with how hard it probably is, in logits. */
export interface ReadyItem {
  readonly item: Item
  readonly shown: PublicItem
  readonly estimate: number
}

/** What is ready of some templates of a bank, without the questions themselves. */
export const listReady = (
  db: Db,
  bank: string,
  templates: readonly string[],
): Promise<readonly { readonly itemId: string; readonly template: string; readonly claims: readonly string[] }[]> =>
  db.$queryRaw`
    SELECT "itemId", "template", "claims" FROM "ReadyItem" WHERE "bank" = ${bank} AND "template" = ANY(${[...templates]})
    ORDER BY "itemId"`

/** The questions of a bank of these ids that are still there, by id. */
export async function readReady(
  db: Db,
  bank: string,
  ids: readonly string[],
): Promise<ReadonlyMap<string, Pick<ReadyItem, 'item' | 'estimate'>>> {
  const rows = await db.$queryRaw<{ itemId: string; estimate: number; shown: unknown; secret: unknown }[]>`
    SELECT "itemId", "estimate", "shown", "secret" FROM "ReadyItem" WHERE "bank" = ${bank} AND "itemId" = ANY(${[...ids]})`
  return new Map(
    rows.map(({ itemId, estimate, shown, secret }) => [
      itemId,
      { estimate, item: readSecret(readShown(shown), secret) },
    ]),
  )
}

/** Templates of a bank of whose ready questions one tempts with a belief, those with most of them first. */
export async function templatesTempting(db: Db, bank: string, belief: string): Promise<readonly string[]> {
  const tempting = JSON.stringify([{ beliefs: [belief] }])
  const rows = await db.$queryRaw<{ template: string }[]>`
    SELECT "template" FROM "ReadyItem" WHERE "bank" = ${bank} AND "secret" -> 'options' @> ${tempting}::jsonb
    GROUP BY "template" ORDER BY count(*) DESC, "template"`
  return rows.map(({ template }) => template)
}

/** How many questions are ready of each template of a bank that has any. */
export async function countReady(db: Db, bank: string): Promise<ReadonlyMap<string, number>> {
  const rows = await db.readyItem.groupBy({ by: ['template'], where: { bank }, _count: true })
  return new Map(rows.map(({ template, _count }) => [template, _count]))
}

/** Keeps what was made at a moment, in ms since 1970; what another process has made meanwhile stays as it is. */
export async function keepReady(db: Db, bank: string, made: readonly ReadyItem[], at: number): Promise<void> {
  await db.readyItem.createMany({
    data: made.map(({ item, shown, estimate }) => ({
      itemId: item.id,
      template: item.template,
      bank,
      claims: [...item.claims],
      estimate,
      shown: writeShown(shown),
      secret: writeSecret(item),
      madeAt: new Date(at),
    })),
    skipDuplicates: true,
  })
}

/** Lets go of what was made before a moment, in ms since 1970, whatever the bank. */
export async function dropReady(db: Db, before: number): Promise<void> {
  await db.readyItem.deleteMany({ where: { madeAt: { lt: new Date(before) } } })
}
