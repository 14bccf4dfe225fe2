import { kept } from '../../kept'
import { searchIndex } from '../../search-index'

export const dynamic = 'force-static'
export const dynamicParams = false

export const generateStaticParams = () => [{ indice: searchIndex().name }]

/** The search index, for the search that runs in the browser. */
export const GET = (): Response => kept(searchIndex().json)
