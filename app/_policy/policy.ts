/** What the policy of content of one answer depends on. */
export interface Allowed {
  /** Marks the scripts of a page rendered for this request; a page made at build time has none. */
  readonly nonce?: string
  /** `sha256-…` of the scripts written into a page made at build time. */
  readonly hashes: readonly string[]
  /** `next dev` evaluates code and writes styles into the page. */
  readonly mode: 'production' | 'development'
}

/**
 * The content security policy: everything from this site and nothing from elsewhere, no script that is not in a file of ours or
 * allowed by nonce or hash, no style written into the page, no frame around it.
 */
export function policy({ nonce, hashes, mode }: Allowed): string {
  const dev = mode === 'development'
  const scripts = [
    ...(nonce === undefined ? [] : [`'nonce-${nonce}'`]),
    ...hashes.map((hash) => `'${hash}'`),
    ...(dev ? ["'unsafe-eval'"] : []),
  ]
  return [
    "default-src 'none'",
    `script-src 'self' ${scripts.join(' ')}`,
    `style-src 'self'${dev ? " 'unsafe-inline'" : ''}`,
    "img-src 'self'",
    "font-src 'self'",
    `connect-src 'self'${dev ? ' ws:' : ''}`,
    "manifest-src 'self'",
    "form-action 'self'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
  ].join('; ')
}
