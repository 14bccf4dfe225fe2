/** A share as it is read: «70%», or a dash where there is none. */
export const percent = (share: number | null): string => (share === null ? '—' : `${Math.round(share * 100)}%`)

/** How far a share may be off: «40–89%». */
export const interval = ({ low, high }: { readonly low: number; readonly high: number }): string =>
  `${Math.round(low * 100)}–${Math.round(high * 100)}%`
