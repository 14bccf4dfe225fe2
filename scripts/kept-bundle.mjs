// A tool is bundled once for each version of its sources; the bundles are kept in node_modules/.cache/verdetto.
import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readdirSync, renameSync, rmSync, statSync } from 'node:fs'
import path from 'node:path'
import { fileURLToPath } from 'node:url'

const root = fileURLToPath(new URL('..', import.meta.url))
const folder = path.join(root, 'node_modules/.cache/verdetto')
const layers = ['base', 'rules', 'cards', 'questions', 'italian', 'lessons'].map((name) => `lib/${name}`)

/**
 * Where the bundle of `scripts/<name>/main.ts` is, made if there is none of the sources as they are now.
 * @param {string} name
 * @returns {Promise<string>}
 */
export async function keptBundle(name) {
  const sources = [...layers, `scripts/${name}`].map((place) => path.join(root, place))
  const version = createHash('sha256').update(sources.filter(existsSync).flatMap(states).join('\n')).digest('hex')
  const bundle = path.join(folder, `${name}-${version.slice(0, 16)}.mjs`)
  if (existsSync(bundle)) return bundle
  const { bundle: build } = await import('./bundle.mjs')
  mkdirSync(folder, { recursive: true })
  const draft = path.join(folder, `${name}-draft.${process.pid}.mjs`)
  await build(`scripts/${name}/main.ts`, draft)
  renameSync(draft, bundle)
  for (const old of readdirSync(folder))
    if (/^(?:[a-z]+-)?[0-9a-f]{16}\.mjs$/.test(old) && old !== path.basename(bundle) && isOld(path.join(folder, old)))
      rmSync(path.join(folder, old), { force: true })
  return bundle
}

/**
 * Every source with its size and time of change.
 * @param {string} place @returns {string[]}
 */
function states(place) {
  return readdirSync(place, { withFileTypes: true }).flatMap((entry) => {
    const file = path.join(place, entry.name)
    if (entry.isDirectory()) return states(file)
    const { size, mtimeMs } = statSync(file)
    return [`${file} ${size} ${mtimeMs}`]
  })
}

/** Another copy of the project may still use a bundle of today. @param {string} file */
function isOld(file) {
  return Date.now() - statSync(file).mtimeMs > 86_400_000
}
