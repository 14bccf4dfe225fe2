import type { Nodes } from 'hast'

/** The addresses in a text as it will be drawn: of rules, headings, mistakes, tables, and of what was elsewhere. */
export function addressesIn(node: Nodes | undefined): readonly string[] {
  if (node === undefined || !('children' in node)) return []
  const inside = node.children.flatMap((child) => addressesIn(child as Nodes))
  if (node.type !== 'element') return inside
  const { id, anchor } = node.properties
  if (node.tagName === 'v-errore') return [String(anchor), ...inside]
  if (node.tagName === 'v-scenario') return [`scenario-${id}`, ...inside]
  return /^(?:h[23]|v-r|v-qui)$/.test(node.tagName) ? [String(id), ...inside] : inside
}
