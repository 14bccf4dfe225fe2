import { everywhere, inSession } from './app/_policy/headers.mjs'

/** Addresses that pages had before: links to them stay good. */
const redirects = [
  { source: '/lezioni/danno-da-combattimento', destination: '/lezioni/combattimento', permanent: true },
  // Lessons that had more than one idea, and are as many lessons now: the one that has the first.
  ...[
    ['abilita/statiche-e-magie', 'abilita/statica'],
    ['combattimento/lampo-e-prodezza', 'combattimento/lampo'],
    ['combattimento/legame-vitale-infettare-tossico', 'combattimento/legame-vitale-e-infettare'],
    ['zone/fuori-e-comando', 'zone/fuori-dalla-partita'],
    ['combattimento/ombra-minacciare-difensore', 'combattimento/minacciare-e-difensore'],
  ].map(([was, is]) => ({ source: `/lezioni/${was}`, destination: `/lezioni/${is}`, permanent: true })),
]

/** Only where nothing else answers: pages of rules are files, and a number without one gets a page made for it. */
const rewrites = {
  beforeFiles: [],
  afterFiles: [],
  fallback: [{ source: '/regole/:numero', destination: '/regole/manca/:numero' }],
}

/** @type {import('next').NextConfig} */
const config = {
  poweredByHeader: false,
  reactStrictMode: true,
  // `npm run check` looks at the types of the whole project; the build of a running site need not do it again.
  typescript: { ignoreBuildErrors: true },
  // Pages that end in `.jsx` (the gallery of components) exist only under `next dev`.
  pageExtensions: process.env.NODE_ENV === 'development' ? ['tsx', 'ts', 'jsx'] : ['tsx', 'ts'],
  // Native or file-reading packages that must be loaded from node_modules as they are.
  serverExternalPackages: ['@node-rs/argon2', '@redis/client', 'esbuild', 'nodemailer', 'pg', 'pino'],
  // Next may write files of its own into the project while developing; this one keeps its folder as it is.
  agentRules: false,
  // For everybody, not only for search engines: a page has its title from the first byte, not when the rest of it has come.
  htmlLimitedBots: /.*/,
  // What is sent passes proxy.ts, which keeps this much of it; a form may be 1 MB, and every route reads less.
  experimental: {
    proxyClientMaxBodySize: '2mb',
    // What nobody asks for stays out of memory: a process that holds every page is twice as large. What people meet first is warmed up (lib/server/health).
    preloadEntriesOnStart: false,
  },
  redirects: async () => redirects,
  rewrites: async () => rewrites,
  headers: async () => [
    { source: '/:path*', headers: everywhere },
    // They do not pass through proxy.ts.
    { source: '/api/sessione/:path*', headers: inSession },
  ],
}

export default config
