import 'server-only'

/** Whether the site is served over HTTPS: browsers keep `__Host-` and Secure cookies nowhere else. */
const secure = (): boolean => process.env.NEXTAUTH_URL?.startsWith('https://') ?? false

/** A name that binds the cookie to this host and to HTTPS, where there is HTTPS. */
const hostOnly = (name: string): string => (secure() ? `__Host-${name}` : name)

/** Names of the cookies that say who is asking. */
export const sessionCookie = (): string => hostOnly('verdetto-sessione')
export const guestCookie = (): string => hostOnly('verdetto-ospite')
/** The one that a page writes before somebody new sends anything: see app/_ui/arrive.ts. */
export const arrivalCookie = (): string => hostOnly('verdetto-arrivo')

/** The name of the cookie that says who somebody is in the live session of a code. */
export const playerCookie = (code: string): string => hostOnly(`verdetto-aula-${code}`)

/** Names of the cookies that a way through a provider needs: next-auth's own, bound to this host too. */
export const passingCookies = () => ({
  state: hostOnly('verdetto-stato'),
  pkceCodeVerifier: hostOnly('verdetto-prova'),
  nonce: hostOnly('verdetto-nonce'),
  callbackUrl: hostOnly('verdetto-ritorno'),
  csrfToken: hostOnly('verdetto-modulo'),
})

/** What all have in common: no script reads them, no other site's form sends them. */
export const cookieOptions = () => ({ httpOnly: true, sameSite: 'lax', path: '/', secure: secure() }) as const
