/** So often, in ms, it is kept that the pages of players are open. */
export const KEPT_EVERY = 20_000

/**
 * Whose page nobody has followed for so long, in ms, is waited for no more. A phone that locks its screen while the room looks at the wall, a page that is
 * loaded again and a server that goes away are all shorter.
 */
export const GONE_AFTER = 120_000

/** How many are waited for at a vote: who has voted counts, here or not; of the others whoever is here. */
export const waitedFor = (voted: number, yetToVote: number): number => voted + yetToVote
