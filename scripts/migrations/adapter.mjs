import { AsyncLocalStorage } from 'node:async_hooks'
import { randomUUID } from 'node:crypto'
import { PrismaPg } from '@prisma/adapter-pg'

/**
 * Prisma's adapter for PostgreSQL, mended where the schema engine stumbles over it (7.10): it has been made for queries, and the engine
 * also reads the catalog, runs scripts and makes databases of its own.
 * @param {string} url
 */
export async function migrationAdapter(url) {
  const adapter = withShadowDatabases(new PrismaPg({ connectionString: url }), url)
  const connection = await adapter.connect()
  mendQueries(Object.getPrototypeOf(Object.getPrototypeOf(connection)))
  sendScriptsWhole(Object.getPrototypeOf(connection))
  await connection.dispose()
  return adapter
}

/**
 * Its own shadow database connects back to the main one, and is dropped while its pool still holds it open.
 * @param {PrismaPg} adapter
 * @param {string} url
 */
function withShadowDatabases(adapter, url) {
  adapter.connectToShadowDb = async () => {
    const name = `prisma_shadow_${randomUUID().replaceAll('-', '')}`
    const admin = await adapter.connect()
    await admin.executeScript(`CREATE DATABASE "${name}"`)
    const shadow = await new PrismaPg({
      connectionString: Object.assign(new URL(url), { pathname: `/${name}` }).href,
    }).connect()
    const dispose = shadow.dispose.bind(shadow)
    shadow.dispose = async () => {
      await dispose()
      await admin.executeScript(`DROP DATABASE "${name}" WITH (FORCE)`)
      await admin.dispose()
    }
    return shadow
  }
  return adapter
}

const catalogChar = 18 // PostgreSQL's type "char", which the adapter does not know…
const paddedChar = 1042 // …but it knows this one, whose text is the same
const characterColumn = 6 // the engine's name for a column of either

/**
 * @typedef {{ fields?: { dataTypeID: number }[] }} Answer
 * @typedef {{ columnTypes: number[] }} Rows
 * @param {{ performIO(query: unknown): Promise<Answer>, queryRaw(query: unknown): Promise<Rows> }} queryable
 */
function mendQueries(queryable) {
  const { performIO, queryRaw } = queryable
  /** @type {AsyncLocalStorage<number[]>} */
  const charColumns = new AsyncLocalStorage()
  queryable.performIO = async function (query) {
    const answer = await performIO.call(this, query)
    answer.fields?.forEach((field, column) => {
      if (field.dataTypeID !== catalogChar) return
      field.dataTypeID = paddedChar
      charColumns.getStore()?.push(column)
    })
    return answer
  }
  queryable.queryRaw = async function (query) {
    /** @type {number[]} */
    const columns = []
    const rows = await charColumns.run(columns, () => queryRaw.call(this, query))
    for (const column of columns) rows.columnTypes[column] = characterColumn
    return rows
  }
}

/**
 * It cuts a script at every semicolon, those inside functions and strings too.
 * @param {{ client: { query(script: string): Promise<unknown> }, onError(error: unknown): never, executeScript(script: string): Promise<void> }} connection
 */
function sendScriptsWhole(connection) {
  connection.executeScript = async function (script) {
    try {
      await this.client.query(script)
    } catch (error) {
      this.onError(error)
    }
  }
}
