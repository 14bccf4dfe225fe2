/** Where the chosen theme is kept: `light`, `dark`, or nothing for the system's. */
export const themePlace = 'verdetto:tema'

/**
 * Where it is kept that whoever last read on this device had signed in: `1`, or nothing; `?` where they were about to sign in.
 * Decides nothing but which link is drawn first.
 */
export const accountPlace = 'verdetto:account'

/** Addresses that people leave as somebody else than they came. */
export const isTurn = (path: string): boolean => /^\/acc(edi|ount)/.test(path)
