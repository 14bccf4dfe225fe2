import { readFileSync } from 'node:fs'

interface Row {
  readonly rule: string
  readonly title: string
  readonly lesson: string
  readonly through: readonly string[]
  readonly templates: readonly string[]
}
interface Belief {
  readonly id: string
  readonly state: string
  readonly rule: string
  readonly templates: readonly string[]
}
interface Coverage {
  readonly rules: readonly Row[]
  readonly beliefs: readonly Belief[]
}

/** Rows of coverage that no template claims, and beliefs that none offers, as `npm run coverage` last wrote them; of one lesson, or of all. */
export function missing(lesson?: string): void {
  const { rules, beliefs } = JSON.parse(readFileSync('content/copertura.json', 'utf8')) as Coverage
  const open = rules.filter((row) => (lesson === undefined || row.lesson === lesson) && row.templates.length === 0)
  for (const { rule, title, lesson: where, through } of open)
    console.log(`${rule} ${title} (${where})${through.length > 0 ? `, through ${through.join(' ')}` : ''}`)
  const unused = beliefs.filter(({ state, templates }) => state === 'mutation' && templates.length === 0)
  console.log(`Beliefs that no template offers: ${unused.map(({ id, rule }) => `${id} (${rule})`).join(', ')}`)
  console.log(`${open.length} of ${rules.length} rows, ${unused.length} of ${beliefs.length} beliefs are missing.`)
}
