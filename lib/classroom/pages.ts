import { LAST_PAGE } from '#lib/base/last-page'

/**
 * The page that the wall turns to when the answers are opened: what is asked, so that the room sees it while the time runs. A question that
 * comes with the opening, as that of the second vote, has to be read first.
 */
export const pageToAnswer = (alreadySeen: boolean): number => (alreadySeen ? LAST_PAGE : 0)
