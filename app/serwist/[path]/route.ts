import { randomUUID } from 'node:crypto'
import { createSerwistRoute } from '@serwist/turbopack'
import { OFFLINE_PAGE } from '../../_ui/offline/names'
import { ruleTextsHref } from '../../(sito)/rule-texts-file'
import { searchIndexHref } from '../../(sito)/search-index'

// Made at build time: the worker with the list of every file that the build serves to browsers. The page for «no network» changes its
// revision with each build, and so does the worker.
export const { dynamic, dynamicParams, revalidate, generateStaticParams, GET } = createSerwistRoute({
  swSrc: 'app/_worker/worker.ts',
  useNativeEsbuild: true,
  globPatterns: ['.next/static/**/*'],
  additionalPrecacheEntries: [
    { url: OFFLINE_PAGE, revision: randomUUID() },
    // Their names change with what is in them.
    { url: searchIndexHref(), revision: null },
    { url: ruleTextsHref(), revision: null },
  ],
  esbuildOptions: { define: { 'process.env.NODE_ENV': '"production"' }, sourcemap: false },
})
