import 'server-only'

/** Whether the site is served over HTTPS: browsers keep `__Host-` and Secure cookies nowhere else. */
const secure = (): boolean => process.env.NEXTAUTH_URL?.startsWith('https://') ?? false

/** A name that binds the cookie to this host and to HTTPS, where there is HTTPS. */
const hostOnly = (name: string): string => (secure() ? `__Host-${name}` : name)

/** Names of the cookies that say who is asking. */
export const sessionCookie = (): string => hostOnly('verdetto-sessione')
export const guestCookie = (): string => hostOnly('verdetto-ospite')

/** What both have in common: no script reads them, no other site's form sends them. */
export const cookieOptions = () => ({ httpOnly: true, sameSite: 'lax', path: '/', secure: secure() }) as const
