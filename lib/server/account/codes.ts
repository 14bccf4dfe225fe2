import 'server-only'
import type { PasswordProblem } from '#lib/auth/password'

/** Why what is done about signing in, accounts and what is theirs was not done. */
export type AccountCode =
  | 'email-taken'
  /** Unknown e-mail or wrong password: deliberately one code. */
  | 'wrong-credentials'
  /** Where messages leave this site, accounts are made by links. */
  | 'register-by-link'
  | 'already-signed-in'
  /** The account somebody has elsewhere was not lent: they said no there. */
  | 'provider-denied'
  /** The provider does not answer. */
  | 'provider-down'
  /** What came back from the provider does not belong to anything that was asked here, or is too old. */
  | 'provider-failed'
  /** The provider vouches for no e-mail. */
  | 'provider-email'
  /** There is an account with this e-mail, whose owner never proved that it is theirs. */
  | 'email-unverified'
  /** It opens another account already. */
  | 'provider-taken'
  /** Another account at the same provider opens this one already. */
  | 'provider-connected'
  /** Without it nobody could sign in any more. */
  | 'last-way-in'
  /** The message could not be handed over. */
  | 'mail-down'
  /** A link from an e-mail that was used, is too old, or was never sent. */
  | 'link-over'
  /** A link for another account than the one that is signed in. */
  | 'link-other'
  /** The password that confirms something is not theirs. */
  | 'wrong-password'
  /** Something that needs a fresh session, where there is no password to ask for. */
  | 'sign-in-again'
  /** The site would have no administrator any more. */
  | 'last-administrator'
  /** Nobody joins a course without a name. */
  | 'name-missing'
  | 'name-long'
  | PasswordProblem
