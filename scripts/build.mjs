// npm run build: what npm start does by itself where it is needed.
import { ensureBuilt } from './launcher/build.mjs'
import { run, Sentence } from './sentence.mjs'
import { root } from './settings.mjs'

const stop = new AbortController()
// The build runs in a process group of its own: Ctrl-C is passed on.
for (const signal of /** @type {const} */ (['SIGINT', 'SIGTERM', 'SIGHUP']))
  process.on(signal, () => stop.abort(new Sentence('The build was stopped.')))

run(async () => {
  await ensureBuilt({ root, env: process.env, output: 'shown', say: console.log, signal: stop.signal })
  console.log('The build is up to date.')
})
