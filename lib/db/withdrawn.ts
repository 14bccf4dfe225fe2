import 'server-only'
import type { Db } from './client'

/** A template that is out of service. `at` in ms since 1970. */
export interface Withdrawn {
  readonly template: string
  readonly reason: string
  readonly at: number
}

/** The templates that are out of service: nothing is drawn of them. */
export const withdrawnTemplates = async (db: Db): Promise<readonly string[]> =>
  (await db.withdrawnTemplate.findMany({ select: { template: true } })).map(({ template }) => template)

/** The same with why and since when, the last one first. */
export async function listWithdrawn(db: Db): Promise<readonly Withdrawn[]> {
  const rows = await db.withdrawnTemplate.findMany({ orderBy: [{ at: 'desc' }, { template: 'asc' }] })
  return rows.map(({ at, ...row }) => ({ ...row, at: at.getTime() }))
}

/** Takes a template out of service; of one that is, the first reason stands. */
export async function withdraw(db: Db, { template, reason, at }: Withdrawn): Promise<void> {
  await db.withdrawnTemplate.createMany({ data: [{ template, reason, at: new Date(at) }], skipDuplicates: true })
}

/** Puts a template back into service. */
export async function putBack(db: Db, template: string): Promise<void> {
  await db.withdrawnTemplate.deleteMany({ where: { template } })
}
