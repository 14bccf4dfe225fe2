// npm run size: the evaluator as a browser loads it, minified and compressed, against its budget: its first volume, and with it the volumes
// that any scenario of a lesson asks for, whatever a reader turns. It must not need any package.
import path from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { gzipSync } from 'node:zlib'
import { build } from 'esbuild'
import { bundle } from './bundle.mjs'

const BUDGET = 45 * 1024
const root = fileURLToPath(new URL('..', import.meta.url))
/** @type {import('esbuild').BuildOptions & { readonly outdir: string }} */
const options = {
  outdir: 'out',
  absWorkingDir: root,
  alias: { '#lib': './lib' },
  bundle: true,
  minify: true,
  format: 'esm',
  platform: 'browser',
  target: 'es2023',
  write: false,
  metafile: true,
  logLevel: 'error',
}

/**
 * Volumes come when they are asked for.
 * @type {import('esbuild').Plugin}
 */
const later = {
  name: 'later',
  setup: ({ onResolve }) =>
    onResolve({ filter: /./ }, ({ path: to, kind }) =>
      kind === 'dynamic-import' ? { path: to, external: true } : undefined,
    ),
}

/**
 * What a page has already it does not fetch again.
 * @param {ReadonlySet<string>} files
 * @returns {import('esbuild').Plugin}
 */
const held = (files) => ({
  name: 'held',
  setup: ({ onResolve, resolve }) =>
    onResolve({ filter: /^[.#]/ }, async ({ path: to, kind, importer, resolveDir, pluginData }) => {
      if (pluginData === held || kind === 'entry-point') return
      const found = await resolve(to, { kind, importer, resolveDir, pluginData: held })
      return files.has(found.path) ? { path: './held', external: true } : { path: found.path }
    }),
})

/** @param {import('esbuild').BuildResult} built */
const sizeOf = ({ outputFiles }) => gzipSync(outputFiles?.[0]?.contents ?? '', { level: 9 }).length
const first = await build({ ...options, entryPoints: ['lib/rules/opened.ts'], plugins: [later] })
const inputs = Object.keys(first.metafile?.inputs ?? {})
const foreign = inputs.filter((file) => !/^lib\/(rules|base)\//.test(file))
const files = new Set(inputs.map((file) => path.join(root, file)))

const outfile = path.join(root, 'node_modules/.cache/size/lessons.mjs')
await bundle('scripts/size/lessons.ts', outfile, 'packages as installed')
/** @type {typeof import('./size/lessons.ts')} */
const { asked, VOLUMES } = await import(pathToFileURL(outfile).href)

/** @type {Map<string, number>} */
const sizes = new Map()
for (const name of VOLUMES)
  sizes.set(
    name,
    sizeOf(await build({ ...options, entryPoints: [`lib/rules/volumes/${name}.ts`], plugins: [held(files)] })),
  )
/** @param {readonly string[]} names */
const withAll = (names) => names.reduce((sum, name) => sum + (sizes.get(name) ?? 0), sizeOf(first))
/** @param {number} size */
const said = (size) => `${(size / 1024).toFixed(1)} KB`

const lessons = asked().map(([lesson, names]) => ({ lesson, names, size: withAll(names) }))
const largest = lessons.reduce((a, b) => (b.size > a.size ? b : a))
console.log(`The evaluator in a browser, compressed, of ${said(BUDGET)}: the first volume ${said(sizeOf(first))},`)
console.log(
  `  at most ${said(largest.size)} for a scenario of a lesson (${largest.lesson}: ${largest.names.join(', ')}),`,
)
console.log(
  `  the whole book ${said(withAll(VOLUMES))} (${[...sizes].map(([name, size]) => `${name} ${said(size)}`).join(', ')})`,
)
if (foreign.length) console.error(`It needs files from elsewhere: ${foreign.join(', ')}`)
const over = [
  ...new Set(
    lessons.filter(({ size }) => size > BUDGET).map(({ names, size }) => `${names.join(', ')}: ${said(size)}`),
  ),
]
if (over.length) console.error(`That is more than its budget: ${over.join('; ')}`)
if (foreign.length || sizeOf(first) > BUDGET || largest.size > BUDGET) process.exit(1)
