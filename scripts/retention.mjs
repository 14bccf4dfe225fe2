// npm run retention: deletes what has been kept long enough, now; the site does so every hour while it runs. It may be running.
import { run } from './sentence.mjs'
import { withProgram } from './with-program.mjs'

run(() => withProgram('retention', async ({ sweepOnce }) => sweepOnce()))
