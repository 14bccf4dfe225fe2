/** The page that answers where there is no network and the page asked for was never read. */
export const OFFLINE_PAGE = '/senza-rete'

/** Where the worker is. */
export const WORKER = '/serwist/sw.js'

/** Every cache of pages that were read begins so; the rest of its name is the build that made them. */
export const PAGES = 'verdetto-pagine-'
