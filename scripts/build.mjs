// npm run build: what npm start does by itself where it is needed.
import { ensureBuilt } from './launcher/build.mjs'
import { run } from './sentence.mjs'
import { root } from './settings.mjs'

run(async () => {
  await ensureBuilt({ root, env: process.env, output: 'shown', say: console.log })
  console.log('The build is up to date.')
})
