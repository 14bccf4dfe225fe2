import type { Element, Root } from 'hast'
import { visit } from 'unist-util-visit'

/** What is drawn as a small box in a line: browsers may break a line behind it, whatever follows. */
const BOXES: ReadonlySet<string> = new Set(['v-regola', 'v-mana'])

/** Signs that no line begins with. */
const SIGNS = /^[.,;:!?…)»’]+/

/** A rule number or a mana symbol and the sign behind it stay in one line. */
export function unbroken(tree: Root): void {
  visit(tree, 'element', (box, at, parent) => {
    const next = at === undefined ? undefined : parent?.children[at + 1]
    if (!parent || at === undefined || !BOXES.has(box.tagName) || next?.type !== 'text') return
    const [signs] = SIGNS.exec(next.value) ?? []
    if (signs === undefined) return
    next.value = next.value.slice(signs.length)
    const held: Element = {
      type: 'element',
      tagName: 'span',
      properties: { className: ['nb'] },
      children: [box, { type: 'text', value: signs }],
    }
    parent.children.splice(at, 1, held)
  })
}
