import { type Word, wordsOf } from '#lib/italian/words'

/** A stretch of text, and whether it is what was looked for. */
export interface Part {
  readonly text: string
  readonly hit: boolean
}

const LONG = 170

/** A word that is a symbol of mana, or stands in one, with its braces: «{T}» is drawn whole or not at all. */
function symbolAround(text: string, { from, to }: Word): Pick<Word, 'from' | 'to'> {
  const open = /\{[^{}\s]*$/.exec(text.slice(0, from))
  const close = /^[^{}\s]*\}/.exec(text.slice(to))
  return open && close ? { from: open.index, to: to + close[0].length } : { from, to }
}

/** The text as stretches, with the words of these stems apart; neighbours are one stretch («legame vitale»). */
export function marked(text: string, stems: ReadonlySet<string>): readonly Part[] {
  const out: Part[] = []
  let at = 0
  const add = (to: number, hit: boolean) => {
    const said = text.slice(at, to)
    const last = out.at(-1)
    if (said !== '' && last?.hit === hit) out[out.length - 1] = { text: last.text + said, hit }
    else if (said !== '') out.push({ text: said, hit })
    at = to
  }
  for (const word of wordsOf(text)) {
    if (!stems.has(word.stem)) continue
    const { from, to } = symbolAround(text, word)
    if (to <= at) continue
    add(from, text.slice(at, from).trim() === '' && out.at(-1)?.hit === true)
    add(to, true)
  }
  add(text.length, false)
  return out
}

/** How many different stems stand in the window that begins at each word, and where the first best one begins. */
function densest(words: readonly Word[]): { readonly from: number; readonly many: number } {
  let best = { from: 0, many: 0 }
  for (const [i, first] of words.entries()) {
    const near = words.slice(i).filter(({ to }) => to - first.from <= LONG)
    const many = new Set(near.map(({ stem }) => stem)).size
    if (many > best.many) best = { from: first.from, many }
  }
  return best
}

/** About two lines of a text, round the words that were looked for. */
function cut(text: string, from: number): string {
  if (text.length <= LONG) return text
  const sentence = text.lastIndexOf('. ', from) + 2
  const wanted = from - sentence < LONG / 2 ? (sentence === 1 ? 0 : sentence) : from - 40
  const start = Math.max(0, Math.min(wanted, text.length - LONG))
  const head = start === 0 || start === sentence ? start : text.indexOf(' ', start) + 1
  const rest = text.slice(head, head + LONG)
  const whole = head + LONG >= text.length ? rest : rest.slice(0, rest.lastIndexOf(' ')).replace(/[\s,;:.]+$/, '')
  return `${head === 0 || head === sentence ? '' : '… '}${whole}${head + whole.length >= text.trimEnd().length - 1 ? '' : ' …'}`
}

/** Of several passages the one that says most of what was looked for: where it is, and an extract of it. */
export function extract(
  passages: readonly (readonly [anchor: string, text: string])[],
  stems: ReadonlySet<string>,
): { readonly anchor: string; readonly parts: readonly Part[] } {
  let best = { anchor: passages[0]?.[0] ?? '', text: passages[0]?.[1] ?? '', from: 0, many: 0 }
  for (const [anchor, text] of passages) {
    const { from, many } = densest(wordsOf(text).filter(({ stem }) => stems.has(stem)))
    if (many > best.many) best = { anchor, text, from, many }
  }
  return { anchor: best.anchor, parts: marked(cut(best.text, best.from), stems) }
}
