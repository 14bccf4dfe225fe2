import 'server-only'
import { randomInt } from 'node:crypto'
import { z } from 'zod'

/** Letters and figures that are not taken for one another, read aloud or from a wall. */
const SIGNS = 'ABCDEFGHJKMNPQRSTUVWXYZ23456789'

/** A code to be typed, as long as this, that nobody guesses. */
export const newShortCode = (length: number): string =>
  Array.from({ length }, () => SIGNS[randomInt(SIGNS.length)]).join('')

/** A code from outside: one that is too long to be any leads to nothing, as a mistyped one does. */
export const unsafeCode = z.string().max(100).catch('')

/** A code as it was typed, in small letters, with spaces or dashes between. */
export const readShortCode = (typed: string): string => typed.toUpperCase().replace(/[\s-]+/g, '')
