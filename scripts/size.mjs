// npm run size: the evaluator as a browser loads it, in one piece, minified and compressed, against its budget. It must not need any package.
import { gzipSync } from 'node:zlib'
import { build } from 'esbuild'
import { root } from './settings.mjs'

const BUDGET = 110 * 1024

const { outputFiles, metafile } = await build({
  absWorkingDir: root,
  entryPoints: ['lib/rules/checked.ts'],
  alias: { '#lib': './lib' },
  bundle: true,
  minify: true,
  format: 'esm',
  platform: 'browser',
  target: 'es2023',
  write: false,
  metafile: true,
  logLevel: 'error',
})
const size = gzipSync(outputFiles[0]?.contents ?? '', { level: 9 }).length
const foreign = Object.keys(metafile.inputs).filter((file) => !/^lib\/(rules|base)\//.test(file))

/** @param {number} bytes */
const said = (bytes) => `${(bytes / 1024).toFixed(1)} KB`

console.log(`The evaluator in a browser, compressed: ${said(size)} of ${said(BUDGET)}`)
if (foreign.length) console.error(`It needs files from elsewhere: ${foreign.join(', ')}`)
if (size > BUDGET) console.error(`That is ${said(size - BUDGET)} more than its budget.`)
if (foreign.length || size > BUDGET) process.exit(1)
