const colours: Readonly<Record<string, string>> = {
  W: 'bianco',
  U: 'blu',
  B: 'nero',
  R: 'rosso',
  G: 'verde',
  C: 'incolore',
  S: 'neve',
  T: 'TAP',
  Q: 'STAP',
}

/** How a symbol is read aloud: `U` «blu», `2/W` «2 o bianco», `G/P` «verde Phyrexiano», `7` «7». */
export function nameOf(symbol: string): string {
  const parts = symbol.split('/')
  const said = parts.filter((p) => p !== 'P').map((p) => colours[p] ?? p)
  return parts.includes('P') ? `${said.join(' o ')} Phyrexiano` : said.join(' o ')
}

/** A text in which symbols are words: «Pago TAP» for «Pago {T}», where only letters can stand, as in a menu. */
export const inWords = (text: string): string =>
  text.replace(/(?:\{[^{}]+\})+/g, (row) => row.slice(1, -1).split('}{').map(nameOf).join(', '))
