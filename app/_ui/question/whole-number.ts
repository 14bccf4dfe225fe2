/** Reads a whole number as people write it: «−3», «-3», «+3», spaces around. Undefined for anything else. */
export function readWhole(text: string): number | undefined {
  const plain = text.trim().replace('−', '-').replace(/^\+/, '')
  if (!/^-?\d{1,9}$/.test(plain)) return undefined
  return Number(plain) + 0
}

/** Writes a whole number with the true minus sign. */
export const writeWhole = (n: number): string => String(n).replace('-', '−')
