import { readFileSync } from 'node:fs'
import { templates } from '#lib/questions/index'

interface Row {
  readonly rule: string
  readonly title: string
  readonly lesson: string
  readonly through: readonly string[]
}
interface Belief {
  readonly id: string
  readonly state: string
  readonly rule: string
}
interface Coverage {
  readonly rules: readonly Row[]
  readonly beliefs: readonly Belief[]
}

const claims = new Set<string>(templates.flatMap((t) => t.claims))

/** A row is claimed under its number or one of its letters; one that other rules decide, where a template shows it through them. */
const isClaimed = (row: Row): boolean =>
  row.rule.includes('+')
    ? templates.some((t) => row.rule.split('+').every((r) => [...t.claims, ...(t.shows ?? [])].some((c) => c === r)))
    : isDecided(row)

const isDecided = ({ rule, through }: Row): boolean =>
  [...claims].some((c) => c === rule || (c.startsWith(rule) && /^[a-z]$/.test(c.slice(rule.length)))) ||
  templates.some(
    (t) => (t.shows as readonly string[] | undefined)?.includes(rule) && t.claims.some((c) => through.includes(c)),
  )

/** Rows of coverage that no template claims, and beliefs that none offers; of one lesson, or of all. */
export function missing(lesson?: string): void {
  const { rules, beliefs } = JSON.parse(readFileSync('content/copertura.json', 'utf8')) as Coverage
  const open = rules.filter((row) => (lesson === undefined || row.lesson === lesson) && !isClaimed(row))
  for (const { rule, title, lesson: where, through } of open)
    console.log(`${rule} ${title} (${where})${through.length > 0 ? `, through ${through.join(' ')}` : ''}`)
  const offered = new Set<string>(templates.flatMap((t) => t.beliefs))
  const unused = beliefs.filter(({ id, state }) => state === 'mutation' && !offered.has(id))
  console.log(`Beliefs that no template offers: ${unused.map(({ id, rule }) => `${id} (${rule})`).join(', ')}`)
  console.log(`${open.length} of ${rules.length} rows, ${unused.length} of ${beliefs.length} beliefs are missing.`)
}
