import type { Element, Root } from 'hast'
import { ruleOrder } from './rules-file'
import type { Lesson, RuleNumber, Section } from './types'

/** The passage of a rule, or where a lesson takes one up again, with what follows it up to the next: tables, common mistakes, sentences between them. */
interface RulePassage {
  readonly rule: RuleNumber
  /** Whether the passage of the rule is this one. */
  readonly own: boolean
  readonly nodes: readonly Element[]
  /** Fragments of the headings between the passage before and this one. */
  readonly under: readonly string[]
}

/** A chapter as reference: its passages in order of number, under the sections of the rules. */
export interface Whole {
  readonly toc: readonly Section[]
  readonly hast: Root
}

const isElement = (node: Root['children'][number]): node is Element => node.type === 'element'

/** Where an address of a heading that the chapter had leads to. */
const alias = (id: string): Element => ({ type: 'element', tagName: 'v-qui', properties: { id }, children: [] })

/**
 * What a lesson says before its first passage belongs to the lesson alone, and so do its questions; what leads from a heading to the passage
 * under it too. Under a last heading without a passage, the one before goes on.
 */
function passagesOf({ hast }: Lesson): readonly RulePassage[] {
  const out: { rule: RuleNumber; own: boolean; nodes: Element[]; under: string[] }[] = []
  let under: string[] = []
  let leading: Element[] = []
  for (const node of hast.children.filter(isElement)) {
    if (node.tagName === 'h2') under.push(String(node.properties.id))
    else if (node.tagName === 'v-r' || node.tagName === 'v-qui') {
      out.push({ rule: String(node.properties.id), own: node.tagName === 'v-r', nodes: [node], under })
      under = []
      leading = []
    } else if (node.tagName !== 'v-domanda') (under.length === 0 ? out.at(-1)?.nodes : leading)?.push(node)
  }
  out.at(-1)?.nodes.push(...under.map(alias), ...leading)
  return out
}

const heading = (id: string, text: string): Element => ({
  type: 'element',
  tagName: 'h2',
  properties: { id },
  children: [{ type: 'text', value: text }],
})

/** The rule's passage, with the address of the lesson that it is from. */
const signed = (node: Element, { slug, title }: Lesson): Element =>
  node.tagName === 'v-r' ? { ...node, properties: { ...node.properties, lesson: slug, of: title.it } } : node

/**
 * The whole of a chapter made of the passages of its lessons, each written once, in order of rule number; `titles` are those of the
 * sections of the rules. Every address of a rule, a mistake, a table or a heading of the lessons is on it.
 */
export function wholeOf(lessons: readonly Lesson[], titles: ReadonlyMap<string, string>): Whole {
  const all = lessons
    .flatMap((lesson) =>
      passagesOf(lesson).map((passage) => ({
        ...passage,
        nodes: passage.nodes.map((node) => signed(node, lesson)),
      })),
    )
    .toSorted((a, b) => (ruleOrder(a.rule) < ruleOrder(b.rule) ? -1 : 1))
  const numbers = [...new Set(all.map(({ rule }) => rule.slice(0, 3)))]
  const of = (section: string) => all.filter(({ rule }) => rule.startsWith(`${section}.`))
  const toc = numbers.map((section) => ({
    id: section,
    title: `${section} ${titles.get(section) ?? ''}`.trim(),
    rules: of(section).flatMap(({ rule, own }) => (own ? [rule] : [])),
  }))
  const children = toc.flatMap(({ id, title }) => [
    heading(id, title),
    ...of(id).flatMap(({ under, nodes }) => [...under.map(alias), ...nodes]),
  ])
  return { toc, hast: { type: 'root', children } }
}
