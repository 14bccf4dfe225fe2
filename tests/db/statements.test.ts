import { openConnection } from '#lib/db/client'

const direct = process.env.DATABASE_DIRECT_URL
afterEach(() => {
  if (direct === undefined) delete process.env.DATABASE_DIRECT_URL
  else process.env.DATABASE_DIRECT_URL = direct
})

/** How long hundreds of statements may take of a machine that does other things: it says nothing of the site. */
const ENOUGH_MS = 120_000

/** The names of the statements that one connection has kept after a question was asked on it twice, and other ones `others` times. */
async function kept(others = 0): Promise<readonly string[]> {
  const { prisma } = openConnection(process.env.DATABASE_URL ?? '', 'statements')
  try {
    return await prisma.$transaction(
      async (tx) => {
        for (let n = 0; n < 2; n++) await tx.withdrawnTemplate.findMany({ select: { template: true } })
        for (let n = 0; n < others; n++) await tx.$queryRawUnsafe(`SELECT ${n} AS "n"`)
        const rows = await tx.$queryRawUnsafe<{ name: string }[]>('SELECT "name" FROM pg_prepared_statements')
        return rows.map(({ name }) => name)
      },
      { timeout: ENOUGH_MS },
    )
  } finally {
    await prisma.$disconnect()
  }
}

test('a statement is read and planned once for a connection', async () => {
  delete process.env.DATABASE_DIRECT_URL
  // What begins the transaction, what was asked twice, and the question that tells.
  expect([...(await kept())].sort()).toEqual(['v0', 'v1', 'v2'])
})

test('there is an end of those that are kept', async () => {
  delete process.env.DATABASE_DIRECT_URL
  expect((await kept(500)).length).toBeLessThanOrEqual(400)
})

test('behind a pooler none is: nobody knows which connection comes next', async () => {
  process.env.DATABASE_DIRECT_URL = process.env.DATABASE_URL
  expect(await kept()).toEqual([])
})
