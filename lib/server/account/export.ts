import 'server-only'
import { z } from 'zod'
import { EXPORT } from '#lib/auth/limits'
import { requireAccount } from '#lib/auth/user'
import { err, ok } from '#lib/base/result'
import type { Db } from '#lib/db/client'
import { withinLimit } from '#lib/db/limits'
import { type Asker, columnsOf, countRows, PERSONAL, rowsOf } from '#lib/db/personal'
import { reader } from '#lib/db/replica'
import { csvFile } from '../csv'
import { defineUseCase } from '../define-use-case'
import { openToAsker } from '../open-items'

/** What is handed out, piece by piece: never all of it in memory. `rows` is how many lines with a row there will be. */
export interface ExportFile {
  readonly name: string
  readonly type: string
  readonly rows: number
  readonly pieces: AsyncGenerator<string>
}

/** The tables that can be had, each as a file of its own. */
export const exportedTables: readonly string[] = PERSONAL.map(({ name }) => name)

const shape = z.union([
  z.object({ format: z.literal('json') }),
  z.object({ format: z.literal('csv'), table: z.string().max(40) }),
])

/** Everything that is stored of whoever asks: all tables as JSON, or one of them as CSV. */
export const exportData = defineUseCase('account/export', shape, async (wish, { now }) => {
  const account = await requireAccount(now)
  if (!account.ok) return account
  const { id } = account.value
  if (!(await withinLimit(EXPORT, id))) return err('rate-limited')
  const tables = wish.format === 'json' ? PERSONAL : PERSONAL.filter(({ name }) => name === wish.table)
  if (tables.length === 0) return err('not-found')
  const asker: Asker = { userId: id, open: await openToAsker(now) }
  const db = await reader()
  let rows = 0
  for (const table of tables) rows += await countRows(db, table, asker)
  const [only] = tables
  return ok<ExportFile>(
    wish.format === 'csv' && only
      ? { ...csvFile(`verdetto-${only.name}`, lines(db, asker, only)), rows }
      : { name: 'verdetto.json', type: 'application/json; charset=utf-8', rows, pieces: json(db, asker, now) },
  )
})

/** One row to a line, so that whoever receives it can count. */
async function* json(db: Db, asker: Asker, now: number): AsyncGenerator<string> {
  yield `{"schema":1,"exportedAt":${JSON.stringify(new Date(now))},"tables":{`
  for (const [i, table] of PERSONAL.entries()) {
    yield `${i === 0 ? '' : ','}${JSON.stringify(table.name)}:[`
    let between = ''
    for await (const row of rowsOf(db, table, asker)) {
      yield `${between}\n${JSON.stringify(row)}`
      between = ','
    }
    yield ']'
  }
  yield '}}'
}

async function* lines(db: Db, asker: Asker, table: (typeof PERSONAL)[number]): AsyncGenerator<readonly unknown[]> {
  const columns = await columnsOf(db, table)
  yield columns
  for await (const row of rowsOf(db, table, asker)) yield columns.map((column) => row[column])
}
