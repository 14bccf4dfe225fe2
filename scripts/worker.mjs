// Says where the bundle of the site's worker is, for a site that was not built: while developing, and in tests.
import { keptBundle } from './kept-bundle.mjs'

process.stdout.write(await keptBundle('worker'))
