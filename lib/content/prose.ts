import type { ElementContent, Root } from 'hast'
import type { Lesson } from '#lib/lessons/index'

// Numbers of rules, data of tables and English names are no prose; what ends is set apart, so that no two pieces read as one.
const silent: ReadonlySet<string> = new Set(['v-regola', 'code', 'v-mana'])
const ends = /^(?:p|li|t[dh]|h[23]|v-come-era)$/

const titlesOf: Readonly<Record<string, readonly string[]>> = {
  'v-errore': ['title'],
  'v-confronto': ['prevedi'],
  'v-scenario': ['titolo', 'ripara', 'prevedi'],
}

function said(node: ElementContent | Root['children'][number]): string {
  if (node.type === 'text') return node.value
  if (node.type !== 'element' || silent.has(node.tagName) || node.properties.lang === 'en') return ''
  const { tagName, properties } = node
  const own = (titlesOf[tagName] ?? []).flatMap((name) => (properties[name] ? [`${properties[name]}\n`] : [])).join('')
  return `${own}${node.children.map(said).join('')}${ends.test(node.tagName) ? '\n' : ''}`
}

/** What a lesson says, as plain text: its text with the titles of tables and common mistakes, a line for each piece. */
export const proseOf = ({ hast }: Pick<Lesson, 'hast'>): string => hast.children.map(said).join('')
