// npm run -s verdetto -- scenario.yaml: what a scenario comes to, and why.
import { pathToFileURL } from 'node:url'
import { keptBundle } from './kept-bundle.mjs'

const { main } = await import(pathToFileURL(await keptBundle('verdetto')).href)
process.exitCode = await main(process.argv.slice(2))
