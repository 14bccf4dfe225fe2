/**
 * Prints the sprite of mana glyphs that the interface uses, taken path by path from mana-font.
 * `npx tsx scripts/mana-sprite.ts > app/_ui/mana/sprite.svg` after adding a symbol to the list.
 */
import { readFileSync } from 'node:fs'

const numerals = Array.from({ length: 21 }, (_, n) => String(n))

/** Id of the symbol in the sprite → file of mana-font. */
const glyphs: Readonly<Record<string, string>> = {
  ...Object.fromEntries(numerals.map((n) => [n, n])),
  ...{ W: 'w', U: 'u', B: 'b', R: 'r', G: 'g', C: 'c', S: 's', P: 'p', X: 'x', Y: 'y', Z: 'z', T: 'tap', Q: 'untap' },
}

const pathsOf = (file: string) =>
  [...readFileSync(`node_modules/mana-font/svg/${file}.svg`, 'utf8').matchAll(/<path[^>]* d="([^"]+)"/g)].map(
    (m) => `<path d="${m[1]}"/>`,
  )

const symbols = Object.entries(glyphs).map(
  ([id, file]) => `<symbol id="${id}" viewBox="0 0 32 32">${pathsOf(file).join('')}</symbol>`,
)
process.stdout.write(
  `<svg xmlns="http://www.w3.org/2000/svg" width="32" height="32" viewBox="0 0 32 32">\n<title>Simboli di mana</title>\n${symbols.join('\n')}\n</svg>\n`,
)
