import { lessons } from '#lib/content/index'

// An invented name is one card over the whole course: whoever has met Manto as an Aura does not meet it as an instant. What a table leaves out
// of a card (its text, its cost) is not contradicted by another that says it; creatures are known by their kind, and vary in size.

interface Seen {
  readonly kind: string
  readonly text?: string
  readonly where: string
}

const cards = new Map<string, Seen[]>()
const see = (name: string, seen: Seen) => cards.set(name, [...(cards.get(name) ?? []), seen])

type Data = Readonly<Record<string, unknown>>
const isData = (value: unknown): value is Data => typeof value === 'object' && value !== null && !Array.isArray(value)
const list = (value: unknown): readonly string[] => (Array.isArray(value) ? value.map(String) : [])

function told(of: Data, where: string): Seen | undefined {
  if (of.effect !== undefined || of.of !== undefined) {
    // What simply happens is told under the name of its source, or under one that no card has.
    return of.source === undefined ? { kind: 'effect', where } : undefined
  }
  const types = of.types === undefined && of.pt !== undefined ? ['creature'] : list(of.types)
  if (types.length === 0) return undefined
  const attached = list(of.subtypes).filter((s) => s === 'Aura' || s === 'Equipment')
  const kind = [...types, ...attached].toSorted().join(' ')
  const text = types.includes('creature') || of.abilities === undefined ? undefined : JSON.stringify(of.abilities)
  return { kind, where, ...(text === undefined ? {} : { text }) }
}

function walk(value: unknown, where: string): void {
  if (Array.isArray(value)) for (const each of value) walk(each, where)
  if (!isData(value)) return
  const seen = typeof value.name === 'string' ? told(value, where) : undefined
  if (seen !== undefined) see(String(value.name), seen)
  for (const each of Object.values(value)) walk(each, where)
}

for (const { slug, scenarios } of lessons()) for (const { id, data } of scenarios) walk(data, `${slug}#${id}`)

const distinct = (values: readonly (string | undefined)[]) => new Set(values.filter((v) => v !== undefined)).size

test('an invented name is one kind of card in all lessons', () => {
  expect(cards.size).toBeGreaterThan(100)
  expect([...cards].filter(([, seen]) => distinct(seen.map(({ kind }) => kind)) > 1)).toEqual([])
})

test('what is no creature does one thing in all lessons', () => {
  expect([...cards].filter(([, seen]) => distinct(seen.map(({ text }) => text)) > 1)).toEqual([])
})
