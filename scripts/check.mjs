// npm run check: everything that needs neither a database of ours, nor a server, nor a browser.
import { checks } from './checks.mjs'
import { run } from './sentence.mjs'
import { report, runStages } from './stages.mjs'

run(async () => report(await runStages(checks)))
