import { fileURLToPath } from 'node:url'
import { build } from 'esbuild'

const root = fileURLToPath(new URL('..', import.meta.url))

/**
 * Bundles a tool with all that it needs of the project, as the site is bundled: it starts quickly, and runs as fast as the site does.
 * @param {string} entry from the root of the project
 * @param {string} outfile
 * @param {'packages inside' | 'packages as installed'} packages
 */
export async function bundle(entry, outfile, packages = 'packages inside') {
  await build({
    entryPoints: [entry],
    outfile,
    absWorkingDir: root,
    alias: { '#lib': './lib' },
    bundle: true,
    ...(packages === 'packages as installed' ? { packages: 'external' } : {}),
    platform: 'node',
    format: 'esm',
    target: 'node20',
    banner: {
      js: "import { createRequire as requireFrom } from 'node:module'; const require = requireFrom(import.meta.url);",
    },
    logLevel: 'error',
  })
}
