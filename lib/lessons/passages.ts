import type { Element, ElementContent } from 'hast'
import type { Lesson, RuleNumber } from './types'

/** A stretch of a lesson with the fragment that leads to it. */
export interface Passage {
  readonly anchor: string
  readonly text: string
}

/** A second-level section of a lesson as plain text. */
export interface LessonSection {
  readonly id: string
  readonly title: string
  /** Numbers that have their paragraph here. */
  readonly rules: readonly RuleNumber[]
  readonly passages: readonly Passage[]
}

const text = (node: ElementContent): string => {
  if (node.type === 'text') return node.value
  if (node.type !== 'element') return ''
  if (node.tagName === 'v-carta') return String(node.properties.name)
  const inside = node.children.map(text).join('')
  return /^(p|li|td|th|tr|h3|v-come-era)$/.test(node.tagName) ? `${inside} ` : inside
}

const tidy = (said: string): string => said.replace(/[^\S\u00a0]+/g, ' ').trim()

/** Where a reader lands for what an element says, and what it says; an element without an address belongs to what stands before it. */
function passage(node: Element): { readonly anchor?: string; readonly text: string } {
  const { properties } = node
  if (node.tagName === 'v-qui') return { anchor: String(properties.id), text: '' }
  if (node.tagName === 'v-r') return { anchor: String(properties.id), text: text(node) }
  if (node.tagName === 'v-errore')
    return { anchor: String(properties.anchor), text: `«${properties.title}» ${text(node)}` }
  if (node.tagName === 'v-scenario') {
    const { id, titolo, ripara = '', prevedi = '' } = properties
    return { anchor: `scenario-${id}`, text: `${titolo} ${ripara} ${prevedi} ${text(node)}` }
  }
  if (node.tagName === 'v-confronto') {
    const inside = node.children.map((child) => (child.type === 'element' ? passage(child).text : ''))
    return { anchor: `confronto-${properties.id}`, text: [properties.prevedi, ...inside].join(' ') }
  }
  return { text: text(node) }
}

/** The text of a lesson, section by section, each cut where an address stands in it. */
export function sectionsOf(lesson: Pick<Lesson, 'hast' | 'toc'>): readonly LessonSection[] {
  const out = new Map(lesson.toc.map((section) => [section.id, { ...section, passages: [] as Passage[] }]))
  let here: Passage[] = []
  let start = ''
  for (const node of lesson.hast.children) {
    if (node.type !== 'element') continue
    if (node.tagName === 'h2') {
      start = String(node.properties.id)
      here = out.get(start)?.passages ?? []
      continue
    }
    const { anchor, text: said } = passage(node)
    const last = here.at(-1)
    if (anchor === undefined && last !== undefined)
      here[here.length - 1] = { anchor: last.anchor, text: tidy(`${last.text} ${said}`) }
    else if (tidy(said) !== '' || node.tagName === 'v-qui') here.push({ anchor: anchor ?? start, text: tidy(said) })
  }
  return [...out.values()]
}
