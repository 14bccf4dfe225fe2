import type { Element, Root, RootContent } from 'hast'
import type { Json } from '#lib/base/json'
import { type Edition, glossary, type Lesson, lessons, loadContent, type Term } from '#lib/content/index'
import type { StepView } from '#lib/italian/views'
import { bank } from '#lib/server/ports'
import { play } from '../../_ui/sandbox/play'
import { placesFor } from './around'

// What is known of a rule beside its words: what it is called in English, a table that shows it, what people believe, what changed.

const whole = (n: string): string => n.replace(/[a-z]+$/, '')

/** The entries of the glossary on a rule or on its whole number, each once. */
export const termsOf = (n: string): readonly Term[] =>
  glossary().filter(({ rules }) => rules.some((rule) => rule === n || rule === whole(n)))

/** What a rule is called in English, where it bears the name of an entry: a number may have several, and a letter speak of something else. */
export const englishOf = (n: string, title: string): string | undefined =>
  termsOf(n).find(({ it }) => title.toLowerCase().startsWith(it.toLowerCase()))?.en

/** A table on which a rule acts, played, and the step that cites it. */
export interface Shown {
  readonly id: string
  readonly title: string
  readonly data: Json
  readonly steps: readonly StepView[]
  readonly step: StepView
  /** The lesson where it can be played. */
  readonly href: string
}

/** The first table on which a rule acts: of its own passage, else of any lesson of the path; undefined where none shows it. */
export function shownFor(n: string): Shown | undefined {
  for (const { lesson, anchor } of placesFor(n)) {
    if (anchor !== n) continue
    for (const { id, titolo, data } of scenariosIn(lesson, n)) {
      const table = played(lesson, { id, title: titolo, data: JSON.parse(data) as Json })
      const step = table.steps.find(({ rules }) => rules.includes(n))
      if (step) return { ...table, step }
    }
  }
  return firstTables().get(n)
}

type Table = Omit<Shown, 'step'>

/** What has been played, by the lesson it stands in: pages of many rules show the same. */
const tables = new WeakMap<Lesson, Map<string, Table>>()

function played(lesson: Lesson, { id, title, data }: Pick<Table, 'id' | 'title' | 'data'>): Table {
  const here = tables.get(lesson) ?? new Map<string, Table>()
  tables.set(lesson, here)
  const known = here.get(id)
  if (known) return known
  const made = play(data)
  const table = { id, title, data, steps: made.ok ? made.steps : [], href: `/lezioni/${lesson.slug}#scenario-${id}` }
  here.set(id, table)
  return table
}

const firsts = new WeakMap<readonly Lesson[], ReadonlyMap<string, Shown>>()

/** For each rule that acts on a table of some lesson, the first one in the path: all are played once, as the site is built. */
function firstTables(): ReadonlyMap<string, Shown> {
  const path = lessons()
  const known = firsts.get(path)
  if (known) return known
  const found = new Map<string, Shown>()
  for (const lesson of path)
    for (const scenario of lesson.scenarios) {
      const table = played(lesson, scenario)
      for (const step of table.steps) for (const n of step.rules) if (!found.has(n)) found.set(n, { ...table, step })
    }
  firsts.set(path, found)
  return found
}

interface Written {
  readonly id: string
  readonly titolo: string
  readonly data: string
}

/** The scenarios of a rule's passage: those after its paragraph, up to the next one. */
function scenariosIn({ hast }: Lesson, n: string): readonly Written[] {
  let inside = false
  const found: Written[] = []
  const walk = (node: RootContent): void => {
    if (node.type !== 'element') return
    if (node.tagName === 'v-r') inside = node.properties.n === n
    if (node.tagName === 'h2') inside = false
    if (node.tagName === 'v-scenario' && inside) found.push(node.properties as unknown as Written)
    for (const child of (node as Element).children) walk(child as RootContent)
  }
  for (const child of (hast as Root).children) walk(child)
  return found
}

/** A belief that contradicts a rule, and where a lesson corrects it. */
export interface Believed {
  readonly id: string
  readonly title: string
  readonly text: string
  readonly href: string
}

/** What people believe of some rules, in the order of the lessons. */
export const believedOf = (rules: readonly string[]): readonly Believed[] =>
  lessons().flatMap(({ slug, misconceptions }) =>
    misconceptions
      .filter(({ id }) => rules.includes(bank.ruleOf(id) ?? ''))
      .map(({ id, title, text, anchor }) => ({ id, title, text, href: `/lezioni/${slug}#${anchor}` })),
  )

/** What changed in some rules between editions, the last change first. */
export const changesOf = (rules: readonly string[]): readonly Edition[] =>
  loadContent()
    .editions.filter((change) => change.rules.some((n) => rules.includes(n)))
    .toSorted((a, b) => (a.to < b.to ? 1 : -1))
