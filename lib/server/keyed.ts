import 'server-only'
import { createHmac } from 'node:crypto'
import { derivedKey } from '#lib/auth/secret'

/**
 * What is drawn from for one purpose: made from a seed and a key that is in no table, so that a seed that is seen by somebody leads nowhere.
 * Purposes say nothing of one another: whoever works out, from the order of its options, how one question was shuffled knows no other.
 */
export const keyed = (seed: string, ...purpose: readonly (string | number)[]): string =>
  createHmac('sha256', derivedKey('drawing'))
    .update(JSON.stringify([seed, ...purpose]))
    .digest('base64url')
