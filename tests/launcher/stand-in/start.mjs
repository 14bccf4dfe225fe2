// `npm start` with the stand-in for the site: all the rest is the launcher itself.
import { fileURLToPath } from 'node:url'
import { command } from '../../../scripts/launcher/command.mjs'
import { responds } from '../../../scripts/launcher/next-site.mjs'

await command('start', {
  prepare: async ({ say }) => say('Preparing the stand-in.'),
  serve: ({ port, host }) => ({
    module: fileURLToPath(new URL('site.mjs', import.meta.url)),
    args: [String(port), host ?? '::'],
    ready: () => responds(port, host),
    greeting: 'hidden',
    lifeline: { answers: () => responds(port, host), everyMs: 500, misses: 5 },
  }),
})
