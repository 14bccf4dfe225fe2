/** How a word begins, for what goes before it: `vowel` wants l', `strong` wants lo and gli, `plain` wants il and i. */
export type Sound = 'vowel' | 'strong' | 'plain'

/** Letters only, without accents: È counts as E, and an opening « or parenthesis is not heard. */
export const bare = (text: string): string =>
  text
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replace(/^[^\p{L}\d+−-]+/u, '')
    .toLowerCase()

/** Figures as they are read: uno, otto, undici, ottanta… and 800–899 begin with a vowel, zero is strong; so with thousands, except mille. */
function readFigure(digits: string): Sound {
  const n = digits.replace(/^0+/, '')
  if (n === '') return 'strong'
  const groups = Math.ceil(n.length / 3)
  const lead = n.slice(0, n.length - 3 * (groups - 1))
  return /^(?:8\d{0,2}|11)$/.test(lead) || (lead === '1' && groups !== 2) ? 'vowel' : 'plain'
}

/** The sound a text begins with. A sign is read as a word: «più», «meno». */
export function sound(text: string): Sound {
  const word = bare(text)
  if (/^[+−-]/.test(word)) return 'plain'
  const digits = /^\d+/.exec(word)
  if (digits) return readFigure(digits[0])
  if (/^(?:s[b-df-hj-np-tv-z]|[zx]|gn|p[nst]|[cf]t|mn|[iy][aeou])/.test(word)) return 'strong'
  return /^(?:h?[aeiou]|y)/.test(word) ? 'vowel' : 'plain'
}
