import type { ElementContent, Root, RootContent } from 'hast'

const quoted = (value: unknown): string =>
  (Array.isArray(value) ? value.join(' ') : String(value)).replaceAll('"', '&quot;')

function node(n: RootContent | ElementContent, depth: number): string[] {
  const pad = '  '.repeat(depth)
  if (n.type === 'text') return n.value.trim() === '' ? [] : [`${pad}${JSON.stringify(n.value)}`]
  if (n.type !== 'element') return [`${pad}<!-- ${n.type} -->`]
  const attributes = Object.entries(n.properties).map(([k, v]) =>
    v === true ? ` ${k}` : v === false ? '' : ` ${k}="${quoted(v)}"`,
  )
  const open = `${pad}<${n.tagName}${attributes.join('')}>`
  return n.children.length === 0 ? [open] : [open, ...n.children.flatMap((c) => node(c, depth + 1))]
}

/** A tree as indented text, one node a line, texts quoted so that spaces and apostrophes can be seen. */
export const print = (tree: Root): string => `${tree.children.flatMap((c) => node(c, 0)).join('\n')}\n`
