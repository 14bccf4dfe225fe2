import type { Element, ElementContent, Root, RootContent } from 'hast'

/** Elements that stand by themselves on a lesson's page; whatever lies between them is prose. */
const alone = new Set([
  'h2',
  'h3',
  'hr',
  'v-r',
  'v-errore',
  'v-esempio',
  'v-confronto',
  'v-scenario',
  'v-domanda',
  'v-qui',
])

/** Common mistakes of a page that stand open. */
const OPEN = 2

const named = (node: RootContent | ElementContent, name: string): node is Element =>
  node.type === 'element' && node.tagName === name

const isBlank = (node: RootContent | ElementContent) => node.type === 'text' && node.value.trim() === ''

const box = (className: string, children: ElementContent[]): Element => ({
  type: 'element',
  tagName: 'div',
  properties: { className: [className] },
  children,
})

/** A row of prose with its margin notes beside it, whichever order they were written in. */
function row(children: readonly ElementContent[]): ElementContent[] {
  const notes = children.filter((node) => named(node, 'v-come-era'))
  const prose = children.filter((node) => !named(node, 'v-come-era'))
  return notes.length === 0 ? [box('prose', prose)] : [box('prose', prose), box('notes', notes)]
}

/** What stands at the end of a section, once it has been read. */
const readMark = (heading: Element): Element => ({
  type: 'element',
  tagName: 'v-letta',
  properties: { section: String(heading.properties.id ?? ''), title: wordsOf(heading) },
  children: [],
})

const wordsOf = (node: ElementContent): string =>
  node.type === 'text' ? node.value : node.type === 'element' ? node.children.map(wordsOf).join('') : ''

/**
 * Puts a lesson on its columns: every run of paragraphs, lists and tables becomes one block of prose, and notes about past editions
 * leave the text for the margin of the block they belong to. Every section ends with its mark, where there are marks. Common mistakes
 * after the first ones are folded.
 */
export function layOut(lesson: Root, marks = true): Root {
  const children: Element[] = []
  let mistakes = 0
  let run: ElementContent[] = []
  let section: Element | undefined
  const flush = () => {
    if (run.length > 0) children.push(run.some((n) => named(n, 'v-come-era')) ? box('r', row(run)) : box('prose', run))
    run = []
  }
  for (const node of lesson.children) {
    if (node.type === 'doctype' || isBlank(node)) continue
    if (node.type !== 'element' || !alone.has(node.tagName)) {
      run.push(node)
      continue
    }
    flush()
    if (node.tagName === 'h2') {
      if (section && marks) children.push(readMark(section))
      section = node
    }
    if (node.tagName === 'v-errore') mistakes++
    children.push(inside(node, mistakes > OPEN))
  }
  flush()
  if (section && marks) children.push(readMark(section))
  return { type: 'root', children }
}

function inside(node: Element, folded: boolean): Element {
  const content = node.children.filter((child) => !isBlank(child))
  if (node.tagName === 'v-r') return { ...node, children: row(content) }
  if (node.tagName === 'v-errore')
    return { ...node, properties: { ...node.properties, folded }, children: [box('prose', content)] }
  if (node.tagName === 'v-esempio') return { ...node, children: [box('prose', content)] }
  if (node.tagName === 'v-confronto') {
    // The answer is read before the tables that show it.
    const tables = content.filter((child) => named(child, 'v-scenario'))
    const said = content.filter((child) => !named(child, 'v-scenario'))
    return { ...node, children: [box('prose', said), ...tables] }
  }
  return node
}
