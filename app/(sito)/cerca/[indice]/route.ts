import { searchIndex } from '../../search-index'

export const dynamic = 'force-static'
export const dynamicParams = false

export const generateStaticParams = () => [{ indice: searchIndex().name }]

/** The search index, for the search that runs in the browser. */
export const GET = (): Response =>
  new Response(searchIndex().json, {
    headers: {
      'Content-Type': 'application/json; charset=utf-8',
      'Cache-Control': 'public, max-age=31536000, immutable',
    },
  })
