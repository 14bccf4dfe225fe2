import { err, ok, type Result } from '#lib/base/result'
import { applyDirectives } from './directives/index'
import { erasIn } from './eras'
import { lessonHead, readFrontMatter } from './front-matter'
import { toHast } from './hast'
import { lints } from './lint/index'
import { drawMana } from './mana'
import { byPlace } from './message'
import { openPage, type Page } from './page'
import { parseLesson } from './parse'
import { tableOfContents } from './toc'
import type { Known, Lesson, LessonMessage, ProseKind } from './types'
import { typeset } from './typeset'

function headProse(page: Page, texts: readonly (readonly [ProseKind, string])[]): void {
  for (const [kind, text] of texts)
    for (const { code, text: said } of page.known.checkItalian(text, kind))
      page.messages.push({ path: page.path, line: 1, column: 1, code, text: `${said} (in testa al file: «${text}»)` })
}

/**
 * Compiles one lesson: front matter, directives, lint, hast. Reads no file and knows only what `known` says. Every message is a
 * reason not to publish, in Italian, with its place in the file.
 */
export function compileLesson(md: string, path: string, known: Known): Result<Lesson, readonly LessonMessage[]> {
  const front = readFrontMatter(md.replaceAll('\r\n', '\n'), path, lessonHead)
  if (!front.ok) return err(front.error.toSorted(byPlace))
  const { data: head, body } = front.value
  const page = openPage(path, body, known)
  const tree = parseLesson(body)
  headProse(page, [
    ['label', head.titolo],
    ['label', head.sommario],
    ['lesson', head.apertura],
  ])
  applyDirectives(tree, page)
  for (const lint of lints) lint(tree, page)
  if (page.messages.length > 0) return err(page.messages.toSorted(byPlace))
  drawMana(tree)
  return ok({
    slug: path.replace(/^.*\//, '').replace(/\.md$/, ''),
    path,
    title: { it: typeset(head.titolo), en: head.inglese },
    section: head.sezione,
    order: head.ordine,
    summary: typeset(head.sommario),
    lede: typeset(head.apertura),
    toc: tableOfContents(tree),
    rules: [...page.rules.keys()],
    cites: [...page.cites],
    misconceptions: page.misconceptions,
    scenarios: page.scenarios,
    questions: page.questions,
    eras: erasIn(tree),
    hast: toHast(tree),
  })
}
