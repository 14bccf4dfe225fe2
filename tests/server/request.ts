import { nextHeaders } from './browser'

// Imported for its effect, before anything else: requests come from the test's own browsers.
process.env.NEXTAUTH_SECRET = 'a secret for tests, long enough'
process.env.NEXTAUTH_URL = 'http://localhost:3000'
// The addresses of the test's browsers are written by a proxy in front of the site.
process.env.TRUSTED_PROXIES = '1'
jest.mock('next/headers', () => nextHeaders)

/** What goes on after an answer has been sent: begun at once, and a test is over when all of it is. */
const mockAfterwards = new Set<Promise<void>>()
jest.mock('#lib/server/later', () => ({
  later: (work: () => void | Promise<void>) => {
    const done = Promise.resolve(work()).finally(() => mockAfterwards.delete(done))
    mockAfterwards.add(done)
  },
}))
afterEach(async () => {
  await Promise.all(mockAfterwards)
})
