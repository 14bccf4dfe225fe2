const plain = (word: string): string => word.toLowerCase().replace(/[^a-z0-9]/g, '')

/** How many letters must be put in, taken out, changed or swapped with the next to make one word of another. */
function steps(a: string, b: string): number {
  let before: number[] = []
  let last = Array.from({ length: b.length + 1 }, (_, n) => n)
  for (let i = 1; i <= a.length; i++) {
    const now = [i]
    for (let j = 1; j <= b.length; j++) {
      const same = a[i - 1] === b[j - 1]
      const swapped = i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1]
      const found = Math.min((last[j] ?? 0) + 1, (now[j - 1] ?? 0) + 1, (last[j - 1] ?? 0) + (same ? 0 : 1))
      now.push(swapped ? Math.min(found, (before[j - 2] ?? 0) + 1) : found)
    }
    before = last
    last = now
  }
  return last[b.length] ?? 0
}

/** Longer than any word that somebody means. */
const LONGEST = 40

/** The word that somebody who wrote another has probably meant: the same but for a few letters, or the beginning or a part of it. */
export function nearest(written: string, words: readonly string[]): string | undefined {
  const w = plain(written)
  if (w.length < 2 || w.length > LONGEST) return undefined
  let best: { readonly word: string; readonly cost: number } | undefined
  for (const word of words.slice(0, 500)) {
    const x = plain(word)
    if (x.length < 2 || x.length > LONGEST) continue
    const away = steps(w, x)
    const part = Math.min(w.length, x.length) >= 3 && (w.includes(x) || x.includes(w))
    const cost = away <= Math.max(1, Math.floor(Math.min(w.length, x.length) / 3)) ? away : part ? 10 + away : undefined
    if (cost !== undefined && (!best || cost < best.cost)) best = { word, cost }
  }
  return best?.word
}
