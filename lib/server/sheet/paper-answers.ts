import 'server-only'
import type { PaperAnswer } from '#lib/db/paper-answers'
import type { SheetScan } from '#lib/db/sheet-scans'
import { gradeMark } from './marks'
import { type AskedMark, papersIn, type Questions } from './scans'

/** What was answered on each paper of a file, by its line: what was left blank or is unclear is no answer. */
export function answersIn(
  scan: Pick<SheetScan, 'text' | 'settled'>,
  questions: Questions,
): ReadonlyMap<number, readonly PaperAnswer[]> {
  const read = papersIn(scan, questions)
  return new Map(read.ok ? read.value.papers.map(({ line, marks }) => [line, marks.flatMap(answerOf)]) : [])
}

function answerOf({ mark, question }: AskedMark, at: number): readonly PaperAnswer[] {
  if (!question) return []
  const { item, shown } = question
  const graded = gradeMark(item, shown, mark)
  if (!graded) return []
  const offered = [...new Set(item.options.flatMap(({ beliefs }) => beliefs))]
  const { id: itemId, template, claims } = item
  return [{ position: at + 1, itemId, template, claims, offered, ...graded }]
}
