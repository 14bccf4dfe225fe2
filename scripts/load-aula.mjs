// npm run load: a room full of players against the built site, on this machine alone. `npm run load -- 500` is one part.
import path from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { bundle } from './bundle.mjs'

const outfile = fileURLToPath(new URL('../node_modules/.cache/load/main.mjs', import.meta.url))
await bundle('scripts/load/main.ts', outfile, 'packages as installed')
await import(pathToFileURL(path.resolve(outfile)).href)
