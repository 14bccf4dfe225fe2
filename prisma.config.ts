import { readdirSync } from 'node:fs'
import { defineConfig } from 'prisma/config'

// Where the native schema engine could not be downloaded, say so instead of failing obscurely: `npm run migrate` does its work.
if (!readdirSync('node_modules/@prisma/engines').some((f) => f.startsWith('schema-engine-')))
  process.env.PRISMA_SCHEMA_ENGINE_BINARY ??= 'scripts/engine-unavailable.sh'

export default defineConfig({
  schema: 'prisma/schema.prisma',
  migrations: { path: 'prisma/migrations' },
  datasource: { url: process.env.DATABASE_URL ?? 'postgresql://unset' },
})
