/** Whether people type an address with https. Asked for each request: a build does not know where it will stand. */
const secure = (): boolean => process.env.NEXTAUTH_URL?.startsWith('https://') ?? false

/** A year of HTTPS alone, once somebody was here over HTTPS; of this host only, for others under it may be somebody else's. */
export const strictTransport = (): readonly { readonly key: string; readonly value: string }[] =>
  secure() ? [{ key: 'Strict-Transport-Security', value: 'max-age=31536000' }] : []
