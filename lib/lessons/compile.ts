import type { Root as Mdast } from 'mdast'
import type { z } from 'zod'
import { err, ok, type Result } from '#lib/base/result'
import { applyDirectives } from './directives/index'
import { erasIn } from './eras'
import { chapterHead, lessonHead, readFrontMatter } from './front-matter'
import { toHast } from './hast'
import { wordsIn } from './length'
import { lints } from './lint/index'
import { short } from './lint/short'
import { drawMana } from './mana'
import { byPlace } from './message'
import { type Lint, openPage, type Page } from './page'
import { parseLesson } from './parse'
import { tableOfContents } from './toc'
import type { Chapter, Known, Lesson, LessonMessage, ProseKind } from './types'
import { typeset } from './typeset'

type Compiled<T> = Result<T, readonly LessonMessage[]>
type Prose = readonly (readonly [ProseKind, string])[]
type Body = Pick<
  Lesson,
  | 'words'
  | 'toc'
  | 'rules'
  | 'recalls'
  | 'cites'
  | 'terms'
  | 'misconceptions'
  | 'scenarios'
  | 'questions'
  | 'eras'
  | 'hast'
>

/** What a file is called without its folders, its ending, and the number that orders it. */
const nameOf = (path: string): string =>
  path
    .replace(/^.*\//, '')
    .replace(/\.md$/, '')
    .replace(/^\d\d-/, '')

const folderOf = (path: string): string => path.split('/').at(-2) ?? ''

/** A short lesson is a file with two figures before its name, beside the file of its chapter. */
export const isShort = (path: string): boolean => /\/\d\d-[^/]+\.md$/.test(path)

function headProse(page: Page, texts: Prose): void {
  for (const [kind, text] of texts)
    for (const { code, text: said } of page.known.checkItalian(text, kind))
      page.messages.push({ path: page.path, line: 1, column: 1, code, text: `${said} (in testa al file: «${text}»)` })
}

/** Head, directives, checks and tree of one file. */
function compile<H>(
  md: string,
  path: string,
  known: Known,
  schema: z.ZodType<H>,
  prose: (head: H) => Prose,
  more: readonly Lint[],
): Compiled<{ readonly head: H; readonly body: Body }> {
  const front = readFrontMatter(md.replaceAll('\r\n', '\n'), path, schema)
  if (!front.ok) return err(front.error.toSorted(byPlace))
  const { data: head, body: source } = front.value
  const page = openPage(path, source, known)
  const tree = parseLesson(source)
  headProse(page, prose(head))
  applyDirectives(tree, page)
  for (const lint of [...lints, ...more]) lint(tree, page)
  if (page.messages.length > 0) return err(page.messages.toSorted(byPlace))
  return ok({ head, body: bodyOf(tree, page) })
}

function bodyOf(tree: Mdast, page: Page): Body {
  drawMana(tree)
  return {
    words: wordsIn(tree),
    toc: tableOfContents(tree),
    rules: [...page.rules.keys()],
    recalls: [...page.recalls],
    cites: [...page.cites],
    terms: [...page.introduced],
    misconceptions: page.misconceptions,
    scenarios: page.scenarios,
    questions: page.questions,
    eras: erasIn(tree),
    hast: toHast(tree),
  }
}

/**
 * Compiles the file of a chapter, and with it the chapter's one long lesson where the text stands there: `lessons` is empty where it
 * does not. Reads no file and knows only what `known` says. Every message is a reason not to publish, in Italian, with its place.
 */
export function compileChapter(md: string, path: string, known: Known): Compiled<Chapter> {
  const prose = (head: z.output<typeof chapterHead>): Prose => [
    ['label', head.titolo],
    ['label', head.sommario],
    ['lesson', head.apertura],
  ]
  const compiled = compile(md, path, known, chapterHead, prose, [])
  if (!compiled.ok) return compiled
  const { head, body } = compiled.value
  const slug = nameOf(path)
  const said = {
    slug,
    path,
    title: { it: typeset(head.titolo), en: head.inglese },
    section: head.sezione,
    order: head.ordine,
    summary: typeset(head.sommario),
    lede: typeset(head.apertura),
  }
  const long: Lesson = { ...said, chapter: slug, objective: '', before: [], ...body }
  return ok({ ...said, lessons: body.hast.children.length === 0 ? [] : [long] })
}

/** Compiles a short lesson, whose place in the path its file name says: `content/lezioni/combattimento/30-bloccare.md`. */
export function compileLesson(md: string, path: string, known: Known): Compiled<Lesson> {
  const prose = (head: z.output<typeof lessonHead>): Prose => [
    ['label', head.titolo],
    ['label', head.sommario],
    ['lesson', head.obiettivo],
  ]
  const compiled = compile(md, path, known, lessonHead, prose, [short])
  if (!compiled.ok) return compiled
  const { head, body } = compiled.value
  const chapter = folderOf(path)
  return ok({
    slug: `${chapter}/${nameOf(path)}`,
    chapter,
    path,
    title: { it: typeset(head.titolo), en: head.inglese },
    section: head.sezione,
    order: Number(/\/(\d\d)-[^/]+$/.exec(path)?.[1]),
    ...(head.percorso === undefined ? {} : { place: head.percorso }),
    summary: typeset(head.sommario),
    lede: '',
    objective: typeset(head.obiettivo),
    before: head.prima,
    ...body,
  })
}
