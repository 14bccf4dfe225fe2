import 'server-only'

const BROWSERS: readonly (readonly [RegExp, string])[] = [
  [/Edg(e|A|iOS)?\//, 'Edge'],
  [/OPR\/|Opera/, 'Opera'],
  [/SamsungBrowser\//, 'Samsung Internet'],
  [/Firefox\/|FxiOS\//, 'Firefox'],
  [/Chrom(e|ium)\/|CriOS\//, 'Chrome'],
  [/Safari\//, 'Safari'],
]

const SYSTEMS: readonly (readonly [RegExp, string])[] = [
  [/iPhone/, 'iPhone'],
  [/iPad/, 'iPad'],
  [/Android/, 'Android'],
  [/CrOS/, 'ChromeOS'],
  [/Windows/, 'Windows'],
  [/Mac OS X|Macintosh/, 'Mac'],
  [/Linux|X11/, 'Linux'],
]

const first = (text: string, list: readonly (readonly [RegExp, string])[]): string | undefined =>
  list.find(([pattern]) => pattern.test(text))?.[1]

/** A browser in words that its owner recognises, as «Firefox su Windows»; versions and models stay out of it. */
export function deviceOf(userAgent: string | null): string {
  const text = (userAgent ?? '').slice(0, 1_000)
  const browser = first(text, BROWSERS) ?? 'Un browser'
  const system = first(text, SYSTEMS)
  return system ? `${browser} su ${system}` : browser
}
