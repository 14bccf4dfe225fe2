// npm run bench: figures of what runs in the site, which is bundled: what is translated file by file while it runs is half as fast.
import path from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { bundle } from './bundle.mjs'

const outfile = fileURLToPath(new URL('../node_modules/.cache/bench/main.mjs', import.meta.url))
await bundle('scripts/bench/main.ts', outfile, 'packages as installed')
await import(pathToFileURL(path.resolve(outfile)).href)
