/** Whatever survives a JSON round trip. */
export type Json = null | boolean | number | string | readonly Json[] | { readonly [key: string]: Json }

/** Whether a value of any kind has keys; those of JSON are JSON. */
export function isRecord(v: Json | undefined): v is { readonly [key: string]: Json }
export function isRecord(v: unknown): v is Record<string, unknown>
export function isRecord(v: unknown): boolean {
  return typeof v === 'object' && v !== null && !Array.isArray(v)
}

/** Whether a value has more parts one inside the other than so many; however deep it is, no deeper than that is looked. */
export const isDeeperThan = (v: unknown, most: number): boolean =>
  typeof v === 'object' && v !== null && (most === 0 || Object.values(v).some((x) => isDeeperThan(x, most - 1)))

/** The same JSON text for equal values, whatever the order of their keys. */
export function canonical(value: Json): string {
  if (Array.isArray(value)) return `[${value.map(canonical).join(',')}]`
  if (value !== null && typeof value === 'object')
    return `{${Object.entries(value)
      .filter(([, v]) => v !== undefined)
      .sort(([a], [b]) => (a < b ? -1 : 1))
      .map(([k, v]) => `${JSON.stringify(k)}:${canonical(v)}`)
      .join(',')}}`
  return JSON.stringify(value)
}
