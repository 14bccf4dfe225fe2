import 'server-only'
import { hash, verify } from '@node-rs/argon2'
import { isCommon } from './common-passwords'

/** Why a password cannot be chosen. There are no rules about its characters: length is what counts. */
export type PasswordProblem = 'password-too-short' | 'password-too-long' | 'password-common'

const SHORTEST = 10
const LONGEST = 200

// argon2id, as OWASP advises for a server without much memory: 19 MiB, two passes.
const COST = { memoryCost: 19_456, timeCost: 2, parallelism: 1 }

/** The same text for the same password, whichever keyboard composed its accents. */
const normal = (password: string): string => password.normalize('NFKC')

/** What speaks against choosing this password for this e-mail, or null. */
export async function passwordProblem(password: string, email: string): Promise<PasswordProblem | null> {
  const length = [...normal(password)].length
  if (length < SHORTEST) return 'password-too-short'
  if (length > LONGEST) return 'password-too-long'
  const lower = normal(password).toLowerCase()
  const own = lower === email || lower === email.split('@')[0]
  return own || (await isCommon(lower, SHORTEST)) ? 'password-common' : null
}

/** The text to store for a password. */
export const hashPassword = (password: string): Promise<string> => hash(normal(password), COST)

let decoy: Promise<string> | undefined

/**
 * Whether a password is the one that was hashed. Without a hash (nobody has this e-mail) it does the same work against a decoy and
 * says no, so that the time it takes tells nobody which e-mails exist.
 */
export async function verifyPassword(stored: string | null, password: string): Promise<boolean> {
  if (password.length > LONGEST * 4) return false
  decoy ??= hashPassword('nobody has this password')
  const matches = await verify(stored ?? (await decoy), normal(password))
  return stored !== null && matches
}
