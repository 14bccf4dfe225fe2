import type { Nodes } from 'mdast'

/** The plain text of a node, without markup; symbols and chips give what they print. */
export function textOf(node: Nodes): string {
  if ('value' in node) return node.type === 'html' ? '' : node.value
  if ('children' in node) return node.children.map(textOf).join('')
  return node.type === 'break' ? '\n' : ''
}

/** Words as a permalink: lower case, no accents, hyphens. */
export const slug = (text: string): string =>
  text
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '')

/** Every rule number in a text, with its offset. */
export const ruleNumbers = (text: string): { readonly n: string; readonly offset: number }[] =>
  [...text.matchAll(/(?<![\d.])\d{3}\.\d{1,3}[a-z]{0,2}(?![\p{L}\d])/gu)].map((m) => ({ n: m[0], offset: m.index }))

/** Italian sentences of a paragraph; a full stop inside a number or a quotation does not end one. */
export const sentences = (text: string): string[] =>
  text
    .replace(/\s+/g, ' ')
    .trim()
    .split(/(?<=[.?]|[.?]»)\s+(?=[\p{Lu}«{])/u)
    .filter((s) => s !== '')
