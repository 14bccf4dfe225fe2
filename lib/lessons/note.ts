import type { Nodes } from 'hast'
import rehypeSanitize, { type Options as Schema } from 'rehype-sanitize'
import remarkParse from 'remark-parse'
import remarkRehype from 'remark-rehype'
import { unified } from 'unified'
import type { NotePart, NoteView } from '#lib/italian/views'
import { typeset } from './typeset'

const TAGS = ['p', 'em', 'strong', 'ul', 'ol', 'li', 'blockquote', 'code', 'br', 'a'] as const
const tagOf = (name: string) => TAGS.find((tag) => tag === name)

/** What may be left of a note: no HTML, no headings, no pictures, links to the web alone. */
const schema: Schema = {
  tagNames: [...TAGS],
  attributes: { a: ['href'] },
  protocols: { href: ['https'] },
  clobber: [],
  clobberPrefix: '',
}

const pipeline = unified().use(remarkParse).use(remarkRehype).use(rehypeSanitize, schema).freeze()

/** Plain Markdown that somebody else wrote, as what may be shown of it; nothing else gets through. */
export const readNote = (markdown: string): NoteView => partsOf(pipeline.runSync(pipeline.parse(markdown)))

const partsOf = (node: Nodes): NoteView => ('children' in node ? node.children.flatMap(partOf) : [])

function partOf(node: Nodes): readonly NotePart[] {
  if (node.type === 'text') return node.value.trim() === '' ? [] : [typeset(node.value)]
  if (node.type !== 'element') return []
  const tag = tagOf(node.tagName)
  // A mark that is not kept leaves its words.
  if (tag === undefined) return partsOf(node)
  const { href } = node.properties
  // An address without a protocol would be one of this site, or look like one.
  const leads = tag === 'a' && typeof href === 'string' && /^https:\/\//i.test(href)
  return [{ tag, ...(leads ? { href } : {}), parts: partsOf(node) }]
}
