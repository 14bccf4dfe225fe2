import { freshDatabase } from './fresh-database'

// A jsdom file draws components from plain props: it has no database, and a browser has none either.
if (typeof document === 'undefined') {
  beforeAll(async () => {
    process.env.DATABASE_URL = await freshDatabase()
  })
}
