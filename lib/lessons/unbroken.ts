import type { Element, Root, Text } from 'hast'
import { SKIP, visit } from 'unist-util-visit'

/** What is drawn as a small box in a line: browsers may break a line behind it, whatever follows. */
const BOXES: ReadonlySet<string> = new Set(['v-regola', 'v-mana'])

/** Signs that no line begins with, and those that no line ends with. */
const CLOSING = /^[.,;:!?…)»’]+/
const OPENING = /[«(‘]+$/

/** A rule number or a mana symbol and the signs around it stay in one line. */
export function unbroken(tree: Root): void {
  visit(tree, 'element', (box, at, parent) => {
    if (!parent || at === undefined || !BOXES.has(box.tagName)) return undefined
    const [before, after] = [parent.children[at - 1], parent.children[at + 1]]
    const [opening = ''] = (before?.type === 'text' && OPENING.exec(before.value)) || []
    const [closing = ''] = (after?.type === 'text' && CLOSING.exec(after.value)) || []
    if (opening + closing === '') return undefined
    if (before?.type === 'text') before.value = before.value.slice(0, before.value.length - opening.length)
    if (after?.type === 'text') after.value = after.value.slice(closing.length)
    const text = (value: string): Text[] => (value === '' ? [] : [{ type: 'text', value }])
    const held: Element = {
      type: 'element',
      tagName: 'span',
      properties: { className: ['nb'] },
      children: [...text(opening), box, ...text(closing)],
    }
    parent.children.splice(at, 1, held)
    return SKIP
  })
}
