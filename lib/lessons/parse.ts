import type { Root } from 'mdast'
import remarkDirective from 'remark-directive'
import remarkGfm from 'remark-gfm'
import remarkParse from 'remark-parse'
import { unified } from 'unified'

const plain = unified().use(remarkParse).freeze()
const lesson = unified().use(remarkParse).use(remarkGfm).use(remarkDirective).freeze()

/** Markdown as a syntax tree, without extensions. */
export const parsePlain = (md: string): Root => plain.parse(md)

/** Markdown with tables and directives as a syntax tree. */
export const parseLesson = (md: string): Root => lesson.parse(md)
