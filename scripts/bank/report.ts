/** What one template makes. */
export interface Count {
  readonly template: string
  readonly points: number
  /** Those that make an item. */
  readonly sound: number
  /** Different ones. */
  readonly items: number
  readonly forms: readonly string[]
  readonly ms: number
}

/** One line a template, then the whole. */
export function report(counts: readonly Count[]): void {
  for (const { template, points, sound, items, forms, ms } of counts)
    console.log(
      `${template}: ${items} of ${points}${items < sound ? `, ${sound - items} told like others` : ''} (${forms.join(', ')}) in ${Math.round(ms)} ms`,
    )
  const sum = (of: (c: Count) => number): number => counts.reduce((n, c) => n + of(c), 0)
  const few = counts.filter(({ items }) => items < 50).map(({ template }) => template)
  console.log(`${counts.length} templates, ${sum((c) => c.items)} items, ${Math.round(sum((c) => c.ms) / 1000)} s`)
  if (few.length > 0) console.log(`Fewer than 50: ${few.join(', ')}`)
}
