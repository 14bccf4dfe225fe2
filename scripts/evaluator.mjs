import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { context } from 'esbuild'

const project = fileURLToPath(new URL('..', import.meta.url))

/**
 * What no other file takes anything from is left out: files of the evaluator and its Italian do nothing by being there alone.
 * @type {import('esbuild').Plugin}
 */
const onlyWhatIsUsed = {
  name: 'only-what-is-used',
  setup(build) {
    build.onResolve({ filter: /^(\.|#lib\/)/ }, async ({ path: file, pluginData, ...from }) => {
      if (pluginData === 'resolved') return undefined
      return { ...(await build.resolve(file, { ...from, pluginData: 'resolved' })), sideEffects: false }
    })
  },
}

/** @param {string} root where `generated/evaluator.js` is to be written */
const evaluator = (root) =>
  context({
    absWorkingDir: project,
    entryPoints: ['app/_ui/sandbox/evaluator.ts'],
    outfile: path.join(root, 'generated', 'evaluator.js'),
    alias: { '#lib': './lib' },
    bundle: true,
    minify: true,
    format: 'iife',
    platform: 'browser',
    target: 'es2022',
    plugins: [onlyWhatIsUsed],
    logLevel: 'error',
  })

/**
 * Writes what browsers play tables by, as one file that needs no other: a table that is touched waits for one request. The site gives it
 * a name by what is in it.
 * @param {string} root
 */
export async function writeEvaluator(root) {
  const written = await evaluator(root)
  await written.rebuild()
  await written.dispose()
}

/**
 * The same, and again whenever a source of it changes, until the signal.
 * @param {string} root
 * @param {AbortSignal} signal
 */
export async function keepEvaluatorWritten(root, signal) {
  const written = await evaluator(root)
  await written.rebuild()
  await written.watch()
  signal.addEventListener('abort', () => written.dispose())
}
