/** A text without accents and capitals, to look for what was typed in a hurry. */
export const fold = (text: string): string =>
  text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase().replaceAll('’', "'").trim()

/** A word of a text: what it is looked up by, and where it stands. */
export interface Word {
  readonly stem: string
  readonly from: number
  readonly to: number
}

/** A number of a rule or section, whole: `702.15b`, `702`. */
export const ruleNumber = /^\d{3}(?:\.\d{1,3}[a-z]{0,2})?$/

const list = (words: string): ReadonlySet<string> => new Set(words.split(' '))

/** What an apostrophe leaves of an article, a preposition or a pronoun. */
const elided = list(
  'l un d dell all dall nell sull coll quell quest bell c ci n s t m v com cos dov ogn nessun qualcun senz po',
)

/** Words that stand in every sentence and tell none from another. */
const empty = list(
  'il lo la i gli le un uno una di a da in con su per tra fra del dello della dei degli delle al allo alla ai agli alle ' +
    'dal dallo dalla dai dagli dalle nel nello nella nei negli nelle sul sullo sulla sui sugli sulle ' +
    'e ed o od che chi cui si ci ne se ma come quando cosa cos non piu anche e sono ha hai ho fa funziona significa the of an to and',
)

const parts = /\d{3}\.\d{1,3}[a-zA-Z]{0,2}(?![\p{L}\d])|[\p{L}\p{M}\d]+['’]?/gu

/**
 * What the forms of a word have in common: «danno» and «danni», «gioco» and «giochi», «magia» and «magie», «token» and «tokens». Cut in
 * the same way on both sides of a comparison, so it need not be a root.
 */
export function stemOf(folded: string): string {
  if (/\d/.test(folded) || folded.length < 4) return folded
  const plain = folded.replace(/(?<=[^s])s$/, '')
  const bare = plain.replace(/[aeio]$/, '')
  return bare.replace(/(?<=...)i$/, '').replace(/(?<=[cg])h$/, '')
}

/** The words of a text that are worth looking up, in order; an elided article («l’attaccante») is not part of its word. */
export function wordsOf(text: string): readonly Word[] {
  const out: Word[] = []
  for (const { 0: found, index } of text.matchAll(parts)) {
    const cut = /['’]$/.test(found)
    const word = fold(cut ? found.slice(0, -1) : found)
    if (empty.has(word) || (cut && elided.has(word))) continue
    out.push({ stem: stemOf(word), from: index, to: index + found.length - (cut ? 1 : 0) })
  }
  return out
}

/** The stems of a text in order, parted by spaces: two texts that say the same words have the same. */
export const stemsOf = (text: string): string =>
  wordsOf(text)
    .map(({ stem }) => stem)
    .join(' ')
