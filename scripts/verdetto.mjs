// npm run -s verdetto -- scenario.yaml: what a scenario comes to, and why. The tool is bundled once for each version of its sources, so
// that it starts quickly; the bundle is kept in node_modules/.cache/verdetto.
import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readdirSync, renameSync, rmSync, statSync } from 'node:fs'
import path from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'

const root = fileURLToPath(new URL('..', import.meta.url))
const sources = ['base', 'rules', 'cards', 'questions', 'italian', 'lessons'].map((name) =>
  path.join(root, 'lib', name),
)
const folder = path.join(root, 'node_modules/.cache/verdetto')

/**
 * Every source with its size and time of change.
 * @param {string} place @returns {string[]}
 */
const states = (place) =>
  readdirSync(place, { withFileTypes: true }).flatMap((entry) => {
    const file = path.join(place, entry.name)
    if (entry.isDirectory()) return states(file)
    const { size, mtimeMs } = statSync(file)
    return [`${file} ${size} ${mtimeMs}`]
  })

const version = createHash('sha256')
  .update([...sources, path.join(root, 'scripts/verdetto')].filter(existsSync).flatMap(states).join('\n'))
  .digest('hex')
  .slice(0, 16)
const bundle = path.join(folder, `${version}.mjs`)

if (!existsSync(bundle)) {
  const { bundle: build } = await import('./bundle.mjs')
  mkdirSync(folder, { recursive: true })
  const draft = path.join(folder, `${version}.${process.pid}.mjs`)
  await build('scripts/verdetto/main.ts', draft)
  renameSync(draft, bundle)
  for (const old of readdirSync(folder))
    if (/^[0-9a-f]{16}\.mjs$/.test(old) && old !== path.basename(bundle) && isOld(path.join(folder, old)))
      rmSync(path.join(folder, old), { force: true })
}

/** Another copy of the project may still use a bundle of today. @param {string} file */
function isOld(file) {
  return Date.now() - statSync(file).mtimeMs > 86_400_000
}

const { main } = await import(pathToFileURL(bundle).href)
process.exitCode = await main(process.argv.slice(2))
