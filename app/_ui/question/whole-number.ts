/** Reads a whole number as people write it: «−3», «-3», «+3», spaces around. Undefined for anything else. */
export function readWhole(text: string): number | undefined {
  const plain = text.trim().replace('−', '-').replace(/^\+/, '')
  if (!/^-?\d{1,9}$/.test(plain)) return undefined
  return Number(plain) + 0
}

/** Writes a whole number with the true minus sign. */
export const writeWhole = (n: number): string => String(n).replace('-', '−')

/** Why a text is no whole number, said while it is typed; nothing for one that is, or that may still become one. */
export function whyNotWhole(text: string): string {
  const plain = text.trim()
  if (/^[+\-−]?$/.test(plain) || readWhole(plain) !== undefined) return ''
  if (/^[+\-−]?\d+[.,]\d*$/.test(plain)) return 'Serve un numero intero: virgole e punti non vanno.'
  if (/^[+\-−]?\d+$/.test(plain)) return 'È troppo lungo: al massimo 9 cifre.'
  return 'Qui vanno solo cifre, con − davanti se il numero è negativo.'
}

/** The same for a count between two limits. */
export function whyNotCount(text: string, min: number, max: number): string {
  const plain = text.trim()
  const n = readWhole(plain)
  if (n === undefined) return plain === '' ? '' : `Qui vanno solo cifre: un numero intero da ${min} a ${max}.`
  if (n < min) return `È troppo poco: il minimo è ${min}.`
  return n > max ? `È troppo: il massimo è ${max}.` : ''
}

/** What every field for a whole number asks of the browser. */
export const wholeNumberField = {
  inputMode: 'numeric',
  autoComplete: 'off',
  pattern: '\\s*[+\\-−]?[0-9]{1,9}\\s*',
  title: 'Un numero intero, anche negativo',
  required: true,
} as const
