import 'server-only'
import type { DiagnosticState } from '#lib/db/diagnostics'
import type { KeyedExamQuestion } from '#lib/db/exams'
import { grade, rulesAbout } from '#lib/study/index'
import { bank } from '../ports'

/** The answers of a diagnostic as the model reads them, with the rules that each speaks about. */
export const answersOf = ({ areas }: DiagnosticState, questions: readonly KeyedExamQuestion[]) =>
  questions.flatMap(({ position, item, choice }) => {
    const graded = choice && grade(item, choice.given)
    if (graded?.type !== 'graded') return []
    return [
      {
        area: areas[position - 1] ?? '',
        difficulty: bank.estimate(bank.toPublic(item)),
        right: graded.verdict === 'right',
        rules: rulesAbout(item.claims, graded.beliefs, bank.ruleOf),
      },
    ]
  })
