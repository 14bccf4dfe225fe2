import type { Node, PhrasingContent, Root } from 'mdast'
import { SKIP, visit } from 'unist-util-visit'

/** A run of mana or tap symbols in text: `{2}{U}`. */
export interface Mana extends Node {
  type: 'mana'
  /** The run as written. */
  value: string
}

declare module 'mdast' {
  interface PhrasingContentMap {
    mana: Mana
  }
  interface RootContentMap {
    mana: Mana
  }
}

/** One symbol without its braces. */
export const manaSymbol = /^(?:[WUBRGCXTQSP]|\d{1,2}|[WUBRGC2]\/[WUBRGP](?:\/P)?)$/

const run = /(?:\{(?:[WUBRGCXTQSP]|\d{1,2}|[WUBRGC2]\/[WUBRGP](?:\/P)?)\})+/g

const node = (value: string): Mana => {
  const symbols = value.slice(1, -1).split('}{').join(' ')
  return { type: 'mana', value, data: { hName: 'v-mana', hProperties: { symbols }, hChildren: [] } }
}

/** Text in which every run of symbols is a node of its own. */
function split(text: string): PhrasingContent[] {
  const out: PhrasingContent[] = []
  let at = 0
  for (const found of text.matchAll(run)) {
    if (found.index > at) out.push({ type: 'text', value: text.slice(at, found.index) })
    out.push(node(found[0]))
    at = found.index + found[0].length
  }
  if (at < text.length) out.push({ type: 'text', value: text.slice(at) })
  return out
}

/** Draws mana symbols wherever prose has them. */
export function drawMana(tree: Root): void {
  visit(tree, 'text', (text, index, parent) => {
    if (!parent || index === undefined || text.value.search(run) < 0) return undefined
    const parts = split(text.value)
    parent.children.splice(index, 1, ...parts)
    return [SKIP, index + parts.length]
  })
}
