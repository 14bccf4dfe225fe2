// npm run faults: two processes of the built site and one database, with people at work, and everything that can go wrong going wrong.
// `npm run faults -- --short` is what every run of the tests does; `npm run faults -- pause disk` are some rows of the table.
import path from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { bundle } from './bundle.mjs'

const outfile = fileURLToPath(new URL('../node_modules/.cache/faults/main.mjs', import.meta.url))
await bundle('scripts/faults/main.ts', outfile, 'packages as installed')
await import(pathToFileURL(path.resolve(outfile)).href)
