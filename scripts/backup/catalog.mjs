// What PostgreSQL itself says about our tables.

/** @typedef {import('pg').Client} Client */
/** @typedef {{ readonly name: string, readonly columns: readonly string[] }} Table its columns in order, as `name type` */

/** The same text for a value whatever the settings of the server, and back again without loss. */
export const plainText = `SET LOCAL datestyle = 'ISO'; SET LOCAL intervalstyle = 'postgres'; SET LOCAL timezone = 'UTC';
  SET LOCAL bytea_output = 'hex'; SET LOCAL extra_float_digits = 1`

/** @param {string} name */
export const quoted = (name) => `"${name.replaceAll('"', '""')}"`

/**
 * Every table but Prisma's own.
 * @param {Client} client
 * @returns {Promise<Table[]>}
 */
export async function readTables(client) {
  const { rows } = await client.query(`
    SELECT c.relname AS name, array_agg(a.attname || ' ' || format_type(a.atttypid, a.atttypmod) ORDER BY a.attnum)::text[] AS columns
    FROM pg_class c JOIN pg_attribute a ON a.attrelid = c.oid AND a.attnum > 0 AND NOT a.attisdropped
    WHERE c.relkind = 'r' AND c.relnamespace = current_schema()::regnamespace AND c.relname <> '_prisma_migrations'
    GROUP BY c.relname ORDER BY c.relname COLLATE "C"`)
  return rows
}

/**
 * Where each sequence stands.
 * @param {Client} client
 * @returns {Promise<{ name: string, value: string, called: boolean }[]>}
 */
export async function readSequences(client) {
  const { rows } = await client.query(
    `SELECT relname AS name FROM pg_class WHERE relkind = 'S' AND relnamespace = current_schema()::regnamespace ORDER BY 1`,
  )
  const sequences = []
  for (const { name } of rows) {
    const state = await client.query(`SELECT last_value AS value, is_called AS called FROM ${quoted(name)}`)
    sequences.push({ name, ...state.rows[0] })
  }
  return sequences
}

/**
 * How many rows each table holds.
 * @param {Client} client
 * @param {readonly Table[]} tables
 * @returns {Promise<Record<string, number>>}
 */
export async function countRows(client, tables) {
  /** @type {Record<string, number>} */
  const counts = {}
  for (const { name } of tables) {
    const { rows } = await client.query(`SELECT count(*)::int AS n FROM ${quoted(name)}`)
    counts[name] = rows[0].n
  }
  return counts
}

/**
 * What stands in the way of loading rows in any order as they are, foreign keys and triggers, as statements that take it away and put
 * it back.
 * @param {Client} client
 * @returns {Promise<{ away: string, back: string }[]>}
 */
export async function readObstacles(client) {
  const { rows } = await client.query(`
    SELECT format('ALTER TABLE %s DROP CONSTRAINT %I', conrelid::regclass, conname) AS away,
      format('ALTER TABLE %s ADD CONSTRAINT %I %s', conrelid::regclass, conname, pg_get_constraintdef(oid)) AS back
    FROM pg_constraint WHERE contype = 'f' AND connamespace = current_schema()::regnamespace
    UNION ALL SELECT format('ALTER TABLE %s DISABLE TRIGGER %I', tgrelid::regclass, tgname),
      format('ALTER TABLE %s ENABLE TRIGGER %I', tgrelid::regclass, tgname)
    FROM pg_trigger t JOIN pg_class c ON c.oid = tgrelid
    WHERE NOT tgisinternal AND tgenabled = 'O' AND relnamespace = current_schema()::regnamespace`)
  return rows
}

/**
 * Statements that empty the schema of tables, views, types and functions, leaving the schema itself, its rights and its extensions.
 * @param {Client} client
 * @returns {Promise<string[]>}
 */
export async function readDrops(client) {
  const { rows } = await client.query(`
    WITH mine AS (SELECT current_schema()::regnamespace AS n), extension AS (SELECT objid FROM pg_depend WHERE deptype = 'e')
    SELECT format('DROP %s IF EXISTS %s CASCADE',
        CASE relkind WHEN 'v' THEN 'VIEW' WHEN 'm' THEN 'MATERIALIZED VIEW' WHEN 'S' THEN 'SEQUENCE' ELSE 'TABLE' END,
        format('%I.%I', relnamespace::regnamespace, relname)) AS statement
      FROM pg_class, mine WHERE relnamespace = n AND relkind IN ('r', 'p', 'v', 'm', 'S') AND oid NOT IN (TABLE extension)
    UNION ALL SELECT format('DROP TYPE IF EXISTS %I.%I CASCADE', typnamespace::regnamespace, typname)
      FROM pg_type, mine WHERE typnamespace = n AND typtype IN ('e', 'd') AND oid NOT IN (TABLE extension)
    UNION ALL SELECT format('DROP ROUTINE IF EXISTS %s CASCADE', oid::regprocedure)
      FROM pg_proc, mine WHERE pronamespace = n AND oid NOT IN (TABLE extension)`)
  return rows.map(({ statement }) => statement)
}
