// npm start (the built site) or npm run dev (the site as it is being written), with everything they need.
import { existsSync } from 'node:fs'

// An old Node must get as far as these lines: everything newer than it is imported after them.
const [major = 0, minor = 0] = process.versions.node.split('.').map(Number)
if (major < 20 || (major === 20 && minor < 9))
  fail(`Verdetto needs Node 20.9 or newer; this is ${process.versions.node}.`)
if (!existsSync(new URL('../node_modules/next/package.json', import.meta.url)))
  fail('The packages are not installed yet: run npm install first.')

const { command } = await import('./launcher/command.mjs')
const { nextSite } = await import('./launcher/next-site.mjs')
const { root } = await import('./settings.mjs')
const mode = process.argv[2] === 'dev' ? 'dev' : 'start'
await command(mode, nextSite(root, mode))

/** @param {string} sentence */
function fail(sentence) {
  console.error(sentence)
  process.exit(1)
}
