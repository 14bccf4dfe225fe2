/** Headers that are the same for every answer; the content security policy depends on the page and is made in proxy.ts. */
export const everywhere = [
  { key: 'X-Content-Type-Options', value: 'nosniff' },
  { key: 'X-Frame-Options', value: 'DENY' },
  { key: 'Referrer-Policy', value: 'same-origin' },
  { key: 'Permissions-Policy', value: 'camera=(), microphone=(), geolocation=(), payment=(), usb=()' },
  { key: 'Cross-Origin-Opener-Policy', value: 'same-origin' },
  { key: 'Cross-Origin-Resource-Policy', value: 'same-origin' },
]

/** The policy of what a live session sends and hears, which is no page. */
export const inSession = [{ key: 'Content-Security-Policy', value: "default-src 'none'; frame-ancestors 'none'" }]
